"""What a double click shows: a small window that says that the server runs, where phones join, how to stop.

The window is that of a terminal. A second double click finds what the first one wrote beside its data, opens
the browser there and ends.
"""

import os
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec
import segno
from rich.console import Console

from nonuple.cli.hosting import show_page
from nonuple.texts import server as texts

_FILE = "running.json"
_SECONDS_TO_ANSWER = 2.0
EVENING = "/club"
"""The screen that a double click is for."""


class _RunsHere(msgspec.Struct, frozen=True):
    port: int
    link: str
    """With the secret of the person in charge: the file is for its owner only, as all of the folder is."""


@contextmanager
def noted(data: Path, port: int, link: str) -> Iterator[None]:
    """As long as the server runs, its link lies beside its data."""
    path = data / _FILE
    beside = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(beside, "wb") as file:
        file.write(msgspec.json.encode(_RunsHere(port, link)))
    try:
        yield
    finally:
        path.unlink(missing_ok=True)


def opened_again(data: Path) -> bool:
    """Whether a server of this folder answers, whose page is now open in the browser."""
    try:
        found = msgspec.json.decode((data / _FILE).read_bytes(), type=_RunsHere)
        socket.create_connection(("127.0.0.1", found.port), _SECONDS_TO_ANSWER).close()
    except (OSError, msgspec.MsgspecError, OverflowError):
        return False
    print(texts.RUNS_ALREADY.say(address=f"http://localhost:{found.port}"), flush=True)
    show_page(found.link)
    return True


def small_window(console: Console, room: str) -> None:
    """The address of the room and its square to photograph; the secret link is only in the browser."""
    if sys.stdout.isatty():
        with suppress(OSError):
            sys.stdout.write("\x1b]0;Nonuple\x07")
        segno.make_qr(room).terminal(compact=True)
    for line in (texts.WINDOW_RUNS.say(), texts.PHONES_JOIN.say(address=room), texts.CLOSE_WINDOW.say()):
        console.print(line, markup=False)
    sys.stdout.flush()
