"""A free game on a real server: devices, computers, clocks, restarts."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from random import Random

import msgspec
import pytest

from nonuple.pieces.draw import commitment
from nonuple.play.free import commands as act
from nonuple.play.free.players import view_of
from nonuple.play.free.settings import FreeClock
from nonuple.play.free.state import FreeState
from nonuple.server.process.running import running
from nonuple.server.shapes import CHANNELS
from nonuple.store import EventStore
from nonuple.table import commands as ask_for
from nonuple.table.activity import COMPUTER_WAITS, TableActivity
from nonuple.table.people import Chair
from nonuple.words_io.library import open_lexicon
from tests.free.checker import Checker, moves_by_reference
from tests.free.seated import ask, asked, invited, opened, parts, people_and, table_in
from tests.free.seats import invented
from tests.free.test_free_games import admitted, first_move
from tests.server.processes import serving
from tests.server.timing import HandSetTime, WatchedStore
from tests.server.visiting import Guest, Screen, screen, until

pytestmark = pytest.mark.anyio


async def play_on(guest: Guest, id: str, view: Screen, seat: int) -> None:
    """At one's own turn the best word, or a pass; in between nothing."""

    def awaited(turns: int) -> Callable[[], bool]:
        def is_so() -> bool:
            table, played = view.part("free", "table") or {}, view.part("free", "turns") or ()
            mine = table.get("phase") == "play" and table.get("seat") == seat and len(played) >= turns
            return table.get("phase") == "over" or mine

        return is_so

    turns = 0
    while True:
        await view.read_until(awaited(turns))
        if view.part("free", "table")["phase"] == "over":
            return
        shown, hand = await parts(guest, id), (await parts(guest, id, f"hand:{seat}"))["hand"]
        table = shown["table"]
        assert (table["bonus"][7], table["exchange_from"], table["challenge_cost"]) == (50, 7, 10)
        move = first_move(open_lexicon(), tuple(shown["board"]["grid"]), hand["rack"])
        await ask(guest, id, act.LayWord(ref=move.ref, word=move.word) if move else act.PassTurn())
        turns = len(shown["turns"]) + 1


async def settled(table: TableActivity) -> FreeState:
    """The game once no computer has anything to do."""
    await until(lambda: not table.unsettled())
    assert table.state is not None
    return table.state


def ended(view: Screen) -> Callable[[], bool]:
    return lambda: view.part("free", "end") is not None


async def test_two_people_and_two_computers_play_to_the_end_in_four_clients(store: EventStore) -> None:
    """Ana and Bob at their devices, a spectator and the host looking on, two computers at the table."""
    async with AsyncExitStack() as stack:
        server = await stack.enter_async_context(running(store))
        owner = await stack.enter_async_context(Guest(server.address, server.owner))
        id = await opened(owner, people_and("decouverte", "maitre"))
        grants = [await invited(owner, id, "player", seat) for seat in (0, 1)]
        grants += [await invited(owner, id, "spectator"), await invited(owner, id, "host")]
        guests = [await stack.enter_async_context(Guest(server.address, one["token"])) for one in grants]
        views = [await stack.enter_async_context(screen(server.address, one["token"])) for one in grants]
        await ask(guests[3], id, ask_for.BeginGame())
        await asyncio.gather(play_on(guests[0], id, views[0], 0), play_on(guests[1], id, views[1], 1))
        for view in views[2:]:
            await view.read_until(ended(view))
        end = views[2].part("free", "end")
        game = await guests[2].get(f"/api/free/{id}/game.json")
        assert game["turns"] == end["record"]["turns"]
        lexicon = open_lexicon()
        has_move = moves_by_reference(admitted(lexicon), partial(first_move, lexicon))
        Checker(game, admitted(lexicon), has_move).check()
        assert views[2].part("free", "table")["commitment"] == commitment(
            bytes.fromhex(end["secret"]), bytes.fromhex(end["salt"])
        )
        assert "Ordi 2" in (await guests[2].http.get(f"/api/free/{id}/sheet.txt")).text


