"""`nonuple simulate`: games that play themselves, one JSON object a line, or their statistics."""

import os
import sys
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from functools import partial, reduce
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from nonuple.cli.objects import AsJson, answer_json
from nonuple.cli.progress import Progress
from nonuple.cli.simulate_free import free_settings, simulate_free
from nonuple.cli.statistics import Statistics, print_statistics
from nonuple.cli.workers import played_games
from nonuple.errors import Refusal, system_answer
from nonuple.formats import game_file
from nonuple.formats.record_json import FORMAT, VERSION
from nonuple.pieces.draw import secret_of_seed
from nonuple.pieces.formula import NORMAL
from nonuple.pieces.variant import USUAL
from nonuple.play.duplicate.director import start
from nonuple.play.duplicate.events import Entry, GameEvent
from nonuple.play.duplicate.prepared import SALT_BYTES, Chance
from nonuple.play.duplicate.sampling import sampled
from nonuple.play.duplicate.settings import Settings, checked
from nonuple.play.duplicate.simulation import next_events
from nonuple.play.duplicate.state import Phase, apply, begin
from nonuple.play.duplicate.verification import RecordedGame
from nonuple.play.free.settings import WordsBy
from nonuple.play.record import Record
from nonuple.rulebooks.registry import CURRENT
from nonuple.texts import simulate as texts
from nonuple.words.lexicon import Lexicon
from nonuple.words_io.library import DEFAULT, Library


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
    free: Annotated[bool, Parameter(negative=())] = False,
    seats: str | None = None,
    words: WordsBy | None = None,
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
    ):
        if wrong:
            raise Refusal(text)
    if free:
        table = free_settings(seats, words, variant)
        simulate_free(table, range(seed, seed + games), lexicon, workers)
        return
    settings = checked(Settings(edition=edition, variant=variant, formula=formula))
    resolved = Library.of_user().resolve(lexicon)
    if save is not None:
        _save(save, settings, seed, resolved)
    seeds = range(seed, seed + games)
    with Progress(texts.PROGRESS, games) as progress:
        if stats:
            with closing(played_games(partial(_play, settings), seeds, lexicon, workers)) as records:
                found = Statistics.of(record for _, record in progress.over(records))
            if as_json:
                answer_json(found.summary())
            else:
                print_statistics(settings, found)
        else:
            with closing(played_games(partial(_line, settings), seeds, lexicon, workers)) as lines:
                _write(line for _, line in progress.over(lines))


def _write(lines: Iterator[bytes]) -> None:
    for line in lines:
        sys.stdout.buffer.write(line)
        sys.stdout.buffer.flush()


def _line(settings: Settings, lexicon: Lexicon, seed: int) -> bytes:
    """A game as it is written: whoever plays it writes it, so that no more than bytes is handed over."""
    return msgspec.json.encode(told(seed, _play(settings, lexicon, seed))) + b"\n"


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


def _play(settings: Settings, lexicon: Lexicon, seed: int) -> Record:
    return sampled(settings, secret_of_seed(seed), lexicon)
