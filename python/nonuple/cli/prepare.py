"""`nonuple prepare`: play ahead, keep a game with the wished qualities, seal it with a password."""

import secrets
import sys
from collections.abc import Collection, Mapping
from contextlib import closing
from functools import partial
from getpass import getpass
from pathlib import Path
from typing import Annotated, NamedTuple

from cyclopts import Parameter

from nonuple.cli.objects import AsJson, answer_json
from nonuple.cli.progress import Progress
from nonuple.cli.word_list import say_list
from nonuple.errors import Refusal, system_answer
from nonuple.formats import sealed
from nonuple.formats.sheet import write_text
from nonuple.pieces.draw import secret_of_seed
from nonuple.pieces.formula import NORMAL
from nonuple.pieces.variant import USUAL
from nonuple.play.duplicate.prepared import SALT_BYTES, Chance
from nonuple.play.duplicate.prepared import prepare as play_ahead
from nonuple.play.duplicate.qualities import ANY, NO_ENDLESS_ENDING, Qualities, Range, Wishes, qualities
from nonuple.play.duplicate.sampling import sampled
from nonuple.play.duplicate.settings import Settings, checked
from nonuple.play.rating.costing import shares_of
from nonuple.rulebooks.registry import CURRENT
from nonuple.texts import prepare as texts
from nonuple.words.lexicon import Lexicon
from nonuple.words_io.library import Library
from nonuple.words_io.schooling import commonness
from nonuple.workers.cluster import Cluster
from nonuple.workers.ordered import Crowd, played_games
from nonuple.workers.processes import Processes

_GAMES_AT_ONCE = 4

Wished = Annotated[str | None, Parameter(metavar="MIN..MAX")]


class Trial(NamedTuple):
    """A game tried."""

    seed: int
    measured: Qualities


def prepare(
    *,
    out: Path,
    formula: str = NORMAL.name,
    edition: str = CURRENT,
    variant: str = USUAL.name,
    seed: int | None = None,
    password_file: Path | None = None,
    games: int = 1000,
    scrabbles: Wished = None,
    total: Wished = None,
    turns: Wished = None,
    no_endless_ending: Annotated[bool, Parameter(negative=())] = False,
    solo_chances: Annotated[int, Parameter(metavar="MIN")] = 0,
    difficulty: Wished = None,
    lexicon: str | None = None,
    cluster: Annotated[str | None, Parameter(metavar="HOST:PORT")] = None,
    reveal: Annotated[bool, Parameter(negative=())] = False,
    as_json: AsJson = False,
) -> int:
    settings = checked(Settings(edition=edition, variant=variant, formula=formula))
    wishes = Wishes(
        turns=_range(turns),
        total=_range(total),
        scrabbles=_range(scrabbles),
        slow_ending=NO_ENDLESS_ENDING if no_endless_ending else ANY,
        solo_chances=Range(solo_chances),
        difficulty=_range(difficulty),
    )
    for wrong, text in (
        (games < 1, texts.BAD_GAMES),
        (seed is not None and seed < 0, texts.BAD_SEED),
        (solo_chances < 0, texts.BAD_SOLOS),
    ):
        if wrong:
            raise Refusal(text)
    _check_free(out)
    listed = Library.of_user().resolve(lexicon)
    crowd: Crowd
    if cluster is None:
        alone = 1 if wishes == Wishes() else None  # the first game will do
        crowd = Processes.for_games(games, lexicon, alone, at_once=_GAMES_AT_ONCE)
    else:
        crowd = Cluster.at(cluster, listed)
    password = _password(password_file)
    first = secrets.randbits(256) if seed is None else seed
    best = _searched(settings, range(first, first + games), wishes, crowd)
    if best is None:
        if as_json:
            answer_json({"file": None})
        else:
            print(texts.NONE_FOUND.say())
        return 1
    chance = Chance(secret_of_seed(best.seed), secrets.token_bytes(SALT_BYTES))
    game = play_ahead(settings, chance, listed)
    salt, nonce = secrets.token_bytes(sealed.SALT_BYTES), secrets.token_bytes(sealed.NONCE_BYTES)
    _write(out, sealed.seal(game, password, salt=salt, nonce=nonce))
    shares = shares_of(game.record, listed, commonness)
    sheet = write_text(game.record) if reveal else None
    kept = _Kept(out, chance.commitment, best.measured, wishes, shares, sheet)
    tell = _answer if as_json else _tell
    tell(kept)
    if not as_json:
        say_list(listed)
    return 1 if kept.misses else 0


