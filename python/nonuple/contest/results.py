"""The results of a contest: what the ledger makes of its verdicts."""

import csv
import io
from collections.abc import Iterator, Mapping

import msgspec

from nonuple.contest.rounds import Round
from nonuple.contest.run import Run
from nonuple.contest.state import Contest
from nonuple.editions import Edition
from nonuple.game.verification import Played
from nonuple.ledger import facts
from nonuple.ledger.facts import Judged
from nonuple.ledger.ledger import Ledger, settle
from nonuple.ledger.ranking import percent, ranked
from nonuple.texts import results as texts

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
    games: tuple[int | None, ...]


def ledger_game(contest: Contest, run: Run) -> facts.Game:
    """The game as the ledger takes it: the turns whose word was retained."""
    settings = run.state.settings
    turns = run.turns[: run.state.valid] if run.over else run.turns
    tables = [table for table in sorted(contest.players) if _takes_part(contest, run, table)]
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
        turns=[_turn(contest, run, played, tables) for played in turns],
        edition=Edition.parse(settings.edition),
        formula=settings.played,
        blitz=settings.blitz,
        pairs=settings.pairs,
        sudden_death=settings.sudden_death,
    )


def _takes_part(contest: Contest, run: Run, table: int) -> bool:
    return table not in contest.withdrawn or any(table in played.sheets for played in run.turns)


def _turn(contest: Contest, run: Run, played: Round, tables: list[int]) -> facts.Turn:
    top = run.state.turns[played.turn - 1].score
    slips: dict[str, Judged] = {}
    for table in tables:
        sheet = played.sheets.get(table)
        decision = sheet.decision if sheet is not None else None
        if decision is not None:
            slips[str(table)] = decision.judged
        elif contest.playing(run, table, played.turn):
            slips[str(table)] = AWAITED
    return facts.Turn(top, slips)


def ledger(contest: Contest, run: Run) -> Ledger:
    return settle(ledger_game(contest, run))


def ranking(contest: Contest, run: Run, settled: Ledger) -> list[Line]:
    """The ranking of a game, with what each did at each turn."""
    out = {mark.table: mark.turn for mark in settled.eliminated}
    lines = []
    for one in settled.ranking:
        table = int(one.table)
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
                turns=tuple(_points(played, table) for played in run.turns),
                eliminated=out.get(table),
                excluded=table in run.excluded,
                declared=run.declared.get(table),
            )
        )
    return lines


def _points(played: Round, table: int) -> int | None:
    sheet = played.sheets.get(table)
    decision = sheet.decision if sheet is not None else None
    return None if decision is None else decision.points


def cumulated(contest: Contest, ledgers: Mapping[int, Ledger]) -> list[Cumulated]:
    """The ranking over the games of a contest; a game not played counts nothing."""
    totals = {
        number: {int(one.table): one.total for one in settled.ranking} for number, settled in ledgers.items()
    }
    top = sum(settled.top for settled in ledgers.values())
    sums = {table: sum(game.get(table, 0) for game in totals.values()) for table in contest.players}
    orders: list[tuple[tuple[int, ...], int | str]] = [((total,), table) for table, total in sums.items()]
    lines = []
    for rank, where in ranked(orders):
        table = int(where)
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
                games=tuple(game.get(table) for game in totals.values()),
            )
        )
    return lines


def to_csv(lines: list[Line]) -> str:
    """The ranking as a table for a spreadsheet, one column a turn."""
    out = io.StringIO()
    writer = csv.writer(out, delimiter=";", lineterminator="\r\n")
    count = len(lines[0].turns) if lines else 0
    writer.writerow([*(column.say() for column in texts.COLUMNS), *range(1, count + 1)])
    writer.writerows(_row(line) for line in lines)
    return "\ufeff" + out.getvalue()


def _row(line: Line) -> Iterator[object]:
    yield from (line.rank, line.table, *map(_plain, (line.name, line.club, line.series, line.category)))
    shown = "" if line.percent is None else f"{line.percent:.1f}".replace(".", texts.DECIMAL.say())
    yield from (line.total, shown, line.negative, line.solos, line.warnings, line.deduction)
    yield from ("" if points is None else points for points in line.turns)


def _plain(text: str) -> str:
    """A spreadsheet takes what begins with these signs for a formula."""
    return f"'{text}" if text[:1] in ("=", "+", "-", "@", "\t") else text


def played_game(run: Run) -> Played:
    """The game with its events; what its letters were drawn from is told only once it is over."""
    return Played(tuple(run.entries), run.chance if run.over else None)
