"""What differs between rulebooks in running a game, as data."""

from collections.abc import Mapping
from dataclasses import dataclass

from nonuple.play.duplicate.events import CancelCause


@dataclass(frozen=True, slots=True)
class Articles:
    """The number of each rule of a game, in one rulebook."""

    draw: str
    validity: str
    time: str
    choice: str
    cancelling: str
    end: str


@dataclass(frozen=True, slots=True)
class Rulebook:
    """One rulebook, by what running a game has to know of it."""

    articles: Articles
    pause: int
    """Seconds to leave between the end of an announcement and the next draw."""
    causes: frozenset[CancelCause]
    """What a turn may be cancelled for."""
    zero_is_no_move: bool
    """Whether a draw with nothing but moves worth no point counts as one without a move."""
    interruption_minutes: int
    """A longer interruption ends the game."""
    turns_to_validate: int
    """Fewer turns collected by then, and the results are void."""
    original_turns_to_validate: int
    """The same in an original game."""


_ARTICLES_2026 = Articles("4.1", "4.2", "4.3", "4.4", "4.6", "4.7")
_2026 = Rulebook(
    articles=_ARTICLES_2026,
    pause=20,
    causes=frozenset({"timing", "spelling", "placing", "display", "disturbance"}),
    zero_is_no_move=False,
    interruption_minutes=30,
    turns_to_validate=0,
    original_turns_to_validate=0,
)
_2010 = Rulebook(
    articles=Articles("2.1", "2.2", "2.3", "2.4", "5.2", "2.7"),
    pause=0,
    causes=frozenset({"timing", "spelling", "placing", "acceptance"}),
    zero_is_no_move=True,
    interruption_minutes=15,
    turns_to_validate=15,
    original_turns_to_validate=10,
)
_BOX = Rulebook(
    articles=Articles("tirages", "minimum", "coffret", "bulletins", "tirages", "fin"),
    pause=0,
    causes=_2026.causes,
    zero_is_no_move=False,
    interruption_minutes=_2026.interruption_minutes,
    turns_to_validate=0,
    original_turns_to_validate=0,
)

RULEBOOKS: Mapping[str, Rulebook] = {"2026": _2026, "2010": _2010, "2009": _2010, "box": _BOX}
