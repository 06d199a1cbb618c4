"""Sudden death: who is below the best is out at once."""

import pytest

from nonuple.ledger.facts import LedgerPlayer, LedgerTurn
from nonuple.ledger.ledger import Ledger, settle
from nonuple.slips.verdict import Verdict
from tests.ledger.games import game, judged, line_of, marks, ranks, totals, turn, warned

EVERY_BOOK = pytest.mark.parametrize("edition", ["2026", "2010", "2009"])


def sudden(*turns: LedgerTurn, players: int = 3, edition: str = "2026") -> Ledger:
    return settle(game(*turns, players=players, edition=edition, sudden_death=True))


@pytest.mark.article("2026", "4.8.4")
@EVERY_BOOK
def test_below_the_best_found_by_a_player_is_out_even_if_nobody_has_the_top(edition: str) -> None:
    ledger = sudden(turn({1: 30, 2: 30, 3: 24}), turn({1: 20, 2: 21}), edition=edition)
    assert marks(ledger.eliminated) == [(1, 3), (2, 1)]
    assert ranks(ledger) == [(1, 2), (2, 1), (3, 3)]


@pytest.mark.article("2026", "4.8.4")
def test_several_fall_at_one_turn_and_are_ranked_by_their_total() -> None:
    ledger = sudden(turn({1: 30, 2: 20, 3: 25, 4: 20}), players=4)
    assert marks(ledger.eliminated) == [(1, 2), (1, 3), (1, 4)]
    assert ranks(ledger) == [(1, 1), (2, 3), (3, 2), (3, 4)]


@pytest.mark.article("2026", "4.8.4")
def test_who_falls_later_ranks_higher_whatever_the_totals() -> None:
    best = judged(30, "none")
    ledger = sudden(turn({1: best, 2: 30, 3: 29}), turn({1: 50, 2: 0}), turn({1: 0}))
    assert ranks(ledger) == [(1, 1), (2, 2), (3, 3)]
    assert totals(ledger) == {1: 80, 2: 30, 3: 29}


@pytest.mark.article("2026", "4.8.4")
def test_the_later_slips_of_one_who_is_out_are_ignored() -> None:
    ledger = sudden(
        turn({1: 30, 2: 30, 3: 1}), turn({1: 10, 2: 10, 3: warned(90)}), turn({3: judged(None, "commission")})
    )
    assert line_of(ledger, 3).total == 1
    assert line_of(ledger, 3).warnings == 0
    assert (ledger.pending, ledger.solos) == ([], [])
    assert marks(ledger.eliminated) == [(1, 3)]


@pytest.mark.article("2026", "4.8.4")
def test_if_nobody_scores_nobody_is_out() -> None:
    assert sudden(turn({}), turn({1: warned(0), 2: 0})).eliminated == []


@pytest.mark.article("2026", "6.9")
def test_a_penalty_counts_at_once() -> None:
    ledger = sudden(turn({1: 28, 2: judged(23, "penalty", "location-missing"), 3: 28}))
    assert marks(ledger.eliminated) == [(1, 2)]


@pytest.mark.article("2026", "6.9")
@pytest.mark.parametrize(("edition", "free"), [("2026", 5), ("2010", 3), ("2009", 3)])
def test_the_first_warning_that_is_not_free_puts_out(edition: str, free: int) -> None:
    ledger = sudden(*[turn({1: warned(20), 2: 20})] * (free + 2), players=2, edition=edition)
    assert marks(ledger.eliminated) == [(free + 1, 1)]
    line = line_of(ledger, 1)
    assert (line.warnings, line.warning_deduction, line.total) == (free + 1, 5, 20 * (free + 1) - 5)


@pytest.mark.article("2026", "6.9")
def test_one_still_at_the_head_after_his_penalty_stays() -> None:
    slips: dict[int | str, int | Verdict] = {1: warned(30), 2: 25, 3: 24}
    ledger = sudden(*[turn({1: warned(20), 2: 20, 3: 20})] * 5, turn(slips))
    assert marks(ledger.eliminated) == [(6, 3)]


@pytest.mark.article("2026", "4.8.4", "7.2")
def test_one_who_is_late_has_zero_and_is_out() -> None:
    late = game(
        turn({1: 10}),
        turn({1: 10, 2: 10}),
        players=[LedgerPlayer(1), LedgerPlayer(2, arrives=2)],
        sudden_death=True,
    )
    assert marks(settle(late).eliminated) == [(1, 2)]


@pytest.mark.article("2026", "4.5", "4.8.4")
def test_only_those_in_play_are_compared_for_a_solo_but_all_registered_count_for_the_bonus() -> None:
    ledger = sudden(
        turn({n: 30 if n < 3 else 10 for n in range(1, 17)}), turn({1: 40, 2: 30}), turn({1: 20}), players=16
    )
    assert [(solo.turn, solo.table, solo.bonus) for solo in ledger.solos] == [(2, 1, 10)]
