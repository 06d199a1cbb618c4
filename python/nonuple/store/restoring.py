"""Going on from a backup, or from the copied data directory of another machine."""

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, nullcontext
from pathlib import Path

import msgspec

from nonuple.errors import Refusal, system_answer
from nonuple.store.chain import NOTHING
from nonuple.store.directory import Directory, secrets_in
from nonuple.store.sqlite_file import COLUMNS, NAME, connect, damage_in, heads_in, refusing, transaction
from nonuple.texts import store as texts

_DIFFERENT = """
SELECT stream FROM main.events AS here LEFT JOIN backup.events AS there USING (stream, number)
WHERE stream NOT IN (SELECT stream FROM newer) AND (here.first, here.at, here.author, here.key, here.data)
    IS NOT (there.first, there.at, there.author, there.key, there.data)
ORDER BY stream LIMIT 1
"""
_TAKE = f"""
INSERT INTO main.events ({COLUMNS}) SELECT {COLUMNS} FROM backup.events
WHERE stream NOT IN (SELECT stream FROM newer)
    AND (stream, number) NOT IN (SELECT stream, number FROM main.events) ORDER BY rowid
"""
_NEWER = """
CREATE TEMP VIEW newer AS SELECT here.stream FROM main.rewritings AS here
LEFT JOIN backup.rewritings AS there USING (stream) WHERE here.times > ifnull(there.times, 0)
"""
"""Streams that were rewritten or removed since the backup: what they held is not brought back."""
_TAKE_REWRITINGS = """
INSERT INTO main.rewritings SELECT * FROM backup.rewritings
WHERE stream NOT IN (SELECT stream FROM main.events) AND stream NOT IN (SELECT stream FROM main.rewritings)
"""


class Restored(msgspec.Struct, frozen=True):
    """What a data directory got from a backup."""

    streams: int
    events: int


def restore(backup: Path, data: Path) -> Restored:
    """Bring all of a backup into a data directory that is empty, or holds the beginning of it.

    Refused, with nothing changed, when something of the data directory would be lost.
    """
    with unused(backup), Directory(data) as directory, sound_copy(backup, data) as copy:
        secrets = secrets_in(backup)
        restored = _take(directory, copy)
        for name, value in secrets.items():
            directory.keep_secret(name, value)
    return restored


def unused(backup: Path) -> "Directory | nullcontext[None]":
    """No server writes to it meanwhile; none can where nobody may write."""
    if not (backup / NAME).is_file():
        raise Refusal(texts.NO_BACKUP, path=backup)
    return Directory(backup) if os.access(backup, os.W_OK) else nullcontext()


@contextmanager
def sound_copy(backup: Path, data: Path) -> Iterator[Path]:
    """A copy of the database, so that the backup stays as it is whatever it needs to be read."""
    with tempfile.TemporaryDirectory(prefix=".restore-", dir=data) as beside:
        copy = copied(backup, Path(beside))
        _check(copy, backup)
        yield copy


def copied(log: Path, into: Path) -> Path:
    """The database of a log in another folder, with what it needs to be read."""
    try:
        for suffix in ("", "-wal", "-journal"):
            source = log / f"{NAME}{suffix}"
            if source.exists():
                shutil.copyfile(source, into / source.name)
    except OSError as error:
        raise Refusal(texts.DISK, path=log, why=system_answer(error)) from None
    return into / NAME


@contextmanager
def said_of(file: Path) -> Iterator[None]:
    """What is wrong with the copy is wrong with the file, and nobody knows the copy."""
    try:
        yield
    except Refusal as refusal:
        raise Refusal(refusal.text, **{**refusal.values, "path": file}) from None


def _check(copy: Path, backup: Path) -> None:
    if not copy.stat().st_size:
        raise Refusal(texts.NO_BACKUP, path=backup)
    try:
        with said_of(backup / NAME), refusing(copy), closing(connect(copy, "DELETE")) as connection:
            sound = not damage_in(connection, copy)
    except Refusal as refusal:
        if refusal.text == texts.DAMAGED:
            raise Refusal(texts.BACKUP_DAMAGED, path=backup) from None
        raise
    if not sound:
        raise Refusal(texts.BACKUP_DAMAGED, path=backup)


def _take(directory: Directory, copy: Path) -> Restored:
    file = directory.make(NAME)
    with refusing(file), closing(connect(file, "WAL")) as connection:
        connection.execute("ATTACH DATABASE ? AS backup", (str(copy),))
        with transaction(connection):
            connection.execute(_NEWER)
            before = heads_in(connection)
            different = connection.execute(_DIFFERENT).fetchone()
            if different is not None:
                raise Refusal(texts.WOULD_LOSE, path=directory.path, stream=different[0])
            connection.execute(_TAKE_REWRITINGS)
            connection.execute(_TAKE)
            after = heads_in(connection)
    grown = [head.number - before.get(stream, NOTHING).number for stream, head in after.items()]
    return Restored(sum(count > 0 for count in grown), sum(grown))
