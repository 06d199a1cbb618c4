"""What arbiters and double arbiters do with the slips."""

from collections.abc import Iterator

import msgspec

from nonuple.activity.door import check_role
from nonuple.contest import commands as ask
from nonuple.contest.asking import Asking, Events, OneSlip, closed_round, slip_at
from nonuple.contest.chief.playing import check_not_his
from nonuple.contest.desk.judging import check_granted
from nonuple.contest.desk.solutions import solutions_of, top_of, without_a_fault
from nonuple.contest.events import (
    CorrectionProposed,
    CorrectionSettled,
    CorrectionWithdrawn,
    EntriesSettled,
    EntryTakenBack,
    LateRuled,
    NoteMove,
    NoteMoved,
    OpinionGiven,
    Origin,
    OverrulingWithdrawn,
    PlayerArrived,
    PlayerExcluded,
    PlayerReadmitted,
    ReviewWithdrawn,
    SlipCame,
    SlipEntered,
    SlipReviewed,
    VerdictOverruled,
)
from nonuple.contest.people import desk_of
from nonuple.contest.results.notes import duty_of, note_of
from nonuple.contest.results.rankings import expected
from nonuple.contest.roles import check_desk, whom
from nonuple.contest.rounds import Round, Sheet
from nonuple.contest.run import Run
from nonuple.contest.written import WrittenSlip, checked_slip
from nonuple.errors import Refusal
from nonuple.ledger.notification import Duty, Stage, receive, send, send_again
from nonuple.play.duplicate.state import Phase
from nonuple.rules import applies, article
from nonuple.slips.ruling import overruled
from nonuple.slips.slip import SlipFault
from nonuple.texts import contest as texts

NO_SLIP = WrittenSlip(faults=(SlipFault.NO_SLIP,))


def slip_meant(asking: Asking, command: ask.AboutSlip) -> OneSlip:
    """The slip that a command is about, if it is one's own to ask about; a table mistyped is nobody's."""
    run = asking.game(command.game)
    if command.table in run.seating.players:
        check_desk(asking.contest, asking.actor, command.table)
    slip = slip_at(run, closed_round(run, command.draw), command.table)
    check_desk(asking.contest, asking.actor, command.table)
    return slip


def _own_slip(asking: Asking, command: ask.AboutSlip) -> OneSlip:
    """The same once it is entered, as long as it is the arbiter's to decide."""
    slip = slip_meant(asking, command)
    _check_not_ruled(slip.entered, slip.table)
    return slip


# --- Entering ----------------------------------------------------------------------------------------------


@applies("2026", "2.3", "6.4")
def enter_slip(asking: Asking, command: ask.EnterSlip) -> Events:
    """The arbiter enters what is on the paper."""
    slip = slip_meant(asking, command)
    entered = SlipEntered(*slip.place, checked_slip(command.slip), command.seen)
    return _entered(asking, slip, entered)


def enter_solution(asking: Asking, command: ask.EnterSolution) -> Events:
    """One of the solutions expected, written as it should be."""
    slip = slip_meant(asking, command)
    found = solutions_of(slip.played, asking.lexicon(slip.run))
    if command.number > len(found):
        raise Refusal(texts.NO_SUCH_SOLUTION, number=command.number)
    written = without_a_fault(slip.played, found[command.number - 1])
    return _entered(asking, slip, SlipEntered(*slip.place, written, command.seen, "solution"))


def _entered(asking: Asking, slip: OneSlip, entered: SlipEntered) -> Events:
    """As it is, unless another game has begun since: then it waits until a person has decided."""
    if entered.slip != NO_SLIP:
        check_not_his(slip.run, slip.player)
    _check_not_ruled(slip.sheet, slip.table)
    if slip.run is asking.contest.live:
        return _unless_another_came(slip, entered)
    return tuple(_shelved(asking, slip.sheet, entered))


def _shelved(asking: Asking, sheet: Sheet, entered: SlipEntered) -> Iterator[SlipCame]:
    """A slip of a game that is over, which judges nothing; nothing where the same is there."""
    there = sheet.entry is not None and sheet.entry.slip == entered.slip
    if not there and not sheet.knows(entered.slip):
        place = entered.game, entered.draw, entered.player
        yield SlipCame(*place, entered.slip, None, asking.now.at, shown=True, origin=entered.origin)


def _unless_another_came(slip: OneSlip, entered: SlipEntered) -> Events:
    """One that another desk came before is a fact all the same: it is set aside, and both desks are told."""
    sheet = slip.sheet
    if sheet.entry is None:
        return (msgspec.structs.replace(entered, seen=sheet.revision),)
    if entered.seen != sheet.revision and entered.slip == sheet.entry.slip:
        raise told(sheet, slip.table)
    return (entered,)


def settle_entries(asking: Asking, command: ask.SettleEntries) -> Events:
    """Two desks read one slip otherwise: a person says which reading stands."""
    slip = _own_slip(asking, command)
    if slip.entered.rival is None:
        raise Refusal(texts.NO_RIVAL, table=command.table)
    return (EntriesSettled(*slip.place, command.taken),)


