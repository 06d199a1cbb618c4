"""How sentences are written, where a machine can tell."""

import ast
import re
from collections import Counter

import pytest

from nonuple.errors import system_answer
from nonuple.texts import Text, speak, system
from scripts.page import sentences
from tests.architecture.sources import ROOT, modules, project_files
from tests.architecture.test_house_rules import all_texts

TEXTS = all_texts()
SCREENS = {name for name in TEXTS if name.startswith("nonuple.texts.screens.")}
"""`web/src/i18n/i18n.test.ts` reads these as the screens fill them."""

NEVER_ONE = {
    *("deducted", "left_out", "limit", "memory", "minutes", "most", "pause", "penalty", "players"),
    *("free", "length", "shown", "speed", "times", "words"),
}
"""Values that are never 0 or 1, or that are themselves words."""
ELSEWHERE = {"nonuple.texts.lexicon.MANY_WORDS"} | {
    name for name in TEXTS if name.startswith("nonuple.texts.announce.")
}
"""Sentences whose caller chooses among several forms; what is announced has its numbers in words."""

ONE_EDITION = {
    "nonuple.texts.announce.FIRST_IS_ACROSS",
    "nonuple.texts.game.TOPPING_ALONE",
    "nonuple.texts.topping.TIME_IS_LEFT",
    "nonuple.texts.topping.TIME_IS_OVER",
}
"""Sentences said under one edition only, or that name the edition of each number."""


TOLD_BY_NOBODY = re.compile(
    r"\b(is|are|was|were|be|been|being) (also |only |all |both |not )?(told|said)\b(?! apart)"
    r"|\b(est|sont|être|était|étaient|sera|seront) (pas )?(dite?s?|nommée?s?)\b"
)
"""Who says it? The screen, the program, a person."""
READ = (ROOT, ROOT / "docs", ROOT / "docs" / "site")
PAGES = [file for file in project_files() if file.parent in READ and file.suffix in (".md", ".myst")]


def test_pages_and_sentences_name_who_says_something() -> None:
    told = {page.name: [page.read_text("utf-8")] for page in PAGES if page.stem != "CHANGELOG"}
    told |= {name: [text.fr, text.en] for name, text in TEXTS.items()}
    found = {
        name: nobody[0]
        for name, texts in told.items()
        for text in texts
        if (nobody := TOLD_BY_NOBODY.search(" ".join(text.split())))
    }
    assert found == {}


@pytest.mark.parametrize("name", TEXTS)
def test_no_plural_is_left_to_the_reader(name: str) -> None:
    assert not any(re.search(r"\w\((e?s|x)\)", sentence) for sentence in TEXTS[name])


@pytest.mark.parametrize("name", sorted(TEXTS.keys() - ELSEWHERE - SCREENS))
def test_what_is_counted_has_two_forms(name: str) -> None:
    counted = re.findall(r"\{(\w+)\} (?!dans\b|plus\b)[^\W\d_]+[sx]\b", TEXTS[name].fr)
    assert set(counted) <= NEVER_ONE


@pytest.mark.parametrize("name", TEXTS)
def test_apostrophes_are_straight_in_every_sentence_and_set_where_it_is_read(name: str) -> None:
    assert "’" not in TEXTS[name].fr


@pytest.mark.parametrize("name", sorted(TEXTS.keys() - ONE_EDITION - SCREENS))
def test_the_number_of_an_article_comes_from_the_edition_played(name: str) -> None:
    assert not any(re.search(r"\bart(\.|icle) \d", sentence) for sentence in TEXTS[name])


@pytest.mark.parametrize("module", [name for name in modules() if name.startswith("nonuple.texts")])
def test_a_name_stands_for_one_sentence(module: str) -> None:
    named = [
        target.id
        for node in modules()[module].body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    ]
    assert [name for name, times in Counter(named).items() if times > 1] == []


def test_the_errors_of_the_system_are_told_in_one_place() -> None:
    tellers = {
        module
        for module, tree in modules().items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and node.attr == "strerror"
    }
    assert tellers <= {"nonuple.errors", "nonuple.store.directory"}


@pytest.mark.parametrize(("number", "text"), system.ANSWERS.items())
def test_an_error_of_the_system_is_told_in_french(number: int, text: Text) -> None:
    speak("fr")
    assert system_answer(OSError(number, "as the system says it")) == text.fr


def test_an_error_without_words_of_ours_is_quoted() -> None:
    speak("fr")
    assert system_answer(OSError(0, "Odd")) == "le système répond « Odd »"
    assert system_answer(ValueError("embedded null byte")) == "le système répond « embedded null byte »"
    unreadable = UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte")
    assert system_answer(unreadable) == "ce n'est pas du texte en UTF-8"


def catalogues_of(name: str, tree: ast.Module) -> dict[str, str]:
    """Under which names a module knows catalogues of sentences, or single ones."""
    own = {name: name} if name.startswith("nonuple.texts.") else {}
    return own | {
        (one.asname or one.name): f"{node.module}.{one.name}"
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("nonuple.texts")
        for one in node.names
    }


def test_every_sentence_is_said_somewhere() -> None:
    """By a module that imports its catalogue, by its own one, by the kernel; the web tests the screens."""
    said = set[str]()
    for name, tree in modules().items():
        catalogues = catalogues_of(name, tree)
        said |= {*catalogues.values()}
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                said.add(f"{catalogues.get(node.value.id)}.{node.attr}")
            elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
                said.add(f"{name}.{node.id}")
    said |= {f"nonuple.texts.{code}" for code, _ in sentences()}
    whole = {"nonuple.texts.computer", "nonuple.texts.lexicon", "nonuple.texts.store"}
    constants = {name.split("[")[0] for name in TEXTS}
    dead = {
        one
        for one in constants - said
        if not one.endswith(".SENTENCES") and one.rpartition(".")[0] not in whole
    }
    assert not dead


def refused() -> set[str]:
    """The sentences given to a refusal where it is made."""
    kinds = {"Refusal"} | {
        node.name
        for tree in modules().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef) and "Refusal" in {ast.unparse(base) for base in node.bases}
    }
    found = set[str]()
    for name, tree in modules().items():
        catalogues = catalogues_of(name, tree)
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and ast.unparse(call.func).rpartition(".")[2] in kinds:
                for node in (inner for given in call.args for inner in ast.walk(given)):
                    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                        found.add(f"{catalogues.get(node.value.id)}.{node.attr}")
                    elif isinstance(node, ast.Name):
                        found.add(catalogues.get(node.id, ""))
    return {one for one in TEXTS if one.split("[")[0] in found}


@pytest.mark.parametrize("name", sorted(refused()))
def test_a_refusal_begins_with_no_capital(name: str) -> None:
    """It follows what it is about: « ligne 1 : le tirage… »; a name keeps its own."""
    names = ("Eliot", "Parquet", "PostgreSQL")
    assert not any(one[:1].isupper() and not one.startswith(names) for one in TEXTS[name])
