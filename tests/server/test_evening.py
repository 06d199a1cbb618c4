"""An evening of the club becomes a tournament: the same people, games and ranking, and more can follow."""

import pytest

from nonuple.contest import commands as ask
from nonuple.texts import contest as texts
from tests.server.eventful import LESS, TOP, play_turn
from tests.server.playing import staged
from tests.server.visiting import Guest

pytestmark = pytest.mark.anyio


async def test_an_evening_becomes_an_event_with_the_ranking_that_it_had(owner: Guest) -> None:
    contest = await staged(owner, phones=False)
    path = f"/api/contests/{contest.id}/event"
    refused = await owner.http.post(path, json={})
    assert (refused.status_code, refused.json()["detail"]) == (409, texts.EVENING_GOES_ON.say())
    await play_turn(owner, contest.id, {1: TOP, 2: LESS, 3: LESS, 4: LESS})
    await owner.ask(contest.id, ask.EndGame())
    public = (await owner.get(f"/api/contests/{contest.id}/channels/results"))["parts"]
    made = await owner.post(path, {})
    async with Guest(owner.address, made["token"]) as organiser:
        parts = (await organiser.get(f"/api/events/{made['id']}/channels/standing"))["parts"]
        ranked = {
            name.removeprefix("line:"): one["total"] for name, one in parts.items() if name[:5] == "line:"
        }
        assert ranked == {one["player"]: one["total"] for one in public["ranking"]}
    (listed,) = await owner.get("/api/events")
    assert (listed["id"], listed["games"], listed["live"]) == (made["id"], 1, False)