async def test_words_by_challenge_over_the_server_and_the_moment_of_drawing(store: EventStore) -> None:
    async with running(store) as server, Guest(server.address, server.owner) as owner:
        id = await opened(owner, people_and(words="challenge"))
        tokens = [(await invited(owner, id, "player", seat))["token"] for seat in (0, 1)]
        async with Guest(server.address, tokens[0]) as ana, Guest(server.address, tokens[1]) as bob:
            guests = [ana, bob]
            await ask(ana, id, ask_for.BeginGame())
            first = (await parts(owner, id))["table"]["seat"]
            author, other = guests[first], guests[1 - first]
            rack = (await parts(author, id, f"hand:{first}"))["hand"]["rack"]
            word = rack.replace("?", "")[:5]
            await ask(author, id, act.LayWord(ref="H8", word=word))
            assert (await asked(other, id, act.TakeLetters())).status_code == 409
            upheld = word not in open_lexicon()
            await ask(other, id, act.ChallengeWord())
            shown = await parts(bob, id)
            totals = [chair["total"] for chair in shown["chairs"]]
            assert (totals[1 - first] == -10) is not upheld
            assert (shown["table"]["seat"] == 1 - first) is upheld
            if not upheld:
                await ask(author, id, act.TakeLetters())


async def test_a_device_of_several_shows_only_the_letters_of_the_one_who_plays(store: EventStore) -> None:
    async with running(store) as server, Guest(server.address, server.owner) as owner:
        id = await opened(owner, people_and())
        granted = await invited(owner, id, "player", 0, 1)
        async with Guest(server.address, granted["token"]) as family:
            assert (await parts(family, id, "hand:0-1"))["hand"] is None
            await ask(family, id, ask_for.BeginGame())
            state = (await table_in(server, id)).state
            assert state is not None
            for _ in range(3):
                seat = (await parts(family, id))["table"]["seat"]
                assert (await parts(family, id, "hand:0-1"))["hand"] == {
                    "seat": seat,
                    "rack": state.racks[seat],
                }
                assert (await family.http.get(f"/api/free/{id}/channels/hand:{1 - seat}")).status_code == 403
                await ask(family, id, act.PassTurn())


@pytest.mark.article("free", "12")
async def test_the_clock_passes_a_turn_by_itself_also_across_a_restart(store: EventStore) -> None:
    time = HandSetTime()
    watched = WatchedStore(store, time)
    async with running(watched) as server, Guest(server.address, server.owner) as owner:
        id = await opened(owner, people_and(clock=FreeClock("turn", 120)))
        await ask(owner, id, ask_for.BeginGame())
    time.seconds += 121
    async with running(watched) as server:
        table = await table_in(server, id)
        await until(lambda: table.state is not None and len(table.state.turns) == 1)
        assert table.state is not None
        assert table.state.turns[0].late


@pytest.mark.article("free", "2", "10")
async def test_a_computer_leaves_time_to_challenge_and_draws_by_itself(store: EventStore) -> None:
    time = HandSetTime()
    async with running(WatchedStore(store, time)) as server, Guest(server.address, server.owner) as owner:
        id = await opened(owner, people_and("greedy", words="challenge", draws_after=20))
        tokens = [(await invited(owner, id, "player", seat))["token"] for seat in (0, 1)]
        await ask(owner, id, ask_for.BeginGame())
        table = await table_in(server, id)
        assert table.state is not None
        while table.state.seat != 2:
            async with Guest(server.address, tokens[table.state.seat]) as person:
                await ask(person, id, act.PassTurn())
        await until(lambda: table.state is not None and table.state.phase.value != "play")
        assert table.state.laid is not None
        time.seconds += 21
        await until(lambda: table.state is not None and table.state.laid is None)
        assert table.state.seat == 0


