"""What a player sees of his own game."""

from collections.abc import Callable, Iterable

import msgspec

from nonuple.contest.people import PlayerId
from nonuple.contest.results.notes import cost_of, free_of, warnings_at, warnings_to
from nonuple.contest.results.rankings import expected, shown
from nonuple.contest.rounds import Round
from nonuple.contest.run import Run
from nonuple.contest.state import Contest
from nonuple.contest.sums import points_of
from nonuple.contest.views.shelf import waiting_for
from nonuple.contest.views.verdicts import PlacedWord, placed
from nonuple.contest.written import WrittenSlip
from nonuple.ledger.notification import Stage
from nonuple.texts import Sentence


class Me(msgspec.Struct, frozen=True):
    game: int | None
    """The game that all of this is about."""
    player: PlayerId
    table: int
    name: str
    partner: str
    club: str
    arbiter: str | None
    playing: bool
    excluded: bool
    withdrawn: bool
    remote: bool
    apart: bool
    """Whether he plays from home without being ranked."""


class OwnSlip(msgspec.Struct, frozen=True):
    """What the server has of the slip being written."""

    game: int
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
    """What a player did in a game, turn by turn."""

    results: tuple[OwnResult, ...]
    totals: Totals


_RESULT = "result:"


def player_parts(contest: Contest, player: PlayerId) -> dict[str, object]:
    turns = contest.live.turns if contest.live else []
    return some_player_parts(contest, player, (*_MADE, *(result_of(one.turn) for one in turns)))


def some_player_parts(contest: Contest, player: PlayerId, names: Iterable[str]) -> dict[str, object]:
    """Those of these names that there are: after a turn, his other turns are left alone."""
    made: dict[str, object] = {}
    for name in names:
        if name.startswith(_RESULT):
            result = _result_at(contest.live, int(name.removeprefix(_RESULT)), player)
            made |= {} if result is None else {name: result}
        else:
            made[name] = _MADE[name](contest, contest.live, player)
    return made


def result_of(turn: int) -> str:
    """The part that tells of a turn."""
    return f"{_RESULT}{turn}"


def _result_at(run: Run | None, turn: int, player: PlayerId) -> OwnResult | None:
    if run is None or not 1 <= turn <= len(run.line.turns):
        return None
    return _result(run, run.rounds[run.line.turns[turn - 1]], player)


def player_sheet(run: Run | None, player: PlayerId) -> PlayerSheet:
    return PlayerSheet(_results(run, player), _totals(run, player))


def _me(contest: Contest, run: Run | None, player: PlayerId) -> Me | None:
    one = contest.players.get(player)
    if one is None:
        return None
    table = contest.seating.tables[player]
    id = contest.arbiter_of(table)
    name = next((arbiter.name for arbiter in contest.arbiters if arbiter.id == id), None)
    playing = run is not None and expected(contest, run, player, run.state.turn)
    excluded = player in contest.excluded
    withdrawn = player in contest.withdrawn
    club = shown(contest, player)["club"]
    return Me(
        None if run is None else run.number,
        player,
        table,
        one.name,
        one.partner,
        club,
        name,
        playing,
        excluded,
        withdrawn,
        remote=one.remote,
        apart=one.remote if run is None else not contest.ranks(run, player),
    )


def _slip(run: Run | None, player: PlayerId) -> OwnSlip | None:
    current = run.current if run else None
    sheet = current.sheets.get(player) if current else None
    if run is None or current is None or sheet is None or sheet.draft is None:
        return None
    draft = sheet.draft
    return OwnSlip(run.number, current.draw, draft.slip, draft.handed, draft.at)


def _results(run: Run | None, player: PlayerId) -> tuple[OwnResult, ...]:
    """Turns whose word was retained, and no other: a verdict would tell of the top."""
    return tuple(_result(run, played, player) for played in run.turns) if run else ()


def _result(run: Run, played: Round, player: PlayerId) -> OwnResult:
    sheet, top = played.sheets.get(player), run.top(played)
    entry = sheet.entry if sheet else None
    if sheet is None or entry is None:
        return OwnResult(played.turn, played.draw, top, None, None, "undecided", None, None, False, False)
    decision = sheet.decision
    told = decision if decision is not None and not decision.pending else None
    return OwnResult(
        turn=played.turn,
        draw=played.draw,
        top=top,
        slip=entry.slip,
        points=_points(run, played, player),
        sanction=decision.sanction if decision else "undecided",
        said=told.in_words.line if told else None,
        solution=placed(told.solution) if told else None,
        notified=sheet.note in (Stage.SENT, Stage.RECEIVED),
        appealed=sheet.case is not None and sheet.case.appeal,
        warnings=warnings_at(run, played, player),
        ruled=sheet.ruled,
    )


def _points(run: Run, played: Round, player: PlayerId) -> int | None:
    """What his slip earned him; None while it is not decided."""
    points = points_of(played.sheets.get(player))
    return points if points is None or run.counts(player, played.turn) else 0


def _sum(run: Run, player: PlayerId) -> int:
    """All his points."""
    if player in run.excluded:
        return 0
    if player in run.arrivals:
        return sum(_points(run, played, player) or 0 for played in run.turns)
    return run.sums.up_to(run.line.turns, run.rounds).get(player, 0)


def _totals(run: Run | None, player: PlayerId) -> Totals:
    if run is None:
        return Totals(0, 0, 0, None, 0, None)
    warnings = warnings_to(run, len(run.line.turns), player)
    return Totals(
        points=_sum(run, player),
        top=run.state.total,
        warnings=warnings,
        free=free_of(run),
        deduction=cost_of(run, warnings),
        declared=run.declared.get(player),
    )


_MADE: dict[str, Callable[[Contest, Run | None, PlayerId], object]] = {
    "me": _me,
    "slip": lambda _, run, player: _slip(run, player),
    "totals": lambda _, run, player: _totals(run, player),
    "waiting": lambda contest, _, player: waiting_for(contest, player),
}
