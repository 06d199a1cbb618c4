"""`nonuple simulate --free`: free games among computer players."""

import sys
from contextlib import closing
from functools import partial

from nonuple.bots.playing import computer
from nonuple.cli.progress import Progress
from nonuple.cli.word_list import list_for_programs
from nonuple.formats import free_json
from nonuple.opponents.levels import level_name
from nonuple.play.free.record import FreeRecord
from nonuple.play.free.settings import FreeSettings, WordsBy, agreed
from nonuple.play.free.simulation import play_out
from nonuple.play.free.state import replay
from nonuple.texts import simulate as texts
from nonuple.words.lexicon import Lexicon
from nonuple.workers.ordered import played_games
from nonuple.workers.processes import Processes

_GAMES_AT_ONCE = 16
_USUAL_SEATS = "greedy,greedy"


def free_settings(seats: str | None, words: WordsBy | None, variant: str) -> FreeSettings:
    """Levels by name at each seat."""
    levels = tuple(level_name(name.strip()) for name in (seats or _USUAL_SEATS).split(","))
    return agreed(FreeSettings(levels, words or "checked", variant=variant))


def simulate_free(settings: FreeSettings, seeds: range, lexicon: str | None, workers: int | None) -> None:
    list_for_programs(lexicon)
    crowd = Processes.for_games(len(seeds), lexicon, workers, at_once=_GAMES_AT_ONCE)
    played = played_games(partial(_play, settings), seeds, crowd)
    out = sys.stdout.buffer
    with closing(played), Progress(texts.PROGRESS, len(seeds)) as progress:
        for seed, record in progress.over(played):
            out.write(free_json.line(record, seed) + b"\n")
            out.flush()


def _play(settings: FreeSettings, lexicon: Lexicon, seed: int) -> FreeRecord:
    """Players are made anew for each game, so that none remembers another."""
    players = [computer(name, lexicon) for name in settings.seats]
    return replay(play_out(settings, players, seed, lexicon)).record
