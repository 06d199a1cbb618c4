"""The examples that were given for the editions of 2009 and 2010 (and the same slips in 2026).

Origin of tests/golden/judge-2009-2010.jsonl: examples of verdicts that came with the order for this judge.
"""

import json
from typing import Any

import pytest

from nonuple import _kernel
from nonuple.board import Board
from nonuple.formula import Formula
from nonuple.slips.editions import judge
from nonuple.slips.slip import Situation, Slip, SlipFault
from nonuple.tiles import Rack
from tests.repository import ROOT
from tests.slips.older_editions import zero_of

LINES = (ROOT / "tests" / "golden" / "judge-2009-2010.jsonl").read_text("utf-8").splitlines()
CASES = [json.loads(line) for line in LINES]


@pytest.mark.parametrize("case", CASES, ids=[case["id"] for case in CASES])
def test_a_golden_slip_is_judged_as_its_example_says(case: dict[str, Any]) -> None:
    situation = Situation(
        Board.from_rows(case["grid"]),
        Rack.parse(case["rack"]),
        _kernel.Words.build("\n".join(case["words"]).encode()),
        case["turn"],
        Formula.parse(case["formula"]),
        case["blitz"],
    )
    written = case["slip"]
    slip = Slip(
        tuple(written["sketch"]),
        written["reference"],
        written["score"],
        frozenset(map(SlipFault, written["faults"])),
    )
    history = [zero_of(zero) for zero in case.get("history", ())]
    verdict = judge(case["edition"], situation, slip, history=history, peers=case.get("peers"))
    expected = case["expect"]
    assert verdict.points == expected["points"]
    assert verdict.sanction in [expected["sanction"], *expected.get("sanction_alt", [])]
    assert set(expected["codes"]) <= set(verdict.codes)
    assert "any_of" not in expected or not set(expected["any_of"]).isdisjoint(verdict.codes)
