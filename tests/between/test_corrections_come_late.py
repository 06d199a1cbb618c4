"""What is corrected after the fact ends as if it had been right from the start."""

from hypothesis import given

from nonuple.event.standings import standings
from tests.between.halls import Halls
from tests.between.plans import SAMPLE, SEEDS, When, plan
from tests.between.test_one_event_in_any_halls import figures


def outcome(seed: int, when: When) -> object:
    event = Halls(plan(seed)._replace(when=when, complete=True)).play().event
    return [*map(figures, event.games)], standings(event)


@SAMPLE
@given(SEEDS)
def test_appeals_rulings_struck_words_and_slips_read_again_count_the_same_whenever_they_come(
    seed: int,
) -> None:
    at_once = outcome(seed, "at once")
    assert outcome(seed, "at the end") == at_once
    assert outcome(seed, "once over") == at_once
