"""The Rust kernel: words, placement, search. `make check` compares this stub with the binary."""

from collections.abc import Sequence
from typing import Literal, final

__all__ = [
    "Duplicate",
    "Lanes",
    "Leaves",
    "Lesson",
    "Moves",
    "Placement",
    "Player",
    "Rules",
    "Solo",
    "Vocabulary",
    "Words",
    "analysed",
    "cause",
    "openings",
    "place",
    "places",
    "play_games",
    "play_on",
    "search_many",
    "self_play",
    "sweep",
    "turn_of_day",
    "weighed",
]

_Rejects = tuple[tuple[str, str, Literal["invalid", "no-move"]], ...]
"""Letters kept, letters drawn, why they went back."""
_Turn = tuple[str, str, str, str, int, int, tuple[str, ...], int, str | None]
"""Letters kept and drawn, reference, word, score, bonus, crosswise words, ties, letter replaced."""
_Ending = Literal["all-placed", "one-letter", "only-vowels", "only-consonants", "no-move"]

@final
class Words:
    """A compiled word list. Immutable."""

    @staticmethod
    def build(text: bytes) -> Words:
        """Compile words of 2 to 15 letters A-Z, one a line, any order; ValueError names a bad line."""

    @staticmethod
    def load(data: bytes) -> Words:
        """Read what `dump` wrote; ValueError when it is foreign, of another version, or damaged."""

    def dump(self) -> bytes: ...
    def __len__(self) -> int: ...
    def __contains__(self, word: str, /) -> bool: ...
    def words(self) -> list[str]:
        """All words, sorted."""

    def matching(self, pattern: str) -> list[str]:
        """Words that match a pattern of A-Z, `.` (any one letter) and `*` (any letters or none), sorted."""

    def anagrams(self, letters: str) -> list[str]:
        """Words made of exactly these letters, `?` standing for any letter, sorted."""

    def subanagrams(self, letters: str) -> list[str]:
        """Words made of some or all of these letters, `?` standing for any letter, sorted."""

    @property
    def memory(self) -> int:
        """Bytes held by the compiled list."""

@final
class Rules:
    """What scoring needs: values of A-Z, multipliers of the 225 squares, bonus for n tiles, most laid."""

    def __new__(
        cls,
        values: Sequence[int],
        letter: Sequence[int],
        word: Sequence[int],
        bonus: Sequence[int],
        most: int,
    ) -> Rules: ...

@final
class Placement:
    """A word put at a place of a grid: what it lays, forms and scores, and what is wrong with it."""

    @property
    def faults(self) -> int:
        """Bits, see `nonuple.pieces.board.Fault`; 0 when nothing is wrong."""

    @property
    def ref(self) -> str: ...
    @property
    def word(self) -> str:
        """The word as it reads on the grid, jokers in lower case."""

    @property
    def needs(self) -> str:
        """The tiles laid, in order, `?` for a joker."""

    @property
    def laid(self) -> list[tuple[int, str, int]]:
        """Square (row * 15 + column), tile, and what its letter brings unless a joker stands for it."""

    @property
    def score(self) -> int: ...
    @property
    def bonus(self) -> int: ...
    @property
    def cross(self) -> tuple[str, ...]:
        """Words formed crosswise, in reading order."""

    @property
    def not_admitted(self) -> tuple[str, ...]:
        """The word and the crosswise words that the given list lacks."""

    @property
    def grid(self) -> str:
        """The 225 squares after the play."""

def place(
    rules: Rules,
    grid: str,
    down: bool,
    row: int,
    column: int,
    word: str,
    words: Words | None = None,
    rack: str | None = None,
) -> Placement:
    """Put a word on a grid of 225 squares (`.`, `A`-`Z`, `a`-`z` a joker); faults are told, not raised."""

def places(words: Words, rules: Rules, grid: str, word: str) -> list[Placement]:
    """Every place where a word can lie, even where a word formed crosswise is not admitted."""

