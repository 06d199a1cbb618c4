"""Warnings: how many a slip brings, how many are free, what the others cost."""

import pytest

from nonuple.ledger.ledger import settle
from nonuple.ledger.warnings import deduction, free_warnings, warnings_of
from nonuple.slips.verdict import Verdict
from tests.ledger.games import game, judged, line_of, turn, warned

ORIGINAL = ["7/8", "7+8", "7+8+9", "joker", "joker-7/8", "joker-7+8", "joker-7+8+9"]


@pytest.mark.article("2026", "6.9")
@pytest.mark.article("2010", "4.4")
@pytest.mark.article("2009", "4.3")
@pytest.mark.parametrize("edition", ["2026", "2010", "2009"])
@pytest.mark.parametrize(("count", "cost"), [(0, 0), (3, 0), (4, 5), (5, 10), (9, 30)])
def test_from_the_fourth_each_warning_costs_five_points(edition: str, count: int, cost: int) -> None:
    ledger = settle(game(*[turn({1: warned(20)})] * count, players=1, edition=edition))
    [line] = ledger.ranking
    assert (line.warnings, line.warning_deduction, line.total) == (count, cost, 20 * count - cost)


@pytest.mark.article("2026", "6.9")
@pytest.mark.article("2010", "4.4")
@pytest.mark.article("2009", "4.3")
@pytest.mark.parametrize("edition", ["2026", "2010", "2009"])
def test_in_blitz_from_the_sixth(edition: str) -> None:
    assert free_warnings(game(edition=edition, blitz=True)) == 5


@pytest.mark.article("2026", "4.8", "6.9")
@pytest.mark.parametrize("formula", ORIGINAL)
@pytest.mark.parametrize(("edition", "free"), [("2026", 5), ("2010", 3), ("2009", 3)])
def test_in_an_original_game_from_the_sixth_since_2026(formula: str, edition: str, free: int) -> None:
    assert free_warnings(game(edition=edition, formula=formula)) == free


@pytest.mark.article("2026", "4.8.1", "4.8.4", "6.9")
@pytest.mark.parametrize(("edition", "free"), [("2026", 5), ("2010", 3), ("2009", 3)])
def test_pairs_and_sudden_death_are_original_games(edition: str, free: int) -> None:
    assert free_warnings(game(edition=edition, pairs=True)) == free
    assert free_warnings(game(edition=edition, sudden_death=True)) == free


def test_an_original_game_in_blitz_has_the_ease_of_blitz() -> None:
    assert free_warnings(game(edition="2009", formula="7+8", blitz=True)) == 5


@pytest.mark.article("box", "bulletins")
def test_the_family_rules_know_no_deduction() -> None:
    ledger = settle(game(*[turn({1: warned(20)})] * 9, players=1, edition="box"))
    assert (ledger.ranking[0].warnings, ledger.ranking[0].total) == (9, 180)
    assert deduction(9, None) == 0


@pytest.mark.article("2026", "6.8")
@pytest.mark.article("2010", "4.5")
@pytest.mark.article("2009", "4.4")
@pytest.mark.parametrize(
    ("slip", "count"),
    [
        (judged(20), 0),
        (judged(20, "warning"), 1),
        (warned(20, "score-wrong", "joker-not-circled", "untidy"), 1),
        (judged(15, "penalty", "location-missing"), 0),
        (judged(0, "zero", "word-not-admitted", "score-wrong"), 0),
        (judged(0, "zero", "serious-misconduct"), 0),
        (judged(None, "commission"), 0),
    ],
)
def test_warnings_do_not_add_up_nor_join_a_graver_sanction(slip: Verdict, count: int) -> None:
    assert warnings_of(slip) == count


@pytest.mark.article("2026", "6.8")
@pytest.mark.article("2010", "4.5")
@pytest.mark.article("2009", "4.4")
@pytest.mark.parametrize(
    ("slip", "count"),
    [
        (warned(20, "misconduct"), 1),
        (warned(20, "score-wrong", "misconduct"), 2),
        (judged(15, "penalty", "location-missing", "misconduct"), 1),
        (judged(0, "zero", "word-not-admitted", "misconduct"), 1),
        (judged(0, "zero", "misconduct"), 1),
        (judged(30, "average", "repeated-unnotified", "misconduct"), 1),
        (judged(None, "commission", "misconduct"), 1),
    ],
)
def test_a_disciplinary_warning_is_added_to_any_sanction(slip: Verdict, count: int) -> None:
    assert warnings_of(slip) == count


def test_the_deduction_may_make_a_total_negative() -> None:
    ledger = settle(game(*[turn({1: warned(0)})] * 5, players=1))
    assert (line_of(ledger, 1).total, line_of(ledger, 1).percent) == (-10, -2.0)
