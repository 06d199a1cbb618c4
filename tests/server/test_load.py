"""A thousand phones hand in their slips in the last seconds; how fast that goes is for `make bench`."""

import pytest

from benches.load import check_phones, run
from benches.phones import Phone


def test_every_slip_of_a_thousand_phones_is_acknowledged_stored_once_and_judged() -> None:
    figures = run(players=1000, turns=2, speed=20, arrivals=100)
    assert len(figures.acknowledged) == 2000
    assert 1000 < figures.visits < 100 * 30, (
        "a phone asks for its page, some twenty files, and what its link is for"
    )


def phone(*heard: int) -> Phone:
    made = Phone(1, "")
    made.public = list(heard)
    return made


def test_phones_may_come_in_one_after_the_other() -> None:
    check_phones([phone(5, 6, 7, 9), phone(6, 7, 9), phone(7, 9)])


@pytest.mark.parametrize("missed", [(5, 6, 9), (5, 7), (5, 6, 7, 7, 9)], ids=str)
def test_a_phone_that_heard_otherwise_than_the_others_is_found_out(missed: tuple[int, ...]) -> None:
    with pytest.raises(AssertionError, match="different changes"):
        check_phones([phone(5, 6, 7, 9), phone(*missed)])


def test_a_phone_that_lost_its_connection_is_found_out() -> None:
    lost = phone(5, 6)
    lost.connection_lost(None)
    with pytest.raises(AssertionError, match="lost its connection"):
        check_phones([phone(5, 6), lost])
