"""The clock of a turn runs whatever happens to the process, and stops for a machine started again."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from nonuple.contest import commands as ask
from nonuple.contest.run import Run
from nonuple.contest.written import WrittenSlip
from nonuple.play.duplicate.state import Phase
from nonuple.server.process.running import Running, running
from nonuple.store import EventStore
from tests.contest.room import who
from tests.server.playing import FIRST_TOP, Staged, contest_in, letters_in_play, staged
from tests.server.timing import HandSetTime, WatchedStore
from tests.server.visiting import Guest, until

pytestmark = pytest.mark.anyio


class Machine:
    """A machine on which servers run, with its time in hand."""

    def __init__(self, store: EventStore) -> None:
        self.time = HandSetTime()
        self.store = WatchedStore(store, self.time)
        self.wall = 1_000_000.0

    @asynccontextmanager
    async def serving(self) -> AsyncIterator[tuple[Running, Guest]]:
        async with (
            running(self.store, wall=lambda: self.wall) as server,
            Guest(server.address, server.owner) as owner,
        ):
            yield server, owner


@pytest.fixture
def machine(store: EventStore) -> Machine:
    return Machine(store)


async def live(server: Running, contest: Staged) -> Run:
    run = contest_in(await server.club.room(contest.id)).live
    assert run is not None
    return run


async def test_the_signal_and_the_end_come_by_themselves(machine: Machine) -> None:
    async with machine.serving() as (server, owner):
        contest = await staged(owner)
        await letters_in_play(owner, contest.id)
        run = await live(server, contest)
        assert run.clock is not None
        machine.time.seconds += 151
        await until(lambda: run.signalled)
        assert run.state.phase is Phase.PLAY
        ends = run.clock.ends
        machine.time.seconds += 30
        await until(lambda: run.state.phase is Phase.RETAIN)
        assert run.rounds[0].ended == ends


async def test_the_clock_goes_on_across_a_restart_whatever_the_machines_clock_says(machine: Machine) -> None:
    async with machine.serving() as (server, owner):
        contest = await staged(owner)
        await letters_in_play(owner, contest.id)
        clock = (await live(server, contest)).clock
    machine.time.seconds += 100
    machine.wall -= 86_400
    async with machine.serving() as (server, _):
        run = await live(server, contest)
        assert run.clock == clock
        assert run.state.phase is Phase.PLAY
        machine.time.seconds += 81
        await until(lambda: run.state.phase is Phase.RETAIN)


async def test_time_that_ended_while_the_process_was_down_is_over_at_once(machine: Machine) -> None:
    async with machine.serving() as (server, owner):
        contest = await staged(owner)
        draw = await letters_in_play(owner, contest.id)
        clock = (await live(server, contest)).clock
        async with Guest(server.address, contest.players[1]) as player:
            await player.ask(contest.id, ask.WriteSlip(1, draw, FIRST_TOP))
    assert clock is not None
    machine.time.seconds += 600
    async with machine.serving() as (server, owner):
        run = await live(server, contest)
        await until(lambda: run.state.phase is Phase.RETAIN)
        assert run.rounds[draw].ended == clock.ends
        entry = run.rounds[draw].sheets[who(1)].entry
        assert entry is not None
        assert entry.slip == FIRST_TOP
        await owner.ask(contest.id, ask.Retain())


async def test_after_a_restart_of_the_machine_the_game_waits_for_the_chief(machine: Machine) -> None:
    async with machine.serving() as (server, owner):
        contest = await staged(owner)
        draw = await letters_in_play(owner, contest.id)
        machine.time.seconds += 50
        async with Guest(server.address, contest.players[1]) as player:
            await player.ask(contest.id, ask.WriteSlip(1, draw, FIRST_TOP))
    machine.time.epoch, machine.time.seconds = "second start", 7.0
    machine.wall += 300
    async with machine.serving() as (server, owner):
        run = await live(server, contest)
        await until(lambda: run.state.phase is Phase.RESUME)
        assert run.clock is not None
        assert run.state.stopped_at - run.clock.started == pytest.approx(50)
        await owner.ask(contest.id, ask.Resume())
        assert run.clock.ends - server.club.clock.now() == pytest.approx(130)
        machine.time.seconds += 131
        await until(lambda: run.state.phase is Phase.RETAIN)


async def test_a_slip_held_up_by_the_network_is_shown_to_the_arbiter(machine: Machine) -> None:
    late = ask.WriteSlip(1, 0, FIRST_TOP)
    async with machine.serving() as (server, owner):
        contest = await staged(owner)
        await letters_in_play(owner, contest.id)
        machine.time.seconds += 180
        run = await live(server, contest)
        await until(lambda: run.state.phase is Phase.RETAIN)
        assert run.rounds[0].ended is not None
        machine.time.seconds += 5
        async with Guest(server.address, contest.players[1]) as player:
            await player.ask(contest.id, ask.WriteSlip(1, 0, FIRST_TOP, written=run.rounds[0].ended - 2))
        async with Guest(server.address, contest.arbiters["A"]) as arbiter:
            (sheet, _) = await arbiter.get(f"/api/contests/{contest.id}/rounds/0")
            assert sheet["entry"] is None
            assert (sheet["late"]["in_time"], sheet["late"]["came"] - sheet["late"]["written"]) == (True, 7.0)
            await arbiter.ask(contest.id, ask.RuleLate(1, 0, 1, accepted=True))
            await until(lambda: run.rounds[0].sheets[who(1)].judged is not None)
            (sheet, _) = await arbiter.get(f"/api/contests/{contest.id}/rounds/0")
        async with Guest(server.address, contest.players[2]) as player:
            await player.ask(contest.id, late)
        await owner.ask(contest.id, ask.RuleLate(1, 0, 2, accepted=False))
        await until(lambda: run.rounds[0].sheets[who(2)].judged is not None)
        points = [
            one["decision"]["points"]
            for one in await owner.get(f"/api/contests/{contest.id}/rounds/0")
            if one["decision"]
        ]
    assert sheet["late"] is None
    assert points == [110, 0]


async def test_a_slip_written_as_time_ends_is_in_or_is_shown(machine: Machine) -> None:
    """None is acknowledged and lost, however close to the end it comes."""
    async with machine.serving() as (server, owner):
        contest = await staged(owner, 30)
        draw = await letters_in_play(owner, contest.id)
        run = await live(server, contest)
        for table in range(1, 31):
            machine.time.seconds += 7
            async with Guest(server.address, contest.players[table]) as player:
                await player.ask(contest.id, ask.WriteSlip(1, draw, WrittenSlip(("NIDE",), "H8", table)))
        await until(lambda: run.state.phase is Phase.RETAIN)
        kept = {
            table: sheet.late.slip if sheet.late else sheet.entry.slip if sheet.entry else None
            for table, sheet in run.rounds[draw].sheets.items()
        }
    assert kept == {who(table): WrittenSlip(("NIDE",), "H8", table) for table in range(1, 31)}
