"""Cancelling, interruptions, corrections, undoing, and the end: requirements F and G."""

import pytest

from nonuple.errors import Refusal
from nonuple.pieces.board import Board
from nonuple.pieces.clock import NORMAL_TIME
from nonuple.pieces.draw import full_bag, in_order, without
from nonuple.pieces.variant import FRENCH
from nonuple.play.duplicate import commands as ask
from nonuple.play.duplicate import events as on
from nonuple.play.duplicate.director import decide
from nonuple.play.duplicate.ending import end_by_letters, some_draw_plays
from nonuple.play.duplicate.settings import Settings
from nonuple.play.duplicate.state import Phase, State
from nonuple.play.record import EndReason
from nonuple.rulebooks.rulebook import CancelCause
from tests.editions import EDITIONS
from tests.play.lists import after, game, kinds_of, word_list

WORDS = word_list("RENE", "NEE", "RE", "EN", "NE", "LE", "EL", "WU", "BU", "SU", "SI", "LU", "ELU", "RENES")


def turn_in_play(edition: str = "2026", **changes: object) -> State:
    return after(game(WORDS, Settings(edition=edition), **changes), WORDS, ask.Draw("EEERWLN"))


# --- F: cancelling a turn ----------------------------------------------------------------------------------


@pytest.mark.article("2026", "4.6")
@pytest.mark.article("2010", "5.2")
@pytest.mark.article("2009", "5.2")
@pytest.mark.parametrize(
    ("edition", "cause", "allowed"),
    [
        ("2026", "timing", True),
        ("2026", "display", True),
        ("2026", "disturbance", True),
        ("2026", "acceptance", False),
        ("2010", "acceptance", True),
        ("2010", "display", False),
        ("2009", "spelling", True),
        ("2009", "disturbance", False),
    ],
)
def test_f2_causes_for_cancelling_differ(edition: str, cause: CancelCause, allowed: bool) -> None:
    state = turn_in_play(edition)
    if allowed:
        assert kinds_of(decide(state, ask.CancelTurn(cause), WORDS)) == ["TurnCancelled"]
    else:
        with pytest.raises(Refusal, match=r"4\.6|5\.2"):
            decide(state, ask.CancelTurn(cause), WORDS)


@pytest.mark.article("2026", "4.6")
@pytest.mark.article("2010", "5.2")
@pytest.mark.article("2009", "5.2")
def test_f3_a_cancelled_turn_puts_all_letters_back_and_keeps_its_number() -> None:
    second = after(turn_in_play(), WORDS, ask.Retain())
    assert (second.turn, second.kept) == (2, "EWL")
    second = after(second, WORDS, ask.Draw("BUIS"), ask.CancelTurn("timing"))
    assert (second.turn, second.kept, second.drawn, second.wanted) == (2, "", "", 7)
    assert in_order(second.bag) == without(full_bag(FRENCH.letters), "RENE")


@pytest.mark.article("2026", "4.6")
@pytest.mark.article("2010", "5.2")
@pytest.mark.article("2009", "5.2")
def test_f3_the_same_letters_again_are_rejected() -> None:
    state = after(turn_in_play(), WORDS, ask.CancelTurn("spelling"))
    [rejected] = decide(state, ask.Draw("NLWREEE"), WORDS)
    assert rejected == on.Rejected("NLWREEE", "same-letters")
    state = after(state, WORDS, ask.Draw("NLWREEE"))
    assert kinds_of(decide(state, ask.Draw("NLSREEE"), WORDS)) == ["Drawn"]


@pytest.mark.article("2026", "4.7")
def test_f4_a_cancelled_turn_ends_the_game_when_no_other_letters_can_come() -> None:
    state = after(game(WORDS, bag="EELNRUW"), WORDS, ask.Draw("EELNRUW"))
    events = decide(state, ask.CancelTurn("timing"), WORDS)
    assert kinds_of(events) == ["TurnCancelled", "Ended"]
    assert events[1] == on.Ended("same-letters", valid=0)


@pytest.mark.article("2026", "4.6")
def test_nothing_to_cancel_is_refused_with_the_article() -> None:
    with pytest.raises(Refusal, match=r"4\.6"):
        decide(game(WORDS), ask.CancelTurn("timing"), WORDS)


# --- G: end of the game ------------------------------------------------------------------------------------


@pytest.mark.article("2026", "4.7")
@pytest.mark.article("2010", "2.7")
@pytest.mark.article("2009", "2.7")
@pytest.mark.article("box", "fin")
@pytest.mark.parametrize(
    ("left", "reason"),
    [
        ("", "all-placed"),
        ("A", "one-letter"),
        ("B", "one-letter"),
        ("Y", "one-letter"),
        ("?", "one-letter"),
        ("AE", "only-vowels"),
        ("BCD", "only-consonants"),
        ("AB", None),
        ("AEY", None),
        ("BY", None),
        ("?B", None),
        ("?Y", None),
        ("??", None),
    ],
)
def test_g1_g3_what_is_left_decides(left: str, reason: EndReason | None) -> None:
    assert end_by_letters(in_order(left), FRENCH.letters, joker_aside=False) == reason


