"""What many games have in common, as whole numbers: what is counted here and what is counted there add up."""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import reduce
from operator import add
from typing import Any, Self

import msgspec
from msgspec.structs import astuple

from nonuple.pieces.draw import secret_of_seed
from nonuple.pieces.search import Search
from nonuple.play.duplicate.choice import Candidate, candidates, choose
from nonuple.play.duplicate.events import Retained, Started
from nonuple.play.duplicate.openness import POINT, static_openness
from nonuple.play.duplicate.sampling import sampled
from nonuple.play.duplicate.settings import Settings
from nonuple.play.duplicate.state import State, apply, begin, in_play
from nonuple.play.record import Record, Turn
from nonuple.texts import game as texts
from nonuple.words.lexicon import Lexicon

LOOKED_INTO = 100
"""Of so many games, one has the choice among its equal words made again, and its grids measured."""

RULES = {
    "fewest-jokers": texts.FEWER_JOKERS,
    "joker-comes-back": texts.JOKER_COMES_BACK,
    "ends-the-game": texts.ENDS_GAME,
    "openness": texts.LESS_OPEN,
}
"""What chooses among equal words, in the order in which it is asked, and why it sets others aside."""

Counts = dict[int, int]


class Sums(msgspec.Struct, frozen=True):
    """Numbers, and numbers by key; adding is by field, in any order and any grouping."""

    def __add__(self, other: Self) -> Self:
        return type(self)(*map(_added, astuple(self), astuple(other)))


def _added(one: Any, other: Any) -> Any:
    if not isinstance(one, dict):
        return one + other
    return {key: one.get(key, 0) + other.get(key, 0) for key in sorted(one | other)}


# --- What a record tells -----------------------------------------------------------------------------------


class Census(Sums, frozen=True):
    """Games counted by what they were like, and their turns and rejected draws."""

    games: int = 0
    turns: Counts = {}
    totals: Counts = {}
    scrabbles: Counts = {}
    ties: Counts = {}
    """Games by how many of their turns had several best moves."""
    rejects: Counts = {}
    ends: dict[str, int] = {}
    best_moves: Counts = {}
    """Turns by how many moves were worth most."""
    rejected: dict[str, int] = {}
    """Draws that went back, by why."""

    @classmethod
    def of(cls, records: Iterable[Record]) -> Self:
        games = list(records)
        turns = [turn for game in games for turn in game.turns]
        return cls(
            games=len(games),
            turns=_counted(len(game.turns) for game in games),
            totals=_counted(game.total for game in games),
            scrabbles=_counted(sum(turn.bonus > 0 for turn in game.turns) for game in games),
            ties=_counted(sum(turn.ties > 1 for turn in game.turns) for game in games),
            rejects=_counted(sum(len(turn.rejected) for turn in game.turns) for game in games),
            ends=_counted(str(game.end) for game in games),
            best_moves=_counted(turn.ties for turn in turns),
            rejected=_counted(str(reject.why) for turn in turns for reject in turn.rejected),
        )


def _counted(things: Iterable[Any]) -> dict[Any, int]:
    return dict(sorted(Counter(things).items()))


# --- What only the position tells --------------------------------------------------------------------------


class Insight(Sums, frozen=True):
    """How the word was chosen where several were worth most, and how open the grids were."""

    games: int = 0
    decided: dict[str, int] = {}
    """Turns by the rule that left one word only."""
    spoke: dict[str, int] = {}
    """Turns by each rule that set a word aside."""
    leads: Counts = {}
    """Turns that openness decided, by how far the word was ahead, in points of the next top."""
    grids: Counts = {}
    """Grids by the turn after which they were measured."""
    openness: Counts = {}
    """The sum of what these grids offer, by turn, in units of the kernel."""

    @classmethod
    def into(cls, record: Record, lexicon: Lexicon) -> Self:
        decided, spoke, leads = Counter[str](), Counter[str](), Counter[int]()
        openness: Counts = {}
        for state, after, turn in positions(record):
            if turn.ties > 1:
                chosen = choose(state, candidates(state, lexicon), static_openness(lexicon))
                rules = [
                    name for name, ground in RULES.items() if any(one.ground is ground for one in chosen)
                ]
                spoke.update(rules)
                decided[rules[-1]] += 1
                if rules[-1] == "openness":
                    leads[_lead(chosen)] += 1
            openness[turn.n] = (
                Search.over(lexicon.words, state.formula, after.board.variant).lanes(after.board).openness
            )
        return cls(1, _sorted(decided), _sorted(spoke), _sorted(leads), dict.fromkeys(openness, 1), openness)


def positions(record: Record) -> Iterator[tuple[State, State, Turn]]:
    """Each turn of a game that played itself: with its letters in play, with its word on the grid."""
    settings = Settings(edition=record.edition, formula=record.formula, variant=record.variant)
    state = begin(Started(settings, lexicon=""))
    for turn in record.turns:
        played = in_play(state, turn)
        laid = played.board.place(turn.ref, turn.word, formula=played.formula).needs
        state = apply(
            played,
            Retained(turn.ref, turn.word, laid, turn.score, turn.bonus, turn.cross, turn.ties, turn.replaced),
        )
        yield played, state, turn


def _lead(chosen: list[Candidate]) -> int:
    """Of the most open word over the next."""
    first, second = sorted((one.openness for one in chosen if one.openness is not None), reverse=True)[:2]
    return int(first - second) // POINT


def _sorted(counts: Counter[Any]) -> dict[Any, int]:
    return dict(sorted(counts.items()))


# --- Both, of many games -----------------------------------------------------------------------------------


class Findings(Sums, frozen=True):
    """What games of one kind were like."""

    census: Census = Census()
    insight: Insight = Insight()


def found(settings: Settings, lexicon: Lexicon, seeds: range) -> Findings:
    """The games of these seeds, played and counted."""
    records = [(seed, sampled(settings, secret_of_seed(seed), lexicon)) for seed in seeds]
    looked_into = (Insight.into(record, lexicon) for seed, record in records if seed % LOOKED_INTO == 0)
    return Findings(Census.of(record for _, record in records), reduce(add, looked_into, Insight()))
