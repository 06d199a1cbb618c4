"""A person may decide otherwise; what the rulebook said stays as it was."""

import pytest

from nonuple import Game, Slip
from nonuple.errors import Refusal
from nonuple.slips.average import Mean
from nonuple.slips.ruling import counted, overruled
from nonuple.slips.verdict import Sanction, Verdict
from tests.play.lists import word_list


@pytest.fixture
def judged() -> Verdict:
    """RENE claimed one point too low: 8 points and a warning."""
    game = Game(lexicon=word_list("RENE")).draw("EEERWLN")
    verdict = game.judge(Slip.across("RENE", score=7))
    assert (verdict.points, verdict.sanction) == (8, Sanction.WARNING)
    return verdict


@pytest.mark.article("2026", "6.9", "7.3")
@pytest.mark.article("2010", "4.7", "5.3")
@pytest.mark.article("2009", "4.6", "5.3")
def test_an_overruling_has_a_motive_and_keeps_the_solution(judged: Verdict) -> None:
    changed = overruled(judged, 8, Sanction.NONE, motive="7 mal lu : c'est un 8", author="Denise")
    assert (changed.points, changed.sanction, changed.motives) == (8, Sanction.NONE, ())
    assert changed.solution == judged.solution
    assert changed.explain("fr") == "Décision (Denise) : 8 points ; 7 mal lu : c'est un 8."
    again = overruled(changed, 3, Sanction.PENALTY, motive="relu", author="commission")
    assert (again.points, again.gross) == (3, 8)
    assert again.explain("en") == "Decision (the commission): 3 points; relu."


@pytest.mark.article("2026", "6.9")
@pytest.mark.article("2010", "4.7")
@pytest.mark.article("2009", "4.6")
def test_an_average_granted_waits_for_the_others(judged: Verdict) -> None:
    granted = overruled(judged, None, Sanction.AVERAGE, motive="note perdue", author="chief")
    assert granted.pending
    known = counted(granted, Mean(31, 4, cap=7))
    assert (known.points, known.gross, known.pending) == (7, 7, False)
    assert known.explain("fr", full=True).splitlines() == [
        "moyenne des autres joueurs de l'arbitre : 31 ÷ 4, soit 7",
        "elle ne dépasse pas son plafond, 7 (valeur de la solution ou score revendiqué)",
        "Décision (le juge-arbitre) : moyenne des autres joueurs ; note perdue.",
    ]


def test_an_overruling_without_motive_or_with_impossible_points_is_refused(judged: Verdict) -> None:
    with pytest.raises(Refusal, match="motif"):
        overruled(judged, 8, Sanction.NONE, motive=" ", author="arbitre")
    for points, sanction in ((-1, Sanction.NONE), (5, Sanction.ZERO)):
        with pytest.raises(Refusal, match=str(points)):
            overruled(judged, points, sanction, motive="erreur", author="arbitre")
