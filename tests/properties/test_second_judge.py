"""The judge against a second, slow one written from the articles, on slips written as people write them.

`make soak` compares them on the million verdicts of benches/results.md, `python -m tests.slips.agreement` on
new ones.
"""

import os

import pytest

from tests.slips.agreement import APART, CHUNK, differences

SOAK = os.environ.get("NONUPLE_SOAK") == "1"
SEEDS = [first + at * APART for first in (8_600_000_000, 8_700_000_000) for at in range(56)] if SOAK else [12]
SLIPS = CHUNK if SOAK else 500
"""How many of each seed are judged in each edition."""


@pytest.mark.article("2026", "6.4", "6.4.1", "6.4.2.2", "6.5", "6.6")
@pytest.mark.article("2010", "3.4", "4.2", "4.3", "4.4")
@pytest.mark.article("2009", "3.4", "4.2", "4.3")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_judge_and_a_second_one_written_from_the_articles_agree(seed: int) -> None:
    assert list(differences(seed, SLIPS)) == []
