"""What a word is: its accents, lemma, part of speech and morphology, in words."""

from collections.abc import Callable
from contextvars import copy_context
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonuple.errors import Refusal
from nonuple.texts import Language, speak
from nonuple.texts import readings as texts
from nonuple.words_io import default
from nonuple.words_io.readings import (
    READINGS,
    Gender,
    GrammaticalPerson,
    Mood,
    Number,
    PartOfSpeech,
    ReadingBook,
    WordReading,
    pack,
    readings_of,
)


def said(language: Language, say: Callable[[], str]) -> str:
    context = copy_context()
    context.run(speak, language)
    return context.run(say)


@pytest.fixture(scope="module")
def shipped() -> ReadingBook:
    return ReadingBook.unpack((default.DATA / READINGS).read_bytes())


def test_a_reading_has_typed_values() -> None:
    assert readings_of("MANGEAMES") == (
        WordReading(
            "mangeâmes", "manger", (PartOfSpeech.VERB,), (Mood.PAST_HISTORIC, GrammaticalPerson.FIRST_PLURAL)
        ),
    )
    assert readings_of("COEURS") == (
        WordReading("cœurs", "cœur", (PartOfSpeech.NOUN,), (Gender.MASCULINE, Number.PLURAL)),
    )


@pytest.mark.parametrize("written", ["DERIDERA", "deridera", "déridera", "Déridera"])
def test_a_word_may_be_asked_with_accents_and_in_any_case(written: str) -> None:
    assert [reading.form for reading in readings_of(written)] == ["déridera"]


@pytest.mark.parametrize(
    "absent", ["", "A", "AAAA", "MANGEAM", "MANGEAMESS", "ZZZZZZ", "RIZ RIZ", "123", "É\n"]
)
def test_what_is_no_word_of_the_list_has_no_reading(absent: str) -> None:
    assert readings_of(absent) == ()


@pytest.mark.parametrize(
    ("word", "french", "english"),
    [
        (
            "MANGEAMES",
            ["mangeâmes : verbe manger, passé simple, 1re personne du pluriel"],
            ["mangeâmes: verb manger, past historic, 1st person plural"],
        ),
        (
            "BLEUIS",
            [
                "bleuis : verbe bleuir, indicatif présent ou passé simple, 1re ou 2e personne du singulier",
                "bleuis : verbe bleuir, impératif, 2e personne du singulier",
                "bleuis : verbe bleuir, participe passé, masculin pluriel",
            ],
            [
                "bleuis: verb bleuir, present indicative or past historic, 1st or 2nd person singular",
                "bleuis: verb bleuir, imperative, 2nd person singular",
                "bleuis: verb bleuir, past participle, masculine plural",
            ],
        ),
        (
            "BLEUISSENT",
            [
                "bleuissent : verbe bleuir, indicatif présent, subjonctif présent ou subjonctif imparfait, "
                "3e personne du pluriel"
            ],
            [
                "bleuissent: verb bleuir, present indicative, present subjunctive or imperfect subjunctive, "
                "3rd person plural"
            ],
        ),
        (
            "MENAGER",
            ["ménager : nom et adjectif, masculin singulier", "ménager : verbe, infinitif"],
            ["ménager: noun and adjective, masculine singular", "ménager: verb, infinitive"],
        ),
        (
            "RIZ",
            ["riz : nom, masculin singulier ou pluriel"],
            ["riz: noun, masculine singular or plural"],
        ),
        ("WUS", ["wus : nom wu, masculin pluriel"], ["wus: noun wu, masculine plural"]),
        ("YEUX", ["yeux : nom œil, masculin pluriel"], ["yeux: noun œil, masculine plural"]),
        (
            "SYMPATHISE",
            [
                "sympathise : verbe sympathiser, indicatif présent ou subjonctif présent, "
                "1re ou 3e personne du singulier",
                "sympathise : verbe sympathiser, impératif, 2e personne du singulier",
                "sympathisé : verbe sympathiser, participe passé, invariable",
            ],
            [
                "sympathise: verb sympathiser, present indicative or present subjunctive, "
                "1st or 3rd person singular",
                "sympathise: verb sympathiser, imperative, 2nd person singular",
                "sympathisé: verb sympathiser, past participle, invariable",
            ],
        ),
        (
            "JE",
            ["je : pronom personnel sujet, 1re personne, masculin ou féminin singulier"],
            ["je: personal pronoun, subject, 1st person, masculine or feminine singular"],
        ),
        ("BIENTOT", ["bientôt : adverbe"], ["bientôt: adverb"]),
    ],
)
def test_a_word_is_described_in_both_languages(word: str, french: list[str], english: list[str]) -> None:
    found = readings_of(word)
    assert [said("fr", reading.describe) for reading in found] == french
    assert [said("en", reading.describe) for reading in found] == english


def test_everything_that_the_shipped_readings_say_has_words_in_both_languages(shipped: ReadingBook) -> None:
    for tags in shipped.tags:
        reading = WordReading.tagged("forme", "lemme", tags)
        assert reading.parts
        french, english = said("fr", reading.describe), said("en", reading.describe)
        assert french.startswith("forme : ") and english.startswith("forme: ")


def test_every_tag_with_words_is_one_that_occurs(shipped: ReadingBook) -> None:
    occurring = {tag for tags in shipped.tags for tag in tags.split()}
    assert occurring == {
        tag for kind in (PartOfSpeech, Mood, GrammaticalPerson, Gender, Number) for tag in kind
    }
    assert set(texts.PARTS) == set(PartOfSpeech)
    assert set(texts.MOODS) == set(Mood)


def test_every_word_of_the_list_has_a_reading_that_spells_it(shipped: ReadingBook) -> None:
    words = default.words_text().decode().split("\n")
    assert [word for word, several in shipped.items() if several] == words


def test_an_unknown_tag_is_refused_by_name() -> None:
    with pytest.raises(Refusal) as caught:
        WordReading.tagged("mot", "mot", "nom duel")
    assert caught.value.text is texts.TAG_UNKNOWN
    assert "duel" in str(caught.value)


TAGS = st.sampled_from(["nom mas sg", "nom adj epi pl", "v ipre spre 1sg 3sg", "adv", "v ppas fem pl"])
LETTERS = st.text("abéœ", min_size=1, max_size=6)
SEVERAL = st.lists(st.builds(WordReading.tagged, LETTERS, LETTERS, TAGS), min_size=1, max_size=3).map(tuple)


@given(st.dictionaries(st.from_regex("[A-C]{2,5}", fullmatch=True), SEVERAL, min_size=1, max_size=20))
def test_what_is_packed_is_looked_up(readings: dict[str, tuple[WordReading, ...]]) -> None:
    book = ReadingBook.unpack(pack(dict(sorted(readings.items()))))
    assert list(book.items()) == sorted(readings.items())
    assert {word: book.look_up(word) for word in readings} == readings
    assert book.look_up("D") == book.look_up("AAAAAA") == ()


def test_words_are_found_across_blocks() -> None:
    words = map("".join, product("ABCDEFGHI", repeat=4))
    readings = {word: (WordReading.tagged(word.lower(), word.lower(), "adv"),) for word in words}
    book = ReadingBook.unpack(pack(readings))
    around = ["AAAA", "DEFG", *book.firsts, "IIII"]
    assert len(book.blocks) > 1
    assert [book.look_up(word) for word in around] == [readings[word] for word in around]
