"""Numbers, letters, words and places as they are shown and as they sound."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from nonuple.pieces.notation import ROWS, Ref, in_brackets
from nonuple.pieces.tiles import FRENCH, JOKER, LetterSet
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


def in_words(number: int) -> str:
    """A number from 0 to 9999, as it is written in full."""
    if number >= 1000:
        thousands, rest = divmod(number, 1000)
        return _counted(thousands, "mille", "mille", rest)
    if number >= 100:
        hundreds, rest = divmod(number, 100)
        return _counted(hundreds, "cent", "cent" if rest else "cents", rest)
    if number < 20:
        return words.UNDER_TWENTY[number]
    return _tens(number)


def _counted(count: int, one: str, several: str, rest: int) -> str:
    head = one if count == 1 else f"{in_words(count)} {several}"
    return f"{head} {in_words(rest)}" if rest else head


def _tens(number: int) -> str:
    """70 and 90 count on from sixty and eighty; only 81 and 91 take no « et » before their one."""
    ten, unit = divmod(number, 10)
    if ten in (7, 9):
        unit += 10
    if number == 80:
        return f"{words.TENS[ten]}s"
    if unit == 0:
        return words.TENS[ten]
    joint = words.AND if unit in (1, 11) and number < 80 else "-"
    return f"{words.TENS[ten]}{joint}{words.UNDER_TWENTY[unit]}"


def in_words_feminine(number: int) -> str:
    """The same before letters, minutes and seconds: une, vingt et une."""
    written = in_words(number)
    return f"{written}e" if number % 10 == 1 and written.endswith("un") else written


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def points(score: int) -> str:
    """`vingt et un points`; nought and one are singular in French."""
    return (words.POINTS if score > 1 else words.ONE_POINT).format(count=in_words(score))


def duration(seconds: int) -> str:
    """`deux minutes trente`, `quarante secondes`."""
    minutes, rest = divmod(seconds, 60)
    if not minutes:
        return words.SECONDS.format(count=in_words_feminine(rest))
    said = (words.MINUTES if minutes > 1 else words.ONE_MINUTE).format(count=in_words_feminine(minutes))
    return words.HOUR_LIKE.format(minutes=said, seconds=in_words(rest)) if rest else said


def country(letter: str, tiles: LetterSet = FRENCH) -> Said:
    """A letter by the spelling table alone."""
    return Said(tiles[letter].spelling, tiles[letter].spelling)


def alone(letter: str, tiles: LetterSet = FRENCH) -> Said:
    """A letter by itself; a joker has only its name."""
    return country(letter, tiles) if letter == JOKER else Said(letter, words.LETTER_NAMES[letter])


@article("2026", "4.4")
@article("2010", "2.4")
@article("2009", "2.4")
def spell(word: str, tiles: LetterSet = FRENCH) -> Said:
    """The word letter by letter, whole; the letter of a joker (lower case) refers to the spelling table."""
    return listed(by_table(letter.upper(), tiles) if letter.islower() else alone(letter) for letter in word)


def by_table(letter: str, tiles: LetterSet = FRENCH) -> Said:
    """`D comme Danemark`."""
    shown, spoken = alone(letter)
    spelling = tiles[letter].spelling
    return Said(*(words.JOKER_LETTER.format(letter=name, spelling=spelling) for name in (shown, spoken)))


def place(ref: Ref) -> Said:
    """`H 8` across, `8 H` down: the order alone tells the direction."""
    row, column = alone(ROWS[ref.row]), Said(str(ref.column + 1), in_words(ref.column + 1))
    first, second = (column, row) if ref.down else (row, column)
    return Said(f"{first.shown} {second.shown}", f"{first.spoken} {second.spoken}")


def word_aloud(word: str, pronounced: str = "") -> Said:
    """The word as published; voices spell capitals, so they get small letters, with accents where known."""
    return Said(in_brackets(word), pronounced or word.lower())
