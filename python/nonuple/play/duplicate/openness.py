"""How open a game stays after a word: two measures, one exact in meaning and one quick."""

from statistics import fmean

from nonuple.pieces.draw import draw_letters, secret_of_seed, without
from nonuple.pieces.search import Search
from nonuple.play.duplicate.choice import Candidate, Measure, board_after
from nonuple.play.duplicate.solving import best_of_each
from nonuple.play.duplicate.state import State, apply
from nonuple.words.lexicon import Lexicon

DRAWS = 200

# By how many points a letter kept changes the next top, and what a point is worth in units of the kernel's
# openness: fitted once to the sampled measure on the ties of 200 games (seeds 0 to 199, default list).
KEPT = dict(zip("ABCDEFGHIJKLMNOPQRSTUVWXYZ?", (
    0, -1, 1, -4, 2, -3, -3, -5, -2, -3, -3, -3, -3, -2, -3, -2, -4, -1, 3, -1, -4, -5, -7, 0, 0, 0, 15,
), strict=True))  # fmt: skip
POINT = 156


def sampled_openness(lexicon: Lexicon, draws: int = DRAWS) -> Measure:
    """The mean top of the next turn over sampled draws: for the chief arbiter, some milliseconds a word."""

    def measure(state: State, candidate: Candidate) -> float:
        after = apply(state, candidate.retained())
        secret = secret_of_seed(after.turn)
        racks = [
            after.kept + draw_letters(secret, number, after.bag, after.wanted) + after.joker
            for number in range(draws)
        ]
        return fmean(best or 0 for best in best_of_each(lexicon, after.formula, after.board, racks))

    return measure


def static_openness(lexicon: Lexicon) -> Measure:
    """What the grid offers after the word, and what the letters kept are good for, as one integer.

    Quick and the same everywhere; benches/results.md says how often it agrees with the sampled measure.
    """

    def measure(state: State, candidate: Candidate) -> float:
        board = board_after(state, candidate)
        offered = Search.over(lexicon.words, state.formula, board.variant).lanes(board).openness
        kept = without(state.rack, candidate.laid)
        return offered + POINT * sum(KEPT.get(letter, 0) for letter in kept)

    return measure
