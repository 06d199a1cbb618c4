"""A new version takes the data folder of the first one as it is: contests, word list, port."""

import json
import sqlite3
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import pytest

from tests.golden.contests import lines, results_of
from tests.server.processes import serving
from tests.server.visiting import Guest

pytestmark = pytest.mark.anyio

FIRST_LAYOUT = """
CREATE TABLE events (
    stream TEXT NOT NULL, number INTEGER NOT NULL, first INTEGER NOT NULL, at TEXT NOT NULL,
    author TEXT NOT NULL, key TEXT, data BLOB NOT NULL, UNIQUE (stream, number)
);
CREATE UNIQUE INDEX keys ON events (stream, key) WHERE key IS NOT NULL;
PRAGMA application_id = 1313820245;
PRAGMA user_version = 1;
"""
"""What the first version made; never changed here, whatever later ones make."""
WORDS = "ETE\nNON\nOUI"


def write_first_layout(data: Path) -> None:
    data.mkdir()
    with closing(sqlite3.connect(data / "nonuple.db")) as connection:
        connection.executescript(FIRST_LAYOUT)
        for number, line in enumerate(lines(1), start=1):
            row = ("old", number, number, line["at"], line["author"], json.dumps(line["event"]).encode())
            connection.execute("INSERT INTO events VALUES (?, ?, ?, ?, ?, NULL, ?)", row)
        connection.commit()
    (data / "port.json").write_text('{"port":9017}')
    (data / "settings.json").write_text('{"lexicon":"club"}')
    fingerprint = sha256(WORDS.encode()).hexdigest()
    (data / "lexicons").mkdir()
    (data / "lexicons" / f"club.{fingerprint[:16]}.txt").write_text(WORDS)
    record = {
        "name": "club",
        "source": "club.txt",
        "imported_at": "2026-01-01T00:00:00Z",
        "count": 3,
        "fingerprint": fingerprint,
        "encoding": "utf-8",
    }
    (data / "lexicons" / "club.json").write_text(json.dumps(record))


async def test_a_data_folder_of_the_first_layout_is_opened_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = tmp_path / "data"
    write_first_layout(data)
    monkeypatch.setenv("NONUPLE_DATA", str(data))
    told = json.loads(results_of(1).read_text("utf-8"))["totals"]
    for _ in range(2):  # the start that lifts it, and the one after
        async with serving("--data", data) as server, Guest(server.address, server.owner) as owner:
            assert 9017 <= server.port < 9117
            (contest,) = await owner.get("/api/contests")
            assert (contest["id"], contest["damage"]) == ("old", None)
            in_use = (await owner.get("/api/choices"))["in_use"]
            assert (in_use["name"], in_use["words"]) == ("club", 3)
            for game, expected in told.items():
                shown = (await owner.channel("old", f"game:{game}"))["ranking"]
                assert {one["table"]: one["total"] for one in shown} == {one[1]: one[2] for one in expected}
            assert await server.stop() == 0
