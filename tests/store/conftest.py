"""Every store that a test can be run against."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from nonuple.store import EventStore, open_store
from tests.postgres import Postgres, running_postgres


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running_postgres() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """A place for a new store."""
    if request.param == "sqlite":
        return tmp_path / "data"
    server: Postgres = request.getfixturevalue("postgres")
    return server.empty_database()


@pytest.fixture
async def store(where: Path | str) -> AsyncIterator[EventStore]:
    opened = await open_store(where)
    yield opened
    await opened.close()


@pytest.fixture
async def sqlite(tmp_path: Path) -> AsyncIterator[EventStore]:
    opened = await open_store(tmp_path / "data")
    yield opened
    await opened.close()
