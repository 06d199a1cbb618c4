"""What is added to the free list, and the families of words that a proven one brings."""

import pytest

from nonuple.words.learnt import Learnt, SheetLesson, TurnLesson
from nonuple.words_io.families import FILES, families_in, other_forms, pack, unpack
from nonuple.words_io.library import Library, open_lexicon
from nonuple.words_io.supplements import BUILT_IN, SUPPLEMENTS, TWO_LETTERS, supplements_of


def test_each_supplement_is_switched_on_by_itself_or_with_all_others() -> None:
    assert [one.name for one in supplements_of("default+tout")] == [*SUPPLEMENTS]
    assert [len(supplements_of(name)) for name in BUILT_IN] == [0, 1, 1, 1, len(SUPPLEMENTS)]
    assert supplements_of("club+tout") == []


def test_no_word_stands_in_two_files_and_each_list_holds_its_own() -> None:
    base = set(open_lexicon())
    jsrealb, lexique, _ = (one.words() for one in SUPPLEMENTS.values())
    assert not jsrealb & lexique
    assert not base & (jsrealb | lexique)
    whole = {word for word in base | jsrealb | lexique if len(word) > 2} | TWO_LETTERS.words()
    assert set(Library.of_user().open("default+tout")) == whole


@pytest.mark.parametrize("name", FILES)
def test_families_are_sorted_and_read_back(name: str) -> None:
    families = families_in(name)
    assert list(families) == sorted({tuple(sorted(family)) for family in families})
    assert unpack(pack(families)) == families


def test_a_proven_word_with_one_lemma_brings_its_other_forms_unless_they_are_barred() -> None:
    """Rule (iii) of learning: CLACHER is in the dictionary, and left out as too rare."""
    lesson = SheetLesson("lundi", "lundi", "", (TurnLesson(1, ("CLACHER",)),))
    assert {"CLACHE", "CLACHERA"} <= set(Learnt([lesson]).applied(["CHAT"], other_forms))
    assert "CLACHE" not in Learnt([lesson], {"CLACHE": False}).applied(["CHAT"], other_forms)
    assert other_forms("CHAT") == ()
    listed = SheetLesson("mardi", "mardi", "", (TurnLesson(1, ("CHAT",)),))
    assert Learnt([listed]).applied(["CHAT"], other_forms) == ("CHAT",)
