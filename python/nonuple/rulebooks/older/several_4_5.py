"""Several solutions on one slip: each is judged by itself, and the least, null or not, is kept."""

from collections.abc import Sequence

from nonuple.rulebooks.older.extension_3_3_2 import shortened
from nonuple.rules import applies
from nonuple.slips.others import other_words
from nonuple.slips.reading import Place, Reading
from nonuple.slips.sketch import Cell, LetterRun


def words_apart(reading: Reading, main: LetterRun, located: Sequence[Place]) -> tuple[LetterRun, ...]:
    """The words of the slip that have nothing in common with the main one; it comes first."""
    if any(place.valid and not place.strangers for place in shortened(reading, main)):
        return (main,)
    others = other_words(reading, main, located)
    beside = (one.run if one.reading is reading else one.run.transposed for one in others.beside)
    return (main, *beside, *others.apart)


def alone(reading: Reading, run: LetterRun, every: Sequence[LetterRun]) -> Reading:
    """The slip as if the other words and what is written with them were struck out.

    The reference is that of the word of which it names a place; if of none, not that of one without letters
    beside it, but for the first, which is the one played.
    """
    own, gone = reading.sketch.piece_of(run), set[Cell]()
    for other in every:
        if other != run:
            gone.update(reading.sketch.piece_of(other) - own, set(other.cells).difference(run.cells))
    left = reading.only(reading.cells - gone)
    its_own = run == every[0] or left.has_more
    of_another = any(other != run and _is_named(reading, other) for other in every)
    return left if its_own and not of_another else left.of_another(run)


def _is_named(reading: Reading, run: LetterRun) -> bool:
    named = reading.named(run)
    return named is not None and named.playable


@applies("2010", "4.6")
@applies("2009", "4.5")
def crossing(reading: Reading, main: LetterRun, places: tuple[Place, ...]) -> tuple[Place, ...]:
    """Other words that share a letter with the one played and could be played as well where they stand."""
    return other_words(reading, main, places).linked if places else ()
