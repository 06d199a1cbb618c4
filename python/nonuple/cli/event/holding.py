"""One command at a time changes the file of an event; the others wait, so that none undoes another's work."""

import errno
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import wraps
from pathlib import Path
from typing import IO, Concatenate, ParamSpec, TypeVar

from nonuple.errors import Refusal, system_answer
from nonuple.texts import files as texts

P = ParamSpec("P")
T = TypeVar("T")

# The system itself lets a lock go when its process ends, however it ends: none is left behind.
if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        while True:
            try:
                return msvcrt.locking(file.fileno(), msvcrt.LK_LOCK, 1)
            except OSError as error:
                if error.errno != errno.EDEADLK:  # what it says after ten seconds of waiting
                    raise
else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX)


_NO_LOCKS = {errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP}
"""What a disk answers that knows no locks: there a command goes on without."""


def changes_event(command: Callable[Concatenate[Path, P], T]) -> Callable[Concatenate[Path, P], T]:
    """A command that reads an event and writes it again: from the one to the other the file is its own."""

    @wraps(command)
    def alone(event: Path, /, *args: P.args, **options: P.kwargs) -> T:
        with held(event):
            return command(event, *args, **options)

    return alone


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Nobody else holds the file until it is let go; one that is not there is nobody's."""
    if not os.path.exists(path):  # noqa: PTH110 - says no to what is no path, where Path raises
        yield
        return
    whole = path.resolve()
    beside = whole.with_name(f".{whole.name}.lock")
    try:
        file = _locked(beside)
    except OSError as error:
        raise Refusal(texts.CANNOT_WRITE, path=path, why=system_answer(error)) from None
    with file:
        try:
            yield
        finally:
            with suppress(OSError):  # Windows removes no file that is open
                beside.unlink()


def _locked(beside: Path) -> IO[bytes]:
    """The lock, held; one that its holder removed while it was waited for is no lock any more."""
    while True:
        file = beside.open("ab")
        try:
            _hold(file)
            if os.path.samestat(os.fstat(file.fileno()), beside.stat()):
                return file
        except FileNotFoundError:
            pass
        except BaseException:
            file.close()
            raise
        file.close()


def _hold(file: IO[bytes]) -> None:
    try:
        _lock(file)
    except OSError as error:
        if error.errno not in _NO_LOCKS:
            raise
