"""Going on from a backup, or from the copied data directory of another machine."""

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, nullcontext
from pathlib import Path

import msgspec

from nonuple.errors import Refusal, system_answer
from nonuple.store.directory import Directory, secrets_in
from nonuple.store.sqlite_file import COLUMNS, NAME, connect, refusing, transaction, versions_in
from nonuple.texts import store as texts

_UNSOUND = """
SELECT stream FROM events GROUP BY stream HAVING min(number) != 1 OR max(number) != count(*) LIMIT 1
"""
_DIFFERENT = """
SELECT stream FROM main.events AS here LEFT JOIN backup.events AS there USING (stream, number)
WHERE (here.first, here.at, here.author, here.key, here.data)
    IS NOT (there.first, there.at, there.author, there.key, there.data)
ORDER BY stream LIMIT 1
"""
_TAKE = f"""
INSERT INTO main.events ({COLUMNS}) SELECT {COLUMNS} FROM backup.events
WHERE (stream, number) NOT IN (SELECT stream, number FROM main.events) ORDER BY rowid
"""


class Restored(msgspec.Struct, frozen=True):
    """What a data directory got from a backup."""

    streams: int
    events: int


def restore(backup: Path, data: Path) -> Restored:
    """Bring all of a backup into a data directory that is empty, or holds the beginning of it.

    Refused, with nothing changed, when something of the data directory would be lost.
    """
    if not (backup / NAME).is_file():
        raise Refusal(texts.NO_BACKUP, path=backup)
    with _unused(backup), Directory(data) as directory, _sound_copy(backup, data) as copy:
        secrets = secrets_in(backup)
        restored = _take(directory, copy)
        for name, value in secrets.items():
            directory.keep_secret(name, value)
    return restored


def _unused(backup: Path) -> "Directory | nullcontext[None]":
    """No server writes to it meanwhile; none can where nobody may write."""
    return Directory(backup) if os.access(backup, os.W_OK) else nullcontext()


@contextmanager
def _sound_copy(backup: Path, data: Path) -> Iterator[Path]:
    """A copy of the database, so that the backup stays as it is whatever it needs to be read."""
    with tempfile.TemporaryDirectory(prefix=".restore-", dir=data) as beside:
        copy = Path(beside) / NAME
        try:
            for suffix in ("", "-wal", "-journal"):
                source = backup / f"{NAME}{suffix}"
                if source.exists():
                    shutil.copyfile(source, Path(beside) / source.name)
        except OSError as error:
            raise Refusal(texts.DISK, path=backup, why=system_answer(error)) from None
        _check(copy, backup)
        yield copy


def _check(copy: Path, backup: Path) -> None:
    if not copy.stat().st_size:
        raise Refusal(texts.NO_BACKUP, path=backup)
    try:
        with refusing(copy), closing(connect(copy, "DELETE")) as connection:
            sound = connection.execute("PRAGMA quick_check(1)").fetchone() == ("ok",)
            sound = sound and connection.execute(_UNSOUND).fetchone() is None
    except Refusal as refusal:
        if refusal.text == texts.DAMAGED:
            raise Refusal(texts.BACKUP_DAMAGED, path=backup) from None
        raise Refusal(refusal.text, **{**refusal.values, "path": backup / NAME}) from None
    if not sound:
        raise Refusal(texts.BACKUP_DAMAGED, path=backup)


def _take(directory: Directory, copy: Path) -> Restored:
    file = directory.make(NAME)
    with refusing(file), closing(connect(file, "WAL")) as connection:
        connection.execute("ATTACH DATABASE ? AS backup", (str(copy),))
        with transaction(connection):
            before = versions_in(connection)
            different = connection.execute(_DIFFERENT).fetchone()
            if different is not None:
                raise Refusal(texts.WOULD_LOSE, path=directory.path, stream=different[0])
            connection.execute(_TAKE)
            after = versions_in(connection)
    grown = [version - before.get(stream, 0) for stream, version in after.items()]
    return Restored(sum(count > 0 for count in grown), sum(grown))
