"""The events of old, as they would be written today.

What an old log says is understood here and nowhere else. Each version is lifted to the next by what remembers
one stream (`nonuple.activity.codec.Lift`); a change of the shape of any event adds one, and a golden log.
"""

from collections.abc import Callable, Iterator
from typing import Any

from nonuple.activity import door
from nonuple.activity.codec import Lift
from nonuple.contest.people import member_of
from nonuple.slips.verdict import Finding

Json = dict[str, Any]


def without_prose(event: Json) -> Json:
    """Before version 2 a verdict was stored with its sentences, and its solution without what it is worth."""
    if event["type"] != "SlipJudged":
        return event
    rest = {name: value for name, value in event.items() if name != "decision"}
    return {**rest, "verdict": _verdict(event["decision"])}


def _verdict(decision: Json) -> Json:
    return {
        "points": decision["points"],
        "gross": decision.get("gross", decision["points"]),
        "sanction": decision["sanction"],
        "motives": decision.get("motives", ()),
        "solution": _solution(decision),
        "question": _question(decision.get("question")),
        "reasons": [_quoted(sentence) for sentence in decision.get("reasons", ())],
        "refused": decision.get("faults", ()),
        "ways": [{"kind": way["kind"], "verdict": _verdict(way)} for way in decision.get("ways", ())],
        "said": _quoted(decision["said"]) if decision.get("said") else None,
    }


def _solution(decision: Json) -> Json | None:
    solution, tiles = decision.get("solution"), decision.get("tiles", 0)
    if solution is None:
        return None
    scrabble = decision.get("scrabble", False) or tiles >= 7
    return {**solution, "score": decision.get("worth") or 0, "tiles": tiles, "scrabble": scrabble}


def _question(question: Json | None) -> Json | None:
    if question is None:
        return None
    places = [{**place, "outcomes": _outcomes(place)} for place in question.get("places", ())]
    return {"words": question["words"], "outcomes": _outcomes(question), "places": places}


def _outcomes(asked: Json) -> Json:
    return {answer: _verdict(outcome) for answer, outcome in asked["outcomes"].items()}


def _quoted(sentence: Json) -> Json:
    return {"code": Finding.QUOTED.value, "values": sentence}


class ToPlayers:
    """Before version 3 events told of tables: what they told is told of the players who sat at them."""

    def __init__(self) -> None:
        self._ids = 0
        self._seated: dict[int, str] = {}
        """Who sits at a table, or sat there last: what is told of a table that he left is told of him."""
        self._left: set[int] = set()

    def __call__(self, event: Json) -> Json:
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

    def _registered(self, event: Json) -> Json:
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

    def _moved(self, event: Json) -> Json:
        moves = {move["table"]: move["to"] for move in event["moves"]}
        seats = {to: self._seated[table] for table, to in moves.items()}
        self._seated |= seats
        self._left = (self._left | moves.keys()) - seats.keys()
        moved = [{"player": player, "table": table} for table, player in seats.items()]
        return _renamed(event, "moves", "seats", moved) | {"type": "PlayersSeated"}


def _renamed(event: Json, old: str, new: str, value: object) -> Json:
    return {key: one for key, one in event.items() if key != old} | {new: value}


def to_entries(event: Json) -> Json:
    """Before version 5 a player was a record of his own, and the second of a pair a name in it."""
    if event["type"] != "PlayersRegistered":
        return event
    pairs = [(player, list(_members(player))) for player in event["players"]]
    entries = [
        {"id": player["id"], "people": [one["id"] for one in members], "remote": player.get("remote", False)}
        for player, members in pairs
    ]
    return _renamed(event, "players", "entries", entries) | {
        "people": [one for _, each in pairs for one in each]
    }


def _members(player: Json) -> Iterator[Json]:
    shared = {name: player[name] for name in ("club", "series", "category") if player.get(name)}
    names = (player["name"], *filter(None, (player.get("partner"),)))
    for place, name in enumerate(names, start=1):
        yield {"id": member_of(player["id"], place), "name": name, **shared}


LIFTS: tuple[Callable[[], Lift], ...] = (
    lambda: without_prose,
    ToPlayers,
    *door.LIFTS,
    lambda: to_entries,
)
"""From the first version to the second, from the second to the third, and on; the last is the one in use."""
