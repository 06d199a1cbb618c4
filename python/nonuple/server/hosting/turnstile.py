"""Who may pass: many together, or one alone."""

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager


class Turnstile:
    """One who wants to be alone waits for those inside, and those who come later wait for him."""

    def __init__(self) -> None:
        self._inside = 0
        self._one = asyncio.Lock()
        self._open = asyncio.Event()
        self._open.set()
        self._empty = asyncio.Event()
        self._empty.set()

    def together(self) -> "_Together":
        return _Together(self)

    async def enter(self) -> None:
        while not self._open.is_set():
            await self._open.wait()
        self._inside += 1
        self._empty.clear()

    def leave(self) -> None:
        self._inside -= 1
        if not self._inside:
            self._empty.set()

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        async with self._one:
            self._open.clear()
            try:
                await self._empty.wait()
                yield
            finally:
                self._open.set()


class _Together:
    """One of many: thousands pass at once, for each of whom a generator would be made."""

    __slots__ = ("_turnstile",)

    def __init__(self, turnstile: Turnstile) -> None:
        self._turnstile = turnstile

    def __aenter__(self) -> Awaitable[None]:
        return self._turnstile.enter()

    async def __aexit__(self, *_: object) -> None:
        self._turnstile.leave()
