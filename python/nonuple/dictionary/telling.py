"""What can be told of a word: readings, definitions of a source of one's own, else meanings in English.

Whichever list admits it: what a word is does not hang on that.
"""

import msgspec

from nonuple.dictionary.book import DefinitionBook
from nonuple.dictionary.glosses import glosses_of
from nonuple.dictionary.reading import Definition
from nonuple.texts import definitions as texts
from nonuple.words_io.library import Library
from nonuple.words_io.readings import readings_of


class Meanings(msgspec.Struct, frozen=True):
    readings: tuple[str, ...] = ()
    """Lemma, nature and form."""
    definitions: tuple[str, ...] = ()
    source: str = ""
    """Where the definitions come from, to be shown with them."""


def meanings_of(word: str) -> Meanings:
    readings = tuple(reading.describe() for reading in readings_of(word))
    defined, source = definitions_of(word)
    return Meanings(readings, tuple(one.describe() for one in defined), source)


def definitions_of(word: str) -> tuple[tuple[Definition, ...], str]:
    """Of one's own source, which goes first, else of the one that comes with the program; and its name."""
    book = own_book()
    defined = book.look_up(word)
    if defined:
        return defined, book.source
    glosses = glosses_of(word)
    return glosses, texts.IN_ENGLISH.say() if glosses else ""


def own_book() -> DefinitionBook:
    return DefinitionBook(Library.of_user().data)
