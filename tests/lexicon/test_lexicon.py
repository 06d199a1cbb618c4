"""What one asks of a list."""

import pytest

from nonuple._kernel import Words
from nonuple.errors import Refusal
from nonuple.texts import lexicon as texts
from nonuple.words.lexicon import Lexicon

WORDS = "AA CAS CASE CASER CHASSE ENCAS ETE ETES OEUF SEC SECA SECAM TETE"


@pytest.fixture
def lexicon() -> Lexicon:
    return Lexicon("petite", "00", Words.build("\n".join(WORDS.split()).encode()))


def test_a_word_is_in_the_list_however_it_is_written(lexicon: Lexicon) -> None:
    for written in ("ETE", "ete", "été", "Été", "e\u0301te\u0301", "œuf", "ŒUF"):
        assert written in lexicon
    for written in ("", "A", "ETE.", "É T É", "XYZ", "ETE" * 6, "été\0", "\udcff"):
        assert written not in lexicon
    assert len(lexicon) == 13


def test_lexicons_with_the_same_words_are_equal(lexicon: Lexicon) -> None:
    assert lexicon == Lexicon("autre", "00", Words.build(b"AA"))
    assert lexicon != Lexicon("petite", "01", lexicon.words)
    assert "Words" not in repr(lexicon)


def test_patterns(lexicon: Lexicon) -> None:
    assert lexicon.find("c.s") == ["CAS"]
    assert lexicon.find("C*S*E") == ["CASE", "CHASSE"]
    assert lexicon.find("*té") == ["ETE", "TETE"]
    assert lexicon.find("*") == WORDS.split()


def test_anagrams_with_and_without_a_joker(lexicon: Lexicon) -> None:
    assert lexicon.anagrams("séac") == ["CASE", "SECA"]
    assert lexicon.anagrams("ac?") == ["CAS"]
    assert lexicon.subanagrams("SACE") == ["CAS", "CASE", "SEC", "SECA"]
    assert lexicon.subanagrams("TT?E") == ["ETE", "TETE"]


def test_extensions_are_longer_words(lexicon: Lexicon) -> None:
    assert lexicon.front_extensions("cas") == ["ENCAS"]
    assert lexicon.back_extensions("cas") == ["CASE", "CASER"]
    assert lexicon.front_extensions("été") == ["TETE"]


def test_what_cannot_be_looked_up_is_refused(lexicon: Lexicon) -> None:
    for pattern in ("", "A?", "A B", "1", "A-B"):
        with pytest.raises(Refusal) as caught:
            lexicon.find(pattern)
        assert caught.value.text is texts.BAD_PATTERN
    for search in (lexicon.anagrams, lexicon.subanagrams):
        for letters in ("", "A.", "*", "A1"):
            with pytest.raises(Refusal) as caught:
                search(letters)
            assert caught.value.text is texts.BAD_LETTERS
    for extend in (lexicon.front_extensions, lexicon.back_extensions):
        for word in ("", "A", "A*", "A" * 16):
            with pytest.raises(Refusal) as caught:
                extend(word)
            assert caught.value.text is texts.BAD_WORD
