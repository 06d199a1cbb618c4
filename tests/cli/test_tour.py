"""The guided tour, and the drawings it shares with `nonuple top`."""

import io
import re

import pytest
from rich.console import Console, RenderableType

from nonuple.cli.drawing import board_view, legend, rack_view, solutions_table
from nonuple.cli.tour import POSITION, tour
from nonuple.formats import cgp
from nonuple.pieces.board import Board
from nonuple.pieces.notation import Ref, squares_of
from nonuple.pieces.search import Move
from nonuple.texts import speak

ESCAPE = "\x1b["


def drawn(view: RenderableType, *, colour: bool = False) -> str:
    page = io.StringIO()
    Console(
        file=page,
        width=80,
        force_terminal=colour,
        color_system="truecolor" if colour else None,
        no_color=not colour,
    ).print(view)
    return page.getvalue()


def toured(capsys: pytest.CaptureFixture[str]) -> str:
    tour()
    return capsys.readouterr().out


def test_the_tour_draws_a_position_its_solutions_and_what_to_type_next(
    capsys: pytest.CaptureFixture[str],
) -> None:
    shown = toured(capsys)
    assert " M  ·  ·  -  ·  ·  ·  '  ·  B (O) U  D  A  I  ·" in shown
    assert re.search(r"^ +1 +83 +15G +SIENNES +B\(O\)UDAIS, prime 50$", shown.replace(" \n", "\n"), re.M)
    assert "nonuple rule 1.2.1" in shown
    assert "\n G  ·  ·  '  ·  C  ·  '  ·  X  ·  ·  ·  '  ·  S" in shown


def test_the_tour_asks_nothing_where_nobody_sits(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("builtins.input", lambda *_: pytest.fail("the tour waits for an answer"))
    assert "Entrée" not in toured(capsys)


def test_the_tour_is_plain_text_within_80_columns(capsys: pytest.CaptureFixture[str]) -> None:
    shown = toured(capsys)
    assert ESCAPE not in shown
    assert max(map(len, shown.splitlines())) <= 80


def test_the_tour_speaks_english_too(capsys: pytest.CaptureFixture[str]) -> None:
    speak("en")
    try:
        shown = toured(capsys)
    finally:
        speak("fr")
    assert "Last retained word, highlighted: M9 B(O)UDAI." in shown
    assert "Also forms" in shown


def test_a_joker_is_ringed_with_and_without_colour() -> None:
    board = cgp.read_line(POSITION).board
    assert " B (O) U " in drawn(board_view(board))
    ringed = re.search(r"\x1b\[([\d;]+)m\(O\)\x1b", drawn(board_view(board), colour=True))
    plain = re.search(r"\x1b\[([\d;]+)m U \x1b", drawn(board_view(board), colour=True))
    assert ringed is not None
    assert plain is not None
    assert ringed[1] != plain[1]


def test_the_last_word_is_highlighted_and_no_other() -> None:
    board = Board().play("H5", "RENE").play("I3", "BLEUIS")
    lines = drawn(board_view(board, squares_of(Ref.parse("I3"), "BLEUIS")), colour=True).splitlines()
    tile, last = "48;2;253;243;214m", "48;2;255;203;79m"
    assert (lines[8].count(tile), lines[8].count(last)) == (4, 0)
    assert (lines[9].count(tile), lines[9].count(last)) == (0, 6)


def test_a_word_covers_squares_across_or_down() -> None:
    assert list(squares_of(Ref.parse("A14"), "OS")) == [13, 14]
    assert list(squares_of(Ref.parse("14A"), "OS")) == [13, 28]


def test_premium_squares_are_marked_without_colour() -> None:
    rows = drawn(board_view(Board())).splitlines()
    assert rows[1].split() == ["A", "=", "·", "·", "'", "·", "·", "·", "=", "·", "·", "·", "'", "·", "·", "="]
    assert rows[8].split()[8] == "-"
    assert "'  lettre ×2" in drawn(legend())


def test_a_rack_shows_its_jokers() -> None:
    assert drawn(rack_view("WE?")) == " W   E   ? \n"


def test_solutions_that_tie_share_a_rank() -> None:
    moves = [
        Move("H8", "FEDAYIN", 110, 50, 7, ()),
        Move("H4", "FeDAYIN", 98, 50, 7, ()),
        Move("4H", "CLAIE", 98, 0, 4, ("CRENE", "aS")),
        Move("I3", "MUNIE", 20, 0, 5, ()),
    ]
    table = [line.split(maxsplit=4) for line in drawn(solutions_table(moves)).splitlines()[1:]]
    assert [(row[0], row[1], row[3]) for row in table] == [
        ("1", "110", "FEDAYIN"),
        ("2", "98", "F(E)DAYIN"),
        ("2", "98", "CLAIE"),
        ("4", "20", "MUNIE"),
    ]
    assert table[2][4].strip() == "CRENE, (A)S"
