"""The results of a contest: what the ledger makes of its verdicts."""

import dataclasses
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import repeat
from typing import TypedDict

import msgspec
from msgspec.structs import replace

from nonuple.contest.groups import KINDS, Group, GroupKind, group_of, in_order
from nonuple.contest.people import PlayerId
from nonuple.contest.rounds import Round, Sheet
from nonuple.contest.run import Run
from nonuple.contest.state import Contest
from nonuple.ledger import facts
from nonuple.ledger.ledger import Ledger, Mark, settle
from nonuple.ledger.ranking import Standing, percent, ranked
from nonuple.ledger.solos import Solo
from nonuple.people.person import told_apart
from nonuple.play.duplicate.verification import RecordedGame
from nonuple.rules import applies
from nonuple.slips.verdict import Sanction, Verdict

AWAITED = Verdict(None, None, Sanction.UNDECIDED)
"""A slip that nobody has entered yet: it counts nothing, and the ranking is not final."""


class TotalLine(msgspec.Struct, frozen=True):
    """Who it is, and what he has come to: in a game, or over all."""

    rank: int
    player: PlayerId
    table: int
    name: str
    club: str
    series: str
    category: str
    total: int
    percent: float | None
    negative: int


class RankedLine(TotalLine, frozen=True):
    """One line of a ranking."""

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
    remote: bool = False
    """Whether he plays from home."""


def ledger_game(contest: Contest, run: Run) -> facts.LedgerGame:
    """The game as the ledger takes it, by those who are ranked: the turns whose word was retained."""
    if run.players is None:
        run.players = _ledger_players(contest, run, contest.ranked(run))
    return _ledger_game(run, run.players, [turn_of(contest, run, played) for played in counted(run)])


def _ledger_players(
    contest: Contest, run: Run, seats: Mapping[PlayerId, int]
) -> tuple[facts.LedgerPlayer, ...]:
    return tuple(
        facts.LedgerPlayer(
            player,
            contest.players[player].shown,
            contest.arbiter_of(table),
            run.arrivals.get(player),
            run.excluded.get(player),
        )
        for player, table in seats.items()
    )


def _ledger_game(
    run: Run, players: Sequence[facts.LedgerPlayer], turns: Sequence[facts.LedgerTurn]
) -> facts.LedgerGame:
    settings = run.state.settings
    return facts.LedgerGame(
        players=players,
        turns=turns,
        rules=settings.rules.ledger,
        formula=settings.played,
        blitz=settings.blitz,
        pairs=settings.pairs,
        sudden_death=settings.sudden_death,
    )


def counted(run: Run) -> list[Round]:
    """The turns that count: all whose word was retained, unless the end of the game left some out."""
    return run.turns[: run.state.valid] if run.over else run.turns


def turn_of(contest: Contest, run: Run, played: Round) -> facts.LedgerTurn:
    """A turn as the ledger takes it, be it void."""
    if played.counted is None:
        played.counted = _counted(contest, run, played, contest.ranked(run))
    return played.counted


def _counted(contest: Contest, run: Run, played: Round, players: Iterable[PlayerId]) -> facts.LedgerTurn:
    slips: dict[str, Verdict] = {}
    for player in players:
        sheet = played.sheets.get(player)
        if sheet is not None and sheet.decision is not None:
            slips[player] = sheet.decision
        elif contest.playing(run, player, played.turn):
            slips[player] = AWAITED
    return facts.LedgerTurn(run.top(played), slips)


def player_of(mark: Mark | Solo | Standing) -> PlayerId:
    """Whom the ledger of a contest means: its slips are those of players."""
    return PlayerId(str(mark.table))


@applies("2026", "4.5")
@applies("2010", "2.6.4")
@applies("2009", "2.6.4")
def ledger(contest: Contest, run: Run) -> Ledger:
    """What follows from the verdicts; solos and what they earn are told at the end of the game only.

    Nobody is out in sudden death before all slips of the turn are decided.
    """
    game = ledger_game(contest, run)
    return run.settled.made(run.over, game, lambda: _told(run, settle(game, run.counted)))


def apart(contest: Contest, run: Run) -> list[RankedLine]:
    """Those who play along from home without being ranked, as if they were: but for solos, and the rank."""
    seats = run.seating.tables
    if len(contest.ranked(run)) == len(seats):
        return []
    turns = [_counted(contest, run, played, seats) for played in counted(run)]
    settled = _silent(settle(_ledger_game(run, _ledger_players(contest, run, seats), turns)))
    lines = ranking(contest, run, settled)
    return [replace(line, rank=0) for line in lines if not contest.ranks(run, line.player)]


