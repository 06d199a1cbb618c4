"""What arbiters see: the slips of their tables, once the time is over."""

from collections.abc import Iterator, Sequence

import msgspec
from msgspec.structs import astuple

from nonuple.contest.asking import Means
from nonuple.contest.desk.solutions import solutions_of
from nonuple.contest.events import CorrectionProposed
from nonuple.contest.people import PlayerId
from nonuple.contest.results.notes import (
    DueNote,
    cost_of,
    duty_of,
    free_of,
    note_of,
    notes_of,
    warnings_before,
    warnings_to,
)
from nonuple.contest.results.rankings import expected, shown
from nonuple.contest.rounds import Round, Sheet
from nonuple.contest.run import Run
from nonuple.contest.seating import Seated
from nonuple.contest.state import Contest
from nonuple.contest.views.verdicts import VerdictView, verdict_view
from nonuple.contest.written import WrittenSlip
from nonuple.pieces.search import Move
from nonuple.rules import shows
from nonuple.slips.verdict import Opinion

SHOWN_LIVE = 2
"""Turns whose slips follow live; earlier ones are asked for."""
LIKELY = 9


class SeatView(msgspec.Struct, frozen=True):
    player: PlayerId
    table: int
    name: str
    club: str
    warnings: int
    free: int | None
    deduction: int
    remote: bool
    """Whether he plays from home: no paper of his comes to the desk."""


class RoundView(msgspec.Struct, frozen=True):
    draw: int
    turn: int
    closed: bool
    retained: str | None
    """Word retained, with its place and its score."""
    expected: int
    entered: int
    questions: int
    open: int
    """Slips entered that somebody still has to decide."""
    seats: tuple[SeatView, ...] | None = None
    """Who sat where when these slips were handed in, where that was not as now."""


class EntryView(msgspec.Struct, frozen=True):
    slip: WrittenSlip
    origin: str
    author: str
    at: str


class LateView(msgspec.Struct, frozen=True):
    """A slip that came after the end: when it was written, as the phone says, and when it came."""

    slip: WrittenSlip
    written: float
    came: float
    in_time: bool
    """By what the phone says."""
    connected: bool | None
    """Whether the phone was connected at the end, so that the slip could have come; None if nobody knows."""
    silent: int | None
    """Seconds for which nothing had been heard of it at the end, though its line was open."""
    shown: bool
    """Whether the retained word was known when it came."""


class OverrulingView(msgspec.Struct, frozen=True):
    author: str
    at: str
    decision: VerdictView


class NoteView(msgspec.Struct, frozen=True):
    duty: str
    stage: str
    in_hand: int | None


class CaseView(msgspec.Struct, frozen=True):
    why: str
    appeal: bool
    author: str
    at: str
    ruled: bool


class SheetView(msgspec.Struct, frozen=True):
    """All about the slip of one player at one draw."""

    draw: int
    turn: int
    player: PlayerId
    table: int
    """Where he sat when it was handed in."""
    name: str
    expected: bool
    revision: int
    entry: EntryView | None
    rival: EntryView | None
    """What another desk entered meanwhile, as long as nobody has said which one stands."""
    decision: VerdictView | None
    judged: VerdictView | None
    """The rulebook's own verdict, where another decision stands."""
    overrulings: tuple[OverrulingView, ...]
    opinions: dict[str, str]
    """What was thought of words, and of places by their reference."""
    late: LateView | None
    correction: CorrectionProposed | None
    reviewed: bool
    corrected: bool
    note: NoteView | None
    case: CaseView | None
    warned: int
    """The player's warnings before this turn."""


class AnswerView(msgspec.Struct, frozen=True):
    """What another desk has answered about a slip, so that the room is judged evenly."""

    table: int
    slip: WrittenSlip
    words: tuple[str, ...]
    opinion: Opinion
    author: str
    ref: str
    """Of which place; of all of them without."""


class SolutionView(msgspec.Struct, frozen=True):
    number: int
    ref: str
    word: str
    score: int
    cross: tuple[str, ...]


