"""A card: what it asks, and what the list in use answers."""

import re

import msgspec

from nonuple.errors import Refusal
from nonuple.pieces.tiles import ALPHABET
from nonuple.study.decks import Shape
from nonuple.texts import study as texts
from nonuple.words.lexicon import Lexicon

_SUBJECTS = {
    Shape.ANAGRAM: re.compile(r"[A-Z]{2,15}"),
    Shape.PLUS: re.compile(r"[A-Z]{7}\+[A-Z]"),
    Shape.FRONT: re.compile(r"[A-Z]{2,14}"),
    Shape.BEHIND: re.compile(r"[A-Z]{2,14}"),
    Shape.BEGINS: re.compile(r"[A-Z]{1,2}"),
    Shape.TURN: re.compile(r"[\w:.#+-]{1,160}"),
}


class CardName(msgspec.Struct, frozen=True):
    shape: Shape
    subject: str

    def __str__(self) -> str:
        return f"{self.shape}:{self.subject}"


def card_name(written: str) -> CardName:
    """`anagram:AEGLNRU`; what no card is called is refused."""
    called, _, subject = written.partition(":")
    shape = next((one for one in Shape if one == called), None)
    if shape is None or not _SUBJECTS[shape].fullmatch(subject):
        raise Refusal(texts.NO_SUCH_CARD, card=written[:80])
    return CardName(shape, subject)


class HookedWord(msgspec.Struct, frozen=True):
    """A word with the letters that lengthen it."""

    word: str
    front: str = ""
    behind: str = ""


class StudyCard(msgspec.Struct, frozen=True):
    card: str
    shape: Shape
    letters: str
    """Shown as tiles."""
    support: str
    """The letter of the grid, or the word to lengthen, or the beginning."""
    answers: tuple[HookedWord, ...]


def card_of(name: CardName, lexicon: Lexicon) -> StudyCard:
    """Without an answer where the list in use has none; a turn is asked for by its diary."""
    letters, support = _shown(name)
    answers = tuple(hooked(word, lexicon) for word in _answers(name, lexicon))
    return StudyCard(str(name), name.shape, letters, support, answers)


def hooked(word: str, lexicon: Lexicon) -> HookedWord:
    words = lexicon.words
    return HookedWord(
        word,
        "".join(letter for letter in ALPHABET if letter + word in words),
        "".join(letter for letter in ALPHABET if word + letter in words),
    )


def _shown(name: CardName) -> tuple[str, str]:
    match name.shape:
        case Shape.ANAGRAM:
            return name.subject, ""
        case Shape.PLUS:
            seven, _, one = name.subject.partition("+")
            return seven, one
        case _:
            return "", name.subject


def _answers(name: CardName, lexicon: Lexicon) -> list[str]:
    subject = name.subject
    match name.shape:
        case Shape.ANAGRAM:
            return lexicon.anagrams(subject)
        case Shape.PLUS:
            return lexicon.anagrams(subject.replace("+", ""))
        case Shape.FRONT:
            return [letter + subject for letter in ALPHABET if letter + subject in lexicon.words]
        case Shape.BEHIND | Shape.BEGINS:
            return lexicon.find(f"{subject}.")
        case Shape.TURN:
            return []
