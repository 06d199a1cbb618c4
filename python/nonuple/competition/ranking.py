"""The rankings of an event: people, clubs or teams over all its games, or people within a series or category.

Everything is recomputed from the scores of the games: a score corrected after an appeal is another input.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Annotated, Literal, NamedTuple

import msgspec

from nonuple.competition.ties import Measure, Tally, order_of
from nonuple.ledger.ranking import percent

MOST = 1_000_000_000
"""No score, and no count of anything, is beyond."""

Id = Annotated[int, msgspec.Meta(ge=-MOST, le=MOST)] | str
Points = Annotated[int, msgspec.Meta(ge=-MOST, le=MOST)]
Count = Annotated[int, msgspec.Meta(ge=0, le=MOST)]

By = Literal["person", "club", "team", "series", "category"]
Group = Literal["club", "team", "series", "category"]


class Competitor(msgspec.Struct, frozen=True):
    """Who is ranked: a person, or a pair that plays as one."""

    id: Id
    name: str
    club: str | None = None
    series: str | None = None
    category: str | None = None
    team: str | None = None

    def group(self, by: Group) -> str | None:
        """The club, team, series or category; an empty name is none."""
        name: str | None = getattr(self, by)
        return name or None


class GameScore(msgspec.Struct, frozen=True):
    """What one competitor has come to in one game."""

    total: Points
    tops_lost: Count | None = None
    warnings: Count | None = None
    solos: Count | None = None


class GameScores(msgspec.Struct, frozen=True):
    """One game: its top, and the score of everybody who played it, by id."""

    top: Count
    scores: Mapping[str, GameScore]
    provisional: bool | None = None


class RankingRules(NamedTuple):
    """What an organiser fixes before the first game."""

    by: By = "person"
    tie_breaks: Sequence[str] = ()
    best: int | None = None
    """How many people count for a club or a team; all without it."""
    cut: int | None = None
    """How many are qualified, in each ranking."""


class RankLine(msgspec.Struct, frozen=True):
    """One line of a ranking."""

    rank: int
    id: Id
    total: int
    percent: float | None
    negative: int
    games: Sequence[int | None]
    decided_by: str | None
    qualified: bool | msgspec.UnsetType = msgspec.UNSET
    tie_open: bool | msgspec.UnsetType = msgspec.UNSET
    counted: Sequence[Id] | msgspec.UnsetType = msgspec.UNSET
    """Of a club or a team: who made its total."""


class GroupRanking(msgspec.Struct, frozen=True):
    """The lines in order; `of` is the series or category that they are all of."""

    of: str | None
    ranking: Sequence[RankLine]


class Rankings(msgspec.Struct, frozen=True):
    top: int
    provisional: bool
    rankings: Sequence[GroupRanking]


class _Contender(NamedTuple):
    """A line before it has a rank."""

    id: Id
    tally: Tally
    top: int
    order: tuple[Measure, ...]
    counted: Sequence[Id] | msgspec.UnsetType = msgspec.UNSET

    @property
    def within_rank(self) -> str:
        return str(self.id)


def rank(people: Sequence[Competitor], games: Sequence[GameScores], rules: RankingRules) -> Rankings:
    """All rankings that the rules ask for."""
    top = sum(game.top for game in games)
    return Rankings(
        top=top,
        provisional=any(game.provisional for game in games),
        rankings=[
            GroupRanking(of, _lines(contenders, rules))
            for of, contenders in _contests(people, games, top, rules)
        ],
    )


def tally_of(one: Competitor, games: Sequence[GameScores]) -> Tally:
    """What one competitor has come to; a game that was not played adds nothing."""
    scores = [game.scores.get(str(one.id)) for game in games]
    played = [score for score in scores if score is not None]
    return Tally(
        games=[score.total if score is not None else None for score in scores],
        tops_lost=sum(score.tops_lost or 0 for score in played),
        warnings=sum(score.warnings or 0 for score in played),
        solos=sum(score.solos or 0 for score in played),
    )


def _contests(
    people: Sequence[Competitor], games: Sequence[GameScores], top: int, rules: RankingRules
) -> Iterator[tuple[str | None, Sequence[_Contender]]]:
    """Those who are ranked together, and of what series or category they are."""

    def single(one: Competitor) -> _Contender:
        tally = tally_of(one, games)
        return _Contender(one.id, tally, top, order_of(tally, rules.tie_breaks))

    if rules.by == "person":
        yield None, [single(one) for one in people]
    elif rules.by in ("series", "category"):
        for name, members in grouped(people, rules.by).items():
            yield name, [single(one) for one in members]
    else:
        yield (
            None,
            [
                _together(name, [single(one) for one in members], rules)
                for name, members in grouped(people, rules.by).items()
            ],
        )


def grouped(people: Iterable[Competitor], by: Group) -> Mapping[str, Sequence[Competitor]]:
    """The people of each group, as groups first occur; people of none are left out."""
    groups: dict[str, list[Competitor]] = {}
    for one in people:
        if (name := one.group(by)) is not None:
            groups.setdefault(name, []).append(one)
    return groups


def _together(name: str, members: Sequence[_Contender], rules: RankingRules) -> _Contender:
    """A club or a team: its best people over all games, the same ones in every game."""
    counted = _in_order(members)[: rules.best]
    tally = Tally(
        games=[
            sum(game or 0 for game in games)
            for games in zip(*(one.tally.games for one in counted), strict=True)
        ],
        tops_lost=sum(one.tally.tops_lost for one in counted),
        warnings=sum(one.tally.warnings for one in counted),
        solos=sum(one.tally.solos for one in counted),
    )
    return _Contender(
        name,
        tally,
        sum(one.top for one in counted),
        order_of(tally, rules.tie_breaks),
        [one.id for one in counted],
    )


def _in_order(contenders: Iterable[_Contender]) -> Sequence[_Contender]:
    by_id = sorted(contenders, key=lambda one: one.within_rank)
    return sorted(by_id, key=lambda one: one.order, reverse=True)


def _lines(contenders: Sequence[_Contender], rules: RankingRules) -> Sequence[RankLine]:
    """Equals share a rank and the next is skipped; at the cut they are all left open."""
    shared = [list(equals) for _, equals in groupby(_in_order(contenders), key=lambda one: one.order)]
    lines: list[RankLine] = []
    for place, equals in enumerate(shared):
        above = shared[place - 1][0].order if place else None
        below = shared[place + 1][0].order if place + 1 < len(shared) else None
        decided = _decided_by(equals[0].order, above, below, rules.tie_breaks)
        first, last = len(lines) + 1, len(lines) + len(equals)
        lines += [
            RankLine(
                rank=first,
                id=one.id,
                total=one.tally.total,
                percent=percent(one.tally.total, one.top),
                negative=one.tally.total - one.top,
                games=one.tally.games,
                decided_by=decided,
                qualified=msgspec.UNSET if rules.cut is None else last <= rules.cut,
                tie_open=msgspec.UNSET if rules.cut is None else first <= rules.cut < last,
                counted=one.counted,
            )
            for one in equals
        ]
    return lines


def _decided_by(
    order: Sequence[Measure],
    above: Sequence[Measure] | None,
    below: Sequence[Measure] | None,
    tie_breaks: Sequence[str],
) -> str | None:
    """The tie-break that parted a rank from the next above of the same total, else from the next below."""
    total = order[0]
    other = next((one for one in (above, below) if one is not None and one[0] == total), None)
    if other is None:
        return None
    return next(name for name, mine, its in zip(tie_breaks, order[1:], other[1:], strict=True) if mine != its)
