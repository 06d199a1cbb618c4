"""Ranges of seeds and those who work: whatever becomes of these, answers come whole and in order."""

from collections.abc import Callable, Generator, Sequence
from random import Random
from typing import Generic, TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonuple.errors import Refusal
from nonuple.words.lexicon import Lexicon
from nonuple.workers.ordered import TRIES, LostWork, Work, cut, in_order, played_games

T = TypeVar("T")

SEEDS = st.builds(
    lambda first, count: range(first, first + count), st.integers(0, 2**256), st.integers(0, 300)
)
SIZES = st.integers(1, 120)


class Fake(Generic[T]):
    """An errand that is lost a few times before it is answered."""

    def __init__(self, answer: Callable[[], T], *, lost: bool = False) -> None:
        self._answer, self._lost = answer, lost
        self.cancelled = False

    def result(self) -> T:
        if self._lost:
            raise LostWork
        return self._answer()

    def cancel(self) -> None:
        self.cancelled = True


class Unsteady:
    """Those who leave with what they were doing: each range so often as `losses` says of it."""

    games_at_once = 7

    def __init__(self, losses: Callable[[range], int] = lambda _: 0, ahead: int = 4) -> None:
        self._losses, self._ahead = losses, ahead
        self.given: dict[range, int] = {}
        self.out: list[Fake[object]] = []

    def give(self, work: Work[T], one: range) -> Fake[T]:
        times = self.given[one] = self.given.get(one, 0) + 1
        errand = Fake(lambda: work(Lexicon.of(["NU"]), one), lost=times <= self._losses(one))
        self.out.append(errand)  # type: ignore[arg-type]
        return errand

    def spread(self, work: Work[T], ranges: Sequence[range]) -> Generator[T]:
        yield from in_order(lambda one: self.give(work, one), ranges, self._ahead)


@given(SEEDS, SIZES)
def test_every_seed_is_in_one_range_and_all_in_order(seeds: range, size: int) -> None:
    ranges = cut(seeds, size)
    assert [seed for one in ranges for seed in one] == list(seeds)
    assert all(len(one) == size for one in ranges[:-1])
    assert all(0 < len(one) <= size for one in ranges)


@given(SEEDS, SIZES, st.integers(1, 20), st.integers(0, 99))
def test_answers_come_in_order_and_once_whatever_was_lost(
    seeds: range, size: int, ahead: int, luck: int
) -> None:
    crowd = Unsteady(lambda one: Random(f"{luck} {one}").randrange(TRIES), ahead)
    answers = crowd.spread(lambda _, one: list(one), cut(seeds, size))
    assert [seed for one in answers for seed in one] == list(seeds)


def test_what_is_lost_again_and_again_is_told() -> None:
    crowd = Unsteady(lambda one: TRIES if one[0] == 20 else 0)
    answers = crowd.spread(lambda _, one: one, cut(range(40), 10))
    assert [next(answers), next(answers)] == [range(10), range(10, 20)]
    with pytest.raises(Refusal, match="20 à 29"):
        next(answers)
    assert crowd.out[-1].cancelled


def test_no_more_is_given_out_than_can_be_waited_for() -> None:
    crowd = Unsteady(ahead=3)
    answers = crowd.spread(lambda _, one: one, cut(range(100), 10))
    for answered in range(1, 8):
        next(answers)
        assert len(crowd.given) == answered + 2


def test_whoever_stops_listening_leaves_nobody_at_work() -> None:
    crowd = Unsteady(ahead=3)
    answers = crowd.spread(lambda _, one: one, cut(range(100), 10))
    next(answers)
    answers.close()
    assert [one.cancelled for one in crowd.out] == [False, True, True]


def test_an_interruption_while_waiting_leaves_nobody_at_work_either() -> None:
    def interrupted(_: Lexicon, one: range) -> range:
        raise KeyboardInterrupt

    crowd = Unsteady(ahead=3)
    with pytest.raises(KeyboardInterrupt):
        next(crowd.spread(interrupted, cut(range(100), 10)))
    assert [one.cancelled for one in crowd.out] == [True, True, True]


def test_games_are_told_with_their_seeds() -> None:
    crowd = Unsteady(lambda one: one[0] % 2)
    told = list(played_games(lambda _, seed: seed * seed, range(5, 40), crowd))
    assert told == [(seed, seed * seed) for seed in range(5, 40)]
