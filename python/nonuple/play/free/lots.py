"""Who begins: a letter each, the nearest to A."""

from typing import NamedTuple

from nonuple.pieces.draw import draw_letters
from nonuple.rules import article


class Lots(NamedTuple):
    """Every round of letters drawn, and the seat that the last one names."""

    rounds: tuple[str, ...]
    first: int


@article("free", "intro")
def draw_lots(secret: bytes, bag: str, seats: int) -> Lots:
    """A joker comes before A; while the nearest is not alone, all draw again. Lots go back into the bag."""
    rounds: list[str] = []
    while True:
        drawn = draw_letters(secret, len(rounds), bag, seats)
        rounds.append(drawn)
        if drawn.count(nearest := min(drawn)) == 1:
            return Lots(tuple(rounds), drawn.index(nearest))
