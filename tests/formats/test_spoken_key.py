"""A key of six words: dictated, typed with a slip, and still the same."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonuple.errors import Refusal
from nonuple.formats.spoken_key import KEY_BYTES, WORDS, SpokenKey, heard, key_of, key_words, spoken_key
from nonuple.texts import centres as texts

CHANCES = st.binary(min_size=KEY_BYTES, max_size=KEY_BYTES)


def test_there_are_4096_words_and_they_do_not_change() -> None:
    words = key_words()
    assert (len(words), len(set(words)), min(map(len, words)), max(map(len, words))) == (4096, 4096, 5, 8)
    assert spoken_key(bytes(range(KEY_BYTES))).words == KEPT


KEPT = ("FASCINEE", "ADMISE", "COMME", "ACCEPTA", "AMUSEE", "ABAISSEE")


def shortened(word: str) -> set[str]:
    return {word[:place] + word[place + 1 :] for place in range(len(word))}


def test_no_two_words_can_be_taken_for_each_other_after_one_slip_in_each() -> None:
    """Words that differ by two letters or fewer would share what is left of them after two deletions."""
    left: dict[str, str] = {}
    for word in key_words():
        for rest in {word, *shortened(word)}:
            assert left.setdefault(rest, word) == word


@given(CHANCES, st.integers(0, 2**32))
def test_a_letter_wrong_missing_or_too_many_is_mended(chance: bytes, seed: int) -> None:
    random, key = Random(seed), spoken_key(chance)

    def slipped(word: str) -> str:
        place = random.randrange(len(word))
        letter = random.choice("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
        kept = random.choice(("", letter, letter + word[place]))
        return f" {(word[:place] + kept + word[place + 1 :]).lower()} "

    typed = [slipped(word) for word in key.words]
    assert key_of(typed, key.digits) == key


@given(CHANCES, CHANCES)
def test_different_chances_make_different_keys(one: bytes, other: bytes) -> None:
    assert (spoken_key(one) == spoken_key(other)) == (one == other)


def test_what_is_missing_or_unknown_is_told() -> None:
    key = SpokenKey(KEPT)
    for typed, digits, text in (
        (key.words[:4], "", texts.WORDS_MISSING),
        ((*key.words[:5], ""), "", texts.WORDS_MISSING),
        ((*key.words[:5], "QQQQQ"), "", texts.NOT_A_KEY_WORD),
        (key.words, "no", texts.OTHER_DIGITS),
    ):
        with pytest.raises(Refusal) as refused:
            key_of(typed, digits)
        assert refused.value.text is text
    assert len(key.words) == WORDS
    assert heard("").word is None
    assert all(len(digits) == 2 for digits in (key.digits, spoken_key(bytes(9)).digits))
