"""A person may decide otherwise; what the rulebook said stays on record."""

import pytest

from nonuple import Game, Slip
from nonuple.errors import Refusal
from nonuple.slips.ruling import Ruling
from nonuple.slips.verdict import Sanction
from tests.play.lists import word_list


@pytest.fixture
def ruling() -> Ruling:
    """RENE claimed one point too low: 8 points and a warning."""
    game = Game(lexicon=word_list("RENE")).draw("EEERWLN")
    return Ruling(game.judge(Slip.across("RENE", score=7)))


def test_the_verdict_stands_until_it_is_overruled(ruling: Ruling) -> None:
    assert ruling.verdict is ruling.judged
    assert (ruling.verdict.points, ruling.verdict.sanction) == (8, Sanction.WARNING)


@pytest.mark.article("2026", "6.9", "7.3")
@pytest.mark.article("2010", "4.7", "5.3")
@pytest.mark.article("2009", "4.6", "5.3")
def test_an_overruling_has_a_motive_and_leaves_the_original_on_record(ruling: Ruling) -> None:
    changed = ruling.overrule(8, Sanction.NONE, motive="7 mal lu : c'est un 8", author="double arbitre")
    assert (changed.verdict.points, changed.verdict.sanction) == (8, Sanction.NONE)
    assert changed.judged == ruling.judged
    again = changed.overrule(3, Sanction.PENALTY, motive="commission", author="commission")
    assert (again.verdict.points, again.verdict.gross) == (3, 8)
    assert [one.author for one in again.overrulings] == ["double arbitre", "commission"]
    assert "7 mal lu" in again.explain()
    assert again.explain().endswith(ruling.judged.explain())


def test_an_overruling_without_motive_or_with_impossible_points_is_refused(ruling: Ruling) -> None:
    with pytest.raises(Refusal, match="motif"):
        ruling.overrule(8, Sanction.NONE, motive=" ", author="arbitre")
    for points, sanction in ((-1, Sanction.NONE), (5, Sanction.ZERO)):
        with pytest.raises(Refusal, match=str(points)):
            ruling.overrule(points, sanction, motive="erreur", author="arbitre")
