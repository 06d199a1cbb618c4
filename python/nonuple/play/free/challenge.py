"""Words that are not admitted, and who may say so (rules 9 and 10)."""

from collections.abc import Iterable

from nonuple.rules import article
from nonuple.words.lexicon import Lexicon

CHALLENGE_COST = 10

_NOUNS = ("S", "X", "E", "ES")
_PRESENT = ("NS", "NT", "Z", "ENT", "ONS", "EZ", "AIS", "AIT", "IONS", "IEZ", "AIENT", "T", "TES", "MES")
_FUTURE = ("RA", "RAS", "RAI", "REZ", "RONS", "RONT", "RAIS", "RAIT", "RIEZ", "RIONS", "RAIENT")
_OTHERS = ("R", "ER", "RENT", "ANT", "EE", "EES", "AT", "AMES", "ATES", "ERENT", "SSE", "SSES", "SSENT")
ENDINGS = frozenset(_NOUNS + _PRESENT + _OTHERS) | {
    vowel + ending for vowel in ("", "E", "I") for ending in _FUTURE
}
"""What French adds to a form to make another of the same word: plural, feminine, persons and tenses."""


@article("free", "9")
def not_admitted(words: Iterable[str], lexicon: Lexicon) -> tuple[str, ...]:
    """Of the words formed, those that the list lacks, as they read on the grid."""
    return tuple(word for word in words if word.upper() not in lexicon.words)


@article("free", "10")
def is_inflection(longer: str, shorter: str) -> bool:
    """Whether a word completes another one by an ending of number, gender, person or tense.

    The shorter one is wrong, so that no list tells what its inflections are; and since it lies on the grid,
    the longer one begins with it.
    """
    longer, shorter = longer.upper(), shorter.upper()
    return longer.startswith(shorter) and longer.removeprefix(shorter) in ENDINGS


@article("free", "10")
def barred(own_wrong: Iterable[str], formed: Iterable[str]) -> bool:
    """Whether one who laid these wrong words, unchallenged, must let pass what was formed now."""
    formed = tuple(formed)
    return any(is_inflection(word, wrong) for wrong in own_wrong for word in formed)
