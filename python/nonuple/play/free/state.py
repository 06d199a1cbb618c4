"""Where a free game stands, derived from its events and from nothing else."""

import enum
import math
from collections.abc import Callable, Iterable
from functools import reduce
from typing import Any

import msgspec
from msgspec.structs import replace as _change

from nonuple.pieces.board import Board
from nonuple.pieces.draw import full_bag, in_order, without
from nonuple.play.free import events as on
from nonuple.play.free.challenge import CHALLENGE_COST
from nonuple.play.free.record import Closing, Contested, FreeEnd, FreeRecord, FreeTurn
from nonuple.play.free.settings import FreeSettings
from nonuple.rules import applies, article

MINUTE_COST = 10
"""What each minute begun beyond the time costs, where that was agreed."""


class FreePhase(enum.Enum):
    """What is awaited."""

    LOTS = "lots"
    PLAY = "play"
    DRAW = "draw"
    """A word lies on the grid: it may be challenged until its author has drawn."""
    OVER = "over"


class FreeState(msgspec.Struct, frozen=True):
    """A free game at one moment. What is told by seat has one entry for each."""

    settings: FreeSettings
    lexicon: str
    bag: str
    board: Board
    racks: tuple[str, ...]
    wrong: tuple[tuple[str, ...], ...]
    """Words not admitted that were laid and not challenged, by seat."""
    used: tuple[float, ...]
    """Seconds of one's own turns, by seat."""
    late: tuple[int, ...]
    """Minutes begun beyond one's time, by seat."""
    commitment: str | None = None
    phase: FreePhase = FreePhase.LOTS
    lots: tuple[str, ...] = ()
    first: int = 0
    seat: int = 0
    """Whose turn it is."""
    turns: tuple[FreeTurn, ...] = ()
    laid: on.WordLaid | None = None
    contested: Contested | None = None
    """The challenge that this word has withstood."""
    draws: int = 0
    """Draws made, lots included: the number of the next one."""
    resigned: frozenset[int] = frozenset()
    agreeing: frozenset[int] = frozenset()
    """Those who would have the last turn played again."""
    since: float = 0
    """When the turn began, or the word was laid."""
    paused: float | None = None
    reason: FreeEnd | None = None
    adjust: tuple[int, ...] = ()
    opened: "FreeState | None" = None
    """The game before the word that lies on the grid."""
    before: "FreeState | None" = None
    """The game at the beginning of the last turn that was completed."""

    @property
    def names(self) -> tuple[str, ...]:
        return self.settings.seats

    @property
    def active(self) -> tuple[int, ...]:
        """Those who still play, the one whose turn it is first."""
        count = len(self.names)
        around = ((self.seat + step) % count for step in range(count))
        return tuple(seat for seat in around if seat not in self.resigned)

    @property
    def current(self) -> FreeTurn | None:
        """The turn of the word that lies on the grid and is not settled."""
        return None if self.laid is None or self.opened is None else _turn_of(self, self.laid)

    @property
    @article("free", "13")
    @applies("free", "10", "21")
    def totals(self) -> tuple[int, ...]:
        """Points of all turns, less what challenges and the clock cost, and what letters left come to."""
        current = self.current
        turns = self.turns if current is None else (*self.turns, current)
        totals = [-MINUTE_COST * minutes for minutes in self.late]
        for turn in turns:
            totals[turn.seat] += turn.points
            if turn.challenge is not None and not turn.challenge.upheld:
                totals[turn.challenge.by] -= CHALLENGE_COST
        adjust = self.adjust or (0,) * len(totals)
        return tuple(total + more for total, more in zip(totals, adjust, strict=True))

    @property
    def record(self) -> FreeRecord:
        current = self.current
        return FreeRecord(
            seats=self.names,
            words=self.settings.words,
            lots=self.lots,
            first=self.first,
            turns=self.turns if current is None else (*self.turns, current),
            end=self._closing,
            left=self.bag,
            variant=self.settings.variant,
        )

    @property
    def _closing(self) -> Closing | None:
        if self.reason is None:
            return None
        late = tuple(-MINUTE_COST * minutes for minutes in self.late) if any(self.late) else None
        gone = tuple(sorted(self.resigned)) or None
        return Closing(self.reason, self.racks, self.adjust, self.totals, late, gone)


