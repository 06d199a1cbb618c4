"""Contests that earlier versions have stored are opened as they were, and go on."""

import json

import pytest

from nonuple.activity.door import Guest
from nonuple.contest import commands as ask
from nonuple.contest.codec import CODEC
from nonuple.server.process.running import running
from nonuple.store import Draft, EventStore
from tests.golden.contests import VERSIONS, lines, results, results_of
from tests.server.playing import contest_in

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("version", VERSIONS)
async def test_a_contest_of_old_is_opened_and_goes_on(store: EventStore, version: int) -> None:
    kept = [Draft(json.dumps(line["event"]).encode(), line["author"]) for line in lines(version)]
    await store.append("old", kept, expected=0)
    before = [row.data for row in await store.rows("old")]
    told = json.loads(results_of(version).read_text("utf-8"))
    async with running(store) as server:
        room = await server.club.room("old")
        found = results(contest_in(room))
        assert {name: found[name] for name in told} == told
        await room.ask(Guest("owner", "Olive"), ask.NameCommission(("Claude", "Dominique")), "key")
    rows = [row.data for row in await store.rows("old")]
    assert rows[: len(before)] == before, "what was stored is not written again"
    assert CODEC.version in {json.loads(data).get("v", 1) for data in rows[len(before) :]}