def sheet_view(contest: Contest, run: Run, played: Round, player: PlayerId) -> SheetView:
    sheet = played.sheets.get(player, Sheet())
    entry, case = sheet.entry, sheet.case
    return SheetView(
        draw=played.draw,
        turn=played.turn,
        player=player,
        table=run.table_at(played, player) or run.seating.tables[player],
        name=contest.players[player].shown,
        expected=expected(contest, run, player, played.turn),
        revision=sheet.revision,
        entry=EntryView(*astuple(entry)) if entry else None,
        rival=EntryView(*astuple(sheet.rival)) if sheet.rival else None,
        decision=verdict_view(sheet.decision) if sheet.decision else None,
        judged=verdict_view(sheet.judged) if sheet.overrulings and sheet.judged else None,
        overrulings=tuple(
            OverrulingView(one.author, one.at, verdict_view(one.decision)) for one in sheet.overrulings
        ),
        opinions={
            what: opinion.value for what, opinion in (*sheet.opinions.items(), *sheet.opinions_at.items())
        },
        late=_late(played, player, sheet),
        correction=sheet.correction,
        reviewed=sheet.agreed,
        corrected=sheet.corrected,
        note=_note(run, played, player, sheet),
        case=CaseView(case.why, case.appeal, case.author, case.at, case.ruled) if case else None,
        warned=warnings_before(run, played, player),
    )


def _late(played: Round, player: PlayerId, sheet: Sheet) -> LateView | None:
    came, ended = sheet.late, played.ended
    if came is None:
        return None
    written = came.at if came.written is None else came.written
    in_time = ended is not None and written <= ended
    return LateView(came.slip, written, came.at, in_time, *presence(played, player), came.shown)


def presence(played: Round, player: PlayerId) -> tuple[bool | None, int | None]:
    """Whether his phone was connected at the end, None if nobody knows; for how long it was silent."""
    silent = played.silent.get(player)
    unknown = played.connected is None or silent is not None
    return (None if unknown else player in (played.connected or ())), silent


def _note(run: Run, played: Round, player: PlayerId, sheet: Sheet) -> NoteView | None:
    note = note_of(run, played, player, sheet)
    if note is None or played.retained is None:
        return None
    return NoteView(duty_of(run, played, note, sheet).name.lower(), note.stage.name.lower(), note.in_hand)


def _round(contest: Contest, run: Run, played: Round, arbiter: str | None) -> RoundView:
    """A turn at a desk, with who sat there where others sit there now."""
    then = contest.seated_at(run, played, arbiter)
    view = round_view(contest, run, played, [one.player for one in then])
    same = then == contest.seated(arbiter, run.seating)
    return view if same else msgspec.structs.replace(view, seats=seats(contest, run, then))


def round_view(contest: Contest, run: Run, played: Round, players: Sequence[PlayerId]) -> RoundView:
    """How far the correction of a turn has come for these players."""
    awaited = [player for player in players if expected(contest, run, player, played.turn)]
    sheets = [played.sheets[player] for player in awaited if player in played.sheets]
    entered = [sheet for sheet in sheets if sheet.entry is not None]
    decisions = [sheet.decision for sheet in entered]
    one = played.retained
    return RoundView(
        draw=played.draw,
        turn=played.turn,
        closed=played.closed,
        retained=f"{one.word} {one.ref} {run.top(played)}" if one else None,
        expected=len(awaited),
        entered=len(entered),
        questions=sum(decision is not None and decision.question is not None for decision in decisions),
        open=sum(decision is None or decision.pending for decision in decisions),
    )


def closed_rounds(run: Run | None) -> list[Round]:
    """The turns that stand whose slips are in, in order."""
    if run is None:
        return []
    current = run.current
    return run.turns + ([current] if current is not None and current.closed else [])


