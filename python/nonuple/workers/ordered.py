"""Ranges of seeds given out to whoever works; what they answer comes in the order of the seeds."""

from collections import deque
from collections.abc import Callable, Generator, Iterable, Sequence
from functools import partial
from typing import Protocol, TypeVar

from nonuple.errors import Refusal
from nonuple.texts import cluster as texts
from nonuple.words.lexicon import Lexicon

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

Work = Callable[[Lexicon, range], T]
"""What is done for a range of seeds: the same for the same seeds, whoever does it and however often."""

TRIES = 5


class LostWork(Exception):  # noqa: N818 - nobody erred
    """Whoever worked has gone, with what was being done."""


class Errand(Protocol[T_co]):
    """Work given out."""

    def result(self) -> T_co:
        """What was answered, waited for; LostWork if it will never come."""

    def cancel(self) -> object:
        """Its answer is not wanted any more."""


class Crowd(Protocol):
    """Those who work."""

    @property
    def games_at_once(self) -> int:
        """How many games to give out at a time."""

    def spread(self, work: Work[T], ranges: Sequence[range]) -> Generator[T]:
        """What was answered for each range, in their order; closed early, nothing goes on working."""


def cut(seeds: range, size: int) -> list[range]:
    """All the seeds in their order, `size` at a time."""
    return [seeds[at : at + size] for at in range(0, len(seeds), size)]


def played_games(play: Callable[[Lexicon, int], T], seeds: range, crowd: Crowd) -> Generator[tuple[int, T]]:
    """The games in the order of their seeds, whoever plays them."""
    ranges = cut(seeds, crowd.games_at_once)
    answers = crowd.spread(partial(_each, play), ranges)
    try:
        for one, games in zip(ranges, answers, strict=True):
            yield from zip(one, games, strict=True)
    finally:
        answers.close()


def _each(play: Callable[[Lexicon, int], T], lexicon: Lexicon, seeds: range) -> list[T]:
    return [play(lexicon, seed) for seed in seeds]


def in_order(give: Callable[[range], Errand[T]], ranges: Iterable[range], ahead: int) -> Generator[T]:
    """Give out ranges, `ahead` at most before the first of them is answered; what is lost is given again."""
    out: deque[tuple[range, Errand[T]]] = deque()
    try:
        for one in ranges:
            out.append((one, give(one)))
            if len(out) == ahead:
                yield _first(out, give)
        while out:
            yield _first(out, give)
    finally:
        for _, errand in out:
            errand.cancel()


def _first(out: deque[tuple[range, Errand[T]]], give: Callable[[range], Errand[T]]) -> T:
    """The answer to the first range given out, which stays among them until it is there."""
    seeds = out[0][0]
    for _ in range(TRIES):
        try:
            answer = out[0][1].result()
        except LostWork:
            out[0] = seeds, give(seeds)
        else:
            out.popleft()
            return answer
    raise Refusal(texts.LOST, first=seeds[0], last=seeds[-1], times=TRIES)
