"""The rankings of an event: people, clubs or teams over all its games, or people within a series or category.

Everything is recomputed from the scores of the games: a score corrected after an appeal is another input.
"""

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Annotated, Generic, Literal, NamedTuple, TypeVar

import msgspec

from nonuple.event.ties import Measure, Tally, comparable, order_of
from nonuple.ledger.ranking import percent
from nonuple.markup import Markup, joined, rows_of, table
from nonuple.texts import publication as texts

Made = TypeVar("Made")

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
    unknown: Sequence[str] | msgspec.UnsetType = msgspec.UNSET
    """Tie-breaks that part nobody here, because a figure of one of the equals is not known."""


class GroupRanking(msgspec.Struct, frozen=True):
    """The lines in order; `of` is the series or category that they are all of."""

    of: str | None
    ranking: Sequence[RankLine]


class Rankings(msgspec.Struct, frozen=True):
    """All the rankings of an event, by what they were asked for."""

    top: int
    provisional: bool
    rankings: Sequence[GroupRanking]

    def _repr_html_(self) -> Markup:
        heads = [one.say() for one in (texts.RANK, texts.NAME, texts.TOTAL, texts.SHARE, texts.NEGATIVE)]
        return joined(
            table(
                heads,
                rows_of((one.rank, one.id, one.total, one.percent, one.negative) for one in group.ranking),
                group.of or texts.RANKING.say(),
            )
            for group in self.rankings
        )


class _Contender(NamedTuple):
    """A line before it has a rank."""

    id: Id
    tally: Tally
    top: int
    order: tuple[Measure | None, ...]
    counted: Sequence[Id] | msgspec.UnsetType = msgspec.UNSET
    passed: Sequence[int] = ()
    """The tie-breaks that part nobody among those who are equal with it."""

    @property
    def within_rank(self) -> str:
        return str(self.id)

    @property
    def total(self) -> int:
        return sum(self.order[0] or ())


class Kept(Generic[Made]):
    """What was made last of each thing: not made anew while it is made of the same."""

    def __init__(self) -> None:
        self._made: dict[object, tuple[object, Made]] = {}

    def made(self, name: object, of: object, make: Callable[[], Made]) -> Made:
        known = self._made.get(name)
        if known is None or known[0] != of:
            known = self._made[name] = of, make()
        return known[1]


class _Ranked(NamedTuple):
    """Those who were ranked together, as they were given and in their order."""

    given: Sequence[_Contender]
    rules: RankingRules
    order: Sequence[_Contender]
    lines: Sequence[RankLine]


class _Singles(NamedTuple):
    """People before they have ranks, and what they are made of."""

    people: Sequence[Competitor]
    top: int
    tie_breaks: Sequence[str]
    scores: Sequence[tuple[GameScore | None, ...]]
    found: Sequence[_Contender]


class Counted:
    """People, groups and their rankings as they were last: one score changes one of them."""

    def __init__(self) -> None:
        self._singles: _Singles | None = None
        self.groups = Kept[_Contender]()
        self._rankings: dict[object, _Ranked] = {}

    def singles(
        self, people: Sequence[Competitor], games: Sequence[GameScores], top: int, rules: RankingRules
    ) -> Sequence[_Contender]:
        """Everybody before he has a rank."""
        scores = scores_of([str(one.id) for one in people], [game.scores for game in games])
        before = self._singles
        if before is None or before[:3] != (people, top, rules.tie_breaks):
            found = [_single(one, its, top, rules) for one, its in zip(people, scores, strict=True)]
        else:
            found = [
                same if had == has else _single(one, has, top, rules)
                for one, has, had, same in zip(people, scores, before.scores, before.found, strict=True)
            ]
        self._singles = _Singles(people, top, rules.tie_breaks, scores, found)
        return found

    def ranked(self, of: object, given: Sequence[_Contender], rules: RankingRules) -> Sequence[RankLine]:
        """The lines of those who are ranked together."""
        before = self._rankings.get(of)
        moves = _moves(before, given, rules) if before is not None else None
        made = _anew(given, rules) if before is None or moves is None else _moved(before, given, moves)
        self._rankings[of] = made
        return made.lines


def rank(
    people: Sequence[Competitor],
    games: Sequence[GameScores],
    rules: RankingRules,
    counted: Counted | None = None,
) -> Rankings:
    """All rankings that the rules ask for; `counted` spares whoever has what he had at the call before."""
    top = sum(game.top for game in games)
    known = counted or Counted()
    return Rankings(
        top=top,
        provisional=any(game.provisional for game in games),
        rankings=[
            GroupRanking(of, known.ranked((rules.by, of), contenders, rules))
            for of, contenders in _contests(people, games, top, rules, known)
        ],
    )


def scores_of(
    ids: Sequence[str], games: Sequence[Mapping[str, GameScore]]
) -> Sequence[tuple[GameScore | None, ...]]:
    """What each has in every game; a game that was not played adds nothing."""
    columns = [[scores.get(id_) for id_ in ids] for scores in games]
    return list(zip(*columns, strict=True)) if columns else [()] * len(ids)


def _tally(scores: Sequence[GameScore | None]) -> Tally:
    played = [score for score in scores if score is not None]
    return Tally(
        games=[score.total if score is not None else None for score in scores],
        tops_lost=_sum(score.tops_lost for score in played),
        warnings=_sum(score.warnings for score in played),
        solos=_sum(score.solos for score in played),
    )


def _sum(counts: Iterable[int | None]) -> int | None:
    """Unknown as soon as one part of it is."""
    known = list(counts)
    return None if None in known else sum(one or 0 for one in known)


