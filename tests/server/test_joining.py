"""Coming in with a link or a code, and being shut out."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from nonuple.contest import commands as ask
from nonuple.contest.people import Entrant
from nonuple.server.process import addresses
from nonuple.server.process.machine import Home
from nonuple.server.process.running import Running, running
from nonuple.store import EventStore
from tests.server.playing import FIRST_TOP, contest_in, letters_in_play, staged
from tests.server.processes import serving
from tests.server.visiting import Guest, closed_with, screen

pytestmark = pytest.mark.anyio


async def join(
    guest: Guest, code: str, table: int | None = None, name: str | None = None
) -> tuple[int, dict[str, object]]:
    """With the code of all players, in the name of whoever sits there."""
    body: dict[str, object] = {"code": code}
    if table is not None:
        body |= {"table": table, "name": f"Joueur {table}" if name is None else name}
    response = await guest.http.post("/api/join", json=body)
    return response.status_code, response.json()


async def test_a_code_lets_in_with_the_role_that_it_was_given(server: Running, owner: Guest) -> None:
    contest = await staged(owner)
    granted = await owner.grant(contest.id, "arbiter", arbiter="A")
    async with Guest(server.address) as stranger:
        status, joined = await join(stranger, granted["code"].lower())
    assert status == 200
    assert (joined["role"], joined["contest"], joined["arbiter"]) == ("arbiter", contest.id, "A")
    async with Guest(server.address, str(joined["token"])) as arbiter:
        session = await arbiter.get("/api/session")
    assert (session["role"], session["name"]) == ("arbiter", "Arbitre A")
    assert session["channels"] == ["public", "desk:A"]


async def test_the_code_of_all_players_asks_for_the_table(server: Running, owner: Guest) -> None:
    contest = await staged(owner)
    code = (await owner.grant(contest.id, "player"))["code"]
    async with Guest(server.address) as phone:
        assert await join(phone, code) == (
            422,
            {"detail": "ce code est commun à tous : donnez aussi le numéro de votre table."},
        )
        status, joined = await join(phone, code, 3)
        assert (status, joined["table"]) == (200, 3)
        assert (await join(phone, code, 3))[0] == 409
        assert (await join(phone, code, 77))[0] == 409


async def test_a_table_is_taken_by_one_who_can_say_whose_it_is(server: Running, owner: Guest) -> None:
    contest = await staged(owner)
    await owner.ask(contest.id, ask.Register((Entrant("LEFÈVRE Anne", partner="Noé", table=7),)))
    code = (await owner.grant(contest.id, "player"))["code"]
    async with Guest(server.address) as phone:
        unnamed, wrong = await join(phone, code, 7, ""), await join(phone, code, 7, "Joueur 3")
        assert (unnamed[0], wrong[0]) == (422, 409)
        assert "LEF" not in f"{unnamed}{wrong}"
        assert (await join(phone, code, 7, "lefevre"))[0] == 200


async def test_one_device_does_not_take_every_table(server: Running, owner: Guest) -> None:
    contest = await staged(owner, 60)
    code = (await owner.grant(contest.id, "player"))["code"]
    async with Guest(server.address) as phone:
        statuses = [(await join(phone, code, table))[0] for table in range(1, 61)]
    assert statuses[:20] == [200] * 20
    assert 429 in statuses[20:]


async def test_of_phones_that_claim_a_table_at_once_one_has_it(server: Running, owner: Guest) -> None:
    contest = await staged(owner)
    code = (await owner.grant(contest.id, "player"))["code"]
    async with Guest(server.address) as phone:
        answers = await asyncio.gather(*(join(phone, code, 2) for _ in range(8)))
    assert sorted(status for status, _ in answers) == [200] + [409] * 7


async def test_a_table_that_the_organiser_releases_can_be_claimed_again(
    server: Running, owner: Guest
) -> None:
    contest = await staged(owner)
    code = (await owner.grant(contest.id, "player"))["code"]
    async with Guest(server.address) as phone:
        await join(phone, code, 2)
        held = next(one for one in await owner.get(f"/api/contests/{contest.id}/grants") if "." in one["id"])
        await owner.http.delete(f"/api/contests/{contest.id}/grants/{held['id']}")
        assert (await join(phone, code, 2))[0] == 200


async def test_all_tables_are_released_by_one_request(server: Running, owner: Guest) -> None:
    contest = await staged(owner)
    common = await owner.grant(contest.id, "player")
    grants = f"/api/contests/{contest.id}/grants"
    async with Guest(server.address) as phone:
        joined = [await join(phone, common["code"], table) for table in (1, 2, 3)]
        held = [one["id"] for one in await owner.get(grants) if "." in one["id"]]
        before = (await owner.get(f"/api/contests/{contest.id}"))["contest"]["number"]
        async with screen(server.address, str(joined[2][1]["token"])) as view:
            released = await owner.http.post(f"{grants}/revoke", json={"grants": [*held, "gone"]})
            assert released.status_code == 204
            assert await closed_with(view) == 4401
        assert not [one for one in await owner.get(grants) if "." in one["id"]]
        assert (await owner.get(f"/api/contests/{contest.id}"))["contest"]["number"] == before + 3
        assert [(await join(phone, common["code"], table))[0] for table in (1, 2, 3)] == [200] * 3


async def test_releasing_what_is_released_already_changes_nothing(owner: Guest) -> None:
    contest = await staged(owner)
    before = await owner.get(f"/api/contests/{contest.id}")
    path = f"/api/contests/{contest.id}/grants/revoke"
    statuses = [
        (await owner.http.post(path, json={"grants": gone})).status_code for gone in ([], ["gone"], [""])
    ]
    assert statuses == [204] * 3
    assert await owner.get(f"/api/contests/{contest.id}") == before


async def test_the_code_printed_for_a_table_serves_a_second_phone(server: Running, owner: Guest) -> None:
    contest = await staged(owner)
    codes = await owner.post(f"/api/contests/{contest.id}/grants/tables", {})
    async with Guest(server.address) as phone:
        answers = [await join(phone, codes[1]["code"]) for _ in range(2)]
    assert [(status, joined["table"]) for status, joined in answers] == [(200, 2), (200, 2)]


async def test_unknown_and_revoked_codes_are_answered_alike(server: Running, owner: Guest) -> None:
    contest = await staged(owner)
    granted = await owner.grant(contest.id, "display")
    await owner.http.delete(f"/api/contests/{contest.id}/grants/{granted['id']}")
    async with Guest(server.address) as stranger:
        revoked, unknown = await join(stranger, granted["code"]), await join(stranger, "2222-2222")
    assert revoked == unknown
    assert revoked[0] == 404


async def test_who_guesses_is_made_to_wait_and_who_knows_is_not(server: Running, owner: Guest) -> None:
    contest = await staged(owner)
    code = (await owner.grant(contest.id, "display"))["code"]
    async with Guest(server.address) as guest:
        statuses = [(await join(guest, f"2222-{n:04}"))[0] for n in range(40)]
        assert statuses[:20] == [404] * 20
        assert 429 in statuses[20:]
        assert {(await join(guest, code))[0] for _ in range(40)} == {200}


@pytest.mark.parametrize(("proxies", "answer"), [((), 429), (("127.0.0.1/32",), 404)])
async def test_only_a_trusted_proxy_tells_whose_wrong_codes_they_are(
    store: EventStore, proxies: tuple[str, ...], answer: int
) -> None:
    async with running(store, proxies=proxies) as server, Guest(server.address) as guest:
        statuses = []
        for number in range(40):
            guest.http.headers["X-Forwarded-For"] = f"10.0.0.{number}"
            statuses.append((await join(guest, f"2222-{number:04}"))[0])
    assert statuses[:20] == [404] * 20
    assert answer in statuses[20:]
    assert len(set(statuses)) == (1 if proxies else 2)


async def test_a_proxy_is_trusted_by_its_old_address_on_a_socket_that_listens_to_both(tmp_path: Path) -> None:
    arguments = ("--data", tmp_path, "--trusted-proxy", "127.0.0.0/8")
    async with serving(*arguments) as served, Guest(served.address) as guest:
        for number in range(40):
            guest.http.headers["X-Forwarded-For"] = f"10.0.0.{number}"
            assert (await join(guest, f"2222-{number:04}"))[0] == 404


async def test_revoking_a_code_shuts_out_those_who_came_in_with_it(server: Running, owner: Guest) -> None:
    contest = await staged(owner)
    granted = await owner.grant(contest.id, "display")
    async with Guest(server.address) as stranger:
        _, joined = await join(stranger, granted["code"])
    async with (
        Guest(server.address, str(joined["token"])) as display,
        screen(server.address, str(joined["token"])) as view,
    ):
        await display.get("/api/session")
        await owner.http.delete(f"/api/contests/{contest.id}/grants/{granted['id']}")
        assert await closed_with(view) == 4401
        assert (await display.http.get("/api/session")).status_code == 401


@pytest.mark.parametrize(
    "place", [{"role": "chief"}, {"role": "player"}, {"role": "arbiter", "arbiter": "A"}], ids=str
)
async def test_another_code_shuts_out_the_one_before_at_once(
    server: Running, owner: Guest, place: dict[str, Any]
) -> None:
    contest = await staged(owner)
    old = await owner.grant(contest.id, **place)
    async with Guest(server.address) as stranger:
        _, joined = await join(stranger, old["code"], 3 if place == {"role": "player"} else None)
        async with screen(server.address, str(joined["token"])) as view:
            new = await owner.grant(contest.id, **place, instead=True)
            assert await closed_with(view) == 4401
        assert (await join(stranger, old["code"], 3))[0] == 404
        assert (await join(stranger, new["code"], 3))[0] == 200
    for token in (old["token"], str(joined["token"])):
        async with Guest(server.address, token) as gone:
            assert (await gone.http.get("/api/session")).status_code == 401


async def test_another_code_leaves_those_of_other_roles_and_desks_alone(
    server: Running, owner: Guest
) -> None:
    contest = await staged(owner)
    await owner.grant(contest.id, "arbiter", arbiter="A", instead=True)
    await owner.grant(contest.id, "player", instead=True)
    for token in (contest.chief, contest.arbiters["B"], contest.players[1]):
        async with Guest(server.address, token) as still:
            assert (await still.http.get("/api/session")).status_code == 200


async def test_new_cards_shut_out_the_ones_before_of_the_same_tables(server: Running, owner: Guest) -> None:
    contest = await staged(owner)
    made = await owner.post(f"/api/contests/{contest.id}/grants/tables", {"tables": [2]})
    assert [card["table"] for card in made] == [2]
    async with (
        Guest(server.address, contest.players[2]) as old,
        Guest(server.address, made[0]["token"]) as new,
    ):
        assert (await old.http.get("/api/session")).status_code == 401
        assert (await new.get("/api/session"))["table"] == 2
    async with Guest(server.address, contest.players[1]) as other:
        assert (await other.http.get("/api/session")).status_code == 200
    await owner.post(f"/api/contests/{contest.id}/grants/tables", {})
    async with Guest(server.address, made[0]["token"]) as old:
        assert (await old.http.get("/api/session")).status_code == 401


# --- A player who changes tables ---------------------------------------------------------------------------


def swap(one: int, other: int) -> ask.Change:
    changed = ((one, Entrant(f"Joueur {one}", table=other)), (other, Entrant(f"Joueur {other}", table=one)))
    return ask.Change(tuple(ask.Changed(*change) for change in changed))


async def test_the_phone_of_one_who_moves_is_his_at_the_new_table(server: Running, owner: Guest) -> None:
    contest = await staged(owner)
    draw = await letters_in_play(owner, contest.id)
    link = contest.players[1]
    async with Guest(server.address, link) as phone, screen(server.address, link) as view:
        await phone.ask(contest.id, ask.WriteSlip(1, draw, FIRST_TOP))
        await view.read_until(lambda: view.part("player:p1", "slip"))
        await owner.ask(contest.id, swap(1, 3))
        await view.read_until(lambda: view.part("player:p1", "me")["table"] == 3)
        assert view.part("player:p1", "slip") is not None
        async with screen(server.address, link) as again:
            await again.read_until(lambda: again.part("player:p1", "slip"))
            assert (again.hello["player"], again.hello["table"]) == ("p1", 3)
            assert again.part("player:p1", "me")["name"] == "Joueur 1"
        await phone.ask(contest.id, ask.WriteSlip(1, draw, FIRST_TOP, handed=True))
    async with Guest(server.address, contest.players[3]) as other:
        assert (await other.get("/api/session"))["table"] == 1
        assert (await other.channel(contest.id, "player:p3")).get("slip") is None


async def test_a_table_left_by_a_phone_can_be_claimed_and_the_one_taken_cannot(
    server: Running, owner: Guest
) -> None:
    contest = await staged(owner)
    code = (await owner.grant(contest.id, "player"))["code"]
    async with Guest(server.address) as phone:
        await join(phone, code, 2)
        await owner.ask(contest.id, ask.Change((ask.Changed(2, Entrant("Joueur 2", table=9)),)))
        await owner.ask(contest.id, ask.Register((Entrant("Nouveau", table=2),)))
        assert (await join(phone, code, 9))[0] == 409
        status, joined = await join(phone, code, 2, "Nouveau")
        assert (status, joined["table"]) == (200, 2)


async def test_a_link_is_good_for_its_own_contest_only(server: Running, owner: Guest) -> None:
    one, other = await staged(owner), await staged(owner)
    async with Guest(server.address, one.chief) as chief:
        assert (await chief.http.get(f"/api/contests/{one.id}")).status_code == 200
        assert (await chief.http.get(f"/api/contests/{other.id}")).status_code == 401
        assert (await chief.http.get("/api/contests/nothing")).status_code == 401
        assert (await chief.http.get("/api/contests")).status_code == 401


async def test_a_socket_that_follows_nothing_ends_with_its_grant(server: Running, owner: Guest) -> None:
    contest = await staged(owner)
    granted = await owner.grant(contest.id, "chief")
    async with screen(server.address, granted["token"], channels=[]) as view:
        await owner.http.delete(f"/api/contests/{contest.id}/grants/{granted['id']}")
        assert await closed_with(view) == 4401


async def test_who_joins_as_his_code_is_revoked_stays_outside(
    server: Running, owner: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    contest = await staged(owner)
    granted = await owner.grant(contest.id, "display")
    room = await server.club.room(contest.id)
    event = contest_in(room).door.grants[granted["id"]]
    await owner.http.delete(f"/api/contests/{contest.id}/grants/{granted['id']}")
    monkeypatch.setattr(room.activity.door, "by_code", lambda _: event)
    async with Guest(server.address) as stranger:
        assert (await join(stranger, granted["code"]))[0] == 404
    assert not [id for id in contest_in(room).door.grants if id.startswith(granted["id"])]


async def test_links_of_the_person_in_charge_stay_good_until_they_are_revoked(
    server: Running, owner: Guest
) -> None:
    contest = await staged(owner)
    links = [server.owner, *[await server.club.new_owner() for _ in range(30)]]
    assert all([await server.club.is_owner(link) for link in links])
    async with screen(server.address, server.owner, contest=contest.id) as view:
        only = await server.club.new_owner(only=True)
        assert await closed_with(view) == 4401
    assert [await server.club.is_owner(link) for link in (*links, only)] == [False] * 31 + [True]


async def test_grants_are_listed_without_their_secrets(server: Running, owner: Guest) -> None:
    contest = await staged(owner)
    granted = await owner.grant(contest.id, "double", name="Denise")
    response = await owner.http.get(f"/api/contests/{contest.id}/grants")
    assert granted["id"] in response.text
    assert granted["token"] not in response.text
    assert granted["code"] not in response.text


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({"role": "owner"}, 403),
        ({"role": "arbiter"}, 409),
        ({"role": "arbiter", "arbiter": "Z"}, 409),
        ({"role": "player", "table": 77}, 409),
        ({"role": "king"}, 400),
    ],
)
async def test_a_grant_that_makes_no_sense_is_refused(
    owner: Guest, wish: dict[str, object], status: int
) -> None:
    contest = await staged(owner)
    response = await owner.http.post(f"/api/contests/{contest.id}/grants", json=wish)
    assert (response.status_code, len(response.json()["detail"]) > 10) == (status, True)


async def test_a_qr_code_is_drawn_for_whoever_has_a_link(server: Running, owner: Guest) -> None:
    drawn = await owner.http.post("/api/qr", json={"text": server.address})
    assert drawn.headers["content-type"] == "image/svg+xml"
    assert drawn.text.startswith("<svg")
    async with Guest(server.address, "nobody") as stranger:
        assert (await stranger.http.post("/api/qr", json={"text": "x"})).status_code == 401


async def test_who_has_a_link_is_told_where_the_room_reaches_the_server(
    server: Running, owner: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(addresses, "network_addresses", lambda: ["192.168.1.20"])
    async with Guest(server.address) as stranger:
        assert (await stranger.get("/api/server"))["addresses"] == []
    assert (await owner.get("/api/server"))["addresses"] == [f"http://192.168.1.20:{server.port}"]


@pytest.mark.parametrize(
    ("host", "told"), [("127.0.0.1", []), ("localhost", []), ("::1", []), ("192.168.1.7", ["192.168.1.7"])]
)
async def test_no_address_is_told_that_nothing_listens_on(
    server: Running, owner: Guest, monkeypatch: pytest.MonkeyPatch, host: str, told: list[str]
) -> None:
    monkeypatch.setattr(addresses, "network_addresses", lambda: ["192.168.1.20"])
    server.club.machine.home = Home(server.port, "", host=host)
    answer = await owner.get("/api/server")
    assert answer["addresses"] == [f"http://{one}:{server.port}" for one in told]
    assert answer["only_here"] is not bool(told)
    assert (await owner.get("/api/computer"))["only_here"] is not bool(told)
