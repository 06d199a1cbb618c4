"""A computer at one's measure: found within a dozen games, beaten about every other time."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from random import Random
from statistics import fmean

import pytest

from nonuple.opponents.levels import NINE
from nonuple.play.rating.strength import chance
from nonuple.study.diary.entries import NotedGame, Partner
from nonuple.study.diary.measure import LADDER, level_for

NOON = datetime(2026, 3, 2, 12, tzinfo=UTC)
LEVELS = list(NINE)


def game(number: int, level: str, *, won: bool) -> NotedGame:
    return NotedGame(
        source=f"free:{number}",
        kind="free",
        at=NOON + timedelta(minutes=number),
        points=400 if won else 300,
        against=350,
        partners=(Partner("Ordi", level),),
    )


def played(strength: float, count: int, dice: Random) -> Sequence[NotedGame]:
    """As many games as that against whoever is at one's measure."""
    games: list[NotedGame] = []
    for number in range(count):
        level = level_for(games)
        games.append(game(number, level, won=dice.random() < chance(strength, LADDER[level])))
    return games


@pytest.mark.parametrize("level", LEVELS)
def test_who_is_as_strong_as_a_level_meets_it_and_wins_every_other_game(level: str) -> None:
    dice = Random(level)
    evenings = [played(LADDER[level], 24, dice) for _ in range(30)]
    later = [one for games in evenings for one in games[12:]]
    off = fmean(abs(LEVELS.index(one.partners[0].level) - LEVELS.index(level)) for one in later)
    assert off <= 1.2
    assert 0.35 <= fmean(one.points > 350 for one in later) <= 0.65


def test_a_win_never_calls_for_a_weaker_computer_nor_a_loss_for_a_stronger_one() -> None:
    dice, games = Random(1), list[NotedGame]()
    for number in range(30):
        before, won = level_for(games), dice.random() < 0.5
        games.append(game(number, before, won=won))
        step = LEVELS.index(level_for(games)) - LEVELS.index(before)
        assert step >= 0 if won else step <= 0


def test_games_against_people_or_several_or_programs_of_others_tell_nothing() -> None:
    told = level_for([])
    others = (
        (Partner("Ana"),),
        (Partner("Ordi", "champion"), Partner("Ana")),
        (Partner("Robot", "bot:mine"),),
        (Partner("Ordi", "greedy"),),
    )
    for partners in others:
        many = [
            NotedGame(source=f"free:{n}", kind="free", at=NOON, points=9, against=1, partners=partners)
            for n in range(9)
        ]
        assert level_for(many) == told
