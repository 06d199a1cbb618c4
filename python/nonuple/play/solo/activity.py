"""The game alone as a server hosts it. Nothing shown here tells what is still behind the mask."""

from collections.abc import Callable, Iterable
from datetime import datetime

import msgspec
from msgspec.structs import asdict, replace

from nonuple.activity.codec import Codec
from nonuple.activity.door import LIFTS, AtDoor, Guest, check_role
from nonuple.activity.port import Computer, Moment
from nonuple.errors import Refusal
from nonuple.play import hosted
from nonuple.play.daily import Daily
from nonuple.play.hosted import HomeRack
from nonuple.play.shown import BoardView, ClockView
from nonuple.play.solo import commands as ask
from nonuple.play.solo import events as on
from nonuple.play.solo.days import AmongOthers, DayResult, among, result_of
from nonuple.play.solo.deciding import begin_solo, decide_solo, time_is_over
from nonuple.play.solo.report import SoloReport, deduction_of, remark_on
from nonuple.play.solo.state import SoloPhase, SoloState, apply_solo, begun
from nonuple.play.ticking import AWAY, TimeStopped
from nonuple.slips.verdict import Verdict
from nonuple.texts import Sentence
from nonuple.texts import home as texts
from nonuple.words.lexicon import Lexicon

CODEC: Codec[on.SoloFact | AtDoor] = Codec("solo", on.SoloFact | AtDoor, ask.SoloCommand, LIFTS)
CHANNEL = "solo"


class SoloGameView(msgspec.Struct, frozen=True):
    title: str
    edition: str
    formula: str
    variant: str
    lexicon: str
    judged: bool
    room: int
    """How many tables of a room played the same game."""
    turns: int
    """Of the whole game."""
    bonus: tuple[int, ...]
    """Points for laying 0, 1, 2 ... letters."""
    daily: Daily | None = None
    """Of which day it is the game or the turn."""
    rated: bool = False
    """Whether it is one turn, for one's strength."""


class HintView(msgspec.Struct, frozen=True):
    step: on.HintStep
    price: int
    told: bool | int | str | None = None
    """None as long as it was not asked for."""


class SoloTurnView(msgspec.Struct, frozen=True):
    phase: SoloPhase
    turn: int
    rack: HomeRack
    hints: tuple[HintView, ...]
    """Those taken, then the one to be had next."""
    draft: on.SoloSlip | None = None
    held: "HeldView | None" = None


class HeldView(msgspec.Struct, frozen=True):
    """One's own word while one looks again: what it earned, and what the top has more."""

    slip: on.SoloSlip | None
    points: int
    gap: int
    why: Sentence | None = None


class RoomTurn(msgspec.Struct, frozen=True):
    """A turn as the room played it."""

    tables: int
    finders: int
    """Of the top."""
    median: float


class SoloShown(msgspec.Struct, frozen=True):
    """The turn once its solution is shown."""

    ref: str
    word: str
    score: int
    bonus: int
    cross: tuple[str, ...]
    ties: int
    before: tuple[str, ...]
    """The grid as it was."""
    outcome: on.SoloOutcome
    room: RoomTurn | None = None
    why: Sentence | None = None
    """What is said of one's own word, where there is something to say."""


class SoloLine(msgspec.Struct, frozen=True):
    """A turn that was played, as the sheet has it."""

    turn: int
    rack: str
    ref: str
    word: str
    top: int
    points: int
    hints: int
    own: str
    """One's own word; empty where nothing was written."""
    own_ref: str
    spent: float | None = None
    """Seconds."""
    replaced: str | None = None
    """The letter that took the joker's place on the grid, in a joker game."""


class SoloScore(msgspec.Struct, frozen=True):
    total: int
    top: int
    percent: float | None
    """Of the turns without a hint."""
    hinted: int
    """Turns that are left out of it."""


