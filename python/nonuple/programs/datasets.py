"""Games by seed, as lines of JSON and as files that other programs read."""

import os
from collections.abc import Generator
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Annotated

import msgspec

from nonuple.arguments import checked
from nonuple.errors import Refusal
from nonuple.formats.record_json import FORMAT, VERSION
from nonuple.pieces.draw import secret_of_seed
from nonuple.pieces.formula import NORMAL, Formula
from nonuple.pieces.variant import USUAL
from nonuple.play.duplicate.sampling import sampled, sampled_line
from nonuple.play.duplicate.settings import Settings
from nonuple.play.duplicate.settings import checked as checked_settings
from nonuple.play.record import Record
from nonuple.rulebooks.registry import CURRENT
from nonuple.texts import cluster as texts
from nonuple.words.lexicon import Lexicon
from nonuple.words_io.library import DEFAULT, Library
from nonuple.workers.ordered import Crowd
from nonuple.workers.parquet import LARGEST_SEED, check_parquet, parquet
from nonuple.workers.parts import GamesFolder, PartFormat, write_parts
from nonuple.workers.processes import Processes

GAMES_AT_ONCE = 16

Games = Annotated[int, msgspec.Meta(ge=1, le=10**9)]
Seed = Annotated[int, msgspec.Meta(ge=0)]
Workers = Annotated[int, msgspec.Meta(ge=1, le=1024)]


@checked
def write_dataset(
    folder: str | os.PathLike[str],
    games: Games,
    *,
    seed: Seed = 0,
    edition: str = CURRENT,
    formula: Formula | str = NORMAL,
    variant: str = USUAL.name,
    lexicon: str = DEFAULT,
    format: PartFormat = "parquet",
    workers: Workers | None = None,
) -> list[Path]:
    """Games that play themselves, a seed each, into files of a folder, on all cores; the files, in order.

    The same seeds give the same files; what was interrupted goes on where it stood. `lexicon` is the name of
    a list or the path of one. Parquet needs `nonuple[data]`; `jsonl` needs nothing.
    """
    settings = checked_settings(Settings(edition=edition, formula=str(formula), variant=variant))
    fingerprint = Library.of_user().resolve(lexicon).fingerprint
    told = GamesFolder(settings, fingerprint, seed, games, format)
    crowd = Processes.for_games(games, lexicon, workers, at_once=GAMES_AT_ONCE)
    with closing(write_games(Path(folder), told, crowd)) as parts:
        for _ in parts:
            pass
    return [Path(folder) / told.part(one) for one in told.parts]


def write_games(folder: Path, told: GamesFolder, crowd: Crowd) -> Generator[int]:
    """Write the games that are not there yet; of each file, how many it holds."""
    if told.format == "parquet":
        check_parquet()
        if told.seeds[-1] >= LARGEST_SEED:
            raise Refusal(texts.SEED_TOO_LARGE)
    content = partial(rows if told.format == "parquet" else lines, told.settings)
    return write_parts(folder, told, content, crowd)


def lines(settings: Settings, lexicon: Lexicon, seeds: range) -> bytes:
    """Games as they are written, by whoever plays them: no more than bytes is handed over."""
    return b"".join(game_line(settings, lexicon, seed) for seed in seeds)


def rows(settings: Settings, lexicon: Lexicon, seeds: range) -> bytes:
    return parquet([msgspec.to_builtins(told(seed, played(settings, lexicon, seed))) for seed in seeds])


def game_line(settings: Settings, lexicon: Lexicon, seed: int) -> bytes:
    """Told by the kernel where it can: half of what Python would take for it is spared."""
    members = sampled_line(settings, secret_of_seed(seed), lexicon)
    if members is None:
        return msgspec.json.encode(told(seed, played(settings, lexicon, seed))) + b"\n"
    head = msgspec.json.encode(_head(seed, settings.edition, settings.formula, settings.variant))
    return b"%b,%b}\n" % (head[:-1], members.encode())


def told(seed: int, record: Record) -> dict[str, object]:
    """A game as the contract has it, and as `nonuple replay` reads it."""
    turns = [{**msgspec.structs.asdict(turn), "rack": turn.rack} for turn in record.turns]
    head = _head(seed, record.edition, record.formula, record.variant)
    return {**head, "turns": turns, "end": record.end, "left": record.left, "total": record.total}


def _head(seed: int, edition: str, formula: str, variant: str) -> dict[str, object]:
    other = {} if variant == USUAL.name else {"variant": variant}
    return {
        "format": FORMAT,
        "version": VERSION,
        "seed": seed,
        "edition": edition,
        "formula": formula,
        **other,
    }


def played(settings: Settings, lexicon: Lexicon, seed: int) -> Record:
    return sampled(settings, secret_of_seed(seed), lexicon)
