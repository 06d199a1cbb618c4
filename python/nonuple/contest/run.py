"""One game of a contest: the game itself, its clock, and the slips of every draw."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import NamedTuple

from msgspec import structs

from nonuple.contest.events import Announced, GameHappened, GameOpened, Projected, Projection
from nonuple.contest.people import PlayerId
from nonuple.contest.rounds import Round, Sheet
from nonuple.contest.seating import Seated, Seating
from nonuple.contest.sums import RunningSums
from nonuple.event.event import EventGame
from nonuple.event.ranking import Kept
from nonuple.ledger.facts import LedgerPlayer
from nonuple.ledger.ledger import Counted, Ledger
from nonuple.pieces.clock import Pace
from nonuple.play.duplicate import events as on
from nonuple.play.duplicate.events import Entry
from nonuple.play.duplicate.prepared import Chance
from nonuple.play.duplicate.state import Phase, State, apply, begin, in_play, openings
from nonuple.rulebooks.rulebook import CancelCause
from nonuple.rules import applies

Slip = tuple[int, PlayerId]
"""The slip of a player, by its draw."""


@dataclass(slots=True)
class Clock:
    """When the playing time began, by the server's clock; an interruption moves it on."""

    started: float
    epoch: str
    stage: Pace

    @property
    def signal(self) -> float:
        return self.started + self.stage.before

    @property
    def ends(self) -> float:
        return self.started + self.stage.seconds


@dataclass(frozen=True, slots=True)
class _Line:
    """The draws of the turns that stand, in order, and the one in play."""

    turns: tuple[int, ...] = ()
    current: int | None = None


class _Course(NamedTuple):
    """Where the game was when it was stopped, should it go on from there."""

    line: _Line
    clock: Clock | None
    signalled: bool


class _Beside(NamedTuple):
    """What the game takes along when it is undone, and brings back when that is taken back."""

    course: _Course
    ended: str | None
    halted: _Course | None


