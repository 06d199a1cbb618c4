"""A person registers once: whoever entered one event of a server is proposed in the others, to organisers."""

import base64
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from nonuple.contest import commands as ask
from nonuple.contest.people import Entrant
from nonuple.people.person import Entry, Person
from nonuple.server.process.running import Running, running
from nonuple.store import open_store
from nonuple.tournament import commands as wish
from tests.server.eventful import LESS, TOP, opened_game, play_turn, staged_event, wish_for
from tests.server.visiting import Guest

pytestmark = pytest.mark.anyio

ANNE = Person("9", "ZOLA Anne", "4711", "FFSc", "Les Embruns", "4B", "V", agrees=True, paid=True)


def sent(text: str, **answers: bool) -> dict[str, Any]:
    return {"name": "liste.csv", "content": base64.b64encode(text.encode()).decode(), "answers": answers}


async def with_anne(owner: Guest) -> tuple[str, str]:
    """An event that Anne entered, and another one."""
    first = (await staged_event(owner)).id
    await wish_for(owner, first, wish.WriteEntries((ANNE,), (Entry("9", ("9",)),)))
    second = (await owner.post("/api/events", {"name": "Autre"}))["id"]
    await wish_for(owner, second, wish.Arrange(name="Autre", games=(wish.GameWish("1"),)))
    return first, second


async def proposed(guest: Guest, event: str, typed: str) -> list[dict[str, str]]:
    found: list[dict[str, str]] = await guest.post(f"/api/events/{event}/known", {"typed": typed})
    return found


async def test_one_who_entered_an_event_is_proposed_in_another_with_all_that_was_told_once(
    owner: Guest,
) -> None:
    first, second = await with_anne(owner)
    (found,) = await proposed(owner, second, "zol")
    assert found == {
        "name": "ZOLA Anne",
        "licence": "4711",
        "federation": "FFSc",
        "club": "Les Embruns",
        "series": "4B",
        "category": "V",
    }
    assert await proposed(owner, second, "4711") == [found]
    assert await proposed(owner, second, "zo") == []
    assert await proposed(owner, first, "zola") == []
    again = Person("1", found["name"], found["licence"], found["federation"], found["club"])
    await wish_for(owner, second, wish.WriteEntries((again,), (Entry("1", ("1",)),)))
    assert await proposed(owner, second, "zola") == []


async def test_a_list_is_completed_and_asked_about_with_what_other_events_know(owner: Guest) -> None:
    _, second = await with_anne(owner)
    path = f"/api/events/{second}/list"
    seen = await owner.post(f"{path}/check", sent("Nom;Licence;Club\nAnne Zola;4711;\nBob;;Embruns\n"))
    assert (seen["known"], seen["counts"]["waits"], seen["people"]) == (1, 1, 1)
    assert [(one["line"], one["outcome"]) for one in seen["lines"]] == [(2, "new"), (3, "waits")]
    (question,) = seen["questions"]
    assert (question["key"], question["lines"], question["answer"]) == ("club:Embruns", [3], None)
    text = "Nom;Licence;Club\nAnne Zola;4711;\nBob;;Embruns\n"
    entered = await owner.post(f"{path}/enter", sent(text, **{"club:Embruns": True}))
    assert entered["people"] == 2
    parts = (await owner.get(f"/api/events/{second}/channels/office"))["parts"]
    assert (parts["person:1"]["series"], parts["person:2"]["club"]) == ("4B", "Les Embruns")
    assert "paid" not in parts["person:1"] and "agrees" not in parts["person:1"]


@pytest.mark.parametrize("role", ["display", "spectator", "chief"])
async def test_only_an_organiser_is_told(server: Running, owner: Guest, role: str) -> None:
    event = await staged_event(owner)
    body = {"role": role, "room": event.room if role == "chief" else ""}
    granted = await owner.post(f"/api/events/{event.id}/grants", body)
    async with Guest(server.address, granted["token"]) as guest:
        refused = await guest.http.post(f"/api/events/{event.id}/known", json={"typed": "zola"})
    assert refused.status_code == 403