def seats(contest: Contest, run: Run | None, seated: Sequence[Seated]) -> tuple[SeatView, ...]:
    found = []
    for one in seated:
        who = shown(contest, one.player)
        count = warnings_to(run, run.state.turn, one.player) if run else 0
        free, cost = (free_of(run), cost_of(run, count)) if run else (None, 0)
        name, club, remote = who["name"], who["club"], contest.players[one.player].remote
        found.append(SeatView(one.player, one.table, name, club, count, free, cost, remote))
    return tuple(found)


def solutions_view(moves: Sequence[Move], most: int = LIKELY) -> tuple[SolutionView, ...]:
    return tuple(
        SolutionView(number, move.ref, move.word, move.score, move.cross)
        for number, move in enumerate(moves[:most], start=1)
    )


@shows("2026", "6.4.2.2")
def answers_elsewhere(contest: Contest, run: Run, played: Round, arbiter: str) -> tuple[AnswerView, ...]:
    """What the other desks have answered about their slips of a turn."""
    found = []
    for player in (player for draw, player in run.answered if draw == played.draw):
        sheet, table = played.sheets[player], run.table_at(played, player)
        if sheet.entry is not None and table is not None and contest.arbiter_of(table) != arbiter:
            found += [AnswerView(table, sheet.entry.slip, *answer) for answer in sheet.answers.values()]
    return tuple(sorted(found, key=lambda answer: answer.table))


def desk_parts(contest: Contest, arbiter: str | None, means: Means) -> dict[str, object]:
    """The desk of an arbiter; of the double arbiter, who sees them all, for None."""
    run = contest.live
    seated = contest.seated(arbiter, run.seating if run else None)
    rounds = closed_rounds(run)
    name = next((one.name for one in contest.arbiters if one.id == arbiter), "")
    parts: dict[str, object] = {
        "desk": {"arbiter": arbiter, "name": name, "game": run.number if run else None},
        "seats": seats(contest, run, seated),
        "rounds": [_round(contest, run, played, arbiter) for played in rounds] if run else [],
        "solutions": {},
    }
    if run is None:
        return parts
    lexicon = means.lexicon(run.opened.lexicon)
    live = rounds[-SHOWN_LIVE:]
    parts["solutions"] = {str(one.draw): solutions_view(solutions_of(one, lexicon)) for one in live}
    parts["notes"] = [
        *(note for past in contest.past for note in _unread(contest, past, arbiter)),
        *(note for one in rounds for note in notes_of(contest, run, one, seated) if _to_do(note.stage)),
    ]
    for played in rounds:
        then = contest.seated_at(run, played, arbiter)
        if arbiter is not None and (played in live or _asked(played, then)):
            parts[f"answers:{played.draw}"] = answers_elsewhere(contest, run, played, arbiter)
        for one in then:
            if played in live or _unsettled(contest, run, played, one.player):
                parts[f"sheet:{played.draw}:{one.table}"] = sheet_view(contest, run, played, one.player)
    return parts


def _unread(contest: Contest, run: Run, arbiter: str | None) -> Iterator[DueNote]:
    """The notes of a game before that are in nobody's hand yet: they wait at the desk until they are."""
    draws = {draw for draw, _ in run.unread}
    for played in (one for one in run.turns if one.draw in draws):
        waiting = [
            one for one in contest.seated(arbiter, run.seating) if (played.draw, one.player) in run.unread
        ]
        yield from notes_of(contest, run, played, waiting)


def _to_do(stage: str) -> bool:
    return stage != "received"


def _asked(played: Round, seated: Sequence[Seated]) -> bool:
    """Whether a question is open at one of these tables."""
    decisions = (played.sheets[one.player].decision for one in seated if one.player in played.sheets)
    return any(decision is not None and decision.question is not None for decision in decisions)


def _unsettled(contest: Contest, run: Run, played: Round, player: PlayerId) -> bool:
    sheet = played.sheets.get(player)
    if sheet is None or sheet.entry is None:
        return expected(contest, run, player, played.turn)
    before_commission = sheet.case is not None and not sheet.case.ruled
    waiting = (sheet.late, sheet.rival, sheet.correction)
    return not sheet.settled or before_commission or any(one is not None for one in waiting)
