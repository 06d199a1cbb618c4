"""Totals, shares of the top, ranks; what late, excluded and undecided slips count."""

import pytest

from nonuple.ledger.facts import LedgerPlayer
from nonuple.ledger.ledger import settle
from nonuple.ledger.ranking import percent
from tests.ledger.games import game, judged, line_of, marks, ranks, totals, turn, warned


@pytest.mark.article("2026", "intro")
@pytest.mark.article("2010", "intro")
@pytest.mark.article("2009", "intro")
@pytest.mark.article("box", "theme")
@pytest.mark.parametrize("edition", ["2026", "2010", "2009", "box"])
def test_the_winner_has_most_points_and_the_others_follow(edition: str) -> None:
    ledger = settle(game(turn({1: 10, 2: 30, 3: 20}, 30), turn({1: 5, 2: 5, 3: 5}, 5), edition=edition))
    assert ranks(ledger) == [(1, 2), (2, 3), (3, 1)]
    assert totals(ledger) == {1: 15, 2: 35, 3: 25}


def test_equal_totals_share_a_rank_and_the_next_is_skipped() -> None:
    ledger = settle(game(turn({4: 30, 3: 20, 1: 20, 2: 10}), players=4))
    assert ranks(ledger) == [(1, 4), (2, 1), (2, 3), (4, 2)]


def test_within_a_rank_tables_go_by_number_then_by_name() -> None:
    players = [LedgerPlayer("B"), LedgerPlayer("10"), LedgerPlayer(9), LedgerPlayer("A"), LedgerPlayer(11)]
    assert [table for _, table in ranks(settle(game(players=players)))] == [9, "10", 11, "A", "B"]


@pytest.mark.article("box", "coffret")
def test_each_has_his_total_and_his_share_of_the_top() -> None:
    ledger = settle(game(turn({1: 20}, 20), turn({1: 18}, 21), players=1, edition="box"))
    [line] = ledger.ranking
    assert (ledger.top, line.total, line.negative, line.percent) == (41, 38, -3, 92.7)


@pytest.mark.parametrize(
    ("total", "top", "share"),
    [
        (0, 97, 0.0),
        (90, 97, 92.8),
        (1, 2000, 0.1),
        (-1, 2000, -0.1),
        (-1, 3000, 0.0),
        (1005, 1000, 100.5),
        (100, 100, 100.0),
        (5, 0, None),
    ],
)
def test_a_share_has_one_decimal_and_halves_go_away_from_zero(total: int, top: int, share: float) -> None:
    assert percent(total, top) == share
    assert str(percent(total, top)) == str(share)


def test_a_game_without_turns_or_without_points_has_no_share() -> None:
    assert settle(game(players=1)).ranking[0].percent is None
    assert settle(game(turn({1: 0}, 0), players=1)).ranking[0].percent is None
    assert settle(game(players=0)).ranking == []


@pytest.mark.article("box", "bulletins")
def test_a_word_not_admitted_scores_nothing() -> None:
    refused = judged(0, "zero", "word-not-admitted")
    assert totals(settle(game(turn({1: refused, 2: 20}), players=2, edition="box"))) == {2: 20, 1: 0}


@pytest.mark.article("2026", "6.7")
def test_a_table_with_no_slip_has_zero() -> None:
    assert totals(settle(game(turn({1: 20}), players=2))) == {1: 20, 2: 0}


@pytest.mark.article("2026", "7.2")
@pytest.mark.article("2010", "5.1")
@pytest.mark.article("2009", "5.1")
@pytest.mark.parametrize("edition", ["2026", "2010", "2009"])
def test_turns_before_a_late_arrival_count_zero_whatever_was_entered(edition: str) -> None:
    late = [LedgerPlayer(1), LedgerPlayer(2, arrives=3)]
    turns = [turn({1: 20, 2: warned(30)}), turn({1: 20, 2: judged(None, "commission")}), turn({1: 9, 2: 21})]
    ledger = settle(game(*turns, players=late, edition=edition))
    assert totals(ledger) == {1: 49, 2: 21}
    assert line_of(ledger, 2).warnings == 0
    assert ledger.pending == []


@pytest.mark.article("2026", "4.8.1", "7.2")
@pytest.mark.article("2010", "5.1")
@pytest.mark.article("2009", "5.1")
def test_a_pair_is_one_line_late_only_until_the_first_of_the_two_arrives() -> None:
    pairs = [LedgerPlayer(1, "Anne et Bruno"), LedgerPlayer(2, "Claire et David", arrives=2)]
    ledger = settle(game(turn({1: 20, 2: 50}), turn({1: 10, 2: 50}), players=pairs, pairs=True))
    assert totals(ledger) == {2: 50, 1: 30}


@pytest.mark.article("2026", "7.1")
def test_the_scores_of_one_excluded_for_cheating_are_annulled() -> None:
    cheat = [LedgerPlayer(1, excluded=2), LedgerPlayer(2), LedgerPlayer(3)]
    turns = [turn({1: 90, 2: 30, 3: 20}), turn({1: warned(90), 2: 10, 3: 0}), turn({1: 50, 2: 10, 3: 0})]
    ledger = settle(game(*turns, players=cheat))
    assert line_of(ledger, 1).total == line_of(ledger, 1).warnings == 0
    assert marks(ledger.solos) == [(1, 2), (2, 2), (3, 2)]
    assert marks(ledger.excluded) == [(2, 1)]


@pytest.mark.article("2026", "7.1")
def test_one_excluded_ranks_after_everybody_even_after_a_negative_total() -> None:
    turns = [turn({2: warned(0)}) for _ in range(4)]
    ledger = settle(game(*turns, players=[LedgerPlayer(1, excluded=1), LedgerPlayer(2)]))
    assert totals(ledger) == {2: -5, 1: 0}
    assert ranks(ledger) == [(1, 2), (2, 1)]


@pytest.mark.article("2026", "6.4.2.2", "7.3")
def test_a_slip_before_the_commission_counts_nothing_and_is_pending() -> None:
    ledger = settle(game(turn({1: 20}), turn({2: judged(40, "commission"), 1: judged(None, "undecided")})))
    assert totals(ledger) == {1: 20, 2: 0, 3: 0}
    assert marks(ledger.pending) == [(2, 1), (2, 2)]


def test_an_average_not_yet_computed_is_pending() -> None:
    ledger = settle(game(turn({1: judged(None, "average", "repeated-unnotified"), 2: 9})))
    assert marks(ledger.pending) == [(1, 1)]
    assert totals(ledger)[1] == 0


@pytest.mark.article("2026", "7.3")
@pytest.mark.article("2010", "5.3")
@pytest.mark.article("2009", "5.3")
@pytest.mark.parametrize("edition", ["2026", "2010", "2009"])
def test_a_decision_changed_on_appeal_changes_everything_that_follows_from_it(edition: str) -> None:
    later = [turn({1: 10, 2: 10}), turn({1: 10, 2: 10})]
    before = settle(game(turn({1: judged(0, "zero"), 2: 50}), *later, players=2, edition=edition))
    after = settle(game(turn({1: 60, 2: 50}), *later, players=2, edition=edition))
    assert (ranks(before), marks(before.solos)) == ([(1, 2), (2, 1)], [(1, 2)])
    assert (ranks(after), marks(after.solos)) == ([(1, 1), (2, 2)], [(1, 1)])
