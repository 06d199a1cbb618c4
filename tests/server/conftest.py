"""Servers of the tests' own, on this machine and on free ports."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from nonuple.demo.routes import demonstrations
from nonuple.server.process.running import Running, running
from nonuple.store import EventStore, open_store
from tests.server.visiting import Guest


@pytest.fixture
def anyio_backend() -> tuple[str, dict[str, bool]]:
    return "asyncio", {"use_uvloop": True}


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[EventStore]:
    opened = await open_store(tmp_path / "data")
    yield opened
    await opened.close()


@pytest.fixture
async def server(store: EventStore) -> AsyncIterator[Running]:
    async with running(store, extending=(demonstrations,)) as started:
        yield started


@pytest.fixture
async def owner(server: Running) -> AsyncIterator[Guest]:
    async with Guest(server.address, server.owner) as guest:
        yield guest
