"""A game at the terminal kept in a file, event by event, so that it can be gone on with."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from nonuple.errors import Refusal, system_answer
from nonuple.texts import play as texts

FORMAT = "nonuple-play"
VERSION = 1
_LARGEST = 16 * 1024 * 1024


class _Header(msgspec.Struct, frozen=True):
    format: str
    version: int
    kind: str


class SavedGame:
    """The file of a game, if one was asked for."""

    def __init__(self, path: Path | None, kind: str, events: Any) -> None:
        self.path = path
        self._kind = kind
        self._decoder = msgspec.json.Decoder(events)

    def read(self) -> tuple[Any, ...]:
        """The events of a game to go on with; none where there is no such file yet."""
        if self.path is None or not self.path.exists():
            return ()
        try:
            with self.path.open("rb") as file:
                content = file.read(_LARGEST)
        except OSError as error:
            raise Refusal(texts.CANNOT_READ, path=self.path, why=system_answer(error)) from None
        try:
            first, *rest = content.splitlines()
            header = msgspec.json.decode(first, type=_Header)
            events = tuple(map(self._decoder.decode, rest))
        except (msgspec.MsgspecError, ValueError, RecursionError):
            raise Refusal(texts.NOT_SAVED_BY_US, path=self.path) from None
        if (header.format, header.version, header.kind) != (FORMAT, VERSION, self._kind) or not events:
            raise Refusal(texts.NOT_SAVED_BY_US, path=self.path)
        return events

    def write(self, events: Iterable[Any]) -> None:
        """All of it anew, beside the old one until it is whole."""
        if self.path is None:
            return
        lines = [msgspec.json.encode(_Header(FORMAT, VERSION, self._kind)), *map(msgspec.json.encode, events)]
        beside = self.path.with_name(f"{self.path.name}.new")
        try:
            beside.write_bytes(b"\n".join(lines) + b"\n")
            beside.replace(self.path)
        except OSError as error:
            raise Refusal(texts.CANNOT_WRITE, path=self.path, why=system_answer(error)) from None
