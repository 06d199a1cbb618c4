"""A computer at one's measure: the level that one would beat every other time, by one's games."""

from collections.abc import Iterable, Iterator, Mapping

from nonuple.opponents.levels import NINE
from nonuple.play.rating.strength import Attempt, strength_of
from nonuple.study.diary.entries import NotedGame

_STEPS = (0, 153, 179, 150, 147, 141, 157, 155, 145)
"""From each level to the next, in the points of a strength: docs/opponents.md has the games that told."""
_LOWEST = 900


def _ladder() -> Iterator[tuple[str, int]]:
    height = _LOWEST
    for level, step in zip(NINE, _STEPS, strict=True):
        height += step
        yield level, height


LADDER: Mapping[str, int] = dict(_ladder())


def level_for(games: Iterable[NotedGame]) -> str:
    """By the games against one computer: a win calls for a stronger one, a loss for a weaker one."""
    met = sorted((one for one in games if _rival(one)), key=lambda one: (one.at, one.source))
    matches = (Attempt(one.at.date(), LADDER[_rival(one)], 0, _won(one)) for one in met)
    own = strength_of(matches).mean
    return min(LADDER, key=lambda level: abs(LADDER[level] - own))


def _rival(game: NotedGame) -> str:
    """The level of the one computer that was played against; nothing where it was otherwise."""
    alone = game.kind == "free" and len(game.partners) == 1 and game.against is not None
    level = game.partners[0].level if alone else ""
    return level if level in LADDER else ""


def _won(game: NotedGame) -> bool:
    return game.points > (game.against or 0)
