"""The recipes of the documentation work as they stand; mypy checks them strictly with all the rest."""

import ast
import doctest
import re
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
    "club_night": "solos, top",
    "columns": "the dearest: MINERAUX",
    "dataset": "1 files; the dearest game has seed",
    "event_ranking": "4A       1  c",
    "formats": "'partie.pdf'",
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


def test_each_is_run() -> None:
    assert {recipe.stem for recipe in RECIPES} == set(PRINTED)


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.stem)
def test_a_recipe_needs_nothing_of_the_inside(recipe: Path) -> None:
    tree = ast.parse(recipe.read_text("utf-8"))
    homes = {one.module for one in ast.walk(tree) if isinstance(one, ast.ImportFrom)}
    assert {home for home in homes if home and home.startswith("nonuple")} == {"nonuple"}


@pytest.mark.parametrize("recipe", RECIPES, ids=lambda recipe: recipe.stem)
def test_the_page_of_the_library_leads_to_each_recipe(recipe: Path) -> None:
    assert f"(recipes/{recipe.name})" in (ROOT / "docs" / "python.md").read_text("utf-8")


def test_the_examples_of_the_page_answer_as_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    page = (ROOT / "docs" / "python.md").read_text("utf-8")
    story = "\n".join(re.findall(r"```python\n(.*?)```", page, re.DOTALL))
    test = doctest.DocTestParser().get_doctest(story, {}, "python.md", "python.md", 0)
    report: list[str] = []
    results = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=report.append)
    assert results.failed == 0, "".join(report)
    assert len(test.examples) > 30


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
