"""Games as files that those who play them write: what was interrupted goes on where it stood."""

from collections.abc import Callable, Generator
from functools import partial
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec

from nonuple.errors import Refusal, system_answer
from nonuple.play.duplicate.settings import Settings
from nonuple.texts import cluster as texts
from nonuple.texts import simulate as simulate_texts
from nonuple.words.lexicon import Lexicon
from nonuple.words_io.library import store
from nonuple.workers.ordered import Crowd, cut

PartFormat = Literal["jsonl", "parquet"]
GAMES_A_PART = 1000

Content = Callable[[Lexicon, range], bytes]
"""The games of these seeds as the content of a file."""


class GamesFolder(msgspec.Struct, frozen=True):
    """Which games a folder holds: the one file that is no part of them, passed over by what reads folders."""

    settings: Settings
    lexicon: str
    """The fingerprint of the word list."""
    first: int
    games: int
    format: PartFormat

    @property
    def seeds(self) -> range:
        return range(self.first, self.first + self.games)

    @property
    def parts(self) -> list[range]:
        return cut(self.seeds, GAMES_A_PART)

    def part(self, seeds: range) -> str:
        """The name of the file of a range: in the order of their names, files are in that of the seeds."""
        width = len(str(self.seeds[-1]))
        return f"games-{seeds[0]:0{width}}-{seeds[-1]:0{width}}.{self.format}"


class PartFile(NamedTuple):
    """A file that was written, and its length."""

    games: int
    path: str
    length: int


def write_parts(folder: Path, told: GamesFolder, written: Content, crowd: Crowd) -> Generator[int]:
    """Have every part written that is not there yet; of each, in their order, how many games it holds."""
    _open(folder, told)
    missing = [one for one in told.parts if not (folder / told.part(one)).exists()]
    yield told.games - sum(map(len, missing))
    answers = crowd.spread(partial(_write, str(folder.absolute()), told, written), missing)
    try:
        for part in answers:
            if not _is_here(part):
                raise Refusal(texts.NOT_SHARED, path=part.path)
            yield part.games
    finally:
        answers.close()
    for unfinished in folder.glob(".games-*.tmp"):
        unfinished.unlink(missing_ok=True)  # of somebody who was killed while writing


def _open(folder: Path, told: GamesFolder) -> None:
    """A folder of the same games is gone on with; one of others is left alone."""
    about = folder / "_games.json"
    try:
        found = msgspec.json.decode(about.read_bytes(), type=GamesFolder)
    except FileNotFoundError:
        found = None
    except (OSError, msgspec.MsgspecError):
        raise Refusal(texts.OTHER_GAMES, folder=folder) from None
    if found is None:
        _check_empty(folder)
        store(about, msgspec.json.encode(told))
    elif found != told:
        raise Refusal(texts.OTHER_GAMES, folder=folder)


def _check_empty(folder: Path) -> None:
    try:
        if folder.exists() and any(folder.iterdir()):
            raise Refusal(texts.OTHER_GAMES, folder=folder)
    except OSError as error:
        raise Refusal(simulate_texts.CANNOT_SAVE, path=folder, why=system_answer(error)) from None


def _write(folder: str, told: GamesFolder, written: Content, lexicon: Lexicon, seeds: range) -> PartFile:
    """Put in place in one step: a file that is there is whole, whoever was killed while writing it."""
    content = written(lexicon, seeds)
    path = Path(folder, told.part(seeds))
    store(path, content)
    return PartFile(len(seeds), str(path), len(content))


def _is_here(part: PartFile) -> bool:
    try:
        return Path(part.path).stat().st_size == part.length
    except OSError:
        return False
