"""What becomes of the slip of one player when something happens to it."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from nonuple.contest import events as on
from nonuple.contest.rounds import Answer, Came, Case, Entered, File, Overruling, Piece, Sheet
from nonuple.ledger.notification import Stage
from nonuple.slips.ruling import overruled


def happen_to(sheet: Sheet, event: on.OfSlip, author: str, at: str) -> None:
    """Change a slip. What was decided before another change was stored, and no longer fits, is left out."""
    _CHANGES[type(event)](sheet, event, author, at)


def write_draft(sheet: Sheet, event: on.SlipWritten) -> None:
    """The last one written counts, in whatever order they are stored."""
    if sheet.draft is None or event.at >= sheet.draft.at:
        sheet.draft = event


def _write_in_time(sheet: Sheet, event: on.SlipWritten, author: str, at: str) -> None:
    """It came before the end and was stored after it: it is the slip, unless an arbiter has entered one."""
    write_draft(sheet, event)
    if sheet.draft is not event:
        return
    if sheet.entry is None or sheet.entry.origin == "phone":
        sheet.enter(Entered(event.slip, "phone", "", at))
    else:
        came = on.SlipCame(event.game, event.draw, event.player, event.slip, event.at, event.at)
        sheet.wait(Came(came, author, at))


def _come(sheet: Sheet, event: on.SlipCame, author: str, at: str) -> None:
    sheet.wait(Came(event, author, at))


def _rule_late(sheet: Sheet, event: on.LateRuled, author: str, at: str) -> None:
    if sheet.came:
        sheet.rule_late(author, at, accepted=event.accepted)


def _enter(sheet: Sheet, event: on.SlipEntered, author: str, at: str) -> None:
    """Two desks at one table: whoever is stored first is heard, both are told."""
    entered = Entered(event.slip, event.origin, author, at)
    if event.seen != sheet.revision:
        sheet.set_aside(entered)
    else:
        sheet.enter(entered)


def _settle_entries(sheet: Sheet, event: on.EntriesSettled, author: str, at: str) -> None:
    rival, sheet.rival = sheet.rival, None
    if rival is not None and event.taken:
        sheet.enter(replace(rival, at=at))


def _take_back(sheet: Sheet, event: on.EntryTakenBack, author: str, at: str) -> None:
    if sheet.entries:
        sheet.take_back()


def _judge(sheet: Sheet, event: on.SlipJudged, author: str, at: str) -> None:
    if sheet.entries:
        sheet.decide(event.verdict, event.basis)


def _give_opinion(sheet: Sheet, event: on.OpinionGiven, author: str, at: str) -> None:
    if event.ref:
        sheet.opinions_at = {**sheet.opinions_at, event.ref: event.opinion}
    else:
        sheet.opinions = {**sheet.opinions, **dict.fromkeys(event.words, event.opinion)}
    answer = Answer(event.words, event.opinion, author, event.ref)
    sheet.answers = {**sheet.answers, event.ref: answer}


def _overrule(sheet: Sheet, event: on.VerdictOverruled, author: str, at: str) -> None:
    if sheet.entries:
        decision = overruled(sheet.judged, event.points, event.sanction, motive=event.motive, author=author)
        sheet.overrule(Overruling(decision, author, at))


def _count_average(sheet: Sheet, event: on.AverageCounted, author: str, at: str) -> None:
    sheet.count_average(event.mean)


def _withdraw_overruling(sheet: Sheet, event: on.OverrulingWithdrawn, author: str, at: str) -> None:
    if sheet.overrulings:
        sheet.withdraw_overruling()


def _review(sheet: Sheet, event: on.SlipReviewed, author: str, at: str) -> None:
    sheet.reviewed = event.revision


def _withdraw_review(sheet: Sheet, event: on.ReviewWithdrawn, author: str, at: str) -> None:
    sheet.reviewed = 0


def _propose(sheet: Sheet, event: on.CorrectionProposed, author: str, at: str) -> None:
    sheet.correction = event


def _withdraw_correction(sheet: Sheet, event: on.CorrectionWithdrawn, author: str, at: str) -> None:
    sheet.correction = None


def _settle(sheet: Sheet, event: on.CorrectionSettled, author: str, at: str) -> None:
    """Taken over, the correction is the arbiter's own entry; contested, it is the commission's."""
    proposed, sheet.correction = sheet.correction, None
    if proposed is None:
        return
    if event.taken:
        sheet.enter(Entered(proposed.slip, "double", author, at))
        sheet.corrected, sheet.reviewed = True, sheet.revision
    else:
        sheet.case = Case(proposed.remark, False, author, at)


def _move_note(sheet: Sheet, event: on.NoteMoved, author: str, at: str) -> None:
    if event.stage == "received":
        sheet.note, sheet.in_hand = Stage.RECEIVED, event.turn
    else:
        sheet.note = Stage.SENT if event.stage == "sent" else Stage.TO_SEND


def _open_case(sheet: Sheet, event: on.CaseOpened, author: str, at: str) -> None:
    if not sheet.ruled:
        sheet.case = Case(event.why, event.appeal, author, at, referred=not event.appeal)


def _withdraw_referral(sheet: Sheet, event: on.ReferralWithdrawn, author: str, at: str) -> None:
    if sheet.case is not None and sheet.case.in_doubt:
        sheet.case = None


def _rule_case(sheet: Sheet, event: on.CaseRuled, author: str, at: str) -> None:
    if not sheet.entries:
        return
    decision = overruled(sheet.judged, event.points, event.sanction, motive=event.motive, author=author)
    ruling = Overruling(decision, author, at)
    sheet.overrule(ruling)
    sheet.case = sheet.case or Case("", False, author, at)
    sheet.case.ruling = ruling


def _vote(sheet: Sheet, event: on.CaseVoted, author: str, at: str) -> None:
    sheet.votes = {**sheet.votes, event.member: event.ballot}


def _weigh(sheet: Sheet, event: on.CaseWeighed, author: str, at: str) -> None:
    sheet.both_ways = event.both_ways


def _hear(sheet: Sheet, event: on.PartyHeard, author: str, at: str) -> None:
    others = {party: said for party, said in sheet.heard.items() if party != event.party}
    sheet.heard = {**others, event.party: event.said} if event.said else others


def _build_file(sheet: Sheet, event: on.FileBuilt, author: str, at: str) -> None:
    if sheet.case is not None and sheet.case.file is None:
        sheet.case.file = File(event.motive, author, at, event.party)


def _tell_parties(sheet: Sheet, event: on.PartiesTold, author: str, at: str) -> None:
    if sheet.file is not None:
        sheet.file.told = at


def _attach(sheet: Sheet, event: on.PieceAttached, author: str, at: str) -> None:
    if sheet.file is not None:
        sheet.file.pieces.append(Piece(event.what, event.draws, author, at))


def _forward_case(sheet: Sheet, event: on.CaseForwarded, author: str, at: str) -> None:
    sheet.case = sheet.case or Case("", False, author, at)
    file = sheet.case.file = sheet.case.file or File(event.motive, author, at)
    file.told, file.sent, file.sender = file.told or at, at, author


def _name_panel(sheet: Sheet, event: on.PanelNamed, author: str, at: str) -> None:
    if sheet.file is not None:
        sheet.file.panel = event.panel


def _request_documents(sheet: Sheet, event: on.DocumentsRequested, author: str, at: str) -> None:
    if sheet.file is not None:
        sheet.file.wanted, sheet.file.asked, sheet.file.completed = event.wanted, event.day, None


def _complete_file(sheet: Sheet, event: on.FileCompleted, author: str, at: str) -> None:
    if sheet.file is not None:
        sheet.file.completed = event.day


def _answer_file(sheet: Sheet, event: on.FileAnswered, author: str, at: str) -> None:
    if sheet.file is not None and sheet.entries:
        sheet.file.answered = True
        decision = overruled(
            sheet.judged, event.points, event.sanction, motive=event.motive, author=on.FEDERATION
        )
        sheet.overrule(Overruling(decision, on.FEDERATION, at))


_CHANGES: dict[type[on.Event], Callable[[Sheet, Any, str, str], None]] = {
    on.SlipWritten: _write_in_time,
    on.SlipCame: _come,
    on.LateRuled: _rule_late,
    on.SlipEntered: _enter,
    on.EntriesSettled: _settle_entries,
    on.EntryTakenBack: _take_back,
    on.SlipJudged: _judge,
    on.OpinionGiven: _give_opinion,
    on.VerdictOverruled: _overrule,
    on.AverageCounted: _count_average,
    on.OverrulingWithdrawn: _withdraw_overruling,
    on.SlipReviewed: _review,
    on.ReviewWithdrawn: _withdraw_review,
    on.CorrectionProposed: _propose,
    on.CorrectionWithdrawn: _withdraw_correction,
    on.CorrectionSettled: _settle,
    on.NoteMoved: _move_note,
    on.CaseOpened: _open_case,
    on.ReferralWithdrawn: _withdraw_referral,
    on.CaseVoted: _vote,
    on.CaseWeighed: _weigh,
    on.CaseRuled: _rule_case,
    on.PartyHeard: _hear,
    on.FileBuilt: _build_file,
    on.PartiesTold: _tell_parties,
    on.PieceAttached: _attach,
    on.CaseForwarded: _forward_case,
    on.PanelNamed: _name_panel,
    on.DocumentsRequested: _request_documents,
    on.FileCompleted: _complete_file,
    on.FileAnswered: _answer_file,
}
