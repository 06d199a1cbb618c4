"""Letters as data, and racks as they are published."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonuple.errors import Refusal
from nonuple.pieces import variant
from nonuple.pieces.tiles import MOST_LETTERS, LetterKind, LetterSet, Rack
from tests.reference import VALUES

FRENCH, ENGLISH = variant.FRENCH.letters, variant.ENGLISH.letters

letters = st.text("ABCDEFGHIJKLMNOPQRSTUVWXYZ", max_size=8)
racks = st.builds(
    lambda drawn, jokers, kept, rejected: Rack(drawn + jokers, kept, rejected),
    drawn=letters.filter(lambda text: len(text) <= 5),
    jokers=st.sampled_from(["", "?"]),
    kept=st.sampled_from(["", "A", "WEL", "?", "ER?"]),
    rejected=st.booleans(),
)


@pytest.mark.article("2026", "1.1")
@pytest.mark.article("box", "lettres")
def test_french_has_102_tiles() -> None:
    assert len(FRENCH.bag) == 102
    assert FRENCH.bag.startswith("AAAAAAAAABBCCDDDEEEEEEEEEEEEEEEFF")
    assert FRENCH.bag.endswith("VVWXYZ??")
    counts = " ".join(f"{tile.letter}{tile.count}" for tile in FRENCH.tiles)
    assert counts == ("A9 B2 C2 D3 E15 F2 G2 H2 I8 J1 K1 L5 M3 N6 O6 P2 Q1 R6 S6 T6 U6 V2 W1 X1 Y1 Z1 ?2")


@pytest.mark.article("2026", "1.1", "1.2")
@pytest.mark.article("box", "lettres")
def test_french_values_and_a_joker_worth_nothing() -> None:
    assert dict(zip("ABCDEFGHIJKLMNOPQRSTUVWXYZ", FRENCH.values, strict=True)) == VALUES
    assert FRENCH["?"].value == 0


@pytest.mark.article("2026", "4.2")
@pytest.mark.article("2010", "2.2")
@pytest.mark.article("2009", "2.2")
def test_y_and_the_joker_are_vowel_or_consonant() -> None:
    kinds = {kind: "".join(tile.letter for tile in FRENCH.tiles if tile.kind is kind) for kind in LetterKind}
    assert kinds == {
        LetterKind.VOWEL: "AEIOU",
        LetterKind.CONSONANT: "BCDFGHJKLMNPQRSTVWXZ",
        LetterKind.EITHER: "Y?",
    }


@pytest.mark.article("2026", "4.1")
@pytest.mark.article("2010", "2.1")
@pytest.mark.article("2009", "2.1")
def test_french_spelling_table() -> None:
    spelled = " ".join(tile.spelling for tile in FRENCH.tiles)
    assert spelled == (
        "Algérie Belgique Canada Danemark Égypte France Grèce Hongrie Italie Jordanie Kenya Luxembourg Maroc "
        "Norvège Océanie Portugal Québec Roumanie Suisse Tunisie Uruguay Venezuela Wallonie Xénophon "
        "Yougoslavie Zambie Joker"
    )
    assert FRENCH["?"].name == "Lettre blanche"


def test_a_second_set_of_letters_is_data_only() -> None:
    assert len(ENGLISH.bag) == 100
    assert ENGLISH["K"].value == 5
    assert FRENCH["K"].value == 10


def test_a_set_must_have_every_letter_in_order() -> None:
    with pytest.raises(ValueError, match="A to Z"):
        LetterSet("short", FRENCH.tiles[1:])


@pytest.mark.article("box", "conseils")
@pytest.mark.parametrize(
    ("text", "kept", "drawn", "rejected"),
    [
        ("EEERWLN", "", "EEERWLN", False),
        ("WEL+BSUI", "WEL", "BSUI", False),
        ("-ACUOEJL", "", "ACUOEJL", True),
        ("-?+ACUOEJ", "?", "ACUOEJ", True),
        ("AEINRS?", "", "AEINRS?", False),
        ("WEL+", "WEL", "", False),
        ("", "", "", False),
    ],
)
def test_racks_are_read_and_written_as_published(text: str, kept: str, drawn: str, rejected: bool) -> None:
    rack = Rack.parse(text)
    assert (rack.kept, rack.drawn, rack.rejected) == (kept, drawn, rejected)
    assert rack.letters == kept + drawn
    assert len(rack) == len(rack.letters)
    assert str(rack) == text


@given(racks)
def test_every_rack_is_read_back_from_what_is_written(rack: Rack) -> None:
    assert Rack.parse(str(rack)) == rack


@given(st.text("ABEÉa?+-. 1\n", max_size=14))
def test_a_rack_is_read_or_refused_in_one_sentence(text: str) -> None:
    try:
        rack = Rack.parse(text)
    except Refusal as refusal:
        assert str(refusal).endswith(".")
    else:
        assert len(rack) <= MOST_LETTERS


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "aEINRST",
            "le tirage « aEINRST » contient « a » : il s'écrit en majuscules de A à Z, avec ? pour un joker.",
        ),
        (
            "AEÉNRST",
            "le tirage « AEÉNRST » contient « É » : il s'écrit en majuscules de A à Z, avec ? pour un joker.",
        ),
        (
            "AEI NRS",
            "le tirage « AEI NRS » contient «   » : il s'écrit en majuscules de A à Z, avec ? pour un joker.",
        ),
        (
            "A+B+C",
            "le tirage « A+B+C » contient plusieurs + : "
            "un seul sépare le reliquat des lettres tirées (WEL+BSUI).",
        ),
        ("ABCDEFGHIJKL", "le tirage « ABCDEFGHIJKL » compte 12 lettres : 10 au plus."),
        ("AB???", "le tirage « AB??? » compte 3 jokers : 2 au plus."),
    ],
)
def test_refusals_say_what_is_wrong(text: str, sentence: str) -> None:
    with pytest.raises(Refusal) as refused:
        Rack.parse(text)
    assert str(refused.value) == sentence


def test_no_rack_can_be_made_that_could_not_be_read() -> None:
    with pytest.raises(Refusal, match="majuscules"):
        Rack(drawn="abc")