@applies("2026", "7.3", "7.4.1")
def _check_not_ruled(sheet: Sheet, table: int) -> None:
    """What the commission has decided is no longer the arbiter's."""
    if sheet.ruled:
        raise Refusal(texts.COMMISSION_DECIDED, table=table)


def told(sheet: Sheet, table: int) -> Refusal:
    """Two desks on one table: what the second is told."""
    last = sheet.entry
    if last is None:
        return Refusal(texts.OTHER_REVISION, table=table)
    return Refusal(texts.ALREADY_ENTERED, table=table, author=texts.who(last.author))


def enter_top(asking: Asking, command: ask.EnterTop) -> Events:
    """The top for all that are left."""
    run = asking.game(command.game)
    played = closed_round(run, command.draw)
    slip = without_a_fault(played, top_of(played, asking.lexicon(run)))
    return tuple(_for_the_rest(asking, run, played, slip, "top"))


def enter_missing(asking: Asking, command: ask.EnterMissing) -> Events:
    """All that are left handed in nothing."""
    run = asking.game(command.game)
    return tuple(_for_the_rest(asking, run, closed_round(run, command.draw), NO_SLIP, "desk"))


def _for_the_rest(
    asking: Asking, run: Run, played: Round, slip: WrittenSlip, origin: Origin
) -> Iterator[SlipEntered | SlipCame]:
    contest, arbiter = asking.contest, desk_of(asking.actor)
    for player in (one.player for one in contest.seated_at(run, played, arbiter)):
        sheet = played.sheets.get(player, Sheet())
        if slip != NO_SLIP and (player == run.opened.plays or contest.players[player].remote):
            continue  # what no paper says
        if sheet.entry is None and sheet.late is None and expected(contest, run, player, played.turn):
            entered = SlipEntered(run.number, played.draw, player, slip, sheet.revision, origin)
            yield from (entered,) if run is contest.live else _shelved(asking, sheet, entered)


def take_back(asking: Asking, command: ask.TakeBack) -> Events:
    slip = _own_slip(asking, command)
    if command.seen is not None and command.seen != slip.entered.revision:
        raise Refusal(texts.OTHER_REVISION, table=command.table)
    return (EntryTakenBack(*slip.place),)


@applies("2026", "5.1", "6.7")
def rule_late(asking: Asking, command: ask.RuleLate) -> Events:
    """A slip held up by the network was written in time or it was not: a person says so."""
    slip = slip_meant(asking, command)
    if slip.sheet.late is None:
        raise Refusal(texts.NOTHING_LATE, table=command.table)
    _check_not_ruled(slip.sheet, command.table)
    return (LateRuled(*slip.place, command.accepted),)


# --- Deciding ----------------------------------------------------------------------------------------------


@applies("2026", "6.4.2.2")
def give_opinion(asking: Asking, command: ask.GiveOpinion) -> Events:
    """Whether the words asked about are plausible, at one place or at all."""
    slip = slip_meant(asking, command)
    judged = slip.entered.judged
    question = judged.question if judged is not None else None
    if question is None:
        raise Refusal(texts.NO_QUESTION, table=command.table)
    if command.ref is None:
        return (OpinionGiven(*slip.place, question.words, command.opinion),)
    place = next((one for one in question.places if one.ref == command.ref), None)
    if place is None:
        raise Refusal(texts.NO_QUESTION, table=command.table)
    return (OpinionGiven(*slip.place, place.words, command.opinion, place.ref),)


def overrule(asking: Asking, command: ask.Overrule) -> Events:
    """The software proposes, the arbiter decides; he says why."""
    slip = _own_slip(asking, command)
    check_granted(asking, slip, command.points, command.sanction)
    judged, author = slip.entered.judged, asking.actor.name
    overruled(judged, command.points, command.sanction, motive=command.motive, author=author)
    return (VerdictOverruled(*slip.place, command.points, command.sanction, command.motive),)


def withdraw_overruling(asking: Asking, command: ask.WithdrawOverruling) -> Events:
    slip = _own_slip(asking, command)
    if not slip.entered.overrulings:
        raise Refusal(texts.NO_OVERRULING, table=command.table)
    return (OverrulingWithdrawn(*slip.place),)


@applies("2026", "7.1")
def exclude(asking: Asking, command: ask.Exclude) -> Events:
    """One who cheats keeps nothing of the game; a person says whether he keeps those before."""
    run = asking.game(command.game)
    player = whom(asking.contest, asking.actor, command.table, run.seating)
    if not command.why.strip():
        raise Refusal(texts.WHY_NEEDED)
    return (PlayerExcluded(run.number, player, run.state.turn, command.why, command.annuls),)


