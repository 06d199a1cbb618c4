"""What is asked of an event besides its commands: lists, rooms, files, by whom; a killed server."""

import base64
import io
import json
import zipfile
from pathlib import Path
from typing import Any

import pytest

from nonuple.contest import commands as ask
from nonuple.server.process.running import Running
from nonuple.tournament import commands as wish
from tests.server.eventful import LESS, TOP, opened_game, part, play_turn, staged_event, wish_for, wished
from tests.server.processes import serving
from tests.server.visiting import Guest, screen

pytestmark = pytest.mark.anyio

_END = ask.EndGame()
LIST = "Nom;Licence;Ville;Club\nROUX Ida;201;Albi;Albi\nAMIEL Annick;;Brest;Brest\n;;;\nFAUX Paul;201;;\n"


def sent(text: str, **columns: str) -> dict[str, Any]:
    return {"name": "liste.csv", "content": base64.b64encode(text.encode()).decode(), "columns": columns}


async def test_a_list_is_looked_at_without_anything_being_written(owner: Guest) -> None:
    event = await staged_event(owner)
    before = await owner.get(f"/api/events/{event.id}")
    seen = await owner.post(f"/api/events/{event.id}/list/check", sent(LIST))
    assert [one["meaning"] for one in seen["columns"]] == ["name", "licence", "ignored", "club"]
    assert seen["people"] == 1
    assert {one["line"]: one["outcome"] for one in seen["lines"]} == {2: "new", 3: "same", 5: "refused"}
    assert await owner.get(f"/api/events/{event.id}") == before


async def test_what_columns_mean_is_remembered_for_the_next_list_of_any_event(owner: Guest) -> None:
    event = await staged_event(owner)
    entered = await owner.post(f"/api/events/{event.id}/list/enter", sent(LIST, Ville="federation"))
    assert entered == {"people": 1, "entries": ["5"], "changed": ["1"]}
    assert (await part(owner, event.id, "office", "person:5"))["federation"] == "Albi"
    other = (await owner.post("/api/events", {"name": "Autre"}))["id"]
    seen = await owner.post(f"/api/events/{other}/list/check", sent("Nom;Ville\nROUX Ida;Albi\n"))
    assert [(one["meaning"], one["known"]) for one in seen["columns"]] == [
        ("name", True),
        ("federation", True),
    ]


async def test_a_list_without_a_name_column_is_shown_so_that_one_can_be_named(owner: Guest) -> None:
    event = await staged_event(owner)
    seen = await owner.post(f"/api/events/{event.id}/list/check", sent("Qui;Club\nROUX Ida;Albi\n"))
    assert seen["trouble"] is not None and seen["first"] == ["ROUX Ida", "Albi"]
    told = await owner.post(
        f"/api/events/{event.id}/list/check", sent("Qui;Club\nROUX Ida;Albi\n", Qui="name")
    )
    assert (told["trouble"], told["people"]) == (None, 1)


@pytest.mark.parametrize("content", ["%%%", base64.b64encode(b"PK\x03\x04not a workbook").decode()])
async def test_a_file_that_is_none_is_refused_in_a_sentence(owner: Guest, content: str) -> None:
    event = await staged_event(owner)
    answer = await owner.http.post(
        f"/api/events/{event.id}/list/check", json={"name": "liste.xlsx", "content": content}
    )
    assert answer.status_code == 409 and answer.json()["detail"].endswith(".")


@pytest.mark.parametrize("role", ["display", "spectator", "chief"])
async def test_only_the_office_reads_people_and_gives_files_out(
    server: Running, owner: Guest, role: str
) -> None:
    event = await staged_event(owner)
    await opened_game(owner, event)
    await play_turn(owner, event.room, {1: TOP, 2: LESS, 3: LESS, 4: LESS})
    granted = await owner.post(
        f"/api/events/{event.id}/grants", {"role": role, "room": event.room if role == "chief" else ""}
    )
    async with Guest(server.address, granted["token"]) as guest:
        for path in ("channels/office", "site.zip", "event.json", "ranking.csv", "games/1/results.csv"):
            assert (await guest.http.get(f"/api/events/{event.id}/{path}")).status_code == 403, path
        refused = await wished(guest, event.id, wish.WithdrawEntry("1", 1))
        assert refused.status_code == 403
        assert (
            await guest.http.post(f"/api/events/{event.id}/list/check", json=sent(LIST))
        ).status_code == 403
        door = await guest.http.post(f"/api/events/{event.id}/halls/{event.room}/door", json={})
        assert door.status_code == (201 if role == "chief" else 403)
        standing = await guest.get(f"/api/events/{event.id}/channels/standing")
        assert "201" not in json.dumps(standing["parts"]["head"]) and "line:1" in standing["parts"]


