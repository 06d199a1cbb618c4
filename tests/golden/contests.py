"""Golden logs of contests: what a version of the events has written, and what it comes to.

`python -m tests.golden.contests` writes the log of the version in use, once, when that version is new. What is
there is never written again: every later program reads it, and finds the same.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from nonuple.contest.codec import CODEC
from nonuple.contest.results.rankings import ledger
from nonuple.contest.state import Contest, apply
from nonuple.errors import Refusal
from tests.contest.room import Room
from tests.contest.wandering import TABLES, Wanderers

FOLDER = Path(__file__).parent
VERSIONS = range(1, CODEC.version + 1)
SEED = 4
STEPS = 420


def log_of(version: int) -> Path:
    return FOLDER / f"contest-{version}.jsonl"


def results_of(version: int) -> Path:
    return FOLDER / f"contest-{version}.json"


def lines(version: int) -> Iterator[dict[str, Any]]:
    return map(json.loads, log_of(version).read_text("utf-8").splitlines())


def replayed(version: int) -> Contest:
    contest, reader = Contest("golden"), CODEC.reader()
    for number, line in enumerate(lines(version), start=1):
        event = reader.read(json.dumps(line["event"]).encode())
        apply(contest, event, number, line["author"], line["at"])
    return contest


def results(contest: Contest) -> dict[str, Any]:
    """The rankings, and how the boards look."""
    return {
        "totals": {
            str(number): [
                [one.rank, one.table, one.total, one.warnings] for one in ledger(contest, run).ranking
            ]
            for number, run in contest.runs.items()
        },
        "boards": {str(number): "".join(run.state.board.rows) for number, run in contest.runs.items()},
    }


def played(seed: int, steps: int) -> Room:
    """A contest of one game in which people do all that they may, in no particular order."""
    room = Room(TABLES, seed=seed)
    people = Wanderers(room, seed)
    people.rehearsed_game()
    for _ in range(steps):
        people.step()
    return room


def write() -> None:
    version, room = CODEC.version, played(SEED, STEPS)
    if log_of(version).exists():
        raise Refusal(ONCE)
    with log_of(version).open("w", encoding="utf-8") as file:
        for data, author, at in room.log:
            event = json.loads(data) | {"v": version}
            print(json.dumps({"event": event, "author": author, "at": at}, ensure_ascii=False), file=file)
    told = json.dumps(results(replayed(version)), ensure_ascii=False)
    results_of(version).write_text(told + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
