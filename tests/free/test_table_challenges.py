"""A word that lies open to challenge: who lets it be, who may not challenge, and what is told of it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from nonuple.opponents.review import Hindsight
from nonuple.play.free import commands as act
from nonuple.server.process.running import running
from nonuple.store import EventStore
from nonuple.table import commands as ask_for
from tests.free.seated import ask, asked, invited, opened, parts, people_and, table_in
from tests.server.visiting import Guest

pytestmark = pytest.mark.anyio


async def lays_first(guest: Guest, id: str, seat: int) -> None:
    rack = (await parts(guest, id, f"hand:{seat}"))["hand"]["rack"]
    await ask(guest, id, act.LayWord(ref="H8", word=rack.replace("?", "")[:5]))


@pytest.mark.article("free", "10")
async def test_who_is_next_and_plays_lets_the_word_lie_and_its_author_draws(store: EventStore) -> None:
    async with running(store) as server, Guest(server.address, server.owner) as owner:
        id = await opened(owner, people_and(words="challenge"))
        tokens = [(await invited(owner, id, "player", seat))["token"] for seat in (0, 1)]
        async with Guest(server.address, tokens[0]) as ana, Guest(server.address, tokens[1]) as bob:
            await ask(ana, id, ask_for.BeginGame())
            first = (await parts(owner, id))["table"]["seat"]
            author, other = (ana, bob)[first], (ana, bob)[1 - first]
            await lays_first(author, id, first)
            laid = await parts(owner, id)
            assert (laid["board"]["last"], laid["clock"]["state"]) == ([*range(112, 117)], "ready")
            assert (await parts(other, id, f"hand:{1 - first}"))["objections"] == [
                {"seat": 1 - first, "why": None}
            ]
            await ask(other, id, act.PassTurn())
            shown = await parts(owner, id)
            assert [(turn["seat"], turn["action"]) for turn in shown["turns"]] == [
                (first, "play"),
                (1 - first, "pass"),
            ]
            assert shown["turns"][0]["taken"] == 5
            assert shown["table"]["seat"] == first


@pytest.mark.article("free", "10")
async def test_of_three_each_may_challenge_until_all_have_let_the_word_lie(store: EventStore) -> None:
    async with running(store) as server, Guest(server.address, server.owner) as owner:
        arranged = people_and(words="challenge")
        three = ask_for.ArrangeTable((*arranged.chairs, type(arranged.chairs[0])("Chloé")), "challenge")
        id = await opened(owner, three)
        token = (await invited(owner, id, "player", 0, 1, 2))["token"]
        async with Guest(server.address, token) as family:
            await ask(family, id, ask_for.BeginGame())
            state = (await table_in(server, id)).state
            assert state is not None
            author, following, last = state.active
            word = state.racks[author].replace("?", "")[:5]
            await ask(family, id, act.LayWord(seat=author, ref="H8", word=word))
            refused = await asked(family, id, act.PassTurn(seat=following))
            assert refused.status_code == 409
            await ask(family, id, ask_for.LetLie(seat=following))
            assert (await parts(family, id))["table"]["phase"] == "draw"
            await ask(family, id, ask_for.LetLie(seat=last))
            assert (await parts(family, id))["table"]["seat"] == following


async def test_nobody_lets_his_own_word_lie_and_a_game_under_way_is_not_looked_back_at(
    store: EventStore,
) -> None:
    async with running(store) as server, Guest(server.address, server.owner) as owner:
        id = await opened(owner, people_and(words="challenge"))
        token = (await invited(owner, id, "player", 0, 1))["token"]
        async with Guest(server.address, token) as family:
            await ask(family, id, ask_for.BeginGame())
            first = (await parts(family, id))["table"]["seat"]
            rack = (await parts(family, id, "hand:0-1"))["hand"]["rack"]
            await ask(family, id, act.LayWord(ref="H8", word=rack.replace("?", "")[:4]))
            await ask(family, id, ask_for.LetLie(seat=first))
            assert (await parts(family, id))["table"]["phase"] == "draw"
            assert (await family.http.get(f"/api/free/{id}/review/0")).status_code == 409


@asynccontextmanager
async def game_over(store: EventStore) -> AsyncIterator[tuple[Guest, str]]:
    """Two at one device, who have given up after a turn."""
    async with running(store) as server, Guest(server.address, server.owner) as owner:
        id = await opened(owner, people_and())
        token = (await invited(owner, id, "player", 0, 1))["token"]
        async with Guest(server.address, token) as family:
            await ask(family, id, ask_for.BeginGame())
            await ask(family, id, act.PassTurn())
            await ask(family, id, act.ResignSeat(seat=1))
            yield family, id


async def made(family: Guest, id: str, review: dict[str, Any]) -> dict[str, Any]:
    while len(review["turns"]) < review["total"]:
        review = await family.get(f"/api/free/{id}/review/0")
    return review


async def test_a_game_that_is_over_is_looked_back_at_turn_by_turn(store: EventStore) -> None:
    async with game_over(store) as (family, id):
        review = await made(family, id, await family.get(f"/api/free/{id}/review/0"))
        assert (review["total"], review["games"], review["failed"]) == (1, 300, False)
        assert (await family.http.get(f"/api/free/{id}/review/3")).status_code == 403


async def test_a_look_back_that_fails_says_so_and_is_made_again_when_it_is_asked_for(
    store: EventStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with game_over(store) as (family, id):
        with monkeypatch.context() as broken:
            broken.setattr(Hindsight, "turn", None)
            while not (await family.get(f"/api/free/{id}/review/0"))["failed"]:
                pass
        assert (await family.get(f"/api/free/{id}/review/0"))["failed"], "nothing begins by itself"
        again = await family.get(f"/api/free/{id}/review/0", params={"again": True})
        assert not (await made(family, id, again))["failed"]
