"""A data directory: who uses it, and the small files kept beside the log."""

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from nonuple.errors import Refusal, system_answer
from nonuple.store.protocol import SECRET_BYTES, check_secret_name, is_secret_name
from nonuple.texts import store as texts

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except PermissionError as error:
            raise BlockingIOError(errno.EAGAIN, error.strerror) from None
else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


_SUFFIX = ".secret"


class Directory:
    """A directory that only this object uses, until it is left."""

    def __init__(self, path: Path) -> None:
        """Take it, made where there is none; refused when a running server has it, or it cannot be used."""
        self.path = path
        with _refusing(self.path):
            path.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._file = self.make("nonuple.lock").open("r+b")
        try:
            with _refusing(self.path):
                _lock(self._file)
        except BaseException:
            self._file.close()
            raise

    def __enter__(self) -> "Directory":
        return self

    def __exit__(self, *_: object) -> None:
        self.leave()

    def leave(self) -> None:
        self._file.close()

    def secret(self, name: str) -> bytes:
        """The secret of that name, made the first time."""
        kept = self.secrets().get(name)
        if kept is None:
            kept = os.urandom(SECRET_BYTES)
            self.keep_secret(name, kept)
        return kept

    def secrets(self) -> dict[str, bytes]:
        return secrets_in(self.path)

    def keep_secret(self, name: str, value: bytes) -> None:
        self.keep(f"{check_secret_name(name)}{_SUFFIX}", value)

    def keep(self, name: str, content: bytes) -> None:
        """Write a small file: all of it or nothing, for its owner only."""
        beside = f".{name}.tmp"
        with _refusing(self.path):
            (self.path / beside).unlink(missing_ok=True)
            with self.make(beside).open("r+b") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            (self.path / beside).replace(self.path / name)

    def make(self, name: str) -> Path:
        """The file of that name; where there is none an empty one, for its owner only."""
        path = self.path / name
        with _refusing(self.path):
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        return path


def secrets_in(path: Path) -> dict[str, bytes]:
    """The secrets kept in a directory, by name."""
    with _refusing(path):
        files = (file for file in path.glob(f"*{_SUFFIX}") if is_secret_name(file.stem))
        found = {file.stem: file.read_bytes() for file in files}
    for name, value in found.items():
        if len(value) != SECRET_BYTES:
            raise Refusal(texts.SECRET_DAMAGED, path=path / f"{name}{_SUFFIX}")
    return found


@contextmanager
def _refusing(path: Path) -> Iterator[None]:
    try:
        yield
    except BlockingIOError:
        raise Refusal(texts.IN_USE, path=path) from None
    except OSError as error:
        raise Refusal(texts.DIRECTORY, path=path, why=system_answer(error)) from None