@final
class Moves:
    """What a search found, sorted by score, best first, then reference, then word."""

    def __len__(self) -> int: ...
    def __getitem__(self, index: int, /) -> tuple[str, str, int, int, int, tuple[str, ...]]:
        """Reference, word, score, bonus, number of tiles laid, words formed crosswise."""

    @property
    def best(self) -> int | None:
        """The best score, if there is a move."""

@final
class Lanes:
    """A grid seen through a word list and rules: made once, searched with any rack."""

    def __new__(cls, words: Words, rules: Rules, grid: str) -> Lanes: ...
    def moved_to(self, grid: str) -> Lanes:
        """The same for another grid, at the cost of what differs."""

    @property
    def openness(self) -> int:
        """How much the grid offers to the next turn, whatever its letters: comparable between grids."""

    def search(self, rack: str, top: bool) -> Moves:
        """All the moves of a rack, or all those of the best score."""

    def near(self, rack: str, score: int) -> Moves:
        """The moves worth nine tenths of a score or more, those of the next best below, and some others."""

    def takes_some_of(self, letters: str) -> bool:
        """Whether some word can be laid with letters out of these, as many at once as the rules allow."""

def search_many(
    words: Words, rules: Rules, positions: Sequence[tuple[str, str]], top: bool, workers: int
) -> list[Moves]:
    """The moves of many positions (grid, rack), searched on several threads, 0 for all cores."""

def sweep(positions: Sequence[tuple[Lanes, str]], top: bool, workers: int = 1) -> list[tuple[int, int]]:
    """Best score and number of moves of each position, and nothing else."""

def self_play(
    words: Words, rules: Rules, bag: str, first: int, games: int, workers: int
) -> list[tuple[int, int]]:
    """Points and turns of greedy games for two, by seeds from `first` on, 0 workers for all cores."""

@final
class Duplicate:
    """Duplicate games that play themselves, as `nonuple.play.duplicate` has them: see `sampling` there."""

    def __new__(
        cls,
        words: Words,
        rules: Rules,
        *,
        bag: str,
        rack: int,
        joker: bool,
        least: int,
        vowels: str,
        either: str,
        strict_turns: int,
        kept: Sequence[int],
        point: int,
        samples: int,
        few_draws: int,
    ) -> Duplicate:
        """`least`: what a move must score to be one; `kept`, `point`: as in `openness`, A to Z, then `?`."""

    def play(self, secret: bytes) -> tuple[tuple[tuple[_Rejects, _Turn], ...], _Ending, str] | None:
        """The turns of the game of a secret, why it ended, and the letters left.

        None where only the law can tell how it goes on.
        """

    def line(self, secret: bytes) -> str | None:
        """The same as members of a JSON object: `turns` as records have them, `end`, `left`, `total`."""

@final
class Leaves:
    """What letters kept on a rack are worth: 481 coefficients, in 64ths of a point."""

    def __new__(cls, coefficients: Sequence[int]) -> Leaves: ...
    @staticmethod
    def nothing() -> Leaves:
        """Letters kept are worth nothing: only points count."""

    @property
    def coefficients(self) -> list[int]: ...
    def worth(self, kept: str) -> float:
        """In points."""

    def __eq__(self, other: object, /) -> bool: ...
    def __ne__(self, other: object, /) -> bool: ...

@final
class Vocabulary:
    """How common the words of a list are."""

    def __new__(cls, words: Words, text: bytes, classes: bytes) -> Vocabulary:
        """`text`: words of any list, one a line; `classes`: a byte each, see `words_io.default`."""

    def commonness(self, words: Words, word: str) -> int | None:
        """The class of a word of the list, from 0 (rare) to 9; None for a word that it lacks."""

@final
class Lesson:
    """What games that play themselves teach about letters kept."""

    def __new__(cls, words: Words, rules: Rules, bag: str) -> Lesson: ...
    def play(self, known: Leaves, first: int, games: int, workers: int) -> None:
        """Play so many games with what is known, by seeds from `first` on, 0 workers for all cores."""

    def learned(self) -> Leaves: ...

