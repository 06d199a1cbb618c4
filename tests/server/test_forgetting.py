"""Somebody is forgotten in an event and in what centres sent: nowhere on disk, every rank as before."""

import io
import json
import zipfile
from pathlib import Path
from typing import Any

import msgspec
import pytest

from nonuple.activity.door import Granted
from nonuple.centres import commands as centre_wish
from nonuple.contest import commands as ask
from nonuple.people.person import Entry, Person
from nonuple.play.family.commands import BeginFamily, EndFamily
from nonuple.server.process.running import Running, running
from nonuple.store import Backup, EventStore, open_store
from nonuple.table.commands import ArrangeTable
from nonuple.table.people import Chair
from nonuple.tournament import commands as wish
from nonuple.words_io.library import open_lexicon
from tests.free.seated import opened
from tests.server.eventful import (
    LESS,
    TOP,
    StagedEvent,
    opened_game,
    part,
    play_turn,
    seats,
    staged_event,
    wish_for,
)
from tests.server.simultaneous import KEY, CentreDesk, Office, enter, made_ready, play, settled
from tests.server.visiting import Guest, until

pytestmark = pytest.mark.anyio

ERASE, EXPORT = "/api/people/erase", "/api/people/export"
NAME, LICENCE, CLUB = "ZÉPHYRIN Zoé", "1357924", "Concarneau"


def on_disk(directory: Path) -> bytes:
    return b"".join(file.read_bytes() for file in directory.rglob("*") if file.is_file())


def traces(held: bytes) -> list[str]:
    return [
        one for one in (NAME, "ZÉPHYRIN", LICENCE, CLUB) if one.encode() in held or one in json_escaped(held)
    ]


def json_escaped(held: bytes) -> str:
    return held.decode("utf-8", "replace").replace("\\u00c9", "É").replace("\\u00e9", "é")


async def played_event(owner: Guest) -> StagedEvent:
    """One game, over; a fifth person was written, then corrected, and came late."""
    event = await staged_event(owner)
    entry = (Entry("5", ("5",)),)
    await wish_for(owner, event.id, wish.WriteEntries((Person("5", NAME, club="Albi"),), entry))
    person = Person("5", NAME, LICENCE, "FFSc", CLUB, "4A", "S", agrees=True, paid=True)
    await wish_for(owner, event.id, wish.WriteEntries((person,), entry))
    await wish_for(owner, event.id, wish.SeatLate(1, "5"))
    await opened_game(owner, event)
    tables = await seats(owner, event.id)
    slips = {table: TOP if id in ("1", "5") else LESS for id, table in tables.items()}
    draw = await play_turn(owner, event.room, slips)
    await owner.ask(event.room, ask.Refer(1, draw, tables["5"], why=f"{NAME} conteste"))
    await owner.ask(event.room, ask.EndGame())
    await wish_for(owner, event.id, wish.HangRanking())
    return event


async def ranks(owner: Guest, event: str) -> Any:
    parts = (await owner.get(f"/api/events/{event}/channels/standing"))["parts"]
    clubs = sorted((one["rank"], one["total"]) for name, one in parts.items() if name.startswith("club:"))
    return parts["order:0"], parts["head"]["top"], clubs


async def test_one_forgotten_in_an_event_is_nowhere_on_disk_and_every_rank_stays(
    owner: Guest, store: EventStore, tmp_path: Path
) -> None:
    event = await played_event(owner)
    before = await ranks(owner, event.id)
    assert traces(on_disk(tmp_path / "data")) == [NAME, "ZÉPHYRIN", LICENCE, CLUB]
    kept = await owner.post(EXPORT, {"name": NAME})
    assert {one["contest"] for one in kept} == {event.id, event.room}
    assert "AMIEL" not in json.dumps(kept)
    erased = await owner.post(ERASE, {"name": NAME})
    assert await ranks(owner, event.id) == before
    line = await part(owner, event.id, "standing", "line:5")
    assert (line["name"], line["club"], line["total"]) == (erased["alias"], erased["alias"], 110)
    person = await part(owner, event.id, "office", "person:5")
    assert {"licence", "federation", "agrees", "paid"}.isdisjoint(person)
    site = zipfile.ZipFile(io.BytesIO((await owner.http.get(f"/api/events/{event.id}/site.zip")).content))
    assert traces(b"".join(site.read(name) for name in site.namelist())) == []
    for made in ("ranking.csv", "event.json", "results.json"):
        assert traces((await owner.http.get(f"/api/events/{event.id}/{made}")).content) == []
    assert (await owner.http.post(EXPORT, json={"name": NAME})).status_code == 404
    await wish_for(owner, event.id, wish.DrawTables(2, seed="2"))
    await opened_game(owner, event, 2)
    await store.close()
    assert traces(on_disk(tmp_path / "data")) == []