def _range(text: str | None) -> Range:
    return ANY if text is None else Range.parse(text)


# --- Searching ---------------------------------------------------------------------------------------------


def _searched(settings: Settings, seeds: range, wishes: Wishes, crowd: Crowd) -> Trial | None:
    """The first game that fulfils the wishes, else the nearest: the same whoever plays them."""
    best: Trial | None = None
    tries = played_games(partial(_try, settings), seeds, crowd)
    with closing(tries), Progress(texts.TRIED, len(seeds), answers=False) as progress:
        try:
            for _, one in progress.over(tries):
                if best is None or wishes.distance(one.measured) < wishes.distance(best.measured):
                    best = one
                if wishes.distance(best.measured) == 0:
                    break
        except KeyboardInterrupt:
            pass  # what was found by then is kept
    return best


def _try(settings: Settings, lexicon: Lexicon, seed: int) -> Trial:
    return Trial(seed, qualities(sampled(settings, secret_of_seed(seed), lexicon), lexicon))


# --- Keeping -----------------------------------------------------------------------------------------------


class _Kept(NamedTuple):
    """What was sealed, as far as it is told."""

    out: Path
    commitment: str
    measured: Qualities
    wishes: Wishes
    shares: Mapping[str, float]
    """Of the top's points, that each series is expected to make."""
    sheet: str | None
    """The game itself, where it may be seen."""

    @property
    def misses(self) -> Collection[str]:
        return self.wishes.misses(self.measured)


def _answer(kept: _Kept) -> None:
    """For a program."""
    told = {"file": str(kept.out), "commitment": kept.commitment, "qualities": kept.measured}
    expected = {series: round(share, 3) for series, share in kept.shares.items()}
    answer_json({**told, "expected": expected, "unmet": sorted(kept.misses), "sheet": kept.sheet})


def _tell(kept: _Kept) -> None:
    if kept.misses:
        print(texts.NEAREST.say())
    print(texts.KEPT.say(path=kept.out))
    print(texts.COMMITMENT.say(commitment=kept.commitment))
    for name, label in texts.QUALITIES.items():
        text = texts.UNMET if name in kept.misses else texts.QUALITY
        value = getattr(kept.measured, name)
        print(text.say(name=label.say(), value=value, wished=getattr(kept.wishes, name)))
    series = (
        texts.OF_SERIES.say(series=one, percent=round(100 * share)) for one, share in kept.shares.items()
    )
    print(texts.EXPECTED.say(series=" ; ".join(series)))
    if kept.sheet is not None:
        print()
        print(kept.sheet, end="")


def _check_free(out: Path) -> None:
    """Before the search, so that nothing found is lost for want of a place."""
    try:
        if out.exists():
            raise Refusal(texts.EXISTS, path=out)
        if not out.absolute().parent.is_dir():
            raise Refusal(texts.NO_FOLDER, path=out)
    except OSError as error:
        raise Refusal(texts.CANNOT_WRITE, path=out, why=system_answer(error)) from None


def _write(out: Path, content: bytes) -> None:
    try:
        with out.open("xb") as file:
            file.write(content)
    except OSError as error:
        raise Refusal(texts.CANNOT_WRITE, path=out, why=system_answer(error)) from None


def _password(file: Path | None) -> str:
    if file is None:
        return _asked()
    try:
        lines = file.read_text("utf-8").splitlines()
    except (OSError, ValueError) as error:
        raise Refusal(texts.CANNOT_READ, path=file, why=system_answer(error)) from None
    if not lines or not lines[0]:
        raise Refusal(texts.NO_PASSWORD)
    return lines[0]


def _somebody_is_there() -> bool:
    return sys.stdin.isatty()


def _asked() -> str:
    if not _somebody_is_there():
        raise Refusal(texts.NOBODY_TO_ASK)
    try:
        password, again = getpass(texts.PASSWORD.say()), getpass(texts.PASSWORD_AGAIN.say())
    except EOFError:
        raise Refusal(texts.NO_PASSWORD) from None
    if password != again:
        raise Refusal(texts.NOT_THE_SAME)
    if not password:
        raise Refusal(texts.NO_PASSWORD)
    return password
