"""The log of one computer goes on in PostgreSQL: every event, number, key and secret as it was."""

import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from sqlite3 import Connection

from nonuple.errors import Refusal
from nonuple.store import open_store
from nonuple.store.directory import secrets_in
from nonuple.store.restoring import Restored, sound_copy, unused
from nonuple.store.sqlite_file import connect, heads_in, rows_in
from nonuple.texts import store as texts


async def move(log: Path, address: str) -> Restored:
    """Refused, with nothing changed, unless the database is empty or holds some of the same streams."""
    with tempfile.TemporaryDirectory(prefix="nonuple-move-") as beside, _reading(log, Path(beside)) as source:
        store = await open_store(address)
        from nonuple.store.postgres import PostgresStore

        assert isinstance(store, PostgresStore), "no other address is opened"
        try:
            heads, there, secrets = heads_in(source), await store.versions(), secrets_in(log)
            for stream in there:
                if await store.rows(stream) != rows_in(source, stream):
                    raise Refusal(texts.DATABASE_IN_USE, stream=stream)
            for name, value in secrets.items():
                await store.keep_secret(name, value)
            if not secrets.items() <= (await store.secrets()).items():
                raise Refusal(texts.DATABASE_IN_USE, stream="secrets")
            fresh = [stream for stream in heads if stream not in there]
            for stream in fresh:
                await store.rewrite(stream, rows_in(source, stream), expected=0)
            return Restored(len(fresh), sum(heads[stream].number for stream in fresh))
        finally:
            await store.close()


@contextmanager
def _reading(log: Path, beside: Path) -> Iterator[Connection]:
    with unused(log), sound_copy(log, beside) as copy, closing(connect(copy, "DELETE")) as source:
        yield source
