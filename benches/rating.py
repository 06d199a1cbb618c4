"""Rated turns on simulated people: `python -m benches.rating [--fit]`.

How well difficulty is predicted for turns that nobody tried, how near strength comes to what a person finds,
and what a game costs. `--fit` prints the weights that `play/rating/difficulty.py` holds. See docs/rating.md.
"""

import argparse
from collections.abc import Iterator, Sequence
from datetime import date
from functools import cache
from math import exp, log, pi, sqrt
from random import Random
from statistics import correlation, fmean, median, stdev
from typing import NamedTuple

from nonuple.pieces.draw import secret_of_seed
from nonuple.play.duplicate.settings import Settings
from nonuple.play.masked import drawn_by_program, masked
from nonuple.play.rating.choosing import nearest
from nonuple.play.rating.difficulty import (
    COMMONEST,
    DOUBT,
    Hardness,
    Way,
    dearest_words,
    difficulty,
    difficulty_of,
    expected,
    hardness,
)
from nonuple.play.rating.strength import GRID, MIDDLE, Attempt, chance, strength_of
from nonuple.words.lexicon import Lexicon
from nonuple.words_io.library import Library
from nonuple.words_io.schooling import commonness

TAUGHT = range(1, 61)
"""Seeds of the games that weights are fitted on …"""
UNSEEN = range(1001, 1041)
"""… and of those that nobody has seen."""
PEOPLE = 40
ATTEMPTS = 60
UNTOLD = 0.5
"""What no measure of a turn tells, as a standard deviation of the logit of its being found."""


# --- Simulated people --------------------------------------------------------------------------------------


class Person(NamedTuple):
    """Somebody who knows words by how common they are, and sees the more of them the better he is."""

    number: int
    skill: float
    """From 0 to 1."""

    def sees(self, hard: Hardness, untold: float) -> float:
        """How likely he finds a word: he must know it, and see it where it lies."""
        skill = self.skill
        known = _even(((COMMONEST - hard.rarity) - (7.5 - 7.5 * skill)) / 0.8)
        seen = (
            (0.55 + 0.42 * skill) * (0.6 + 0.37 * skill) ** hard.long * (0.6 + 0.37 * skill) ** hard.crosswise
        )
        seen *= (0.5 + 0.45 * skill) ** hard.jokers * (0.75 + 0.2 * skill) ** hard.around
        seen *= exp(-(0.3 * (1 - skill)) * max(0.0, hard.order - 4))
        seen *= 1 - 0.35 * (1 - skill) * (1 - exp(-hard.near))
        seen = 1 - (1 - seen) * 0.8**hard.costly
        likely = min(0.995, max(0.0005, known * seen))
        return _even(log(likely / (1 - likely)) + untold)


def people(count: int = PEOPLE) -> list[Person]:
    return [Person(at, (at + 0.5) / count * 0.85 + 0.1) for at in range(count)]


def _even(logit: float) -> float:
    return 1 / (1 + exp(-logit))


class Sought(NamedTuple):
    """A turn whose words are known."""

    hard: tuple[Hardness, ...]
    scores: tuple[int, ...]
    untold: float

    @property
    def tops(self) -> tuple[Hardness, ...]:
        return tuple(
            hard for hard, score in zip(self.hard, self.scores, strict=True) if score == self.scores[0]
        )

    @property
    def ways(self) -> list[Way]:
        return [Way(score, difficulty(hard)) for hard, score in zip(self.hard, self.scores, strict=True)]

    def share(self, person: Person) -> float:
        """How likely somebody finds the top."""
        missed = 1.0
        for hard in self.tops:
            missed *= 1 - person.sees(hard, self.untold)
        return 1 - missed

    def points(self, person: Person) -> float:
        unseen, points = 1.0, 0.0
        for hard, score in zip(self.hard, self.scores, strict=True):
            seen = person.sees(hard, self.untold)
            points, unseen = points + unseen * seen * score, unseen * (1 - seen)
        return points


@cache
def turns(seeds: range) -> tuple[tuple[Sought, ...], ...]:
    """Of games that the program draws."""
    lexicon = Library.of_user().default()
    return tuple(tuple(_sought(lexicon, seed)) for seed in seeds)


def _sought(lexicon: Lexicon, seed: int) -> Iterator[Sought]:
    dice = Random(seed)
    record = drawn_by_program(Settings(), secret_of_seed(seed), lexicon)
    for turn in masked(record):
        best = dearest_words(turn, lexicon)
        hard = tuple(hardness(turn.board, best, lexicon, commonness))
        yield Sought(hard, tuple(one.score for one in best), dice.gauss(0, UNTOLD))


def flat(seeds: range) -> list[Sought]:
    return [turn for game in turns(seeds) for turn in game]


# --- Strength as it is -------------------------------------------------------------------------------------


def true_strength(person: Person, reference: Sequence[Sought]) -> float:
    """Of one whose chances are known: at turns near his level as many tops are to be expected as he finds."""
    known = [(difficulty_of(turn.ways), turn.share(person)) for turn in reference]

    def too_many(strength: float) -> float:
        likely = [(chance(strength, hard, DOUBT), share) for hard, share in known]
        return sum(one * (1 - one) * (one - share) for one, share in likely)

    low, high = float(GRID[0]), float(GRID[-1])
    for _ in range(30):
        middle = (low + high) / 2
        low, high = (middle, high) if too_many(middle) < 0 else (low, middle)
    return (low + high) / 2


