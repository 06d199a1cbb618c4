"""The copy of the log on another disk, which the person in charge may choose while the server runs."""

import asyncio
import os
import string
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from nonuple.errors import Refusal
from nonuple.store.backup import Backup
from nonuple.store.directory import Directory
from nonuple.store.protocol import Copyable
from nonuple.texts import computer as texts

_FOLDER = "Nonuple"
_CHOICE = "backup.txt"
_MOUNTED = ("/media/*/*", "/media/*", "/run/media/*/*", "/mnt/*", "/Volumes/*")

if sys.platform == "win32":
    from ctypes import windll

    _REMOVABLE = 2

    def _found() -> Iterator[Path]:
        for letter in string.ascii_uppercase:
            if windll.kernel32.GetDriveTypeW(f"{letter}:\\") == _REMOVABLE:
                yield Path(f"{letter}:\\")
else:

    def _found() -> Iterator[Path]:
        for pattern in _MOUNTED:
            yield from (one for one in sorted(Path("/").glob(pattern[1:])) if one.is_mount())


def drives() -> tuple[str, ...]:
    """USB sticks and other disks that can be written to: a page may choose no other place."""
    return tuple(str(one) for one in _found() if os.access(one, os.W_OK))


class Copying:
    """At most one copy at a time; what was chosen on the page is kept beside the data, for the next start."""

    def __init__(self, store: Copyable, data: Path | None, report: Callable[[Refusal | None], None]) -> None:
        self._store, self._data, self._report = store, data, report
        self._copy: Backup | None = None
        self._changing = asyncio.Lock()
        self.folder: Path | None = None

    def begin(self, folder: Path | None) -> None:
        """With the folder given, else with the one chosen before, whether or not it is plugged in."""
        chosen = folder or self._chosen()
        if chosen is not None:
            self.folder, self._copy = chosen, Backup(self._store, chosen, self._report)

    async def choose(self, drive: str) -> None:
        async with self._changing:
            if drive not in await asyncio.to_thread(drives):
                raise Refusal(texts.NO_SUCH_DRIVE, drive=drive)
            folder = Path(drive) / _FOLDER
            if folder != self.folder:
                await asyncio.to_thread(self._make, folder)
                had_trouble = self._copy is not None and self._copy.state().trouble is not None
                await self.close()
                self.begin(folder)
                if had_trouble:
                    self._report(None)

    async def close(self) -> None:
        if self._copy is not None:
            await self._copy.close()
            self._copy = None

    def _make(self, folder: Path) -> None:
        Directory(folder).leave()
        if self._data is not None:
            (self._data / _CHOICE).write_text(str(folder), "utf-8")

    def _chosen(self) -> Path | None:
        try:
            return None if self._data is None else Path((self._data / _CHOICE).read_text("utf-8"))
        except OSError:
            return None
