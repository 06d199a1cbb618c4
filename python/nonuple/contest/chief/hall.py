"""A hall that follows another one of the same event: both play one game, whose facts the leading hall tells.

Letters, draws refused, words, rulings, steps back and the end are the game's: the leading hall decides them,
and each other hall writes them into its own log as it comes to them, so that it replays alone. Slips are the
hall's, and so is its time: it announces, closes its slips early once all are in, and may be interrupted by
itself; the last word of both counts for an interruption. Announcements end and clocks start together; a hall
that is late ends and starts them by itself, with all the time there is, until it has caught up.
"""

from collections.abc import Iterator, Mapping

from nonuple.activity.port import Moment
from nonuple.contest import commands as ask
from nonuple.contest.asking import Asking, Events
from nonuple.contest.events import Announced, GameHappened, GameOpened, Leading
from nonuple.contest.run import Run
from nonuple.contest.state import Contest
from nonuple.errors import Refusal
from nonuple.play.duplicate import events as on
from nonuple.play.duplicate.state import Phase, State, apply
from nonuple.texts import contest as texts

_OF_THE_HALL = on.Started | on.ClockStarted | on.ClockSignalled | on.SlipsClosed | on.Interrupted | on.Resumed
_OWN = ask.Interrupt | ask.Resume | ask.CloseSlips | ask.StartClock

TOGETHER = 5.0
"""Seconds within which clocks start as one: a hall that comes later has all its time."""


def leading_run(run: Run, leader: Contest | None) -> Run | None:
    """The game of the leading hall that one follows."""
    follows = run.opened.follows
    return None if follows is None or leader is None else leader.runs.get(follows.game)


def opened_after(number: int, leading: Run, follows: Leading, now: Moment) -> Events:
    """The same game in another hall: what its letters are drawn from stays in the leading one."""
    opened, started = leading.opened, leading.entries[0].event
    here = GameOpened(
        game=number,
        title=opened.title,
        settings=opened.settings,
        source=opened.source,
        lexicon=opened.lexicon,
        phones=opened.phones,
        ranked=opened.ranked,
        follows=follows,
    )
    return here, GameHappened(number, started, now.epoch)


# --- What it does of itself --------------------------------------------------------------------------------


def next_facts(own: Run, leading: Run, now: Moment) -> Events:
    """What brings a hall nearer to where the leading one is; nothing once it is there, or has to wait."""
    ahead = _common(leading)[len(_common(own)) :]
    facts = (*_taken(own, ahead, now),) or (*_in_time(own, leading, ahead, now),)
    return tuple(GameHappened(own.number, one, now.epoch) for one in facts) or _announced(own, leading, now)


def _common(run: Run) -> tuple[on.GameEvent, ...]:
    """The facts that are the game's, wherever it is played."""
    return tuple(one.event for one in run.entries if not isinstance(one.event, _OF_THE_HALL))


def _taken(own: Run, ahead: tuple[on.GameEvent, ...], now: Moment) -> Iterator[on.GameEvent]:
    """The next fact, once the hall has come to it; an end goes with what brought it."""
    if not ahead or not _has_come_to(own, ahead[0]):
        return
    state = own.state
    ends = len(ahead) > 1 and isinstance(ahead[1], on.Ended)
    for fact in ahead[: 1 + ends]:
        for one in (*_before(state, fact, now), fact):
            yield one
            state = apply(state, one)


def _has_come_to(own: Run, fact: on.GameEvent) -> bool:
    state = own.state
    match fact:
        case on.Drawn() | on.Rejected():
            told = not state.turns or state.opened is not None or own.announced is not None
            return state.phase is Phase.DRAW and told
        case on.Retained():
            return state.phase is Phase.RETAIN
        case _:
            return True


def _before(state: State, fact: on.GameEvent, now: Moment) -> Iterator[on.GameEvent]:
    """A clock that runs stops for the end of the game; an interruption is over for a turn cancelled."""
    if isinstance(fact, on.Ended) and state.phase is Phase.PLAY:
        yield on.Interrupted(now.at)
    if isinstance(fact, on.TurnCancelled) and state.phase is Phase.RESUME:
        yield on.Resumed(now.at)


