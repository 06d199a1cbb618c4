"""Difficulty is predicted for turns that nobody has tried: held to people who are not as it has them."""

from statistics import median

import pytest

from benches.rating import PEOPLE, UNSEEN, measured, people, turns
from nonuple.pieces.draw import secret_of_seed
from nonuple.play.duplicate.prepared import Chance
from nonuple.play.masked import SALT, masked
from nonuple.play.rating.choosing import ABOVE, DRAWN_FOR_ONE, turn_for
from nonuple.play.rating.difficulty import Way, difficulty_of, expected, ways_of
from nonuple.words_io.library import open_lexicon
from nonuple.words_io.schooling import commonness

LEXICON = open_lexicon("default")


def test_shares_of_tops_and_strengths_are_found_on_unseen_turns() -> None:
    """On 40 games from which nothing was learnt."""
    told = measured()
    assert told.correlated >= 0.8
    assert median(abs(one) for one in told.strengths) <= 60
    assert len(told.strengths) == PEOPLE


def test_what_a_game_costs_is_told_of_people_of_all_strengths() -> None:
    """Within six hundredths of the points of the top, which is what the organiser is told."""
    games = turns(UNSEEN[:12])
    whole = sum(turn.scores[0] for game in games for turn in game)
    for person in people(6):
        found = sum(turn.points(person) for game in games for turn in game)
        nearest = min(
            abs(sum(expected(turn.ways, strength).points for game in games for turn in game) - found)
            for strength in range(600, 2000, 50)
        )
        assert nearest <= 0.06 * whole


def test_of_several_tops_one_is_enough() -> None:
    alone, twice = [Way(30, 1500)], [Way(30, 1500), Way(30, 1500)]
    assert difficulty_of(alone) == pytest.approx(1500, abs=1)
    assert difficulty_of(twice) < difficulty_of(alone)
    assert difficulty_of([*alone, Way(29, 500)]) == difficulty_of(alone), "only tops count"


@pytest.mark.parametrize("strength", [900, 1400])
def test_the_next_turn_is_a_little_above_ones_strength(strength: float) -> None:
    chances = [Chance(secret_of_seed(seed), SALT) for seed in range(DRAWN_FOR_ONE)]
    *_, sought = masked(turn_for(strength, chances, LEXICON, commonness))
    hard = difficulty_of(ways_of(sought, LEXICON, commonness))
    assert hard == pytest.approx(strength + ABOVE, abs=60)