@pytest.mark.article("2026", "4.8.2")
def test_g3_a_joker_beside_the_bag_keeps_the_game_alive_while_a_letter_is_left() -> None:
    assert end_by_letters("A", FRENCH.letters, joker_aside=True) is None
    assert end_by_letters("BCD", FRENCH.letters, joker_aside=True) is None
    assert end_by_letters("", FRENCH.letters, joker_aside=True) == "all-placed"


@pytest.mark.article("2026", "4.7")
@pytest.mark.article("2010", "2.7")
@pytest.mark.article("2009", "2.7")
@pytest.mark.parametrize("edition", EDITIONS)
def test_g1_the_game_ends_with_the_retained_word(edition: str) -> None:
    lexicon = word_list("RENE")
    state = after(game(lexicon, Settings(edition=edition), bag="EENR"), lexicon, ask.Draw("EENR"))
    assert kinds_of(decide(state, ask.Retain(), lexicon)) == ["Retained", "Ended"]
    assert after(state, lexicon, ask.Retain()).end == "all-placed"


@pytest.mark.article("2026", "4.7")
def test_g2_the_game_ends_when_no_letters_can_be_placed_any_more() -> None:
    lexicon = word_list("RENE")
    state = after(game(lexicon, bag="AEENRV"), lexicon, ask.Draw("AEENRV"), ask.Retain())
    assert (state.end, state.left) == ("no-move", "AV")


@pytest.mark.article("2026", "4.7")
def test_g2_reasons_by_letters_come_first() -> None:
    lexicon = word_list("RENE")
    state = after(game(lexicon, bag="ENREBV"), lexicon, ask.Draw("ENREBV"), ask.Retain())
    assert state.end == "only-consonants"


@pytest.mark.article("2026", "4.6", "4.7")
def test_g2_with_many_letters_left_no_move_needs_that_no_valid_draw_can_play() -> None:
    """Whatever the draw: QUIZ asks for a Q that has gone."""
    lexicon = word_list("QUIZ")
    nothing = game(lexicon, bag=full_bag(FRENCH.letters).replace("Q", "").replace("?", ""))
    assert decide(nothing, ask.Draw("AEBCDFG"), lexicon) == (
        on.Rejected("AEBCDFG", "no-move"),
        on.Ended("no-move", valid=0),
    )
    assert not some_draw_plays(nothing, lexicon)
    [rejected] = decide(game(lexicon), ask.Draw("AEBCDFG"), lexicon)
    assert rejected == on.Rejected("AEBCDFG", "no-move")


@pytest.mark.article("2026", "4.6", "4.7")
@pytest.mark.parametrize("edition", ["2026", "2010"])
def test_g2_a_joker_stands_for_the_letter_that_a_word_lacks(edition: str) -> None:
    """ZAZOU asks for two Z: the bag has one, and two jokers."""
    lexicon = word_list("ZAZOU")
    state = game(lexicon, Settings(edition=edition))
    assert state.bag.count("Z") == 1
    assert some_draw_plays(state, lexicon)
    [rejected] = decide(state, ask.Draw("AEBCDFG"), lexicon)
    assert rejected == on.Rejected("AEBCDFG", "no-move")
    without_jokers = game(lexicon, Settings(edition=edition), bag=full_bag(FRENCH.letters).replace("?", ""))
    assert not some_draw_plays(without_jokers, lexicon)


@pytest.mark.article("2010", "2.7", "5.2")
def test_g2_a_word_of_jokers_alone_scores_nothing_and_keeps_the_game_alive_only_in_2026() -> None:
    """QQ has no letter in the bag: two jokers spell it for nothing."""
    lexicon, bag = word_list("QQ"), full_bag(FRENCH.letters).replace("Q", "")
    assert some_draw_plays(game(lexicon, bag=bag), lexicon)
    assert not some_draw_plays(game(lexicon, Settings(edition="2010"), bag=bag), lexicon)


@pytest.mark.article("2026", "4.7")
def test_g2_a_draw_that_could_play_but_is_never_valid_does_not_count() -> None:
    """BCD can be spelled out of both bags, but no draw out of the second has a vowel."""
    lexicon = word_list("BCD")
    assert some_draw_plays(game(lexicon, bag=in_order("BCDAE")), lexicon)
    assert not some_draw_plays(game(lexicon, bag=in_order("BCDDDDDDDD")), lexicon)


