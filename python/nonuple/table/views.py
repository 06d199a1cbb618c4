"""What is shown of a table: to everybody, and to each device the letters that are its own."""

from collections.abc import Iterator, Sequence

import msgspec

from nonuple.opponents.explaining import why
from nonuple.pieces.formula import NORMAL
from nonuple.pieces.notation import Ref, squares_of
from nonuple.play.free.challenge import CHALLENGE_COST
from nonuple.play.free.commands import FreeCommand
from nonuple.play.free.players import Act, SeenTurn
from nonuple.play.free.record import FreeRecord
from nonuple.play.free.referee import why_no_challenge
from nonuple.play.free.settings import RACK, FreeClock, WordsBy
from nonuple.play.free.state import FreePhase, FreeState
from nonuple.play.shown import LAST_SECONDS, BoardView, ClockView
from nonuple.rules import shows
from nonuple.table.events import SecretKept, ThoughtKept
from nonuple.table.people import Arrangement
from nonuple.texts import Sentence


class ChairView(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    seat: int
    name: str
    level: str | None
    held: int
    """How many letters."""
    total: int
    resigned: bool
    used: float
    """Seconds of one's own turns."""


class TableView(msgspec.Struct, frozen=True):
    """What was agreed on, and where the game is."""

    name: str
    words: WordsBy
    clock: FreeClock | None
    draws_after: int | None
    variant: str
    lexicon: str | None
    phase: str
    """`set` before the game, then `play`, `draw`, `over`."""
    seat: int | None
    """Whose turn it is."""
    lots: tuple[str, ...]
    first: int | None
    bag: int
    commitment: str | None
    agreeing: tuple[int, ...]
    """Who would have the last turn played again."""
    bonus: tuple[int, ...]
    """Points for laying 0, 1, 2 ... letters."""
    exchange_from: int
    """How many letters the bag must hold for an exchange (rule 8)."""
    challenge_cost: int
    """Of a word that was admitted (rule 10)."""
    challenging: bool = False
    """Whether computers challenge words too."""


class ThoughtView(msgspec.Struct, frozen=True):
    """A turn that a computer considered."""

    act: Act
    worth: float
    score: int
    leave: float
    why: Sentence


class ThinkingView(msgspec.Struct, frozen=True):
    """What a computer considered at a turn, its choice first."""

    seat: int
    turn: int
    thoughts: tuple[ThoughtView, ...]


class Revealed(msgspec.Struct, frozen=True):
    """All that was hidden, once the game is over."""

    record: FreeRecord
    secret: str
    salt: str
    thoughts: tuple[ThinkingView, ...]


class HandView(msgspec.Struct, frozen=True):
    """The letters of the player who has the device now."""

    seat: int
    rack: str


class Objection(msgspec.Struct, frozen=True):
    """Whether one may challenge the word that lies, and if not, why (rule 10)."""

    seat: int
    why: Sentence | None


def public_parts(
    name: str,
    arrangement: Arrangement | None,
    state: FreeState | None,
    awaited: FreeCommand | None,
) -> dict[str, object]:
    """The same for players, spectators and whoever arranges the table; `awaited`: what time will bring."""
    return {
        "table": None if arrangement is None else _table(name, arrangement, state),
        "chairs": () if arrangement is None else _chairs(arrangement, state),
        "board": None if state is None else _board(state),
        "turns": () if state is None else tuple(map(SeenTurn.of, state.turns)),
        "laid": None if state is None or state.current is None else SeenTurn.of(state.current),
        "clock": None if arrangement is None or state is None else _clock(arrangement, state, awaited),
    }


def _table(name: str, arrangement: Arrangement, state: FreeState | None) -> TableView:
    settings = arrangement.settings
    playing = state is not None and state.phase is not FreePhase.OVER
    return TableView(
        name=name,
        words=settings.words,
        clock=settings.clock,
        draws_after=settings.draws_after,
        variant=settings.variant,
        lexicon=arrangement.lexicon,
        phase="set" if state is None else state.phase.value,
        seat=state.seat if state is not None and playing else None,
        lots=() if state is None else state.lots,
        first=None if state is None else state.first,
        bag=0 if state is None else len(state.bag),
        commitment=None if state is None else state.commitment,
        agreeing=() if state is None else tuple(sorted(state.agreeing)),
        bonus=NORMAL.bonus,
        exchange_from=RACK,
        challenge_cost=CHALLENGE_COST,
        challenging=arrangement.challenging,
    )


@shows("free", "13")
def _chairs(arrangement: Arrangement, state: FreeState | None) -> tuple[ChairView, ...]:
    totals = (0,) * len(arrangement.levels) if state is None else state.totals
    return tuple(
        ChairView(
            seat=seat,
            name=name,
            level=arrangement.levels[seat],
            held=0 if state is None else len(state.racks[seat]),
            total=totals[seat],
            resigned=state is not None and seat in state.resigned,
            used=0.0 if state is None else state.used[seat],
        )
        for seat, name in enumerate(arrangement.settings.seats)
    )


def _board(state: FreeState) -> BoardView:
    """With the word laid last, also while it may be challenged."""
    laid = [*state.turns, *([state.current] if state.current else [])]
    words = [turn for turn in laid if turn.action == "play" and not turn.lost]
    last = words[-1] if words else None
    squares = squares_of(Ref.parse(last.ref), last.word) if last and last.ref and last.word else ()
    return BoardView(state.board.rows, tuple(squares))


@shows("free", "12")
def _clock(arrangement: Arrangement, state: FreeState, awaited: FreeCommand | None) -> ClockView:
    """The time of whoever plays, or until the word that lies is settled; a turn may have no limit."""
    settings, due = arrangement.settings, None if awaited is None else awaited.at
    seconds = settings.clock.seconds if settings.clock else 0
    if state.phase is FreePhase.DRAW:
        seconds = 0 if due is None else round(due - state.since)
    if state.paused is not None:
        left = None if due is None else max(0.0, due - state.since)
        return ClockView("paused", seconds, LAST_SECONDS, left=left)
    return ClockView("ready" if due is None else "running", seconds, LAST_SECONDS, ends=due)


def revealed(
    state: FreeState | None, kept: SecretKept | None, thoughts: Sequence[ThoughtKept]
) -> Revealed | None:
    """Nothing before the end."""
    if state is None or kept is None or state.phase is not FreePhase.OVER:
        return None
    return Revealed(state.record, kept.secret, kept.salt, tuple(map(_thinking, thoughts)))


def _thinking(kept: ThoughtKept) -> ThinkingView:
    return ThinkingView(
        kept.seat,
        kept.turn,
        tuple(
            ThoughtView(one.act, round(one.worth, 1), one.score, round(one.leave, 1), why(one))
            for one in kept.thoughts
        ),
    )


def hand_parts(state: FreeState | None, seats: Sequence[int]) -> dict[str, object]:
    """One's own letters; on a device of several, those of the one whose turn it is and nobody else's."""
    if state is None or state.phase is FreePhase.OVER or not seats:
        return {"hand": None, "objections": ()}
    seat = seats[0] if len(seats) == 1 else state.seat
    hand = HandView(seat, state.racks[seat]) if seat in seats else None
    return {"hand": hand, "objections": tuple(_objections(state, seats))}


@shows("free", "10")
def _objections(state: FreeState, seats: Sequence[int]) -> Iterator[Objection]:
    for seat in set(seats) & set(state.active[1:]):
        if state.laid is not None:
            why = why_no_challenge(state, seat)
            yield Objection(seat, None if why is None else why.sentence())
