"""What an event of the server publishes, its file publishes by command, to the byte."""

import io
import json
import zipfile
from pathlib import Path

import pytest

from nonuple.contest import commands as ask
from nonuple.tournament import commands as wish
from tests.cli.running import run
from tests.server.eventful import LESS, TOP, opened_game, play_turn, seats, staged_event, wish_for
from tests.server.visiting import Guest

pytestmark = pytest.mark.anyio


async def test_the_site_of_an_event_is_the_same_from_its_page_and_by_command_from_its_file(
    owner: Guest, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Two games, one of them annulled, a ranking hung up before that, one who asked to be forgotten."""
    event = await staged_event(owner)
    await opened_game(owner, event)
    await play_turn(owner, event.room, {1: TOP, 2: LESS, 3: LESS, 4: TOP})
    await owner.ask(event.room, ask.EndGame("other"))
    await wish_for(owner, event.id, wish.DrawTables(2, seed="autre"))
    await opened_game(owner, event, 2)
    tables = (await seats(owner, event.id, 2)).values()
    await play_turn(owner, event.room, dict.fromkeys(tables, LESS))
    await owner.ask(event.room, ask.EndGame("other"))
    await wish_for(owner, event.id, wish.HangRanking("final"))
    await wish_for(owner, event.id, wish.AnnulEventGame(2, "panne"))
    await owner.post("/api/people/erase", {"name": "DUPONT Denis", "event": event.id, "person": "4"})

    archive = zipfile.ZipFile(io.BytesIO((await owner.http.get(f"/api/events/{event.id}/site.zip")).content))
    on_page = {name: archive.read(name) for name in archive.namelist()}
    assert b"Coup par coup" in on_page["partie-1.html"]
    hour = on_page["resultats.txt"].decode().split("\n")[2].split("\t")[2]
    file, out = tmp_path / "coupe.json", tmp_path / "site"
    file.write_bytes((await owner.http.get(f"/api/events/{event.id}/event.json")).content)
    ran = run(capsys, "event", "publish", str(file), str(out), "--at", hour)
    assert (ran.code, ran.err) == (0, "")
    listed = json.loads((out / "nonuple-site.json").read_bytes())["files"]
    by_command = {name: (out / name).read_bytes() for name in listed if name != "nonuple-site.json"}
    assert by_command.keys() == on_page.keys()
    assert [name for name in on_page if on_page[name] != by_command[name]] == []
