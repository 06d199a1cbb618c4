"""Golden logs of contests: what a version of the events has written, and what it comes to.

`python -m tests.golden.contests` writes the log of the version in use, once, when that version is new. What
is there is never written again: every later program reads it, and finds the same.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from nonuple.activity.door import Granted, Revoked
from nonuple.contest import commands as ask
from nonuple.contest.codec import CODEC
from nonuple.contest.results.rankings import ledger, ranking
from nonuple.contest.state import Contest, apply
from nonuple.slips.verdict import Sanction
from tests.contest.room import CHIEF, COMMISSION, OTHER_ARBITER, Room, across, player, who
from tests.contest.wandering import TABLES, Wanderers

FOLDER = Path(__file__).parent
VERSIONS = range(1, CODEC.version + 1)
SEED = 28
STEPS = 260


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
    """The rankings, how the boards look, and what is said of every slip."""
    return {
        "totals": {
            str(number): [
                [one.rank, one.table, one.total, one.warnings]
                for one in ranking(contest, run, ledger(contest, run))
            ]
            for number, run in contest.runs.items()
        },
        "boards": {str(number): "".join(run.state.board.rows) for number, run in contest.runs.items()},
        "slips": {
            f"{number}:{played.draw}:{run.seating.tables[one]}": sheet.decision.explain("fr", full=True)
            for number, run in contest.runs.items()
            for played in run.rounds.values()
            for one, sheet in played.sheets.items()
            if sheet.decision is not None
        },
    }


def played(seed: int, steps: int) -> Room:
    """A contest with an appeal that goes up to the federation and an average granted; then people do all that
    they may, in no particular order."""
    room = Room(TABLES, seed=seed)
    room.store(
        (Granted("carte", "player", "lien", place=who(1)), Granted("salle", "display", "autre")), "Olive"
    )
    room.store((Revoked("salle"),), "Olive")
    room.open_game(source="bag", edition="2026")
    draw = room.turn("AEIRTLN", t1=across("RATEIN", "H4", 14), t2=across("RALENTI", "H8", 66))
    room.do(player(1), ask.Appeal(1, draw, "le mot existe"))
    room.do(COMMISSION, ask.RuleCase(1, draw, 1, points=0, sanction=Sanction.ZERO, motive="refusé"))
    room.do(COMMISSION, ask.ForwardCase(1, draw, 1, motive="le joueur insiste", told=True))
    room.do(COMMISSION, ask.AnswerFile(1, draw, 1, points=14, sanction=Sanction.NONE, motive="relu"))
    room.enter(OTHER_ARBITER, draw, 3, across("ENTRAI", "H8", 20))
    room.do(CHIEF, ask.Overrule(1, draw, 3, sanction=Sanction.AVERAGE, motive="billet perdu"))
    people = Wanderers(room, seed)
    for _ in range(steps):
        people.step()
    return room


def write() -> None:
    version, room = CODEC.version, played(SEED, STEPS)
    with log_of(version).open("x", encoding="utf-8") as file:
        for data, author, at in room.log:
            event = json.loads(data) | {"v": version}
            print(json.dumps({"event": event, "author": author, "at": at}, ensure_ascii=False), file=file)
    told = json.dumps(results(replayed(version)), ensure_ascii=False, indent=1)
    results_of(version).write_text(told + "\n", encoding="utf-8")


if __name__ == "__main__":
    write()
