"""Games that play themselves by the thousand: the kernel plays them, `director` remains the law.

Both are the same to the letter, which tests hold them to.
"""

from functools import lru_cache
from typing import TypedDict

from nonuple import _kernel
from nonuple.pieces.board import kernel_rules
from nonuple.pieces.draw import STRICT_TURNS, full_bag
from nonuple.play.duplicate.ending import FEW_DRAWS, SAMPLES
from nonuple.play.duplicate.openness import KEPT, POINT
from nonuple.play.duplicate.settings import Settings, checked
from nonuple.play.duplicate.simulation import self_played
from nonuple.play.record import Record, Reject, Turn
from nonuple.rulebooks.registry import duplicate
from nonuple.words.lexicon import Lexicon


def sampled(settings: Settings, secret: bytes, lexicon: Lexicon) -> Record:
    """The game of a secret, as `simulation` plays it."""
    game = _duplicate(settings, lexicon.words).play(secret)
    if game is None:
        return self_played(settings, secret, lexicon).record
    told, end, left = game
    turns = tuple(
        Turn(n, tuple(Reject(*one) for one in rejected), *played)
        for n, (rejected, played) in enumerate(told, 1)
    )
    return Record(settings.edition, settings.formula, turns, end, left, settings.variant)


def sampled_line(settings: Settings, secret: bytes, lexicon: Lexicon) -> str | None:
    """The same as members of a JSON object, from its turns to its total; None where only the law can tell."""
    return _duplicate(settings, lexicon.words).line(secret)


@lru_cache(maxsize=16)
def _duplicate(settings: Settings, words: _kernel.Words) -> _kernel.Duplicate:
    rules = kernel_rules(settings.played, settings.pieces)
    return _kernel.Duplicate(words, rules, **drawing(checked(settings)))


class Drawing(TypedDict):
    """What the kernel needs to know of a kind of game."""

    bag: str
    rack: int
    joker: bool
    least: int
    vowels: str
    either: str
    strict_turns: int
    kept: tuple[int, ...]
    point: int
    samples: int
    few_draws: int


def drawing(settings: Settings) -> Drawing:
    formula, letters = settings.played, settings.pieces.letters
    return Drawing(
        bag=full_bag(letters),
        rack=formula.rack,
        joker=formula.joker,
        least=1 if duplicate(settings.edition).game.zero_is_no_move else 0,
        vowels=letters.vowels,
        either=letters.either,
        strict_turns=STRICT_TURNS,
        kept=tuple(KEPT.values()),
        point=POINT,
        samples=SAMPLES,
        few_draws=FEW_DRAWS,
    )
