"""Cases: what arbiters refer, what players appeal against, and what the commission decides."""

from datetime import datetime

from nonuple.contest import commands as ask
from nonuple.contest.asking import Asking, Events, OneSlip, closed_round, slip_at
from nonuple.contest.desk.judging import check_granted
from nonuple.contest.desk.slips import slip_meant
from nonuple.contest.events import (
    Ballot,
    CaseOpened,
    CaseRuled,
    CaseVoted,
    CaseWeighed,
    CommissionNamed,
    ReferralWithdrawn,
)
from nonuple.contest.people import player_of
from nonuple.contest.roles import check_table
from nonuple.contest.rounds import Sheet
from nonuple.contest.run import Run
from nonuple.contest.state import Contest
from nonuple.errors import Refusal
from nonuple.ledger.appeals import appeal_deadline
from nonuple.play.duplicate.events import Drawn, Rejected
from nonuple.rules import applies, article
from nonuple.slips.ruling import check_decision, overruled
from nonuple.slips.verdict import Sanction
from nonuple.texts import appeals
from nonuple.texts import contest as texts


@applies("2026", "6.4.2.2", "7.3")
@article("2010", "5.3")
@article("2009", "5.3")
def refer(asking: Asking, command: ask.Refer) -> Events:
    """An arbiter in doubt asks the commission."""
    slip = slip_meant(asking, command)
    sheet = slip.entered
    if not command.why.strip():
        raise Refusal(texts.WHY_NEEDED)
    if not _opens(sheet, appeal=False):
        return ()
    return (CaseOpened(*slip.place, command.why),)


def withdraw_referral(asking: Asking, command: ask.WithdrawReferral) -> Events:
    """Only the one who asked takes it back; neither an appeal nor what the commission has decided."""
    slip = slip_meant(asking, command)
    case = slip.entered.case
    if case is None or not case.in_doubt or case.author != asking.actor.name:
        raise Refusal(texts.NOTHING_REFERRED, table=command.table)
    return (ReferralWithdrawn(*slip.place),)


def _opens(sheet: Sheet, *, appeal: bool) -> bool:
    """Whether there is something new to open; a case that was ruled is for the federation."""
    if sheet.case is None:
        return True
    if sheet.case.ruled:
        raise Refusal(texts.CASE_RULED)
    return appeal and not sheet.case.appeal


@applies("2026", "7.3")
@article("2010", "5.3")
@article("2009", "5.3")
def appeal(asking: Asking, command: ask.Appeal) -> Events:
    """A player appeals in time."""
    slip = _appealed(asking, command)
    run, sheet = slip.run, slip.entered
    if slip.played.retained is None or sheet.decision is None:
        raise Refusal(texts.NOT_DECIDED, table=slip.table)
    if not command.why.strip():
        raise Refusal(texts.WHY_NEEDED)
    until = deadline(asking.contest, run)
    if until is not None and asking.now.date > until:
        rules = run.state.settings.rules.ledger
        raise Refusal(texts.APPEAL_TOO_LATE, minutes=rules.appeal_minutes, article=rules.appeals_article)
    if not _opens(sheet, appeal=True):
        return ()
    return (CaseOpened(*slip.place, command.why, appeal=True),)


def _appealed(asking: Asking, command: ask.Appeal) -> OneSlip:
    """A player's own slip, or that of the table which an arbiter names."""
    run, player = asking.game(command.game), player_of(asking.actor)
    played = closed_round(run, command.draw)
    if player is not None:
        return OneSlip(run, played, player, run.table_at(played, player) or 0)
    slip = slip_at(run, played, command.table or 0)
    check_table(asking.contest, asking.actor, slip.table, slip.player)
    return slip


@applies("2026", "7.3")
def deadline(contest: Contest, run: Run) -> datetime | None:
    """Until when a decision of a game may be appealed; None as long as nothing ends it.

    Whether a game was the last one is known when another is made ready: then its first draw counts.
    """
    if run.ended is None:
        return None
    ended = datetime.fromisoformat(run.ended)
    following = next((one for number, one in sorted(contest.runs.items()) if number > run.number), None)
    begun = _first_draw(following) if following else None
    if following is not None and begun is None:
        return None
    return appeal_deadline(run.state.settings.rules.ledger, ended, begun)


def _first_draw(run: Run) -> datetime | None:
    drawn = (entry for entry in run.entries if isinstance(entry.event, Drawn | Rejected))
    return next((datetime.fromisoformat(entry.at) for entry in drawn), None)


@applies("2026", "7.3", "7.4.1")
def rule_case(asking: Asking, command: ask.RuleCase) -> Events:
    """The commission's decision stands over the verdict."""
    slip = case_of(asking, command)
    sheet = slip.entered
    if sheet.file is not None and sheet.file.answered:
        raise Refusal(appeals.FILE_ANSWERED)
    check_granted(asking, slip, command.points, command.sanction)
    overruled(sheet.judged, command.points, command.sanction, motive=command.motive, author=asking.actor.name)
    return (CaseRuled(*slip.place, command.points, command.sanction, command.motive),)


@applies("2026", "7.3")
def vote(asking: Asking, command: ask.Vote) -> Events:
    """What a member would decide; they sit together, so one of them may write down the votes of all."""
    slip = case_of(asking, command)
    if command.member not in asking.contest.commission:
        raise Refusal(appeals.NOT_A_MEMBER, member=command.member)
    check_decision(command.points, command.sanction)
    check_granted(asking, slip, command.points, command.sanction)
    ballot = Ballot(command.points, command.sanction)
    return (CaseVoted(*slip.place, command.member, ballot),)


@applies("2026", "7.4.1")
def name_commission(asking: Asking, command: ask.NameCommission) -> Events:
    """The organiser composes it, each member once."""
    members = tuple(dict.fromkeys(" ".join(name.split()) for name in command.members))
    if "" in members:
        raise Refusal(texts.NAME_NEEDED)
    return () if members == asking.contest.commission else (CommissionNamed(members),)


@article("2026", "7.4.1")
def lacks_commission(contest: Contest, run: Run) -> bool:
    """Whether a game that counts for the ranking has no commission: nobody named, no link given."""
    must = run.opened.ranked and run.state.settings.rules.ledger.commission_when_ranked
    return must and not has_commission(contest)


def has_commission(contest: Contest) -> bool:
    return bool(contest.commission) or any(one.role == "commission" for one in contest.door.grants.values())


@applies("2026", "7.3")
def weigh_case(asking: Asking, command: ask.WeighCase) -> Events:
    """One who may have tried two readings at once has no claim to the best of them."""
    slip = case_of(asking, command)
    if slip.entered.both_ways == command.both_ways:
        return ()
    return (CaseWeighed(*slip.place, command.both_ways),)


def case_of(asking: Asking, command: ask.AboutSlip) -> OneSlip:
    """The slip that a command about a case means."""
    slip = slip_meant(asking, command)
    if not before_commission(slip.entered):
        raise Refusal(texts.NO_CASE, table=command.table)
    return slip


def before_commission(sheet: Sheet) -> bool:
    """Whether the commission has the slip: referred, appealed, or left to it by the rulebook."""
    return sheet.case is not None or (
        sheet.judged is not None and sheet.judged.sanction is Sanction.COMMISSION
    )
