"""Original formulas, times and combinations: requirements D and H."""

import pytest

from nonuple.errors import Refusal
from nonuple.pieces.board import Board
from nonuple.pieces.clock import (
    BLITZ,
    NORMAL_TIME,
    SEMI_RAPID,
    TIMES,
    TWO_THIRTY,
    box_time,
    sudden_death_time,
)
from nonuple.play.duplicate import commands as ask
from nonuple.play.duplicate.director import start
from nonuple.play.duplicate.settings import Settings, checked, time_control
from nonuple.play.duplicate.state import begin
from tests.play.lists import after, game, word_list


@pytest.mark.article("2026", "4.8.2")
def test_h3_in_a_joker_game_six_letters_are_drawn_and_a_joker_goes_with_them() -> None:
    lexicon = word_list("FANE")
    state = game(lexicon, Settings(formula="joker"))
    assert "?" not in state.bag
    assert (len(state.bag), state.aside, state.wanted, state.rack) == (100, 2, 6, "?")
    state = after(state, lexicon, ask.Draw("FANBCO"))
    assert state.rack == "FANBCO?"


@pytest.mark.article("2026", "4.8.2")
def test_h4_the_joker_is_replaced_by_its_letter_if_the_bag_has_one() -> None:
    lexicon = word_list("FANE")
    state = after(game(lexicon, Settings(formula="joker")), lexicon, ask.Draw("FANBCO"), ask.Retain())
    turn = state.turns[0]
    assert (turn.word, turn.replaced, turn.kept, turn.rack) == ("FANe", "E", "?", "?FANBCO")
    assert turn.score == 2 * (4 + 1 + 1 + 0)
    assert "FANE" in state.board.grid
    assert state.bag.count("E") == 14
    assert (state.kept, state.aside, state.wanted) == ("BCO", 2, 3)


@pytest.mark.article("2026", "4.8.2")
def test_h4_without_its_letter_in_the_bag_the_joker_stays_and_the_second_takes_over() -> None:
    lexicon = word_list("FANE", "FANES", "SU", "US")
    state = game(lexicon, Settings(formula="joker"), bag="ABCFINOORSU")
    state = after(state, lexicon, ask.Draw("FANBCO"), ask.Retain())
    assert state.turns[0].word == "FANe"
    assert state.turns[0].replaced is None
    assert "FANe" in state.board.grid
    assert state.aside == 1
    state = after(state, lexicon, ask.Draw("IOR"), ask.Retain())
    assert (state.turns[1].word, state.turns[1].replaced) == ("FANes", "S")
    assert "FANeS" in state.board.grid
    assert state.aside == 1


@pytest.mark.article("2026", "4.8.2")
def test_h4_with_both_jokers_used_the_game_goes_on_with_the_whole_rack_of_the_formula() -> None:
    lexicon = word_list("FANE", "FANES")
    state = game(lexicon, Settings(formula="joker"), bag="AABBCDFGILMNOOR")
    state = after(state, lexicon, ask.Draw("FANBCO"), ask.Retain(), ask.Draw("AGI"), ask.Retain())
    assert (state.aside, state.rack, state.wanted) == (0, state.kept, 7 - len(state.kept))


@pytest.mark.article("2026", "4.8.2")
@pytest.mark.article("2026", "4.2")
def test_h3_the_joker_beside_the_letters_counts_as_vowel_or_consonant() -> None:
    lexicon = word_list("FANE")
    state = after(game(lexicon, Settings(formula="joker")), lexicon, ask.Draw("FANBCD"))
    assert state.drawn == "FANBCD"
    assert after(game(lexicon), lexicon, ask.Draw("FANBCDG")).drawn == ""


@pytest.mark.article("2026", "4.8.2")
def test_h3_after_a_rejection_the_joker_stays_beside_the_bag() -> None:
    lexicon = word_list("FANE")
    state = after(game(lexicon, Settings(formula="joker")), lexicon, ask.Draw("BCDFGH"))
    assert [(one.kept, one.drawn, one.why) for one in state.rejected] == [("?", "BCDFGH", "invalid")]


@pytest.mark.article("2026", "4.8.3")
@pytest.mark.parametrize(
    ("formula", "drawn", "rack", "bonus"),
    [
        ("7/8", "ANANANAN", 8, 50),
        ("7+8", "ANANANAN", 8, 75),
        ("7+8+9", "ANANANANA", 9, 100),
        ("joker-7/8", "ANANANA", 7, 50),
        ("joker-7+8", "ANANANA", 7, 75),
        ("joker-7+8+9", "ANANANAN", 8, 100),
    ],
)
def test_h5_h6_number_of_letters_and_bonus(formula: str, drawn: str, rack: int, bonus: int) -> None:
    lexicon = word_list("ANANANA", "ANANANAN", "ANANANANA")
    state = game(lexicon, Settings(formula=formula))
    assert state.wanted == rack
    state = after(state, lexicon, ask.Draw(drawn), ask.Retain())
    assert state.turns[0].bonus == bonus


