"""What can be asked of the centres of an event; these are the bodies of the server's requests."""

from typing import Annotated, NamedTuple

import msgspec

from nonuple.centres.events import ChiefFollowed, GameStep, OrganiserKnown
from nonuple.limits import Prose, Short

Turns = Annotated[int, msgspec.Meta(ge=0, le=1000)]
FileText = Annotated[str, msgspec.Meta(max_length=3_800_000)]
Hour = Annotated[str, msgspec.Meta(max_length=40)]
KeyWord = Annotated[str, msgspec.Meta(max_length=30)]
KeyWords = Annotated[tuple[KeyWord, ...], msgspec.Meta(max_length=6)]
Digits = Annotated[str, msgspec.Meta(max_length=4)]


class CentreWish(msgspec.Struct, frozen=True, tag=True, tag_field="type", forbid_unknown_fields=True):
    """One wish."""


class PlaceWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Short
    opens: Hour = ""
    players: Annotated[int, msgspec.Meta(ge=0, le=100_000)] = 0
    contact: Short = ""


class ReleaseKey(CentreWish, frozen=True):
    """Give the key to the centres that are connected, each at its own hour."""

    words: KeyWords
    digits: Digits = ""


class ReceiveFile(CentreWish, frozen=True):
    """Take what a centre sent."""

    file: FileText
    source: Short = ""


class TellProgress(CentreWish, frozen=True):
    """A centre says how far it is."""

    opened: Hour = ""
    players: Annotated[int, msgspec.Meta(ge=0, le=100_000)] = 0
    games: Annotated[tuple[GameStep, ...], msgspec.Meta(max_length=50)] = ()
    turn: Turns = 0
    """Of the game that goes on; 0 while none does."""
    settled: Turns = 0
    """How many of its first turns have every slip decided."""


class TakeCentre(CentreWish, frozen=True):
    """Count the last sending of a centre as it is, whatever differs."""

    centre: Short


class RejudgeCentre(CentreWish, frozen=True):
    """Judge every slip of a centre's last sending again, with the list of the event."""

    centre: Short
    lexicon: Short | None = None


class DelayOpening(CentreWish, frozen=True):
    """Say why the centre does not open at its hour."""

    why: Prose


class BreakSeal(CentreWish, frozen=True):
    """Open the sealed games with the six words of their key."""

    words: KeyWords
    digits: Digits = ""


CentreCommand = (
    ReleaseKey | ReceiveFile | TellProgress | TakeCentre | RejudgeCentre | DelayOpening | BreakSeal
)


# --- What the server asks for, and no page -----------------------------------------------------------------


class ArrangeCentres(NamedTuple):
    """Play for an event of this server: its plan, its sealed games and the keys, each as the file it is."""

    ranked_by: str
    plan: str
    pack: str
    keys: str
    places: tuple[PlaceWish, ...] = ()
    lock: str = ""


class ReceivePack(NamedTuple):
    """Take the sealed games and the key of a centre; they are played in this contest."""

    pack: str
    key: str
    contest: str


class NoteSealedGame(NamedTuple):
    game: int
    run: int


class NoteSending(NamedTuple):
    number: int
    way: str


class FollowChief(NamedTuple):
    """Follow the chief arbiter of a contest on another server, or nobody."""

    chief: ChiefFollowed


class KnowOrganiser(NamedTuple):
    """Tell an organiser's server how far the centre is, or nobody."""

    organiser: OrganiserKnown


ServerCentreWish = ArrangeCentres | ReceivePack | NoteSealedGame | NoteSending | FollowChief | KnowOrganiser