@dataclass
class Run:
    """A game as it goes."""

    opened: GameOpened
    entries: list[Entry] = field(default_factory=list)
    version: int = 0
    """Number of the last event of the game itself: what the chief arbiter has seen."""
    rounds: dict[int, Round] = field(default_factory=dict)
    line: _Line = field(default_factory=_Line)
    clock: Clock | None = None
    signalled: bool = False
    projected: Projected | None = None
    """What the room's screens were last asked to show."""
    latest: float = 0
    """The last moment known of by the server's clock, should the machine stop."""
    cancelled: CancelCause | None = None
    """What the turn to be played again was cancelled for, until letters are drawn again."""
    seating: Seating = field(default_factory=Seating)
    """Who takes part in it, and where everyone sits."""
    arrivals: dict[PlayerId, int] = field(default_factory=dict)
    excluded: dict[PlayerId, int] = field(default_factory=dict)
    left: frozenset[PlayerId] = frozenset()
    """Who had left when it was over."""
    declared: dict[PlayerId, int] = field(default_factory=dict)
    annulled: str = ""
    """Why it counts nowhere; empty as long as it counts."""
    ended: str | None = None
    """When the game was over, by the calendar."""
    due: set[Slip] = field(default_factory=set)
    """Those that the judge must look at."""
    averaged: dict[int, set[PlayerId]] = field(default_factory=dict)
    """Players whose slip earns the average of others, by draw."""
    answered: set[Slip] = field(default_factory=set)
    """Those about which a question is or was answered."""
    cases: dict[PlayerId, set[int]] = field(default_factory=dict)
    """Draws whose slip of a player is or was before the commission."""
    warned: dict[PlayerId, dict[int, int]] = field(default_factory=dict)
    """Warnings of each player, by draw."""
    refused: dict[PlayerId, set[int]] = field(default_factory=dict)
    """Draws at which a player was refused something, be it that it was granted since."""
    late: set[Slip] = field(default_factory=set)
    """Those that came, or also came, after the end."""
    unread: set[Slip] = field(default_factory=set)
    """Those whose player has not read the note that they may call for."""
    stirred: int = 0
    """Number of the last event on which verdicts may turn, verdicts on the last slips aside."""
    sums: RunningSums = field(default_factory=RunningSums)
    out: dict[PlayerId, int] | None = None
    """In sudden death the turn at which each player was out; None until it is asked for again."""
    players: tuple[LedgerPlayer, ...] | None = None
    """Who plays, as the ledger takes it; None until it is asked for again."""
    counted: Counted = field(default_factory=dict)
    """What its turns came to when they were last counted."""
    settled: Kept[Ledger] = field(default_factory=Kept[Ledger])
    """What follows from them, as it was last told."""
    told: Kept[EventGame] = field(default_factory=Kept[EventGame])
    """It as a game of an event, as it was last told."""
    state: State = field(init=False)
    """The game itself."""
    _halted: _Course | None = None
    """Where an end has stopped it."""
    _timed: _Course | None = None
    """Where the last word was retained."""

    def __post_init__(self) -> None:
        self.state = begin(on.Started(self.opened.settings, lexicon=""))

    @property
    def number(self) -> int:
        return self.opened.game

    @property
    def over(self) -> bool:
        return self.state.phase is Phase.OVER

    @cached_property
    def chance(self) -> Chance | None:
        """What the letters are drawn from, where the program draws."""
        opened = self.opened
        return None if opened.secret is None else Chance(opened.secret, opened.salt or b"")

    @property
    def current(self) -> Round | None:
        """The draw in play."""
        return None if self.line.current is None else self.rounds[self.line.current]

    @property
    def between_turns(self) -> bool:
        """Whether a word was retained last, and nothing drawn since."""
        return self.current is None and not self.state.rejected and bool(self.line.turns)

    @property
    def shows(self) -> Projection:
        """What the room's screens show."""
        one = self.projected
        return "board" if one is None or not self.between_turns else one.what

    @property
    def letters_of(self) -> int | None:
        """The draw in play, or the one that an early end has cut short."""
        return self._halted.line.current if self._halted is not None else self.line.current

    @property
    def turns(self) -> list[Round]:
        """The turns that stand, in order."""
        return [self.rounds[draw] for draw in self.line.turns]

    @property
    def announced(self) -> Announced | None:
        """The end of the last announcement, for the pause that follows it."""
        return self.rounds[self.line.turns[-1]].announced if self.line.turns else None

    def after(self, played: Round) -> Iterator[Round]:
        """The turns that stand after one of them, and the draw in play."""
        yield from (self.rounds[draw] for draw in self.line.turns[played.turn :])
        if self.current is not None and self.current is not played:
            yield self.current

    def top(self, played: Round) -> int:
        """What the retained word of a turn scores, as corrected since; 0 before there is one."""
        turns = self.line.turns
        if played.turn <= len(turns) and turns[played.turn - 1] == played.draw:
            return self.state.turns[played.turn - 1].score
        return played.retained.score if played.retained else 0

    def refused_earlier(self, turn: int, player: PlayerId) -> Iterator[tuple[Round, Sheet]]:
        """A player's slips of the turns before at which he was refused something."""
        draws = self.refused.get(player)
        for one in self.turns if draws else ():
            if one.turn < turn and draws is not None and one.draw in draws:
                yield one, one.sheets[player]

    def counts(self, player: PlayerId, turn: int) -> bool:
        """Whether a player keeps what he scored at a turn: he was there, and was not excluded."""
        return player not in self.excluded and turn >= self.arrivals.get(player, 1)

    # Where everyone sits

    def seating_at(self, played: Round) -> Seating:
        """Who sat where when the slips of a turn were handed in."""
        return played.seating or self.seating

    def table_at(self, played: Round, player: PlayerId) -> int | None:
        """Where a player sat at a turn; one who came later where he sits now, if nobody sat there then."""
        then, now = self.seating_at(played), self.seating.tables.get(player)
        return then.tables.get(player) or (None if now in then.players else now)

    def player_at(self, played: Round, table: int) -> PlayerId | None:
        """Who sat at a table at a turn; who sits there now, if nobody did."""
        return self.seating_at(played).players.get(table) or self.seating.players.get(table)

    def seat(self, seats: Iterable[Seated]) -> None:
        """Players sit down elsewhere; a newcomer has nothing of the turns at which another sat there."""
        seats = tuple(seats)
        for one in seats:
            if one.player not in self.seating and self._was_taken(one):
                self.arrivals[one.player] = self.turn_to_come
        self.seating = self.seating.after(seats)

    def _was_taken(self, seat: Seated) -> bool:
        before = (one.seating.players.get(seat.table) for one in self.rounds.values() if one.seating)
        return any(player not in (None, seat.player) for player in before)

    @property
    def turn_to_come(self) -> int:
        """The first turn whose slips are not in."""
        return self.state.turn + (self.current is not None and self.current.closed)

    def standing(self, draw: int) -> bool:
        """Whether slips of this draw count: its turn was neither cancelled nor undone."""
        return draw == self.line.current or draw in self.line.turns

    @property
    def known(self) -> set[PlayerId]:
        """Those of whom there is something: they have it to lose."""
        slips = (played.sheets for played in self.rounds.values())
        return set[PlayerId]().union(self.arrivals, self.excluded, self.declared, *slips)

    @property
    def rulings_told(self) -> tuple[on.WordRuled, ...]:
        """What the room may know: a ruling on a turn in play would tell it a word."""
        rulings, current = self.state.rulings, self.current
        return rulings if current is None else rulings[: current.rulings_told]

    # What happens

    def count_again(self) -> None:
        """Who plays, or what the turns are, is not as it was."""
        self.out = self.players = None
        for played in self.rounds.values():
            played.counted = None

    def happen(self, happened: GameHappened, number: int, author: str, at: str) -> None:
        event = happened.event
        self.entries.append(Entry(event, author, at))
        self.version = number
        if isinstance(event, on.Started):
            self.state = self._beside(begin(event))
            return
        before = self.state
        self.state = apply(before, event)
        if not isinstance(event, on.WordRuled | on.TurnCorrected | on.TurnAmended):
            self.projected = None  # the room is to see that the game goes on, stops or ends
        if isinstance(event, on.WordRuled):
            self._rule(event.since)
        if isinstance(
            event, on.ClockStarted | on.ClockSignalled | on.SlipsClosed | on.Interrupted | on.Resumed
        ):
            self.latest = max(self.latest, event.at)
        self._follow(before, happened, at)
        if isinstance(event, on.Retained | on.RetentionTakenBack | on.TurnCorrected | on.TurnAmended):
            self._bound()
        self.state = self._beside(self.state)
        self.count_again()

    def _bound(self) -> None:
        """No decision of a person earns more than the word that is retained now."""
        current = (self.current,) if self.current is not None else ()
        for played in (*self.turns, *current):
            top = self.top(played) or None
            for sheet in played.sheets.values():
                if sheet.most != top:
                    sheet.bound(top)

    def _beside(self, state: State) -> State:
        return structs.replace(state, beside=_Beside(self._course, self.ended, self._halted))

    def _follow(self, before: State, happened: GameHappened, at: str) -> None:
        event = happened.event
        match event:
            case on.Drawn():
                draw = self.state.draws - 1
                told = len(self.state.rulings)
                self.rounds[draw] = Round(draw, self.state.turn, self.state, rulings_told=told)
                self.line = _Line(self.line.turns, draw)
                self.clock, self.signalled, self.cancelled = None, False, None
            case on.Rejected():
                self.cancelled = None
            case on.ClockStarted():
                self._start(Clock(event.at, happened.epoch, self._stage(before)))
            case on.ClockSignalled():
                self.signalled = True
            case on.SlipsClosed():
                self._close(at, event.at)
            case on.Retained():
                self._retained(event, at)
            case on.TurnCancelled(cause):
                self.cancelled = cause
                self._call_off()
            case on.Resumed() if before.stopped is Phase.PLAY:
                self._resume(before, event, happened.epoch)
            case on.Ended():
                self._end(at)
            case _:
                self._step_back(before, event)

    def _step_back(self, before: State, event: on.GameEvent) -> None:
        match event:
            case on.RetentionTakenBack():
                self._choose_again()
            case on.TurnAmended():
                self._amend(event)
            case on.EndTakenBack():
                self._go_on()
            case on.Undone():
                self._undo(event)
            case on.Redone():
                self._redo(before)
            case _:
                pass

    def _start(self, clock: Clock) -> None:
        assert self.current is not None, "a clock runs for letters in play"
        self.clock, self.current.began = clock, clock.started

    def _stage(self, state: State) -> Pace:
        assert state.settings.time is not None, "only a game with a clock starts it"
        return state.settings.time.stage(state.turn)

    def _close(self, at: str, ended: float | None) -> None:
        current = self.current
        if current is not None and not current.closed:
            current.close(at, ended, self.seating)
            self.due |= {(current.draw, player) for player, sheet in current.sheets.items() if sheet.entries}

    def _retained(self, event: on.Retained, at: str) -> None:
        self._close(at, None)
        current = self.current
        assert current is not None, "a word is retained of letters in play"
        current.retained = event
        current.forget_alike()
        self._timed = self._course
        self.line = _Line((*self.line.turns, current.draw))
        self.clock = None

    def _choose_again(self) -> None:
        """The turn stands where its word was to be retained, with all its slips."""
        draw = self.line.turns[-1]
        self.rounds[draw].retained = self.rounds[draw].announced = None
        self.line = _Line(self.line.turns[:-1], draw)
        if self._timed is not None and self._timed.line == self.line:
            self.clock, self.signalled = self._timed.clock, self._timed.signalled
        self.ended = self._halted = None

    def _amend(self, event: on.TurnAmended) -> None:
        """Turns that are not what they were have their slips judged again."""
        for draw, played in amended_rounds(self, self.state, event).items():
            if played.amended > self.rounds[draw].amended:
                self.due |= {(draw, player) for player, sheet in played.sheets.items() if sheet.entries}
            self.rounds[draw] = played

    def _call_off(self) -> None:
        """The draw in play counts no more."""
        self.line, self.clock = _Line(self.line.turns), None

    def _rule(self, since: int) -> None:
        """Other words are admitted from a turn on: all slips from there are judged again."""
        for played in self.rounds.values():
            played.state = structs.replace(played.state, rulings=self.state.rulings)
            if played.turn >= since:
                self.due |= {(played.draw, who) for who, one in played.sheets.items() if one.entries}

    def _end(self, at: str) -> None:
        """A turn whose word was not retained is not played to its end."""
        self._halted = self._course
        self._call_off()
        self.ended = at

    def _go_on(self) -> None:
        assert self._halted is not None, "only what was ended goes on"
        self._return_to(self._halted)
        self.ended = self._halted = None

    def _undo(self, event: on.Undone) -> None:
        self.line = _Line(self.line.turns[: event.turn - 1])
        self.clock, self.signalled = None, False
        if not self.over:
            self.ended = self._halted = None

    def _redo(self, before: State) -> None:
        assert before.undone is not None, "only what was undone is done again"
        course, self.ended, self._halted = before.undone.beside
        self._return_to(course)

    @property
    def _course(self) -> _Course:
        return _Course(self.line, self.clock, self.signalled)

    def _return_to(self, course: _Course) -> None:
        """All stands as it did; verdicts may turn on what was corrected in the meantime."""
        here = {*self.line.turns, self.line.current}
        self.line, self.clock, self.signalled = course
        for draw in {*self.line.turns, self.line.current} - here:
            if draw is not None:
                self.due |= {(draw, who) for who, one in self.rounds[draw].sheets.items() if one.entries}

    @applies("2026", "4.7")
    def _resume(self, before: State, event: on.Resumed, epoch: str) -> None:
        """The clock goes on with the time that was left."""
        if self.clock is None:
            return
        gone = min(max(before.stopped_at - self.clock.started, 0), self.clock.stage.seconds)
        self.clock = Clock(event.at - gone, epoch, self.clock.stage)


def amended_rounds(run: Run, state: State, event: on.TurnAmended) -> Mapping[int, Round]:
    """The draws from the turn amended on, as they were played in the game that it leaves."""
    first, rounds = event.turn - 1, dict[int, Round]()
    past = zip(run.line.turns, openings(state), state.turns, strict=False)
    for (draw, opening, turn), retained in zip(list(past)[first:], event.retained, strict=True):
        rounds[draw] = replace(_amended(run.rounds[draw], in_play(opening, turn)), retained=retained)
    if run.letters_of is not None:
        rounds[run.letters_of] = _amended(run.rounds[run.letters_of], state)
    return rounds


def _amended(played: Round, state: State) -> Round:
    """The same draw with the game as it was then."""
    before = played.state
    same = (before.board, before.kept, before.drawn) == (state.board, state.kept, state.drawn)
    return replace(played, state=state, amended=played.amended + (not same))
