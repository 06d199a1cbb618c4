"""Draws: requirements B."""

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonuple.errors import Refusal
from nonuple.pieces.draw import (
    asked_of_each,
    commitment,
    draw_letters,
    full_bag,
    in_order,
    is_valid,
    mixed,
    secret_of_seed,
    without,
)
from nonuple.pieces.variant import FRENCH
from nonuple.play.duplicate import events as on
from nonuple.play.duplicate.commands import Draw, MixPhrase, Retain
from nonuple.play.duplicate.director import decide
from nonuple.play.duplicate.settings import Settings
from tests.play.lists import after, game, word_list

WORDS = word_list("RENE", "BLEUIS", "CLAIE", "RE", "EU", "NI", "ES", "CRENE", "NEE", "AN", "NA")
bags = st.text(alphabet="AEIOUYBCDRST?", min_size=2, max_size=12).map(in_order)


def counts_as(rack: str, each: int) -> bool:
    """The rule counted the plain way: try every Y and joker as either."""
    loose = [letter for letter in rack if letter in "Y?"]
    vowels = sum(letter in "AEIOU" for letter in rack)
    consonants = len(rack) - vowels - len(loose)
    return any(
        vowels + extra >= each and consonants + len(loose) - extra >= each for extra in range(len(loose) + 1)
    )


@pytest.mark.article("2026", "4.1")
@pytest.mark.article("2010", "2.1")
@pytest.mark.article("2009", "2.1")
def test_b1_the_first_draw_is_whole_and_later_ones_complete_the_rack() -> None:
    state = game(WORDS)
    assert state.wanted == 7
    state = after(state, WORDS, Draw("EEERWLN"), Retain())
    assert (state.kept, state.wanted) == ("EWL", 4)


@pytest.mark.article("2026", "4.1")
def test_b1_a_draw_of_another_size_is_refused() -> None:
    with pytest.raises(Refusal, match="7 lettre"):
        decide(game(WORDS), Draw("EEERWL"), WORDS)


@pytest.mark.article("2026", "4.1")
def test_b1_letters_that_are_not_in_the_bag_are_refused() -> None:
    with pytest.raises(Refusal, match="W n'est plus dans le sac"):
        decide(game(WORDS), Draw("EEEWWLN"), WORDS)


@pytest.mark.article("2026", "4.2")
@pytest.mark.article("2010", "2.2")
@pytest.mark.article("2009", "2.2")
@pytest.mark.article("box", "minimum")
@pytest.mark.parametrize(
    ("rack", "turn", "valid"),
    [
        ("AEBCDFG", 15, True),
        ("ABCDFGH", 15, False),
        ("AEIOUAB", 15, False),
        ("ABCDFGH", 16, True),
        ("AEIOUAB", 16, True),
        ("BCDFGHJ", 16, False),
        ("AEIOUEI", 16, False),
        ("YABCDFG", 1, True),
        ("?ABCDFG", 1, True),
        ("Y?BCDFG", 1, True),
        ("Y?AEIOU", 1, True),
        ("YAEIOUE", 1, False),
    ],
)
def test_b3_b4_b5_vowels_and_consonants(rack: str, turn: int, valid: bool) -> None:
    assert is_valid(rack, turn, full_bag(FRENCH.letters), FRENCH.letters) is valid


@pytest.mark.article("2026", "4.2")
def test_b3_two_of_each_are_asked_only_where_some_draw_has_them() -> None:
    assert asked_of_each(5, in_order("ABCDFGHJ"), 7, FRENCH.letters) == 1
    assert asked_of_each(5, in_order("AEBCDFGHJ"), 7, FRENCH.letters) == 2
    assert is_valid("ABCDFGH", 5, in_order("ABCDFGHJ"), FRENCH.letters)
    assert not is_valid("ABCDFGH", 5, in_order("AEBCDFGHJ"), FRENCH.letters)
    assert asked_of_each(3, in_order("AEB"), 3, FRENCH.letters) == 1


@pytest.mark.article("2026", "4.2")
@pytest.mark.article("2010", "2.2")
@pytest.mark.article("2009", "2.2")
def test_b6_b10_y_and_joker_near_the_end_count_as_what_is_lacking() -> None:
    assert is_valid("YBC", 20, in_order("YBC"), FRENCH.letters)
    assert is_valid("?A", 20, in_order("?A"), FRENCH.letters)
    assert is_valid("Y?", 20, in_order("Y?"), FRENCH.letters)


