"""Where a game stands, derived from its events and from nothing else."""

import enum
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import reduce
from typing import Any

import msgspec
from msgspec.structs import replace as _change

from nonuple.pieces.board import EMPTY, Board
from nonuple.pieces.draw import full_bag, in_order, without
from nonuple.pieces.formula import Formula
from nonuple.pieces.notation import SIZE, Ref
from nonuple.pieces.tiles import JOKER, LetterSet
from nonuple.play.duplicate import events as on
from nonuple.play.duplicate.settings import Settings
from nonuple.play.record import EndReason, Record, Reject, Turn, is_early
from nonuple.rulebooks.registry import duplicate
from nonuple.rulebooks.rulebook import GameRules
from nonuple.rules import applies, article


class Phase(enum.Enum):
    """What is awaited."""

    DRAW = "draw"
    CLOCK = "clock"
    """Letters are in play, the clock has not started."""
    PLAY = "play"
    RETAIN = "retain"
    """Slips are in, the word is to be retained."""
    RESUME = "resume"
    OVER = "over"


class State(msgspec.Struct, frozen=True):
    """A game at one moment."""

    settings: Settings
    lexicon: str
    bag: str
    aside: int
    """Jokers beside the bag in a joker game: the one in play, and the one in reserve."""
    board: Board
    kept: str = ""
    """Letters left from the last turn, the joker beside the bag apart."""
    drawn: str = ""
    """Letters drawn to complete them; empty until a draw is in play."""
    turns: tuple[Turn, ...] = ()
    rejected: tuple[Reject, ...] = ()
    """Draws rejected at the turn to come."""
    draws: int = 0
    """Draws made, rejected ones included: the number of the next one."""
    rulings: tuple[on.WordRuled, ...] = ()
    """What the arbiter has ruled of words, whichever turn is played again since."""
    phase: Phase = Phase.DRAW
    cancelled: str | None = None
    """The letters of a turn just cancelled, in order: the next draw must differ."""
    commitment: str | None = None
    phrase: str | None = None
    stopped_at: float = 0
    stopped: Phase | None = None
    """What was awaited when play was interrupted, and since when."""
    halted: Phase | None = None
    """What was awaited when the game was ended early."""
    end: EndReason | None = None
    end_why: str = ""
    """What the one who ended it early has added."""
    valid: int | None = None
    """Turns whose results stand, once the game is over."""
    opened: "State | None" = None
    """The game at the beginning of this turn, None while it stands there."""
    before: "State | None" = None
    """The game at the beginning of the turn before."""
    undone: "State | None" = None
    """What was undone last, until another word is retained in its place."""
    beside: Any = None
    """What whoever runs the game keeps beside it: set aside and taken back together with the game."""

    @property
    def formula(self) -> Formula:
        return self.settings.played

    @property
    def tiles(self) -> LetterSet:
        return self.settings.pieces.letters

    @property
    def rules(self) -> GameRules:
        return duplicate(self.settings.edition).game

    @property
    def turn(self) -> int:
        """The number of the turn in play, or to come."""
        return len(self.turns) + 1

    @property
    def joker(self) -> str:
        """The joker that goes with the letters drawn, in a joker game."""
        return JOKER if self.aside else ""

    @property
    def letters(self) -> str:
        """Letters kept and drawn, without the joker beside the bag."""
        return self.kept + self.drawn

    @property
    def rack(self) -> str:
        """All that can be played."""
        return self.letters + self.joker

    @property
    def left(self) -> str:
        """Every letter not yet placed, in order, without the jokers beside the bag."""
        return in_order(self.bag + self.letters)

    @property
    def wanted(self) -> int:
        """How many letters the next draw takes."""
        size = min(self.formula.rack - len(self.joker), len(self.bag) + len(self.kept))
        return size - len(self.kept)

    @property
    def total(self) -> int:
        return sum(turn.score for turn in self.turns)

    @property
    def record(self) -> Record:
        settings = self.settings
        return Record(settings.edition, settings.formula, self.turns, self.end, self.left, settings.variant)


def replay(events: Iterable[on.GameEvent]) -> State:
    """The game that these events tell."""
    first, *rest = events
    if not isinstance(first, on.Started):
        raise TypeError("a game begins with Started")
    return reduce(apply, rest, begin(first))


