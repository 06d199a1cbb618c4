"""A played game as a file: its events, who caused them and when; after the game, what its draws came from.

One JSON document. The digest tells any change from what was written, in fields that no rule can check as well
(authors, times); whoever rewrites the file can rewrite it too, unless it was published.
"""

import re

import msgspec

from nonuple.errors import Refusal
from nonuple.formats.digest import FIELD, digest_of, with_digest
from nonuple.play.duplicate.events import Entry, Started
from nonuple.play.duplicate.prepared import Chance
from nonuple.play.duplicate.verification import RecordedGame
from nonuple.texts import verify as texts

FORMAT = "nonuple-events"
VERSION = 1
ENTRY_VERSION = 1

_PATH = re.compile(r"`\$\.?([^`]*)`")


class _Head(msgspec.Struct, frozen=True):
    format: str
    version: int


class _Document(msgspec.Struct, frozen=True):
    entries: tuple[Entry, ...]
    secret: str | None = None
    salt: str | None = None


class GameFile(msgspec.Struct, frozen=True):
    """What a file holds."""

    played: RecordedGame
    digest: str
    """Of what was read."""
    intact: bool
    """Whether it is the digest that was written."""


def write(played: RecordedGame) -> bytes:
    """The file of a game."""
    chance = played.chance
    document: dict[str, object] = {
        "format": FORMAT,
        "version": VERSION,
        "entries": msgspec.to_builtins(played.entries),
        "secret": chance.secret.hex() if chance else None,
        "salt": chance.salt.hex() if chance else None,
    }
    return msgspec.json.format(msgspec.json.encode(with_digest(document)), indent=1) + b"\n"


def read(data: bytes, source: str) -> GameFile:
    """The game of a file; what is no such file is refused."""
    try:
        written = msgspec.json.decode(data.removeprefix(b"\xef\xbb\xbf"), type=dict[str, object])
        head = msgspec.convert(written, _Head)
        digest = digest_of(written)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        raise Refusal(texts.NOT_A_GAME_FILE, source=source) from None
    if head.format != FORMAT:
        raise Refusal(texts.NOT_A_GAME_FILE, source=source)
    if head.version != VERSION:
        raise Refusal(texts.OTHER_VERSION, source=source, version=head.version)
    return GameFile(_played(written, source), digest, intact=written.get(FIELD) == digest)


def _played(written: dict[str, object], source: str) -> RecordedGame:
    try:
        document = msgspec.convert(written, _Document)
        chance = _chance(document)
    except (msgspec.MsgspecError, ValueError) as error:
        found = _PATH.search(str(error))
        raise Refusal(texts.BAD_FIELD, source=source, field=found[1] if found else "secret") from None
    first = document.entries[0].event if document.entries else None
    if not isinstance(first, Started):
        raise Refusal(texts.NO_START, source=source)
    later = next((one.version for one in document.entries if one.version != ENTRY_VERSION), None)
    if later is not None:
        raise Refusal(texts.OTHER_VERSION, source=source, version=later)
    return RecordedGame(document.entries, chance)


def _chance(document: _Document) -> Chance | None:
    if document.secret is None:
        return None
    return Chance(bytes.fromhex(document.secret), bytes.fromhex(document.salt or ""))
