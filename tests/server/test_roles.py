"""Each role does what is its own, and nothing else."""

import pytest

from nonuple.contest import commands as ask
from nonuple.contest.people import Role
from nonuple.server.process.running import Running
from tests.contest.every_command import EVERY_COMMAND, MAY, SLIP
from tests.server.playing import staged
from tests.server.visiting import Guest

pytestmark = pytest.mark.anyio

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
        for command in EVERY_COMMAND:
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
        response = await arbiter.asked(contest.id, ask.EnterSlip(1, 0, 4, slip=SLIP))
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
