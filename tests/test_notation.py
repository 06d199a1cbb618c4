"""Places and words as players write them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonuple.errors import Refusal
from nonuple.pieces.notation import Ref, in_brackets, read_word

refs = st.builds(Ref, row=st.integers(0, 14), column=st.integers(0, 14), down=st.booleans())
words = st.text("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz", min_size=1, max_size=20)


@pytest.mark.article("2026", "1.1", "5.3.1")
@pytest.mark.article("2010", "2.5", "3.2.1")
@pytest.mark.article("2009", "2.5", "3.2.1")
@pytest.mark.article("box", "conseils")
def test_a_letter_first_is_across_a_number_first_is_down() -> None:
    assert Ref.parse("H8") == Ref(row=7, column=7, down=False)
    assert Ref.parse("8H") == Ref(row=7, column=7, down=True)
    assert Ref.parse("A15") == Ref(row=0, column=14, down=False)
    assert Ref.parse("1O") == Ref(row=14, column=0, down=True)


@given(refs)
def test_every_place_is_read_back_from_what_is_written(ref: Ref) -> None:
    assert Ref.parse(str(ref)) == ref


@given(refs, st.sampled_from(["{}", " {} ", "\t{}"]), st.booleans())
def test_case_and_space_do_not_matter(ref: Ref, around: str, lower: bool) -> None:
    text = around.format(ref)
    assert Ref.parse(text.lower() if lower else text) == ref


@pytest.mark.parametrize(
    ("text", "written"), [("h 4", "H4"), ("4 h", "4H"), ("H04", "H4"), ("04h", "4H"), ("H\t10", "H10")]
)
def test_what_people_write_is_understood(text: str, written: str) -> None:
    assert str(Ref.parse(text)) == written


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("P4", "les lignes vont de A à O"),
        ("4Z", "les lignes vont de A à O"),
        ("H0", "les colonnes vont de 1 à 15"),
        ("H16", "les colonnes vont de 1 à 15"),
        ("100H", "les colonnes vont de 1 à 15"),
        ("", "écrivez la ligne puis la colonne"),
        ("H", "écrivez la ligne puis la colonne"),
        ("H4H", "écrivez la ligne puis la colonne"),
        ("H-4", "écrivez la ligne puis la colonne"),
        ("H4 PASSE", "écrivez la ligne puis la colonne"),
        ("H٤", "écrivez la ligne puis la colonne"),
        ("É4", "écrivez la ligne puis la colonne"),
        ("H" + "9" * 5000, "écrivez la ligne puis la colonne"),
    ],
)
def test_a_bad_place_is_refused_with_its_reason(text: str, what: str) -> None:
    with pytest.raises(Refusal) as refused:
        Ref.parse(text)
    repeated = text if len(text) < 200 else f"{text[:60]}…"
    assert f"« {repeated} » n'est pas une place : {what}" in str(refused.value)


@given(refs)
def test_squares_are_numbered_in_reading_order(ref: Ref) -> None:
    assert divmod(ref.square, 15) == (ref.row, ref.column)


@pytest.mark.article("box", "conseils")
@pytest.mark.article("booklet", "1", "3")
def test_jokers_in_brackets_or_in_lower_case_are_the_same_word() -> None:
    assert read_word("(D)ERIDERA") == read_word("dERIDERA") == read_word(" (d)ERIDERA ") == "dERIDERA"
    assert in_brackets("dERIDERA") == "(D)ERIDERA"
    assert in_brackets("DERIdERA") == "DERI(D)ERA"
    assert read_word("(D)(E)RIDERA") == "deRIDERA"


@given(words)
def test_every_word_is_read_back_from_either_way_of_writing_it(word: str) -> None:
    assert read_word(word) == word
    assert read_word(in_brackets(word)) == word


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "il manque le mot."),
        ("  ", "il manque le mot."),
        ("ÉTÉ", "le mot « ÉTÉ » contient « É »"),
        ("AIR DU", "le mot « AIR DU » contient «   »"),
        ("PAS?E", "le mot « PAS?E » contient « ? »"),
        ("(DE)RIDERA", "les parenthèses du mot « (DE)RIDERA » doivent entourer une seule lettre"),
        ("()DERIDERA", "les parenthèses du mot « ()DERIDERA » doivent entourer une seule lettre"),
        ("(DERIDERA", "les parenthèses du mot « (DERIDERA » doivent entourer une seule lettre"),
        ("D)ERIDERA", "les parenthèses du mot « D)ERIDERA » doivent entourer une seule lettre"),
    ],
)
def test_a_bad_word_is_refused_with_its_reason(text: str, sentence: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_word(text)
    assert str(refused.value).startswith(sentence)
