"""The retained word: requirements E."""

import pytest

from nonuple.errors import Refusal
from nonuple.pieces.board import Board
from nonuple.play.duplicate.choice import Candidate, candidates, choose
from nonuple.play.duplicate.commands import Draw, Retain
from nonuple.play.duplicate.director import decide
from nonuple.play.duplicate.events import Retained
from nonuple.play.duplicate.openness import sampled_openness, static_openness
from nonuple.play.duplicate.settings import Settings
from nonuple.play.duplicate.state import Phase, State
from nonuple.texts import game as texts
from nonuple.words.lexicon import Lexicon
from nonuple.words_io.library import open_lexicon
from tests.play.lists import after, game, word_list


def ranked(state: State, lexicon: Lexicon) -> list[Candidate]:
    return choose(state, candidates(state, lexicon), static_openness(lexicon))


def in_play(lexicon: Lexicon, board: Board, rack: str, left: str, settings: Settings | None = None) -> State:
    """A turn whose letters are drawn; `left` is the bag behind them."""
    return game(lexicon, settings, board=board, bag=left, kept="", drawn=rack, phase=Phase.RETAIN)


@pytest.mark.article("2026", "4.4")
@pytest.mark.article("2010", "2.4")
@pytest.mark.article("2009", "2.4")
def test_e1_the_word_worth_most_is_retained() -> None:
    lexicon = word_list("AN", "FANE", "FAN")
    state = after(game(lexicon), lexicon, Draw("FANEBCO"), Retain())
    assert state.turns[0].word == "FANE"


@pytest.mark.article("2026", "4.4")
def test_e1_a_word_worth_less_is_refused() -> None:
    lexicon = word_list("AN", "FANE", "FAN")
    state = after(game(lexicon), lexicon, Draw("FANEBCO"))
    with pytest.raises(Refusal, match=r"4\.4"):
        decide(state, Retain("H6", "FAN"), lexicon)


@pytest.mark.article("2026", "4.4")
@pytest.mark.article("2010", "2.4")
@pytest.mark.article("2009", "2.4")
def test_e2_among_equals_the_most_open_is_proposed_and_the_chief_may_choose_another() -> None:
    lexicon = word_list("NE", "EN")
    state = after(game(lexicon), lexicon, Draw("NEBCOUF"))
    found = ranked(state, lexicon)
    assert len(found) == 4
    assert found[0].ground is None
    assert {one.ground for one in found[1:]} == {texts.LESS_OPEN}
    assert {one.article for one in found[1:]} == {"4.4"}
    assert all(one.kept for one in found)
    other = found[-1].move
    [retained] = decide(state, Retain(other.ref, other.word), lexicon)
    assert isinstance(retained, Retained)
    assert (retained.ref, retained.word, retained.ties) == (other.ref, other.word, 4)


@pytest.mark.article("2010", "2.4")
@pytest.mark.article("2009", "2.4")
@pytest.mark.article("2026", "4.4")
@pytest.mark.parametrize(("edition", "number"), [("2026", "4.4"), ("2010", "2.4"), ("2009", "2.4")])
def test_e3_of_equal_words_those_with_more_jokers_are_set_aside(edition: str, number: str) -> None:
    """ET, without joker, and ETA with one on the same premium square, both 4 points."""
    lexicon = word_list("ET", "ETA")
    state = in_play(lexicon, Board(), "ET?BBCC", "AEIOU", Settings(edition=edition))
    found = ranked(state, lexicon)
    assert {one.move.score for one in found} == {4}
    without_joker = [one for one in found if one.kept]
    set_aside = [one for one in found if not one.kept]
    assert {one.laid for one in without_joker} == {"ET"}
    assert set_aside
    assert {one.ground for one in set_aside} == {texts.FEWER_JOKERS}
    assert {one.article for one in set_aside} == {number}
    with pytest.raises(Refusal, match=number):
        decide(state, Retain(set_aside[0].move.ref, set_aside[0].move.word), lexicon)


@pytest.mark.article("2026", "4.4")
@pytest.mark.article("2010", "2.7")
@pytest.mark.article("2009", "2.7")
@pytest.mark.parametrize(("edition", "number"), [("2026", "4.4"), ("2010", "2.7"), ("2009", "2.7")])
def test_e4_a_word_that_ends_the_game_must_be_retained(edition: str, number: str) -> None:
    """ALE leaves N and R, two consonants: the game ends. LAN leaves E and R: it would go on."""
    lexicon = word_list("ALE", "LAN")
    found = ranked(in_play(lexicon, Board(), "AELNR", "", Settings(edition=edition)), lexicon)
    assert {one.move.score for one in found} == {6}
    assert {one.move.word for one in found if one.kept} == {"ALE"}
    set_aside = [one for one in found if not one.kept]
    assert {(one.move.word, one.ground, one.article) for one in set_aside} == {
        ("LAN", texts.ENDS_GAME, number)
    }


@pytest.mark.article("2026", "4.4")
def test_e4_the_joker_comes_before_the_end_of_the_game() -> None:
    """ETA would place everything with the joker, ET leaves it: ET must be retained."""
    lexicon = word_list("ET", "ETA")
    found = ranked(in_play(lexicon, Board(), "ET?", ""), lexicon)
    assert {one.laid for one in found if one.kept} == {"ET"}


@pytest.mark.article("2026", "4.8.2")
def test_e5_in_a_joker_game_the_joker_that_comes_back_is_preferred() -> None:
    """The joker as D (in the bag) or as P (not in the bag): the same points, D comes back."""
    lexicon = word_list("DU", "PU")
    state = game(lexicon, Settings(formula="joker"), bag="DDEEII", drawn="UBCGHJ", phase=Phase.RETAIN)
    found = ranked(state, lexicon)
    assert {one.move.score for one in found} == {2}
    assert {one.move.word for one in found if one.kept} == {"dU"}
    assert {(one.ground, one.article) for one in found if not one.kept} == {(texts.JOKER_COMES_BACK, "4.8.2")}


@pytest.mark.article("2026", "4.4")
@pytest.mark.article("2010", "2.4")
@pytest.mark.article("2009", "2.4")
def test_e6_the_first_word_lies_across_and_only_such_words_are_ties() -> None:
    lexicon = word_list("FANE")
    state = after(game(lexicon), lexicon, Draw("FANEBCO"), Retain())
    assert state.turns[0].ref.startswith("H")
    assert state.turns[0].ties == 4
    with pytest.raises(Refusal, match=r"4\.4"):
        decide(after(game(lexicon), lexicon, Draw("FANEBCO")), Retain("8H", "FANE"), lexicon)


def test_sampled_openness_is_a_mean_top_and_the_same_each_time() -> None:
    lexicon = open_lexicon()
    state = after(game(lexicon), lexicon, Draw("EEERWLN"))
    found = candidates(state, lexicon)
    measure = sampled_openness(lexicon, draws=20)
    figures = [measure(state, one) for one in found]
    assert figures == [measure(state, one) for one in found]
    assert all(15 < figure < 120 for figure in figures)
    best = choose(state, found, measure)[0]
    assert best.openness == max(figures)
