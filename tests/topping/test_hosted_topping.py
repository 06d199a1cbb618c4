"""Topping on a server: several at once on their devices, in turns on one, against a computer."""

from pathlib import Path

import pytest

from nonuple.play.duplicate.choice import candidates
from nonuple.play.masked import WantedGame
from nonuple.play.topping import commands as ask
from nonuple.play.topping.activity import ToppingActivity
from nonuple.play.topping.runs import PENALTY
from nonuple.store import EventStore
from nonuple.words_io.library import open_lexicon
from tests.server.processes import serving
from tests.server.timing import HandSetTime
from tests.server.visiting import Guest, until
from tests.solo.hosting import House, house, look, written

pytestmark = [pytest.mark.anyio, pytest.mark.article("2026", "4.8.5")]

SEED = 7
DRAWN = ask.PrepareTopping(WantedGame(seed=SEED))


def top(topping: ToppingActivity, player: str) -> ask.Propose:
    move = candidates(topping.runs[player].state, open_lexicon("default"))[0].move
    return ask.Propose(move.word, move.ref)


async def until_turned(topping: ToppingActivity, player: str, turns: int) -> None:
    """Wait until the clock has ended more turns than these."""
    await until(lambda: len(topping.runs[player].turns) > turns)


async def device(at: House, id: str, name: str) -> Guest:
    granted = await at.invited(id, "player", name=name)
    return Guest(at.server.address, granted["token"])


async def test_several_play_the_same_game_at_once_on_their_devices(store: EventStore) -> None:
    """H10: together, each with his own clock and letters."""
    async with house(store, "toppings") as at:
        id = await at.made()
        await at.ask(at.owner, id, DRAWN)
        topping = await at.activity(id)
        async with await device(at, id, "Ali") as ali, await device(at, id, "Zoé") as zoe:
            await at.ask(ali, id, ask.StartRun())
            at.time.seconds += 10
            await at.ask(zoe, id, ask.StartRun())
            await at.ask(ali, id, ask.Propose("SI", "H8"))
            own = await at.parts(ali, id, "run:Ali")
            assert [(one["word"], one["top"]) for one in own["proposals"]] == [("SI", False)]
            await at.ask(ali, id, top(topping, "Ali"))
            at.time.seconds += 5
            await at.ask(zoe, id, top(topping, "Zoé"))
            runs = (await at.parts(zoe, id, "topping"))["runs"]
            assert {one["player"]: (one["turn"], one["seconds"]) for one in runs} == {
                "Ali": (2, 10.0),
                "Zoé": (2, 5.0),
            }
            assert (await zoe.http.get(f"/api/toppings/{id}/channels/run:Ali")).status_code == 403
            assert (await at.owner.http.get(f"/api/toppings/{id}/channels/run:Ali")).status_code == 403
            assert (await at.asked(zoe, id, ask.Propose("SI", "H8", "Ali"))).status_code == 403
            assert (await at.asked(zoe, id, ask.StartRun())).status_code == 409
            assert (await at.asked(zoe, id, DRAWN)).status_code == 403


async def test_the_screens_are_told_what_letters_and_tops_given_count(store: EventStore) -> None:
    async with house(store, "toppings") as at:
        id = await at.made()
        await at.ask(at.owner, id, ask.PrepareTopping(WantedGame(formula="7+8", seed=SEED)))
        game = (await at.parts(at.owner, id, "topping"))["game"]
        assert (game["bonus"], game["penalty"]) == ([0, 0, 0, 0, 0, 0, 0, 50, 75], 20)


async def test_in_turns_on_one_device_and_the_top_is_given_after_a_minute(store: EventStore) -> None:
    """H10: successively; a top not found in time is given for 20 seconds."""
    async with house(store, "toppings") as at:
        id = await at.made()
        await at.ask(at.owner, id, DRAWN)
        topping = await at.activity(id)
        for player in ("Ali", "Zoé"):
            await at.ask(at.owner, id, ask.StartRun(player))
            at.time.seconds += 61
            await until_turned(topping, player, 0)
            shown = await at.parts(at.owner, id, f"run:{player}")
            assert [(one["rack"], one["word"], one["found"]) for one in shown["turns"]] == [
                ("SEIUHPE", "HUEES", False)
            ]
            assert topping.runs[player].seconds == 60 + PENALTY
            await at.ask(at.owner, id, ask.LeaveRun(player))
        assert not topping.live


async def test_a_computer_finds_tops_while_one_plays_and_the_least_time_wins(store: EventStore) -> None:
    """H10: against a computer too; total time decides, and the best times are kept."""
    async with house(store, "toppings") as at:
        id = await at.made()
        await at.ask(at.owner, id, DRAWN)
        topping = await at.activity(id)
        await at.ask(at.owner, id, ask.SeatRival("Ordinateur", 9))
        await at.ask(at.owner, id, ask.StartRun("Ali"))
        assert (await at.owner.http.get(f"/api/toppings/{id}/channels/run:Ordinateur")).status_code == 403
        while not topping.runs["Ali"].over:
            await at.ask(at.owner, id, msg(top(topping, "Ali"), "Ali"))
        while not topping.runs["Ordinateur"].over:
            turns = len(topping.runs["Ordinateur"].turns)
            at.time.seconds += 61
            await until_turned(topping, "Ordinateur", turns)
        shown = await at.parts(at.owner, id, "topping")
        assert [one["player"] for one in shown["ranking"]] == ["Ali", "Ordinateur"]
        assert topping.runs["Ordinateur"].found > 0
        assert [one["player"] for one in shown["records"]] == ["Ali"]
        other = await at.made("Demain")
        await at.ask(at.owner, other, ask.PrepareTopping(WantedGame(seed=8)))
        assert [one["player"] for one in (await at.parts(at.owner, other, "topping"))["records"]] == ["Ali"]