def found_strength(person: Person, pool: Sequence[Sought], dice: Random) -> float:
    """What sixty attempts tell, each at a turn a little above what the ones before told."""
    left = [(difficulty_of(turn.ways), turn) for turn in pool]
    attempts: list[Attempt] = []
    for _ in range(ATTEMPTS):
        at = nearest([one for one, _ in left], strength_of(attempts).mean)
        hard, turn = left.pop(at)
        attempts.append(Attempt(date(2026, 1, 1), hard, DOUBT, dice.random() < turn.share(person)))
    return strength_of(attempts).mean


# --- Measured ----------------------------------------------------------------------------------------------


class Measured(NamedTuple):
    correlated: float
    """Of the share of tops predicted and found, turn by turn."""
    off: float
    """Mean distance of the two."""
    strengths: tuple[float, ...]
    """How far each person's strength was off after sixty turns."""


def measured(seeds: range = UNSEEN, count: int = PEOPLE) -> Measured:
    everybody, unseen = people(count), flat(seeds)
    strengths = [true_strength(person, unseen) for person in everybody]
    dice = Random(1)
    predicted, happened = [], []
    for turn in unseen:
        hard = difficulty_of(turn.ways)
        predicted.append(fmean(chance(one, hard, DOUBT) for one in strengths))
        happened.append(fmean(dice.random() < turn.share(one) for one in everybody))
    off = [
        found_strength(person, unseen, Random(person.number)) - strength
        for person, strength in zip(everybody, strengths, strict=True)
    ]
    away = fmean(abs(one - other) for one, other in zip(predicted, happened, strict=True))
    return Measured(correlation(predicted, happened), away, tuple(off))


def bench() -> None:
    """A line for each figure."""
    told, unseen, games = measured(), flat(UNSEEN), turns(UNSEEN)
    off = [abs(one) for one in told.strengths]
    print(f"tops of {len(unseen)} unseen turns: r {told.correlated:.3f}, off by {told.off:.3f}")
    print(
        f"strength of {len(off)} people after {ATTEMPTS} turns: {median(off):.0f} off, {max(off):.0f} at most"
    )
    whole = sum(turn.scores[0] for turn in unseen)
    for person in people(8):
        strength = true_strength(person, unseen)
        found = [sum(turn.points(person) for turn in game) for game in games]
        guessed = [sum(expected(turn.ways, strength).points for turn in game) for game in games]
        tops = fmean(turn.share(person) for turn in unseen)
        print(
            f"strength {strength:.0f}: tops {100 * tops:.0f} %, points {100 * sum(found) / whole:.0f} %, "
            f"predicted {100 * sum(guessed) / whole:.0f} %, by game r {correlation(found, guessed):.2f}"
        )


# --- Fitting -----------------------------------------------------------------------------------------------


def fit(rounds: int = 12) -> None:
    """Weights and strengths in turn, each the likeliest given the others; then the middle is put right."""
    import numpy as np

    everybody, taught = people(), flat(TAUGHT)
    hard = [(one, turn) for turn in taught for one in turn.tops]
    facts = np.array([[1.0, *one] for one, _ in hard])
    counts = np.array([1 / len(turn.tops) for _, turn in hard])
    found = np.array([[person.sees(one, turn.untold) for person in everybody] for one, turn in hard])
    slope = log(3) / 200 / sqrt(1 + pi / 8 * (log(3) / 200 * DOUBT) ** 2)
    strengths = np.linspace(900, 2100, len(everybody))
    weights = np.zeros(facts.shape[1])
    weights[0] = MIDDLE
    for _ in range(rounds):
        for _ in range(3):
            likely = 1 / (1 + np.exp(-slope * (strengths[None, :] - (facts @ weights)[:, None])))
            off = (counts[:, None] * (likely - found)).sum(1)
            sure = (counts[:, None] * likely * (1 - likely)).sum(1)
            bent = slope * (facts * sure[:, None]).T @ facts + 1e-6 * np.eye(facts.shape[1])
            weights += np.linalg.solve(bent, facts.T @ off)
        for _ in range(3):
            likely = 1 / (1 + np.exp(-slope * (strengths[None, :] - (facts @ weights)[:, None])))
            strengths -= (counts[:, None] * (likely - found)).sum(0) / (
                slope * (counts[:, None] * likely * (1 - likely)).sum(0)
            )
    low, high = 0.0, 3000.0
    ready = facts @ weights
    for _ in range(40):
        middle = (low + high) / 2
        likely = fmean(1 / (1 + exp(-slope * (middle - one))) for one in ready)
        low, high = (middle, high) if likely < 0.5 else (low, middle)
    weights[0] += MIDDLE - low
    print(f"BASE = {weights[0]:.0f}")
    for name, weight in zip(Hardness._fields, weights[1:], strict=True):
        print(f"    {name}={weight:.0f},")
    print("strengths", (strengths + MIDDLE - low).round())
    ready = facts @ weights
    true = [_even_at(strengths + MIDDLE - low, shares) for shares in found]
    inside = [(one, other) for one, other in zip(ready, true, strict=True) if other is not None]
    print(f"DOUBT = {stdev(one - other for one, other in inside):.0f} of {len(inside)} words")


def _even_at(strengths: Sequence[float], shares: Sequence[float]) -> float | None:
    """The strength at which a word is found every other time; None outside of all of them."""
    for (one, low), (other, high) in zip(
        zip(strengths, shares, strict=True), list(zip(strengths, shares, strict=True))[1:], strict=False
    ):
        if low <= 0.5 < high:
            return one + (other - one) * (0.5 - low) / (high - low)
    return None


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--fit", action="store_true")
    if options.parse_args().fit:
        fit()
    else:
        bench()


if __name__ == "__main__":
    main()
