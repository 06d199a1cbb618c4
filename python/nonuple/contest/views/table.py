"""What a player sees of his own table."""

import msgspec

from nonuple.contest.results.notes import cost_of, free_of, warnings_at, warnings_to
from nonuple.contest.results.rankings import expected
from nonuple.contest.rounds import Round
from nonuple.contest.run import Run
from nonuple.contest.state import Contest
from nonuple.contest.views.verdicts import PlacedWord, placed
from nonuple.contest.written import WrittenSlip
from nonuple.ledger.notification import Stage
from nonuple.texts import Sentence


class Me(msgspec.Struct, frozen=True):
    table: int
    name: str
    partner: str
    club: str
    arbiter: str | None
    playing: bool
    excluded: bool
    withdrawn: bool


class OwnSlip(msgspec.Struct, frozen=True):
    """What the server has of the slip being written."""

    draw: int
    slip: WrittenSlip
    handed: bool
    at: float


class OwnResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """A past turn: its top, his slip and what it earned him."""

    turn: int
    draw: int
    top: int
    slip: WrittenSlip | None
    points: int | None
    """None while his slip is not decided."""
    sanction: str
    said: Sentence | None
    solution: PlacedWord | None
    notified: bool
    """Whether a correction note is on its way or in hand."""
    appealed: bool
    warnings: int = 0
    ruled: bool = False
    """Whether the commission has decided: nothing is left to appeal against here."""


class Totals(msgspec.Struct, frozen=True):
    """His own sum, before solos."""

    points: int
    top: int
    warnings: int
    free: int | None
    deduction: int
    declared: int | None


class PlayerSheet(msgspec.Struct, frozen=True):
    """What a table did in a game, turn by turn."""

    results: tuple[OwnResult, ...]
    totals: Totals


def table_parts(contest: Contest, table: int) -> dict[str, object]:
    run = contest.live
    sheet = player_sheet(run, table)
    return {
        "me": _me(contest, run, table),
        "slip": _slip(run, table),
        "results": sheet.results,
        "totals": sheet.totals,
    }


def player_sheet(run: Run | None, table: int) -> PlayerSheet:
    results = _results(run, table)
    return PlayerSheet(results, _totals(run, table, results))


def _me(contest: Contest, run: Run | None, table: int) -> Me | None:
    player = contest.players.get(table)
    if player is None:
        return None
    id = contest.arbiter_of(table)
    name = next((arbiter.name for arbiter in contest.arbiters if arbiter.id == id), None)
    playing = run is not None and expected(contest, run, table, run.state.turn)
    excluded = run is not None and table in run.excluded
    withdrawn = table in contest.withdrawn
    return Me(table, player.name, player.partner, player.club, name, playing, excluded, withdrawn)


def _slip(run: Run | None, table: int) -> OwnSlip | None:
    current = run.current if run else None
    sheet = current.sheets.get(table) if current else None
    if current is None or sheet is None or sheet.draft is None:
        return None
    draft = sheet.draft
    return OwnSlip(current.draw, draft.slip, draft.handed, draft.at)


def _results(run: Run | None, table: int) -> tuple[OwnResult, ...]:
    """Turns whose word was retained, and no other: a verdict would tell of the top."""
    return tuple(_result(run, played, table) for played in run.turns) if run else ()


def _result(run: Run, played: Round, table: int) -> OwnResult:
    sheet, top = played.sheets.get(table), run.top(played)
    entry = sheet.entry if sheet else None
    if sheet is None or entry is None:
        return OwnResult(played.turn, played.draw, top, None, None, "undecided", None, None, False, False)
    decision = sheet.decision
    shown = decision if decision is not None and not decision.pending else None
    return OwnResult(
        turn=played.turn,
        draw=played.draw,
        top=top,
        slip=entry.slip,
        points=(shown.points if run.counts(table, played.turn) else 0) if shown else None,
        sanction=decision.sanction if decision else "undecided",
        said=shown.in_words.line if shown else None,
        solution=placed(shown.solution) if shown else None,
        notified=sheet.note in (Stage.SENT, Stage.RECEIVED),
        appealed=sheet.case is not None and sheet.case.appeal,
        warnings=warnings_at(run, played, table),
        ruled=sheet.ruled,
    )


def _totals(run: Run | None, table: int, results: tuple[OwnResult, ...]) -> Totals:
    if run is None:
        return Totals(0, 0, 0, None, 0, None)
    warnings = warnings_to(run, len(run.turns), table)
    return Totals(
        points=sum(result.points or 0 for result in results),
        top=sum(result.top for result in results),
        warnings=warnings,
        free=free_of(run),
        deduction=cost_of(run, warnings),
        declared=run.declared.get(table),
    )
