"""Connections to PostgreSQL that come back after they were lost, and what is said when they do not."""

import asyncio
import os
import socket
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, TypeVar

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from nonuple.errors import Refusal, system_answer
from nonuple.texts import Text
from nonuple.texts import store as texts

T = TypeVar("T")
Connection = psycopg.AsyncConnection[tuple[Any, ...]]

_SETTINGS: dict[str, str | int] = {
    "application_name": "nonuple",
    "client_encoding": "utf8",
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 15_000,
}
"""A machine that is gone is noticed in seconds, not in the hours of the system's defaults."""

_SESSION = (
    "SET SESSION CHARACTERISTICS AS TRANSACTION ISOLATION LEVEL READ COMMITTED",
    "SET synchronous_commit = on",
    "SET lock_timeout = '10s'",
    "SET idle_in_transaction_session_timeout = '10s'",
)
"""Whatever the server's defaults: acknowledged is on disk, and no lost process keeps a stream locked."""

_AGAIN = {"40001", "40P01", "57014"}
"""Serialization failure, deadlock, query cancelled: nothing was written, and the next try may do."""

_TROUBLES: dict[type[psycopg.Error], Text] = {
    psycopg.errors.DiskFull: texts.DISK_FULL,
    psycopg.errors.LockNotAvailable: texts.LOCKED,
    psycopg.errors.ReadOnlySqlTransaction: texts.READ_ONLY,
    psycopg.errors.InsufficientPrivilege: texts.FORBIDDEN,
}

QUICKEST = 0.05
_SLOWEST = 1.0
"""Seconds before trying again."""
TIME_TO_CLOSE = 1.0
"""Seconds for what waits to be written, and for what was cut off to end: the database may hang."""


def longer(delay: float) -> float:
    """The time to wait after having waited in vain."""
    return min(2 * delay, _SLOWEST)


class Address:
    """Where a database is; said without its password."""

    def __init__(self, address: str) -> None:
        try:
            parts = conninfo_to_dict(address)
            self._address = make_conninfo(address, **_SETTINGS)
        except psycopg.ProgrammingError:
            raise Refusal(texts.BAD_ADDRESS) from None
        port = f":{parts['port']}" if "port" in parts else ""
        self.shown = f"{parts.get('host') or 'localhost'}{port}/{parts.get('dbname') or ''}"

    async def connect(self) -> Connection:
        connection = await psycopg.AsyncConnection.connect(self._address, autocommit=True)
        try:
            for setting in _SESSION:
                await connection.execute(setting)
        except BaseException:
            await connection.close()
            raise
        return connection

    async def reach(self) -> Connection:
        """A connection, or at once the refusal of what keeps from it."""
        try:
            return await self.connect()
        except psycopg.OperationalError as error:
            was_reached = "FATAL" in str(error)  # only the server itself says so
            raise self._refusal(texts.NOT_ADMITTED if was_reached else texts.UNREACHABLE, error) from error

    def refusal(self, error: psycopg.Error) -> Refusal:
        """What the database has against what was asked."""
        text = next((text for kind, text in _TROUBLES.items() if isinstance(error, kind)), texts.UNAVAILABLE)
        return self._refusal(text, error)

    def _refusal(self, text: Text, error: psycopg.Error) -> Refusal:
        return Refusal(text, path=self.shown, why=system_answer(error))


def _hang_up(connection: Connection) -> None:
    """Whoever waits for the other end hears at once that the line is cut."""
    with suppress(OSError, psycopg.Error), socket.socket(fileno=os.dup(connection.fileno())) as line:
        line.shutdown(socket.SHUT_RDWR)


def _unheard(done: asyncio.Task[Any]) -> None:
    """Of one whom nobody waits for: its trouble is told to nobody."""
    if not done.cancelled():
        done.exception()


class LastingConnection:
    """One connection, for one piece of work at a time."""

    def __init__(self, address: Address, patience: float) -> None:
        self._address = address
        self._patience = patience
        self._connection: Connection | None = None
        self._turn = asyncio.Lock()
        self._works: set[asyncio.Task[Any]] = set()
        self._closed = False

    async def connect(self) -> None:
        self._connection = await self._address.reach()

    async def run(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """Do the work. Whoever stops waiting for it is let go at once: a database that hangs holds nobody."""
        doing = asyncio.ensure_future(self._tried(work))
        self._works.add(doing)
        doing.add_done_callback(self._works.discard)
        try:
            return await asyncio.shield(doing)
        except asyncio.CancelledError:
            doing.add_done_callback(_unheard)
            raise

    async def _tried(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """And when the connection is lost do it again on the next one while patience lasts."""
        until = time.monotonic() + self._patience
        delay = QUICKEST
        while True:
            try:
                async with self._turn:
                    return await work(await self._connected())
            except psycopg.Error as error:
                if not self._may_be_tried_again(error) or time.monotonic() + delay > until:
                    raise self._address.refusal(error) from error
            await asyncio.sleep(delay)
            delay = longer(delay)

    async def close(self) -> None:
        """At once, whatever hangs: what is still at work fails."""
        self._closed = True
        if self._connection is None:
            return
        if self._works:
            _hang_up(self._connection)
            await asyncio.wait(self._works, timeout=TIME_TO_CLOSE)
        await self._connection.close()

    async def _connected(self) -> Connection:
        if self._closed:
            raise Refusal(texts.CLOSED)
        if self._connection is None or self._connection.closed:
            self._connection = await self._address.connect()
        return self._connection

    def _may_be_tried_again(self, error: psycopg.Error) -> bool:
        return self._connection is None or self._connection.closed or error.sqlstate in _AGAIN
