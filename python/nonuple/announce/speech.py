"""Letters, words and places as they are shown and as they sound."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from nonuple.announce.tongue import Tongue
from nonuple.pieces.notation import ROWS, Ref, in_brackets
from nonuple.pieces.tiles import JOKER
from nonuple.rules import article
from nonuple.texts import announce as words


class Said(NamedTuple):
    """The same words for the eye and for a voice."""

    shown: str
    spoken: str


def listed(parts: Iterable[Said], last: str = ", ") -> Said:
    """One after the other, with commas; `last` stands before the last of them."""
    shown, spoken = zip(*parts, strict=True)
    return Said(_joined(shown, last), _joined(spoken, last))


def _joined(parts: Sequence[str], last: str) -> str:
    return last.join(filter(None, (", ".join(parts[:-1]), parts[-1])))


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def country(letter: str, tongue: Tongue) -> Said:
    """A letter by the spelling table alone."""
    spelling = tongue.letters[letter].spelling
    return Said(spelling, spelling)


def alone(letter: str, tongue: Tongue) -> Said:
    """A letter by itself; a joker has only its name."""
    return country(letter, tongue) if letter == JOKER else Said(letter, tongue.letter_name(letter))


@article("2026", "4.4")
@article("2010", "2.4")
@article("2009", "2.4")
def spell(word: str, tongue: Tongue) -> Said:
    """The word letter by letter, whole; the letter of a joker (lower case) refers to the spelling table."""
    return listed((by_table if letter.islower() else alone)(letter.upper(), tongue) for letter in word)


def by_table(letter: str, tongue: Tongue) -> Said:
    """`D comme Danemark`."""
    spelling = tongue.letters[letter].spelling
    return Said(
        *(tongue.say(words.JOKER_LETTER, letter=name, spelling=spelling) for name in alone(letter, tongue))
    )


def place(ref: Ref, tongue: Tongue) -> Said:
    """`H 8` across, `8 H` down: the order alone tells the direction."""
    number = ref.column + 1
    row, column = alone(ROWS[ref.row], tongue), Said(str(number), tongue.number(number))
    first, second = (column, row) if ref.down else (row, column)
    return Said(f"{first.shown} {second.shown}", f"{first.spoken} {second.spoken}")


def word_aloud(word: str, pronounced: str = "") -> Said:
    """The word as published; voices spell capitals, so they get small letters, with accents where known."""
    return Said(in_brackets(word), pronounced or word.lower())
