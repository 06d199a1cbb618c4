"""Meanings that come with the program: of the lemma and the part of speech that a word is a form of."""

import pytest

from nonuple.dictionary.glosses import FILE, PARTS, _heads, glosses_of
from nonuple.dictionary.telling import Meanings, definitions_of, meanings_of, own_book
from nonuple.words.spelling import WORD, plain
from nonuple.words_io.default import DATA


def test_a_form_has_the_meanings_of_its_lemma_as_that_part_of_speech() -> None:
    (eaten,) = glosses_of("MANGEAMES")
    assert (eaten.nature, "to eat" in eaten.gloss) == ("verbe", True)
    assert {one.nature for one in glosses_of("INSENSE")} == {"adjectif"}
    assert glosses_of("ZZZZ") == ()


def test_the_file_holds_heads_that_can_be_played_and_parts_that_are_told() -> None:
    heads = _heads()
    assert len(heads) > 40_000
    assert list(heads) == sorted(heads)
    assert all(WORD.fullmatch(plain(head)) and told for head, told in heads.items())
    assert {line.partition(": ")[0] for told in heads.values() for line in told} == set(PARTS)
    assert (DATA / "GLOSSES.md").exists() and (DATA / FILE).stat().st_size < 700_000


def test_they_are_told_with_nature_and_source() -> None:
    told = meanings_of("CHATS")
    assert "nom" in told.readings[0]
    assert "cat" in told.definitions[0]
    assert "Wiktionary" in told.source
    assert meanings_of("QZXJK") == Meanings()


def test_definitions_of_ones_own_go_before(tmp_path_factory: pytest.TempPathFactory) -> None:
    file = tmp_path_factory.mktemp("sens") / "sens.csv"
    file.write_text("mot;définition\nCHAT;félin\n")
    own_book().take(file)
    defined, source = definitions_of("CHAT")
    assert ([one.gloss for one in defined], "Wiktionary" in source) == (["félin"], False)