@pytest.mark.article("2026", "4.2")
@given(bags, st.integers(1, 20), st.data())
def test_b3_a_draw_is_valid_when_the_plain_count_says_so(left: str, turn: int, data: st.DataObject) -> None:
    size = min(7, len(left))
    draws = {"".join(draw) for draw in combinations(left, size)}
    rack = data.draw(st.sampled_from(sorted(draws)))
    two = turn <= 15 and any(counts_as(draw, 2) for draw in draws)
    assert asked_of_each(turn, left, size, FRENCH.letters) == (2 if two else 1)
    assert is_valid(rack, turn, left, FRENCH.letters) is counts_as(rack, 2 if two else 1)


@pytest.mark.article("2026", "4.2")
@pytest.mark.article("2010", "2.2")
@pytest.mark.article("2009", "2.2")
@pytest.mark.article("box", "minimum", "exemples")
def test_b7_an_invalid_draw_goes_back_whole_with_the_kept_letters() -> None:
    bag = without(full_bag(FRENCH.letters), "WTTRENEBLEUISCLAI")
    state = game(WORDS, kept="WTT", bag=bag)
    [rejected] = decide(state, Draw("BCDF"), WORDS)
    assert rejected == on.Rejected("BCDF", "invalid")
    state = after(state, WORDS, Draw("BCDF"))
    assert (state.kept, state.wanted, state.turn) == ("", 7, 1)
    assert state.bag == in_order(bag + "WTT")
    assert [(one.kept, one.drawn, one.why) for one in state.rejected] == [("WTT", "BCDF", "invalid")]


@pytest.mark.article("2026", "4.6")
@pytest.mark.article("2010", "5.2")
def test_f1_a_draw_that_plays_nothing_goes_back_under_the_same_number() -> None:
    lexicon = word_list("AN", "NA")
    state = after(game(lexicon), lexicon, Draw("BCDEIOU"))
    assert (state.turn, state.rejected[0].why, state.drawn) == (1, "no-move", "")


@pytest.mark.article("2010", "5.2")
@pytest.mark.article("2009", "5.2")
@pytest.mark.parametrize(("edition", "played"), [("2026", True), ("2010", False), ("2009", False)])
def test_f1_moves_worth_nothing_count_in_2026_only(edition: str, played: bool) -> None:
    lexicon = word_list("AN")
    state = game(lexicon, Settings(edition=edition))
    [event] = decide(state, Draw("??BCEIO"), lexicon)
    assert isinstance(event, on.Drawn) is played


def test_letters_depend_on_secret_number_and_bag_and_nothing_else() -> None:
    secret, bag = secret_of_seed(1), full_bag(FRENCH.letters)
    assert draw_letters(secret, 0, bag, 7) == "E?MLRAP"
    assert draw_letters(secret, 1, bag, 7) != draw_letters(secret, 0, bag, 7)
    assert draw_letters(mixed(secret, "vive le duplicate"), 0, bag, 7) != draw_letters(secret, 0, bag, 7)
    assert draw_letters(secret, 0, "A", 1) == "A"


@given(st.integers(0, 2**64), st.integers(0, 100), bags)
def test_letters_drawn_come_from_the_bag(seed: int, number: int, bag: str) -> None:
    drawn = draw_letters(secret_of_seed(seed), number, bag, min(7, len(bag)))
    assert Counter(drawn) <= Counter(bag)
    assert in_order(drawn + without(bag, drawn)) == bag


def test_every_place_of_the_bag_is_equally_likely() -> None:
    bag, draws = "ABCDEFG", 7000
    first = Counter(draw_letters(secret_of_seed(3), number, bag, 1) for number in range(draws))
    assert all(900 < first[letter] < 1100 for letter in bag)


def test_a_commitment_tells_nothing_and_binds() -> None:
    secret, salt = bytes(range(32)), b"salt" * 4
    promised = commitment(secret, salt)
    assert promised == "09511bcd301150ae1208f22d0973c937d8e9bb60c03d5a75e82c808ba66b7949"
    assert promised != commitment(secret, b"sale" * 4)
    assert promised != commitment(bytes(32), salt)


def test_a_phrase_is_mixed_in_before_the_first_draw_only() -> None:
    state = game(WORDS)
    assert after(state, WORDS, MixPhrase("bonjour")).phrase == "bonjour"
    with pytest.raises(Refusal, match="déjà donné sa phrase"):
        decide(after(state, WORDS, MixPhrase("bonjour")), MixPhrase("encore"), WORDS)
    drawn = after(state, WORDS, Draw("EEERWLN"))
    with pytest.raises(Refusal, match=r"4\.1"):
        decide(drawn, MixPhrase("trop tard"), WORDS)
