"""Solos: alone above all, and the bonus of 10."""

import pytest

from nonuple.ledger.facts import LedgerPlayer
from nonuple.ledger.ledger import Ledger, settle
from nonuple.slips.verdict import Verdict
from tests.ledger.games import game, judged, marks, totals, turn

BOOKS = pytest.mark.parametrize("edition", ["2026", "2010", "2009"])


def crowd(
    players: int, edition: str, slips: dict[int, int | Verdict], top: int = 100, rest: int = 10
) -> Ledger:
    """One turn at which everybody else has `rest` points."""
    return settle(
        game(
            turn({table: slips.get(table, 10) for table in range(1, players + 1)}, top),
            players=players,
            edition=edition,
        )
    )


@pytest.mark.article("2026", "4.5")
@pytest.mark.article("2010", "2.6.4")
@pytest.mark.article("2009", "2.6.4")
@BOOKS
@pytest.mark.parametrize(("players", "bonus"), [(2, 0), (15, 0), (16, 10), (40, 10)])
def test_sixteen_players_earn_the_bonus_even_below_the_top(edition: str, players: int, bonus: int) -> None:
    ledger = crowd(players, edition, {2: 70})
    assert [(solo.turn, solo.table, solo.points, solo.bonus) for solo in ledger.solos] == [(1, 2, 70, bonus)]
    assert totals(ledger)[2] == 70 + bonus
    assert ledger.ranking[0].solos == 1


@pytest.mark.article("2026", "4.5")
@pytest.mark.article("2010", "2.6.4")
@pytest.mark.article("2009", "2.6.4")
@BOOKS
def test_two_at_the_head_make_no_solo(edition: str) -> None:
    assert crowd(16, edition, {2: 70, 3: 70}).solos == []


@BOOKS
def test_nobody_alone_makes_a_solo_nor_anyone_without_points(edition: str) -> None:
    assert settle(game(turn({1: 50}), players=1, edition=edition)).solos == []
    assert settle(game(turn({1: 0, 2: 0}), players=2, edition=edition)).solos == []


@pytest.mark.article("2026", "4.5")
def test_since_2026_scores_are_compared_before_the_penalty() -> None:
    penalised = judged(45, "penalty", "location-missing")
    assert marks(crowd(16, "2026", {1: penalised, 2: 48}).solos) == [(1, 1)]
    assert crowd(16, "2026", {1: penalised, 2: 50}).solos == []
    [solo] = crowd(16, "2026", {1: penalised, 2: 48}).solos
    assert (solo.points, solo.bonus) == (45, 10)


@pytest.mark.article("2026", "4.5")
def test_what_a_solution_was_worth_may_be_given() -> None:
    given = judged(45, "penalty", "location-missing", gross=47)
    assert marks(crowd(16, "2026", {1: given, 2: 48}).solos) == [(1, 2)]


@pytest.mark.article("2026", "4.5", "6.6")
def test_a_slip_made_void_is_worth_nothing() -> None:
    void = judged(0, "zero", "penalty-exceeds-score", gross=4)
    assert settle(game(turn({1: void, 2: 0}), players=2)).solos == []
    assert marks(settle(game(turn({1: void, 2: 3}), players=2)).solos) == [(1, 2)]


@pytest.mark.article("2010", "2.6.4")
@pytest.mark.article("2009", "2.6.4")
@pytest.mark.parametrize("edition", ["2010", "2009"])
def test_before_2026_scores_are_compared_as_credited(edition: str) -> None:
    penalised = judged(45, "penalty", "location-shifted")
    assert marks(crowd(16, edition, {1: penalised, 2: 48}).solos) == [(1, 2)]


@BOOKS
def test_an_average_neither_makes_nor_spoils_a_solo(edition: str) -> None:
    averaged = judged(60, "average", "repeated-unnotified")
    assert marks(crowd(16, edition, {1: averaged, 2: 50}).solos) == [(1, 2)]
    assert crowd(16, edition, {1: averaged}).solos == []


@BOOKS
def test_players_who_are_not_there_yet_count_for_the_sixteen(edition: str) -> None:
    players = [LedgerPlayer(n, arrives=1 if n < 3 else 2) for n in range(1, 17)]
    [solo] = settle(game(turn({1: 50, 2: 40}), players=players, edition=edition)).solos
    assert (solo.table, solo.bonus) == (1, 10)


@BOOKS
def test_a_slip_before_the_commission_makes_no_solo(edition: str) -> None:
    assert marks(crowd(16, edition, {1: judged(90, "commission"), 2: 50}).solos) == [(1, 2)]


@pytest.mark.article("box", "solo")
@pytest.mark.parametrize(("players", "bonus"), [(15, 0), (16, 10)])
def test_family_rules_reward_the_only_finder_of_the_top(players: int, bonus: int) -> None:
    [solo] = crowd(players, "box", {3: 30}, top=30).solos
    assert (solo.table, solo.bonus) == (3, bonus)


@pytest.mark.article("box", "solo")
def test_family_rules_reward_nobody_below_the_top_and_no_two_at_it() -> None:
    assert crowd(16, "box", {3: 29}, top=30).solos == []
    assert crowd(16, "box", {3: 30, 4: 30}, top=30).solos == []
    assert settle(game(turn({1: 0}, 0), players=2, edition="box")).solos == []


@pytest.mark.article("box", "solo")
def test_family_rules_add_nothing_to_the_only_scrabble_of_a_turn() -> None:
    top, other = judged(80, scrabble=True), judged(70, scrabble=True)
    assert [solo.bonus for solo in crowd(16, "box", {1: top}, top=80).solos] == [0]
    assert [solo.bonus for solo in crowd(16, "box", {1: top, 2: other}, top=80).solos] == [10]


def test_a_scrabble_changes_nothing_in_the_other_rulebooks() -> None:
    assert [solo.bonus for solo in crowd(16, "2026", {1: judged(80, scrabble=True)}, top=80).solos] == [10]
