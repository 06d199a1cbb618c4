"""How a sentence is said."""

import pytest

from nonuple.activity.door import author
from nonuple.texts import Text, contest, speak
from nonuple.texts.verdicts import REASONS

SLIPS = Text("{count} {count|bulletin gardé|bulletins gardés}", "{count} {count|slip|slips} kept")


@pytest.mark.parametrize(
    ("count", "french", "english"),
    [
        (0, "0 bulletin gardé", "0 slips kept"),
        (1, "1 bulletin gardé", "1 slip kept"),
        (2, "2 bulletins gardés", "2 slips kept"),
    ],
)
def test_a_sentence_agrees_with_the_number_it_tells(count: int, french: str, english: str) -> None:
    assert SLIPS.said("fr", {"count": count}) == french
    assert SLIPS.said("en", {"count": count}) == english


def test_a_sentence_is_said_in_the_language_being_spoken() -> None:
    speak("en")
    english = SLIPS.say(count=1)
    speak("fr")
    assert (english, SLIPS.say(count=1)) == ("1 slip kept", "1 bulletin gardé")


def test_braces_and_bars_of_a_value_are_left_as_they_are() -> None:
    assert Text("« {word} »", "`{word}`").say(word="{a|b|c}") == "« {a|b|c} »"


def test_a_sentence_within_a_sentence_is_said_in_the_same_language() -> None:
    decided = REASONS["overruled"].said(
        "en", {"author": contest.who("commission"), "points": 1, "motive": "x"}
    )
    assert decided == "Decision (the commission): 1 point; x."
    named = REASONS["overruled"].said("fr", {"author": contest.who("Ève"), "points": 20, "motive": "x"})
    assert named == "Décision (Ève) : 20 points ; x."
    inner = SLIPS.sentence(count=1)
    whole = Text("dit : {what}", "said: {what}").sentence(what=inner)
    assert (whole.fr, whole.en) == (f"dit : {inner.fr}", f"said: {inner.en}")


def test_whoever_gave_no_name_is_logged_by_his_role_in_no_language() -> None:
    assert (author("", "commission"), author(" Annick\nVidal ", "arbiter")) == ("commission", "Annick Vidal")
