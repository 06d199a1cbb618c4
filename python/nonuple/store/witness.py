"""A small file beside the log that has seen how far it went: it outlives a lost WAL.

A line is written after every transaction, so it never says more than is in the log; a line that a crash cut
off does not count.
"""

import os
from collections.abc import Iterable, Mapping
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from zlib import crc32

import msgspec

from nonuple.store.chain import Head
from nonuple.store.directory import Directory

NAME = "nonuple.heads"


class Seen(msgspec.Struct, frozen=True, tag="stream"):
    """Where a stream was, and after how many rewritings."""

    stream: str
    number: int
    link: bytes
    times: int


class Left(msgspec.Struct, frozen=True, tag="left"):
    """The log once a server had stopped."""

    size: int
    written: int
    """When it was last written to, in nanoseconds."""


class Made(msgspec.Struct, frozen=True, tag="secret"):
    """A secret, of which only a hash is written."""

    name: str
    hash: bytes


_encode = msgspec.json.Encoder().encode
Line = Seen | Made | Left
_decode = msgspec.json.Decoder[Line](Line).decode


class Witness:
    """What the file of a directory says, where there is one."""

    def __init__(self, path: Path) -> None:
        self._streams: dict[str, Seen] = {}
        self.made: dict[str, Made] = {}
        self.left: Left | None = None
        """How the log was left, unless by a crash."""
        try:
            lines = (path / NAME).read_bytes().splitlines()
        except OSError:
            lines = []
        for line in map(_read, lines):
            if isinstance(line, Seen):
                self._streams[line.stream] = line
            elif isinstance(line, Made):
                self.made[line.name] = line
            else:
                self.left = line or self.left

    @property
    def has_seen(self) -> bool:
        """Whether it can say how far anything went."""
        return bool(self._streams)

    def heads(self, rewritings: Mapping[str, int]) -> dict[str, Head]:
        """How far the streams went; what was seen before a rewriting says nothing of what came after."""
        return {
            stream: Head(seen.number, seen.link)
            for stream, seen in self._streams.items()
            if seen.times == rewritings.get(stream, 0) and seen.number
        }

    def lost(self, secrets: Mapping[str, bytes]) -> list[str]:
        """The secrets that are gone, or are others."""
        return [made.name for made in self.made.values() if _hash(secrets.get(made.name, b"")) != made.hash]


def left_at(log: Path) -> Left | None:
    """The log as it is; None while something of it is still beside it."""
    if log.with_name(f"{log.name}-wal").exists():
        return None
    with suppress(OSError):
        found = log.stat()
        return Left(found.st_size, found.st_mtime_ns)
    return None


def leave(log: Path) -> list[Line]:
    """The log as it is left: at a moment that nobody who writes to it leaves, however soon he comes."""
    left = left_at(log)
    if left is not None:
        with suppress(OSError):
            os.utime(log, ns=(left.written, left.written - 1))
        left = left_at(log)
    return [] if left is None else [left]


def seen_of(heads: Mapping[str, Head], rewritings: Mapping[str, int]) -> list[Line]:
    return [Seen(stream, head.number, head.link, rewritings.get(stream, 0)) for stream, head in heads.items()]


def made_of(secrets: Mapping[str, bytes]) -> list[Line]:
    return [Made(name, _hash(value)) for name, value in secrets.items()]


class Pen:
    """Writes the file, which stays open: opening it for every transaction would slow them all."""

    def __init__(self, directory: Directory) -> None:
        self._directory = directory
        self._file: int | None = None

    def begin(self, lines: Iterable[Line]) -> None:
        """Write the file anew, with what holds now."""
        self.close()
        self._directory.keep(NAME, b"".join(map(_written, lines)))

    def go_on(self, lines: Iterable[Line]) -> None:
        """Write on. Trouble keeps nobody waiting: what is in the log is in the log.

        The empty line keeps what a full disk cut off from spoiling what follows.
        """
        with suppress(OSError):
            if self._file is None:
                self._file = os.open(self._directory.path / NAME, os.O_WRONLY | os.O_APPEND)
            os.write(self._file, b"\n" + b"".join(map(_written, lines)))

    def close(self) -> None:
        if self._file is not None:
            os.close(self._file)
            self._file = None


def _hash(secret: bytes) -> bytes:
    return sha256(secret).digest()


def _written(line: Line) -> bytes:
    content = _encode(line)
    return b"%08x %s\n" % (crc32(content), content)


def _read(line: bytes) -> Line | None:
    check, _, content = line.partition(b" ")
    read: Line | None = None
    if check == b"%08x" % crc32(content):
        with suppress(msgspec.MsgspecError):  # of a later program
            read = _decode(content)
    return read
