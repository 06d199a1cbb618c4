"""A bot as it runs: lines to it, lines from it, and what it may take of time and memory.

docs/bots.md is the protocol. A bot that is late, says what the protocol does not know, or ends, is stopped;
whoever plays with it goes on without it.
"""

import os
import queue
import shutil
import signal
import subprocess
import sys
import weakref
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from threading import Thread
from time import monotonic
from typing import IO, NoReturn

from nonuple.bots.register import KnownBot
from nonuple.errors import Refusal, system_answer
from nonuple.texts import Text
from nonuple.texts import bots as texts
from nonuple.words.lexicon import Lexicon
from nonuple.words_io.library import Library, store

PROTOCOL = "nonuple-bot 1"
LOADING_SECONDS = 60.0
ENDING_SECONDS = 2.0
LONGEST_LINE = 1000
_OWN_PYTHON = ("python", "python3")
"""The Python that runs here, so that a bot finds the library wherever Nonuple was installed."""
_WAITING = 100
"""Lines that may wait to be read."""


class BotProcess:
    """A program that has said that it is ready."""

    def __init__(self, name: str, bot: KnownBot, lexicon: Lexicon) -> None:
        self.name = name
        self.bot = bot
        self._process = _started(name, bot)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._said: queue.Queue[str | None] = queue.Queue(_WAITING)
        Thread(target=_listen, args=(self._process.stdout, self._said), daemon=True).start()
        self._finalizer = weakref.finalize(self, _stop, self._process)
        if self.ask(PROTOCOL, LOADING_SECONDS) != PROTOCOL:
            self._fail(texts.OTHER_PROTOCOL, wanted=PROTOCOL)
        self.tell(f"words {words_file(lexicon)}")
        if self.ask("ready?", LOADING_SECONDS) != "ready":
            self._fail(texts.NOT_READY)

    def tell(self, *lines: str) -> None:
        """Lines that ask for nothing."""
        assert self._process.stdin is not None
        try:
            self._process.stdin.write("".join(f"{line}\n" for line in lines).encode())
            self._process.stdin.flush()
        except (OSError, ValueError):
            self._fail(texts.ENDED)

    def ask(self, line: str, seconds: float) -> str:
        """What it answers, in time; what begins with `info` is for its author."""
        self.tell(line)
        due = monotonic() + seconds
        while True:
            try:
                said = self._said.get(timeout=max(0.0, due - monotonic()))
            except queue.Empty:
                self._fail(texts.LATE, seconds=seconds)
            if said is None:
                self._fail(texts.ENDED)
            if said and not said.startswith("info"):
                return said

    def close(self) -> None:
        """The end of its input ends it; what does not end is stopped."""
        self._finalizer()

    @property
    def ended(self) -> bool:
        return self._process.poll() is not None

    def _fail(self, text: Text, **values: object) -> NoReturn:
        self.close()
        raise BotFailed(texts.FAILED, name=self.name, why=Refusal(text, **values))


class BotFailed(Refusal):
    """A bot that plays no further, and why."""


def words_file(lexicon: Lexicon) -> Path:
    """The words of a list, one a line, where a bot can read them."""
    path = Library.of_user().cache / f"{lexicon.fingerprint[:16]}.txt"
    if not path.exists():
        store(path, "\n".join([*lexicon, ""]).encode())
    return path


def _started(name: str, bot: KnownBot) -> "subprocess.Popen[bytes]":
    own = bot.command[0] in _OWN_PYTHON
    program = sys.executable if own else shutil.which(bot.command[0]) or bot.command[0]
    try:
        process = subprocess.Popen(
            [program, *bot.command[1:]],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,
            bufsize=0,
        )
    except (OSError, ValueError) as error:
        raise BotFailed(texts.FAILED, name=name, why=system_answer(error)) from None
    _bound(process, bot.memory)
    return process


def _bound(process: "subprocess.Popen[bytes]", megabytes: int) -> None:
    """On Linux it gets no more memory than that; elsewhere the system has no such bound."""
    if sys.platform == "linux":
        import resource

        limit = megabytes * 1024 * 1024
        with suppress(OSError):  # it has ended already
            resource.prlimit(process.pid, resource.RLIMIT_AS, (limit, limit))


def _listen(out: IO[bytes], said: "queue.Queue[str | None]") -> None:
    """Its lines as they come; a line without an end is the end of it."""
    with suppress(OSError, ValueError):
        while line := _line(out):
            said.put(line.decode("utf-8", "replace").strip())
    said.put(None)


def _line(out: IO[bytes]) -> bytes:
    line = b""
    while not line.endswith(b"\n"):
        read = out.read(1)
        if not read or len(line) > LONGEST_LINE:
            return b""
        line += read
    return line


def _stop(process: "subprocess.Popen[bytes]") -> None:
    for end in (process.stdin, process.stdout):
        with suppress(OSError, ValueError):
            if end is process.stdin and end is not None:
                end.close()
    try:
        process.wait(ENDING_SECONDS)
    except subprocess.TimeoutExpired:
        _killer(process)()
        process.wait()
    if process.stdout is not None:
        process.stdout.close()


def _killer(process: "subprocess.Popen[bytes]") -> Callable[[], None]:
    """With all that it started, where the system knows what that is."""
    if sys.platform == "win32":
        return process.kill
    return lambda: os.killpg(process.pid, signal.SIGKILL)
