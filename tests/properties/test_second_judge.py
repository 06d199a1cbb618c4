"""The judge against a second, slow one written from the articles, on slips written as people write them.

`make soak` compares them on a million verdicts, of new slips every time.
"""

import os
from random import Random

import pytest

from tests.slips.agreement import differences

SOAK = os.environ.get("NONUPLE_SOAK") == "1"
SEED = Random().randrange(2**32) if SOAK else 12
SLIPS = 333_334 if SOAK else 500
"""How many are judged in each edition."""


@pytest.mark.article("2026", "6.4", "6.4.1", "6.4.2.2", "6.5", "6.6")
@pytest.mark.article("2010", "3.4", "4.2", "4.3", "4.4")
@pytest.mark.article("2009", "3.4", "4.2", "4.3")
def test_the_judge_and_a_second_one_written_from_the_articles_agree() -> None:
    assert list(differences(SEED, SLIPS)) == []
