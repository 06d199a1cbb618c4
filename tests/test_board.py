"""The grid: reading it, laying words on it, and what may be wrong with them."""

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonuple.errors import Refusal
from nonuple.pieces.board import EMPTY_GRID, Board, Fault, IllegalPlay
from nonuple.pieces.formula import NORMAL, Formula
from nonuple.pieces.notation import Ref
from nonuple.pieces.variant import ENGLISH, FRENCH, Premium
from nonuple.texts import LANGUAGES
from tests.positions import FORMULAS, Rows, boards, refs
from tests.reference import DARK_BLUE, LIGHT_BLUE, PINK, RED, reference_place

PASSE = Board().play("H4", "PASSE")


@pytest.mark.article("2026", "1.2.1")
@pytest.mark.article("2010", "2.6.1")
@pytest.mark.article("2009", "2.6.1")
@pytest.mark.article("free", "15", "16")
def test_premium_squares_are_where_they_are_on_every_grid() -> None:
    named = {
        Premium.LETTER_X2: LIGHT_BLUE,
        Premium.LETTER_X3: DARK_BLUE,
        Premium.WORD_X2: PINK,
        Premium.WORD_X3: RED,
    }
    for premium, squares in named.items():
        assert {
            divmod(square, 15) for square, found in enumerate(FRENCH.premiums) if found is premium
        } == squares
    assert Counter(FRENCH.premiums) == {
        Premium.NONE: 164,
        Premium.LETTER_X2: 24,
        Premium.LETTER_X3: 12,
        Premium.WORD_X2: 17,
        Premium.WORD_X3: 8,
    }
    assert Board().premium("H8") is Premium.WORD_X2
    assert (Board().premium("A1").word, Board().premium("B6").letter, Board().premium("15O").letter) == (
        3,
        3,
        1,
    )


def test_premium_squares_are_the_same_from_every_side() -> None:
    rows = [FRENCH.premiums[start : start + 15] for start in range(0, 225, 15)]
    assert rows == rows[::-1]
    assert rows == [row[::-1] for row in rows]
    assert rows == list(zip(*rows, strict=True))


def test_a_board_is_a_value() -> None:
    assert Board() == Board(EMPTY_GRID)
    assert Board() != PASSE
    assert {PASSE: "here"}[Board().play("H4", "PASSE")] == "here"
    assert Board().tiles == 0
    assert PASSE.tiles == 5
    assert str(PASSE).splitlines()[8] == " H  =  ·  ·  P  A  S  S  E  ·  ·  ·  '  ·  ·  ="


@given(boards())
def test_every_board_is_read_back_from_its_rows(rows: Rows) -> None:
    board = Board.from_rows(rows)
    assert board.rows == rows
    assert Board.from_cgp(board.cgp) == board
    assert board.columns == tuple("".join(column) for column in zip(*rows, strict=True))


@pytest.mark.parametrize(
    ("rows", "sentence"),
    [
        (["." * 15] * 14, "une grille a 15 lignes, de A à O : celle-ci en a 14."),
        ([], "une grille a 15 lignes, de A à O : celle-ci en a 0."),
        (
            ["." * 15] * 3 + ["." * 16] + ["." * 15] * 11,
            "une ligne de la grille a 15 cases : la ligne D en a 16.",
        ),
        (["." * 15] * 14 + [""], "une ligne de la grille a 15 cases : la ligne O en a 0."),
        (
            ["." * 15] * 2 + ["....É.........."] + ["." * 15] * 12,
            "la ligne C de la grille contient « É » en colonne 5",
        ),
        (["?.............."] + ["." * 15] * 14, "la ligne A de la grille contient « ? » en colonne 1"),
    ],
)
def test_a_bad_grid_is_refused_and_the_row_named(rows: list[str], sentence: str) -> None:
    with pytest.raises(Refusal) as refused:
        Board.from_rows(rows)
    assert str(refused.value).startswith(sentence)


def test_a_grid_of_another_size_is_no_board() -> None:
    with pytest.raises(Refusal, match="celle-ci en a 226"):
        Board("." * 226)


def test_words_lie_across_from_the_top_then_down_from_the_left() -> None:
    board = PASSE.play("4F", "DEPLIEZ").play("L4", "zOO")
    assert [(str(ref), word) for ref, word in board.words()] == [
        ("H4", "PASSE"),
        ("L4", "ZOO"),
        ("4F", "DEPLIEZ"),
    ]


@given(boards())
def test_every_run_of_letters_is_a_word_lying_there(rows: Rows) -> None:
    for ref, word in Board.from_rows(rows).words():
        placed = reference_place(rows, str(ref), word)
        assert placed.faults == {"NO_TILE"}
        assert placed.word == word


@pytest.mark.article("2026", "1.1")
@pytest.mark.article("2010", "2.5")
@pytest.mark.article("2009", "2.5")
@pytest.mark.article("free", "4")
@pytest.mark.article("box", "deuxieme-tirage")
@pytest.mark.parametrize(("ref", "word"), [("H4", "PASSERA"), ("H1", "SURPASSE"), ("H1", "SURPASSERA")])
def test_a_word_is_lengthened_behind_before_or_at_both_ends(ref: str, word: str) -> None:
    board = PASSE.play(ref, word)
    assert list(board.words()) == [(Ref.parse(ref), word)]


