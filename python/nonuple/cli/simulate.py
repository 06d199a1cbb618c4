"""`nonuple simulate`: games that play themselves, one JSON object a line, or their statistics."""

import os
import sys
from contextlib import closing
from datetime import UTC, datetime
from functools import partial, reduce
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from nonuple.cli.objects import AsJson, answer_json
from nonuple.cli.progress import Progress
from nonuple.cli.simulate_bots import simulate_bot
from nonuple.cli.simulate_free import free_settings, simulate_free
from nonuple.cli.statistics import print_statistics, summary
from nonuple.cli.word_list import list_for_programs, say_list
from nonuple.errors import Refusal, system_answer
from nonuple.formats import game_file
from nonuple.pieces.draw import secret_of_seed
from nonuple.pieces.formula import NORMAL
from nonuple.pieces.variant import USUAL
from nonuple.play.duplicate.census import Census
from nonuple.play.duplicate.director import start
from nonuple.play.duplicate.events import Entry, GameEvent
from nonuple.play.duplicate.prepared import SALT_BYTES, Chance
from nonuple.play.duplicate.settings import Settings, checked
from nonuple.play.duplicate.simulation import next_events
from nonuple.play.duplicate.state import Phase, apply, begin
from nonuple.play.duplicate.verification import RecordedGame
from nonuple.play.free.settings import WordsBy
from nonuple.programs.datasets import GAMES_AT_ONCE, lines, played, write_games
from nonuple.rulebooks.registry import CURRENT
from nonuple.texts import bots as bot_texts
from nonuple.texts import cluster as cluster_texts
from nonuple.texts import simulate as texts
from nonuple.words.lexicon import Lexicon
from nonuple.words_io.library import Library
from nonuple.workers.cluster import Cluster
from nonuple.workers.ordered import Crowd, cut
from nonuple.workers.parts import GamesFolder, PartFormat
from nonuple.workers.processes import Processes


def simulate(
    *,
    games: int = 1,
    seed: int = 0,
    formula: str = NORMAL.name,
    edition: str = CURRENT,
    variant: str = USUAL.name,
    lexicon: str | None = None,
    save: Path | None = None,
    stats: Annotated[bool, Parameter(negative=())] = False,
    workers: int | None = None,
    cluster: Annotated[str | None, Parameter(metavar="HOST:PORT")] = None,
    to: Annotated[Path | None, Parameter(metavar="DIR")] = None,
    format: PartFormat | None = None,
    free: Annotated[bool, Parameter(negative=())] = False,
    seats: str | None = None,
    words: WordsBy | None = None,
    solo: Annotated[str | None, Parameter(metavar="BOT")] = None,
    topping: Annotated[str | None, Parameter(metavar="BOT")] = None,
    as_json: AsJson = False,
) -> None:
    for wrong, text in (
        (games < 1, texts.BAD_GAMES),
        (seed < 0, texts.BAD_SEED),
        (workers is not None and workers < 1, texts.BAD_WORKERS),
        (save is not None and games != 1, texts.SAVES_ONE),
        (not free and (seats is not None or words is not None), texts.ONLY_FREE),
        (
            free and (save is not None or stats or edition != CURRENT or formula != NORMAL.name),
            texts.NOT_FREE,
        ),
        (free and (cluster is not None or to is not None), cluster_texts.NOT_FOR_FREE),
        (cluster is not None and workers is not None, cluster_texts.ONE_MACHINE),
        (to is not None and (stats or save is not None), cluster_texts.ONLY_GAMES),
        (format is not None and to is None, cluster_texts.FORMAT_OF_FILES),
        (
            (solo or topping) is not None
            and (None not in (solo, topping) or free or stats or (save, to, cluster, workers) != (None,) * 4),
            bot_texts.PLAYED_ALONE,
        ),
    ):
        if wrong:
            raise Refusal(text)
    seeds = range(seed, seed + games)
    if free:
        simulate_free(free_settings(seats, words, variant), seeds, lexicon, workers)
        return
    settings = checked(Settings(edition=edition, variant=variant, formula=formula))
    for_people = stats and not as_json
    resolved = Library.of_user().resolve(lexicon) if for_people else list_for_programs(lexicon)
    bot = solo or topping
    if bot is not None:
        simulate_bot(bot, settings, seeds, resolved, topping=topping is not None)
        return
    crowd = _crowd(games, lexicon, workers) if cluster is None else Cluster.at(cluster, resolved)
    if save is not None:
        _save(save, settings, seed, resolved)
    if to is not None:
        _write_files(to, GamesFolder(settings, resolved.fingerprint, seed, games, format or "jsonl"), crowd)
    elif stats:
        _tell_statistics(settings, seeds, crowd, as_json=as_json)
        if for_people:
            say_list(resolved)
    else:
        _write_lines(settings, seeds, crowd)


def _crowd(games: int, lexicon: str | None, workers: int | None) -> Crowd:
    return Processes.for_games(games, lexicon, workers, at_once=GAMES_AT_ONCE)


# --- What becomes of the games -----------------------------------------------------------------------------


def _write_lines(settings: Settings, seeds: range, crowd: Crowd) -> None:
    ranges = cut(seeds, crowd.games_at_once)
    played = crowd.spread(partial(lines, settings), ranges)
    with closing(played), Progress(texts.PROGRESS, len(seeds)) as progress:
        for one, written in zip(ranges, played, strict=True):
            sys.stdout.buffer.write(written)
            sys.stdout.buffer.flush()
            progress.count(len(one))


def _tell_statistics(settings: Settings, seeds: range, crowd: Crowd, *, as_json: bool) -> None:
    ranges = cut(seeds, crowd.games_at_once)
    counted = crowd.spread(partial(_counted, settings), ranges)
    with closing(counted), Progress(texts.PROGRESS, len(seeds)) as progress:
        census = Census()
        for one in counted:
            census += one
            progress.count(one.games)
    if as_json:
        answer_json(summary(census))
    else:
        print_statistics(settings, census)


def _write_files(folder: Path, told: GamesFolder, crowd: Crowd) -> None:
    with (
        closing(write_games(folder, told, crowd)) as parts,
        Progress(texts.PROGRESS, told.games, answers=False) as progress,
    ):
        for games in parts:
            progress.count(games)
    print(cluster_texts.WRITTEN.say(games=told.games, files=len(told.parts), folder=folder))


def _counted(settings: Settings, lexicon: Lexicon, seeds: range) -> Census:
    return Census.of(played(settings, lexicon, seed) for seed in seeds)


def _save(path: Path, settings: Settings, seed: int, lexicon: Lexicon) -> None:
    """Write a game as whoever directs it would: every event, then what the draws came from."""
    chance = Chance(secret_of_seed(seed), os.urandom(SALT_BYTES))
    started = start(settings, lexicon, chance.commitment)
    state = begin(started)
    events: list[GameEvent] = [started]
    while state.phase is not Phase.OVER:
        caused = next_events(state, chance.secret, lexicon)
        state = reduce(apply, caused, state)
        events += caused
    now = datetime.now(UTC).isoformat(timespec="seconds")
    played = RecordedGame(tuple(Entry(event, "simulate", now) for event in events), chance)
    try:
        path.write_bytes(game_file.write(played))
    except OSError as error:
        raise Refusal(texts.CANNOT_SAVE, path=path, why=system_answer(error)) from None
