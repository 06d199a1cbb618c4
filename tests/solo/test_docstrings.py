"""The examples of the values that programs play with."""

import doctest

import pytest

from nonuple.play.family import table
from nonuple.play.solo import solo
from nonuple.play.topping import topping


@pytest.mark.parametrize("module", [solo, table, topping], ids=lambda module: module.__name__)
def test_the_examples_of_a_value_are_what_it_does(module: object) -> None:
    results = doctest.testmod(module)  # type: ignore[arg-type]
    assert results.attempted > 0
    assert results.failed == 0
