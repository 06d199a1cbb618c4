"""Positions as lines of text."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonuple.errors import Refusal
from nonuple.formats.cgp import CgpPosition, read, read_line, write_line
from nonuple.pieces.board import Board
from nonuple.pieces.tiles import Rack
from tests.positions import boards, rack_letters
from tests.repository import POSITIONS

EMPTY = "/".join(["15"] * 15)

names = st.text("abcdefgh", min_size=1, max_size=5)
positions = st.builds(
    CgpPosition,
    board=boards().map(Board.from_rows),
    rack=rack_letters.map(Rack),
    opponent=st.just(Rack()) | rack_letters.map(Rack),
    scores=st.tuples(st.integers(-50, 2000), st.integers(-50, 2000)),
    passes=st.integers(0, 6),
    notes=st.lists(st.tuples(names, names | st.just("") | st.just("12 34")), max_size=3).map(tuple),
)


@pytest.mark.parametrize("file", sorted(POSITIONS.glob("*.cgp")), ids=lambda file: file.stem)
def test_the_positions_of_the_project_are_read_and_written_unchanged(file: Path) -> None:
    lines = file.read_text("utf-8").splitlines()
    assert len(lines) >= 250
    assert [write_line(position) for position in read("\n".join(lines))] == lines


def test_a_line_is_read_field_by_field() -> None:
    position = read_line(f"{EMPTY[:20]}/7mUREX3/{EMPTY[:20]} USAPRL?/AB 12/-5 1 lex FRATEST; turn 2; seen;")
    assert position.board == Board().play("H8", "mUREX")
    assert (position.rack, position.opponent) == (Rack("USAPRL?"), Rack("AB"))
    assert (position.scores, position.passes) == ((12, -5), 1)
    assert position.notes == (("lex", "FRATEST"), ("turn", "2"), ("seen", ""))


@given(positions)
def test_every_position_is_read_back_from_its_line(position: CgpPosition) -> None:
    assert read_line(write_line(position)) == position


@pytest.mark.parametrize(
    "rest", ["", " AEINRS?", " AEINRS?/", " AEINRS?/ 0/0", " AEINRS?/ 0/0 0", " AEINRS?/ 0/0 0  "]
)
def test_what_follows_the_grid_may_be_missing(rest: str) -> None:
    position = read_line(EMPTY + rest)
    assert position == CgpPosition(Board(), Rack("AEINRS?" if rest else ""))


def test_blank_lines_carriage_returns_and_a_byte_order_mark_do_not_matter() -> None:
    text = f"\ufeff\r\n{EMPTY} ABC/ 0/0 0 turn 1;\r\n\r\n  \r\n{EMPTY} DEF/\r\n"
    assert [position.rack.letters for position in read(text)] == ["ABC", "DEF"]
    assert list(read("")) == []


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("/".join(["15"] * 14) + " ABC/", "une grille a 15 lignes, de A à O : celle-ci en a 14."),
        ("bonjour", "une grille a 15 lignes, de A à O : celle-ci en a 1."),
        (EMPTY.replace("15", "14", 1), "une ligne de la grille a 15 cases : la ligne A en a 14."),
        (f"{EMPTY[:-2]}14AB ABC/", "une ligne de la grille a 15 cases : la ligne O en a 16."),
        (
            f"14É/{EMPTY[3:]} ABC/",
            "la ligne A de la grille contient « É » : un nombre compte des cases vides",
        ),
        (f"999999999999/{EMPTY[3:]}", "la ligne A de la grille contient « 999999999999 » : un nombre compte"),
        (f"{EMPTY} abc/", "le tirage « abc » contient « a » : il s'écrit en majuscules"),
        (f"{EMPTY} A/B/C", "« A/B/C » : deux tirages au plus, séparés par une barre"),
        (f"{EMPTY} A/ 12", "« 12 » : les scores sont deux nombres séparés par une barre (0/0)."),
        (f"{EMPTY} A/ lex FRATEST;", "« lex » : les scores sont deux nombres séparés par une barre (0/0)."),
        (f"{EMPTY} A/ 0/0 lex FRATEST;", "« lex » : le nombre de tours passés est un nombre entier (0)."),
    ],
)
def test_a_bad_line_is_refused_by_its_number(line: str, sentence: str) -> None:
    lines = read(f"{EMPTY} ABC/\n\n{line}\n")
    assert next(lines).rack == Rack("ABC")
    with pytest.raises(Refusal) as refused:
        next(lines)
    assert str(refused.value).startswith(f"ligne 3 : {sentence}")
