"""What else a slip may mean, and what an arbiter's choice of it makes of the slip."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from nonuple.ledger.notification import Note
from nonuple.ledger.wording import wording
from nonuple.rulebooks.judging import judge
from nonuple.slips.other_reading import COSTS, other_reading
from nonuple.slips.played import word_played
from nonuple.slips.reading import Reading
from nonuple.slips.slip import Principal, Situation, Slip
from nonuple.slips.verdict import OtherReading
from tests.editions import COMPETITION
from tests.slips.agreement import slips
from tests.slips.situations import ERAI, PARI, decided, judged, played, slip

SLIPS = 1_500
LECTURES = Path(__file__).parents[2] / "docs" / "lectures.md"
BESIDE_SERAI = ("SERAIT", ".....A", ".....P", ".....E", ".....Z")
"""All letters are right at 10C."""


def other(where: Situation, what: Slip, edition: str = "2026") -> OtherReading | None:
    verdict = judge(edition, where, what)
    return other_reading(
        Reading(where, what), verdict, lambda taken: judge(edition, where, replace(what, principal=taken))
    )


@pytest.mark.article("2026", "6.2.3", "6.2.5")
def test_a_reference_against_letters_leaves_two_readings_and_the_arbiter_takes_one() -> None:
    what = slip(*BESIDE_SERAI, ref="9H")
    assert played(judged(ERAI, what)) == ("10C", "TAPEZ")
    found = other(ERAI, what)
    assert found is not None
    assert found.principal == Principal("TAPEZ", down=True, by="reference")
    assert (found.verdict.points, played(found.verdict)) == (26, ("9H", "TAPEZ"))
    taken = judged(ERAI, replace(what, principal=found.principal))
    assert decided(taken) == (26, "warning", {"score-missing"})
    for language in ("fr", "en"):
        chosen = taken.reasons[0].say(language)
        assert "TAPEZ" in chosen
        assert chosen in taken.explain(language, full=True)
        assert chosen in wording(Note(1, 1, taken), language)


@pytest.mark.article("2026", "6.5")
def test_letters_taken_against_a_reference_make_that_a_wrong_way_of_locating() -> None:
    what = slip(*BESIDE_SERAI, ref="9H", score=26)
    by_letters = replace(what, principal=Principal("TAPEZ", down=True, by="letters"))
    assert decided(judged(ERAI, by_letters)) == (24, "warning", {"score-wrong", "two-modes-one-wrong"})


def test_a_main_word_goes_before_one_that_is_beyond_doubt() -> None:
    both = ("...MENU", "PARI")
    for main in (("MI", "V"), ("MENU", "H")):
        word = word_played(Reading(PARI, slip(*both, ref="G8", score=9, main=main)))
        assert word is not None
        assert word.word == main[0]


@pytest.mark.parametrize("edition", COMPETITION)
def test_what_is_offered_is_rare_earns_something_else_and_what_was_said(edition: str) -> None:
    offered: Counter[bool] = Counter()
    for name, where, what in slips(35, SLIPS):
        verdict, found = judge(edition, where, what), other(where, what, edition)
        offered[found is not None] += 1
        if found is None:
            continue
        taken = judge(edition, where, replace(what, principal=found.principal))
        assert taken.in_brief == found.verdict, (name, where, what)
        assert (taken.points, taken.sanction) != (verdict.points, verdict.sanction), (name, where, what)
        assert other(where, replace(what, principal=found.principal), edition) is None
    assert 0 < offered[True] < offered[False] / 10


def test_the_costs_are_printed_by_article_for_arbiters() -> None:
    """As `| article | what is false | cost |`, in the order of the articles."""
    table = (
        LECTURES.read_text("utf-8").partition("| article | ce qui est faux | coût |")[2].partition("\n\n")[0]
    )
    rows = [row.split("|") for row in table.splitlines() if "6." in row]
    assert [row[1].strip() for row in rows] == [article for article, _ in COSTS] == sorted(dict(COSTS))
    assert {row[3].strip() for row in rows} == {"1"}
