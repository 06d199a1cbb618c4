"""A real PostgreSQL server for tests, which nobody else uses."""

import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict

_BINARIES = Path("/usr/lib/postgresql")
_UNSAFE_BUT_QUICK = "-c fsync=off -c listen_addresses='' -c max_connections=200"


class Postgres:
    """A running server, reached through a socket in its directory."""

    def __init__(self, directory: Path) -> None:
        self.directory = directory
        self._numbers = count(1)

    def address(self, database: str) -> str:
        return f"postgresql://postgres@/{database}?host={self.directory}"

    def empty_database(self) -> str:
        """The address of a new one."""
        name = f"t{next(self._numbers)}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE template0")
        return self.address(name)

    def name_of(self, address: str) -> str:
        """The database of an address."""
        return str(conninfo_to_dict(address)["dbname"])

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """It hangs, as behind a cable that was pulled: nothing is answered and nothing is hung up."""
        first = int((self.directory / "data" / "postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        processes = (first, *map(int, children))
        for one in processes:
            os.kill(one, signal.SIGSTOP)
        try:
            yield
        finally:
            for one in processes:
                os.kill(one, signal.SIGCONT)

    def execute(self, query: str, database: str = "postgres") -> list[tuple[Any, ...]]:
        """As the server's administrator."""
        with psycopg.connect(self.address(database), autocommit=True) as connection:
            cursor = connection.execute(query.encode())
            return cursor.fetchall() if cursor.description else []


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    binaries = _find_binaries()
    with tempfile.TemporaryDirectory(prefix="nonuple-pg-") as name:
        directory = Path(name)
        run = partial(_run, directory)
        if os.getuid() == 0:
            shutil.chown(directory, "postgres", "postgres")
        cluster = ["-D", name + "/data"]
        run(binaries / "initdb", *cluster, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale", "-N")
        options = f"-k {name} {_UNSAFE_BUT_QUICK}"
        run(binaries / "pg_ctl", *cluster, "-w", "-l", name + "/log", "-o", options, "start")
        try:
            yield Postgres(directory)
        finally:
            run(binaries / "pg_ctl", *cluster, "-w", "-m", "immediate", "stop")


def _run(directory: Path, *command: str | Path) -> None:
    """As a user the server accepts to run as."""
    account: dict[str, Any] = {}
    if os.getuid() == 0:
        account = {"user": "postgres", "group": "postgres", "extra_groups": []}
    subprocess.run(command, cwd=directory, check=True, stdout=subprocess.DEVNULL, **account)


def _find_binaries() -> Path:
    in_path = shutil.which("pg_ctl")
    places = [Path(in_path).resolve().parent] if in_path else []
    places += sorted(_BINARIES.glob("*/bin"), reverse=True)
    found = next((place for place in places if (place / "initdb").exists()), None)
    if found is None:
        raise RuntimeError("These tests need PostgreSQL: run scripts/packages.")
    return found