@pytest.mark.article("2026", "4.8.3")
def test_h7_eight_letters_at_the_first_turn_reach_a_double_and_a_triple() -> None:
    lexicon = word_list("ANANANAN")
    state = after(game(lexicon, Settings(formula="7+8")), lexicon, ask.Draw("ANANANAN"), ask.Retain())
    turn = state.turns[0]
    assert turn.ref in ("H1", "H8")
    assert turn.score == 6 * (8 + 1) + 75


@pytest.mark.article("2026", "1.3", "4.3")
@pytest.mark.article("2010", "2.3")
@pytest.mark.article("2009", "2.3")
def test_d1_d2_times_of_a_turn() -> None:
    seconds = {time.name: time.stage(1).seconds for time in (NORMAL_TIME, TWO_THIRTY, SEMI_RAPID, BLITZ)}
    assert seconds == {"normal": 180, "2:30": 150, "semi-rapid": 120, "blitz": 60}
    assert (NORMAL_TIME.stage(9).after, BLITZ.stage(9).after) == (30, 20)
    assert time_control("90").stage(1).seconds == 90
    assert all(time_control(name) is time for name, time in TIMES.items())
    for bad in ("", "0", "-5", "lent", "²"):
        with pytest.raises(Refusal):
            time_control(bad)


@pytest.mark.article("2026", "4.8.4")
def test_h8_time_shrinks_in_sudden_death() -> None:
    time = sudden_death_time()
    lengths = [
        (time.stage(turn).before, time.stage(turn).after) for turn in (1, 3, 4, 6, 7, 9, 10, 12, 13, 40)
    ]
    assert lengths == [
        *[(40, 20)] * 2,
        *[(30, 20)] * 2,
        *[(20, 20)] * 2,
        *[(20, 10)] * 2,
        *[(10, 10)] * 2,
    ]


@pytest.mark.article("2026", "4.8", "4.8.1")
def test_h1_h2_formulas_combine() -> None:
    combined = Settings(formula="joker-7+8", time=BLITZ, pairs=True, sudden_death=True)
    assert checked(combined) is combined
    assert (combined.blitz, combined.original) == (True, True)
    assert not Settings(time=NORMAL_TIME).original


@pytest.mark.article("box", "coffret")
def test_q3_box_rules_have_one_to_four_minutes() -> None:
    for minutes in range(1, 5):
        assert checked(Settings(edition="box", time=box_time(minutes))).time is not None


@pytest.mark.article("2026", "1.3", "4.8")
@pytest.mark.parametrize(
    ("settings", "why"),
    [
        (Settings(edition="1999"), "1999"),
        (Settings(formula="12"), "12"),
        (Settings(time=time_control("200")), "1.3"),
        (Settings(edition="2010", time=time_control("240")), "2.3"),
        (Settings(edition="box", time=time_control("90")), "60, 120, 180, 240"),
        (Settings(edition="box", formula="7/8"), "boîte"),
        (Settings(edition="box", sudden_death=True), "boîte"),
        (Settings(topping=True, pairs=True), "4.8.5"),
        (Settings(topping=True, sudden_death=True), "4.8.5"),
    ],
)
def test_h1_a_forbidden_combination_says_why(settings: Settings, why: str) -> None:
    with pytest.raises(Refusal, match=why.replace(".", r"\.")):
        start(settings, word_list("AN"))


@pytest.mark.article("box", "exemples", "tirages")
@pytest.mark.parametrize("edition", ["2026", "2010", "2009", "box"])
def test_q10_the_worked_example_replays_exactly(edition: str) -> None:
    """With the words that its text names, and those that they form."""
    lexicon = word_list("RENE", "NEE", "BLEUIS", "WUS", "RENES", "RE", "EU", "NI", "ES", "CLAIE", "CRENE")
    state = begin(start(Settings(edition=edition), lexicon))
    state = after(state, lexicon, ask.Draw("EEERWLN"), ask.Retain("H5", "RENE"))
    assert state.kept == "EWL"
    state = after(state, lexicon, ask.Draw("BSUI"), ask.Retain())
    assert state.kept == "W"
    state = after(state, lexicon, ask.Draw("TTACEI"), ask.Retain())
    assert in_any_order(state.kept) == "TTW"
    state = after(state, lexicon, ask.Draw("BDFG"))
    assert [(in_any_order(one.kept), one.drawn, one.why) for one in state.rejected] == [
        ("TTW", "BDFG", "invalid")
    ]
    played = [(turn.ref, turn.word, turn.score, turn.cross) for turn in state.turns]
    assert played == [
        ("H5", "RENE", 8, ()),
        ("I3", "BLEUIS", 21, ("RE", "EU", "NI", "ES")),
        ("4H", "CLAIE", 30, ("CRENE",)),
    ]
    assert state.board == Board().play("H5", "RENE").play("I3", "BLEUIS").play("4H", "CLAIE")


def in_any_order(letters: str) -> str:
    return "".join(sorted(letters))
