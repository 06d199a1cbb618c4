"""Which letters the jokers stand for, by the circles or, where these do not tell, by the score."""

from typing import NamedTuple

from nonuple.pieces.notation import SIZE
from nonuple.rulebooks.older.rules import Ground, Topic
from nonuple.rules import applies, article
from nonuple.slips.laying import Circling
from nonuple.slips.reading import Place
from nonuple.slips.verdict import Code

NOT_CIRCLED = Ground(Code.JOKER_NOT_CIRCLED, Topic.WARNINGS)
WRONGLY_CIRCLED = Ground(Code.JOKER_WRONGLY_CIRCLED, Topic.WARNINGS)


class Circled(NamedTuple):
    """What the jokers may stand for at a place, given the circles."""

    ways: tuple[Circling, ...]
    """Among these the score tells."""
    least: tuple[Circling, ...]
    """Among these the least is paid where the score does not tell: those nearest to the circles."""
    warnings: tuple[Ground, ...] = ()


@article("2010", "4.4")
@applies("2010", "4.6")
@article("2009", "4.3")
@applies("2009", "4.5")
def circled(place: Place) -> Circled:
    """A possible circle decides; without one any use of the jokers may be meant."""
    marked = place.circled
    on_a_letter = any(not _is_joker_of_the_grid(place, at) for at in place.run.circled.difference(marked))
    exact = tuple(way for way in place.circlings if way.jokers == marked)
    if exact:
        return Circled(exact, exact, (WRONGLY_CIRCLED,) if on_a_letter else ())
    more = tuple(way for way in place.circlings if marked < way.jokers)
    if more:
        warnings = (NOT_CIRCLED, WRONGLY_CIRCLED) if on_a_letter else (NOT_CIRCLED,)
        return Circled(more, _nearest(more, marked), warnings)
    fewer = tuple(way for way in place.circlings if way.jokers and way.jokers < marked)
    ways = fewer or place.circlings
    return Circled(ways, _nearest(ways, marked), (WRONGLY_CIRCLED,))


def _nearest(ways: tuple[Circling, ...], marked: frozenset[int]) -> tuple[Circling, ...]:
    fewest = min((len(way.jokers ^ marked) for way in ways), default=0)
    return tuple(way for way in ways if len(way.jokers ^ marked) == fewest)


def _is_joker_of_the_grid(place: Place, at: int) -> bool:
    square = place.ref.square + at * (SIZE if place.down else 1)
    return place.reading.situation.board.grid[square].islower()