@pytest.mark.article("2026", "1.1")
@pytest.mark.article("2010", "2.5")
@pytest.mark.article("2009", "2.5")
@pytest.mark.article("free", "1", "3")
@pytest.mark.parametrize(
    ("board", "ref", "word", "fault", "reason"),
    [
        (PASSE, "9H", "R", Fault.TOO_SHORT, "un mot a au moins deux lettres"),
        (PASSE, "H12", "RIRES", Fault.OFF_GRID, "le mot sort de la grille"),
        (PASSE, "8H", "REVE", Fault.CONFLICT, "une case porte déjà une autre lettre"),
        (PASSE, "H9", "RA", Fault.NOT_WHOLE, "une lettre de la grille prolonge le mot"),
        (PASSE, "H1", "SUR", Fault.NOT_WHOLE, "une lettre de la grille prolonge le mot"),
        (PASSE, "H4", "PASSE", Fault.NO_TILE, "le mot est déjà sur la grille, il ne pose aucune lettre"),
        (PASSE, "A1", "RIZ", Fault.DETACHED, "le mot ne touche aucune lettre de la grille"),
        (PASSE, "I9", "RIZ", Fault.DETACHED, "le mot ne touche aucune lettre de la grille"),
        (Board(), "H1", "RIZ", Fault.OFF_CENTRE, "le premier mot couvre la case centrale H8"),
        (Board(), "8I", "RIZ", Fault.OFF_CENTRE, "le premier mot couvre la case centrale H8"),
        (
            Board(),
            "H4",
            "DERIDERA",
            Fault.TOO_MANY_TILES,
            "le mot pose 8 lettres, 7 au plus dans cette formule",
        ),
    ],
)
def test_a_play_that_breaks_a_rule_is_refused_by_name(
    board: Board, ref: str, word: str, fault: Fault, reason: str
) -> None:
    assert board.place(ref, word).faults == fault
    for attempt in (board.play, board.score):
        with pytest.raises(IllegalPlay) as refused:
            attempt(ref, word)
        assert refused.value.faults == fault
        assert str(refused.value).startswith(f"{word} ne se joue pas en {ref} : {reason}")


def test_every_fault_has_its_sentence_in_both_languages() -> None:
    clean = PASSE.place("I3", "MUNIE")
    refusals = [IllegalPlay(replace(clean, faults=fault), NORMAL) for fault in Fault]
    sentences = {
        refusal.text.said(language, refusal.values) for refusal in refusals for language in LANGUAGES
    }
    assert len(sentences) == 2 * len(Fault) == 22


def test_several_faults_are_all_told() -> None:
    placement = PASSE.place("H3", "ASSEZ")
    assert placement.faults == Fault.CONFLICT | Fault.NOT_WHOLE


@pytest.mark.article("2026", "4.8.3")
def test_eight_letters_are_laid_where_the_formula_allows() -> None:
    assert Board().play("H4", "DERIDERA", formula=Formula.parse("7+8")).tiles == 8
    with pytest.raises(IllegalPlay, match="7 au plus"):
        Board().play("H4", "DERIDERA", formula=Formula.parse("7/8"))


def test_a_play_leaves_the_board_as_it_was() -> None:
    assert PASSE.play("I3", "MUNIE").tiles == 10
    assert PASSE.tiles == 5


def test_a_placement_tells_what_is_laid_and_formed() -> None:
    placement = PASSE.place("4F", "DEp(L)IEZ")
    assert (placement.word, placement.needs, placement.score) == ("DEPlIEZ", "DE?IEZ", 36)
    assert placement.faults == Fault(0)
    assert PASSE.place("9H", "rIZ").cross == ("PASSEr",)


@pytest.mark.article("2026", "4.4")
@pytest.mark.article("free", "6")
@pytest.mark.article("box", "jokers")
def test_a_joker_keeps_its_letter_and_stays_worth_nothing() -> None:
    board = Board().play("H4", "pASSE")
    assert board.place("H4", "PASSERA").word == "pASSERA"
    assert board.score("H4", "PASSERA") == 4 + 2


def test_another_set_of_letters_scores_with_its_own_values() -> None:
    assert Board().score("H8", "KA") == 22
    assert Board(variant=ENGLISH).score("H8", "KA") == 12


def test_what_is_no_word_or_no_place_is_refused_before_the_grid_is_looked_at() -> None:
    with pytest.raises(Refusal, match="n'est pas une place"):
        PASSE.play("Z4", "PASSE")
    with pytest.raises(Refusal, match="contient « É »"):
        PASSE.play("H4", "PASSÉ")


@given(
    rows=boards(),
    ref=refs,
    word=st.text("ABEZabez", min_size=1, max_size=16),
    formula=st.sampled_from(FORMULAS),
)
def test_placement_agrees_with_the_reference(rows: Rows, ref: str, word: str, formula: str) -> None:
    found = Board.from_rows(rows).place(ref, word, formula=Formula.parse(formula))
    expected = reference_place(rows, ref, word, formula)
    assert {fault.name for fault in found.faults} == expected.faults
    if not expected.faults & {"OFF_GRID", "CONFLICT"}:
        assert (found.word, found.needs, found.score, found.cross) == (
            expected.word,
            expected.laid,
            expected.score,
            expected.cross,
        )
        assert found.grid == "".join(expected.rows)
