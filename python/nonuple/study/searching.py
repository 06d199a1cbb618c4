"""Looking words up: by a pattern, by letters, by what lengthens a word, by what it holds."""

import enum
import re

from nonuple.errors import Refusal
from nonuple.pieces.tiles import ALPHABET, JOKER
from nonuple.texts import study as texts
from nonuple.words.lexicon import Lexicon
from nonuple.words.spelling import LONGEST, plain

_CLASS = re.compile(r"\[([A-Z]+)\]")
_PATTERN = re.compile(r"(?:[A-Z.*?]|\[[A-Z]+\])+")
_LETTERS = re.compile(r"[A-Z]+")
MOST_JOKERS = 2


class SearchBy(enum.StrEnum):
    PATTERN = "pattern"
    """`.` or `?` one letter, `*` any number, `[JKQ]` one of these."""
    ANAGRAM = "anagram"
    """All the letters, `?` any one."""
    EXTENSIONS = "extensions"
    """Longer words that begin or end with this one."""
    CONTAINS = "contains"


def words_found(by: SearchBy, typed: str, lexicon: Lexicon, length: int | None = None) -> list[str]:
    """In alphabetical order; of one length if it is given."""
    spelled = plain(typed).replace(" ", "")
    if not spelled or len(spelled) > 4 * LONGEST:
        raise Refusal(texts.BAD_SEARCH)
    found = _found(by, spelled, lexicon)
    return [word for word in found if length is None or len(word) == length]


def _found(by: SearchBy, spelled: str, lexicon: Lexicon) -> list[str]:
    match by:
        case SearchBy.PATTERN:
            return _by_pattern(spelled, lexicon)
        case SearchBy.ANAGRAM:
            if spelled.count(JOKER) > MOST_JOKERS or len(spelled) > LONGEST:
                raise Refusal(texts.BAD_SEARCH)
            return lexicon.anagrams(spelled)
        case SearchBy.EXTENSIONS:
            longer = {*lexicon.front_extensions(spelled), *lexicon.back_extensions(spelled)}
            return sorted(longer - {spelled})
        case SearchBy.CONTAINS:
            if not _LETTERS.fullmatch(spelled):
                raise Refusal(texts.BAD_SEARCH)
            return lexicon.find(f"*{spelled}*")


def _by_pattern(spelled: str, lexicon: Lexicon) -> list[str]:
    if not _PATTERN.fullmatch(spelled):
        raise Refusal(texts.BAD_SEARCH)
    wide = _CLASS.sub(".", spelled).replace(JOKER, ".")
    found = lexicon.find(wide)
    if "[" not in spelled:
        return found
    exact = re.compile(
        spelled.replace(JOKER, ".").replace(".", f"[{ALPHABET}]").replace("*", f"[{ALPHABET}]*")
    )
    return [word for word in found if exact.fullmatch(word)]
