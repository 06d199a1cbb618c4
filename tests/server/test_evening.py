"""An evening of the club goes on as a tournament: the same people, games and ranking, in the same room."""

from typing import Any

import pytest

from nonuple.contest import commands as ask
from nonuple.contest.people import Entrant
from nonuple.slips.verdict import Sanction
from nonuple.texts import contest as texts
from nonuple.tournament import commands as wish
from tests.server.eventful import LESS, TOP, play_turn, wish_for
from tests.server.playing import staged
from tests.server.visiting import Guest

pytestmark = pytest.mark.anyio


async def totals(guest: Guest, event: str) -> dict[str, int]:
    parts = (await guest.get(f"/api/events/{event}/channels/standing"))["parts"]
    return {name.removeprefix("line:"): one["total"] for name, one in parts.items() if name[:5] == "line:"}


async def ranking(guest: Guest, contest: str) -> dict[str, Any]:
    told = await guest.get(f"/api/contests/{contest}/channels/results")
    return {one["player"]: one for one in told["parts"]["ranking"]}


async def test_an_evening_becomes_an_event_before_its_first_game_with_the_tables_that_were_given(
    owner: Guest,
) -> None:
    contest = (await owner.post("/api/contests", {"name": "Soirée"}))["id"]
    given = {3: "Aubry", 5: "Benali"}
    await owner.ask(contest, ask.Register(tuple(Entrant(name, table=at) for at, name in given.items())))
    made = await owner.post(f"/api/contests/{contest}/event", {})
    event = made["id"]
    async with Guest(owner.address, made["token"]) as organiser:
        office = (await organiser.get(f"/api/events/{event}/channels/office"))["parts"]
        assert sorted(office["seats:1"]["seats"].values()) == [3, 5]
        opening = {"room": contest, "source": "bag"}
        assert (await organiser.post(f"/api/events/{event}/games/1/open", opening))["game"] == 1
        await play_turn(owner, contest, {3: TOP, 5: LESS})
        played = await ranking(owner, contest)
        assert {one["table"]: one["name"] for one in played.values()} == given
        assert await totals(organiser, event) == {player: one["total"] for player, one in played.items()}


async def test_an_evening_goes_on_as_an_event_in_the_same_room(owner: Guest) -> None:
    contest = await staged(owner, phones=False)
    path = f"/api/contests/{contest.id}/event"
    refused = await owner.http.post(path, json={})
    assert (refused.status_code, refused.json()["detail"]) == (409, texts.EVENING_GOES_ON.say())
    draw = await play_turn(owner, contest.id, {1: TOP, 2: LESS, 3: LESS, 4: LESS})
    await owner.ask(contest.id, ask.EndGame())
    await owner.ask(contest.id, ask.Withdraw((4,)))
    before = await ranking(owner, contest.id)
    made = await owner.post(path, {})
    event = made["id"]
    async with Guest(owner.address, made["token"]) as organiser:
        assert await totals(organiser, event) == {player: one["total"] for player, one in before.items()}
        (listed,) = await owner.get("/api/events")
        assert (listed["id"], listed["games"], listed["live"]) == (event, 1, False)
        for again in (
            await owner.http.post(path, json={}),
            await owner.asked(contest.id, ask.OpenGame()),
        ):
            assert (again.status_code, again.json()["detail"]) == (409, texts.OPENED_BY_EVENT.say())

        await owner.ask(contest.id, ask.Refer(1, draw, 2, why="illisible"))
        await owner.ask(
            contest.id, ask.RuleCase(1, draw, 2, points=0, sanction=Sanction.ZERO, motive="illisible")
        )
        ruled = await ranking(owner, contest.id)
        assert ruled["p2"]["total"] == 0 < before["p2"]["total"]
        assert await totals(organiser, event) == {player: one["total"] for player, one in ruled.items()}

        plan = (wish.GameWish(was=1), wish.GameWish("Le lendemain"))
        await wish_for(organiser, event, wish.Arrange(name="Coupe", date="2026-11-19", games=plan))
        await wish_for(organiser, event, wish.DrawTables(2, order="kept"))
        opening = {"room": contest.id, "source": "bag"}
        assert (await organiser.post(f"/api/events/{event}/games/2/open", opening))["game"] == 2
        await play_turn(owner, contest.id, {1: LESS, 2: TOP, 3: LESS})
        second = await ranking(owner, contest.id)
        assert {player: one["table"] for player, one in second.items()} == {
            player: one["table"] for player, one in before.items() if player != "p4"
        }
        assert await totals(organiser, event) == {
            player: one["total"] + (second[player]["total"] if player in second else 0)
            for player, one in ruled.items()
        }
