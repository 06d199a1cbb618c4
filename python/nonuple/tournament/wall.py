"""What the screen of a hall shows between two games: where everybody sits next, and what was found before."""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from nonuple.event.agenda import day_of
from nonuple.event.event import Event
from nonuple.event.finds import TurnTold, hardest, shares_by_series, turns_told
from nonuple.event.possible import possible_ranks
from nonuple.event.ranking import Kept
from nonuple.event.standings import competitors
from nonuple.tournament.views import GameStage, ShownEvent, game_stage

MOST_NAMED = 5
"""Finders of a top whom a screen names."""


class WallNext(msgspec.Struct, frozen=True):
    """The game that comes next, and where everybody sits in it."""

    game: int
    name: str
    day: str
    starts: str
    room: str
    tables: Mapping[str, int]


class WallTurn(msgspec.Struct, frozen=True):
    """A turn of a game that is over in every hall that plays it."""

    turn: int
    word: str
    ref: str
    points: int
    tables: int
    found: int
    finders: tuple[str, ...]
    """Who they are, where they are few."""
    soloist: str
    below: str
    below_points: int
    below_count: int


class SeriesShare(msgspec.Struct, frozen=True):
    """How many of the tops a series found, in a hundred."""

    series: str
    share: float


class WallPlayed(msgspec.Struct, frozen=True):
    """The last game that is over, turn by turn."""

    game: int
    name: str
    top: int
    turns: tuple[WallTurn, ...]
    hardest: int
    """The number of a turn; 0 where each was found by all."""
    series: tuple[SeriesShare, ...]


class RankRange(msgspec.Struct, frozen=True):
    """The ranks that somebody can still come to."""

    id: str
    best: int
    worst: int


_GOING_ON: frozenset[GameStage] = frozenset({"open", "playing"})


def wall_parts(shown: ShownEvent, kept: Kept[WallPlayed | None]) -> dict[str, object]:
    """While a game goes on its ranking moves with every slip: ranks are foreseen between two games only."""
    event = shown.event
    stages = [game_stage(shown, number) for number in range(1, len(event.games) + 1)]
    still = not _GOING_ON.intersection(stages)
    ranges = possible_ranks(event) if still else {}
    return {
        "next": _next(event, stages),
        "played": _last(event, kept),
        "possible": tuple(RankRange(id, *one) for id, one in ranges.items()),
    }


def _next(event: Event, stages: Sequence[GameStage]) -> WallNext | None:
    number = next((at for at, one in enumerate(stages, start=1) if one in ("planned", "drawn")), None)
    if number is None:
        return None
    game = event.game(number)
    return WallNext(number, game.name, day_of(event, number), game.starts, game.room, game.seats)


def _last(event: Event, kept: Kept[WallPlayed | None]) -> WallPlayed | None:
    told = [number for number, game in enumerate(event.games, start=1) if game.played and game.finds]
    if not told:
        return None
    number = told[-1]
    of = event.game(number), event.departures, event.entries, event.people
    return kept.made(number, of, lambda: _played(event, number))


def _played(event: Event, number: int) -> WallPlayed | None:
    told = turns_told(event, number)
    if not told:
        return None
    game, hard = event.game(number), hardest(told)
    series = {str(one.id): one.series or "" for one in competitors(event)}
    shares = shares_by_series(event, [number], series)
    order = event.settings.federation.series_order
    return WallPlayed(
        number,
        game.name,
        game.top,
        tuple(map(_turn, told)),
        hard.number if hard is not None and len(hard.finders) < hard.tables else 0,
        tuple(SeriesShare(code, shares[code]) for code in sorted(shares, key=lambda one: (order(one), one))),
    )


def _turn(one: TurnTold) -> WallTurn:
    named = tuple(sorted(one.finders)) if len(one.finders) <= MOST_NAMED else ()
    word, turn = one.below, one.turn
    below = (word.word, word.points, len(word.entries)) if word is not None else ("", 0, 0)
    counts = one.tables, len(one.finders), named, one.soloist
    return WallTurn(one.number, turn.word, turn.ref, turn.score, *counts, *below)


SHAPES: Mapping[str, Mapping[str, Any]] = {
    "Wall": {
        "next": WallNext | None,
        "played": WallPlayed | None,
        "possible": tuple[RankRange, ...],
    },
}