def readmit(asking: Asking, command: ask.Readmit) -> Events:
    """He sits down again in the game that goes on; if another has begun since, he comes late to it."""
    contest, live = asking.contest, asking.contest.live
    player = whom(contest, asking.actor, command.table)
    gone = contest.excluded.get(player)
    if gone is None:
        raise Refusal(texts.NOT_EXCLUDED, table=command.table)
    back = PlayerReadmitted(gone.game, player)
    if live is None or live.over or player in live.seating or player in contest.withdrawn:
        return (back,)
    return (back, PlayerArrived(live.number, player, live.turn_to_come))


# --- The double arbiter ------------------------------------------------------------------------------------


@applies("2026", "2.4", "6.9")
@applies("2010", "4.7")
@applies("2009", "4.6")
def review(asking: Asking, command: ask.Review) -> Events:
    """The double arbiter finds what the arbiter found."""
    slip = slip_meant(asking, command)
    if slip.entered.revision != command.seen:
        raise Refusal(texts.OTHER_REVISION, table=command.table)
    return (SlipReviewed(*slip.place, command.seen),)


@article("2026", "2.4")
@applies("2026", "6.9")
@applies("2010", "4.7")
@applies("2009", "4.6")
def propose_correction(asking: Asking, command: ask.ProposeCorrection) -> Events:
    """What the double arbiter corrects goes through the arbiter."""
    slip = _own_slip(asking, command)
    return (CorrectionProposed(*slip.place, checked_slip(command.slip), command.remark),)


def withdraw_review(asking: Asking, command: ask.WithdrawReview) -> Events:
    slip = slip_meant(asking, command)
    if not slip.entered.agreed:
        raise Refusal(texts.NOT_REVIEWED, table=command.table)
    return (ReviewWithdrawn(*slip.place),)


def withdraw_correction(asking: Asking, command: ask.WithdrawCorrection) -> Events:
    slip = slip_meant(asking, command)
    if slip.entered.correction is None:
        raise Refusal(texts.NO_CORRECTION, table=command.table)
    return (CorrectionWithdrawn(*slip.place),)


def settle_correction(asking: Asking, command: ask.SettleCorrection) -> Events:
    slip = _own_slip(asking, command)
    if slip.entered.correction is None:
        raise Refusal(texts.NO_CORRECTION, table=command.table)
    return (CorrectionSettled(*slip.place, command.taken),)


# --- Correction notes --------------------------------------------------------------------------------------


@article("2026", "2.6")
@applies("2026", "2.3", "6.9")
@applies("2010", "4.7")
@applies("2009", "4.6")
def move_notes(asking: Asking, command: ask.MoveNotes) -> Events:
    """Notes go to the players; one in hand closes the right to an average for what it tells."""
    run = asking.game(command.game)
    played = closed_round(run, command.draw)
    if asking.actor.role == "player" and command.stage != "received":
        check_role(asking.actor, ("arbiter",))
    there = [
        OneSlip(run, played, whom(asking.contest, asking.actor, table, run.seating), table)
        for table in dict.fromkeys(command.tables)
    ]
    if played.retained is None:
        raise Refusal(texts.NOTES_LATER)
    turn = _turn_with_it(asking, run, played, command)
    moved = (_moved(slip, command.stage, turn) for slip in there)
    return tuple(one for one in moved if one is not None)


def _turn_with_it(asking: Asking, run: Run, played: Round, command: ask.MoveNotes) -> int:
    """The first turn written with the note in hand: the next one, or an earlier one if an arbiter says so."""
    soonest, next_slip = played.turn + 1, max(first_turn_written_with_it(run), played.turn + 1)
    if command.turn is None or asking.actor.role == "player":
        return next_slip
    if not soonest <= command.turn <= next_slip:
        raise Refusal(texts.NOT_IN_HAND_THEN, first=soonest, last=next_slip)
    return command.turn


_REACHED = {"sent": (Stage.SENT, Stage.RECEIVED), "lost": (Stage.TO_SEND,), "received": (Stage.RECEIVED,)}
"""Where a note has to be moved no further."""


def _moved(slip: OneSlip, stage: NoteMove, turn: int) -> NoteMoved | None:
    sheet = slip.entered
    note = note_of(slip.run, slip.played, slip.player, sheet)
    if note is None or duty_of(slip.run, slip.played, note, sheet) is Duty.NONE:
        raise Refusal(texts.NO_NOTE, table=slip.table)
    if note.stage in _REACHED[stage] and not (stage == "received" and turn < (note.in_hand or 0)):
        return None
    match stage:
        case "sent":
            send(note)
        case "lost":
            send_again(note)
        case "received":
            receive(msgspec.structs.replace(note, stage=Stage.SENT), turn)
    return NoteMoved(*slip.place, stage, turn)


def first_turn_written_with_it(run: Run) -> int:
    """A note that comes while slips are being written, or after, tells nothing before the next turn."""
    state = run.state
    writing = state.phase in (Phase.PLAY, Phase.RETAIN) or state.stopped in (Phase.PLAY, Phase.RETAIN)
    return state.turn + 1 if writing else state.turn