@pytest.mark.article("2026", "4.7")
@pytest.mark.article("2010", "2.7")
@pytest.mark.article("2009", "2.7")
@pytest.mark.parametrize(
    ("edition", "formula", "turns", "minutes", "valid"),
    [
        ("2026", "normal", 3, 30, None),
        ("2026", "normal", 3, 31, 3),
        ("2010", "normal", 14, 15, None),
        ("2010", "normal", 14, 16, 0),
        ("2010", "normal", 15, 16, 15),
        ("2009", "7/8", 9, 16, 0),
        ("2009", "7/8", 10, 16, 10),
    ],
)
def test_g4_a_long_interruption_ends_the_game(
    edition: str, formula: str, turns: int, minutes: int, valid: int | None
) -> None:
    played = after(turn_in_play(), WORDS, ask.Retain()).turns * turns
    state = game(WORDS, Settings(edition=edition, formula=formula), turns=played)
    state = after(state, WORDS, ask.Interrupt(), at=1000.0)
    with pytest.raises(Refusal, match="interrompue"):
        decide(state, ask.Draw("EEERWLN"), WORDS)
    state = after(state, WORDS, ask.Resume(), at=1000.0 + minutes * 60)
    assert state.valid == valid
    assert state.phase is (Phase.DRAW if valid is None else Phase.OVER)


@pytest.mark.article("2026", "4.7")
def test_nothing_happens_after_the_end() -> None:
    lexicon = word_list("RENE")
    state = after(game(lexicon, bag="EENR"), lexicon, ask.Draw("EENR"), ask.Retain())
    for command in (
        ask.Draw("A"),
        ask.Retain(),
        ask.StartClock(),
        ask.CancelTurn("timing"),
        ask.Interrupt(),
    ):
        with pytest.raises(Refusal, match="finie"):
            decide(state, command, lexicon)


# --- Corrections and undoing -------------------------------------------------------------------------------


def test_the_points_of_a_past_turn_can_be_corrected() -> None:
    state = after(turn_in_play(), WORDS, ask.Retain(), ask.CorrectTurn(1, 9, "double lettre oubliée"))
    assert (state.turns[0].score, state.total) == (9, 9)
    with pytest.raises(Refusal, match="coup 2"):
        decide(state, ask.CorrectTurn(2, 9), WORDS)
    with pytest.raises(Refusal, match="-1"):
        decide(state, ask.CorrectTurn(1, -1), WORDS)


def test_undoing_goes_back_to_the_beginning_of_a_turn_and_redoing_returns() -> None:
    first = turn_in_play()
    second = after(first, WORDS, ask.Retain())
    later = after(second, WORDS, ask.Draw("BUIS"), ask.Retain())
    undone = after(later, WORDS, ask.Undo(2))
    assert (undone.turn, undone.kept, undone.board, undone.bag) == (2, "EWL", second.board, second.bag)
    assert undone.draws == later.draws
    assert after(undone, WORDS, ask.Redo()) == later
    assert after(later, WORDS, ask.Undo(1)).board == Board()
    in_turn = after(undone, WORDS, ask.Draw("SIUB"), ask.Retain())
    with pytest.raises(Refusal, match="rien n'a été annulé"):
        decide(in_turn, ask.Redo(), WORDS)
    with pytest.raises(Refusal, match="coup 4"):
        decide(later, ask.Undo(4), WORDS)


def test_undoing_a_turn_with_rejections_gives_the_kept_letters_back() -> None:
    second = after(turn_in_play(), WORDS, ask.Retain())
    rejected = after(second, WORDS, ask.Draw("BCDF"))
    assert (rejected.kept, len(rejected.rejected)) == ("", 1)
    undone = after(rejected, WORDS, ask.Undo(2))
    assert (undone.kept, undone.bag, undone.rejected) == (second.kept, second.bag, ())


# --- D: the clock ------------------------------------------------------------------------------------------


@pytest.mark.article("2026", "4.3")
@pytest.mark.article("2010", "2.3")
@pytest.mark.article("2009", "2.3")
def test_d3_the_three_steps_of_the_clock_come_in_order() -> None:
    timed = Settings(time=NORMAL_TIME)
    state = after(game(WORDS, timed), WORDS, ask.Draw("EEERWLN"))
    for early in (ask.Signal(), ask.CloseSlips(), ask.Retain()):
        with pytest.raises(Refusal, match="chronomètre n'a pas"):
            decide(state, early, WORDS)
    state = after(state, WORDS, ask.StartClock(), at=10.0)
    for wrong in (ask.StartClock(), ask.Retain()):
        with pytest.raises(Refusal, match="court encore"):
            decide(state, wrong, WORDS)
    state = after(after(state, WORDS, ask.Signal(), at=160.0), WORDS, ask.CloseSlips(), at=190.0)
    assert state.phase is Phase.RETAIN
    with pytest.raises(Refusal, match="écoulé"):
        decide(state, ask.CloseSlips(), WORDS)
    assert after(state, WORDS, ask.Retain()).turn == 2


@pytest.mark.article("2026", "4.3")
def test_a_game_without_a_clock_needs_none() -> None:
    with pytest.raises(Refusal, match="sans chronomètre"):
        decide(turn_in_play(), ask.StartClock(), WORDS)
