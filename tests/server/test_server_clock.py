"""The server's time does not follow the machine's clock."""

import asyncio

import pytest

from nonuple.server.process.clock import anchored_clock
from nonuple.store import EventStore
from tests.server.timing import HandSetTime, WatchedStore

pytestmark = pytest.mark.anyio


async def test_setting_the_machines_clock_moves_nothing(store: EventStore) -> None:
    time = HandSetTime()
    watched = WatchedStore(store, time)
    before = await anchored_clock(watched, wall=lambda: 5_000.0)
    time.seconds += 60
    after = await anchored_clock(watched, wall=lambda: 1.0)
    assert before.now() == after.now() == 5_060.0


async def test_another_start_of_the_machine_is_read_off_the_wall_again(store: EventStore) -> None:
    await anchored_clock(WatchedStore(store, HandSetTime("first start")), wall=lambda: 5_000.0)
    clock = await anchored_clock(WatchedStore(store, HandSetTime("second start", 3)), wall=lambda: 9_000.0)
    assert (clock.epoch, clock.now()) == ("second start", 9_000.0)


async def test_processes_that_start_at_once_have_the_same_time(store: EventStore) -> None:
    watched = WatchedStore(store, HandSetTime())
    walls = iter(range(5_000, 6_000))
    clocks = await asyncio.gather(*(anchored_clock(watched, wall=lambda: next(walls)) for _ in range(5)))
    assert len({clock.now() for clock in clocks}) == 1


async def test_a_whole_server_may_run_faster_on_a_time_of_its_own(store: EventStore) -> None:
    time = HandSetTime()
    watched = WatchedStore(store, time)
    quick = await anchored_clock(watched, speed=10.0, wall=lambda: 5_000.0)
    usual = await anchored_clock(watched, wall=lambda: 5_000.0)
    time.seconds += 3
    assert (quick.now(), usual.now()) == (5_030.0, 5_003.0)
    assert quick.epoch != usual.epoch


async def test_a_quickened_clock_goes_on_from_the_moment_it_was_quickened_at(store: EventStore) -> None:
    time = HandSetTime()
    usual = await anchored_clock(WatchedStore(store, time), wall=lambda: 5_000.0)
    time.seconds += 60
    quick = usual.quickened(10.0, usual.now())
    assert quick.now() == usual.now() == 5_060.0
    time.seconds += 3
    assert (quick.now(), usual.now()) == (5_090.0, 5_063.0)
    assert quick.epoch != usual.epoch
