"""What is said of an average: the mean and what it was made of, apart from its cap."""

from collections.abc import Sequence

import pytest

from nonuple.slips.verdict import Verdict
from nonuple.texts.verdicts import CAPPED, ENDS, REASONS
from tests.slips.situations import down, judged, situation, slip, unnotified

WHERE = situation("H5 RODE", rack="MNTIEAO", words="RODE", turn=5)


def averaged(peers: Sequence[int | None] | None) -> Verdict:
    written = slip(*down("MENTIE"), ref="8G", score=8)
    return judged(WHERE, written, history=[unnotified("MENTIE")], peers=peers)


def said(peers: Sequence[int | None] | None) -> list[str]:
    return [reason.say("fr") for reason in averaged(peers).reasons]


@pytest.mark.article("2026", "6.9")
def test_the_mean_and_what_it_was_made_of_are_told_apart_from_the_cap() -> None:
    above = said([64, 12, None, 33])
    assert REASONS["average-of"].fr.format(total=109, count=3, mean=36) in above
    assert REASONS["average-capped"].fr.format(cap=8) in above
    below = said([4, 3])
    assert REASONS["average-of"].fr.format(total=7, count=2, mean=3) in below
    assert REASONS["average-within"].fr.format(cap=8) in below


@pytest.mark.parametrize("peers", [[], [None, None]])
def test_no_average_is_made_of_nobody(peers: list[int | None]) -> None:
    assert said(peers)[-1] == REASONS["average-of-nobody"].fr


def test_while_the_others_are_waited_for_nothing_is_counted() -> None:
    assert said(None)[-1] == REASONS["average-waits"].fr


@pytest.mark.article("2026", "6.9")
def test_in_one_line_a_cap_is_not_called_the_mean_of_the_others() -> None:
    assert CAPPED.fr.format(points=8) in averaged([64, 12, None, 33]).explain("fr")
    assert ENDS["average"].fr.format(points=3) in averaged([4, 3]).explain("fr")
