"""What follows from a wish: events, or a refusal. Time, chance and word lists are given."""

from collections.abc import Callable
from typing import Any

from nonuple.contest import commands as ask
from nonuple.contest.asking import Asking, Events
from nonuple.contest.chief import rulings
from nonuple.contest.chief import turns as chief
from nonuple.contest.commission import cases as commission
from nonuple.contest.commission import dossier
from nonuple.contest.desk import slips as desk
from nonuple.contest.events import OfSlip
from nonuple.contest.office import annulling
from nonuple.contest.office import organising as office
from nonuple.contest.player import phone
from nonuple.contest.roles import check_may

_DECISIONS: dict[type[ask.ContestCommand], Callable[[Asking, Any], Events]] = {
    ask.Rename: office.rename,
    ask.Register: office.register,
    ask.Change: office.change,
    ask.Withdraw: office.withdraw,
    ask.NameGroups: office.name_groups,
    ask.ArrangeRankings: office.arrange_rankings,
    ask.NameArbiters: office.name_arbiters,
    ask.NameCommission: commission.name_commission,
    ask.OpenGame: office.open_game,
    ask.AnnulGame: annulling.annul_game,
    ask.WithdrawGame: annulling.withdraw_game,
    ask.RestoreGame: annulling.restore_game,
    ask.Arrive: office.arrive,
    **dict.fromkeys(ask.ChiefCommand.__args__, chief.direct),
    ask.Project: chief.project,
    ask.WriteSlip: phone.write_slip,
    ask.DeclareTotal: phone.declare_total,
    ask.EnterSlip: desk.enter_slip,
    ask.EnterSolution: desk.enter_solution,
    ask.EnterTop: desk.enter_top,
    ask.EnterMissing: desk.enter_missing,
    ask.SettleEntries: desk.settle_entries,
    ask.TakeBack: desk.take_back,
    ask.RuleLate: desk.rule_late,
    ask.GiveOpinion: desk.give_opinion,
    ask.Overrule: desk.overrule,
    ask.WithdrawOverruling: desk.withdraw_overruling,
    ask.Exclude: desk.exclude,
    ask.Readmit: desk.readmit,
    ask.Review: desk.review,
    ask.WithdrawReview: desk.withdraw_review,
    ask.ProposeCorrection: desk.propose_correction,
    ask.WithdrawCorrection: desk.withdraw_correction,
    ask.SettleCorrection: desk.settle_correction,
    ask.MoveNotes: desk.move_notes,
    ask.Refer: commission.refer,
    ask.WithdrawReferral: commission.withdraw_referral,
    ask.Appeal: commission.appeal,
    ask.Vote: commission.vote,
    ask.WeighCase: commission.weigh_case,
    ask.RuleCase: commission.rule_case,
    ask.HearParty: dossier.hear_party,
    ask.BuildFile: dossier.build_file,
    ask.TellParties: dossier.tell_parties,
    ask.AttachPiece: dossier.attach_piece,
    ask.ForwardCase: dossier.forward_case,
    ask.NamePanel: dossier.name_panel,
    ask.RequestDocuments: dossier.request_documents,
    ask.CompleteFile: dossier.complete_file,
    ask.AnswerFile: dossier.answer_file,
    ask.RuleWord: rulings.rule_word,
}


def decide(asking: Asking, command: ask.ContestCommand) -> Events:
    """The events that a wish causes; none when all that it asks for is there already."""
    check_may(asking.actor, command)
    return _DECISIONS[type(command)](asking, command)


def commute(events: Events) -> bool:
    """Whether it does not matter what else happens first: slips of players do, the rest does not."""
    return all(isinstance(event, OfSlip) for event in events)