def _in_time(own: Run, leading: Run, ahead: tuple[on.GameEvent, ...], now: Moment) -> Iterator[on.GameEvent]:
    state, there = own.state, leading.state.phase
    if there is Phase.RESUME and not ahead and state.phase not in (Phase.RESUME, Phase.OVER):
        if _last(leading, on.Interrupted) >= _last(own, on.Resumed):
            yield on.Interrupted(now.at)
    elif state.phase is Phase.RESUME and there is not Phase.RESUME:
        if _last(leading, on.Resumed) >= _last(own, on.Interrupted):
            yield on.Resumed(now.at)
    elif state.phase is Phase.CLOCK:
        began = _began(own, leading)
        if began is not None and 0 <= now.at - began <= TOGETHER:
            yield on.ClockStarted(began)


def _last(run: Run, kind: type[on.GameEvent]) -> str:
    """When it happened last, by the calendar: clocks of different starts of the server cannot be compared."""
    return next((one.at for one in reversed(run.entries) if isinstance(one.event, kind)), "")


def _began(own: Run, leading: Run) -> float | None:
    """When the leading hall's clock started for the letters in play here."""
    played = leading.rounds.get(own.line.current) if own.line.current is not None else None
    return None if played is None else played.began


def _announced(own: Run, leading: Run, now: Moment) -> Events:
    """The word is announced here once it is there; where the leading hall has gone on, in one's own time."""
    count = len(own.line.turns)
    waits = count and own.announced is None and own.state.phase in (Phase.DRAW, Phase.OVER)
    if not waits or own.state.opened is not None or len(leading.line.turns) != count:
        return ()
    return () if leading.announced is None else (Announced(own.number, now.at, now.epoch),)


# --- What its chief arbiter may do -------------------------------------------------------------------------


def check_leads(run: Run) -> None:
    """What holds for the game is decided in the leading hall."""
    if run.opened.follows is not None:
        raise Refusal(texts.FOLLOWS, hall=run.opened.follows.name)


def check_own(asking: Asking, run: Run, command: ask.ChiefCommand) -> None:
    """A hall that follows has its time for itself, and nothing else; its clock never starts first."""
    follows = run.opened.follows
    if follows is None:
        return
    if not isinstance(command, _OWN):
        check_leads(run)
    leading = leading_run(run, asking.means.contest(follows.room))
    if isinstance(command, ask.StartClock) and not may_start(run, leading):
        raise Refusal(texts.CLOCK_TOGETHER, hall=follows.name)


def may_start(run: Run, leading: Run | None) -> bool:
    """Whether the clock of the leading hall has started for the letters in play here."""
    return leading is not None and _began(run, leading) is not None


def own_facts(run: Run, facts: tuple[on.GameEvent, ...]) -> tuple[on.GameEvent, ...]:
    """A hall that follows is not over by an interruption of its own, however long."""
    if run.opened.follows is None:
        return facts
    return tuple(one for one in facts if isinstance(one, _OF_THE_HALL))


# --- When it is over everywhere ----------------------------------------------------------------------------


def led_from(contest: Contest, run: Run) -> Leading:
    """By what a game is known in all its halls."""
    return run.opened.follows or Leading(contest.id, run.number)


def is_over_everywhere(game: Leading, contests: Mapping[str, Contest]) -> bool:
    """Whether nobody plays it any more: halls that are to play it still have it before them."""
    led = contests[game.room].run_of(game.game) if game.room in contests else None
    halls = {id: _followed(one, game) for id, one in contests.items() if id != game.room}
    awaited = led is not None and any(halls.get(id) is None for id in led.opened.halls)
    there = [one for one in (led, *halls.values()) if one is not None]
    return not awaited and all(one.over for one in there)


def _followed(contest: Contest, game: Leading) -> Run | None:
    known = (game.room, game.game)
    follows = ((one, one.opened.follows) for one in contest.runs.values())
    return next((one for one, of in follows if of is not None and (of.room, of.game) == known), None)
