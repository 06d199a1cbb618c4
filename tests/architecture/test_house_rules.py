"""Rules of the house that a machine can check."""

import ast
import importlib
import pkgutil
import re
import string
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path

import pytest

import nonuple.texts
from nonuple.texts import Text
from tests.architecture.sources import PACKAGE, ROOT, modules, project_files, tree_of

LONGEST = 600
SOURCES = {".py", ".rs", ".svelte", ".ts"}
CRATES = "registry+https://github.com/rust-lang/crates.io-index"
"""The fixed name, not an address, that every Cargo.lock gives to its registry."""

SET_ASIDE = {"importorskip", "skip", "skipif", "skipTest", "xfail"}


def short(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def test_no_source_file_is_longer_than_600_lines() -> None:
    lengths = {
        short(file): len(file.read_text("utf-8").splitlines())
        for file in project_files()
        if file.suffix in SOURCES
    }
    assert {name: count for name, count in lengths.items() if count > LONGEST} == {}


def test_lock_files_name_no_registry() -> None:
    locks = [file for file in project_files() if re.search(r"[-.]lock(\.json)?$|^\.npmrc$", file.name)]
    assert locks
    named = {short(file) for file in locks if "://" in file.read_text("utf-8").replace(CRATES, "")}
    assert named == set()


def test_nothing_needs_what_only_the_authors_have() -> None:
    beside_the_checkout = re.compile(rb"(\.\.|/work)/shared")
    named = {short(file) for file in project_files() if beside_the_checkout.search(file.read_bytes())}
    assert named == set()


def test_no_test_lies_in_a_folder_that_is_passed_over(pytestconfig: pytest.Config) -> None:
    passed_over = pytestconfig.getini("norecursedirs")
    folders = {file.parent.relative_to(ROOT) for file in project_files() if file.name.startswith("test_")}
    missed = {
        folder
        for folder in folders
        for part in folder.parts
        if any(fnmatch(part, one) for one in passed_over)
    }
    assert missed == set()


def test_no_test_is_set_aside() -> None:
    aside = {
        f"{short(file)}:{node.lineno}"
        for file in project_files()
        if file.is_relative_to(ROOT / "tests") and file.suffix == ".py"
        for node in ast.walk(tree_of(file))
        if (isinstance(node, ast.Attribute) and node.attr in SET_ASIDE)
        or (isinstance(node, ast.Name) and node.id in SET_ASIDE)
    }
    ignored = {
        short(file)
        for file in project_files()
        if file.suffix == ".rs" and "#[ignore" in file.read_text("utf-8")
    }
    assert aside | ignored == set()


def texts_in(value: object, name: str) -> Iterator[tuple[str, Text]]:
    if isinstance(value, Text):
        yield name, value
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from texts_in(inner, f"{name}[{key!r}]")
    elif isinstance(value, list | tuple):
        for index, inner in enumerate(value):
            yield from texts_in(inner, f"{name}[{index}]")


def all_texts() -> dict[str, Text]:
    found: dict[str, Text] = {}
    for module in pkgutil.walk_packages(nonuple.texts.__path__, "nonuple.texts."):
        for name, value in vars(importlib.import_module(module.name)).items():
            found.update(texts_in(value, f"{module.name}.{name}"))
    return found


@pytest.mark.parametrize(("name", "text"), all_texts().items(), ids=all_texts())
def test_a_sentence_is_said_in_both_languages_with_the_same_values(name: str, text: Text) -> None:
    french, english = (
        {
            field.partition("|")[0]
            for _, field, _, _ in string.Formatter().parse(sentence)
            if field is not None
        }
        for sentence in text
    )
    assert text.fr.strip() and text.en.strip(), name
    assert french == english, name


def test_sentences_are_written_only_among_the_texts() -> None:
    readers = {"nonuple.rulebooks.articles", "nonuple.pieces.variant"}  # take them from data files
    writers = {
        name
        for name, tree in modules().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Text"
    }
    assert {name for name in writers - readers if not name.startswith("nonuple.texts")} == set()


def test_the_package_says_that_it_is_typed() -> None:
    assert (PACKAGE / "py.typed").is_file()
