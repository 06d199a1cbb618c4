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
    warnings: tuple[Ground, ...] = ()


@article("2010", "4.4")
@applies("2010", "4.6")
@article("2009", "4.3")
@applies("2009", "4.5")
def circled(place: Place) -> Circled:
    """A possible circle decides; without one every letter that the rack lacks may be the joker's."""
    marked = place.run.circled.intersection(place.offsets)
    on_a_letter = any(not _is_joker_of_the_grid(place, at) for at in place.run.circled.difference(marked))
    exact = tuple(way for way in place.circlings if way.jokers == marked)
    if exact:
        return Circled(exact, (WRONGLY_CIRCLED,) if on_a_letter else ())
    forced = tuple(way for way in place.circlings if way.forced)
    more = tuple(way for way in forced if marked < way.jokers)
    if more:
        return Circled(more, (NOT_CIRCLED, WRONGLY_CIRCLED) if on_a_letter else (NOT_CIRCLED,))
    fewer = tuple(way for way in place.circlings if way.jokers and way.jokers < marked)
    return Circled(fewer or forced, (WRONGLY_CIRCLED,))


def _is_joker_of_the_grid(place: Place, at: int) -> bool:
    square = place.ref.square + at * (SIZE if place.down else 1)
    return place.reading.situation.board.grid[square].islower()
