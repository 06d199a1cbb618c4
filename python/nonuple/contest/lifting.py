"""The events of old as they would be written today: what an old log says is understood here alone."""

from collections.abc import Callable
from typing import Any

from nonuple.activity.codec import Lift

Event = dict[str, Any]


class ToPlayers:
    """What was told of tables is told of the players who sat at them."""

    def __init__(self) -> None:
        self._ids = 0
        self._seated: dict[int, str] = {}
        """Who sits at a table, or sat there last: what is told of a table that he left is told of him."""
        self._left: set[int] = set()

    def __call__(self, event: Event) -> Event:
        match event["type"]:
            case "PlayersRegistered":
                return self._registered(event)
            case "PlayersMoved":
                return self._moved(event)
        if "tables" in event:
            return _renamed(event, "tables", "players", [self._seated[table] for table in event["tables"]])
        if "table" in event:
            return _renamed(event, "table", "player", self._seated.get(event["table"]))
        return event

    def _registered(self, event: Event) -> Event:
        players = [player | {"id": self._id(player["table"])} for player in event["players"]]
        seats = [{"player": player["id"], "table": player.pop("table")} for player in players]
        return event | {"players": players, "seats": seats}

    def _id(self, table: int) -> str:
        """Other particulars at the same table were those of the same player."""
        if table not in self._seated or table in self._left:
            self._ids += 1
            self._seated[table] = f"p{self._ids}"
            self._left.discard(table)
        return self._seated[table]

    def _moved(self, event: Event) -> Event:
        moves = {move["table"]: move["to"] for move in event["moves"]}
        seats = {to: self._seated[table] for table, to in moves.items()}
        self._seated |= seats
        self._left = (self._left | moves.keys()) - seats.keys()
        moved = [{"player": player, "table": table} for table, player in seats.items()]
        return _renamed(event, "moves", "seats", moved) | {"type": "PlayersSeated"}


def _renamed(event: Event, old: str, new: str, value: object) -> Event:
    return {key: one for key, one in event.items() if key != old} | {new: value}


LIFTS: tuple[Callable[[], Lift], ...] = (ToPlayers,)
"""From the first version to the second, from the second to the third, and on; the last is the one in use."""
