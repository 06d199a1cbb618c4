"""An event on the server: its games are contests of the same server, its ranking follows them live."""

import pytest

from nonuple.contest import commands as ask
from nonuple.people.person import Entry, Person
from nonuple.server.process.running import Running
from nonuple.tournament import commands as wish
from tests.server.eventful import (
    LESS,
    TOP,
    opened_game,
    part,
    play_turn,
    seats,
    staged_event,
    wish_for,
    wished,
)
from tests.server.visiting import Guest, screen

pytestmark = pytest.mark.anyio


async def test_the_players_of_a_room_are_those_of_the_events_tables(owner: Guest) -> None:
    event = await staged_event(owner)
    await opened_game(owner, event)
    tables = await seats(owner, event.id)
    players = (await owner.channel(event.room, "organiser"))["players"]
    assert {one["player"]: one["table"] for one in players} == {f"e-{id}": at for id, at in tables.items()}
    assert [one["id"] for one in (await owner.channel(event.room, "organiser"))["arbiters"]] == ["A", "B"]


async def test_a_slip_changes_the_cumulated_ranking_on_screens_that_follow_it(
    server: Running, owner: Guest
) -> None:
    event = await staged_event(owner)
    await opened_game(owner, event)
    tables = await seats(owner, event.id)
    at = {table: id for id, table in tables.items()}
    granted = await owner.post(f"/api/events/{event.id}/grants", {"role": "spectator"})
    async with screen(server.address, granted["token"]) as view:
        await play_turn(owner, event.room, {1: TOP, 2: LESS, 3: TOP, 4: LESS})
        await view.read_until(
            lambda: (view.part("standing", f"line:{at[1]}") or {"total": 0})["total"] == 110
        )
        await view.read_until(lambda: view.part("standing", "head")["awaited"] == 0)
        order = view.part("standing", "order:0")
        assert sorted(order["ids"][:2]) == sorted((at[1], at[3]))
        assert order["ranks"] == [1, 1, 3, 3]
        assert view.part("standing", "head")["top"] == 110


async def test_nothing_of_a_turn_in_progress_is_in_the_events_ranking(owner: Guest) -> None:
    event = await staged_event(owner)
    await opened_game(owner, event)
    before = await owner.get(f"/api/events/{event.id}/channels/standing")
    await play_turn(owner, event.room, {1: TOP, 2: LESS}, retained=False)
    after = await owner.get(f"/api/events/{event.id}/channels/standing")
    assert after["parts"] == before["parts"]


@pytest.mark.article("2026", "7.2")
async def test_one_who_comes_late_plays_from_the_next_turn_on(owner: Guest) -> None:
    event = await staged_event(owner)
    await opened_game(owner, event)
    await play_turn(owner, event.room, {1: TOP, 2: TOP, 3: TOP, 4: TOP})
    late = wish.WriteEntries((Person("5", "ROUX Ida"),), (Entry("5", ("5",)),))
    await wish_for(owner, event.id, late)
    (first, *_) = await part(owner, event.id, "office", "conflicts")
    assert (first["trouble"], first["entries"], first["game"]) == ("unseated", ["5"], 1)
    await wish_for(owner, event.id, wish.SeatLate(1, "5"))
    await wish_for(owner, event.id, wish.KeepPlace("5", kept=True))
    async with screen(owner.address, str(owner.token), contest=event.room) as view:
        await view.read_until(
            lambda: any(one["player"] == "e-5" for one in view.part("results", "ranking") or ())
        )
    line = await part(owner, event.id, "standing", "line:5")
    assert (line["name"], line["total"]) == ("ROUX Ida", 0)


async def test_one_who_is_moved_keeps_his_points_in_the_running_contest(owner: Guest) -> None:
    event = await staged_event(owner)
    await opened_game(owner, event)
    await play_turn(owner, event.room, {1: TOP, 2: LESS, 3: LESS, 4: LESS})
    at = {table: id for id, table in (await seats(owner, event.id)).items()}
    await wish_for(owner, event.id, wish.MoveEntry(1, at[1], 4))
    async with screen(owner.address, str(owner.token), contest=event.room) as view:
        await view.read_until(
            lambda: any(
                one["player"] == f"e-{at[1]}" and one["table"] == 4
                for one in view.part("results", "ranking") or ()
            )
        )
        assert view.part("results", "ranking")[0]["total"] == 110
    assert (await seats(owner, event.id))[at[4]] == 1


async def test_its_rooms_are_renamed_with_an_event_but_for_one_that_was_named_by_hand(owner: Guest) -> None:
    event = await staged_event(owner)
    await owner.post(f"/api/events/{event.id}/halls/{event.room}", {"name": "Grande salle", "last": 99})
    other = (await owner.post(f"/api/events/{event.id}/halls", {"name": "Annexe", "first": 100}))["id"]
    assert (await owner.channel(event.room, "public"))["contest"]["name"] == "Coupe de la Baie · Grande salle"
    await owner.ask(other, ask.Rename("Chez Ana"))
    plans = tuple(wish.GameWish(f"Partie {n}") for n in (1, 2))
    async with screen(owner.address, str(owner.token), contest=event.room) as view:
        await wish_for(owner, event.id, wish.Arrange(name="Coupe d’automne", date="2026-11-12", games=plans))
        await view.read_until(
            lambda: (view.part("public", "contest") or {}).get("name") == "Coupe d’automne · Grande salle"
        )
    assert (await owner.channel(other, "public"))["contest"]["name"] == "Chez Ana"