@article("2026", "4.8.2")
def begin(started: on.Started) -> State:
    """The game before its first draw; in a joker game the jokers are taken out of the bag."""
    bag = full_bag(started.settings.pieces.letters)
    joker_game = started.settings.played.joker
    return State(
        settings=started.settings,
        lexicon=started.lexicon,
        commitment=started.commitment,
        bag=bag.replace(JOKER, "") if joker_game else bag,
        aside=bag.count(JOKER) if joker_game else 0,
        board=Board(variant=started.settings.pieces),
    )


def apply(state: State, event: on.GameEvent) -> State:
    """The game after an event."""
    return _CHANGES[type(event)](state, event)


def _draw(state: State, event: on.Drawn) -> State:
    return _change(
        state,
        bag=without(state.bag, event.drawn),
        drawn=event.drawn,
        draws=state.draws + 1,
        phase=Phase.RETAIN if state.settings.time is None else Phase.CLOCK,
        cancelled=None,
        opened=_opening(state),
    )


def _opening(state: State) -> State:
    """The game at the beginning of this turn; what was set aside then is no part of it."""
    return state.opened or _change(state, undone=None)


def _reject(state: State, event: on.Rejected) -> State:
    reject = Reject(state.kept + state.joker, event.drawn, event.why)
    return _change(
        state,
        bag=in_order(state.bag + state.kept),
        kept="",
        rejected=(*state.rejected, reject),
        draws=state.draws + 1,
        opened=_opening(state),
    )


@applies("2026", "4.8.2")
def _retain(state: State, event: on.Retained) -> State:
    """The word goes on the grid; in a joker game a letter of the bag takes the joker's place, or it stays."""
    turn = Turn(
        n=state.turn,
        rejected=state.rejected,
        kept=state.kept + state.joker,
        drawn=state.drawn,
        ref=event.ref,
        word=event.word,
        score=event.score,
        bonus=event.bonus,
        cross=event.cross,
        ties=event.ties,
        replaced=event.replaced,
    )
    joker_stays = state.aside and JOKER in event.laid and event.replaced is None
    laid = event.laid.replace(JOKER, "") if state.aside else event.laid
    return _change(
        state,
        board=lay(state.board, event.ref, event.word, event.replaced),
        bag=without(state.bag, event.replaced or ""),
        aside=state.aside - 1 if joker_stays else state.aside,
        kept=without(state.letters, laid),
        drawn="",
        turns=(*state.turns, turn),
        rejected=(),
        phase=Phase.DRAW,
        opened=None,
        before=state.opened,
        undone=None,
    )


@article("2026", "4.8.2")
def replacement(bag: str, laid: str) -> str | None:
    """The letter of the bag that takes the place of the joker laid in a joker game, if there is one.

    `laid` are the tiles of the word, the joker in lower case.
    """
    return next((tile.upper() for tile in laid if tile.islower() and tile.upper() in bag), None)


def lay(board: Board, ref: str, word: str, replaced: str | None = None) -> Board:
    """The grid with a word on it, a letter standing where its joker did if it was replaced."""
    first = Ref.parse(ref)
    squares = list(board.grid)
    step = SIZE if first.down else 1
    for square, letter in zip(range(first.square, len(squares), step), word, strict=False):
        if squares[square] == EMPTY:
            squares[square] = letter.upper() if replaced else letter
    return replace(board, grid="".join(squares))


@article("2026", "4.6")
@article("2010", "5.2")
@article("2009", "5.2")
def _cancel(state: State, _: on.TurnCancelled) -> State:
    """All letters in play go back, those kept from the turn before included."""
    return _change(_letters_back(state), phase=Phase.DRAW, cancelled=in_order(state.letters))


def _letters_back(state: State) -> State:
    return _change(state, bag=state.left, kept="", drawn="")


def _end(state: State, event: on.Ended) -> State:
    halted = state.phase if is_early(event.reason) else None
    return _change(
        state, phase=Phase.OVER, end=event.reason, end_why=event.why, valid=event.valid, halted=halted
    )


def _go_on(state: State, _: on.EndTakenBack) -> State:
    return _change(state, phase=state.halted, end=None, end_why="", valid=None, halted=None)


def _renew(state: State, event: on.SecretRenewed) -> State:
    return _change(state, phrase=" ".join(filter(None, (state.phrase, event.phrase))))


# --- Going back, and what is changed in the past -----------------------------------------------------------


def _undo(state: State, event: on.Undone) -> State:
    past = openings(state)[-1]
    while past.turn > event.turn and past.before is not None:
        past = past.before
    return _change(past, undone=state, draws=state.draws, phrase=state.phrase, rulings=state.rulings)


def _redo(state: State, _: on.Redone) -> State:
    return _change(state.undone or state, draws=state.draws, phrase=state.phrase, rulings=state.rulings)


