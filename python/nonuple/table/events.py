"""What happens at a table, as facts. `FreeHappened` carries those of the game itself."""

from typing import Any

import msgspec

from nonuple.activity.door import AtDoor, through_one_door
from nonuple.play.free.events import FreeEvent
from nonuple.play.free.players import Thought
from nonuple.table.people import Arrangement


class TableFact(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """One fact."""


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


TableEvent = AtDoor | TableArranged | SecretKept | FreeHappened | ThoughtKept | ChallengeForgone


def lifted(event: dict[str, Any]) -> dict[str, Any]:
    """Before version 2 an act said of itself whether the clock had done it; a computer's never was so."""
    if event["type"] != "ThoughtKept":
        return through_one_door(event)
    acts = [{name: it for name, it in one["act"].items() if name != "late"} for one in event["thoughts"]]
    return event | {
        "thoughts": [{**one, "act": act} for one, act in zip(event["thoughts"], acts, strict=True)]
    }