@pytest.mark.article("2026", "7.1")
async def test_exclusion_and_withdrawal_follow_the_person_into_the_running_contest(owner: Guest) -> None:
    event = await staged_event(owner)
    await opened_game(owner, event)
    await play_turn(owner, event.room, {1: TOP, 2: TOP, 3: LESS, 4: LESS})
    at = {table: id for id, table in (await seats(owner, event.id)).items()}
    await wish_for(owner, event.id, wish.ExcludeEntry(at[1], 1))
    await wish_for(owner, event.id, wish.WithdrawEntry(at[2], 1))
    async with screen(owner.address, str(owner.token), contest=event.room) as view:
        await view.read_until(
            lambda: (
                {f"e-{at[1]}"}
                == {one["player"] for one in view.part("results", "ranking") or () if one["excluded"]}
            )
        )
        await view.read_until(
            lambda: len([one for one in view.part("organiser", "players") or () if not one["withdrawn"]]) == 3
        )
    lines = (await owner.get(f"/api/events/{event.id}/channels/standing"))["parts"]
    assert (lines[f"line:{at[1]}"]["total"], lines[f"line:{at[1]}"]["gone"]) == (0, "excluded")
    assert (lines[f"line:{at[2]}"]["total"], lines[f"line:{at[2]}"]["gone"]) == (110, "withdrawn")


@pytest.mark.article("2026", "7.1")
async def test_whom_a_room_excludes_is_excluded_from_the_event_until_the_organiser_lets_him_in_again(
    owner: Guest,
) -> None:
    event = await staged_event(owner)
    await opened_game(owner, event)
    await play_turn(owner, event.room, {1: TOP, 2: TOP, 3: LESS, 4: LESS})
    at = {table: id for id, table in (await seats(owner, event.id)).items()}
    await owner.ask(event.room, ask.Exclude(1, 1, "7.1", annuls=False))
    async with screen(owner.address, str(owner.token), path=f"/api/events/{event.id}") as view:
        await view.read_until(lambda: bool(view.part("office", "departures")))
        (gone,) = view.part("office", "departures")
        assert (gone["entry"], gone["game"], gone["annuls"]) == (at[1], 1, False)
        await wish_for(owner, event.id, wish.ComeBack(at[1]))
        await view.read_until(lambda: not view.part("office", "departures"))
        await owner.ask(event.room, ask.Exclude(1, 1, "7.1"))
        await view.read_until(lambda: bool(view.part("office", "departures")))
        await owner.ask(event.room, ask.Readmit(1, 1))
        await view.read_until(lambda: not view.part("office", "departures"))
    assert (await part(owner, event.id, "office", "departures")) == []


async def test_the_next_game_is_played_in_the_same_room_and_added_up(owner: Guest) -> None:
    event = await staged_event(owner)
    await opened_game(owner, event)
    await play_turn(owner, event.room, {1: TOP, 2: LESS, 3: LESS, 4: LESS})
    await owner.ask(event.room, ask.EndGame("other"))
    first = {table: id for id, table in (await seats(owner, event.id)).items()}
    await wish_for(owner, event.id, wish.DrawTables(2, seed="autre"))
    assert await opened_game(owner, event, 2) == 2
    second = await seats(owner, event.id, 2)
    await play_turn(
        owner, event.room, {table: TOP if id == first[1] else LESS for id, table in second.items()}
    )
    line = await part(owner, event.id, "standing", f"line:{first[1]}")
    assert line["games"] == [110, 110]
    assert line["total"] == 220


async def test_the_tables_of_a_game_that_has_begun_are_not_drawn_again(owner: Guest) -> None:
    event = await staged_event(owner)
    await opened_game(owner, event)
    answer = await wished(owner, event.id, wish.DrawTables(1))
    assert answer.status_code == 409 and "commencée" in answer.json()["detail"]


async def test_an_event_prints_its_rankings_and_tables_over_all_halls(owner: Guest) -> None:
    event = await staged_event(owner)
    await opened_game(owner, event)
    await play_turn(owner, event.room, {1: TOP, 2: TOP, 3: LESS, 4: LESS})
    for kind, body in (
        ("results", {}),
        ("diplomas", {"count": 1}),
        ("attribution", {"room": event.room}),
        ("table-cards", {}),
        ("badges", {}),
    ):
        path = f"/api/events/{event.id}/documents/{kind}"
        page = await owner.http.post(path, json=body)
        assert (page.status_code, page.content[:5]) == (200, b"%PDF-"), page.text
    made = await owner.http.get(f"/api/events/{event.id}/federation.csv")
    assert made.content.decode("utf-8-sig").startswith('"Rang";"Licence";"Nom"') and "AMIEL" in made.text
    page = await owner.http.post(f"/api/events/{event.id}/documents/poster", json={})
    assert "poster" in page.text and page.status_code == 409