async def test_one_who_is_forgotten_is_proposed_nowhere(owner: Guest) -> None:
    _, second = await with_anne(owner)
    erased = await owner.post("/api/people/erase", {"name": ANNE.name})
    assert await proposed(owner, second, "zola") == []
    assert await proposed(owner, second, erased["alias"]) == []
    assert await proposed(owner, second, "4711") == []


async def test_events_at_rest_are_known_without_being_read_and_demonstrations_are_not(tmp_path: Path) -> None:
    store = await open_store(tmp_path)
    async with running(store) as server, Guest(server.address, server.owner) as owner:
        _, second = await with_anne(owner)
        demo = (await owner.post("/api/events", {"name": "Essai", "demo": True}))["id"]
        await wish_for(owner, demo, wish.Arrange(name="Essai", games=(wish.GameWish("1"),)))
        bob = wish.WriteEntries((Person("1", "ZOLTAN Bob"),), (Entry("1", ("1",)),))
        await wish_for(owner, demo, bob)
    async with running(store) as server, Guest(server.address, server.owner) as owner:
        assert [one["name"] for one in await proposed(owner, second, "zol")] == ["ZOLA Anne"]
    await store.close()


async def test_an_event_goes_on_from_its_file_on_another_server(owner: Guest) -> None:
    first, second = await with_anne(owner)
    file = (await owner.http.get(f"/api/events/{first}/event.json")).text
    third = (await owner.post("/api/events", {"name": "Ailleurs"}))["id"]
    await owner.post(f"/api/events/{third}/event.json", {"content": file})
    taken = (await owner.http.get(f"/api/events/{third}/event.json")).json()
    original = (await owner.http.get(f"/api/events/{first}/event.json")).json()
    assert {**taken, "id": ""} == {**original, "id": ""}
    assert len(taken["games"][0]["seats"]) == 4 and taken["games"][0]["seed"] == "12-novembre"
    again = await owner.http.post(f"/api/events/{third}/event.json", json={"content": file})
    assert (again.status_code, "tournoi neuf" in again.json()["detail"]) == (409, True)
    for wrong in ("{", '{"format": "nonuple-event", "version": 1}', "[]"):
        refused = await owner.http.post(f"/api/events/{second}/event.json", json={"content": wrong})
        assert refused.status_code == 409, refused.text


async def evening(owner: Guest, name: str, people: tuple[Person, ...], came: tuple[str, ...]) -> str:
    """One event, to which some of those who entered came."""
    event = str((await owner.post("/api/events", {"name": name}))["id"])
    await wish_for(owner, event, wish.Arrange(name=name, games=(wish.GameWish("1"),)))
    entries = tuple(Entry(one.id, (one.id,)) for one in people)
    await wish_for(owner, event, wish.WriteEntries(people, entries))
    if came:
        await wish_for(owner, event, wish.NoteArrivals(1, came, seated=True))
    return event


async def test_an_evening_knows_its_regulars_and_who_came_the_last_time(owner: Guest) -> None:
    bob, cleo = Person("2", "BLANC Bob", club="Brest"), Person("3", "CHABERT Cléo", club="Albi")
    await evening(owner, "5 novembre", (ANNE, bob, cleo), ("9", "2"))
    again = Person("1", "Anne Zola", "4711")
    await evening(owner, "12 novembre", (again, replace(cleo, id="2")), ("1", "2"))
    await evening(owner, "26 novembre", (bob,), ())
    tonight = await evening(owner, "19 novembre", (Person("1", "BLANC Bob", club="Brest"),), ())
    found = await owner.post(f"/api/events/{tonight}/regulars", {})
    assert found["event"] == "12 novembre"
    told = [(one["name"], one["licence"], one["times"], one["last"]) for one in found["people"]]
    assert told == [("Anne Zola", "4711", 2, True), ("CHABERT Cléo", "", 1, True)]
    nobody = await evening(owner, "Fini", (Person("1", "CHABERT Cléo", club="Albi"),), ())
    found = await owner.post(f"/api/events/{nobody}/regulars", {})
    assert [(one["name"], one["last"]) for one in found["people"]] == [
        ("Anne Zola", True),
        ("BLANC Bob", False),
    ]


async def club_evening(owner: Guest, name: str, *players: Entrant) -> str:
    """Nobody set it up as an event."""
    contest = str((await owner.post("/api/contests", {"name": name}))["id"])
    await owner.ask(contest, ask.Register(players))
    return contest


