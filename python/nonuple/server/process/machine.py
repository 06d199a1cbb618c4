"""The computer that the server runs on: what it can do for the room, and what is wrong with it."""

import shutil
from collections.abc import Callable
from typing import NamedTuple

from nonuple.activity.port import Computer
from nonuple.errors import Refusal
from nonuple.server.process.copying import Copying

_VOICE = "espeak-ng"


class Home(NamedTuple):
    """Where the server is at home, for the person in charge alone."""

    port: int
    data: str
    """The folder of its log, or what takes its place."""
    public: str = ""
    """The address by which everybody is told to come, where it is not that of this computer."""
    host: str | None = None
    """The one address that is listened on; all of them without."""
    days: int = 0
    """For which games at home are kept that nobody touches; 0 for ever."""


class Machine:
    """Whoever directs an activity is told of it: nobody looks at the server's own terminal then."""

    def __init__(self, voice: str | None) -> None:
        self.voice = voice
        """The program that speaks, where there is one."""
        self.home: Home | None = None
        """Told by who starts the server."""
        self.copying: Copying | None = None
        self.stop: Callable[[], None] | None = None
        """Ends what a double click began; None where no page may."""
        self._backup: Refusal | None = None
        self._changed: Callable[[], None] = lambda: None

    def view(self) -> Computer:
        return Computer(self.voice is not None, self._backup)

    def backup_reports(self, trouble: Refusal | None) -> None:
        """Trouble with the copy of the log, or with None the end of it."""
        self._backup = trouble
        self._changed()

    def on_change(self, told: Callable[[], None]) -> None:
        self._changed = told


def this_machine() -> Machine:
    return Machine(shutil.which(_VOICE))
