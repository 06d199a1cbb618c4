"""A family's table on a server: several devices, the clock of the box, the top hidden until all have said."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from nonuple.play.family import commands as ask
from nonuple.play.masked import WantedGame
from nonuple.store import EventStore
from tests.server.processes import serving
from tests.server.timing import HandSetTime
from tests.server.visiting import Guest, answered, until
from tests.solo.hosting import House, house, look, written

pytestmark = [pytest.mark.anyio, pytest.mark.article("box", "coffret")]

SEED = 7
DRAWN = ask.BeginFamily(("Odile",), 2, WantedGame(seed=SEED, edition="box"))
CHANNELS = ("family", "book", "x")


@asynccontextmanager
async def joined(at: House, id: str, name: str) -> AsyncIterator[Guest]:
    """A phone that comes in with the code of all players."""
    code = (await at.invited(id, "player"))["code"]
    answer = answered(await at.owner.http.post("/api/join", json={"code": code, "name": name}))
    assert answer["player"] == name
    async with Guest(at.server.address, answer["token"]) as guest:
        yield guest


async def test_a_turn_with_a_phone_and_one_whose_points_the_keeper_enters(store: EventStore) -> None:
    """Q2, Q3, Q5: the clock runs by itself, all announce, then the top is shown and the book has it."""
    async with house(store, "families") as at:
        id = await at.made()
        async with joined(at, id, "Léo") as leo:
            await at.ask(at.owner, id, DRAWN)
            for wish in (ask.OpenTurn(), ask.StartTime()):
                await at.ask(at.owner, id, wish)
            shown = await at.parts(leo, id, "family")
            assert [one["player"] for one in shown["seats"]] == ["Odile", "Léo"]
            assert [(one["second"], one["sound"]) for one in shown["turn"]["signals"]] == [
                (0, "beep"),
                (60, "double-beep"),
                (120, "long"),
            ]
            assert (await at.asked(leo, id, ask.Announce(24))).status_code == 409
            family = await at.activity(id)
            at.time.seconds += 121
            await until(lambda: family.state.phase == "announce")
            await at.ask(leo, id, ask.Announce(24, "huées", "H4"))
            half = await at.parts(leo, id, "family")
            assert [one["announced"] for one in half["seats"]] == [False, True]
            assert (half["shown"], half["book"]["tops"], half["past"]) == (None, [], [])
            assert (await at.asked(leo, id, ask.Announce(10, player="Odile"))).status_code == 403
            assert (await at.asked(at.owner, id, ask.Announce(10, player="Léo"))).status_code == 409
            book = await at.parts(at.owner, id, "book")
            assert [one["points"] for one in book["announced"]] == [24]
            await at.ask(at.owner, id, ask.Announce(22, player="Odile"))
            told = await at.parts(leo, id, "family")
            assert told["shown"]["top"]["word"] == "HUEES"
            assert [(one["player"], one["total"]) for one in told["book"]["columns"]] == [
                ("Léo", 24),
                ("Odile", 22),
            ]
            assert told["checked"][0]["points"] == 24
            past = {"turn": 1, "rack": "SEIUHPE", "ref": "H4", "word": "HUEES", "replaced": None}
            assert told["past"] == [past]


async def test_each_does_what_is_his(store: EventStore) -> None:
    async with house(store, "families") as at:
        id = await at.made()
        viewer = await at.invited(id, "viewer")
        await at.ask(at.owner, id, DRAWN)
        async with joined(at, id, "Zoé") as zoe, Guest(at.server.address, viewer["token"]) as looker:
            for wish in (ask.OpenTurn(), ask.Reveal(), ask.CorrectPoints(1, "Odile", 3), DRAWN):
                assert (await at.asked(zoe, id, wish)).status_code == 403
            assert (await zoe.http.get(f"/api/families/{id}/channels/book")).status_code == 403
            assert (await at.asked(looker, id, ask.SitDown("Moi"))).status_code == 403
            await at.ask(zoe, id, ask.SitDown("Zoé"))
            assert (await at.asked(zoe, id, ask.SitDown("Odile"))).status_code == 403
            code = (await at.invited(id, "player"))["code"]
            for name, status in (("Zoé", 409), ("zoé", 409), ("", 422)):
                answer = await at.owner.http.post("/api/join", json={"code": code, "name": name})
                assert answer.status_code == status, name


async def test_with_one_s_own_bag_it_is_a_clock_and_a_book(store: EventStore) -> None:
    """Q2, Q5."""
    async with house(store, "families") as at:
        id = await at.made()
        await at.ask(at.owner, id, ask.BeginFamily(("Odile", "Léo"), 1))
        for wish in (
            ask.OpenTurn(),
            ask.StartTime(),
            ask.EndTime(),
            ask.Announce(20, player="Odile"),
            ask.Announce(30, player="Léo"),
            ask.NoteTop(36, "zut", "h8"),
        ):
            await at.ask(at.owner, id, wish)
        shown = await at.parts(at.owner, id, "family")
        assert (shown["board"], shown["turn"]["rack"], shown["past"]) == (None, None, [])
        assert shown["book"]["columns"][0]["percent"] == 83.3


@pytest.mark.article("box", "tirages")
async def test_nobody_learns_the_top_before_all_have_announced(store: EventStore) -> None:
    """Q1: so that whoever draws may play."""
    chance = bytes(range(1, 33))
    async with house(store, "families") as at:
        kind = at.server.club.kinds["family"]
        kind.means = kind.means._replace(chance=lambda size: chance[:size])  # type: ignore[attr-defined]
        id = await at.made()
        async with joined(at, id, "Léo") as leo, Guest(at.server.address) as stranger:
            await at.ask(at.owner, id, ask.BeginFamily(("Odile",), 3, WantedGame(edition="box")))
            family = await at.activity(id)

            def secrets() -> set[str]:
                state, hidden = family.state, written(chance)
                open_turns = state.turns[: state.number]
                seen = " ".join(str(one.rack) + one.rack.letters for one in open_turns)
                seen += " ".join(line.top.word for line in state.lines).upper()
                for number, turn in enumerate(state.turns):
                    words = {turn.retained.word.upper()} if number >= len(state.lines) else set()
                    words |= {turn.rack.letters, turn.rack.drawn} if number >= state.number else set()
                    hidden |= {one for one in words if len(one) >= 4 and one not in seen}
                return hidden

            steps = (ask.OpenTurn(), ask.StartTime(), ask.EndTime(), ask.Announce(3, player="Odile"))
            for _ in range(2):
                for wish in steps:
                    for who in (at.owner, leo, stranger):
                        assert await look(at, who, id, CHANNELS, secrets()) > 20
                    await at.ask(at.owner, id, wish)
                for who in (at.owner, leo, stranger):
                    await look(at, who, id, CHANNELS, secrets())
                await at.ask(leo, id, ask.Announce(2))
            assert len(family.state.lines) == 2


async def test_a_clock_that_is_gone_stops_the_time(store: EventStore) -> None:
    time = HandSetTime()
    async with house(store, "families", time) as at:
        id = await at.made()
        for wish in (DRAWN, ask.OpenTurn(), ask.StartTime()):
            await at.ask(at.owner, id, wish)
    time.epoch, time.seconds = "another start", 5.0
    async with house(store, "families", time) as at:
        family = await at.activity(id)
        await until(lambda: family.state.time is not None and not family.state.time.running)
        assert family.state.phase == "play"


async def test_a_killed_server_goes_on_where_it_was(tmp_path: Path) -> None:
    path = "/api/families"
    async with serving("--data", tmp_path) as server, Guest(server.address, server.owner) as owner:
        id = (await owner.post(path, {"name": "Famille"}))["id"]
        wishes = (
            {"type": "BeginFamily", "players": ["Odile", "Léo"], "wanted": {"seed": SEED, "edition": "box"}},
            {"type": "OpenTurn"},
            {"type": "EndTime"},
            {"type": "Announce", "points": 22, "player": "Odile"},
        )
        for number, wish in enumerate(wishes):
            await owner.post(f"{path}/{id}/commands", wish, headers={"Idempotency-Key": str(number)})
        before = await owner.get(f"{path}/{id}/channels/book")
        await server.kill()
    async with serving("--data", tmp_path) as server, Guest(server.address, server.owner) as owner:
        assert (await owner.get(f"{path}/{id}/channels/book"))["parts"] == before["parts"]
        last = {"type": "Announce", "points": 24, "player": "Léo"}
        await owner.post(f"{path}/{id}/commands", last, headers={"Idempotency-Key": "last"})
        shown = (await owner.get(f"{path}/{id}/channels/family"))["parts"]
        assert shown["shown"]["top"]["word"] == "HUEES"
