"""Free, family and topping games in one's diary: for whoever played them, taken along and erased."""

from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any

import pytest

from nonuple.play.family import commands as family
from nonuple.play.free import commands as free
from nonuple.play.masked import WantedGame
from nonuple.play.topping import commands as topping
from nonuple.store import EventStore
from nonuple.table import commands as table
from tests.free import seated
from tests.server.visiting import Guest, answered
from tests.solo.hosting import House, house

pytestmark = pytest.mark.anyio

_keys = count()
Note = Callable[..., Awaitable[int]]


def key() -> dict[str, str]:
    return {"Idempotency-Key": f"n{next(_keys)}"}


async def diary(at: House) -> tuple[str, Guest]:
    made = await at.owner.post("/api/records", {})
    return made["id"], Guest(at.server.address, made["token"])


def noting(keeper: Guest, id: str) -> Note:
    """Ask the diary for a game, by a link to it; how that was answered."""

    async def note(game: str, token: str | None, player: str = "") -> int:
        body = {"id": game, "token": token, "player": player}
        return (await keeper.http.post(f"/api/records/{id}/games", json=body, headers=key())).status_code

    return note


async def games(keeper: Guest, id: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = (await keeper.get(f"/api/records/{id}/channels/diary"))["parts"]["games"]
    return found


async def test_a_free_game_is_noted_for_a_seat_of_the_link_with_those_who_played_too(
    store: EventStore,
) -> None:
    async with house(store, "records") as at:
        id = await seated.opened(at.owner, seated.people_and("debutant"))
        links = {
            who: (await seated.invited(at.owner, id, role, *seats))["token"]
            for who, role, seats in (
                ("Ana", "player", (0,)),
                ("Bob", "player", (1,)),
                ("nobody", "spectator", ()),
            )
        }
        own, keeper = await diary(at)
        async with (
            keeper,
            Guest(at.server.address, links["Ana"]) as ana,
            Guest(at.server.address, links["Bob"]) as bob,
        ):
            note = noting(keeper, own)
            await seated.ask(at.owner, id, table.BeginGame())
            assert await note(id, links["Ana"]) == 409, "the game goes on"
            for guest in (ana, bob):
                await seated.ask(guest, id, free.ResignSeat())
            end = (await seated.parts(ana, id))["end"]["record"]
            assert await note(id, links["nobody"], "Ana") == 409, "who looked on has not played"
            assert await note(id, links["Ana"], "Bob") == 409, "another's game"
            assert await note(id, links["Ana"]) == 200
            assert await note(id, links["Ana"], "Ana") == 200
            (game,) = await games(keeper, own)
            assert (game["kind"], game["told"], game["percent"]) == ("free", False, None)
            assert game["partners"] == [{"name": "Bob", "level": ""}, {"name": "Ordi 1", "level": "debutant"}]
            assert game["turns"] == sum(one["seat"] == 0 for one in end["turns"])


async def test_a_family_game_is_noted_for_one_of_those_at_the_device(store: EventStore) -> None:
    async with house(store, "records") as at:
        at_home = at._replace(path="families")
        id = await at_home.made()
        await at_home.ask(at.owner, id, family.BeginFamily(("Odile", "Léo"), 1))
        phone = (await at_home.invited(id, "player", name="Léo"))["token"]
        viewer = (await at_home.invited(id, "viewer"))["token"]
        for wish in (
            family.OpenTurn(),
            family.StartTime(),
            family.EndTime(),
            family.Announce(20, player="Odile"),
            family.Announce(36, player="Léo"),
            family.NoteTop(40, "zut", "h8"),
        ):
            async with Guest(at.server.address, phone) as leo:
                mine = isinstance(wish, family.Announce) and wish.player == "Léo"
                await at_home.ask(leo if mine else at.owner, id, wish)
        own, keeper = await diary(at)
        async with keeper:
            note = noting(keeper, own)
            assert await note(id, at.server.owner, "Odile") == 409, "the game goes on"
            await at_home.ask(at.owner, id, family.EndFamily())
            assert await note(id, at.server.owner, "Zoé") == 409, "she has not played"
            assert await note(id, viewer, "Odile") == 409, "who looked on has not played"
            assert await note(id, phone, "Odile") == 200, "a phone is its player's, whatever it says"
            (game,) = await games(keeper, own)
            assert (game["kind"], game["points"], game["against"], game["percent"]) == (
                "family",
                36,
                20,
                90.0,
            )
            assert game["partners"] == [{"name": "Odile", "level": ""}]


async def test_topping_is_noted_taken_along_and_erased(store: EventStore) -> None:
    async with house(store, "records") as at:
        at_home = at._replace(path="toppings")
        id = await at_home.made()
        await at_home.ask(at.owner, id, topping.PrepareTopping(WantedGame(seed=7)))
        await at_home.ask(at.owner, id, topping.StartRun("Zoé"))
        own, keeper = await diary(at)
        there, elsewhere = await diary(at)
        async with keeper, elsewhere:
            note = noting(keeper, own)
            at.time.seconds += 30
            await at_home.ask(at.owner, id, topping.AskTop("Zoé"))
            assert await note(id, at.server.owner, "Zoé") == 409, "the run goes on"
            await at_home.ask(at.owner, id, topping.LeaveRun("Zoé"))
            assert await note(id, at.server.owner, "Zoé") == 200
            (game,) = await games(keeper, own)
            assert (game["kind"], game["tops"], game["turns"]) == ("topping", 0, 1) and game["seconds"] > 30
            weeks = (await keeper.get(f"/api/records/{own}/progress"))["weeks"]
            assert weeks[-1]["games"] == 1 and weeks[-1]["median"] is None, (
                "tops found are no share of the top"
            )
            file = await keeper.get(f"/api/records/{own}/file")
            brought = await elsewhere.post(f"/api/records/{there}/file", file, headers=key())
            assert brought["games"] == 1 and await games(elsewhere, there) == [game]
            answered(await keeper.http.delete(f"/api/records/{own}"))
            assert (await keeper.http.get(f"/api/records/{own}/file")).status_code == 401
            assert await games(elsewhere, there) == [game]
