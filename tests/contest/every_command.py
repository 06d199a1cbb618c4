"""Every command of a contest once, and which role may ask for it."""

from nonuple.contest import commands as ask
from nonuple.contest.events import PanelMember
from nonuple.contest.groups import Group
from nonuple.contest.people import Arbiter, Entrant, Role
from nonuple.contest.written import WrittenSlip
from nonuple.event.event import RankingSettings
from nonuple.slips.verdict import Opinion, Sanction

SLIP = WrittenSlip(("MOT",), "H8", 10)
EVERY_COMMAND: tuple[ask.ContestCommand, ...] = (
    ask.Rename("Autre"),
    ask.Register((Entrant("Neuf", table=9),)),
    ask.Change((ask.Changed(1, Entrant("Un", table=1)),)),
    ask.Withdraw((4,)),
    ask.NameGroups("series", (Group("4B", "4B", 1),)),
    ask.ArrangeRankings(RankingSettings(best=3)),
    ask.NameArbiters((Arbiter("A", "Anne"),)),
    ask.NameCommission(("Camille",)),
    ask.OpenGame(),
    ask.AnnulGame(1, "panne"),
    ask.WithdrawGame(1),
    ask.RestoreGame(1),
    ask.MixPhrase(phrase="phrase"),
    ask.Draw(letters="FEDAYIN"),
    ask.StartClock(),
    ask.CloseSlips(),
    ask.Retain(),
    ask.EndAnnouncement(),
    ask.Project(1, "word"),
    ask.CancelTurn(cause="timing"),
    ask.CorrectTurn(turn=1, score=10),
    ask.Interrupt(),
    ask.Resume(),
    ask.EndGame(),
    ask.TakeBackEnd(),
    ask.TakeBackRetained(),
    ask.AmendTurn(turn=1),
    ask.Undo(turn=1),
    ask.Redo(),
    ask.WriteSlip(1, 0, SLIP),
    ask.EnterSlip(1, 0, 1, slip=SLIP),
    ask.EnterSolution(1, 0, 1, number=1),
    ask.EnterTop(1, 0),
    ask.EnterMissing(1, 0),
    ask.SettleEntries(1, 0, 1, taken=True),
    ask.TakeBack(1, 0, 1),
    ask.RuleLate(1, 0, 1, accepted=True),
    ask.GiveOpinion(1, 0, 1, opinion=Opinion.PLAUSIBLE),
    ask.Overrule(1, 0, 1, points=0, sanction=Sanction.ZERO, motive="motif"),
    ask.WithdrawOverruling(1, 0, 1),
    ask.Review(1, 0, 1, seen=1),
    ask.WithdrawReview(1, 0, 1),
    ask.ProposeCorrection(1, 0, 1, slip=SLIP),
    ask.WithdrawCorrection(1, 0, 1),
    ask.SettleCorrection(1, 0, 1, taken=True),
    ask.MoveNotes(1, 0, (1,), "sent"),
    ask.Refer(1, 0, 1, why="doute"),
    ask.WithdrawReferral(1, 0, 1),
    ask.Appeal(1, 0, "doute", 1),
    ask.RuleCase(1, 0, 1, points=0, sanction=Sanction.ZERO, motive="motif"),
    ask.Vote(1, 0, 1, member="Camille", points=0, sanction=Sanction.ZERO),
    ask.WeighCase(1, 0, 1, both_ways=True),
    ask.HearParty(1, 0, 1, party="player", said="mon S"),
    ask.BuildFile(1, 0, 1, motive="motif"),
    ask.TellParties(1, 0, 1),
    ask.AttachPiece(1, 0, 1, what="photo"),
    ask.ForwardCase(1, 0, 1, motive="motif", told=True),
    ask.NamePanel(1, 0, 1, president=PanelMember("P", "FR"), members=()),
    ask.RequestDocuments(1, 0, 1, wanted="le bulletin"),
    ask.CompleteFile(1, 0, 1),
    ask.AnswerFile(1, 0, 1, points=0, sanction=Sanction.ZERO, motive="motif"),
    ask.RuleWord(1, "CHATS", "struck", "motif"),
    ask.Arrive(1, 1, 1),
    ask.Exclude(1, 1, "triche"),
    ask.Readmit(1, 1),
    ask.DeclareTotal(1, 100, 1),
)

OFFICE = {
    "Rename",
    "Register",
    "Change",
    "Withdraw",
    "NameGroups",
    "ArrangeRankings",
    "NameArbiters",
    "NameCommission",
    "OpenGame",
    "Arrive",
    "AnnulGame",
    "WithdrawGame",
    "RestoreGame",
}
GAME = {
    *("OpenGame", "MixPhrase", "Draw", "StartClock", "CloseSlips", "Retain", "EndAnnouncement", "CancelTurn"),
    *("CorrectTurn", "Interrupt", "Resume", "EndGame", "Undo", "Redo", "Exclude", "Readmit"),
    *("TakeBackRetained", "AmendTurn", "TakeBackEnd", "Project"),
    *("AnnulGame", "WithdrawGame", "RestoreGame"),
}
DESK = {
    *("EnterSlip", "EnterSolution", "EnterTop", "EnterMissing", "TakeBack", "RuleLate", "GiveOpinion"),
    *("Overrule", "WithdrawOverruling", "SettleCorrection", "MoveNotes", "Refer", "Appeal", "Arrive"),
    *("DeclareTotal", "WithdrawReferral", "SettleEntries"),
}
REVIEW = {"Review", "WithdrawReview", "ProposeCorrection", "WithdrawCorrection"}
FILE = {
    "HearParty",
    "BuildFile",
    "TellParties",
    "AttachPiece",
    "ForwardCase",
    "NamePanel",
    "RequestDocuments",
    "CompleteFile",
    "AnswerFile",
}
BENCH = {"NameCommission", "Vote", "WeighCase", "RuleCase", "RuleWord"} | FILE

MAY: dict[Role, set[str]] = {
    "owner": OFFICE | GAME | DESK | REVIEW | BENCH,
    "organiser": OFFICE | FILE,
    "chief": GAME | DESK | BENCH,
    "arbiter": DESK,
    "double": REVIEW | {"Refer", "WithdrawReferral"},
    "commission": BENCH,
    "player": {"WriteSlip", "MoveNotes", "Appeal", "DeclareTotal"},
    "display": set(),
    "spectator": set(),
}
