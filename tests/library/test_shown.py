"""Boards and games show themselves: in print, in a notebook, in help()."""

import pydoc
import re
from pathlib import Path
from xml.etree import ElementTree

import nbformat
import pytest
from hypothesis import given
from nbclient import NotebookClient

import nonuple
from nonuple import Board, FreeGame, Game, SoloGame, Topping, open_lexicon
from tests.positions import Rows, boards
from tests.repository import ROOT

PICTURE = ROOT / "docs" / "images" / "board.svg"
SHOWN = Board().play("H4", "PAsSE").play("I3", "MUNIE")


def test_a_board_is_printed_with_its_coordinates_its_premiums_and_its_jokers() -> None:
    lines = str(SHOWN).splitlines()
    assert lines[0].split() == [str(number) for number in range(1, 16)]
    assert lines[1] == " A  =  ·  ·  '  ·  ·  ·  =  ·  ·  ·  '  ·  ·  ="
    assert lines[8] == " H  =  ·  ·  P  A (S) S  E  ·  ·  ·  '  ·  ·  ="
    assert [line[1] for line in lines[1:]] == list("ABCDEFGHIJKLMNO")


def test_a_picture_is_the_one_that_was_looked_at() -> None:
    """`python -m tests.library.test_shown` draws it anew, to be looked at again."""
    assert SHOWN.svg("I3", "MUNIE") == PICTURE.read_text("utf-8")


@given(boards())
def test_every_board_is_a_picture_of_its_tiles_that_says_its_words(rows: Rows) -> None:
    board = Board.from_rows(rows)
    drawn = ElementTree.fromstring(board.svg())
    names = [one.get("class") for one in drawn.iter() if one.get("class")]
    assert sum(name is not None and name.startswith("tile-letter") for name in names) == board.tiles
    told = drawn.get("aria-label") or ""
    assert all(f"{word.upper()} {ref}" in told for ref, word in board.words())


def test_the_word_that_stands_out_is_where_it_lies() -> None:
    assert SHOWN.svg("H4", "PASSE").count('class="t last"') == 5
    assert SHOWN.svg().count('class="t last"') == 0


def test_a_game_behind_a_mask_shows_nothing_of_what_the_mask_hides() -> None:
    words = open_lexicon("default")
    shown = (SoloGame.drawn(words, seed=7), Topping.drawn(words, seed=7), FreeGame(["Ana", "Bob"], seed=7))
    for game in shown:
        told = game._repr_html_()
        assert "HUEES" not in told
        assert 'class="t' not in told
    assert "SEIUHPE" in shown[0]._repr_html_()


@pytest.mark.parametrize("name", ["Game", "Board", "Lexicon", "FreeGame", "Slip", "Settings"])
def test_help_begins_with_the_docstring(name: str) -> None:
    told = pydoc.plain(pydoc.render_doc(getattr(nonuple, name)))
    first = (getattr(nonuple, name).__doc__ or "").splitlines()[0]
    assert told.index(first) < 1000


def test_constants_are_told_in_a_line() -> None:
    assert repr(nonuple.FRENCH) == "<Variant: french>"
    assert all(len(repr(one)) < 60 for one in nonuple.FORMULAS.values())


def test_a_notebook_shows_what_it_is_given(tmp_path: Path) -> None:
    """A stranger's notebook, every cell of which is only documented names."""
    cells = [
        "from nonuple import *\nwords = open_lexicon('default')",
        "Board().play('H4', 'PASSE')",
        "words.moves(Board().play('H4', 'PASSE'), 'MUNIERX')",
        "game = Game(seed=7).draw().retain().draw()\ngame",
        "Game(seed=7).finish().record",
        "rank_event([Competitor('a', 'Ana')], [GameScores(900, {'a': GameScore(850)})])",
    ]
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in cells])
    NotebookClient(notebook, timeout=120, resources={"metadata": {"path": str(tmp_path)}}).execute()
    shown = [cell.outputs[0].data if cell.outputs else {} for cell in notebook.cells]
    assert shown[1]["image/svg+xml"] == Board().play("H4", "PASSE").svg()
    assert "MINERAUX" in shown[2]["text/html"]
    assert shown[3]["text/html"] == Game(seed=7).draw().retain().draw()._repr_html_()
    assert len(re.findall("<tr>", shown[4]["text/html"])) == 1 + len(Game(seed=7).finish().record.turns)
    assert "94.4" in shown[5]["text/html"]


if __name__ == "__main__":
    PICTURE.write_text(SHOWN.svg("I3", "MUNIE"), "utf-8")