async def test_a_chief_opens_the_games_that_his_own_room_leads_alone(server: Running, owner: Guest) -> None:
    event = await staged_event(owner)
    await owner.post(f"/api/events/{event.id}/halls/{event.room}", {"name": "Salle 1", "last": 2})
    other = (await owner.post(f"/api/events/{event.id}/halls", {"name": "Salle 2", "first": 3}))["id"]
    granted = await owner.post(f"/api/events/{event.id}/grants", {"role": "chief", "room": other})
    async with Guest(server.address, granted["token"]) as chief:
        path = f"/api/events/{event.id}/games/1/open"
        assert (await chief.http.post(path, json={"room": event.room})).status_code == 403
        opened = await chief.post(path, {"room": other, "source": "bag"})
        assert opened == {"id": other, "game": 1}
        again = await chief.http.post(path, json={"room": other})
        assert again.status_code == 409
    tables = [one["table"] for one in (await owner.channel(other, "organiser"))["players"]]
    assert tables == [3, 4]
    async with screen(owner.address, str(owner.token), contest=event.room) as view:
        await play_turn(owner, other, {3: TOP, 4: LESS})
        await view.read_until(lambda: (view.part("public", "turn") or {}).get("stage") == "play")
        await owner.ask(event.room, ask.CloseSlips())
        for table, slip in ((1, TOP), (2, LESS)):
            await owner.ask(event.room, ask.EnterSlip(1, 0, table, slip=slip))
        await view.read_until(lambda: view.part("public", "turn")["turn"] == 2)
    async with screen(owner.address, str(owner.token), path=f"/api/events/{event.id}") as ranking:
        await ranking.read_until(
            lambda: (ranking.part("standing", "order:0") or {}).get("ranks") == [1, 1, 3, 3]
        )


async def test_equals_whom_no_tie_break_parts_play_on_in_sudden_death(owner: Guest) -> None:
    event = await staged_event(owner, games=1)
    await opened_game(owner, event)
    await play_turn(owner, event.room, {1: TOP, 2: TOP, 3: LESS, 4: LESS})
    await owner.ask(event.room, _END)
    order = await part(owner, event.id, "standing", "order:0")
    first, second = order["ids"][:2]
    wrong = await owner.http.post(
        f"/api/events/{event.id}/playoffs", json={"entries": [first, order["ids"][2]]}
    )
    assert wrong.status_code == 409
    equals = {"entries": [first, second], "source": "bag"}
    room = (await owner.post(f"/api/events/{event.id}/playoffs", equals))["id"]
    await play_turn(owner, room, {1: LESS, 2: TOP})
    await owner.ask(room, _END)
    async with screen(owner.address, str(owner.token), path=f"/api/events/{event.id}") as view:
        await view.read_until(
            lambda: (view.part("standing", f"line:{second}") or {}).get("decided_by") == "sudden-death"
        )
        await view.read_until(lambda: view.part("standing", "order:0")["ids"][0] == second)
        assert view.part("standing", "order:0")["ranks"] == [1, 2, 3, 3]


async def test_what_is_published_is_given_as_files(owner: Guest) -> None:
    event = await staged_event(owner)
    nothing = await owner.http.get(f"/api/events/{event.id}/site.zip")
    assert nothing.status_code == 409
    await opened_game(owner, event)
    await play_turn(owner, event.room, {1: TOP, 2: LESS, 3: LESS, 4: LESS})
    made = await owner.http.get(f"/api/events/{event.id}/site.zip")
    with zipfile.ZipFile(io.BytesIO(made.content)) as site:
        assert {"index.html", "en/index.html", "classement.csv", "classement.xlsx", "style.css"} <= set(
            site.namelist()
        )
        assert "AMIEL Annick" in site.read("index.html").decode()
    lines = (await owner.http.get(f"/api/events/{event.id}/games/1/results.csv")).content.decode("latin-1")
    assert len(lines.splitlines()) == 4 and lines.startswith('"1",')
    await owner.ask(event.room, ask.EndGame(why="alerte incendie"))
    over = await owner.http.get(f"/api/events/{event.id}/site.zip")
    with (
        zipfile.ZipFile(io.BytesIO(made.content)) as before,
        zipfile.ZipFile(io.BytesIO(over.content)) as site,
    ):
        assert "Ce que des personnes ont décidé" not in before.read("partie-1.html").decode()
        assert "alerte incendie" in site.read("partie-1.html").decode()
        assert "What people decided" in site.read("en/partie-1.html").decode()
    written = (await owner.http.get(f"/api/events/{event.id}/event.json")).json()
    assert written["format"] == "nonuple-event" and len(written["games"][0]["scores"]) == 4


async def test_a_killed_server_goes_on_with_the_event_where_it_was(tmp_path: Path) -> None:
    async with (
        serving("--data", tmp_path) as server,
        Guest(server.address, server.owner) as owner,
    ):
        event = await staged_event(owner)
        await opened_game(owner, event)
        await play_turn(owner, event.room, {1: TOP, 2: LESS, 3: LESS, 4: LESS})
        before = await owner.get(f"/api/events/{event.id}/channels/standing")
        await server.kill()
    async with (
        serving("--data", tmp_path) as server,
        Guest(server.address, server.owner) as owner,
    ):
        await owner.channel(event.room, "public")
        after = await owner.get(f"/api/events/{event.id}/channels/standing")
        assert after["parts"]["order:0"] == before["parts"]["order:0"]
        await wish_for(owner, event.id, wish.MoveEntry(1, after["parts"]["order:0"]["ids"][0], 9))
        async with screen(server.address, server.owner, contest=event.room) as view:
            await view.read_until(
                lambda: any(one["table"] == 9 for one in view.part("organiser", "players") or ())
            )
