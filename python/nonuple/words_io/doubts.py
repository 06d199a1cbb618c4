"""What a list lets one doubt: an edition but for a few words, a file cut short, lines run together.

Small lists are nobody's edition, and nothing is held against them. The free list is only compared with: it
tells how words spread over the alphabet, and which of them stand next to each other.
"""

from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from nonuple.texts import lexicon as texts
from nonuple.words.editions import Edition, nearest, of_size
from nonuple.words.spelling import LONGEST, SHORTEST
from nonuple.words_io.shapes import Remark

LARGE = 20_000
"""From so many words on a list means to be whole."""
_NEAR = 500
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_FEW_BEHIND = 0.005
"""A share of the words so small that nothing was cut off."""
_SHOWN = 3

Words = Sequence[str]


def recognised(words: Words) -> Edition | None:
    """The edition that has as many words, in all and of each length that was published."""
    edition = of_size(len(words))
    return edition if edition and not list(_other_lengths(words, edition)) else None


def doubts_about(words: Words, too_long: Words, free: Callable[[], Words]) -> tuple[Remark, ...]:
    """Each in a sentence; `words` are sorted, `too_long` were left out for their length."""
    if len(words) < LARGE or recognised(words):
        return ()
    known = free()
    cut = tuple(_cut(words, known))
    return (*cut, *(() if cut else _nearly_an_edition(words)), *_glued(words, too_long, known))


def _nearly_an_edition(words: Words) -> Iterator[Remark]:
    edition = nearest(len(words))
    gap = edition.words - len(words)
    if abs(gap) > _NEAR:
        return
    others = list(_other_lengths(words, edition))
    told = ", ".join(
        texts.OF_LENGTH.say(length=length, count=count, due=due) for length, count, due in others[:_SHOWN]
    )
    text = texts.SHORT_OF_EDITION if gap > 0 else texts.BEYOND_EDITION if gap < 0 else texts.OTHER_LENGTHS
    values = {"count": abs(gap), "edition": edition.number, "words": edition.words}
    yield Remark(text, {**values, "lengths": f" ({told})" if told else ""})


def _other_lengths(words: Words, edition: Edition) -> Iterator[tuple[int, int, int]]:
    lengths = Counter(map(len, words))
    for length, due in edition.lengths.items():
        if lengths[length] != due:
            yield length, lengths[length], due


def _cut(words: Words, known: Words) -> Iterator[Remark]:
    """A beginning, an end or whole lengths that are not there."""
    behind = 1 - bisect_right(known, words[-1]) / len(known)
    before = bisect_right(known, words[0]) / len(known)
    for share, word, text in ((behind, words[-1], texts.CUT_AFTER), (before, words[0], texts.CUT_BEFORE)):
        if share > _FEW_BEHIND:
            missing = round(len(words) * share / max(1 - share, 1 / len(known)) / 1000) * 1000
            yield Remark(text, {"letter": word[0], "word": word, "count": missing})
    initials, usual = Counter(word[0] for word in words), Counter(word[0] for word in known)
    gaps = [
        letter
        for letter in _LETTERS
        if words[0][0] < letter < words[-1][0]
        and not initials[letter]
        and usual[letter] > _FEW_BEHIND * len(known)
    ]
    if gaps:
        yield Remark(texts.NO_INITIAL, {"letters": ", ".join(gaps)})
    lengths = Counter(map(len, words))
    absent = [str(length) for length in range(SHORTEST, LONGEST + 1) if not lengths[length]]
    if absent:
        yield Remark(texts.NO_LENGTH, {"lengths": ", ".join(absent)})


def _glued(words: Words, too_long: Words, known: Words) -> Iterator[Remark]:
    """Two neighbours of the alphabet run into one, and neither there by itself: a line's end was lost."""
    listed, free = set(words), set(known)
    found = [
        glued
        for glued in (*too_long, *words)
        if glued not in free and _run_together(glued, words, listed, free)
    ]
    if found:
        yield Remark(texts.GLUED, {"count": len(found), "examples": ", ".join(found[:_SHOWN])})


def _run_together(word: str, words: Words, listed: set[str], free: set[str]) -> bool:
    for at in range(SHORTEST, len(word) - SHORTEST + 1):
        first, second = word[:at], word[at:]
        if first < second and {first, second} <= free and listed.isdisjoint((first, second)):
            between = bisect_right(words, second) - bisect_right(words, first)
            if between == sum(first < one <= second for one in (word,) if one in listed):
                return True
    return False


def initials(words: Words) -> tuple[int, ...]:
    """How many words begin with each letter of the alphabet."""
    counted = Counter(word[0] for word in words)
    return tuple(counted[letter] for letter in _LETTERS)
