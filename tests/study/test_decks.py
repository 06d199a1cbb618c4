"""Drills made from the list in use: every card can be answered, and its answers are all there are."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonuple.errors import Refusal
from nonuple.pieces.variant import USUAL
from nonuple.study.cards import CardName, card_name, card_of
from nonuple.study.decks import COSTLY, Deck, Drill, Shape, deck, letters_of, likelihood, usefulness
from nonuple.words_io.library import open_lexicon

LEXICON = open_lexicon("default")
MADE = (Drill.ANAGRAMS, Drill.PLUS, Drill.HOOKS, Drill.SHORT, Drill.COSTLY)


def made(drill: Drill) -> Deck:
    return deck(drill, LEXICON, USUAL.letters)


@pytest.mark.parametrize("drill", MADE)
def test_every_card_of_a_drill_has_a_name_of_its_own_and_an_answer(drill: Drill) -> None:
    cards = made(drill).cards
    assert len(set(cards)) == len(cards) > 100
    for card in (*cards[:40], *cards[40::97]):
        assert card_of(card_name(card), LEXICON).answers, card


@pytest.mark.parametrize("drill", [Drill.MISSED, Drill.MINE])
def test_ones_own_words_are_no_part_of_a_list(drill: Drill) -> None:
    assert made(drill) == Deck((), 0)


def test_the_drills_count_the_words_of_the_list() -> None:
    assert made(Drill.SHORT).words == len(LEXICON.find("..")) + len(LEXICON.find("..."))
    assert made(Drill.COSTLY).words == 461


def test_the_racks_drawn_most_often_come_first_the_later_the_more_words_they_make() -> None:
    racks = [card.partition(":")[2] for card in made(Drill.ANAGRAMS).cards]
    worth = [usefulness(rack, len(LEXICON.anagrams(rack)), USUAL.letters) for rack in racks]
    assert worth == sorted(worth, reverse=True)


def test_a_newcomer_begins_with_cards_of_one_or_two_words() -> None:
    assert all(
        len(card_of(card_name(card), LEXICON).answers) <= 2 for card in made(Drill.ANAGRAMS).cards[:10]
    )


def test_likelihood_counts_the_ways_to_draw_the_letters() -> None:
    assert likelihood("AA", USUAL.letters) == 9 * 8 // 2
    assert likelihood("ZZ", USUAL.letters) == 0


@given(st.sampled_from(made(Drill.ANAGRAMS).cards))
def test_the_answers_of_letters_are_all_their_anagrams(card: str) -> None:
    shown = card_of(card_name(card), LEXICON)
    assert {letters_of(one.word) for one in shown.answers} == {shown.letters}
    assert [one.word for one in shown.answers] == LEXICON.anagrams(shown.letters)


@given(st.sampled_from(made(Drill.PLUS).cards))
def test_seven_letters_and_one_of_the_grid_make_eight(card: str) -> None:
    shown = card_of(card_name(card), LEXICON)
    assert len(shown.letters) == 7 and len(shown.support) == 1
    assert {letters_of(one.word) for one in shown.answers} == {letters_of(shown.letters + shown.support)}


@given(st.sampled_from(made(Drill.HOOKS).cards))
def test_hooks_are_one_letter_in_front_or_behind(card: str) -> None:
    name, shown = card_name(card), card_of(card_name(card), LEXICON)
    for one in shown.answers:
        rest = one.word[1:] if name.shape is Shape.FRONT else one.word[:-1]
        assert rest == name.subject and one.word in LEXICON


@given(st.sampled_from(LEXICON.find("....")))
def test_hooks_of_a_word_found_are_those_of_the_list(word: str) -> None:
    (shown,) = [
        one for one in card_of(CardName(Shape.ANAGRAM, letters_of(word)), LEXICON).answers if one.word == word
    ]
    assert [letter + word for letter in shown.front] == LEXICON.find(f".{word}")
    assert [word + letter for letter in shown.behind] == LEXICON.find(f"{word}.")


def test_words_with_costly_letters_have_one() -> None:
    assert all(COSTLY & set(card.partition(":")[2]) for card in made(Drill.COSTLY).cards)


@pytest.mark.parametrize(
    "written", ["", "anagram", "anagram:", "anagram:é", "x:ABC", "plus:ABC", "begins:ABC"]
)
def test_what_no_card_is_called_is_refused(written: str) -> None:
    with pytest.raises(Refusal):
        card_name(written)


@given(st.text(max_size=40))
def test_any_text_is_a_card_or_is_refused(written: str) -> None:
    try:
        assert str(card_name(written)) == written
    except Refusal as refusal:
        assert str(refusal)
