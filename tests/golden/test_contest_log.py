"""A log written by this version can be read by every later one."""

import json

from nonuple.contest import events as on
from nonuple.contest.codec import CODEC
from nonuple.contest.people import Player, PlayerId
from nonuple.contest.results.rankings import ledger, ranking
from nonuple.contest.seating import Seated
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
        str(number): [
            [one.rank, one.table, one.total, one.warnings]
            for one in ranking(contest, run, ledger(contest, run))
        ]
        for number, run in contest.runs.items()
    } == told["totals"]
    assert {str(number): "".join(run.state.board.rows) for number, run in contest.runs.items()} == told[
        "boards"
    ]


ANA, BO, CY = (PlayerId(f"p{number}") for number in (1, 2, 3))

STREAM: tuple[tuple[str, on.ContestEvent], ...] = (
    (
        '{"type":"PlayersRegistered","players":[{"table":3,"name":"Ana","series":"4B"},{"table":5,"name":"Bo"}]}',
        on.PlayersRegistered(
            (Player("Ana", series="4B", id=ANA), Player("Bo", id=BO)), (Seated(ANA, 3), Seated(BO, 5))
        ),
    ),
    (
        '{"type":"AccessGranted","id":"x","role":"player","link":"y","table":3}',
        on.AccessGranted("x", "player", "y", player=ANA),
    ),
    (
        '{"type":"AccessGranted","id":"z","role":"chief","link":"y","table":null}',
        on.AccessGranted("z", "chief", "y"),
    ),
    ('{"type":"ReviewWithdrawn","game":1,"draw":3,"table":3}', on.ReviewWithdrawn(1, 3, ANA)),
    (
        '{"type":"PlayersMoved","moves":[{"table":3,"to":5},{"table":5,"to":3}]}',
        on.PlayersSeated((Seated(ANA, 5), Seated(BO, 3))),
    ),
    ('{"type":"CorrectionWithdrawn","game":1,"draw":3,"table":3}', on.CorrectionWithdrawn(1, 3, BO)),
    ('{"type":"PlayersMoved","moves":[{"table":3,"to":9}]}', on.PlayersSeated((Seated(BO, 9),))),
    ('{"type":"ReferralWithdrawn","game":1,"draw":3,"table":3}', on.ReferralWithdrawn(1, 3, BO)),
    (
        '{"type":"PlayersRegistered","players":[{"table":3,"name":"Cy"},{"table":9,"name":"Bob"}]}',
        on.PlayersRegistered((Player("Cy", id=CY), Player("Bob", id=BO)), (Seated(CY, 3), Seated(BO, 9))),
    ),
    ('{"type":"PlayersWithdrawn","tables":[3,5]}', on.PlayersWithdrawn((CY, ANA))),
    ('{"type":"PhonesConnected","game":1,"draw":3,"tables":[9]}', on.PhonesConnected(1, 3, (BO,))),
    ('{"type":"TotalDeclared","game":1,"table":5,"total":7}', on.TotalDeclared(1, ANA, 7)),
)
"""Tables of version 1, and the players who sat there then."""


def test_what_was_told_of_a_table_is_told_of_who_sat_there_then() -> None:
    reader = CODEC.reader()
    for written, event in STREAM:
        assert reader.read(written.encode()) == event
