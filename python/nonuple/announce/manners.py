"""How each rulebook wants things said, as data."""

from collections.abc import Mapping
from dataclasses import dataclass

from nonuple.editions import Edition
from nonuple.texts import announce as words


@dataclass(frozen=True)
class Manner:
    """One rulebook's way of announcing."""

    always_introduced: bool = True
    """The kind of game is told before every game, not only before one out of the ordinary."""
    joker_is_named: bool = False
    """A joker drawn is called by its two names, like a letter."""
    blitz_by_letter: bool = False
    """In blitz the whole rack is repeated by letters instead of countries."""
    rejection_names_kept: bool = False
    """A rejection tells how many letters had been kept, and which."""
    beeps: bool = False
    """The clock beeps, nobody speaks."""
    start: str = words.START
    last: str = words.LAST_SECONDS
    end: str = words.FINISHED


_MANNERS: Mapping[str, Manner] = {
    "2026": Manner(
        always_introduced=False,
        joker_is_named=True,
        blitz_by_letter=True,
        rejection_names_kept=True,
    ),
    "2010": Manner(),
    "2009": Manner(start=words.START_2009, last=words.LAST_SECONDS_2009, end=words.FINISHED_2009),
    "box": Manner(beeps=True),
}


def manner_of(edition: str) -> Manner:
    """How the edition called so wants things said."""
    return _MANNERS[Edition.parse(edition).name]