async def test_whoever_came_to_an_evening_is_known_the_week_after_in_evenings_and_events(
    owner: Guest,
) -> None:
    await evening(owner, "Coupe", (ANNE,), ("9",))
    bob, cleo = Entrant("BLANC Bob", "Brest", "4B", table=1), Entrant("CHABERT Cléo", table=2)
    first = await club_evening(owner, "12 novembre", bob, cleo)
    await owner.ask(first, ask.Withdraw(tables=(2,)))
    await owner.ask(first, ask.OpenGame(source="bag"))
    tonight = await club_evening(owner, "19 novembre", Entrant("Zola Anne", table=1))
    event = await evening(owner, "Festival", (), ())
    for path in (f"/api/contests/{tonight}", f"/api/events/{event}"):
        found = await owner.post(f"{path}/regulars", {})
        assert found["event"] == "12 novembre"
        (bob_again,) = [one for one in found["people"] if one["last"]]
        assert (bob_again["name"], bob_again["club"], bob_again["series"]) == ("BLANC Bob", "Brest", "4B")
        assert [one["name"] for one in await owner.post(f"{path}/known", {"typed": "bla"})] == ["BLANC Bob"]
    seen = await owner.post(f"/api/contests/{tonight}/list/check", {"text": "BLANC Bob\nBLANC Bob;Albi"})
    line, other = seen["lines"]
    assert (line["club"], line["series"], seen["known"]) == ("Brest", "4B", 1)
    assert (other["club"], seen.get("questions", [])) == ("Albi", [])
    await owner.ask(first, ask.EndGame())
    await owner.post("/api/people/erase", {"name": "BLANC Bob"})
    assert await owner.post(f"/api/events/{event}/known", {"typed": "bla"}) == []


async def test_a_door_ticks_people_in_and_is_not_told_who_usually_comes(
    server: Running, owner: Guest
) -> None:
    event = await staged_event(owner)
    granted = await owner.post(f"/api/events/{event.id}/grants", {"role": "door"})
    async with Guest(server.address, granted["token"]) as door:
        await wish_for(door, event.id, wish.NoteArrivals(1, ("1", "2")))
        parts = (await door.get(f"/api/events/{event.id}/channels/door"))["parts"]
        assert [parts[f"door:{n}"]["games"][0].get("arrival") for n in (1, 2, 3)] == ["here", "here", None]
        for path in ("regulars", "known"):
            refused = await door.http.post(f"/api/events/{event.id}/{path}", json={"typed": "zola"})
            assert refused.status_code == 403
        assert (await door.http.get(f"/api/events/{event.id}/channels/office")).status_code == 403


async def test_a_season_is_ranked_over_the_events_that_one_names_for_the_person_in_charge(
    server: Running, owner: Guest
) -> None:
    event = await staged_event(owner)
    await opened_game(owner, event)
    await play_turn(owner, event.room, {1: TOP, 2: TOP, 3: LESS, 4: LESS})
    other = await evening(owner, "Fini", (ANNE,), ())
    rules = {"best": 1, "handicap": {"5D": 10}}
    table = await owner.post("/api/season", {"events": [event.id, other], "rules": rules})
    assert table["events"] == ["Coupe de la Baie", "Fini"] and len(table["lines"]) == 4
    worth = {one["name"]: one["points"] for one in table["lines"]}
    assert sorted(worth.values(), reverse=True)[0] in (100, 110)
    assert all(one["events"][1] is None for one in table["lines"])
    made = await owner.http.post("/api/season/csv", json={"events": [event.id], "rules": rules})
    assert made.content.decode("utf-8-sig").splitlines()[0].endswith('"Coupe de la Baie"')
    refused = await owner.http.post("/api/season", json={"events": [event.room], "rules": {}})
    assert refused.status_code == 404
    granted = await owner.post(f"/api/events/{event.id}/grants", {"role": "organiser"})
    async with Guest(server.address, granted["token"]) as organiser:
        refused = await organiser.http.post("/api/season", json={"events": [event.id], "rules": {}})
        assert refused.status_code in (401, 403)