def _take_back(state: State, _: on.RetentionTakenBack) -> State:
    opening = state.before
    assert opening is not None, "a word was retained"
    chosen_of = _change(in_play(opening, state.turns[-1]), phase=Phase.RETAIN)
    return _change(
        chosen_of, undone=state.undone, draws=state.draws, phrase=state.phrase, rulings=state.rulings
    )


def openings(state: State) -> list[State]:
    """The game at the beginning of every turn, the one in play or to come last."""
    found = [state.opened or state]
    while found[-1].before is not None:
        found.append(found[-1].before)
    return found[::-1]


def in_play(opening: State, turn: Turn) -> State:
    """A past turn with its letters in play."""
    return drawn_again(before_draw(opening, opening, turn.rejected, turn.kept), opening, turn.drawn)


def before_draw(now: State, was: State, rejected: Sequence[Reject], kept: str) -> State:
    """A turn that began like `was` and begins like `now`, up to the draw that was played.

    Letters kept went back into the bag with a draw rejected or cancelled: then nothing but the joker of a
    joker game was kept with the one that came after.
    """
    state = now
    for reject in rejected:
        state = _letters_back(state) if was.kept and reject.kept == was.joker else state
        state = _reject(state, on.Rejected(reject.drawn, reject.why))
    return _letters_back(state) if was.kept and kept == was.joker else state


def drawn_again(state: State, opening: State, drawn: str) -> State:
    return _change(_draw(state, on.Drawn(drawn)), opened=opening)


def _correct(state: State, event: on.TurnCorrected) -> State:
    """The same wherever the past is remembered, so that no step back loses it."""

    def corrected(past: State | None) -> State | None:
        if past is None:
            return None
        turns = tuple(
            _change(turn, score=event.score) if turn.n == event.turn else turn for turn in past.turns
        )
        opened = corrected(past.opened)
        before = corrected(past.before) if opened is None else opened.before
        return _change(past, turns=turns, opened=opened, before=before, undone=corrected(past.undone))

    return corrected(state) or state


def _amend(state: State, event: on.TurnAmended) -> State:
    """Play the past again from the turn amended on: the same draws, the words as they lie now."""
    recorded = openings(state)
    now = recorded[event.turn - 1]
    for was, turn, retained in zip(
        recorded[event.turn - 1 :], state.turns[event.turn - 1 :], event.retained, strict=False
    ):
        drawn = event.drawn if turn.n == event.turn else turn.drawn
        now = drawn_again(before_draw(now, was, turn.rejected, turn.kept), now, drawn)
        now = _change(_retain(now, retained), draws=recorded[turn.n].draws)
    return present(state, now)


def present(state: State, now: State) -> State:
    """The turn to come, or in play, of a game whose past has been changed so that it begins like `now`."""
    was, changed = state.opened, now
    if was is not None:
        changed = before_draw(now, was, state.rejected, state.kept + state.joker)
        if state.drawn:
            changed = drawn_again(changed, now, state.drawn)
    return _change(
        state,
        board=changed.board,
        bag=changed.bag,
        aside=changed.aside,
        kept=changed.kept,
        turns=changed.turns,
        rejected=changed.rejected,
        opened=None if was is None else now,
        before=now.before,
    )


def _started_again(state: State, event: on.Started) -> State:
    raise ValueError("a game starts once")


_CHANGES: dict[type[on.GameEvent], Callable[[State, Any], State]] = {
    on.Started: _started_again,
    on.PhraseMixed: lambda state, event: _change(state, phrase=event.phrase),
    on.Drawn: _draw,
    on.Rejected: _reject,
    on.ClockStarted: lambda state, _: _change(state, phase=Phase.PLAY),
    on.ClockSignalled: lambda state, _: state,
    on.SlipsClosed: lambda state, _: _change(state, phase=Phase.RETAIN),
    on.Retained: _retain,
    on.RetentionTakenBack: _take_back,
    on.TurnCancelled: _cancel,
    on.TurnCorrected: _correct,
    on.TurnAmended: _amend,
    on.WordRuled: lambda state, event: _change(state, rulings=(*state.rulings, event)),
    on.Interrupted: lambda state, event: _change(
        state, phase=Phase.RESUME, stopped=state.phase, stopped_at=event.at
    ),
    on.Resumed: lambda state, _: _change(state, phase=state.stopped, stopped=None),
    on.Ended: _end,
    on.EndTakenBack: _go_on,
    on.SecretRenewed: _renew,
    on.Undone: _undo,
    on.Redone: _redo,
}
