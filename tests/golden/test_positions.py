"""The kernel finds on 2,106 positions of self-played games what it found before."""

import pytest

from nonuple.pieces.formula import Formula
from tests.golden.positions import FILES, PLAYED, golden, searched


@pytest.mark.parametrize("formula", PLAYED, ids=str)
@pytest.mark.parametrize("file", FILES)
def test_figures_of_the_positions_are_the_golden_ones(file: str, formula: Formula) -> None:
    assert searched(file, formula) == golden(file, formula)