def replay(events: Iterable[on.FreeEvent]) -> FreeState:
    """The game that these events tell."""
    first, *rest = events
    if not isinstance(first, on.TableSet):
        raise TypeError("a free game begins with TableSet")
    return reduce(apply, rest, begin(first))


def begin(table: on.TableSet) -> FreeState:
    """The game before lots are drawn."""
    count = len(table.settings.seats)
    pieces = table.settings.pieces
    return FreeState(
        settings=table.settings,
        lexicon=table.lexicon,
        commitment=table.commitment,
        bag=full_bag(pieces.letters),
        board=Board(variant=pieces),
        racks=("",) * count,
        wrong=((),) * count,
        used=(0.0,) * count,
        late=(0,) * count,
    )


def apply(state: FreeState, event: on.FreeEvent) -> FreeState:
    """The game after an event."""
    return _CHANGES[type(event)](state, event)


def _lots(state: FreeState, event: on.LotsDrawn) -> FreeState:
    lots = tuple(event.rounds[-1])
    return _change(state, lots=lots, first=event.first, seat=event.first, draws=len(event.rounds))


def _deal(state: FreeState, event: on.RacksDealt) -> FreeState:
    bag = without(state.bag, "".join(event.racks))
    draws = state.draws + len(event.racks)
    return _change(state, racks=event.racks, bag=bag, draws=draws, phase=FreePhase.PLAY, since=event.at)


def _lay(state: FreeState, event: on.WordLaid) -> FreeState:
    rack = without(state.racks[event.seat], event.laid)
    return _change(
        _timed(state, event.at),
        board=state.board.play(event.ref, event.word),
        racks=_at(state.racks, event.seat, rack),
        laid=event,
        contested=None,
        agreeing=frozenset(),
        phase=FreePhase.DRAW,
        opened=state,
    )


@article("free", "5", "10")
def _contest(state: FreeState, event: on.WordChallenged) -> FreeState:
    """Upheld, the letters go back and the turn is lost: the only way off the grid. Refused, they stay."""
    contested = Contested(event.by, event.words, event.upheld)
    if not event.upheld:
        return _change(state, contested=contested)
    assert state.laid is not None and state.opened is not None
    turn = _change(_turn_of(state, state.laid), score=0, bonus=0, challenge=contested)
    as_before = _change(state, board=state.opened.board, racks=state.opened.racks)
    return _next(as_before, turn, event.at)


def _take(state: FreeState, event: on.LettersTaken) -> FreeState:
    assert state.laid is not None
    wrong = state.wrong
    if state.laid.wrong:
        wrong = _at(wrong, event.seat, (*wrong[event.seat], *state.laid.wrong))
    drawn = _change(
        state,
        bag=without(state.bag, event.letters),
        racks=_at(state.racks, event.seat, state.racks[event.seat] + event.letters),
        wrong=wrong,
        draws=state.draws + 1,
    )
    return _next(drawn, _change(_turn_of(state, state.laid), drawn=event.letters), event.at)


def _exchange(state: FreeState, event: on.LettersExchanged) -> FreeState:
    rack = state.racks[event.seat]
    turn = FreeTurn(len(state.turns) + 1, event.seat, rack, "exchange", event.drawn, aside=event.aside)
    exchanged = _change(
        _timed(state, event.at),
        bag=in_order(without(state.bag, event.drawn) + event.aside),
        racks=_at(state.racks, event.seat, without(rack, event.aside) + event.drawn),
        draws=state.draws + 1,
        opened=state,
    )
    return _next(exchanged, turn, event.at)


def _pass(state: FreeState, event: on.TurnPassed) -> FreeState:
    rack = state.racks[event.seat]
    turn = FreeTurn(len(state.turns) + 1, event.seat, rack, "pass", "", late=event.late)
    return _next(_change(_timed(state, event.at), opened=state), turn, event.at)


