"""The results of a contest: what the ledger makes of its verdicts."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import repeat

import msgspec
from msgspec.structs import replace

from nonuple.contest.rounds import Round, Sheet
from nonuple.contest.run import Run
from nonuple.contest.state import Contest
from nonuple.ledger import facts
from nonuple.ledger.facts import Judged
from nonuple.ledger.ledger import Ledger, Mark, settle
from nonuple.ledger.ranking import Standing, Who, percent, ranked
from nonuple.play.duplicate.verification import RecordedGame
from nonuple.rulebooks.registry import duplicate
from nonuple.rules import applies

AWAITED = Judged(points=None, sanction="undecided")
"""A slip that nobody has entered yet: it counts nothing, and the ranking is not final."""


class Line(msgspec.Struct, frozen=True):
    """One line of a ranking."""

    rank: int
    table: int
    name: str
    club: str
    series: str
    category: str
    total: int
    percent: float | None
    negative: int
    solos: int
    warnings: int
    deduction: int
    turns: tuple[int | None, ...]
    """Points of each turn, None where they are not known yet."""
    eliminated: int | None = None
    """The turn at which he was out."""
    excluded: bool = False
    declared: int | None = None
    """What he counted himself."""


class Cumulated(msgspec.Struct, frozen=True):
    """One line of the ranking over all games."""

    rank: int
    table: int
    name: str
    club: str
    series: str
    category: str
    total: int
    percent: float | None
    negative: int
    gained: int
    """Places gained with the last game."""
    games: tuple[int | None, ...]
    """The total of each game, None where he did not take part."""


class Club(msgspec.Struct, frozen=True):
    """One line of the ranking of clubs."""

    rank: int
    name: str
    total: int


COUNTED_IN_A_CLUB = 3


def ledger_game(contest: Contest, run: Run) -> facts.Game:
    """The game as the ledger takes it: the turns whose word was retained."""
    settings = run.state.settings
    tables = {table: str(table) for table in sorted(contest.players) if _takes_part(contest, run, table)}
    return facts.Game(
        players=[
            facts.Player(
                table,
                contest.players[table].shown,
                contest.arbiter_of(table),
                run.arrivals.get(table),
                run.excluded.get(table),
            )
            for table in tables
        ],
        turns=[_turn(contest, run, played, tables) for played in counted(run)],
        rules=duplicate(settings.edition).ledger,
        formula=settings.played,
        blitz=settings.blitz,
        pairs=settings.pairs,
        sudden_death=settings.sudden_death,
    )


def counted(run: Run) -> list[Round]:
    """The turns that count: all whose word was retained, unless the end of the game left some out."""
    return run.turns[: run.state.valid] if run.over else run.turns


def _takes_part(contest: Contest, run: Run, table: int) -> bool:
    if table in run.strangers:
        return False
    return table not in contest.withdrawn or any(table in played.sheets for played in run.turns)


def _turn(contest: Contest, run: Run, played: Round, tables: Mapping[int, str]) -> facts.Turn:
    slips: dict[str, Judged] = {}
    for table, name in tables.items():
        sheet = played.sheets.get(table)
        if sheet is not None and sheet.verdict is not None:
            slips[name] = sheet.verdict
        elif contest.playing(run, table, played.turn):
            slips[name] = AWAITED
    return facts.Turn(run.top(played), slips)


@applies("2026", "4.5")
@applies("2010", "2.6.4")
@applies("2009", "2.6.4")
def ledger(contest: Contest, run: Run) -> Ledger:
    """What follows from the verdicts; solos and what they earn are told at the end of the game only.

    Nobody is out in sudden death before all slips of the turn are decided.
    """
    settled = settle(ledger_game(contest, run))
    if run.over:
        return settled
    eliminated = _decided_eliminations(settled)
    silent = Ledger(settled.top, (), (), eliminated, settled.pending, settled.excluded)
    return replace(silent, ranking=_without_solos(settled, eliminated))


def _decided_eliminations(settled: Ledger) -> list[Mark]:
    waiting = {mark.turn for mark in settled.pending}
    return [mark for mark in settled.eliminated if mark.turn < min(waiting, default=mark.turn + 1)]


def _without_solos(settled: Ledger, eliminated: Sequence[Mark]) -> list[Standing]:
    bonus = Counter[facts.Table]()
    for solo in settled.solos:
        bonus[solo.table] += solo.bonus
    totals = {one.table: one.total - bonus[one.table] for one in settled.ranking}
    lines = {one.table: one for one in settled.ranking}
    excluded = {mark.table for mark in settled.excluded}
    out = {mark.table: mark.turn for mark in eliminated}
    never = max(out.values(), default=0) + 1
    orders: list[tuple[tuple[int, ...], facts.Table]] = [
        ((table not in excluded, out.get(table, never), total), table) for table, total in totals.items()
    ]
    return [
        replace(
            lines[table],
            rank=rank,
            total=totals[table],
            percent=percent(totals[table], settled.top),
            negative=totals[table] - settled.top,
            solos=0,
        )
        for rank, table in ranked(orders)
    ]


@applies("2026", "4.8.4")
def out_of(contest: Contest, run: Run) -> Mapping[int, int]:
    """In sudden death the turn at which each table was out."""
    if not run.state.settings.sudden_death:
        return {}
    if run.out is None:
        settled = settle(ledger_game(contest, run))
        run.out = {int(mark.table): mark.turn for mark in _decided_eliminations(settled)}
    return run.out


def expected(contest: Contest, run: Run, table: int, turn: int) -> bool:
    """Whether a slip is expected of the table at this turn: it plays, and is not out."""
    return contest.playing(run, table, turn) and turn <= out_of(contest, run).get(table, turn)


def ranking(contest: Contest, run: Run, settled: Ledger) -> list[Line]:
    """The ranking of a game, with what each did at each turn."""
    out = {mark.table: mark.turn for mark in settled.eliminated}
    tables = [int(one.table) for one in settled.ranking]
    lines = []
    for one, table, points in zip(settled.ranking, tables, _points(run, tables), strict=True):
        player = contest.players[table]
        lines.append(
            Line(
                rank=one.rank,
                table=table,
                name=player.shown,
                club=player.club,
                series=player.series,
                category=player.category,
                total=one.total,
                percent=one.percent,
                negative=one.negative,
                solos=one.solos,
                warnings=one.warnings,
                deduction=one.warning_deduction,
                turns=points,
                eliminated=out.get(table),
                excluded=table in run.excluded,
                declared=run.declared.get(table),
            )
        )
    return lines


def _points(run: Run, tables: Sequence[int]) -> Iterator[tuple[int | None, ...]]:
    """What each table has of each turn: nothing of those before it came, or once it is excluded."""
    turns = counted(run)
    columns = [[_scored(played.sheets.get(table)) for table in tables] for played in turns]
    rows = zip(*columns, strict=True) if columns else repeat((), len(tables))
    for table, row in zip(tables, rows, strict=True):
        missed = len(turns) if table in run.excluded else run.arrivals.get(table, 1) - 1
        yield (0,) * min(missed, len(turns)) + row[missed:]


def _scored(sheet: Sheet | None) -> int | None:
    return None if sheet is None or sheet.decision is None else sheet.decision.points


def cumulated(contest: Contest, ledgers: Sequence[Ledger]) -> list[Cumulated]:
    """The ranking over the games of a contest, in their order; a game not played counts nothing."""
    totals = [{int(one.table): one.total for one in settled.ranking} for settled in ledgers]
    games = {
        table: tuple(of.get(table) for of in totals)
        for table in contest.players
        if any(table in of for of in totals)
    }
    sums = {table: _sum(points) for table, points in games.items()}
    before = {table: rank for rank, table in _ranked({table: _sum(of[:-1]) for table, of in games.items()})}
    top = sum(settled.top for settled in ledgers)
    lines = []
    for rank, table in _ranked(sums):
        player = contest.players[table]
        lines.append(
            Cumulated(
                rank=rank,
                table=table,
                name=player.shown,
                club=player.club,
                series=player.series,
                category=player.category,
                total=sums[table],
                percent=percent(sums[table], top),
                negative=sums[table] - top,
                gained=before[table] - rank,
                games=games[table],
            )
        )
    return lines


def clubs(lines: Sequence[Cumulated]) -> list[Club]:
    """Clubs by the three best totals of their players; one with fewer players is not ranked.

    No article says so: it is the custom of organisers.
    """
    totals = defaultdict[str, list[int]](list)
    for line in lines:
        if line.club:
            totals[line.club].append(line.total)
    sums = {
        name: sum(sorted(of, reverse=True)[:COUNTED_IN_A_CLUB])
        for name, of in totals.items()
        if len(of) >= COUNTED_IN_A_CLUB
    }
    return [Club(rank, name, sums[name]) for rank, name in _ranked(sums)]


def _sum(points: Sequence[int | None]) -> int:
    return sum(one or 0 for one in points)


def _ranked(totals: Mapping[Who, int]) -> Iterator[tuple[int, Who]]:
    """Ranks by total, the greatest first; equals share a rank."""
    return ranked(((total,), who) for who, total in totals.items())


def played_game(run: Run) -> RecordedGame:
    """The game with its events; what its letters were drawn from is told only once it is over."""
    return RecordedGame(tuple(run.entries), run.chance if run.over else None)
