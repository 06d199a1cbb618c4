"""What the older editions share, and where they differ: an edition is a value that the rules look into."""

import enum
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from nonuple.slips.reading import Place, Reading
from nonuple.slips.sketch import LetterRun
from nonuple.slips.verdict import Code, Reason


class Topic(enum.Enum):
    """What an article of chapters 3 and 4 is about; its number depends on the edition."""

    PLACES = enum.auto()
    MODES = enum.auto()
    ZEROS = enum.auto()
    PENALTY = enum.auto()
    WARNINGS = enum.auto()
    SOLUTIONS = enum.auto()
    NOTIFICATION = enum.auto()


@dataclass(frozen=True, slots=True)
class Ground:
    """Why a slip is sanctioned."""

    code: Code
    topic: Topic


@dataclass(frozen=True, slots=True)
class OlderLocation:
    """Where a word lies by what the slip says, and what is to be said about the way it says so."""

    places: tuple[Place, ...] = ()
    """All valid; more than one where the slip does not tell them apart."""
    warnings: tuple[Ground, ...] = ()
    penalty: Ground | None = None
    zeros: tuple[Ground, ...] = ()
    """Why nothing is paid; then there are no places."""
    refused: Place | None = None
    """Where words formed crosswise are refused."""
    reasons: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class OlderRules:
    """One edition."""

    edition: str
    numbers: Mapping[Topic, str]
    enough_links: Callable[[Sequence[int]], int]
    """Out of the junction letters at each end of what is written, the number that must be three."""
    rescues: "tuple[Rescue, ...]" = ()
    """What saves a word in full whose location is wrong, or that lacks a letter; the first that applies."""


Rescue = Callable[[OlderRules, Reading, LetterRun], OlderLocation | None]
