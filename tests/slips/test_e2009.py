"""The 2009 rulebook, chapters 3 and 4, sentence by sentence."""

import pytest

from nonuple.rulebooks.judging import judge
from nonuple.slips.slip import Principal, Slip
from nonuple.slips.verdict import Opinion
from tests.slips.e2009_cases import CASES, PASSE, RIZ, Case
from tests.slips.older_editions import OLDER, assert_as_wanted, judged, marked, situation_of

LIEZ_AND_DIREZ = (".L...", "DIREZ", ".E...", ".Z...")
"""LIEZ scores 32 at 9F; DIREZ, through its I, 19 at G8."""


@pytest.mark.parametrize("case", marked("2009", CASES))
def test_a_slip_is_judged_by_the_rulebook_of_2009(case: Case) -> None:
    assert_as_wanted(judged("2009", case), case)


@pytest.mark.parametrize("edition", OLDER)
def test_whether_a_junction_is_plausible_plays_no_part(edition: str) -> None:
    situation, slip = situation_of(PASSE.without("PASSER")), Slip(RIZ, None, 21)
    for opinion in Opinion:
        verdict = judge(edition, situation, slip, opinions={"PASSER": opinion})
        assert verdict.codes == ("junction-not-admitted",)


@pytest.mark.article("2009", "4.5")
@pytest.mark.article("2010", "4.6")
@pytest.mark.parametrize("edition", OLDER)
def test_of_two_words_that_cross_and_can_both_be_played_the_least_is_paid(edition: str) -> None:
    situation = situation_of(PASSE._replace(words=(*PASSE.words, "DE", "DIREZ")))
    verdict = judge(edition, situation, Slip(LIEZ_AND_DIREZ, "9F", 32))
    assert (verdict.points, verdict.sanction) == (19, "warning")
    assert "score-wrong" in verdict.codes


@pytest.mark.parametrize("edition", OLDER)
def test_the_word_that_the_arbiter_takes_as_the_main_one_is_judged(edition: str) -> None:
    slip = Slip(LIEZ_AND_DIREZ, "9F", 32, principal=Principal("LIEZ", down=True))
    verdict = judge(edition, situation_of(PASSE), slip)
    assert (verdict.points, verdict.codes) == (32, ("two-modes-one-wrong",))


def test_the_reasons_are_told_in_both_languages() -> None:
    case = next(case for case in CASES if case.name == "two places, the score is nobody's")
    verdict = judged("2009", case)
    assert "3.3.3 : plusieurs places conviennent" in verdict.explain("fr", full=True)
    assert "wrong score" in verdict.explain("en")
