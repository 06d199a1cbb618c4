"""Events by chance, as a plan that can be played anywhere: who comes, when, and what is written."""

import os
from functools import lru_cache
from random import Random
from typing import Literal, NamedTuple, get_args

from hypothesis import Phase, settings
from hypothesis import strategies as st

from nonuple.event.ties import TIE_BREAKS
from nonuple.people.person import Entry, Person
from nonuple.play.duplicate.prepared import Chance, Prepared, prepare
from nonuple.play.duplicate.settings import Settings, time_control
from nonuple.words.lexicon import Lexicon
from nonuple.words_io.library import open_lexicon

SEEDS = st.integers(0, 2**32)
SAMPLE = settings(
    max_examples=300 if os.environ.get("NONUPLE_SOAK") == "1" else 5,
    phases=(Phase.explicit, Phase.reuse, Phase.generate),
)
"""A seed is as good as a smaller one: none is looked for."""
GAMES = 2
BLOCK = 3
"""How many tables an arbiter has."""


@lru_cache
def lexicon() -> Lexicon:
    return open_lexicon()


@lru_cache
def game_of(edition: str, number: int) -> Prepared:
    """One of a few games: what halls do with them varies, not their letters."""
    time = time_control("normal") if number == 1 else None
    return prepare(Settings(edition=edition, time=time), Chance(bytes([number] * 32), bytes(16)), lexicon())


Decision = Literal["overruled", "average", "appealed", "entered again", "struck"]
When = Literal["at once", "at the end", "once over"]
"""When what the plan decides is decided: at its turn, after the last one, or when the game is over."""


class Deed(NamedTuple):
    """Something that is decided of a slip after its turn."""

    what: Decision
    entry: str
    game: int
    turn: int
    chance: int


class Plan(NamedTuple):
    """All that will happen, wherever it happens; games and turns are counted from 1."""

    edition: str
    people: tuple[Person, ...]
    entries: tuple[Entry, ...]
    tie_breaks: tuple[str, ...]
    games: tuple[Prepared, ...]
    turns: tuple[int, ...]
    late: dict[str, int]
    """The turn of the first game that somebody comes before."""
    absent: dict[str, int]
    """The game that somebody misses."""
    left: dict[str, int]
    """The game that somebody leaves for good before its third turn."""
    excluded: dict[str, int]
    """The game during which somebody cheats."""
    deeds: tuple[Deed, ...]
    complete: bool
    """Whether nobody waits for a slip at the end."""
    chance: int
    when: When = "at once"

    def random(self, *of: object) -> Random:
        """The same for the same slip, whoever plays it where."""
        return Random(f"{self.chance} {of}")

    @property
    def tables(self) -> int:
        """So many are taken in every game."""
        return len(self.entries) - len(self.absent) - len(self.late)


def plan(seed: int) -> Plan:
    chance = Random(seed)
    edition = chance.choice(("2026", "2026", "2010", "2009"))
    entries = [str(number) for number in range(1, chance.choice((4, 6, 9, 17)) + 1)]
    pairs = {entry for entry in entries if chance.random() < 0.2}
    others = iter(chance.sample(entries, len(entries)))
    late = {next(others): chance.randint(2, 3)} if chance.random() < 0.6 else {}
    absent = {next(others): chance.randint(1, 2) for _ in range(chance.randint(0, 1))}
    turns = tuple(chance.randint(3, 4) for _ in range(GAMES))
    excluded = {next(others): chance.randint(1, 2)} if chance.random() < 0.4 else {}
    return Plan(
        edition,
        people=tuple(one for entry in entries for one in _people(entry, entry in pairs, chance)),
        entries=tuple(Entry(one, (one, f"{one}.1") if one in pairs else (one,)) for one in entries),
        tie_breaks=tuple(chance.sample(sorted(TIE_BREAKS), chance.randint(1, len(TIE_BREAKS)))),
        games=tuple(game_of(edition, chance.randint(1, 3)) for _ in range(GAMES)),
        turns=turns,
        late=late,
        absent=absent,
        left={next(others): chance.randint(1, 2)} if chance.random() < 0.4 else {},
        excluded=excluded,
        deeds=tuple(_deed(one, turns, chance) for one in chance.sample(entries, chance.randint(0, 4))),
        complete=chance.random() < 0.7,
        chance=chance.randrange(2**32),
    )


def _people(entry: str, pair: bool, chance: Random) -> list[Person]:
    """Names are shared now and then; the two of a pair are of one club and one series."""
    club, series = chance.choice(("", "Brest", "Albi")), chance.choice(("1A", "4B", "7", ""))
    category, names = chance.choice(("S", "V", "")), (f"NOM{entry} Prénom", "MARTIN Camille")
    ids = (entry, f"{entry}.1") if pair else (entry,)
    return [
        Person(id_, chance.choices(names, (5, 1))[0], club=club, series=series, category=category)
        for id_ in ids
    ]


def _deed(entry: str, turns: tuple[int, ...], chance: Random) -> Deed:
    game = chance.randint(1, GAMES)
    what: Decision = chance.choice(get_args(Decision))
    return Deed(what, entry, game, chance.randint(1, turns[game - 1]), chance.randrange(100))
