"""The processes of this machine: the same answers whatever becomes of one of them."""

import os
import signal
from functools import partial
from pathlib import Path

import pytest

from nonuple.errors import Refusal
from nonuple.words.lexicon import Lexicon
from nonuple.workers.ordered import cut
from nonuple.workers.processes import Processes

TWO = Processes("default", 2, 5)


def killed_once(mark: Path, lexicon: Lexicon, seeds: range) -> list[int]:
    """The process that is first to come to seed 50 is killed there."""
    if 50 in seeds and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return [seed * len(lexicon) for seed in seeds]


def killed(lexicon: Lexicon, seeds: range) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def test_what_a_killed_process_was_doing_is_done_by_another(tmp_path: Path) -> None:
    mark = tmp_path / "killed"
    answers = list(TWO.spread(partial(killed_once, mark), cut(range(100), 5)))
    assert mark.exists()
    alone = Processes("default", 1, 5).spread(partial(killed_once, mark), cut(range(100), 5))
    assert answers == list(alone)


def test_work_that_kills_whoever_does_it_is_given_up() -> None:
    with pytest.raises(Refusal, match="0 à 4"):
        list(TWO.spread(killed, cut(range(10), 5)))


@pytest.mark.parametrize(
    ("games", "asked", "processes", "at_once"), [(16, 8, 1, 1), (17, 3, 3, 16), (17, 1, 1, 1)]
)
def test_few_games_need_nobody_else(games: int, asked: int, processes: int, at_once: int) -> None:
    crowd = Processes.for_games(games, None, asked, at_once=16)
    assert (crowd.count, crowd.games_at_once) == (processes, at_once)
