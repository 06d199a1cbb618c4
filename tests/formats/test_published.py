"""Sheets as clubs publish them replay: whatever their columns are called and however they were pasted."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonuple.errors import Refusal
from nonuple.formats import games
from nonuple.formats.published import tidied
from nonuple.play.duplicate.checking import DifferenceKind, check
from nonuple.play.record import Record
from nonuple.spreadsheets.reading import as_text
from nonuple.texts import sheet as texts
from tests.formats.club_sheets import USUAL, WAYS, beside, plainly, table, workbook
from tests.records import lexicon, played

GAMES = [("normal", 1), ("normal", 2), ("normal", 5), ("7/8", 1), ("7+8", 3)]


def found(text: str) -> games.FoundGame:
    return games.read_with_problems(text.encode())


def record(text: str) -> Record:
    read = found(text)
    assert isinstance(read.game, Record)
    assert read.problems == ()
    return read.game


def told(game: Record) -> list[tuple[str, str, str, int]]:
    return [("".join(sorted(turn.rack)), turn.word, turn.ref, turn.score) for turn in game.turns]


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(("formula", "seed"), GAMES)
def test_a_sheet_is_read_back_in_whatever_way_it_is_printed(way: str, formula: str, seed: int) -> None:
    game = played(formula=formula, seed=seed)
    again = record(WAYS[way](game))
    spelled = str.upper if "plainly" in way else str
    assert [(*one[:1], spelled(one[1]), *one[2:]) for one in told(again)] == [
        (*one[:1], spelled(one[1]), *one[2:]) for one in told(game)
    ]
    assert again.formula == formula
    assert check(again, lexicon()) == []


@pytest.mark.parametrize("way", ["tabs, jokers printed plainly", "tabs, below, jokers plainly", "a web page"])
@pytest.mark.parametrize("formula", ["joker", "joker-7/8", "joker-7+8"])
def test_a_joker_game_may_print_the_letter_that_replaces_the_joker(way: str, formula: str) -> None:
    game = played(formula=formula, seed=4)
    again = record(WAYS[way](game))
    assert [turn.word.upper() for turn in again.turns] == [turn.word.upper() for turn in game.turns]
    assert again.formula == formula
    assert not {one.kind for one in check(again, lexicon())} & {
        DifferenceKind.SCORE,
        DifferenceKind.LETTERS_MISSING,
    }


def test_at_least_thirty_ways() -> None:
    assert len(WAYS) >= 30


def test_a_workbook_is_a_sheet() -> None:
    game = played(seed=2)
    assert told(record(as_text(workbook(game), "partie.xlsx").decode())) == told(game)


@pytest.mark.parametrize(
    ("title", "formula"),
    [
        ("Partie du 12/03/2026 - Joker", "joker"),
        ("Simultané mondial, 7 sur 8", "normal"),
        ("Partie Joker du 7/8/2026", "joker"),
    ],
)
def test_a_title_tells_the_formula_where_the_racks_allow_it(title: str, formula: str) -> None:
    game = played(formula="joker" if "oker" in title else "normal", seed=4)
    assert record(f"{title}\n{table(beside(game, plainly), chr(9), USUAL)}Bravo !\n").formula == formula


# --- What is not understood ---------------------------------------------------------------------------------


def test_a_row_that_is_not_understood_is_pointed_at_and_the_rest_is_read() -> None:
    lines = WAYS["tabs, beside"](played()).splitlines()
    cells = lines[-1].split("\t")
    lines[-1] = "\t".join([*cells[:3], "??", *cells[4:]])
    read = found("\n".join(lines))
    assert isinstance(read.game, Record)
    assert len(read.game.turns) == len(lines) - 2
    (problem,) = read.problems
    assert (problem.line, problem.why.text) == (len(lines), texts.NOT_UNDERSTOOD)
    with pytest.raises(Refusal, match=f"ligne {len(lines)}"):
        games.read_any("\n".join(lines).encode())


def test_what_follows_a_turn_that_is_missing_is_not_read() -> None:
    lines = WAYS["spaces, titles and page numbers"](played()).splitlines()
    at = next(at for at, line in enumerate(lines) if line.startswith("7 "))
    read = found("\n".join([*lines[:at], *lines[at + 1 :]]))
    assert isinstance(read.game, Record)
    assert len(read.game.turns) == 6
    assert [one.why.text for one in read.problems][:1] == [texts.TURN_MISSING]


def test_a_sum_that_is_not_right_is_pointed_at() -> None:
    text = WAYS["tabs, below"](played())
    (problem,) = found(text + "\nTop : 1 034 points.\nTotal 12 points\n").problems[-1:]
    assert problem.why.text is texts.WRONG_SUM
    wrong = text.splitlines()
    wrong[3] = wrong[3].rpartition("\t")[0] + "\t999"
    assert texts.WRONG_TOTAL in [
        one.why.text for one in found("\n".join([*wrong, "Bravo à tous !"])).problems
    ]


def test_prose_is_no_sheet() -> None:
    with pytest.raises(Refusal):
        found("Bonjour à tous, le club joue lundi à 14 h au 4 rue de la Paix.\nÀ bientôt")


pieces = st.sampled_from(
    [
        "1",
        "2.",
        "EEERWLN",
        "WEL+BSUI",
        "-",
        "RENE*",
        "(R)ENE",
        "H 5",
        "4H",
        "8 pts",
        "|",
        "\t",
        "é",
        "?",
        ";",
        "Cumul",
    ]
)


@given(
    st.text(max_size=200) | st.lists(st.lists(pieces, max_size=8).map(" ".join), max_size=12).map("\n".join)
)
def test_no_text_breaks_the_reader(text: str) -> None:
    assert tidied(text).text.count("\n") == len(text.removeprefix("\ufeff").splitlines())
    with suppress(Refusal):
        found(text)


def test_a_pdf_is_refused_with_what_to_do() -> None:
    with pytest.raises(Refusal, match="copiez-en tout le texte"):
        games.read(b"%PDF-1.7\n%\xe2\xe3")