def _contests(
    people: Sequence[Competitor],
    games: Sequence[GameScores],
    top: int,
    rules: RankingRules,
    known: Counted,
) -> Iterator[tuple[str | None, Sequence[_Contender]]]:
    """Those who are ranked together, and of what series or category they are."""

    found = known.singles(people, games, top, rules)
    singles = {one.id: one for one in found}

    def together(name: str, members: Sequence[_Contender]) -> _Contender:
        return known.groups.made((rules.by, name), (members, rules), lambda: _together(name, members, rules))

    if rules.by == "person":
        yield None, found
    elif rules.by in ("series", "category"):
        for name, members in grouped(people, rules.by).items():
            yield name, [singles[one.id] for one in members]
    else:
        yield (
            None,
            [
                together(name, [singles[one.id] for one in members])
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
        tops_lost=_sum(one.tally.tops_lost for one in counted),
        warnings=_sum(one.tally.warnings for one in counted),
        solos=_sum(one.tally.solos for one in counted),
    )
    top = sum(one.top for one in counted)
    return _contender(name, tally, top, rules)._replace(counted=[one.id for one in counted])


def _single(one: Competitor, scores: Sequence[GameScore | None], top: int, rules: RankingRules) -> _Contender:
    return _contender(one.id, _tally(scores), top, rules)


def _contender(id_: Id, tally: Tally, top: int, rules: RankingRules) -> _Contender:
    return _Contender(id_, tally, top, order_of(tally, rules.tie_breaks))


def _in_order(contenders: Iterable[_Contender]) -> Sequence[_Contender]:
    by_id = sorted(contenders, key=lambda one: one.within_rank)
    compared = comparable([one.order for one in by_id])
    both = sorted(zip(compared, by_id, strict=True), key=lambda pair: pair[0].order, reverse=True)
    return [
        one if one.order == made.order and not made.passed else one._replace(**made._asdict())
        for made, one in both
    ]


def _anew(given: Sequence[_Contender], rules: RankingRules) -> _Ranked:
    order = _in_order(given)
    return _Ranked(given, rules, order, _lines(order, rules, 0, len(order)))


FEW = 20
"""So many of a ranking are taken out and put in again faster than all are sorted."""


def _moves(
    before: _Ranked, given: Sequence[_Contender], rules: RankingRules
) -> Sequence[tuple[_Contender, _Contender]] | None:
    """Who is not as he was, before and now; None where all are to be ranked anew.

    What is unknown of one may move all who are equal with him.
    """
    if before.rules != rules or len(before.given) != len(given):
        return None
    found = [(old, new) for old, new in zip(before.given, given, strict=True) if old is not new]
    if len(found) > FEW or any(old.id != new.id for old, new in found):
        return None
    unknown = any(None in one.order for one in (*given, *(old for old, _ in found)))
    return None if unknown else found


def _moved(
    before: _Ranked, given: Sequence[_Contender], moves: Sequence[tuple[_Contender, _Contender]]
) -> _Ranked:
    """The ranking with a few in other places; whoever is not between the old and the new keeps his line."""
    if not moves:
        return before
    order, places = list(before.order), []
    for old, new in moves:
        left = bisect_left(order, _falling(old), key=_falling)
        del order[left]
        found = bisect_left(order, _falling(new), key=_falling)
        order.insert(found, new)
        places += [left, found]
    first, last = max(min(places) - 1, 0), min(max(places) + 2, len(order))
    while first and order[first - 1].order == order[first].order:
        first -= 1
    while last < len(order) and order[last].order == order[last - 1].order:
        last += 1
    lines = [*before.lines[:first], *_lines(order, before.rules, first, last), *before.lines[last:]]
    return _Ranked(given, before.rules, order, lines)


def _falling(one: _Contender) -> tuple[Sequence[Sequence[int]], str]:
    """Rises down a ranking of which nothing is unknown."""
    return [[-figure for figure in measure or ()] for measure in one.order], one.within_rank


class _Place(NamedTuple):
    """What tells the line of a contender."""

    one: _Contender
    rank: int
    last: int
    """The place of the last of its equals."""
    decided_by: str | None
    rules: RankingRules


def _lines(order: Sequence[_Contender], rules: RankingRules, first: int, last: int) -> list[RankLine]:
    """Of some of a ranking, equals together: they share a rank and the next is skipped."""
    lines: list[RankLine] = []
    for _, some in groupby(order[first:last], key=lambda one: one.order):
        equals, above = list(some), first + len(lines)
        below = above + len(equals)
        decided = _decided_by(
            equals[0].order,
            order[above - 1].order if above else None,
            order[below].order if below < len(order) else None,
            rules.tie_breaks,
        )
        lines += [_line(_Place(one, above + 1, below, decided, rules)) for one in equals]
    return lines


def _line(at: _Place) -> RankLine:
    """Those who are equal at the cut are all left open."""
    one, cut = at.one, at.rules.cut
    return RankLine(
        rank=at.rank,
        id=one.id,
        total=one.total,
        percent=percent(one.total, one.top),
        negative=one.total - one.top,
        games=one.tally.games,
        decided_by=at.decided_by,
        qualified=msgspec.UNSET if cut is None else at.last <= cut,
        tie_open=msgspec.UNSET if cut is None else at.rank <= cut < at.last,
        counted=one.counted,
        unknown=[at.rules.tie_breaks[place] for place in one.passed] or msgspec.UNSET,
    )


def _decided_by(
    order: Sequence[Measure | None],
    above: Sequence[Measure | None] | None,
    below: Sequence[Measure | None] | None,
    tie_breaks: Sequence[str],
) -> str | None:
    """The tie-break that parted a rank from the next above of the same total, else from the next below."""
    total = order[0]
    other = above if above is not None and above[0] == total else below
    if other is None or other[0] != total:
        return None
    return next(name for name, mine, its in zip(tie_breaks, order[1:], other[1:], strict=True) if mine != its)
