"""The game of the box, replayed alone with a mask (box, conseils and exemples; Q8, Q9, Q10)."""

import pytest

from nonuple.formats import games
from nonuple.pieces.tiles import Rack
from nonuple.play.masked import masked
from nonuple.play.solo.missed import Cause
from nonuple.play.solo.solo import SoloGame
from nonuple.words.lexicon import Lexicon
from nonuple.words_io.library import open_lexicon

SHEET = """
N°  Tirage    Solution  Référence  Points
1   EEERWLN
2   WEL+BSUI  RENE      H5         8
3   W+TTACEI  BLEUIS    I3         21
4   -ACUOEJL  CLAIE     4H         30
"""


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    return open_lexicon("default")


@pytest.fixture
def game(lexicon: Lexicon) -> SoloGame:
    return SoloGame.replaying(games.read(SHEET.encode()), lexicon)


@pytest.mark.article("box", "conseils", "exemples")
def test_the_game_of_the_box_is_replayed_with_a_mask(game: SoloGame) -> None:
    """Q8 and Q10: rack, one's own word, then the solution and the next rack, to the last."""
    assert (game.rack, game.solution) == ("EEERWLN", None)
    game = game.answer("H6", "NEE")
    assert game.outcome is not None and game.solution is not None
    assert (game.outcome.points, game.solution.word, game.solution.score) == (6, "RENE", 8)

    game = game.go_on()
    assert (game.rack, game.solution) == ("WEL+BSUI", None)
    assert [str(word) for _, word in game.board.words()] == ["RENE"]
    game = game.answer("I3", "BLEUIS")
    assert game.outcome is not None and game.solution is not None
    assert (game.outcome.points, game.outcome.cause) == (21, None)
    assert game.solution.cross == ("RE", "EU", "NI", "ES")

    game = game.go_on()
    assert game.rack == "W+TTACEI"
    game = game.answer("4H", "CLAIE")
    assert game.solution is not None
    assert (game.solution.cross, game.solution.score) == (("CRENE",), 30)

    game = game.go_on()
    assert game.rack == "-ACUOEJL"
    assert game.state.turn.retained.rejected[0].kept == "WTT"
    game = game.answer()
    assert game.over
    assert (game.report.total, game.report.top) == (57, 59 + game.state.turn.top)


@pytest.mark.article("box", "exemples")
@pytest.mark.parametrize(
    ("ref", "word", "points"), [("9F", "WUS", 18), ("9C", "BLEUIS", 17), ("I3", "BLEUIS", 21)]
)
def test_words_worth_less_than_the_top_are_worth_what_the_box_says(
    game: SoloGame, ref: str, word: str, points: int
) -> None:
    """Q10: WUS 18 and BLEUIS 17 elsewhere; 12 + 2 + 2 + 3 + 2 where it is the top."""
    played = game.answer().go_on().answer(ref, word)
    assert played.outcome is not None
    assert played.outcome.points == points


@pytest.mark.article("box", "exemples")
def test_one_s_own_word_elsewhere_is_a_matter_of_placement(game: SoloGame) -> None:
    played = game.answer().go_on().answer("9C", "BLEUIS")
    assert played.outcome is not None
    assert played.outcome.cause is Cause.PLACEMENT
    [group] = [one for one in played.outcome.missed if one.cause is Cause.PLACEMENT]
    assert ("I3", 21) in {(move.ref, move.score) for move in group.moves}


@pytest.mark.article("box", "conseils")
@pytest.mark.parametrize("published", ["EEERWLN", "WEL+BSUI", "-ACUOEJL", "AEINRS?"])
def test_racks_are_shown_as_they_are_published(published: str) -> None:
    """Q9: `?` a joker, `+` between letters kept and drawn, `-` after a rejection."""
    assert str(Rack.parse(published)) == published


@pytest.mark.article("box", "conseils")
def test_a_joker_of_a_solution_may_be_written_in_brackets(lexicon: Lexicon) -> None:
    """Q9: the joker's letter in parentheses."""
    sheet = "1 AEINRS?\n2 BCDEFGH S(T)ARINE H8 66\n"
    record = games.read(sheet.encode())
    (first, *_) = masked(record)
    assert first.retained.word == "StARINE"
    played = SoloGame.replaying(record, lexicon).answer("H8", "S(T)ARINE")
    again = SoloGame.replaying(record, lexicon).answer("h8", "starine")
    assert played.outcome is not None and again.outcome is not None
    assert played.outcome.points == again.outcome.points
