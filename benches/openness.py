"""How often the quick measure of openness agrees with the sampled one, on the ties of self-played games."""

import time
from itertools import combinations
from statistics import fmean

from nonuple.pieces.draw import secret_of_seed
from nonuple.play.duplicate.choice import candidates
from nonuple.play.duplicate.director import start
from nonuple.play.duplicate.openness import DRAWS, sampled_openness, static_openness
from nonuple.play.duplicate.settings import Settings
from nonuple.play.duplicate.simulation import step
from nonuple.play.duplicate.state import Phase, begin
from nonuple.words_io.library import open_lexicon

SEEDS = range(1000, 1040)
_CLOSE = 1.0
_FEWEST_LETTERS = 8


def bench(seeds: range = SEEDS) -> None:
    """Agreement on pairs whose mean next tops differ by more than a point; what the quick choice loses."""
    agreed, lost, chance = [], [], []
    began = time.process_time()
    ties = _ties(seeds)
    took = time.process_time() - began
    for static, sampled in ties:
        pairs = [
            (a, b) for a, b in combinations(range(len(static)), 2) if abs(sampled[a] - sampled[b]) > _CLOSE
        ]
        agreed += [(static[a] > static[b]) == (sampled[a] > sampled[b]) for a, b in pairs]
        lost.append(max(sampled) - sampled[static.index(max(static))])
        chance.append(max(sampled) - fmean(sampled))
    print(
        f"openness: quick and sampled measures agree on {fmean(agreed):.0%} of {len(agreed)} pairs, "
        f"its choice costs {fmean(lost):.2f} points of the next top, one by chance {fmean(chance):.2f}; "
        f"{1000 * took / sum(len(static) for static, _ in ties):.1f} ms of CPU a word, {DRAWS} draws each\n"
    )


def _ties(seeds: range) -> list[tuple[list[float], list[float]]]:
    lexicon = open_lexicon()
    static, sampled = static_openness(lexicon), sampled_openness(lexicon)
    figures = []
    for seed in seeds:
        state, secret = begin(start(Settings(), lexicon)), secret_of_seed(seed)
        while state.phase is not Phase.OVER:
            if state.phase is Phase.RETAIN and len(state.bag) > _FEWEST_LETTERS:
                found = candidates(state, lexicon)
                if len(found) > 1:
                    figures.append(([static(state, x) for x in found], [sampled(state, x) for x in found]))
            state = step(state, secret, lexicon)
    return figures