async def test_what_is_kept_of_a_person_in_an_event_tells_his_tables_and_scores(owner: Guest) -> None:
    event = await played_event(owner)
    kept = {one["contest"]: one["events"] for one in await owner.post(EXPORT, {"name": NAME})}
    told = {one["event"]["type"]: one["event"] for one in kept[event.id]}
    table = (await seats(owner, event.id))["5"]
    assert told["SeatsChanged"]["seats"] == {"5": table}
    assert {id: one["total"] for id, one in told["ResultsTaken"]["results"]["scores"].items()} == {"5": 110}
    assert [one["id"] for one in told["RankingHung"]["hung"]["lines"]] == ["5"]


async def namesakes(owner: Guest) -> StagedEvent:
    """Two of one name: of Concarneau with a licence, of Brest without."""
    event = await played_event(owner)
    other = wish.WriteEntries((Person("6", NAME, club="Brest", series="2A"),), (Entry("6", ("6",)),))
    await wish_for(owner, event.id, other)
    await wish_for(owner, event.id, wish.DrawTables(2, seed="2"))
    await opened_game(owner, event, 2)
    tables = await seats(owner, event.id, 2)
    await play_turn(owner, event.room, dict.fromkeys(tables.values(), LESS))
    await owner.ask(event.room, ask.EndGame())
    return event


async def test_of_two_of_a_name_one_alone_is_forgotten_and_nobody_before_it_is_said_which(
    owner: Guest,
) -> None:
    event = await namesakes(owner)
    before = await ranks(owner, event.id)
    refused = await owner.http.post(ERASE, json={"name": NAME})
    assert refused.status_code == 409
    assert f"{LICENCE}, {CLUB}" in refused.json()["detail"] and "Brest" in refused.json()["detail"]
    erased = await owner.post(ERASE, {"name": NAME, "licence": LICENCE})
    assert [(await part(owner, event.id, "office", f"person:{id}"))["name"] for id in ("5", "6")] == [
        erased["alias"],
        NAME,
    ]
    names = {one["player"]: one["name"] for one in (await owner.channel(event.room, "organiser"))["players"]}
    assert (names["e-5"], names["e-6"]) == (erased["alias"], NAME)
    assert await ranks(owner, event.id) == before
    kept = json.dumps(await owner.post(EXPORT, {"name": NAME}))
    assert LICENCE not in kept and CLUB not in kept and '"e-5"' not in kept


async def test_the_record_of_an_event_says_whom_to_forget(owner: Guest) -> None:
    event = await namesakes(owner)
    wrong = await owner.http.post(ERASE, json={"name": NAME, "event": event.id, "person": "1"})
    assert wrong.status_code in (404, 409)
    erased = await owner.post(ERASE, {"name": NAME, "event": event.id, "person": "6"})
    people = [(await part(owner, event.id, "office", f"person:{id}")) for id in ("5", "6")]
    assert [one["name"] for one in people] == [NAME, erased["alias"]]
    assert people[0]["licence"] == LICENCE
    names = {one["player"]: one["name"] for one in (await owner.channel(event.room, "organiser"))["players"]}
    assert (names["e-5"], names["e-6"]) == (NAME, erased["alias"])


async def test_an_organiser_of_an_event_forgets_there_and_nobody_else_does(
    server: Running, owner: Guest
) -> None:
    event = await played_event(owner)
    for role, status in (("spectator", 403), ("display", 403), ("organiser", 200)):
        granted = await owner.post(f"/api/events/{event.id}/grants", {"role": role})
        async with Guest(server.address, granted["token"]) as guest:
            assert (await guest.http.post(ERASE, json={"name": NAME})).status_code == status
    players = (await owner.channel(event.room, "organiser"))["players"]
    assert NAME not in {one["name"] for one in players}


async def test_an_organiser_of_a_room_alone_is_told_nothing_of_the_event(
    server: Running, owner: Guest
) -> None:
    event = await played_event(owner)
    organiser = (await owner.grant(event.room, "organiser"))["token"]
    async with Guest(server.address, organiser) as guest:
        kept = await guest.post(EXPORT, {"name": NAME})
    assert [one["contest"] for one in kept] == [event.room]


async def test_nobody_is_forgotten_while_a_game_of_the_event_goes_on(owner: Guest) -> None:
    event = await staged_event(owner)
    await opened_game(owner, event)
    refused = await owner.http.post(ERASE, json={"name": "AMIEL Annick"})
    assert refused.status_code == 409
    assert (await part(owner, event.id, "office", "person:1"))["name"] == "AMIEL Annick"


