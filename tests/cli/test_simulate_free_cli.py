"""`nonuple simulate --free`: the contract, whatever the number of workers."""

import json
from functools import partial

import pytest

from nonuple.words_io.library import open_lexicon
from tests.cli.running import run
from tests.free.checker import Checker, moves_by_reference
from tests.free.test_free_games import admitted, first_move

Capture = pytest.CaptureFixture[str]

FIELDS = {"format", "version", "seed", "seats", "words", "lots", "first", "turns", "end", "left"}


@pytest.mark.parametrize("words", ["checked", "challenge"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_is_told_as_the_contract_has_it(capsys: Capture, seats: int, words: str) -> None:
    names = ",".join(["greedy"] * seats)
    ran = run(capsys, "simulate", "--free", "--seats", names, "--games", "3", "--seed", "5", "--words", words)
    assert (ran.code, ran.err) == (0, "")
    games = [json.loads(line) for line in ran.out.splitlines()]
    assert [game["seed"] for game in games] == [5, 6, 7]
    lexicon = open_lexicon()
    has_move = moves_by_reference(admitted(lexicon), partial(first_move, lexicon))
    for game in games:
        assert set(game) == FIELDS
        assert (game["seats"], game["words"]) == (["greedy"] * seats, words)
        assert set(game["end"]) == {"reason", "racks", "adjust", "totals"}
        Checker(game, admitted(lexicon), has_move).check()


def test_greedy_always_plays_the_highest_score(capsys: Capture) -> None:
    from nonuple.pieces.board import Board

    [line] = run(capsys, "simulate", "--free", "--seed", "3").out.splitlines()
    board, lexicon = Board(), open_lexicon()
    for turn in json.loads(line)["turns"]:
        best = lexicon.top(board, turn["rack"]).best
        assert turn.get("score", 0) == best
        board = board.play(turn["ref"], turn["word"]) if turn["action"] == "play" else board


def test_the_same_seed_gives_the_same_bytes_with_any_number_of_workers(capsys: Capture) -> None:
    alone = run(capsys, "simulate", "--free", "--games", "40", "--seed", "3", "--workers", "1").out
    together = run(capsys, "simulate", "--free", "--games", "40", "--seed", "3", "--workers", "2").out
    later = run(capsys, "simulate", "--free", "--seed", "42").out
    assert alone == together
    assert alone.splitlines()[39] == later.strip()


@pytest.mark.parametrize(
    "options",
    [
        ("--seats", "greedy"),
        ("--seats", "greedy,dieu"),
        ("--formula", "7/8"),
        ("--edition", "2010"),
        ("--stats",),
        ("--words", "all"),
        ("--games", "0"),
    ],
)
def test_what_cannot_be_is_refused(capsys: Capture, options: tuple[str, ...]) -> None:
    ran = run(capsys, "simulate", "--free", *options)
    assert (ran.code, ran.out) == (2, "")
    assert run(capsys, "simulate", "--seats", "greedy,greedy").code == 2
