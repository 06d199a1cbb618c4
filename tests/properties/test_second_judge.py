"""The judge against a second, slow one written from the articles, on slips written as people write them.

`make soak` compares them on a million slips, new ones every time.
"""

import os
from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from nonuple.rulebooks.judging import judge
from nonuple.slips.slip import Situation, Slip
from nonuple.slips.verdict import Opinion, Verdict
from tests.editions import COMPETITION
from tests.slips.hand import Written, claims, rightly, some_move, turns, wrongly
from tests.slips.second_judge import second_judge
from tests.slips.second_words import Told

SOAK = os.environ.get("NONUPLE_SOAK") == "1"
SEED = Random().randrange(2**32) if SOAK else 12
SLIPS = 333_000 if SOAK else 500
"""How many are judged in each edition."""


def slips(seed: int) -> Iterator[tuple[str, Situation, Slip]]:
    """Moves of real games written rightly or wrongly, each with a right claim or another."""
    rng = Random(seed)
    for turn in turns(seed, SLIPS):
        if len(turn.moves):
            move = some_move(rng, turn)
            ways = [("rightly", right) for right in rightly(rng, turn.situation, move)]
            ways += wrongly(rng, turn.situation, move)
            for name, written in ways:
                yield name, turn.situation, _claimed(rng, written).slip()


def _claimed(rng: Random, written: Written) -> Written:
    return written if rng.random() < 0.5 else rng.choice(list(claims(rng, written)))


def told(verdict: Verdict) -> Told:
    if verdict.question is None:
        return Told(verdict.points, verdict.sanction.value)
    answered = verdict.question.outcomes[Opinion.IMPLAUSIBLE]
    return Told(None, verdict.sanction.value, (answered.points, answered.sanction.value))


@pytest.mark.article("2026", "6.4", "6.4.1", "6.4.2.2", "6.5", "6.6")
@pytest.mark.article("2010", "3.4", "4.2", "4.3", "4.4")
@pytest.mark.article("2009", "3.4", "4.2", "4.3")
@pytest.mark.parametrize("edition", COMPETITION)
def test_the_judge_and_a_second_one_written_from_the_articles_agree(edition: str) -> None:
    differing = []
    for name, situation, slip in islice(slips(SEED), SLIPS):
        second = second_judge(edition, situation, slip)
        first = told(judge(edition, situation, slip))
        if not second or first not in second:
            differing.append((name, situation, slip, first, second))
    assert differing == []