@pytest.mark.article("free", "10")
@pytest.mark.parametrize("challenging", [False, True])
async def test_p11_computers_challenge_only_where_that_was_asked_for(
    store: EventStore, challenging: bool
) -> None:
    time = HandSetTime()
    async with running(WatchedStore(store, time)) as server, Guest(server.address, server.owner) as owner:
        seats = (Chair("Ana"), Chair("Ordi", "maitre"))
        id = await opened(owner, ask_for.ArrangeTable(seats, "challenge", challenging=challenging))
        granted = await invited(owner, id, "player", 0)
        await ask(owner, id, ask_for.BeginGame())
        table = await table_in(server, id)
        state = await settled(table)
        if state.seat == 1:
            clock = (await parts(owner, id))["clock"]
            assert clock["ends"] == state.since + COMPUTER_WAITS, "told, so that people hurry"
            time.seconds += COMPUTER_WAITS
            await until(lambda: table.state is not None and table.state.seat == 0)
            state = await settled(table)
        ideas = (invented(view_of(state, 0), Random(number)) for number in range(50))
        wrong = next(one for one in ideas if one is not None and one.word not in open_lexicon())
        async with Guest(server.address, granted["token"]) as ana:
            await ask(ana, id, act.LayWord(ref=wrong.ref, word=wrong.word))
        state = await settled(table)
        lost = [turn.challenge for turn in state.turns if turn.lost]
        assert [one.by for one in lost if one] == ([1] if challenging else [])
        assert (state.laid is not None and state.laid.seat == 0) is not challenging


async def test_the_last_turn_is_taken_back_when_people_agree_and_computers_never_mind(
    store: EventStore,
) -> None:
    async with running(store) as server, Guest(server.address, server.owner) as owner:
        id = await opened(owner, people_and())
        tokens = [(await invited(owner, id, "player", seat))["token"] for seat in (0, 1)]
        async with Guest(server.address, tokens[0]) as ana, Guest(server.address, tokens[1]) as bob:
            await ask(ana, id, ask_for.BeginGame())
            first = (await parts(ana, id))["table"]["seat"]
            await ask((ana, bob)[first], id, act.PassTurn())
            await ask((ana, bob)[first], id, act.AskTakeBack())
            assert (await parts(bob, id))["table"]["agreeing"] == [first]
            await ask((bob, ana)[first], id, act.AskTakeBack())
            shown = await parts(bob, id)
            assert (shown["turns"], shown["table"]["seat"]) == ([], first)
            await ask(bob, id, act.ResignSeat())
            assert (await parts(bob, id))["end"]["record"]["end"]["reason"] == "resigned"


async def test_roles_and_seats_are_kept(store: EventStore) -> None:
    async with running(store) as server, Guest(server.address, server.owner) as owner:
        id = await opened(owner, people_and("greedy"))
        refused = await owner.http.post(f"/api/free/{id}/grants", json={"role": "player", "seats": [2]})
        assert refused.status_code == 409, "a computer sits there"
        player, spectator = await invited(owner, id, "player", 0), await invited(owner, id, "spectator")
        async with (
            Guest(server.address, player["token"]) as ana,
            Guest(server.address, spectator["token"]) as eye,
        ):
            for wish in (ask_for.BeginGame(), people_and(), act.PassTurn()):
                assert (await asked(eye, id, wish)).status_code == 403
            assert (await asked(ana, id, people_and())).status_code == 403
            assert (await asked(owner, id, act.PassTurn())).status_code == 403
            await ask(ana, id, ask_for.BeginGame())
            assert (await asked(ana, id, act.PassTurn(1))).status_code == 403
            assert (await asked(owner, id, people_and())).status_code == 409
            assert (await ana.http.get(f"/api/free/{id}/grants")).status_code == 403
        async with Guest(server.address) as stranger:
            joined = await stranger.post("/api/join", {"code": player["code"], "name": "Anaïs"})
        async with Guest(server.address, joined["token"]) as again:
            assert (await again.get("/api/session"))["seats"] == [0]
            assert (await parts(again, id, "hand:0"))["hand"]["seat"] == 0, "left, and come back"