def ledger_of(contest: Contest, run: Run, turns: int) -> Ledger:
    """What followed from the first turns of a game, as it was told while it went on."""
    game = ledger_game(contest, run)
    return _silent(settle(dataclasses.replace(game, turns=game.turns[:turns]), run.counted))


def _told(run: Run, settled: Ledger) -> Ledger:
    return settled if run.over else _silent(settled)


def _silent(settled: Ledger) -> Ledger:
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
def out_of(contest: Contest, run: Run) -> Mapping[PlayerId, int]:
    """In sudden death the turn at which each player was out."""
    if not run.state.settings.sudden_death:
        return {}
    if run.out is None:
        settled = settle(ledger_game(contest, run))
        run.out = {player_of(mark): mark.turn for mark in _decided_eliminations(settled)}
    return run.out


def expected(contest: Contest, run: Run, player: PlayerId, turn: int) -> bool:
    """Whether a slip is expected of someone at this turn: he plays, and is not out."""
    return contest.playing(run, player, turn) and turn <= out_of(contest, run).get(player, turn)


def ranking(contest: Contest, run: Run, settled: Ledger) -> list[RankedLine]:
    """The ranking of a game, with what each did at each turn; equals go by table."""
    out = {player_of(mark): mark.turn for mark in settled.eliminated}
    players = [player_of(one) for one in settled.ranking]
    lines = [
        RankedLine(
            rank=one.rank,
            table=run.seating.tables[player],
            **shown(contest, player),
            total=one.total,
            percent=one.percent,
            negative=one.negative,
            solos=one.solos,
            warnings=one.warnings,
            deduction=one.warning_deduction,
            turns=points,
            eliminated=out.get(player),
            excluded=player in run.excluded,
            declared=run.declared.get(player),
            remote=contest.players[player].remote,
        )
        for one, player, points in zip(settled.ranking, players, _points(run, players), strict=True)
    ]
    return sorted(lines, key=lambda line: (line.rank, line.table))


def names_apart(contest: Contest) -> Mapping[PlayerId, str]:
    """What each is called where nothing else tells namesakes apart: with his club, else his table."""
    called = {player: one.shown for player, one in contest.players.items()}
    tables = contest.seating.tables
    return told_apart(
        called,
        lambda player: shown(contest, player)["club"],
        lambda player: f"table {tables.get(player, player)}",
    )


class Shown(TypedDict):
    """How results tell who it is."""

    player: PlayerId
    name: str
    club: str
    series: str
    category: str


def shown(contest: Contest, player: PlayerId) -> Shown:
    one, groups = contest.players[player], contest.groups
    first = one.people[0]
    return Shown(
        player=player,
        name=one.shown,
        club=group_of(groups["club"], first.club).label,
        series=group_of(groups["series"], first.series).label,
        category=group_of(groups["category"], first.category).label,
    )


def groups_in_order(contest: Contest) -> dict[GroupKind, tuple[Group, ...]]:
    """The series, categories and clubs that players belong to, in the order in which they are listed."""
    people = [one for player in contest.players.values() for one in player.people]
    return {kind: in_order(contest.groups[kind], (getattr(one, kind) for one in people)) for kind in KINDS}


def _points(run: Run, players: Sequence[PlayerId]) -> Iterator[tuple[int | None, ...]]:
    """What each has of each turn: nothing of those before he came, or once he is excluded."""
    turns = counted(run)
    columns = [[_scored(played.sheets.get(player)) for player in players] for played in turns]
    rows = zip(*columns, strict=True) if columns else repeat((), len(players))
    for player, row in zip(players, rows, strict=True):
        missed = len(turns) if player in run.excluded else run.arrivals.get(player, 1) - 1
        yield (0,) * min(missed, len(turns)) + row[missed:]


def _scored(sheet: Sheet | None) -> int | None:
    return None if sheet is None or sheet.decision is None else sheet.decision.points


def played_game(run: Run) -> RecordedGame:
    """The game with its events; what its letters were drawn from is told only once it is over."""
    return RecordedGame(tuple(run.entries), run.chance if run.over else None)
