"""Every command of a contest once, and which role may ask for it."""

from nonuple.contest import commands as ask
from nonuple.contest.events import PanelMember
from nonuple.contest.groups import Group
from nonuple.contest.people import Arbiter, Entrant, Role
from nonuple.contest.written import WrittenSlip
from nonuple.slips.verdict import Opinion, Sanction

SLIP = WrittenSlip(("MOT",), "H8", 10)
EVERY_COMMAND: tuple[ask.ContestCommand, ...] = (
    ask.Rename("Autre"),
    ask.Register((Entrant("Neuf", table=9),)),
    ask.Change((ask.Changed(1, Entrant("Un", table=1)),)),
    ask.Withdraw((4,)),
    ask.NameGroups("series", (Group("4B", "4B", 1),)),
    ask.NameArbiters((Arbiter("A", "Anne"),)),
    ask.NameCommission(("Camille",)),
    ask.OpenGame(),
    ask.MixPhrase(phrase="phrase"),
    ask.Draw(letters="FEDAYIN"),
    ask.StartClock(),
    ask.CloseSlips(),
    ask.Retain(),
    ask.EndAnnouncement(),
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
    ask.WriteSlip(0, SLIP),
    ask.EnterSlip(0, 1, slip=SLIP),
    ask.EnterSolution(0, 1, number=1),
    ask.EnterTop(0),
    ask.EnterMissing(0),
    ask.SettleEntries(0, 1, taken=True),
    ask.TakeBack(0, 1),
    ask.RuleLate(0, 1, accepted=True),
    ask.GiveOpinion(0, 1, opinion=Opinion.PLAUSIBLE),
    ask.Overrule(0, 1, points=0, sanction=Sanction.ZERO, motive="motif"),
    ask.WithdrawOverruling(0, 1),
    ask.Review(0, 1, seen=1),
    ask.WithdrawReview(0, 1),
    ask.ProposeCorrection(0, 1, slip=SLIP),
    ask.WithdrawCorrection(0, 1),
    ask.SettleCorrection(0, 1, taken=True),
    ask.MoveNotes(0, (1,), "sent"),
    ask.Refer(0, 1, why="doute"),
    ask.WithdrawReferral(0, 1),
    ask.Appeal(0, "doute", 1),
    ask.RuleCase(0, 1, points=0, sanction=Sanction.ZERO, motive="motif"),
    ask.Vote(0, 1, member="Camille", points=0, sanction=Sanction.ZERO),
    ask.WeighCase(0, 1, both_ways=True),
    ask.HearParty(0, 1, party="player", said="mon S"),
    ask.BuildFile(0, 1, motive="motif"),
    ask.TellParties(0, 1),
    ask.AttachPiece(0, 1, what="photo"),
    ask.ForwardCase(0, 1, motive="motif", told=True),
    ask.NamePanel(0, 1, president=PanelMember("P", "FR"), members=()),
    ask.RequestDocuments(0, 1, wanted="le bulletin"),
    ask.CompleteFile(0, 1),
    ask.AnswerFile(0, 1, points=0, sanction=Sanction.ZERO, motive="motif"),
    ask.RuleWord("CHATS", "struck", "motif"),
    ask.Arrive(1, 1),
    ask.Exclude(1, "triche"),
    ask.DeclareTotal(100, 1),
)

OFFICE = {
    "Rename",
    "Register",
    "Change",
    "Withdraw",
    "NameGroups",
    "NameArbiters",
    "NameCommission",
    "OpenGame",
    "Arrive",
}
GAME = {
    *("OpenGame", "MixPhrase", "Draw", "StartClock", "CloseSlips", "Retain", "EndAnnouncement", "CancelTurn"),
    *("CorrectTurn", "Interrupt", "Resume", "EndGame", "Undo", "Redo", "Exclude"),
    *("TakeBackRetained", "AmendTurn", "TakeBackEnd"),
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
