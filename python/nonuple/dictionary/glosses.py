"""Meanings that come with the program, in English, of words that the English Wiktionary has.

`scripts/glosses.py` makes `glosses.xz` of it, which has a licence of its own: a line a head, as it is
written, then by part of speech its first senses.
"""

import lzma
from functools import cache

from nonuple.dictionary.reading import Definition
from nonuple.texts import readings as texts
from nonuple.words.spelling import plain
from nonuple.words_io.default import DATA
from nonuple.words_io.readings import PartOfSpeech, readings_of

FILE = "glosses.xz"
PARTS = {
    "noun": PartOfSpeech.NOUN,
    "adj": PartOfSpeech.ADJECTIVE,
    "verb": PartOfSpeech.VERB,
    "adv": PartOfSpeech.ADVERB,
    "intj": PartOfSpeech.INTERJECTION,
}
"""The parts of speech that are kept, by their names in the source."""


def glosses_of(word: str) -> tuple[Definition, ...]:
    """Of each lemma that the word is a form of, as that part of speech; of a word without readings, all."""
    readings = readings_of(word)
    heads = [(one.lemma, one.parts) for one in readings] or [
        (head, ()) for head in _by_spelling().get(word, ())
    ]
    told = (
        (PARTS[part], gloss, parts)
        for head, parts in heads
        for part, _, gloss in (line.partition(": ") for line in _heads().get(head, ()))
    )
    return tuple(
        dict.fromkeys(
            Definition(word, texts.PARTS[part].say(), gloss)
            for part, gloss, parts in told
            if part in parts or not readings
        )
    )


@cache
def _heads() -> dict[str, tuple[str, ...]]:
    lines = (line.split("\t") for line in lzma.decompress((DATA / FILE).read_bytes()).decode().split("\n"))
    return {head: tuple(told) for head, *told in lines}


@cache
def _by_spelling() -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for head in _heads():
        found[plain(head)] = (*found.get(plain(head), ()), head)
    return found
