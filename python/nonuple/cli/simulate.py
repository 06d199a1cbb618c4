"""`nonuple simulate`: games that play themselves, one JSON object a line, or their statistics."""

import os
import sys
from collections.abc import Generator, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from datetime import UTC, datetime
from functools import partial, reduce
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from nonuple.cli.progress import Progress
from nonuple.cli.statistics import Statistics, print_statistics
from nonuple.errors import Refusal, system_answer
from nonuple.formats import game_file
from nonuple.formats.record_json import FORMAT, VERSION
from nonuple.pieces.draw import secret_of_seed
from nonuple.pieces.formula import NORMAL
from nonuple.pieces.variant import USUAL
from nonuple.play.duplicate.director import start
from nonuple.play.duplicate.events import Entry, GameEvent
from nonuple.play.duplicate.prepared import SALT_BYTES, Chance
from nonuple.play.duplicate.settings import Settings, checked
from nonuple.play.duplicate.simulation import next_events
from nonuple.play.duplicate.simulation import simulate as play
from nonuple.play.duplicate.state import Phase, apply, begin
from nonuple.play.duplicate.verification import RecordedGame
from nonuple.play.record import Record
from nonuple.rulebooks.registry import CURRENT
from nonuple.texts import simulate as texts
from nonuple.words.lexicon import Lexicon
from nonuple.words_io.library import DEFAULT, Library

_GAMES_AT_ONCE = 16
_lexicon: Lexicon
"""The word list of a worker process, opened once."""


def simulate(
    *,
    games: int = 1,
    seed: int = 0,
    formula: str = NORMAL.name,
    edition: str = CURRENT,
    variant: str = USUAL.name,
    lexicon: str = DEFAULT,
    save: Path | None = None,
    stats: Annotated[bool, Parameter(negative=())] = False,
    workers: int | None = None,
) -> None:
    for wrong, text in (
        (games < 1, texts.BAD_GAMES),
        (seed < 0, texts.BAD_SEED),
        (workers is not None and workers < 1, texts.BAD_WORKERS),
        (save is not None and games != 1, texts.SAVES_ONE),
    ):
        if wrong:
            raise Refusal(text)
    settings = checked(Settings(edition=edition, variant=variant, formula=formula))
    words = Library.of_user().resolve(lexicon)
    if save is not None:
        _save(save, settings, seed, words)
    played = _played(settings, range(seed, seed + games), lexicon, workers or os.cpu_count() or 1)
    with closing(played), Progress(texts.PROGRESS, games) as progress:
        if stats:
            print_statistics(settings, Statistics.of(record for _, record in progress.over(played)))
        else:
            _write(progress.over(played))


def _write(played: Iterator[tuple[int, Record]]) -> None:
    encoder, out = msgspec.json.Encoder(), sys.stdout.buffer
    for seed, record in played:
        out.write(encoder.encode(told(seed, record)) + b"\n")
        out.flush()


def told(seed: int, record: Record) -> dict[str, object]:
    """A game as the contract has it, and as `nonuple replay` reads it."""
    turns = [{**msgspec.structs.asdict(turn), "rack": turn.rack} for turn in record.turns]
    other = {} if record.variant == USUAL.name else {"variant": record.variant}
    return {
        "format": FORMAT,
        "version": VERSION,
        "seed": seed,
        "edition": record.edition,
        "formula": record.formula,
        **other,
        "turns": turns,
        "end": record.end,
        "left": record.left,
        "total": record.total,
    }


def _played(settings: Settings, seeds: range, lexicon: str, workers: int) -> Generator[tuple[int, Record]]:
    """The games in the order of their seeds, whoever plays them."""
    if workers == 1 or len(seeds) <= _GAMES_AT_ONCE:
        _open(lexicon)
        yield from ((seed, _play(settings, seed)) for seed in seeds)
        return
    with ProcessPoolExecutor(workers, initializer=_open, initargs=(lexicon,)) as pool:
        records = pool.map(partial(_play, settings), seeds, chunksize=_GAMES_AT_ONCE)
        try:
            yield from zip(seeds, records, strict=True)
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


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


def _open(lexicon: str) -> None:
    global _lexicon  # noqa: PLW0603 - what a worker process keeps between games
    _lexicon = Library.of_user().resolve(lexicon)


def _play(settings: Settings, seed: int) -> Record:
    return play(settings, seed, _lexicon).record