def _resign(state: FreeState, event: on.SeatResigned) -> FreeState:
    gone = _change(state, resigned=state.resigned | {event.seat}, agreeing=frozenset())
    if event.seat != state.seat or state.phase is not FreePhase.PLAY:
        return gone
    return _change(_timed(gone, event.at), seat=_after(gone, state.seat), since=event.at)


def _ask_back(state: FreeState, event: on.TakeBackAsked) -> FreeState:
    return _change(state, agreeing=state.agreeing | {event.seat})


def _decline_back(state: FreeState, event: on.TakeBackDeclined) -> FreeState:
    return _change(state, agreeing=frozenset())


def _take_back(state: FreeState, event: on.TurnTakenBack) -> FreeState:
    """As it was, but letters that were seen come back in another order, and who left has left."""
    earlier = state.opened or state.before
    assert earlier is not None
    return _change(
        earlier,
        draws=state.draws,
        resigned=state.resigned,
        agreeing=frozenset(),
        since=event.at,
        paused=None,
        seat=earlier.seat if earlier.seat not in state.resigned else _after(state, earlier.seat),
    )


def _pause(state: FreeState, event: on.GamePaused) -> FreeState:
    return _change(state, paused=event.at)


def _unpause(state: FreeState, event: on.GameUnpaused) -> FreeState:
    stood = event.at - (state.paused if state.paused is not None else event.at)
    return _change(state, paused=None, since=state.since + stood)


def _close(state: FreeState, event: on.GameClosed) -> FreeState:
    return _change(state, phase=FreePhase.OVER, reason=event.reason, adjust=event.adjust)


_CHANGES: dict[type[on.FreeFact], Callable[[FreeState, Any], FreeState]] = {
    on.LotsDrawn: _lots,
    on.RacksDealt: _deal,
    on.WordLaid: _lay,
    on.WordChallenged: _contest,
    on.LettersTaken: _take,
    on.LettersExchanged: _exchange,
    on.TurnPassed: _pass,
    on.SeatResigned: _resign,
    on.TakeBackAsked: _ask_back,
    on.TakeBackDeclined: _decline_back,
    on.TurnTakenBack: _take_back,
    on.GamePaused: _pause,
    on.GameUnpaused: _unpause,
    on.GameClosed: _close,
}


def _turn_of(state: FreeState, laid: on.WordLaid) -> FreeTurn:
    """The turn of a word that was laid, before anything is drawn."""
    assert state.opened is not None
    return FreeTurn(
        n=len(state.turns) + 1,
        seat=laid.seat,
        rack=state.opened.racks[laid.seat],
        action="play",
        drawn="",
        ref=laid.ref,
        word=laid.word,
        score=laid.score,
        bonus=laid.bonus,
        cross=laid.cross,
        challenge=state.contested,
    )


def _next(state: FreeState, turn: FreeTurn, at: float) -> FreeState:
    """The turn is written down; the next one plays, whatever happened."""
    return _change(
        state,
        turns=(*state.turns, turn),
        seat=_after(state, turn.seat),
        phase=FreePhase.PLAY,
        laid=None,
        contested=None,
        agreeing=frozenset(),
        since=at,
        opened=None,
        before=None if state.opened is None else _change(state.opened, before=None),
    )


def _after(state: FreeState, seat: int) -> int:
    """The next seat that still plays, in ascending order, cyclically."""
    count = len(state.names)
    around = ((seat + step) % count for step in range(1, count + 1))
    return next((one for one in around if one not in state.resigned), seat)


def _timed(state: FreeState, at: float) -> FreeState:
    """The clock of the one who plays stops."""
    seat, clock = state.seat, state.settings.clock
    spent = max(0.0, at - state.since)
    used = state.used[seat] + spent
    late = state.late[seat]
    if clock is not None and clock.overtime == "points":
        over = (used if clock.per == "player" else spent) - clock.seconds
        minutes = math.ceil(max(0.0, over) / 60)
        late = minutes if clock.per == "player" else late + minutes
    return _change(state, used=_at(state.used, seat, used), late=_at(state.late, seat, late), since=at)


def _at(values: tuple[Any, ...], seat: int, value: Any) -> tuple[Any, ...]:
    return (*values[:seat], value, *values[seat + 1 :])
