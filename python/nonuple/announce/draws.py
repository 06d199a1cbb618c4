"""The letters of a turn: those kept, those drawn, all of them; and draws that are rejected."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from nonuple.announce.course import no_solution
from nonuple.announce.line import Line, Step, line
from nonuple.announce.speech import Said, alone, country, listed
from nonuple.announce.tongue import Tongue, tongue_of
from nonuple.pieces.formula import Formula
from nonuple.pieces.tiles import JOKER, Rack
from nonuple.play.duplicate.settings import Settings
from nonuple.play.record import Reject, Turn
from nonuple.rulebooks.registry import duplicate
from nonuple.rulebooks.rulebook import Manner
from nonuple.rules import article, shows
from nonuple.texts import announce as words


def draw(turn: Turn, settings: Settings) -> tuple[Line, ...]:
    """Everything said of a turn's letters, its rejected draws first, after the pause that is due."""
    rejected = [said for reject in turn.rejected for said in rejection(reject, settings)]
    rack = Rack(turn.drawn, turn.kept, rejected=bool(turn.rejected))
    return after_pause((*rejected, *letters(rack, settings)), pause(settings.edition, turn.n))


@article("2026", "4.1")
def pause(edition: str, turn: int) -> int:
    """Seconds to wait, once the turn before has been announced, until new letters are drawn."""
    return duplicate(edition).game.pause if turn > 1 else 0


def after_pause(lines: Sequence[Line], seconds: int) -> tuple[Line, ...]:
    """The same lines, the first of which waits."""
    first, *others = lines
    return (msgspec.structs.replace(first, wait=seconds), *others)


@article("2026", "4.1")
@article("2010", "2.1")
@article("2009", "2.1")
@shows("box", "tirages")
def letters(rack: Rack, settings: Settings) -> tuple[Line, ...]:
    """The letters kept, each new one as it was drawn, then all of them with like ones together."""
    manner, tongue = duplicate(settings.edition).manner, tongue_of(settings.pieces)
    return (
        *_kept(rack.kept, settings.played, tongue),
        *(_new_letter(letter, manner, tongue) for letter in rack.drawn),
        _whole_rack(rack, tongue, by_letter=settings.blitz and manner.blitz_by_letter),
    )


@shows("2026", "4.2")
@shows("2010", "2.1", "2.2")
@shows("2009", "2.1", "2.2")
@shows("box", "minimum")
def rejection(reject: Reject, settings: Settings) -> tuple[Line, ...]:
    """A draw goes back into the bag with the letters kept; all that are then drawn are new."""
    tongue, same = tongue_of(settings.pieces), reject.why == "same-letters"
    if reject.why == "no-move":
        return no_solution(settings)
    if duplicate(settings.edition).manner.rejection_names_kept:
        said = tongue.say(words.REJECTION_SAME if same else words.REJECTION)
        return (line(Step.REJECTION, said), *_kept(reject.kept, settings.played, tongue))
    if not reject.drawn:
        return (line(Step.REJECTION, tongue.say(words.REJECTION)),)  # a sheet does not tell what was drawn
    counted = words.REJECTION_SAME_COUNTED if same else words.REJECTION_COUNTED
    count = _of_letters(_counted(reject.kept + reject.drawn, settings.played), tongue)
    return (line(Step.REJECTION, tongue.say(counted, count=count)),)


def _kept(kept: str, formula: Formula, tongue: Tongue) -> tuple[Line, ...]:
    """How many, then which; the joker that goes with every rack of a joker game is no letter kept."""
    if not kept:
        return ()
    count, named = _counted(kept, formula), listed(country(letter, tongue) for letter in _in_order(kept))
    if not count:
        return (line(Step.JOKER, *named),)
    told = words.KEPT_COUNT if count == len(kept) else words.KEPT_COUNT_AND_JOKER
    return (
        line(Step.KEPT_COUNT, tongue.say(told, count=_of_letters(count, tongue))),
        line(Step.KEPT, *named),
    )


def _counted(held: str, formula: Formula) -> int:
    """How many; the joker that goes with every rack of a joker game is named but not counted."""
    return len(held) - (held.count(JOKER) if formula.joker else 0)


def _of_letters(count: int, tongue: Tongue) -> str:
    return tongue.say(words.OF_ONE_LETTER if count == 1 else words.OF_LETTERS, count=tongue.number(count))


def _in_order(kept: str) -> str:
    """Alphabetical, jokers last."""
    return "".join(sorted(kept, key=lambda letter: (letter == JOKER, letter)))


def _new_letter(letter: str, manner: Manner, tongue: Tongue) -> Line:
    tile = tongue.letters[letter]
    if letter != JOKER:
        spoken = f"{tile.spelling}, {alone(letter, tongue).spoken}"
        return line(Step.NEW_LETTER, f"{tile.spelling}-{letter}", spoken)
    if not (manner.joker_is_named and tile.name):
        return line(Step.NEW_LETTER, tile.spelling)
    return line(Step.NEW_LETTER, f"{tile.spelling} – {tile.name}", f"{tile.spelling}, {tile.name}")


def _whole_rack(rack: Rack, tongue: Tongue, *, by_letter: bool) -> Line:
    """In the order announced, which is that of the boards; like letters at the place of the first."""
    named = alone if by_letter else country
    counted = Counter(_in_order(rack.kept) + rack.drawn)
    groups = (_times(named(letter, tongue), count, tongue) for letter, count in counted.items())
    return line(Step.RACK, *listed(groups))


def _times(letter: Said, count: int, tongue: Tongue) -> Said:
    if count == 1:
        return letter
    times = tongue.number(count)
    return Said(*(tongue.say(words.SEVERAL_TIMES, letter=name, count=times) for name in letter))
