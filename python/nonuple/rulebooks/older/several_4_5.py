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

    The first is the one played: the reference is not that of another without letters beside it.
    """
    own, gone = reading.sketch.piece_of(run), set[Cell]()
    for other in every:
        if other != run:
            gone.update(reading.sketch.piece_of(other) - own, set(other.cells).difference(run.cells))
    left = reading.only(reading.cells - gone)
    return left if run == every[0] or left.has_more else left.of_another(run)


@applies("2010", "4.6")
@applies("2009", "4.5")
def crossing(reading: Reading, main: LetterRun, places: tuple[Place, ...]) -> tuple[Place, ...]:
    """Other words that share a letter with the one played and could be played as well where they stand."""
    return other_words(reading, main, places).linked if places else ()
