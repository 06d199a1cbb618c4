"""Several solutions on one slip: each is judged by itself, and the least, null or not, is kept."""

from collections.abc import Sequence

from nonuple.rulebooks.older.extension_3_3_2 import shortened
from nonuple.rules import applies
from nonuple.slips.played import other_words
from nonuple.slips.reading import Place, Reading
from nonuple.slips.sketch import LetterRun


def words_apart(reading: Reading, main: LetterRun, located: Sequence[Place]) -> tuple[LetterRun, ...]:
    """The words of the slip that have nothing in common with the main one; it comes first."""
    if any(place.valid and not place.strangers for place in shortened(reading, main)):
        return (main,)
    return (main, *other_words(reading, main, located).independent)


@applies("2010", "4.6")
@applies("2009", "4.5")
def crossing(reading: Reading, main: LetterRun, places: tuple[Place, ...]) -> tuple[Place, ...]:
    """Other words that share a letter with the one played and could be played as well where they stand."""
    return other_words(reading, main, places).linked if places else ()
