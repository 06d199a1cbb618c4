"""What can be told of a word: readings of the free list, and definitions of a source of one's own."""

import msgspec

from nonuple.dictionary.book import DefinitionBook
from nonuple.words_io.library import DEFAULT, Library
from nonuple.words_io.readings import readings_of


class Meanings(msgspec.Struct, frozen=True):
    readings: tuple[str, ...] = ()
    """Lemma, nature and form."""
    definitions: tuple[str, ...] = ()
    source: str = ""
    """Where the definitions come from, to be shown with them."""


def meanings_of(word: str, lexicon: str) -> Meanings:
    """Of a word that the list of that name admits."""
    book = own_book()
    defined = book.look_up(word)
    readings = readings_of(word) if lexicon == DEFAULT else ()
    return Meanings(
        tuple(reading.describe() for reading in readings),
        tuple(" : ".join(filter(None, (one.nature, one.gloss))) for one in defined),
        book.source if defined else "",
    )


def own_book() -> DefinitionBook:
    return DefinitionBook(Library.of_user().data)
