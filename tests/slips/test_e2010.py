"""The 2010 rulebook, chapters 3 and 4: what it changes, and what it keeps of 2009."""

import pytest

from tests.slips.e2009_cases import CASES as CASES_2009
from tests.slips.e2009_cases import Case
from tests.slips.e2010_cases import CASES, JUDGED_OTHERWISE
from tests.slips.older_editions import assert_as_wanted, judged, marked


@pytest.mark.parametrize("case", marked("2010", CASES))
def test_a_slip_is_judged_by_the_rulebook_of_2010(case: Case) -> None:
    assert_as_wanted(judged("2010", case), case)


def test_every_difference_between_the_editions_names_a_slip() -> None:
    assert set(JUDGED_OTHERWISE) <= {case.name for case in CASES_2009}


@pytest.mark.article("2010", "4.3")
def test_a_penalty_says_what_the_solution_is_worth_and_never_goes_below_zero() -> None:
    case = next(case for case in CASES if case.name == "fewer points than the penalty")
    verdict = judged("2010", case)
    assert (verdict.points, verdict.gross, verdict.sanction) == (0, 3, "penalty")
