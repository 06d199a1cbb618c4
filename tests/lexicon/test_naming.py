"""How people are told of a list: always by name, the free one with what it means to judge by it."""

from pathlib import Path

import pytest

from nonuple.words.editions import EDITIONS, nearest, of_size
from nonuple.words.lexicon import Lexicon
from nonuple.words_io import naming
from nonuple.words_io.importing import read_words
from nonuple.words_io.library import Library
from nonuple.words_io.naming import named, named_here, sentence_on, titled
from nonuple.words_io.schoolbook import Schoolbook
from nonuple.words_io.supplements import BUILT_IN


def test_the_free_list_says_what_it_is_not() -> None:
    said = sentence_on(Lexicon.of(["AA"], "default"))
    assert "non officielle" in said
    assert "trois tops sur dix" in said
    assert "un top sur quatre" in sentence_on(Lexicon.of(["AA"], "default+deux-lettres"))


def test_a_list_is_told_by_name_and_by_its_edition_if_it_has_the_size_of_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    own = Lexicon.of(["AA", "AH"], "club")
    assert sentence_on(own) == "D'après la liste « club » (2 mots)."
    monkeypatch.setattr(naming, "of_size", lambda words: EDITIONS[0] if words == 2 else None)
    assert titled(own) == "liste « club », de la taille de l'édition 9 de l'officielle"


def test_an_edition_is_known_by_its_size() -> None:
    assert [of_size(edition.words) for edition in EDITIONS] == [*EDITIONS]
    assert of_size(389_154) is None
    assert nearest(402_323).number == 8


def test_a_page_tells_the_edition_or_what_the_free_list_means() -> None:
    assert named("club", 407_128).told("fr") == "liste « club », de la taille de l'édition 9 de l'officielle"
    free = named("default", 389_154).told("en")
    assert free.startswith("free list shipped, not the official one: about three tops in ten differ")


def test_a_list_made_on_the_free_one_says_so_wherever_it_decides(tmp_path: Path) -> None:
    """What was learnt, a supplement put onto it, and what is made on such a list in its turn."""
    library = Library.of_user()
    Schoolbook(library).decide("ZUTT", good=True)
    learnt = Schoolbook(library).taken()
    words = read_words(b"AA\nZUT\n", "x.txt")
    for name, onto in (("club", "default+tout"), ("autre", "club"), ("sien", ""), ("surlesien", "sien")):
        library.add(name, words, "x.txt", onto=onto)
    free = {name: "trois tops sur dix" in sentence_on(library.open(name)) for name in library.names()}
    assert free == {learnt.name: True, "club": True, "autre": True, "sien": False, "surlesien": False}
    file = tmp_path / "appris"
    file.write_text("AA\nZUT\n")
    assert "trois tops" not in sentence_on(library.open_file(file))
    assert "non officielle" in named_here(learnt.name, library).told("fr")


def test_lists_that_were_replaced_by_what_was_made_on_them_are_still_made_on_the_free_one(
    tmp_path: Path,
) -> None:
    library = Library(tmp_path / "data", tmp_path / "cache")
    words = read_words(b"AA\nZUT\n", "x.txt")
    for name, onto in (("un", "default+tout"), ("deux", "un"), ("deux", "deux"), ("un", "deux")):
        library.add(name, words, "x.txt", onto=onto, replace=True)
    assert {library.free_under(name) for name in ("un", "deux")} == {"default"}
    library.add("sien", words, "x.txt")
    assert [library.free_under(name) for name in ("sien", "rien", "default")] == ["", "", "default"]


def test_a_list_that_went_away_keeps_its_name(tmp_path: Path) -> None:
    library = Library(tmp_path / "data", tmp_path / "cache")
    assert named_here("club", library) == named("club", 0)
    assert named_here("../../etc", library).words == 0
    assert {name: named_here(name, library).words for name in BUILT_IN} == {
        name: len(library.open(name)) for name in BUILT_IN
    }
