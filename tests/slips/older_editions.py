"""How the cases of the older editions are put to the judge."""

from collections.abc import Iterable
from typing import Any

import pytest

from nonuple import _kernel
from nonuple.pieces.formula import Formula
from nonuple.pieces.tiles import Rack
from nonuple.rulebooks.judging import judge
from nonuple.slips.slip import Situation, Slip, SlipFault
from nonuple.slips.verdict import Code, Verdict, Zero
from tests.slips.e2009_cases import Case, Position

OLDER = ("2009", "2010")


def marked(edition: str, cases: Iterable[Case]) -> list[Any]:
    """The cases as parameters that bear their article."""
    return [
        pytest.param(case, id=f"{case.article}-{case.name}", marks=pytest.mark.article(edition, case.article))
        for case in cases
    ]


def situation_of(position: Position) -> Situation:
    return Situation(
        position.board,
        Rack.parse(position.rack),
        _kernel.Words.build("\n".join(position.words).encode()),
        position.turn,
        Formula.parse(position.formula),
    )


def judged(edition: str, case: Case) -> Verdict:
    slip = Slip(case.sketch, case.reference, case.score, frozenset(map(SlipFault, case.faults)))
    history = [zero_of(written) for written in case.history]
    return judge(edition, situation_of(case.position), slip, history=history, peers=case.peers)


def zero_of(written: dict[str, Any]) -> Zero:
    """An earlier zero as the contract writes it."""
    return Zero(**{**written, "code": Code(written.get("code", Code.WORD_NOT_ADMITTED))})


def assert_as_wanted(verdict: Verdict, case: Case) -> None:
    want, why = case.want, verdict.explain("en", full=True)
    assert (verdict.points, verdict.sanction) == (want.points, want.sanction), why
    assert set(want.codes) <= set(verdict.codes)
    if want.sanction == "none":
        assert verdict.motives == ()
    else:
        assert want.article in verdict.articles
