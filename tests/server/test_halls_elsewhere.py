"""An event with halls here and elsewhere: one sealed game, one register of people, one ranking."""

from io import BytesIO
from typing import Any, NamedTuple
from zipfile import ZipFile

import pytest

from nonuple.centres import commands as centre
from nonuple.texts import centres as texts
from nonuple.tournament import commands as wish
from nonuple.words_io.library import open_lexicon
from tests.server.eventful import StagedEvent, part, staged_event, wish_for, wished
from tests.server.simultaneous import (
    FUTURE,
    KEY,
    CentreDesk,
    Simultaneous,
    enter,
    made_ready,
    now,
    play,
    settled,
)
from tests.server.visiting import Guest

pytestmark = pytest.mark.anyio

LEXICON = open_lexicon()
TURNS = 3


class Staged(NamedTuple):
    id: str
    room: str
    files: Simultaneous
    office: CentreDesk
    """Where halls elsewhere send what they have played."""


async def with_centres(owner: Guest, *names: str, **how: object) -> Staged:
    event = await staged_event(owner, 1, edition="box")
    files = made_ready(LEXICON, *names, opens=now(), event=event.id)
    door = await owner.post(
        f"/api/events/{event.id}/centres", {"pack": files.pack, "keys": files.keys, **how}
    )
    return Staged(event.id, event.room, files, CentreDesk(owner, door["id"]))


async def sent_from(owner: Guest, staged: Staged, name: str, *people: str) -> str:
    """The file of a centre, which happens to be on the same server."""
    desk = await CentreDesk.open(owner, name)
    contest = await desk.receive(staged.files, name)
    await enter(owner, contest, *people, club="Brest")
    await desk.ask(centre.BreakSeal(KEY.words, KEY.digits))
    await desk.open_game()
    await play(owner, contest, TURNS)
    await settled(desk, contest)
    return await desk.send()


async def open_here(owner: Guest, staged: Staged | StagedEvent) -> Any:
    return await owner.http.post(f"/api/events/{staged.id}/games/1/open", json={"room": staged.room})


async def lines(owner: Guest, event: str) -> dict[str, int]:
    found = (await owner.get(f"/api/events/{event}/channels/standing"))["parts"]
    return {
        name.removeprefix("line:"): one["total"] for name, one in found.items() if name.startswith("line:")
    }


async def test_halls_here_and_elsewhere_play_one_sealed_game_and_are_ranked_together(owner: Guest) -> None:
    staged = await with_centres(owner, "Brest", "Albi")
    refused = await open_here(owner, staged)
    assert refused.status_code == 409 and texts.KEY_BEFORE_GAME.fr.split(" : ")[1][:20] in refused.text
    file = await sent_from(owner, staged, "Brest", "AMIEL Annick", "ÉLUARD Ève")
    await staged.office.ask(centre.ReceiveFile(file, "brest.json"))
    await staged.office.ask(centre.ReleaseKey(KEY.words, KEY.digits))
    assert (await open_here(owner, staged)).status_code == 200
    game = (await owner.channel(staged.room, "public"))["game"]
    assert game["commitment"] == staged.files.game.chance.commitment
    await play(owner, staged.room, TURNS)
    view = await part(owner, staged.id, "office", "elsewhere")
    assert {one["name"]: one["state"] for one in view["lines"]} == {"Albi": "sealed", "Brest": "complete"}
    assert (await staged.office.part("gathering"))["ranked_by"] == staged.id
    assert set(await lines(owner, staged.id)) == {"1", "2", "3", "4"}, "not before somebody says so"
    await wish_for(owner, staged.id, wish.CountCentres())
    top = sum(turn.score for turn in staged.files.game.record.turns[:TURNS])
    ranked = await lines(owner, staged.id)
    assert set(ranked.values()) == {top} and len(ranked) == 6
    (twice,) = await part(owner, staged.id, "office", "met")
    assert (twice["name"], twice["centres"], twice["counts"]) == ("AMIEL Annick", ["", "Brest"], None)
    await wish_for(owner, staged.id, wish.SettleMet(tuple(twice["entries"]), "1"))
    assert len(await lines(owner, staged.id)) == 5
    csv = (await owner.http.get(f"/api/events/{staged.id}/ranking.csv")).text
    assert csv.count("AMIEL Annick") == 1 and "ÉLUARD Ève" in csv
    one, entered = (
        await part(owner, staged.id, "event", "event"),
        await owner.get(f"/api/events/{staged.id}/channels/office"),
    )
    assert one["entries"] == 5
    assert sum(name.startswith("entry:") for name in entered["parts"]) == 4, (
        "those elsewhere are entered there"
    )


async def test_what_halls_elsewhere_have_sent_does_not_count_before_the_last_has_played(owner: Guest) -> None:
    staged = await with_centres(owner, "Brest", lock=FUTURE)
    answer = await wished(owner, staged.id, wish.CountCentres())
    assert answer.status_code == 409 and "tous les centres n" in answer.json()["detail"]


async def test_the_page_of_the_centres_is_of_those_who_run_the_event(owner: Guest) -> None:
    staged = await with_centres(owner, "Brest")
    told = await owner.post(f"/api/events/{staged.id}/grants", {"role": "spectator"})
    async with Guest(owner.address, told["token"]) as spectator:
        answer = await spectator.http.post(f"/api/events/{staged.id}/centres/door")
        assert answer.status_code == 403
    door = await owner.post(f"/api/events/{staged.id}/centres/door")
    assert door["id"] == staged.office.id


async def test_other_games_than_those_of_the_event_are_refused_and_leave_nothing(owner: Guest) -> None:
    event = await staged_event(owner, 1, edition="box")
    files = made_ready(LEXICON, "Brest")
    body = {"pack": files.pack, "keys": files.keys}
    answer = await owner.http.post(f"/api/events/{event.id}/centres", json=body)
    assert (
        answer.status_code == 409
        and texts.NOT_OF_THIS_EVENT.fr[:20].lower() in answer.json()["detail"].lower()
    )
    assert await owner.get("/api/centres") == []


async def test_the_games_and_keys_of_halls_elsewhere_are_made_at_one_request(owner: Guest) -> None:
    event = await staged_event(owner, 1)
    body = {"centres": ["Brest", "Saint-Malo"], "opens": now()}
    answer = await owner.http.post(f"/api/events/{event.id}/centres/ready", json=body)
    assert answer.status_code == 200, answer.text
    again = await owner.http.post(f"/api/events/{event.id}/centres/ready", json=body)
    assert again.status_code == 409, "other games would make the keys sent worthless"
    made = ZipFile(BytesIO(answer.content))
    folders = {"brest": "Brest", "saint-malo": "Saint-Malo"}
    assert set(made.namelist()) == {
        *(f"{folder}/{file}" for folder in folders for file in ("parties.json", "cle.json")),
        "organisateur/centres.json",
        "organisateur/mots.txt",
    }
    *words, digits = made.read("organisateur/mots.txt").decode().split()
    view = await part(owner, event.id, "office", "elsewhere")
    assert [one["name"] for one in view["lines"]] == ["Brest", "Saint-Malo"]
    office = CentreDesk(owner, view["id"])
    desk = await CentreDesk.open(owner, "Brest")
    pack, key = (made.read(f"brest/{file}").decode() for file in ("parties.json", "cle.json"))
    await owner.post(f"/api/centres/{desk.id}/pack", {"pack": pack, "key": key})
    await desk.ask(centre.BreakSeal(tuple(words), digits))
    await office.ask(centre.ReleaseKey(tuple(words), digits))
    assert (await open_here(owner, event)).status_code == 200
