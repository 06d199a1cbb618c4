"""Which turn comes next: one a little above what somebody is known to find."""

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from nonuple.play.duplicate.prepared import Chance, prepare
from nonuple.play.duplicate.settings import Settings
from nonuple.play.masked import masked
from nonuple.play.rating.difficulty import Common, difficulty_of, ways_of
from nonuple.play.record import Record
from nonuple.words.lexicon import Lexicon

ABOVE = 80
"""What is sought is found nearly two times in five: worth the while, and it tells most."""
DRAWN_FOR_ONE = 4
"""Games from whose turns one is chosen."""
_OPENING = 3
"""Turns that are never chosen: the grid has too little to offer."""


def nearest(difficulties: Sequence[float], strength: float) -> int:
    """Which of these turns is next for a player of a strength."""
    wanted = strength + ABOVE
    return min(range(len(difficulties)), key=lambda at: abs(difficulties[at] - wanted))


def turn_for(strength: float, chances: Iterable[Chance], lexicon: Lexicon, common: Common) -> Record:
    """A game that nobody has seen, up to the turn that is sought."""
    found: list[tuple[float, Record, int]] = []
    for chance in chances:
        record = prepare(Settings(), chance, lexicon).record
        for number, turn in enumerate(masked(record)[_OPENING:], start=_OPENING + 1):
            found.append((difficulty_of(ways_of(turn, lexicon, common)), record, number))
    _, record, number = found[nearest([hard for hard, _, _ in found], strength)]
    return replace(record, turns=record.turns[:number], end=None)
