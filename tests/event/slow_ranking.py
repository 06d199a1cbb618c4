"""A second ranking of events, slow and plain, written from the contract's sentences and from nothing else.

It compares two by two: a rank is one more than the number of those who are better.
"""

from decimal import ROUND_HALF_UP, Decimal
from typing import Any

Json = dict[str, Any]

FEWER_FIRST = {"tops-lost": "tops_lost", "warnings": "warnings"}
GROUPS = {"club", "team"}


class Side:
    """A person, a club or a team, with what it is compared on."""

    def __init__(self, id_: Any, people: list[Any], event: Json) -> None:
        self.id, self.people, self.event = id_, people, event

    def score(self, person: Any, game: int, what: str) -> int:
        scores = self.event["games"][game]["scores"]
        return (scores[str(person)].get(what) or 0) if str(person) in scores else 0

    def in_game(self, game: int) -> int:
        return sum(self.score(person, game, "total") for person in self.people)

    def summed(self, what: str) -> int:
        return sum(
            self.score(person, game, what)
            for person in self.people
            for game in range(len(self.event["games"]))
        )

    def beats_on(self, name: str, other: "Side") -> int:
        """1 if better on this tie-break, -1 if worse, 0 if equal."""
        count = len(self.event["games"])
        if name == "total":
            return sign(self.summed("total") - other.summed("total"))
        if name in FEWER_FIRST:
            return sign(other.summed(FEWER_FIRST[name]) - self.summed(FEWER_FIRST[name]))
        if name == "solos":
            return sign(self.summed("solos") - other.summed("solos"))
        if name == "last-game":
            for game in range(count - 1, -1, -1):
                if self.in_game(game) != other.in_game(game):
                    return sign(self.in_game(game) - other.in_game(game))
            return 0
        assert name == "best-game"
        mine, its = ([side.in_game(game) for game in range(count)] for side in (self, other))
        return sign(max(mine, default=0) - max(its, default=0))

    def parted_by(self, other: "Side") -> str | None:
        """What tells the two apart, the total first."""
        return next(
            (name for name in ("total", *self.event["tie_breaks"]) if self.beats_on(name, other)), None
        )

    def beats(self, other: "Side") -> bool:
        name = self.parted_by(other)
        return name is not None and self.beats_on(name, other) > 0


def sign(number: int) -> int:
    return (number > 0) - (number < 0)


def share(total: int, top: int) -> float | None:
    if top == 0:
        return None
    return float((Decimal(100 * total) / Decimal(top)).quantize(Decimal("0.1"), ROUND_HALF_UP))


def counted(event: Json, by: str, name: str) -> list[Any]:
    """The people who count for a club or a team."""
    members = [Side(one["id"], [one["id"]], event) for one in event["people"] if one.get(by) == name]
    chosen: list[Any] = []
    while members and (event.get("best") is None or len(chosen) < event["best"]):
        best = min(
            (one for one in members if not any(other.beats(one) for other in members)),
            key=lambda one: str(one.id),
        )
        chosen.append(best.id)
        members.remove(best)
    return chosen


def line(side: Side, sides: list[Side], event: Json) -> Json:
    top = sum(game["top"] for game in event["games"]) * len(side.people)
    better = [one for one in sides if one.beats(side)]
    equal = [one for one in sides if side.parted_by(one) is None]
    total = side.summed("total")
    got = {
        "rank": len(better) + 1,
        "id": side.id,
        "total": total,
        "percent": share(total, top),
        "negative": total - top,
        "games": [side.in_game(game) for game in range(len(event["games"]))],
        "decided_by": decided_by(side, sides),
    }
    if event["by"] in GROUPS:
        got["counted"] = side.people
    else:
        played = [str(side.id) in game["scores"] for game in event["games"]]
        got["games"] = [points if here else None for points, here in zip(got["games"], played, strict=True)]
    if event.get("cut") is not None:
        got["tie_open"] = len(better) < event["cut"] < len(better) + len(equal)
        got["qualified"] = len(better) < event["cut"] and not got["tie_open"]
    return got


def decided_by(side: Side, sides: list[Side]) -> str | None:
    same = [one for one in sides if one.beats_on("total", side) == 0]
    above = [one for one in same if one.beats(side)]
    below = [one for one in same if side.beats(one)]
    if above:
        nearest = next(one for one in above if not any(one.beats(other) for other in above))
    elif below:
        nearest = next(one for one in below if not any(other.beats(one) for other in below))
    else:
        return None
    return side.parted_by(nearest)


def slow_rank(event: Json) -> Json:
    """The answer to one object of the contract."""
    by, people = event["by"], event["people"]
    if by in GROUPS:
        names = {one[by] for one in people if one.get(by)}
        contests = [(None, [Side(name, counted(event, by, name), event) for name in names])]
    elif by == "person":
        contests = [(None, [Side(one["id"], [one["id"]], event) for one in people])]
    else:
        in_order = dict.fromkeys(one[by] for one in people if one.get(by))
        contests = [
            (name, [Side(one["id"], [one["id"]], event) for one in people if one.get(by) == name])
            for name in in_order
        ]
    return {
        "id": event.get("id"),
        "top": sum(game["top"] for game in event["games"]),
        "provisional": any(game.get("provisional") for game in event["games"]),
        "rankings": [
            {
                "of": of,
                "ranking": sorted(
                    (line(side, sides, event) for side in sides),
                    key=lambda got: (got["rank"], [ord(letter) for letter in str(got["id"])]),
                ),
            }
            for of, sides in contests
        ],
    }
