"""How people are told of a list: always by name, the free one with what it means to judge by it."""

import pytest

from nonuple.words.editions import EDITIONS, nearest, of_size
from nonuple.words.lexicon import Lexicon
from nonuple.words_io import naming
from nonuple.words_io.naming import sentence_on, titled


def test_the_free_list_says_what_it_is_not() -> None:
    said = sentence_on(Lexicon.of(["AA"], "default"))
    assert "non officielle" in said
    assert "trois tops sur dix" in said
    assert "un top sur quatre" in sentence_on(Lexicon.of(["AA"], "default+deux-lettres"))


def test_a_list_is_told_by_name_and_by_its_edition_if_it_has_the_size_of_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    own = Lexicon.of(["AA", "AH"], "club")
    assert sentence_on(own) == "Liste : liste « club » (2 mots)."
    monkeypatch.setattr(naming, "of_size", lambda words: EDITIONS[0] if words == 2 else None)
    assert titled(own) == "liste « club », de la taille de l'édition 9 de l'officielle"


def test_an_edition_is_known_by_its_size() -> None:
    assert [of_size(edition.words) for edition in EDITIONS] == [*EDITIONS]
    assert of_size(389_154) is None
    assert nearest(402_323).number == 8
