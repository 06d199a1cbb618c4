"""A log written by this version can be read by every later one."""

import json

import pytest

from nonuple.contest import events as on
from nonuple.contest.codec import CODEC
from nonuple.contest.results.rankings import ledger
from nonuple.contest.state import Contest, apply
from tests.repository import ROOT

GOLDEN = ROOT / "tests" / "golden"


def test_the_log_of_version_1_tells_the_same_contest_for_ever() -> None:
    contest, reader = Contest("golden"), CODEC.reader()
    lines = (GOLDEN / "contest-1.jsonl").read_text("utf-8").splitlines()
    for number, line in enumerate(map(json.loads, lines), start=1):
        apply(
            contest,
            reader.read(json.dumps(line["event"]).encode()),
            number,
            line["author"],
            line["at"],
        )
    told = json.loads((GOLDEN / "contest-1.json").read_text("utf-8"))
    assert {
        str(number): [[one.rank, one.table, one.total, one.warnings] for one in ledger(contest, run).ranking]
        for number, run in contest.runs.items()
    } == told["totals"]
    assert {str(number): "".join(run.state.board.rows) for number, run in contest.runs.items()} == told[
        "boards"
    ]


@pytest.mark.parametrize(
    ("written", "event"),
    [
        ('{"type":"ReviewWithdrawn","game":1,"draw":3,"table":7}', on.ReviewWithdrawn(1, 3, 7)),
        ('{"type":"CorrectionWithdrawn","game":1,"draw":3,"table":7}', on.CorrectionWithdrawn(1, 3, 7)),
        ('{"type":"ReferralWithdrawn","game":1,"draw":3,"table":7}', on.ReferralWithdrawn(1, 3, 7)),
        (
            '{"type":"PlayersMoved","moves":[{"table":3,"to":5},{"table":5,"to":3}]}',
            on.PlayersMoved((on.Moved(3, 5), on.Moved(5, 3))),
        ),
    ],
)
def test_what_was_taken_back_or_moved_is_read_for_ever(written: str, event: on.ContestEvent) -> None:
    assert CODEC.reader().read(written.encode()) == event