async def test_no_device_says_what_time_it_is(store: EventStore) -> None:
    clock = FreeClock("player", 60, "points")
    async with running(store) as server, Guest(server.address, server.owner) as owner:
        id = await opened(owner, people_and(clock=clock))
        family = await invited(owner, id, "player", 0, 1)
        async with Guest(server.address, family["token"]) as device:
            await ask(device, id, ask_for.BeginGame())
            await ask(device, id, act.PassTurn(at=1e9))
            state = (await table_in(server, id)).state
            assert state is not None and state.totals == (0, 0)
            refused = await device.http.post(
                f"/api/free/{id}/commands", json={"type": "TimeIsUp"}, headers={"Idempotency-Key": "clock"}
            )
            assert refused.status_code == 400, "the clock alone says so"


async def test_a_game_goes_on_after_the_server_was_killed(tmp_path: Path) -> None:
    async with serving("--data", tmp_path) as first, Guest(first.address, first.owner) as owner:
        id = await opened(owner, people_and("greedy", "greedy"))
        tokens = [(await invited(owner, id, "player", seat))["token"] for seat in (0, 1)]
        looks_on = (await invited(owner, id, "spectator"))["token"]
        await ask(owner, id, ask_for.BeginGame())
        before = [await _rack(first.address, token, id, seat) for seat, token in enumerate(tokens)]
        await first.kill()
    async with serving("--data", tmp_path) as second, screen(second.address, looks_on) as view:
        assert [await _rack(second.address, token, id, seat) for seat, token in enumerate(tokens)] == before
        for _ in range(4):
            await view.read_until(_a_person_plays(view))
            turns = len(view.part("free", "turns"))
            async with Guest(second.address, tokens[view.part("free", "table")["seat"]]) as person:
                await ask(person, id, act.PassTurn())
            await view.read_until(_more_turns(view, turns))
        await view.read_until(_a_person_plays(view))
        computers = {turn["action"] for turn in view.part("free", "turns") if turn["seat"] > 1}
        assert "play" in computers <= {"play", "exchange"}, (
            "each plays its own turns; letters may be worth nothing"
        )


async def _rack(address: str, token: str, id: str, seat: int) -> str:
    async with Guest(address, token) as person:
        rack = (await parts(person, id, f"hand:{seat}"))["hand"]["rack"]
        assert isinstance(rack, str)
        return rack


def _a_person_plays(view: Screen) -> Callable[[], bool]:
    return lambda: (view.part("free", "table") or {}).get("seat") in (0, 1)


def _more_turns(view: Screen, than: int) -> Callable[[], bool]:
    return lambda: len(view.part("free", "turns")) > than


async def test_every_part_that_is_shown_has_the_shape_that_screens_are_told(store: EventStore) -> None:
    async with running(store) as server, Guest(server.address, server.owner) as owner:
        id = await opened(owner, people_and(clock=FreeClock("player", 600, "points")))
        granted = await invited(owner, id, "player", 0, 1)
        async with Guest(server.address, granted["token"]) as family:
            for wish in (ask_for.BeginGame(), act.PassTurn(), act.ResignSeat(0)):
                await ask(family, id, wish)
                for channel, kind in (("free", "Free"), ("hand:0-1", "Hand")):
                    shown = await parts(family, id, channel)
                    assert set(shown) == set(CHANNELS[kind])
                    for name, value in shown.items():
                        msgspec.convert(value, CHANNELS[kind][name], strict=True)


async def test_who_comes_to_a_seat_says_his_own_name_before_the_game(store: EventStore) -> None:
    async with running(store) as server, Guest(server.address, server.owner) as owner:
        id = await opened(owner, people_and("decouverte"))
        tokens = [(await invited(owner, id, "player", seat))["token"] for seat in (0, 1)]
        async with Guest(server.address, tokens[0]) as ana, Guest(server.address, tokens[1]) as bob:
            await ask(bob, id, ask_for.TakeName(1, " Odile "))
            names = [chair["name"] for chair in (await parts(ana, id))["chairs"]]
            assert names == ["Ana", "Odile", "Ordi 1"]
            for seat, name, status in ((0, "Zoé", 403), (1, "ana", 409), (1, " ", 409)):
                assert (await asked(bob, id, ask_for.TakeName(seat, name))).status_code == status
            await ask(ana, id, ask_for.BeginGame())
            assert (await asked(bob, id, ask_for.TakeName(1, "Bob"))).status_code == 409