async def test_one_forgotten_in_a_centre_is_in_no_file_made_anew_and_not_at_the_organisers(
    tmp_path: Path,
) -> None:
    lexicon = open_lexicon()
    files = made_ready(lexicon, "Brest")
    store = await open_store(tmp_path / "data")
    async with running(store) as server, Guest(server.address, server.owner) as owner:
        centre = await CentreDesk.open(owner, "Brest")
        contest = await centre.receive(files, "Brest")
        await enter(owner, contest, NAME, "BLANC Bruno")
        await centre.ask(centre_wish.BreakSeal(KEY.words))
        await centre.open_game()
        await play(owner, contest, 2)
        await settled(centre, contest)
        organiser = await Office.of(owner, files)
        ascii_only = json.dumps(json.loads(await centre.send()))
        await organiser.ask(centre_wish.ReceiveFile(ascii_only))
        assert (await organiser.counted()).status_code == 200
        before = await organiser.named()
        kept = json.dumps(await owner.post(EXPORT, {"name": NAME}), ensure_ascii=False)
        assert NAME in kept and "BLANC" not in kept and KEY.words[0] not in kept
        erased = await owner.post(ERASE, {"name": NAME})
        renamed = [(erased["alias"] if name == NAME else name, total) for name, total in before]
        assert sorted(await organiser.named()) == sorted(renamed)
        anew = await centre.send()
        assert NAME not in json.loads(anew)["results"]["event"]["people"][0]["name"]
        assert traces(anew.encode()) == []
        await organiser.ask(centre_wish.ReceiveFile(anew))
        assert (await organiser.part("gathering"))["lines"][0]["number"] == 2
    await store.close()
    assert [one for one in traces(on_disk(tmp_path / "data")) if one != CLUB] == []


async def test_a_game_at_home_forgets_somebody_too_and_goes_on_being_told(
    server: Running, owner: Guest, store: EventStore, tmp_path: Path
) -> None:
    """At a free table and a family's, in names, titles and links; backups of before are written anew."""
    (tmp_path / "usb").mkdir()
    backup = Backup(store, tmp_path / "usb", lambda trouble: None)
    chairs = ArrangeTable((Chair(NAME), Chair("Bob")), "checked")
    table = await opened(owner, chairs, f"Chez {NAME}")
    family = (await owner.post("/api/families", {"name": f"La table de {NAME}"}))["id"]
    began = await owner.http.post(
        f"/api/families/{family}/commands",
        content=msgspec.json.encode(BeginFamily((NAME, "Bob"))),
        headers={"Idempotency-Key": "begin"},
    )
    assert began.status_code == 200
    await owner.http.post(
        f"/api/families/{family}/commands",
        content=msgspec.json.encode(EndFamily()),
        headers={"Idempotency-Key": "end"},
    )
    await until(lambda: backup.state().events == 0 and NAME.encode() in on_disk(tmp_path / "usb"))
    kept = {one["contest"] for one in await owner.post(EXPORT, {"name": NAME})}
    assert kept == {table, family}
    erased = await owner.post(ERASE, {"name": NAME})
    assert set(erased["contests"]) == {f"Chez {erased['alias']}", f"La table de {erased['alias']}"}
    told = await server.club.room(table)
    assert told.activity.summary.name == f"Chez {erased['alias']}"
    assert (await owner.http.post(EXPORT, json={"name": NAME})).status_code == 404
    await backup.close()
    await store.close()
    for folder in ("data", "usb"):
        assert traces(on_disk(tmp_path / folder)) == []


async def test_whatever_kind_an_activity_is_of_it_forgets_somebody(
    server: Running, owner: Guest, store: EventStore, tmp_path: Path
) -> None:
    """In what everyone of them has: a title, and those who are let in. A new kind is in this law at once."""
    ids = set[str]()
    for number, kind in enumerate(server.club.kinds):
        room = await server.club.create(kind, f"Chez {NAME}")
        role = next(iter(room.activity.roles))
        granted = Granted(f"g{number}", role, f"hash {number}", name=NAME)
        await room.add((granted,), NAME)
        ids.add(room.id)
    kept = await owner.post(EXPORT, {"name": NAME})
    assert {one["contest"] for one in kept} == ids
    erased = await owner.post(ERASE, {"name": NAME})
    assert len(erased["contests"]) == len(ids)
    assert NAME not in "".join(erased["contests"])
    for id in ids:
        assert not any(NAME.encode() in row.data or NAME in row.author for row in await store.rows(id)), id
    assert (await owner.http.post(EXPORT, json={"name": NAME})).status_code == 404
