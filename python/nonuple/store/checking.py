"""Looking at a log without changing anything: is it as it was written?"""

import tempfile
from contextlib import closing
from pathlib import Path

import msgspec

from nonuple.errors import Refusal
from nonuple.store.protocol import Damage
from nonuple.store.restoring import copied, said_of, unused
from nonuple.store.sqlite_file import NAME, connect, damage_in, damaged_secrets, heads_in, refusing
from nonuple.store.witness import Witness
from nonuple.texts import store as texts


class LogHealth(msgspec.Struct, frozen=True):
    """How a log is."""

    streams: int
    events: int
    damage: list[Damage]
    is_witnessed: bool
    """Without a witness nobody can tell whether its end is there."""


def check(path: Path) -> LogHealth:
    """Of a data directory or of a backup, which no server uses meanwhile."""
    if not (path / NAME).is_file():
        raise Refusal(texts.NO_LOG, path=path)
    with unused(path), tempfile.TemporaryDirectory(prefix="nonuple-check-") as beside:
        copy = copied(path, Path(beside))
        witness = Witness(path)
        with said_of(path / NAME), refusing(copy), closing(connect(copy, "DELETE")) as connection:
            damage = damage_in(connection, path / NAME, witness)
            heads = heads_in(connection)
        damage += damaged_secrets(path, witness)
    return LogHealth(len(heads), sum(head.number for head in heads.values()), damage, witness.has_seen)
