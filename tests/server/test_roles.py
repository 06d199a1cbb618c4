"""Each role does what is its own, and nothing else."""

from typing import get_args

import pytest

from nonuple.contest import commands as ask
from nonuple.contest.events import PanelMember
from nonuple.contest.groups import Group
from nonuple.contest.people import Arbiter, Entrant, Role
from nonuple.contest.written import WrittenSlip
from nonuple.server.process.running import Running
from nonuple.slips.verdict import Opinion, Sanction
from tests.server.playing import staged
from tests.server.visiting import Guest

pytestmark = pytest.mark.anyio

SLIP = WrittenSlip(("MOT",), "H8", 10)
EXAMPLES: tuple[ask.ContestCommand, ...] = (
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
LOOKS: dict[str, set[Role]] = {
    "channels/public": set(MAY),
    "channels/results": set(MAY),
    "channels/game:1": set(MAY),
    "channels/game:2": set(),
    "channels/chief": {"owner", "chief"},
    "channels/organiser": {"owner", "organiser"},
    "channels/commission": {"owner", "chief", "commission"},
    "channels/files": {"owner", "chief", "commission", "organiser"},
    "channels/double": {"owner", "chief", "double"},
    "channels/desk:A": {"owner", "chief", "arbiter"},
    "channels/desk:B": {"owner", "chief"},
    "channels/player:p1": {"player"},
    "channels/table:2": set(),
    "channels/nothing": set(),
    "rounds/0": {"owner", "chief", "double", "arbiter"},
    "notes/0": {"owner", "chief", "double", "arbiter"},
    "solutions/0": {"owner", "chief", "double", "arbiter"},
    "words/CHAT": {"owner", "chief", "double", "arbiter", "commission"},
    "grants": {"owner", "organiser"},
    "results.csv": set(MAY),
    "cumulated.csv": set(MAY),
    "sheets/p1": {"owner", "chief", "double", "arbiter", "player"},
    "sheets/p3": {"owner", "chief", "double"},
    "sheets/p3?game=1": {"owner", "chief", "double"},
    "sheet.txt": set(MAY),
    "game.json": set(MAY),
}


def test_every_command_and_every_role_is_among_the_examples() -> None:
    assert {type(one) for one in EXAMPLES} == set(get_args(ask.ContestCommand))
    assert set(MAY) == set(get_args(Role))


async def link_of(owner: Guest, contest: str, role: Role) -> str:
    if role == "owner":
        assert owner.token is not None
        return owner.token
    more: dict[str, object] = {"table": 1} if role == "player" else {}
    if role == "arbiter":
        more["arbiter"] = "A"
    return str((await owner.grant(contest, role, **more))["token"])


@pytest.mark.parametrize("role", MAY)
async def test_a_role_is_refused_exactly_what_is_not_its_own(
    server: Running, owner: Guest, role: Role
) -> None:
    contest = await staged(owner)
    async with Guest(server.address, await link_of(owner, contest.id, role)) as guest:
        allowed = set()
        for command in EXAMPLES:
            response = await guest.asked(contest.id, command)
            assert response.status_code in (200, 403, 409), response.text
            if not response.json().get("detail", "").startswith("ce n'est pas à vous de le faire"):
                allowed.add(type(command).__name__)
    assert allowed == MAY[role]


@pytest.mark.parametrize("path", LOOKS)
async def test_what_a_role_may_look_at(server: Running, owner: Guest, path: str) -> None:
    contest = await staged(owner)
    allowed = set()
    for role in MAY:
        async with Guest(server.address, await link_of(owner, contest.id, role)) as guest:
            response = await guest.http.get(f"/api/contests/{contest.id}/{path}")
            assert response.status_code in (200, 403, 409), response.text
            if response.status_code != 403:
                allowed.add(role)
    assert allowed == LOOKS[path]


async def test_an_arbiter_is_told_which_table_is_not_his(server: Running, owner: Guest) -> None:
    contest = await staged(owner)
    async with Guest(server.address, contest.arbiters["A"]) as arbiter:
        response = await arbiter.asked(contest.id, ask.EnterSlip(0, 4, slip=SLIP))
    assert (response.status_code, "table 4" in response.json()["detail"]) == (403, True)


async def test_a_stranger_is_refused_everything(server: Running, owner: Guest) -> None:
    contest = await staged(owner)
    for token in (None, "x", "é", contest.chief[:-1]):
        headers = {} if token is None else {b"Authorization": f"Bearer {token}".encode()}
        for method, path in (
            ("GET", "/api/session"),
            ("GET", "/api/contests"),
            ("GET", f"/api/contests/{contest.id}"),
            ("GET", f"/api/contests/{contest.id}/channels/public"),
            ("GET", f"/api/contests/{contest.id}/results.csv"),
            ("DELETE", f"/api/contests/{contest.id}/grants/x"),
        ):
            async with Guest(server.address) as stranger:
                response = await stranger.http.request(method, path, headers=headers)
            assert response.status_code == 401, path
