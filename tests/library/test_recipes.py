"""The recipes of the documentation work as they stand; mypy checks them strictly with all the rest."""

import sys
import tomllib
from collections.abc import Iterator
from importlib import import_module
from inspect import signature
from pathlib import Path

import pytest

import nonuple.rulebooks
from nonuple.rulebooks.registry import rulebooks
from tests.repository import ROOT

RECIPES = sorted((ROOT / "docs" / "recipes").glob("*.py"))
SMALL = {"positions": 50, "games": 4}
"""Where the reader is shown a thousand."""
PRINTED = {
    "bot": "out",
    "many_positions": "the best:",
    "new_edition": "H8 FEDAYIN 110",
    "newspaper_game": "0 differences",
    "own_lexicon": "6 words, True",
    "pile_of_slips": "1 Ana",
    "plot": "4 games, mean",
    "results_page": "open resultats.html",
    "top_of_a_position": "5C MINERAUX 86 also forms",
    "whole_game": "letters in the bag",
}


@pytest.fixture(autouse=True)
def no_rulebook_stays(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(nonuple.rulebooks, "__path__", [*nonuple.rulebooks.__path__])
    yield
    sys.modules.pop("nonuple.rulebooks.e2030", None)
    rulebooks.cache_clear()


def test_there_are_ten() -> None:
    assert {recipe.stem for recipe in RECIPES} == set(PRINTED)
    assert len(RECIPES) == 10


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.stem)
def test_a_recipe_runs(recipe: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    main = import_module(f"docs.recipes.{recipe.stem}").main
    given = {"folder": tmp_path, **SMALL}
    main(**{name: given[name] for name in signature(main).parameters if name in given})
    assert PRINTED[recipe.stem] in capsys.readouterr().out


def test_recipes_are_checked_as_strictly_as_the_product() -> None:
    checked = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["mypy"]
    assert checked["strict"] is True
    assert "docs/recipes" in checked["files"]


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.stem)
def test_a_recipe_takes_no_more_than_two_screens(recipe: Path) -> None:
    assert len(recipe.read_text("utf-8").splitlines()) <= 80
