"""The retained word, in the order of the rulebook."""

import enum
from typing import Protocol

from nonuple.announce.line import Line, Step, line
from nonuple.announce.speech import by_table, capital, listed, place, spell, word_aloud
from nonuple.announce.tongue import Tongue, tongue_of
from nonuple.errors import Refusal
from nonuple.pieces.notation import Ref
from nonuple.play.duplicate.settings import Settings
from nonuple.rules import article, shows
from nonuple.texts import announce as words


class Announceable(Protocol):
    """A word at a place with what it scores and forms: a `Move`, a `Turn`."""

    @property
    def ref(self) -> str: ...
    @property
    def word(self) -> str: ...
    @property
    def score(self) -> int: ...
    @property
    def cross(self) -> tuple[str, ...]: ...


class Caution(enum.Enum):
    """What the chief arbiter may call out where players could really be misled."""

    PLACE = words.MIND_THE_PLACE
    SOLUTION = words.MIND_THE_SOLUTION


@shows("2026", "4.4")
def warning(caution: Caution, settings: Settings) -> Line:
    """A caution: it comes before everything else, and only where the chief arbiter wants it."""
    return line(Step.CAUTION, tongue_of(settings.pieces).say(caution.value))


@article("2026", "4.4")
@article("2010", "2.4")
@article("2009", "2.4")
def retained(
    solution: Announceable,
    settings: Settings,
    *,
    turn: int,
    pronounced: str = "",
    caution: Caution | None = None,
) -> tuple[Line, ...]:
    """Points, direction, place, word, spelling, words formed, and the reminder: these, and nothing else.

    Every edition has the same order. `pronounced` is the word with its accents, where they are known.
    """
    ref, tongue = Ref.parse(solution.ref), tongue_of(settings.pieces)
    if turn == 1 and ref.down:
        raise Refusal(words.FIRST_IS_ACROSS, word=solution.word, ref=ref)
    worth, where = tongue.points(solution.score), place(ref, tongue)
    word = word_aloud(solution.word, pronounced)
    return (
        *((warning(caution, settings),) if caution else ()),
        line(Step.POINTS, capital(worth)),
        line(Step.DIRECTION, tongue.say(words.DOWN if ref.down else words.ACROSS)),
        line(Step.PLACE, *where),
        line(Step.WORD, *word),
        line(Step.SPELLING, *spell(solution.word, tongue)),
        *_formed(solution.cross, tongue),
        line(Step.REMINDER, *(f"{name}, {at}, {worth}" for name, at in zip(word, where, strict=True))),
    )


def _formed(cross: tuple[str, ...], tongue: Tongue) -> tuple[Line, ...]:
    """Words lengthened in passing lie crosswise; one lengthened in its own line is the word played."""
    if not cross:
        return ()
    formed = listed((word_aloud(word) for word in cross), last=tongue.say(words.AND))
    return (line(Step.FORMED, *(tongue.say(words.FORMING, words=said) for said in formed)),)


@shows("2026", "4.8.2")
def joker_replaced(letter: str | None, settings: Settings) -> tuple[Line, ...]:
    """In a joker game, once the joker is used: the letter that takes its place, None if it stays."""
    tongue = tongue_of(settings.pieces)
    if letter is None:
        return (line(Step.JOKER, tongue.say(words.JOKER_STAYS)),)
    replaced = (tongue.say(words.JOKER_REPLACED, letter=name) for name in by_table(letter, tongue))
    return (line(Step.JOKER, *replaced),)
