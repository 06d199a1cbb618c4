"""Many pass together, or one alone."""

import asyncio

import pytest

from nonuple.server.hosting.turnstile import Turnstile
from tests.server.visiting import until

pytestmark = pytest.mark.anyio


async def test_one_who_is_alone_waits_for_those_inside_and_holds_up_those_who_follow() -> None:
    turnstile, said = Turnstile(), list[str]()
    leave = asyncio.Event()

    async def slip(name: str) -> None:
        async with turnstile.together():
            said.append(f"{name} in")
            await leave.wait()
            said.append(f"{name} out")

    async def close() -> None:
        async with turnstile.alone():
            said.append("closed")

    async with asyncio.TaskGroup() as group:
        group.create_task(slip("first"))
        group.create_task(slip("second"))
        await until(lambda: len(said) == 2)
        group.create_task(close())
        await asyncio.sleep(0)
        group.create_task(slip("late"))
        await asyncio.sleep(0)
        leave.set()
    assert said == ["first in", "second in", "first out", "second out", "closed", "late in", "late out"]


async def test_a_failure_inside_lets_the_next_one_pass() -> None:
    turnstile = Turnstile()
    for passing in (turnstile.together, turnstile.alone):
        with pytest.raises(ZeroDivisionError):
            async with passing():
                raise ZeroDivisionError
    async with turnstile.alone():
        pass
    async with turnstile.together():
        pass
