"""What is kept can be looked at, forgotten and removed, and what is damaged is never silently absent."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from nonuple.contest import commands as ask
from nonuple.server.hosting.rooms import Room
from nonuple.server.process.running import Running, running
from nonuple.store import Backup, Draft, EventStore, open_store
from nonuple.store.checking import check
from nonuple.store.sqlite_file import NAME
from tests.server.playing import FIRST_TOP, Staged, letters_in_play, staged
from tests.server.visiting import Guest, screen, until

pytestmark = pytest.mark.anyio

ERASE, EXPORT = "/api/people/erase", "/api/people/export"
PERSON = {"name": " joueur  1 "}
WRITTEN = "Joueur 1"


async def played(owner: Guest) -> Staged:
    """A contest whose game is over."""
    contest = await staged(owner)
    draw = await letters_in_play(owner, contest.id)
    async with Guest(owner.address, contest.players[1]) as player:
        await player.ask(contest.id, ask.WriteSlip(1, draw, FIRST_TOP))
    await owner.ask(contest.id, ask.CloseSlips())
    await owner.ask(contest.id, ask.EnterMissing(1, draw))
    await owner.ask(contest.id, ask.Retain())
    await owner.ask(contest.id, ask.Refer(1, draw, 1, why="Joueur 1 conteste"))
    await owner.ask(contest.id, ask.EndGame())
    return contest


async def points(owner: Guest, contest: str) -> list[Any]:
    ranking = (await owner.channel(contest, "results"))["ranking"]
    return [(line["table"], line["total"], line["rank"]) for line in ranking]


def on_disk(directory: Path) -> bytes:
    return b"".join(file.read_bytes() for file in directory.iterdir())


# Damage


async def test_a_damaged_contest_is_listed_with_what_to_do_and_the_others_go_on(tmp_path: Path) -> None:
    store = await open_store(tmp_path)
    async with running(store) as server, Guest(server.address, server.owner) as owner:
        spoilt, sound = await played(owner), await staged(owner)
    await store.close()
    with closing(sqlite3.connect(tmp_path / NAME, isolation_level=None)) as connection:
        connection.execute("DELETE FROM events WHERE stream = ? AND number = 3", (spoilt.id,))
    store = await open_store(tmp_path)
    async with running(store) as server, Guest(server.address, server.owner) as owner:
        refused = await owner.http.get(f"/api/contests/{spoilt.id}")
        assert (refused.status_code, "n° 3 manque" in refused.json()["detail"]) == (409, True)
        listed = {one["id"]: one for one in await owner.get("/api/contests")}
        assert set(listed) == {spoilt.id, sound.id}
        assert listed[sound.id]["damage"] is None
        assert listed[spoilt.id]["name"] == "Essai"
        assert "n° 3 manque" in listed[spoilt.id]["damage"]
        assert "nonuple restore" in listed[spoilt.id]["damage"]
        await owner.ask(sound.id, ask.Rename("Autre"))
        assert (await owner.http.delete(f"/api/contests/{spoilt.id}")).is_success
        assert [one["id"] for one in await owner.get("/api/contests")] == [sound.id]
    await store.close()


async def test_a_contest_that_lost_its_last_events_is_gone_on_with_from_those_that_are_whole(
    tmp_path: Path,
) -> None:
    store = await open_store(tmp_path)
    async with running(store) as server, Guest(server.address, server.owner) as owner:
        contest, sound = await played(owner), await staged(owner)
        await owner.ask(contest.id, ask.Rename("Perdue"))
    await store.close()
    with closing(sqlite3.connect(tmp_path / NAME, isolation_level=None)) as connection:
        (last,) = connection.execute(
            "SELECT max(number) FROM events WHERE stream = ?", (contest.id,)
        ).fetchone()
        connection.execute("DELETE FROM events WHERE stream = ? AND number = ?", (contest.id, last))
    store = await open_store(tmp_path)
    async with running(store) as server, Guest(server.address, server.owner) as owner:
        listed = {one["id"]: one for one in await owner.get("/api/contests")}
        assert (listed[contest.id]["missing"], listed[sound.id]["missing"]) == (1, 0)
        path = f"/api/go-on/{contest.id}"
        async with Guest(server.address, contest.chief) as chief:
            assert (await chief.http.post(path)).status_code == 401
        assert (await owner.http.post(f"/api/go-on/{sound.id}")).status_code == 409
        assert (await owner.http.post(path)).is_success
        assert (await owner.get(f"/api/contests/{contest.id}"))["contest"]["name"] == "Essai"
        await owner.ask(contest.id, ask.Rename("Reprise"))
    await store.close()
    assert check(tmp_path).damage == []


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE events SET data = x'ff' WHERE stream = 'server' AND number = 1",
        "DELETE FROM events WHERE stream = 'server' AND number = 1",
    ],
)
async def test_damage_to_the_servers_own_stream_revives_no_link_and_keeps_nobody_from_playing(
    tmp_path: Path, statement: str
) -> None:
    store = await open_store(tmp_path)
    async with running(store) as server:
        before = server.owner
        await server.club.new_owner(only=True)
    await store.close()
    with closing(sqlite3.connect(tmp_path / NAME, isolation_level=None)) as connection:
        connection.execute(
            "UPDATE events SET data = '{' WHERE stream = 'server' AND data LIKE '%OwnersRevoked%'"
        )
        connection.execute(statement)
    store = await open_store(tmp_path)
    async with running(store) as server, Guest(server.address, server.owner) as owner:
        await staged(owner)
        assert not await server.club.is_owner(before)
    await store.close()


async def test_a_contest_that_this_program_cannot_read_is_listed(store: EventStore) -> None:
    await store.append("later", [Draft(b'{"type":"Unheard"}', "x")])
    async with running(store) as server, Guest(server.address, server.owner) as owner:
        (listed,) = await owner.get("/api/contests")
        assert listed["id"] == "later"
        assert "ne se lit pas avec cette version" in listed["damage"]


# Removing


async def test_the_person_in_charge_removes_a_contest_for_good(
    server: Running, owner: Guest, store: EventStore, tmp_path: Path
) -> None:
    contest, other = await played(owner), await staged(owner)
    async with screen(server.address, contest.chief) as looking:
        assert (await owner.http.delete(f"/api/contests/{contest.id}")).is_success
        await looking.socket.wait_closed()
    assert [one["id"] for one in await owner.get("/api/contests")] == [other.id]
    assert await store.rows(contest.id) == []
    async with Guest(server.address, contest.chief) as chief:
        assert (await chief.http.get("/api/session")).status_code == 401
    await owner.ask(other.id, ask.Rename("Autre"))


async def test_a_contest_in_play_is_not_removed_and_a_demonstration_is(owner: Guest) -> None:
    contest = await staged(owner)
    await letters_in_play(owner, contest.id)
    refused = await owner.http.delete(f"/api/contests/{contest.id}")
    assert (refused.status_code, "est en cours" in refused.json()["detail"]) == (409, True)
    demo = await owner.post("/api/demo", {"players": 4, "arbiters": 1})
    assert (await owner.http.delete(f"/api/contests/{demo['contest']}")).is_success
    assert [one["id"] for one in await owner.get("/api/contests")] == [contest.id]


async def test_nobody_else_removes_a_contest(server: Running, owner: Guest) -> None:
    contest = await played(owner)
    organiser = (await owner.grant(contest.id, "organiser"))["token"]
    for token in (None, organiser, contest.chief, contest.players[1]):
        async with Guest(server.address, token) as guest:
            assert (await guest.http.delete(f"/api/contests/{contest.id}")).status_code == 401


# A person's data


async def test_all_that_is_kept_of_a_person_is_given_out_and_nothing_of_others(owner: Guest) -> None:
    contest = await played(owner)
    (kept,) = await owner.post(EXPORT, PERSON)
    assert (kept["contest"], kept["name"]) == (contest.id, "Essai")
    kinds = {one["event"]["type"] for one in kept["events"]}
    assert {"PlayersRegistered", "Granted", "SlipWritten", "SlipJudged", "CaseOpened"} <= kinds
    assert {one["event"].get("table", 1) for one in kept["events"]} == {1}
    assert "Joueur 2" not in str(kept)


async def test_an_erased_name_is_nowhere_and_the_results_stay(
    server: Running, owner: Guest, store: EventStore, tmp_path: Path
) -> None:
    (tmp_path / "usb").mkdir()
    backup = Backup(store, tmp_path / "usb", lambda trouble: None)
    contest, second = await played(owner), await played(owner)
    before = await points(owner, contest.id)
    await until(lambda: backup.state().events == 0 and WRITTEN.encode() in on_disk(tmp_path / "usb"))
    erased = await owner.post(ERASE, PERSON)
    assert erased["contests"] == ["Essai", "Essai (2)"]
    assert erased["alias"].startswith("Anonyme ")
    for one in (contest, second):
        office = await owner.channel(one.id, "organiser")
        assert {player["table"]: player["name"] for player in office["players"]}[1] == erased["alias"]
        assert await points(owner, one.id) == before
    async with Guest(server.address, contest.players[1]) as player:
        assert (await player.get("/api/session"))["table"] == 1
    assert WRITTEN.encode() not in on_disk(tmp_path / "data")
    assert (await owner.http.post(EXPORT, json=PERSON)).status_code == 404
    await owner.ask(contest.id, ask.Rename("La suite"))
    await backup.close()
    assert WRITTEN.encode() not in on_disk(tmp_path / "usb")
    assert b"La suite" in on_disk(tmp_path / "usb")
    await store.close()
    again = await open_store(tmp_path / "data")
    assert again.damage() == []
    await again.close()


async def test_what_happens_while_somebody_is_erased_is_not_lost(
    owner: Guest, store: EventStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    contest, close = await played(owner), Room.close

    async def close_later(room: Room) -> None:
        await owner.ask(contest.id, ask.Rename("La suite de Joueur 1"))
        monkeypatch.setattr(Room, "close", close)
        await close(room)

    monkeypatch.setattr(Room, "close", close_later)
    erased = await owner.post(ERASE, PERSON)
    assert erased["contests"] == [f"La suite de {erased['alias']}"]
    assert [row.number for row in await store.rows(contest.id)] == list(
        range(1, (await store.versions())[contest.id] + 1)
    )


async def test_an_organiser_erases_in_his_own_contest_only(server: Running, owner: Guest) -> None:
    contest, other = await played(owner), await played(owner)
    organiser = (await owner.grant(contest.id, "organiser"))["token"]
    async with Guest(server.address, organiser) as guest:
        assert [one["contest"] for one in await guest.post(EXPORT, PERSON)] == [contest.id]
        await guest.post(ERASE, PERSON)
        assert (await guest.http.post(EXPORT, json=PERSON)).status_code == 404
    assert [one["contest"] for one in await owner.post(EXPORT, PERSON)] == [other.id]


async def test_others_are_refused_and_so_is_a_game_in_play(server: Running, owner: Guest) -> None:
    contest = await staged(owner)
    for token, status in ((None, 401), (contest.chief, 403), (contest.players[1], 403)):
        async with Guest(server.address, token) as guest:
            for path in (ERASE, EXPORT):
                assert (await guest.http.post(path, json=PERSON)).status_code == status
    for path in (ERASE, EXPORT):
        assert (await owner.http.post(path, json=PERSON)).status_code == 409
    assert (await owner.http.post(ERASE, json={"name": "Personne"})).status_code == 404
