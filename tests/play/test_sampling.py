"""The kernel plays the games of the director: draws, rejects, words, ties and ends, to the letter."""

import os
from itertools import product
from random import Random

import msgspec
import pytest

from nonuple.pieces.draw import secret_of_seed
from nonuple.pieces.formula import FORMULAS
from nonuple.pieces.variant import variants
from nonuple.play.duplicate.sampling import _duplicate, sampled, sampled_line
from nonuple.play.duplicate.settings import Settings
from nonuple.play.duplicate.simulation import simulate
from nonuple.programs.datasets import game_line, told
from nonuple.rulebooks.registry import duplicate
from nonuple.words.lexicon import Lexicon
from nonuple.words_io.library import open_lexicon
from tests.editions import EDITIONS
from tests.play.lists import word_list

SOAKING = os.environ.get("NONUPLE_SOAK") == "1"
KINDS = [
    Settings(edition=edition, formula=formula, variant=variant)
    for edition, formula, variant in product(EDITIONS, FORMULAS, variants())
    if duplicate(edition).game.originals or formula == "normal"
]
GAMES = 100_000 // len(KINDS) + 1 if SOAKING else 6
FEW_WORDS = 100 if SOAKING else 1


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    return open_lexicon("default")


def check(settings: Settings, seed: int, lexicon: Lexicon) -> None:
    law = simulate(settings, seed, lexicon).record
    game = sampled(settings, secret_of_seed(seed), lexicon)
    assert msgspec.json.encode(game) == msgspec.json.encode(law), (settings, seed)
    assert game_line(settings, lexicon, seed) == msgspec.json.encode(told(seed, law)) + b"\n", (
        settings,
        seed,
    )


def name(settings: Settings) -> str:
    return f"{settings.edition} {settings.formula} {settings.variant}"


@pytest.mark.article("2026", "4.1", "4.2", "4.4", "4.6", "4.7", "4.8.2", "4.8.3")
@pytest.mark.article("2010", "2.1", "2.2", "2.4", "2.7", "5.2")
@pytest.mark.article("2009", "2.1", "2.2", "2.4", "2.7", "5.2")
@pytest.mark.parametrize("settings", KINDS, ids=name)
def test_the_kernel_plays_the_games_of_the_director(settings: Settings, lexicon: Lexicon) -> None:
    first = KINDS.index(settings) * GAMES
    for seed in range(first, first + GAMES):
        check(settings, seed, lexicon)


@pytest.mark.article("2026", "4.6", "4.7")
@pytest.mark.article("2010", "2.7", "5.2")
@pytest.mark.article("2009", "2.7", "5.2")
@pytest.mark.parametrize("formula", ["normal", "joker-7+8"])
@pytest.mark.parametrize("count", [400, 1000])
def test_it_does_with_few_words_too_where_many_draws_cannot_be_played(
    formula: str, count: int, lexicon: Lexicon
) -> None:
    chance = Random(f"{formula} {count}")
    short = [word for word in lexicon.words.words() if len(word) < 6]
    for seed in range(FEW_WORDS):
        few = word_list(*chance.sample(short, count))
        for edition in ("2026", "2010"):
            check(Settings(edition=edition, formula=formula), seed, few)


def test_where_it_takes_long_to_tell_whether_any_draw_can_be_played_the_director_goes_on() -> None:
    """A word of seven consonants can be spelled, but whoever draws it must put it back."""
    never_valid = word_list("BCDFGHJ")
    assert _duplicate(Settings(), never_valid.words).play(secret_of_seed(0)) is None
    assert sampled_line(Settings(), secret_of_seed(0), never_valid) is None
    check(Settings(), 0, never_valid)
