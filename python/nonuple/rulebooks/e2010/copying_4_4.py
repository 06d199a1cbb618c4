"""Letters of the grid badly copied: one changed, one left out, or two neighbours exchanged."""

from collections.abc import Iterator

from nonuple.pieces.notation import Ref
from nonuple.rulebooks.older.extension_3_3_2 import LONG_ENOUGH
from nonuple.slips.copied import nearly
from nonuple.slips.reading import Place, Reading
from nonuple.slips.sketch import LetterRun


def miscopied(reading: Reading, run: LetterRun) -> Iterator[Place]:
    """Where the run extends a word of the grid of which it copies three letters or more with one error."""
    if not run.legible:
        return
    for ref, word in reading.situation.grid_words[run.down]:
        if len(word) >= LONG_ENOUGH:
            for front, back in sorted(set(_additions(run.text, word))):
                at = (
                    Ref(ref.row - len(front), ref.column, True)
                    if run.down
                    else Ref(ref.row, ref.column - len(front))
                )
                if at.row >= 0 and at.column >= 0:
                    place = reading.at(run._replace(text=front + word + back), at)
                    if place is not None and not place.faults:
                        yield place


def _additions(text: str, word: str) -> Iterator[tuple[str, str]]:
    """What the text adds in front of the word and behind it, if it copies it or its end with an error.

    An end that is copied rightly, but shorter, has no error: the word is written in part (3.3.2).
    """
    for copied in range(LONG_ENOUGH - 1, len(word) + 1):
        before, added = text[:copied].upper(), text[copied:]
        in_front, after = text[: len(text) - copied], text[len(text) - copied :].upper()
        for kept in range(max(copied, LONG_ENOUGH), min(copied + 1, len(word)) + 1):
            if added and not word.endswith(before) and nearly(before, word[len(word) - kept :]):
                yield "", added
            if in_front and not word.startswith(after) and nearly(after, word[:kept]):
                yield in_front, ""
    for copied in (len(word) - 1, len(word)):
        for start in range(1, len(text) - copied):
            if nearly(text[start : start + copied].upper(), word):
                yield text[:start], text[start + copied :]