@final
class Player:
    """A computer player of the free game. Without leaves he looks at points only."""

    def __new__(
        cls,
        words: Words,
        rules: Rules,
        leaves: Leaves | None = None,
        vocabulary: Vocabulary | None = None,
        *,
        sight: tuple[int, int, float, float, float, int | None] | None = None,
        simulation: tuple[int, int, float, int] | None = None,
        endgame: int = 0,
    ) -> Player:
        """`sight` and `simulation` as `opponents.skills` has them; `endgame`: searches at most."""

    def decide(
        self,
        grid: str,
        rack: str,
        unseen: str,
        others: Sequence[int],
        seed: int,
        *,
        lead: int = 0,
        wanted: int = 1,
        workers: int = 1,
        seconds: float | None = None,
    ) -> tuple[
        Literal["no-move", "score", "equity", "simulation", "playout", "endgame", "exact"],
        list[tuple[Literal["play", "exchange", "pass"], str, str, int, float, float, float, int]],
    ]:
        """Why, and what was considered, the choice first: action, reference, word or letters given back,
        points, what is kept is worth, value, its standard error, deals tried.

        `unseen`: the letters of the bag and of the other racks; `others`: how many each holds, in turn order;
        `lead`: points more than the best of them.
        """

def play_games(
    players: Sequence[Player], bag: str, first: int, games: int, workers: int
) -> list[list[list[tuple[int, int, int]]]]:
    """Free games by seeds from `first` on, the same bag once for every player beginning: by game, by who
    begins, by player: total, turns, points of the turns."""

def play_on(
    player: Player,
    grid_text: str,
    seats: Sequence[tuple[str, int]],
    unseen: str,
    given: str,
    first: int,
    games: int,
    workers: int,
) -> list[list[int]]:
    """A game played on by `player` at every seat: by game, what each brings home from there on.

    `seats`: the one who plays next first, letters each is known to hold and how many in all; `unseen`: all
    others, dealt anew by seeds from `first` on; `given`: letters exchanged, in the bag after that.
    """

@final
class Solo:
    """A game alone: a value, each step of which is another. What goes in and comes out is JSON."""

    def __new__(cls, data: str, begun: bytes) -> Solo: ...
    def after(self, event: bytes) -> Solo: ...
    def decide(self, wish: bytes, lexicon: tuple[str, str], words: Words, asked: bytes) -> tuple[bool, bytes]:
        """Events, or a refusal. The list by its name and what is in it."""

    def time_is_over(self, words: Words, asked: bytes) -> bytes: ...
    def facts(self) -> bytes:
        """Where the game stands, for whoever keeps it."""

    def parts(self, deduction: bytes) -> bytes:
        """What the player is shown."""

    def report(self, deduction: bytes) -> bytes: ...
    def spent(self, at: float, epoch: str) -> float | None: ...
    @property
    def phase(self) -> Literal["search", "shown", "over"]: ...

def weighed(
    words: Words, rules: Rules, grid: str, rack: str, place: str, word: str
) -> tuple[str, str, int, str, list[str], str]:
    """Where a word was put, how it reads, points, fault, words that the list lacks; what bars it anyhow."""

def cause(
    grid: str, place: str, word: str, bonus: int, cross: list[str], own: str
) -> Literal["seven", "placement", "joker", "hook", "short", "unseen"]:
    """Why a better move was missed."""

def turn_of_day(secret: bytes, turns: int) -> int:
    """Which turn of a game of so many is that of the day, from 1."""

def analysed(data: str, words: Words, lexicon: str, asked: bytes) -> tuple[bool, bytes]:
    """The moves of a position, or a refusal, as JSON."""

def openings(data: str, words: Words, asked: bytes) -> tuple[bool, bytes]:
    """What moves open, or a refusal, as JSON."""
