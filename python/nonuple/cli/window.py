"""What a double click shows: a small window that says that the server runs, where phones join, how to stop.

The window is that of a terminal. A second double click finds what the first one wrote beside its data, opens
the browser there and ends.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path

import msgspec
import segno
from rich.console import Console

from nonuple.cli.hosting import show_page
from nonuple.texts import server as texts
from nonuple.words_io.library import Library

_FILE = "running.json"
_SECONDS_TO_ANSWER = 2.0
_LONGEST = 1_000
EVENING = "/club"
"""The screen that a double click is for."""
RUNNING = 77
"""What the installer is answered; Python itself and the system use the small numbers."""


class _Answer(msgspec.Struct, frozen=True):
    epoch: str
    """Another one for each start of a server."""


class _RunsHere(_Answer, frozen=True):
    port: int
    link: str
    """With the secret of the person in charge: the file is for its owner only, as all of the folder is."""


@contextmanager
def noted(data: Path, port: int, link: str, epoch: str) -> Iterator[None]:
    """As long as the server runs, its link lies beside its data."""
    path = data / _FILE
    beside = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(beside, "wb") as file:
        file.write(msgspec.json.encode(_RunsHere(epoch, port, link)))
    try:
        yield
    finally:
        path.unlink(missing_ok=True)


def opened_again(data: Path, *, browser: bool) -> bool:
    """Whether a server of this folder answers; its page is then opened in the browser."""
    found = _running(data)
    if found is not None:
        print(texts.RUNS_ALREADY.say(address=f"http://localhost:{found.port}"), flush=True)
        if browser:
            show_page(found.link)
    return found is not None


def _running(data: Path) -> _RunsHere | None:
    """What was noted of a server that answers; after a crash its port may be another's, of us or not."""
    try:
        found = msgspec.json.decode((data / _FILE).read_bytes(), type=_RunsHere)
        server = HTTPConnection("127.0.0.1", found.port, timeout=_SECONDS_TO_ANSWER)
        with closing(server):
            server.request("GET", "/api/time")
            answer = msgspec.json.decode(server.getresponse().read(_LONGEST), type=_Answer)
    except (OSError, HTTPException, msgspec.MsgspecError, OverflowError):
        return None
    return found if answer.epoch == found.epoch else None


def small_window(console: Console, room: str) -> None:
    """The address of the room and its square to photograph; the secret link is only in the browser."""
    if sys.stdout.isatty():
        with suppress(OSError):
            sys.stdout.write("\x1b]0;Nonuple\x07")
        segno.make_qr(room).terminal(compact=True)
    for line in (texts.WINDOW_RUNS.say(), texts.PHONES_JOIN.say(address=room), texts.CLOSE_WINDOW.say()):
        console.print(line, markup=False)
    sys.stdout.flush()


if __name__ == "__main__":  # the installer asks so, before it changes anything
    sys.exit(0 if _running(Library.of_user().data) is None else RUNNING)
