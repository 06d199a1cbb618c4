"""How people are told of a list wherever it decides: name, edition by its size, what the free one means."""

from contextlib import suppress

import msgspec

from nonuple.errors import Refusal
from nonuple.texts import Language, Sentence, spoken
from nonuple.texts import lexicon as texts
from nonuple.words.editions import of_size
from nonuple.words.lexicon import Lexicon
from nonuple.words_io.library import DEFAULT, Library
from nonuple.words_io.supplements import BUILT_IN, SIZES, TWO_LETTERS, supplements_of


class ListNamed(msgspec.Struct, frozen=True):
    """A word list as screens and papers tell of it."""

    name: str
    words: int
    """How many; 0 when it cannot be opened."""
    title: Sentence
    means: Sentence | None = None
    """What it means to be judged by it, of the free lists alone."""

    def told(self, language: Language) -> str:
        """Both, for a page."""
        means = f"{' ' if language == 'fr' else ''}: {self.means.to(language)}" if self.means else ""
        return self.title.to(language) + means


def named(name: str, words: int, onto: str = "") -> ListNamed:
    """The list of this name, which has so many words, and is made on a free one or not."""
    edition = of_size(words)
    if name == DEFAULT:
        return ListNamed(name, words, texts.UNOFFICIAL_LIST.sentence(), texts.FREE_MEANS.sentence())
    if name in BUILT_IN:
        added = supplements_of(name)
        several = " + ".join(one.name for one in added)
        means = texts.SUPPLEMENTED_MEANS if TWO_LETTERS in added else texts.FREE_MEANS
        return ListNamed(name, words, texts.SUPPLEMENTED_LIST.sentence(supplement=several), means.sentence())
    if edition is not None:
        return ListNamed(name, words, texts.NAMED_EDITION.sentence(name=name, edition=edition.number))
    if onto:
        title = texts.COMPLETED_LIST.sentence(name=name)
        return ListNamed(name, words, title, texts.COMPLETED_MEANS.sentence())
    return ListNamed(name, words, texts.NAMED_LIST.sentence(name=name))


def named_here(name: str, library: Library) -> ListNamed:
    """A list that may no longer be on this computer."""
    try:
        if name in BUILT_IN:
            return named(name, SIZES[name])
        entry = library.entry(name)
        return named(name, entry.count, entry.onto)
    except Refusal:
        return named(name, 0)


def opened(lexicon: Lexicon) -> ListNamed:
    """The list that decides, be it this user's or a file's."""
    library = Library.of_user()
    if lexicon.name not in library.names():
        return named(lexicon.name, len(lexicon))
    with suppress(Refusal):
        entry = library.entry(lexicon.name)
        if entry.fingerprint == lexicon.fingerprint:
            return named_here(lexicon.name, library)
    return named(lexicon.name, len(lexicon))


def titled(lexicon: Lexicon) -> str:
    """The list in a few words."""
    return opened(lexicon).title.to(spoken())


def sentence_on(lexicon: Lexicon) -> str:
    """A sentence on the list that decides; of the free ones, what it means to judge by it."""
    told = opened(lexicon)
    if told.means is None:
        return texts.DECIDED_BY.say(list=told.title.to(spoken()), count=told.words)
    return texts.DECIDED_BY_FREE.say(list=told.title.to(spoken()), means=told.means.to(spoken()))
