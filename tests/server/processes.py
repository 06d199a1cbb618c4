"""Real servers: `nonuple serve` in processes of their own."""

import asyncio
import os
import re
import signal
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import NamedTuple

from tests.repository import ROOT
from tests.server.visiting import LONGEST_WAIT

_LINK = re.compile(r"(https?://\S+)/#/lien/([\w-]+)/club")


class Process:
    """A server, once it has said where it is."""

    def __init__(self, process: asyncio.subprocess.Process, lines: list[str]) -> None:
        self.process = process
        self.lines = lines
        found = _LINK.search("\n".join(lines))
        assert found is not None, lines
        self.owner = found[2]
        self.port = int(found[1].rpartition(":")[2])

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def kill(self) -> None:
        """As a power cut does."""
        with suppress(ProcessLookupError):
            self.process.kill()
        await self.process.wait()

    async def stop(self, how: signal.Signals = signal.SIGINT) -> int:
        """As Ctrl-C does; the exit code."""
        self.process.send_signal(how)
        return await asyncio.wait_for(self.process.wait(), LONGEST_WAIT)


class Program(NamedTuple):
    """Nonuple, as it is installed somewhere."""

    command: tuple[str, ...]
    environment: Mapping[str, str]
    folder: Path
    patience: float = LONGEST_WAIT
    """Seconds for each line that it says."""


def this_checkout() -> Program:
    return Program((sys.executable, "-m", "nonuple"), os.environ, ROOT)


async def spawned(*arguments: str | Path, program: Program | None = None) -> asyncio.subprocess.Process:
    chosen = program or this_checkout()
    return await asyncio.create_subprocess_exec(
        *(*chosen.command, "serve", *map(str, arguments)),
        cwd=chosen.folder,
        env={**chosen.environment, "PYTHONUNBUFFERED": "1"},
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


async def refused(*arguments: str | Path) -> tuple[int, str]:
    """The exit code of a server that does not start, and what it says."""
    process = await spawned(*arguments)
    out, err = await asyncio.wait_for(process.communicate(), LONGEST_WAIT)
    assert out == b""
    return process.returncode or 0, err.decode()


@asynccontextmanager
async def serving(*arguments: str | Path, program: Program | None = None) -> AsyncIterator[Process]:
    chosen = program or this_checkout()
    process = await spawned(*arguments, program=chosen)
    assert process.stdout is not None
    try:
        lines: list[str] = []
        while not lines or "Ctrl-C" not in lines[-1]:
            line = await asyncio.wait_for(process.stdout.readline(), chosen.patience)
            assert line, (await process.communicate())[1].decode()
            lines.append(line.decode())
        yield Process(process, lines)
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.communicate()
