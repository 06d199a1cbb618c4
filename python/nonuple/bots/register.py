"""Which bots this computer has, by name: only who keeps it says what a name starts."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec

from nonuple.errors import Refusal
from nonuple.opponents.levels import BOT, bot_called
from nonuple.texts import bots as texts
from nonuple.words_io.library import Library, store

_NAME = re.compile(r"[a-z0-9][a-z0-9._-]{0,29}")

SECONDS, MEGABYTES = 10.0, 1024


class KnownBot(msgspec.Struct, frozen=True):
    """How it is started, and what it may take."""

    command: tuple[str, ...]
    seconds: float = SECONDS
    """At each turn."""
    memory: int = MEGABYTES


@dataclass(frozen=True, slots=True)
class BotRegister:
    """The file that names them."""

    path: Path

    @classmethod
    def of_user(cls) -> "BotRegister":
        return cls(Library.of_user().data / "bots.json")

    def all(self) -> dict[str, KnownBot]:
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=dict[str, KnownBot])
        except FileNotFoundError:
            return {}
        except (OSError, msgspec.MsgspecError):
            raise Refusal(texts.DAMAGED, path=self.path) from None

    def add(self, name: str, command: Sequence[str], seconds: float, memory: int) -> None:
        """Name a program; one of the same name is replaced."""
        if not _NAME.fullmatch(name):
            raise Refusal(texts.BAD_NAME, name=name)
        if not command:
            raise Refusal(texts.NO_COMMAND, name=name)
        if not 1 <= seconds <= 3600 or memory < 16:
            raise Refusal(texts.BAD_LIMITS)
        self._keep({**self.all(), name: KnownBot(tuple(command), seconds, memory)})

    def remove(self, name: str) -> None:
        self.find(name)
        self._keep({one: bot for one, bot in self.all().items() if one != name})

    def find(self, name: str) -> KnownBot:
        """The bot called `mine` or `bot:mine`."""
        known = self.all()
        found = known.get(bot_called(name) or name)
        if found is None:
            raise Refusal(texts.UNKNOWN, name=name.removeprefix(BOT), known=", ".join(known) or "-")
        return found

    def _keep(self, bots: dict[str, KnownBot]) -> None:
        store(self.path, msgspec.json.format(msgspec.json.encode(bots), indent=1) + b"\n")
