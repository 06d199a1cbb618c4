"""The retained word, said in the order of the rulebook."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonuple.announce import Caution, Emphasis, Step
from nonuple.errors import Refusal
from nonuple.pieces.notation import Ref
from nonuple.pieces.search import Move
from tests.announce.spoken import joker_replaced, retained, steps, texts

ORDER = [Step.POINTS, Step.DIRECTION, Step.PLACE, Step.WORD, Step.SPELLING, Step.FORMED, Step.REMINDER]
PHAGE = Move("2J", "PHAGE", 34, 0, 5, ())
PEHLVI = Move("13C", "PEHlVI", 34, 0, 5, ())
MUNIE = Move("I3", "MUNIE", 20, 0, 5, ("PU", "AN", "SI", "SE"))
RIZ = Move("9H", "RIZ", 21, 0, 3, ("PASSER",))
PASSERA = Move("H4", "PASSERA", 10, 0, 2, ())


@pytest.mark.article("2026", "4.4")
@pytest.mark.article("2010", "2.4")
@pytest.mark.article("2009", "2.4")
def test_c6_c7_points_direction_place_word_spelling_then_the_reminder() -> None:
    said = retained(PHAGE, turn=10)
    assert texts(said) == [
        "Trente-quatre points",
        "Vertical",
        "2 J",
        "PHAGE",
        "P, H, A, G, E",
        "PHAGE, 2 J, trente-quatre points",
    ]
    assert [line.spoken for line in said] == [
        "Trente-quatre points",
        "Vertical",
        "deux ji",
        "phage",
        "pé, hache, a, gé, eu",
        "phage, deux ji, trente-quatre points",
    ]


@pytest.mark.article("2026", "4.4")
@pytest.mark.article("2010", "2.4")
@pytest.mark.article("2009", "2.4")
def test_c6_new_words_formed_come_after_the_spelling() -> None:
    said = retained(MUNIE, turn=2)
    assert steps(said) == ORDER
    assert texts(said, Step.FORMED) == ["Formant PU, AN, SI et SE"]


@pytest.mark.article("2010", "2.4")
@pytest.mark.article("2009", "2.4")
def test_c6_a_word_lengthened_by_the_word_played_is_said_as_formed() -> None:
    assert texts(retained(RIZ, turn=2), Step.FORMED) == ["Formant PASSER"]


@pytest.mark.article("2010", "2.4")
@pytest.mark.article("2009", "2.4")
def test_c6_a_word_lengthened_in_its_own_line_is_the_word_played_and_said_once() -> None:
    assert Step.FORMED not in steps(retained(PASSERA, turn=2))


@pytest.mark.article("2026", "4.4")
@pytest.mark.article("2010", "2.4")
@pytest.mark.article("2009", "2.4")
def test_c6_the_letter_of_a_joker_refers_to_the_spelling_table() -> None:
    said = retained(PEHLVI, turn=10)
    assert texts(said, Step.WORD, Step.SPELLING, Step.REMINDER) == [
        "PEH(L)VI",
        "P, E, H, L comme Luxembourg, V, I",
        "PEH(L)VI, 13 C, trente-quatre points",
    ]
    assert said[4].spoken == "pé, eu, hache, elle comme Luxembourg, vé, i"


@pytest.mark.article("2026", "4.4")
@pytest.mark.article("2010", "2.4")
@pytest.mark.article("2009", "2.4")
def test_c6_a_voice_pronounces_the_word_with_its_accents_where_they_are_known() -> None:
    said = retained(Move("H8", "DECIDE", 20, 0, 6, ()), turn=1, pronounced="décidé")
    assert [line.spoken for line in said if line.step in (Step.WORD, Step.REMINDER)] == [
        "décidé",
        "décidé, hache huit, vingt points",
    ]


@pytest.mark.article("2026", "4.4")
def test_c8_nothing_else_is_said_and_the_spelling_is_one_whole_line() -> None:
    said = retained(MUNIE, turn=2)
    assert texts(said, Step.SPELLING) == ["M, U, N, I, E"]
    assert set(steps(said)) == set(ORDER)


@pytest.mark.article("2026", "4.4")
@pytest.mark.parametrize(
    ("caution", "words"),
    [(Caution.PLACE, "Attention à la place !"), (Caution.SOLUTION, "Attention à la solution !")],
)
def test_c8_a_caution_is_said_first_and_only_where_the_chief_arbiter_chooses_it(
    caution: Caution, words: str
) -> None:
    said = retained(PHAGE, turn=10, caution=caution)
    assert said[0].text == words
    assert said[1:] == retained(PHAGE, turn=10)


@pytest.mark.article("2026", "4.4")
@pytest.mark.article("2010", "2.4")
@pytest.mark.article("2009", "2.4")
def test_c9_the_first_word_is_announced_horizontally() -> None:
    said = retained(Move("H8", "FEDAYIN", 110, 50, 7, ()), turn=1)
    assert texts(said)[:3] == ["Cent dix points", "Horizontal", "H 8"]
    with pytest.raises(Refusal, match="horizontalement"):
        retained(Move("8H", "FEDAYIN", 110, 50, 7, ()), turn=1)


@pytest.mark.article("2026", "4.8.2")
def test_h4_the_letter_that_takes_the_place_of_the_joker_is_told() -> None:
    assert texts(joker_replaced("L")) == ["Le joker est remplacé par L comme Luxembourg"]
    assert texts(joker_replaced(None)) == ["Le joker reste sur la grille"]


def test_only_the_reminder_repeats() -> None:
    quiet = [line.step for line in retained(MUNIE, turn=2) if line.emphasis is Emphasis.QUIET]
    assert quiet == [Step.REMINDER]


def test_a_line_can_be_sent_to_a_screen_and_read_there() -> None:
    sent = msgspec.to_builtins(retained(PHAGE, turn=10)[2])
    assert sent == {
        "step": "place",
        "text": "2 J",
        "spoken": "deux ji",
        "emphasis": "now",
        "wait": 0,
        "speaker": "chief",
        "sound": None,
    }


def test_every_step_has_a_title_in_both_languages() -> None:
    assert all(step.title.fr and step.title.en for step in Step)


words = st.text("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz", min_size=2, max_size=15)
refs = st.builds(Ref, st.integers(0, 14), st.integers(0, 14), st.booleans())


@pytest.mark.article("2026", "4.4")
@pytest.mark.article("2010", "2.4")
@pytest.mark.article("2009", "2.4")
@given(refs, words, st.integers(0, 2000), st.lists(words, max_size=4), st.sampled_from([None, *Caution]))
def test_the_order_holds_for_every_word_and_no_line_is_empty(
    ref: Ref, word: str, score: int, cross: list[str], caution: Caution | None
) -> None:
    said = retained(Move(str(ref), word, score, 0, 1, tuple(cross)), turn=2, caution=caution)
    expected = [Step.CAUTION] * (caution is not None) + [
        step for step in ORDER if step is not Step.FORMED or cross
    ]
    assert steps(said) == expected
    assert all(line.text.strip() and line.spoken.strip() for line in said)
    [place] = texts(said, Step.PLACE)
    assert Ref.parse(place) == ref
    [spelled] = texts(said, Step.SPELLING)
    assert [name[0] for name in spelled.split(", ")] == list(word.upper())
    assert ["comme" in name for name in spelled.split(", ")] == [letter.islower() for letter in word]
