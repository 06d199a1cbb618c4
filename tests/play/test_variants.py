"""A variant is one value: letters, values, board and language, the same everywhere."""

import json
from collections import Counter

import pytest

from nonuple import ENGLISH, FRENCH, Board, Game, Slip, Variant
from nonuple.errors import Refusal
from nonuple.formats import games
from nonuple.pieces.draw import full_bag
from nonuple.pieces.variant import Premium, variant, variants
from nonuple.play.duplicate.checking import check
from nonuple.play.duplicate.settings import Settings
from nonuple.play.duplicate.simulation import simulate
from nonuple.words_io.library import open_lexicon
from tests.architecture.sources import modules
from tests.cli.running import run


def test_every_variant_is_found_by_its_name() -> None:
    assert [variant(name) for name in variants()] == [ENGLISH, FRENCH]
    with pytest.raises(Refusal, match="klingon"):
        variant("klingon")


def test_letters_and_values_are_those_of_the_board() -> None:
    assert (Board().score("H8", "WHISKY"), Board(variant=ENGLISH).score("H8", "WHISKY")) == (92, 48)
    assert Board().play("H8", "KA").variant is FRENCH
    assert Board(variant=ENGLISH).play("H8", "KA").variant is ENGLISH


def test_a_board_is_data_and_nothing_else_knows_its_squares() -> None:
    whole = Variant("bare", FRENCH.title, FRENCH.letters, (Premium.NONE,) * 225, "fr")
    assert Board(variant=whole).score("H8", "KA") == 11


def test_a_game_is_drawn_from_its_own_bag_and_judged_by_its_own_values() -> None:
    settings = Settings(variant="english")
    game = Game(settings=settings).draw("WHISKYS")
    assert Counter(game.state.bag + "WHISKYS") == Counter(full_bag(ENGLISH.letters))
    assert game.top.score == Board(variant=ENGLISH).score(game.top.ref, game.top.word)
    assert (
        game.judge(Slip.across(game.top.word, ref=game.top.ref, score=game.top.score)).points
        == game.top.score
    )


def test_a_whole_simulated_game_agrees_with_its_variant_and_passes_through_every_format() -> None:
    lexicon = open_lexicon()
    record = simulate(Settings(variant="english"), 7, lexicon).record
    assert record.variant == "english"
    assert check(record, lexicon) == []
    for name, write in games.WRITERS.items():
        read = games.read(write(record).encode())
        assert (read.variant, read.left) == ("english", record.left), name
        assert [turn.score for turn in read.turns] == [turn.score for turn in record.turns], name


def test_simulate_plays_it_and_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    played = json.loads(run(capsys, "simulate", "--seed", "7", "--variant", "english").out)
    assert played["variant"] == "english"
    assert "variant" not in json.loads(run(capsys, "simulate", "--seed", "7").out)


def test_no_function_of_the_domain_has_a_letter_set_of_its_own() -> None:
    """Only a board made from nothing and the settings of a game have a usual variant."""
    named = {
        name
        for name in modules()
        if {"FRENCH", "ENGLISH"} & set(vars(__import__(name, fromlist=["_"])))
        and name not in ("nonuple", "nonuple.pieces.variant")
    }
    assert named == set()
