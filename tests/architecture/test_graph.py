"""The page of the architecture is true: its drawings are the code's, its walks pass through what exists."""

import re

import pytest

from scripts import graph
from tests.architecture.sources import ROOT

PAGE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
STEPS = re.findall(r"`([\w/.-]+\.(?:py|rs|ts|svelte))`\s·\s`(\w+)`", PAGE)


def test_the_drawings_are_those_of_the_code() -> None:
    assert graph.with_sections(PAGE) == PAGE, "run `make format`"


def test_what_is_reached_through_another_has_no_arrow_of_its_own() -> None:
    chain = {"a": frozenset("bc"), "b": frozenset("c"), "c": frozenset[str]()}
    assert graph.without_detours(chain) == {"a": {"b"}, "b": {"c"}, "c": frozenset()}


def test_five_walks_are_told() -> None:
    assert len(STEPS) > 20


@pytest.mark.parametrize(("file", "name"), STEPS)
def test_a_step_of_a_walk_is_there(file: str, name: str) -> None:
    defined = rf"\b(?:def|class|fn|function|async)\s+{name}\b|^\s*(?:async\s+)?{name}\(|\bconst {name}\b"
    assert re.search(defined, (ROOT / file).read_text("utf-8"), re.MULTILINE), f"{file} has no {name}"