def msg(wish: ask.Propose, player: str) -> ask.Propose:
    return ask.Propose(wish.word, wish.ref, player)


async def test_a_computer_plays_on_at_once_when_nobody_else_does(store: EventStore) -> None:
    async with house(store, "toppings") as at:
        id = await at.made()
        await at.ask(at.owner, id, DRAWN)
        topping = await at.activity(id)
        await at.ask(at.owner, id, ask.SeatRival("Ordi", 9))
        await at.ask(at.owner, id, ask.StartRun("Ana"))
        while not topping.runs["Ana"].over:
            found = top(topping, "Ana")
            await at.ask(at.owner, id, ask.Propose(found.word, found.ref, "Ana"))
        await until(lambda: topping.runs["Ordi"].over)
        parts = await at.parts(at.owner, id, "topping")
        assert {one["player"] for one in parts["ranking"]} == {"Ana", "Ordi"}
        assert topping.runs["Ordi"].seconds > 0, "as long as it would have taken"


async def test_nobody_learns_a_top_before_he_has_found_it(store: EventStore) -> None:
    chance = bytes(range(2, 34))
    async with house(store, "toppings") as at:
        kind = at.server.club.kinds["topping"]
        kind.means = kind.means._replace(chance=lambda size: chance[:size])  # type: ignore[attr-defined]
        id = await at.made()
        await at.ask(at.owner, id, ask.PrepareTopping())
        topping = await at.activity(id)
        async with (
            await device(at, id, "Ali") as ali,
            await device(at, id, "Zoé") as zoe,
            Guest(at.server.address) as stranger,
        ):
            await at.ask(at.owner, id, ask.SeatRival("Ordinateur", 5))
            await at.ask(ali, id, ask.StartRun())
            await at.ask(zoe, id, ask.StartRun())
            channels = ("topping", "run:Ali", "run:Zoé", "run:Ordinateur", "x")
            for _ in range(3):
                at.time.seconds += 1
                await at.ask(ali, id, top(topping, "Ali"))
                for who, seen in (
                    (ali, 1 + len(topping.runs["Ali"].turns)),
                    (zoe, 1),
                    (at.owner, 0),
                    (stranger, 0),
                ):
                    secrets = secrets_of(topping, seen, chance)
                    assert await look(at, who, id, channels, secrets) > 20


def secrets_of(topping: ToppingActivity, seen: int, chance: bytes) -> set[str]:
    """All that one has not seen who has seen the letters of so many turns, and the words of one less."""
    assert topping.prepared is not None
    turns = topping.prepared.game.record.turns
    known = " ".join(turn.rack for turn in turns[:seen]) + " ".join(
        one.word for one in turns[: max(0, seen - 1)]
    )
    hidden = written(chance)
    for number, turn in enumerate(turns):
        words = {turn.word.upper()} if number >= seen - 1 else set()
        words |= {turn.rack, turn.drawn} if number >= seen else set()
        hidden |= {one for one in words if len(one) >= 5 and one not in known.upper()}
    return hidden


async def test_a_turn_that_ran_by_a_clock_that_is_gone_begins_anew(store: EventStore) -> None:
    time = HandSetTime()
    async with house(store, "toppings", time) as at:
        id = await at.made()
        await at.ask(at.owner, id, DRAWN)
        await at.ask(at.owner, id, ask.StartRun("Ali"))
    time.epoch, time.seconds = "another start", 5.0
    async with house(store, "toppings", time) as at:
        topping = await at.activity(id)
        await until(lambda: topping.runs["Ali"].epoch != "first start")
        assert topping.runs["Ali"].turns == ()


async def test_a_killed_server_goes_on_where_it_was(tmp_path: Path) -> None:
    path = "/api/toppings"
    async with serving("--data", tmp_path) as server, Guest(server.address, server.owner) as owner:
        id = (await owner.post(path, {"name": "Topping"}))["id"]
        wishes = (
            {"type": "PrepareTopping", "wanted": {"seed": SEED}, "limit": 3600},
            {"type": "StartRun", "player": "Ali"},
            {"type": "Propose", "word": "HUEES", "ref": "H4", "player": "Ali"},
        )
        for number, wish in enumerate(wishes):
            await owner.post(f"{path}/{id}/commands", wish, headers={"Idempotency-Key": str(number)})
        before = await owner.get(f"{path}/{id}/channels/run:Ali")
        await server.kill()
    async with serving("--data", tmp_path) as server, Guest(server.address, server.owner) as owner:
        after = await owner.get(f"{path}/{id}/channels/run:Ali")
        assert after["parts"] == before["parts"]
        assert [one["word"] for one in after["parts"]["turns"]] == ["HUEES"]


async def test_a_top_seen_without_waiting_counts_as_not_found_in_time(store: EventStore) -> None:
    async with house(store, "toppings") as at:
        id = await at.made()
        await at.ask(at.owner, id, DRAWN)
        topping = await at.activity(id)
        await at.ask(at.owner, id, ask.StartRun("Ali"))
        at.time.seconds += 3
        await at.ask(at.owner, id, ask.AskTop("Ali"))
        assert topping.runs["Ali"].seconds == 60 + PENALTY
        assert (await at.parts(at.owner, id, "run:Ali"))["letters"]["turn"] == 2