class SoloActivity(hosted.HomeActivity[ask.SoloCommand]):
    everybody = CHANNEL
    roles = hosted.roles(CHANNEL)

    def __init__(
        self, id: str, means: hosted.HomeMeans, memos: Callable[[], Iterable[tuple[DayResult, ...]]] = tuple
    ) -> None:
        super().__init__(id, means)
        self._memos = memos
        self._days: dict[object, DayResult] = {}
        self.state: SoloState | None = None
        self.spent = 0.0
        """Seconds from the letters of a turn to its answer, over all turns."""
        self._seen: datetime | None = None
        """The last sign of life at the turn in play."""

    @property
    def live(self) -> bool:
        return self.state is not None and self.state.phase != "over"

    @property
    def memo(self) -> tuple[DayResult, ...]:
        return tuple(self._days.values())

    def happen(self, event: on.SoloFact, at: str) -> Iterable[str]:
        if isinstance(event, on.SoloBegun):
            self.state, self.began, self.spent = begun(event), self.number, 0.0
        else:
            assert self.state is not None, "a game has begun"
            self.state = apply_solo(self.state, event)
        self._count_time(event, at)
        if not self.live and (result := result_of(self.state)) is not None:
            self._days.setdefault(result.game, result)  # there is one try
        return (CHANNEL,)

    def _count_time(self, event: on.SoloFact, at: str) -> None:
        """From one sign of life to the next, as long as somebody may have been thinking in between."""
        moment, since = datetime.fromisoformat(at), self._seen
        searching = not isinstance(event, on.SolutionUncovered | on.SoloStopped | TimeStopped)
        if since is not None:
            longest = (self.state.begun.seconds if self.state else None) or AWAY
            self.spent += min(longest, max(0.0, (moment - since).total_seconds()))
        self._seen = moment if searching and self.state is not None and self.state.phase == "search" else None

    # What is asked for

    def ahead(self, who: Guest, wish: ask.SoloCommand, now: Moment) -> Callable[[], object] | None:
        """A game is played ahead beside the loop."""
        if not isinstance(wish, ask.BeginSolo):
            return None
        self._check_plays(who)
        return lambda: hosted.Done.of(lambda: self.means.record(wish.wanted))

    def decide(
        self, who: Guest, wish: ask.SoloCommand, now: Moment, done: object = None
    ) -> tuple[on.SoloFact, ...]:
        self._check_plays(who)
        if isinstance(wish, ask.BeginSolo):
            return self._begin(wish, now, done)
        if self.state is None:
            raise Refusal(texts.NOT_BEGUN)
        return decide_solo(self.state, wish, self._lexicon(self.state), now.at, now.epoch)

    def _begin(self, wish: ask.BeginSolo, now: Moment, done: object) -> tuple[on.SoloFact, ...]:
        if self.live:
            raise Refusal(texts.GOES_ON)
        record = hosted.outcome_of(done, lambda: self.means.record(wish.wanted))
        return begin_solo(
            record,
            self.means.lexicon(wish.wanted.lexicon),
            seconds=wish.seconds,
            judged=wish.judged,
            title=wish.title,
            room=wish.room,
            daily=wish.wanted.daily,
            rated=wish.wanted.rated is not None,
            at=now.at,
            epoch=now.epoch,
        )

    def _check_plays(self, who: Guest) -> None:
        check_role(who, hosted.PLAYERS)

    def _lexicon(self, state: SoloState) -> Lexicon:
        return self.means.lexicon(state.begun.lexicon)

    # What happens by itself

    def due(self, now: Moment) -> float | None:
        return hosted.time_due(self.state.time, now) if self.state else None

    def happening(self, now: Moment) -> tuple[on.SoloFact, ...]:
        due = self.due(now)
        if self.state is None or due is None or due > now.at:
            return ()
        return hosted.time_lost(self.state.time, now) or time_is_over(self.state, self._lexicon(self.state))

    # What is shown

    def parts(self, channel: str, computer: Computer) -> dict[str, object]:
        return {**solo_parts(self.state), "among": self._among()}

    def _among(self) -> AmongOthers | None:
        """Where one stands with the game of a day; nothing before its end."""
        own = result_of(self.state)
        return None if own is None else among(own, (one for memo in self._memos() for one in memo))

    def shown_words(self) -> set[str]:
        """The words that the player was shown, in capitals: of these he may ask what they are."""
        if self.state is None:
            return set()
        groups = [group for one in self.state.outcomes for group in one.missed]
        words = {
            word.upper() for group in groups for move in group.moves for word in (move.word, *move.cross)
        }
        return words | {turn.retained.word.upper() for turn in self.state.seen}


class _Parts(msgspec.Struct, frozen=True):
    """All that the player is shown, as the kernel tells it."""

    game: SoloGameView
    turn: SoloTurnView
    board: BoardView
    clock: ClockView | None
    shown: SoloShown | None
    sheet: tuple[SoloLine, ...]
    score: SoloScore
    report: SoloReport | None


_parts = msgspec.json.Decoder(_Parts).decode


def solo_parts(state: SoloState | None) -> dict[str, object]:
    """What the kernel shows, and what is said of one's own word."""
    if state is None:
        return dict.fromkeys(_Parts.__struct_fields__)
    parts = _parts(state.solo.parts(deduction_of(state)))
    turn, shown = parts.turn, parts.shown
    if turn.held is not None and state.held is not None:
        turn = replace(turn, held=replace(turn.held, why=why_of(state, state.held)))
    if shown is not None:
        shown = replace(shown, why=why_of(state, shown.outcome))
    return asdict(replace(parts, turn=turn, shown=shown))


def why_of(state: SoloState, outcome: on.SoloOutcome) -> Sentence | None:
    """What is said of one's own word."""
    match remark_on(state, outcome):
        case Verdict() as verdict:
            return verdict.in_words.line
        case Refusal() as objection:
            return objection.text.sentence(**objection.values)
        case None:
            return None


class Solos(hosted.HomeKind):
    path = "solos"
    codec = CODEC

    memo = tuple[DayResult, ...]

    def begin(self, id: str, memos: Callable[[], Iterable[tuple[DayResult, ...]]]) -> SoloActivity:
        return SoloActivity(id, self.means, memos)


SHAPES = {
    "game": SoloGameView | None,
    "turn": SoloTurnView | None,
    "board": BoardView | None,
    "clock": ClockView | None,
    "shown": SoloShown | None,
    "sheet": tuple[SoloLine, ...] | None,
    "score": SoloScore | None,
    "report": SoloReport | None,
    "among": AmongOthers | None,
}
"""What each part of the channel is."""
