"""What a verdict says of itself."""

import re

import pytest

from nonuple.rulebooks.judging import judge
from nonuple.slips.slip import Slip
from nonuple.slips.verdict import Code, Finding, Motive, Sanction, Verdict
from nonuple.texts import LANGUAGES, Language, speak
from nonuple.texts import verdicts as texts
from tests.editions import COMPETITION
from tests.slips.agreement import slips
from tests.slips.situations import PARI, RENE, RODE, down, judged, slip


def test_in_one_line_for_a_screen() -> None:
    verdict = judge("2026", RODE, Slip.down("MENTIR", score=8))
    assert (verdict.points, str(verdict.sanction), verdict.articles) == (3, "penalty", ("6.6",))
    assert verdict.explain("fr") == ("6.6 : localisation absente, score exact pour ce mot ; 8 − 5 = 3.")
    assert verdict.explain("en") == ("6.6: no place given, the score is right for this word; 8 − 5 = 3.")


def test_in_full_for_a_correction_note() -> None:
    verdict = judged(RODE, slip(*down("MENTIR"), ref="8G", score=9))
    lines = verdict.explain("fr", full=True).splitlines()
    assert lines == [
        "6.2.3 : la référence 8G désigne une solution",
        "6.2 : MENTIR en 8G vaut 8",
        "6.5 : score erroné ; avertissement, payé 8.",
    ]


@pytest.mark.article("2010", "4.3")
@pytest.mark.parametrize(
    ("gross", "end"), [(4, "pénalité de 5 points sur 4, il ne reste rien"), (5, "5 − 5 = 0")]
)
def test_a_penalty_leaves_nothing_of_four_points(gross: int, end: str) -> None:
    verdict = Verdict(0, gross, Sanction.PENALTY, (Motive(Code.LOCATION_SHIFTED, "4.3"),))
    assert verdict.explain("fr") == f"4.3 : référencement décalé d'une case ; {end}."


def test_without_sanction() -> None:
    assert (
        judged(RENE, slip("BLEUIS", ref="I3", score=21)).explain("fr")
        == "Solution entièrement valide ; payée 21."
    )


def test_a_question_says_what_each_answer_gives() -> None:
    verdict = judged(PARI, slip("MENU", ref="I8", score=9))
    assert verdict.explain("fr") == "L'avis de l'arbitre est nécessaire ; points à décider."
    assert verdict.question is not None
    for outcome in verdict.question.outcomes.values():
        assert outcome.explain("en")


def test_in_the_language_being_spoken() -> None:
    verdict = judged(RENE, slip("BLEUIS", ref="I3"))
    try:
        speak("en")
        assert "score missing" in verdict.explain()
    finally:
        speak("fr")
    assert "score absent" in verdict.explain()


@pytest.mark.parametrize("code", Code)
def test_every_code_has_its_sentence(code: Code) -> None:
    assert texts.MOTIVES[code]


@pytest.mark.parametrize("finding", [one for one in Finding if one is not Finding.QUOTED])
def test_every_finding_has_its_sentence(finding: Finding) -> None:
    assert texts.REASONS[finding]


@pytest.mark.parametrize("sanction", Sanction)
def test_every_sanction_can_be_said(sanction: Sanction) -> None:
    assert texts.WITHOUT_MOTIVE[sanction]


def test_the_solution_shows_the_joker() -> None:
    verdict = judged(RENE, slip("BLEUIS", ref="I3", score=21))
    assert verdict.solution is not None
    assert (verdict.solution.ref, verdict.solution.word) == ("I3", "BLEUIS")


@pytest.mark.article("2026", "6.8")
@pytest.mark.parametrize("edition", COMPETITION)
def test_a_letter_that_was_not_drawn_is_named_wherever_it_is_held_against_a_slip(edition: str) -> None:
    verdicts = [judge(edition, situation, written) for _, situation, written in slips(12, 300)]
    blamed = [one for one in verdicts if Code.LETTER_ERROR in one.codes]
    named = {Finding.LETTERS_MISSING, Finding.LETTERS_MISSING_AT}
    assert blamed
    assert all(named & {reason.code for reason in one.reasons} for one in blamed)


@pytest.mark.article("2026", "6.8")
@pytest.mark.parametrize("edition", COMPETITION)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_ground_that_stands_in_a_list_holds_what_parts_it(edition: str, language: Language) -> None:
    verdicts = [judge(edition, situation, written) for _, situation, written in slips(12, 300)]
    several = [one for one in verdicts if len(one.motives) > 1 and one.said is None]
    assert several
    for one in several:
        *grounds, _ = re.split(" ?; ", one.explain(language))
        told = [ground for part in grounds for ground in re.sub(r"^[\d.]+ ?: ", "", part).split(", ")]
        assert sorted(told) == sorted(one.ground(code, language) for code in one.codes)
