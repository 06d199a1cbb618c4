"""The language in which a room is spoken to: its numbers, its letters, its sentences."""

from dataclasses import dataclass
from functools import cache

from nonuple.pieces.tiles import LetterSet
from nonuple.pieces.variant import Variant
from nonuple.texts import Language, Text
from nonuple.texts import announce as words


@dataclass(frozen=True)
class Tongue:
    """What is said with the letters of one variant."""

    language: Language
    letters: LetterSet

    def say(self, text: Text, **values: object) -> str:
        return text.said(self.language, values)

    def number(self, number: int) -> str:
        """A number from 0 to 9999, as it is written in full."""
        return _french(number) if self.language == "fr" else _english(number)

    def number_of(self, number: int) -> str:
        """The same before letters, minutes and seconds, which are feminine in French: vingt et une."""
        written = self.number(number)
        feminine = self.language == "fr" and number % 10 == 1 and written.endswith("un")
        return f"{written}e" if feminine else written

    def points(self, score: int) -> str:
        """`vingt et un points`; nought and one are singular in French, only one is in English."""
        one = score < 2 if self.language == "fr" else score == 1
        return self.say(words.ONE_POINT if one else words.POINTS, count=self.number(score))

    def duration(self, seconds: int) -> str:
        """`deux minutes trente`, `quarante secondes`."""
        minutes, rest = divmod(seconds, 60)
        if not minutes:
            return self.say(words.SECONDS, count=self.number_of(rest))
        said = self.say(words.MINUTES if minutes > 1 else words.ONE_MINUTE, count=self.number_of(minutes))
        return self.say(words.HOUR_LIKE, minutes=said, seconds=self.number(rest)) if rest else said

    def letter_name(self, letter: str) -> str:
        """A letter as it sounds by itself."""
        return self.say(words.LETTER_NAMES[letter])


@cache
def tongue_of(variant: Variant) -> Tongue:
    """What is spoken where this variant is played."""
    return Tongue(variant.language, variant.letters)


# --- Numbers -----------------------------------------------------------------------------------------------


def _french(number: int) -> str:
    if number >= 1000:
        thousands, rest = divmod(number, 1000)
        return _french_counted(thousands, "mille", "mille", rest)
    if number >= 100:
        hundreds, rest = divmod(number, 100)
        return _french_counted(hundreds, "cent", "cent" if rest else "cents", rest)
    if number < 20:
        return words.UNDER_TWENTY["fr"][number]
    return _french_tens(number)


def _french_counted(count: int, one: str, several: str, rest: int) -> str:
    head = one if count == 1 else f"{_french(count)} {several}"
    return f"{head} {_french(rest)}" if rest else head


def _french_tens(number: int) -> str:
    """70 and 90 count on from sixty and eighty; only 81 and 91 take no « et » before their one."""
    ten, unit = divmod(number, 10)
    tens, units = words.TENS["fr"], words.UNDER_TWENTY["fr"]
    if ten in (7, 9):
        unit += 10
    if number == 80:
        return f"{tens[ten]}s"
    if unit == 0:
        return tens[ten]
    joint = words.AND.fr if unit in (1, 11) and number < 80 else "-"
    return f"{tens[ten]}{joint}{units[unit]}"


def _english(number: int) -> str:
    if number >= 1000:
        thousands, rest = divmod(number, 1000)
        return _english_counted(thousands, "thousand", rest)
    if number >= 100:
        hundreds, rest = divmod(number, 100)
        return _english_counted(hundreds, "hundred", rest)
    if number < 20:
        return words.UNDER_TWENTY["en"][number]
    ten, unit = divmod(number, 10)
    tens = words.TENS["en"][ten]
    return f"{tens}-{words.UNDER_TWENTY['en'][unit]}" if unit else tens


def _english_counted(count: int, what: str, rest: int) -> str:
    """`and` comes before what is below a hundred."""
    head = f"{_english(count)} {what}"
    if not rest:
        return head
    return f"{head} and {_english(rest)}" if rest < 100 else f"{head} {_english(rest)}"
