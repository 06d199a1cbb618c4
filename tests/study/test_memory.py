"""When a card comes back: sooner the worse it was known, on a day that answers alone decide."""

from datetime import date, timedelta

from hypothesis import given
from hypothesis import strategies as st

from nonuple.study.memory import LONGEST_INTERVAL, Memory, Recall, chance_known, recall_of, reviewed

FIRST = date(2026, 1, 5)
recalls = st.sampled_from(list(Recall))
histories = st.lists(st.tuples(recalls, st.integers(0, 60)), min_size=1, max_size=12)


def remembered(history: list[tuple[Recall, int]]) -> Memory:
    memory, day = None, FIRST
    for recall, later in history:
        day += timedelta(days=later)
        memory = reviewed(memory, recall, day)
    assert memory is not None
    return memory


@given(histories)
def test_the_same_answers_give_the_same_day_and_it_is_a_later_one(history: list[tuple[Recall, int]]) -> None:
    memory = remembered(history)
    assert memory == remembered(history)
    assert memory.last < memory.due <= memory.last + timedelta(days=LONGEST_INTERVAL)


@given(histories, st.integers(0, 400))
def test_the_better_it_was_known_the_later_it_comes_back(
    history: list[tuple[Recall, int]], later: int
) -> None:
    memory = remembered(history)
    day = memory.last + timedelta(days=later)
    due = [reviewed(memory, recall, day).due for recall in Recall]
    assert due == sorted(due)


@given(histories)
def test_what_is_not_asked_is_forgotten_little_by_little(history: list[tuple[Recall, int]]) -> None:
    memory = remembered(history)
    chances = [chance_known(memory, memory.last + timedelta(days=days)) for days in (0, 1, 10, 100, 1000)]
    assert chances == sorted(chances, reverse=True) and chances[0] == 1.0 and chances[-1] > 0


def test_a_card_missed_comes_back_the_next_day() -> None:
    assert reviewed(None, Recall.MISSED, FIRST).interval == 1


def test_how_well_a_card_was_known_is_told_by_what_was_found_by_help_and_by_time() -> None:
    assert recall_of(3, 2, 0, 1) is Recall.MISSED
    assert recall_of(3, 3, 1, 1) is Recall.HESITATED
    assert recall_of(1, 1, 0, 60) is Recall.HESITATED
    assert recall_of(3, 3, 0, 30) is Recall.RIGHT
    assert recall_of(2, 2, 0, 50) is Recall.RIGHT, "hesitating is more than 25 seconds an answer"
    assert recall_of(3, 3, 0, 9) is Recall.EASY
    assert recall_of(2, 2, 0, 10) is Recall.EASY, "and easy is 5 at most"
