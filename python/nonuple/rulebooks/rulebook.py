"""A rulebook as one value: all that differs from one to the next, as data for the rules that read it."""

import enum
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, Protocol

from nonuple.pieces.clock import TimeControl
from nonuple.rulebooks.articles import Article, Book, read_book
from nonuple.slips.reading import Reading
from nonuple.slips.verdict import Opinion, Verdict, Zero
from nonuple.texts import Text
from nonuple.texts import announce as words

CancelCause = Literal["timing", "spelling", "placing", "acceptance", "display", "disturbance", "no-move"]


@dataclass(frozen=True, slots=True)
class GameArticles:
    """The number of each rule of a game, in one rulebook."""

    rhythm: str
    """How long a turn may last."""
    draw: str
    validity: str
    time: str
    choice: str
    cancelling: str
    end: str


@dataclass(frozen=True, slots=True)
class GameRules:
    """What running a game has to know."""

    articles: GameArticles
    times: tuple[TimeControl, ...]
    """The usual one first."""

    causes: frozenset[CancelCause]
    """What a turn may be cancelled for."""
    shrinking: str = "4.8.4"
    """The article on the time of sudden death."""
    longest_turn: int | None = 180
    """Seconds; None: only `times` exist."""
    originals: bool = True
    """Whether there are formulas beside the normal game, pairs and sudden death."""
    pause: int = 0
    """Seconds to leave between the end of an announcement and the next draw."""
    zero_is_no_move: bool = False
    """Whether a draw with nothing but moves worth no point counts as one without a move."""
    interruption_minutes: int = 30
    """A longer interruption ends the game."""
    turns_to_validate: int = 0
    """Fewer turns collected by then, and the results are void."""
    original_turns_to_validate: int = 0
    """The same in an original game."""


class Judge(Protocol):
    """How a slip is decided."""

    def __call__(
        self,
        reading: Reading,
        *,
        opinions: Mapping[str, Opinion],
        opinions_at: Mapping[str, Opinion],
        history: Sequence[Zero],
        peers: Sequence[int | None] | None,
    ) -> Verdict: ...


@dataclass(frozen=True, slots=True)
class SlipRules:
    """How slips are judged."""

    judge: Judge
    score_suffices: bool = False
    """A player may hand in no more than what his word earns."""


class SoloTest(enum.Enum):
    """How a solo is recognised."""

    ABOVE_ALL_BEFORE_PENALTY = "above all others, before any 5-point penalty"
    ABOVE_ALL_AS_CREDITED = "above all others, as credited"
    SOLE_FINDER_OF_TOP = "the only one to find the top"


@dataclass(frozen=True, slots=True)
class FreeWarnings:
    """How many warnings cost nothing, by kind of game."""

    normal: int
    blitz: int
    original: int


@dataclass(frozen=True, slots=True)
class LedgerRules:
    """What verdicts come to: warnings, solos, notes, appeals."""

    free_warnings: FreeWarnings | None
    """None: warnings never cost points."""
    solo_test: SoloTest
    solo_article: str = "4.5"
    solo_players: int = 16
    """Fewer registered, and a solo earns nothing."""
    solo_bonus: int = 10
    warnings_article: str = "6.9"
    """What says how many warnings cost nothing."""
    correction_notes: bool = True
    """Whether players are told of sanctions by a note."""
    score_faults_left_unsaid: frozenset[str] = frozenset()
    """Warnings on the retained word that need no correction note."""
    free_limit_is_told: bool = False
    """Such a warning is notified all the same once the free ones are used up."""
    above_top_must_be_evident: bool = False
    """A zero above the top needs no note only if the player must see it: his own claim exceeds the top."""
    appeal_minutes: int | None = None
    """How long after the last game a decision may be appealed; None: the rulebook does not say."""
    appeals_article: str | None = None
    """None: the rulebook knows no appeals."""
    devices_article: str = ""
    """What keeps electronic devices off the players' tables."""
    commission_when_ranked: bool = False
    """A competition that counts for the ranking must have an arbitration commission."""
    favours_the_player: bool = False
    """Of several readings of a slip the commission prefers the one best for its player."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How things are said in the room."""

    always_introduced: bool = True
    """The kind of game is told before every game, not only before one out of the ordinary."""
    joker_is_named: bool = False
    """A joker drawn is called by its two names, like a letter."""
    blitz_by_letter: bool = False
    """In blitz the whole rack is repeated by letters instead of countries."""
    rejection_names_kept: bool = False
    """A rejection tells how many letters had been kept, and which."""
    beeps: bool = False
    """The clock beeps, nobody speaks."""
    start: Text = words.START
    last: Text = words.LAST_SECONDS
    end: Text = words.FINISHED


@dataclass(frozen=True, slots=True)
class DuplicateRules:
    """How duplicate is played, judged, counted and announced."""

    game: GameRules
    slips: SlipRules
    ledger: LedgerRules
    manner: Manner


@dataclass(frozen=True)
class Rulebook:
    """One rulebook: its articles, and what it says of each way to play."""

    name: str
    package: str
    """Where it lives, `articles.toml` beside it."""
    extends: "Rulebook | None" = None
    """An older one, of which it holds only what it changes."""
    duplicate: DuplicateRules | None = None

    @cached_property
    def book(self) -> Book:
        """What it is called, and its own articles."""
        return read_book(self.package)

    @cached_property
    def articles(self) -> dict[str, Article]:
        """By number, in the rulebook's order; those of an older one among them."""
        inherited = self.extends.articles if self.extends else {}
        own = {number: Article(self.name, number, *texts) for number, texts in self.book.articles.items()}
        merged = {number: one._replace(edition=self.name) for number, one in inherited.items()} | own
        return {number: merged[number] for number in sorted(merged, key=_order)}


def _order(number: str) -> tuple[int, ...]:
    """Numbers as numbers; named sections keep the order of their file."""
    parts = number.split(".")
    return tuple(map(int, parts)) if all(part.isdigit() for part in parts) else ()
