"""Computers that seek tops against the clock: `python -m benches.rivals [--games N]`.

What a person meets in topping: by level, the share of tops found within a minute, the seconds that these
took, and the minutes of a whole game, penalties included. Games of fixed seeds, the same everywhere.
"""

import argparse
from statistics import fmean

from nonuple.pieces.draw import secret_of_seed
from nonuple.play.duplicate.prepared import Chance, prepare
from nonuple.play.duplicate.settings import Settings
from nonuple.play.masked import SALT
from nonuple.play.topping.deciding import LIMIT, expire, prepared_topping, start_run, top_of, turned
from nonuple.play.topping.events import ToppingPrepared
from nonuple.play.topping.rivals import LEVELS
from nonuple.play.topping.runs import ToppingRun, run_after, started
from nonuple.words.lexicon import Lexicon
from nonuple.words_io.library import Library
from nonuple.words_io.schooling import commonness

GAMES = 50


def bench(games: int = GAMES) -> None:
    """A line for each level."""
    lexicon = Library.of_user().default()
    prepared = [_game(lexicon, seed) for seed in range(1, games + 1)]
    print(f"\n| topping, {games} games: level | tops found | seconds for one | minutes a game |")
    print("| --- | --- | --- | --- |")
    for level in LEVELS:
        runs = [played(one, lexicon, level) for one in prepared]
        turns = [turn for run in runs for turn in run.turns]
        found = [turn.seconds for turn in turns if turn.found]
        minutes = fmean(run.seconds for run in runs) / 60
        share = 100 * len(found) / len(turns)
        print(f"| {level} | {share:.0f} % | {fmean(found or [0]):.0f} | {minutes:.1f} |")


def _game(lexicon: Lexicon, seed: int) -> ToppingPrepared:
    game = prepare(Settings(), Chance(secret_of_seed(seed), SALT), lexicon)
    common = commonness(lexicon, (turn.word for turn in game.record.turns))
    return prepared_topping(game, lexicon, common=common)


def played(game: ToppingPrepared, lexicon: Lexicon, level: int) -> ToppingRun:
    """A computer's whole game."""
    run = started(start_run(game, lexicon, "rival", at=0, level=level))
    while not run.over:
        if run.finds is None:
            [event] = expire(game, run, lexicon, run.since + LIMIT)
        else:
            event = turned(game, run, lexicon, top_of(run.state, lexicon), run.since + run.finds)
        run = run_after(run, event)
    return run


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=GAMES)
    bench(options.parse_args().games)


if __name__ == "__main__":
    main()
