"""What happens at a table, as facts. `FreeHappened` carries those of the game itself."""

import msgspec

from nonuple.play.free.events import FreeEvent
from nonuple.play.free.players import Thought
from nonuple.table.people import Arrangement, TableRole


class TableFact(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """One fact."""


class TableOpened(TableFact, frozen=True):
    """There is a table."""

    name: str
    demo: bool = False
    speed: float = 1.0
    since: float = 0.0


class TableArranged(TableFact, frozen=True):
    """What was agreed on, until the game begins."""

    arrangement: Arrangement


class SecretKept(TableFact, frozen=True):
    """What all letters of the game come from: told to nobody before its end."""

    secret: str
    salt: str


class FreeHappened(TableFact, frozen=True):
    """Something in the game."""

    event: FreeEvent


class ThoughtKept(TableFact, frozen=True):
    """What a computer considered at a turn: told to nobody before the end."""

    seat: int
    turn: int
    thoughts: tuple[Thought, ...]


class ChallengeForgone(TableFact, frozen=True):
    """Someone lets the word that lies be: a person who said so or played on, or a computer that was asked."""

    seat: int


class PlaceGranted(TableFact, frozen=True):
    """Someone is let in; of his link and of his code only hashes are kept."""

    id: str
    role: TableRole
    link: str
    code: str | None = None
    name: str = ""
    seats: tuple[int, ...] = ()


class PlaceRevoked(TableFact, frozen=True):
    """A link or code is worth nothing any more."""

    id: str


TableEvent = (
    TableOpened
    | TableArranged
    | SecretKept
    | FreeHappened
    | ThoughtKept
    | ChallengeForgone
    | PlaceGranted
    | PlaceRevoked
)
