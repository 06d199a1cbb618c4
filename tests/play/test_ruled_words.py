"""The arbiter prevails over the word list: a word struck or admitted for a game."""

import pytest

from nonuple.errors import Refusal
from nonuple.play.duplicate import commands as ask
from nonuple.play.duplicate import events as on
from nonuple.play.duplicate.director import decide
from nonuple.play.duplicate.events import Ruling
from nonuple.play.duplicate.settings import Settings
from nonuple.play.duplicate.state import State
from nonuple.play.duplicate.words import list_of
from nonuple.texts import Text
from nonuple.texts import game as texts
from nonuple.words.revision import revised
from tests.play.lists import after, game, word_list

WORDS = word_list("RENE", "NEE", "REE", "EN", "NE", "RE", "WU")
RACK = "EEERWLN"


def rule(word: str, ruling: Ruling = "struck", since: int = 1) -> ask.ApplyRuling:
    return ask.ApplyRuling(word, ruling, since, "Chloé", "au dictionnaire")


def refused(state: State, command: ask.GameCommand) -> Text:
    with pytest.raises(Refusal) as refusal:
        decide(state, command, WORDS)
    assert str(refusal.value)
    return refusal.value.text


def test_a_list_less_some_words_and_plus_others_is_the_list_of_these_words() -> None:
    other = revised(WORDS, frozenset({"RENE", "WU"}), frozenset({"RELEE"}))
    assert other == word_list("NEE", "REE", "EN", "NE", "RE", "RELEE")
    assert other.words.words() == ["EN", "NE", "NEE", "RE", "REE", "RELEE"]
    assert revised(WORDS, frozenset(), frozenset()) is WORDS


@pytest.mark.article("2026", "2.5", "6.1")
@pytest.mark.article("2010", "4.1")
def test_a_word_struck_is_neither_proposed_nor_retained() -> None:
    state = after(game(WORDS), WORDS, ask.Draw(RACK))
    assert after(state, WORDS, ask.Retain()).turns[0].word == "RENE"
    ruled = after(state, WORDS, rule("rené"))
    assert refused(ruled, ask.Retain("H5", "RENE")) is texts.NOT_A_TOP
    assert after(ruled, WORDS, ask.Retain()).turns[0].word in ("NEE", "REE")


@pytest.mark.article("2026", "2.5", "6.1")
def test_a_word_admitted_is_retained_though_the_list_lacks_it() -> None:
    state = after(game(WORDS), WORDS, ask.Draw(RACK), rule("RELEE", "admitted"), ask.Retain())
    assert state.turns[0].word == "RELEE"


def test_a_ruling_holds_from_its_turn_on() -> None:
    state = after(game(WORDS), WORDS, ask.Draw(RACK), ask.Retain())
    ruled = after(state, WORDS, rule("NEE", since=2))
    assert "NEE" not in list_of(ruled, WORDS)
    assert "NEE" in list_of(after(ruled, WORDS, ask.Undo(1)), WORDS)


def test_what_was_ruled_can_be_left_to_the_list_again() -> None:
    state = after(game(WORDS), WORDS, rule("RENE"), rule("RELEE", "admitted"))
    state = after(state, WORDS, rule("RENE", "listed"), rule("RELEE", "listed"))
    assert list_of(state, WORDS) == WORDS


@pytest.mark.parametrize(
    ("command", "why"),
    [
        (rule("XYLO"), texts.NOT_LISTED),
        (rule("RENE", "admitted"), texts.LISTED),
        (rule("RENE", "listed"), texts.NEVER_RULED),
        (rule("R2D2"), texts.NOT_A_WORD),
        (rule("RENE", since=2), texts.NO_SUCH_TURN),
        (rule("RENE", since=0), texts.NO_SUCH_TURN),
    ],
)
def test_a_ruling_that_changes_nothing_is_refused(command: ask.ApplyRuling, why: Text) -> None:
    assert refused(game(WORDS), command) is why


def test_a_word_on_the_grid_is_not_struck_behind_its_turn() -> None:
    state = after(game(WORDS), WORDS, ask.Draw(RACK), ask.Retain())
    assert refused(state, rule("RENE")) is texts.RETAINED
    assert "RENE" not in list_of(after(state, WORDS, rule("RENE", since=2)), WORDS)


def test_a_word_on_the_grid_stays_admitted_when_only_its_striking_is_taken_back() -> None:
    state = after(game(WORDS), WORDS, ask.Draw(RACK), ask.Retain(), rule("RENE", since=2))
    assert "RENE" in list_of(after(state, WORDS, rule("RENE", "listed")), WORDS)


def test_an_admitted_word_on_the_grid_is_not_left_to_the_list_behind_its_turn() -> None:
    state = after(game(WORDS), WORDS, ask.Draw(RACK), rule("RELEE", "admitted"), ask.Retain())
    assert refused(state, rule("RELEE", "listed")) is texts.RETAINED


def test_rulings_outlive_going_back_and_restoring() -> None:
    state = after(game(WORDS), WORDS, ask.Draw(RACK), ask.Retain(), ask.Undo(1), rule("NEE"))
    assert "NEE" not in list_of(after(state, WORDS, ask.Redo()), WORDS)


def test_turns_whose_word_was_struck_since_are_not_restored() -> None:
    state = after(game(WORDS), WORDS, ask.Draw(RACK), ask.Retain(), ask.Undo(1), rule("RENE"))
    assert refused(state, ask.Redo()) is texts.RETAINED


@pytest.mark.article("2026", "4.6")
@pytest.mark.article("2010", "5.2")
@pytest.mark.parametrize("edition", ["2026", "2010"])
def test_when_the_only_word_is_struck_the_turn_is_cancelled_for_want_of_a_solution(edition: str) -> None:
    only = word_list("RENE", "WU")
    state = after(game(only, Settings(edition=edition)), only, ask.Draw("EENRLLT"))
    with pytest.raises(Refusal) as not_a_cause:
        decide(state, ask.CancelTurn("no-move"), only)
    assert not_a_cause.value.text is texts.NOT_A_CAUSE
    state = after(state, only, rule("RENE"))
    with pytest.raises(Refusal) as nothing:
        decide(state, ask.Retain(), only)
    assert nothing.value.text is texts.NOTHING_TO_RETAIN
    assert decide(state, ask.CancelTurn("no-move"), only) == (on.TurnCancelled("no-move"),)
