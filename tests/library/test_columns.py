"""Many positions as columns: NumPy, Arrow and Polars hold them in the same memory."""

import os
import pickle
import subprocess
import sys
from pathlib import Path

import numpy
import polars
import pyarrow
import pytest
from hypothesis import given
from hypothesis import strategies as st
from pyarrow.parquet import read_table

from nonuple import Board, Game, Lexicon, Positions, Refusal, open_lexicon, read_game, write_dataset
from nonuple.words_io.library import Library, read_file
from tests.positions import boards
from tests.repository import ROOT

WORDS = Lexicon.of(["PASSE", "MUNIE", "PU", "AN", "SI", "SE", "ET", "EST"])
ASKED = [(Board(), "PASSEIN"), (Board().play("H4", "PASSE"), "MUNIE??"), (Board(), "ZZ")]
RACKS = st.text("AEINRST", min_size=1, max_size=7)


def test_the_tops_are_those_of_one_search_each() -> None:
    tops = Positions(ASKED).tops(WORDS)
    one_by_one = [WORDS.top(board, rack) for board, rack in ASKED]
    assert list(tops.scores) == [moves.best for moves in one_by_one]
    assert list(tops.words) == [moves[0].word if moves else "" for moves in one_by_one]
    assert list(tops.refs) == [moves[0].ref if moves else "" for moves in one_by_one]
    assert list(tops.ties) == [len(moves) for moves in one_by_one]


def test_figures_are_not_copied_for_numpy_arrow_and_polars() -> None:
    tops = Positions(ASKED).tops(WORDS)
    scores = numpy.frombuffer(tops.scores, dtype="int32")
    assert numpy.shares_memory(tops.numpy()["score"], scores)
    assert numpy.shares_memory(tops.arrow()["score"].chunk(0).to_numpy(), scores)
    assert tops.polars()["score"].to_list() == list(tops.scores)


def test_grids_are_not_copied_either_way() -> None:
    positions = Positions(ASKED)
    grids = positions.numpy()
    assert grids.shape == (3, 15, 15)
    assert chr(grids[1, 7, 3]) == "P"
    assert numpy.shares_memory(grids, numpy.frombuffer(positions.grids, "uint8"))
    again = Positions.from_numpy(grids, positions.racks)
    assert numpy.shares_memory(again.numpy(), grids)
    table = positions.arrow()
    assert numpy.shares_memory(
        Positions.from_arrow(table).numpy(), numpy.frombuffer(table["grid"].chunk(0).buffers()[2], "uint8")
    )


@given(st.lists(st.tuples(boards().map(Board.from_rows), RACKS), max_size=4), st.integers(0, 3))
def test_positions_come_back_from_each_as_they_went(asked: list[tuple[Board, str]], first: int) -> None:
    positions = Positions(asked)
    assert list(positions) == asked
    assert pickle.loads(pickle.dumps(positions)) == positions
    assert Positions.from_arrow(positions.arrow()) == positions
    assert Positions.from_polars(positions.polars()) == positions
    assert Positions.from_numpy(positions.numpy(), positions.racks) == positions
    assert list(Positions.from_arrow(positions.arrow().slice(first))) == asked[first:]


@pytest.mark.parametrize(
    ("grids", "racks", "said"),
    [
        (numpy.full((1, 225), ord("!"), "uint8"), ["A"], "position 0 : la case 0"),
        (numpy.full((2, 225), ord("."), "uint8"), ["A"], "450 cases pour 1 tirage"),
        (
            numpy.full((1, 225), ord("."), "uint8"),
            ["A???"],
            r"« A\?\?\? » n'est pas un tirage",
        ),
        (numpy.full((1, 225), 46.0), ["A"], "des octets \\(uint8\\) et non float64"),
    ],
)
def test_columns_that_are_no_positions_are_refused(
    grids: "numpy.typing.NDArray[numpy.uint8]", racks: list[str], said: str
) -> None:
    with pytest.raises(Refusal, match=said):
        Positions.from_numpy(grids, racks)


def test_tables_that_are_no_positions_are_refused() -> None:
    for table in (pyarrow.table({"grid": ["." * 225]}), pyarrow.table({"grid": ["."], "rack": ["A"]})):
        with pytest.raises(Refusal, match=r"grid|225 cases"):
            Positions.from_arrow(table)
    with pytest.raises(Refusal, match="« grid » et « rack »"):
        Positions.from_polars(polars.DataFrame({"a": [1]}))


def test_without_the_extra_a_sentence_says_what_to_install() -> None:
    """Nothing of the library needs NumPy, Arrow or Polars until it is asked for them."""
    program = """
import sys
for name in ("numpy", "polars", "pyarrow"):
    sys.modules[name] = None
import nonuple
for name in nonuple.__all__:
    getattr(nonuple, name)
try:
    nonuple.Positions([(nonuple.Board(), "A")]).arrow()
except nonuple.Refusal as refusal:
    print(refusal)
"""
    ran = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert "pip install 'nonuple[data]'" in ran.stdout


@pytest.mark.parametrize("format", ["jsonl", "parquet"])
def test_a_dataset_is_the_games_of_its_seeds(tmp_path: Path, format: str) -> None:
    files = write_dataset(tmp_path / "games", 3, seed=5, format=format, workers=1)  # type: ignore[arg-type]
    totals = [Game(seed=seed).finish().total for seed in (5, 6, 7)]
    assert [file.parent.name for file in files] == ["games"]
    if format == "parquet":
        assert read_table(files[0])["total"].to_pylist() == totals
    else:
        assert [read_game(line).total for line in files[0].read_text().splitlines()] == totals
    assert write_dataset(tmp_path / "games", 3, seed=5, format=format) == files  # type: ignore[arg-type]


# --- Lists go to another process by their name -------------------------------------------------------------


def test_a_game_is_carried_without_its_words() -> None:
    game = Game(seed=7).draw()
    carried = pickle.dumps(game)
    assert len(carried) < 5000
    assert pickle.loads(carried) == game
    assert len(pickle.dumps(open_lexicon())) < 300


def test_a_list_is_opened_again_whatever_it_is_called_there(tmp_path: Path) -> None:
    file = tmp_path / "club.txt"
    file.write_text("PASSE\nMUNIE\n")
    entry = Library.of_user().add("club", read_file(file), "club.txt")
    carried = pickle.dumps(open_lexicon("club"))
    assert entry.fingerprint.encode() in carried
    environment = {"PYTHONPATH": str(ROOT), "NONUPLE_LANG": "en"}
    told = subprocess.run(
        [sys.executable, "-c", "import pickle, sys; print(list(pickle.load(sys.stdin.buffer)))"],
        input=carried,
        env={**os.environ, **environment},
        check=True,
        capture_output=True,
    )
    assert told.stdout.decode().strip() == "['MUNIE', 'PASSE']"
    elsewhere = {**os.environ, **environment, "NONUPLE_DATA": str(tmp_path / "nobody")}
    lacking = subprocess.run(
        [sys.executable, "-c", "import pickle, sys; pickle.load(sys.stdin.buffer)"],
        input=carried,
        env=elsewhere,
        check=False,
        capture_output=True,
    )
    assert b"the list \xe2\x80\x9cclub\xe2\x80\x9d" in lacking.stderr
    assert pickle.loads(pickle.dumps(open_lexicon("club").whole())) == open_lexicon("club")


def test_words_in_memory_go_with_their_list() -> None:
    assert list(pickle.loads(pickle.dumps(WORDS))) == list(WORDS)
