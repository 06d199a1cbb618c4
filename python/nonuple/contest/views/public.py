"""What the whole room may see. Nothing here tells the top, a solution or a letter to come."""

from collections.abc import Iterable, Iterator
from typing import Literal

import msgspec
from msgspec.structs import replace

from nonuple import announce
from nonuple.contest.run import Run
from nonuple.contest.state import Contest
from nonuple.formats.sheet import published_rack
from nonuple.pieces import clock as clocks
from nonuple.pieces.board import EMPTY
from nonuple.pieces.notation import SIZE, Ref, squares_of
from nonuple.play.duplicate.events import Ruling, WordRuled
from nonuple.play.duplicate.settings import Settings
from nonuple.play.duplicate.state import Phase
from nonuple.play.record import Turn, is_early
from nonuple.play.shown import Beep, BoardView, ClockView
from nonuple.rulebooks.own import OwnRules, Replaced
from nonuple.rulebooks.shown import RulebookView, rulebook_shown
from nonuple.texts import Sentence
from nonuple.texts import game as texts

Stage = Literal["waiting", "draw", "letters", "play", "word", "announce", "paused", "over"]


class ContestView(msgspec.Struct, frozen=True):
    id: str
    name: str
    demo: bool
    players: int


class GameView(msgspec.Struct, frozen=True):
    number: int
    title: str
    rulebook: RulebookView
    variant: str
    formula: str
    formula_name: Sentence
    rack: int
    time: str | None
    seconds: int | None
    pairs: bool
    sudden_death: bool
    original: bool
    phones: bool
    ranked: bool
    source: str
    lexicon: str
    commitment: str | None
    plays: int | None
    """The table of the chief arbiter, where he plays too."""
    remote_ranked: bool
    """Whether those who play from home are ranked with the room."""
    own: OwnRules
    replaced: tuple[Replaced, ...]
    """What the event plays by in place of the rulebook."""


class TurnView(msgspec.Struct, frozen=True):
    stage: Stage
    turn: int
    """The turn in play or to come; while a word is announced, the turn that it was played at."""
    draw: int | None
    """Number of the draw in play: what slips are sent for."""
    kept: str
    drawn: str
    rejected: int
    """Draws rejected at this turn."""
    cancelled: bool
    """Whether the turn is played again because it was cancelled."""


class Last(msgspec.Struct, frozen=True):
    """The last retained word."""

    turn: int
    ref: str
    word: str
    score: int
    cross: tuple[str, ...]
    """Squares that its letters took, counted from the top left."""


class SheetLine(msgspec.Struct, frozen=True):
    """One turn of the game's sheet."""

    turn: int
    rack: str
    ref: str
    word: str
    score: int
    bonus: int
    cross: tuple[str, ...]
    replaced: str | None


class RulingView(msgspec.Struct, frozen=True):
    """A word struck from the list or admitted to it, by whom and why."""

    word: str
    ruling: Ruling
    since: int
    by: str
    why: str
    kept: bool


class GameEnd(msgspec.Struct, frozen=True):
    reason: str
    said: Sentence
    valid: int
    early: bool = False
    """Whether a person stopped it: then `valid` turns count, which may be none."""
    why: str = ""
    """What that person added."""


def stage_of(run: Run | None) -> Stage:
    """Where the turn stands, in the order of the rulebook."""
    if run is None:
        return "waiting"
    state = run.state
    match state.phase:
        case Phase.CLOCK:
            return "letters"
        case Phase.PLAY:
            return "play"
        case Phase.RETAIN:
            return "play" if state.settings.time is None else "word"
        case Phase.RESUME:
            return "paused"
        case _:
            return _between_turns(run)


def _between_turns(run: Run) -> Stage:
    """After a word is retained it is announced; then the game is over, or letters are drawn."""
    state = run.state
    if is_early(state.end):
        return "over"
    if state.turns and run.announced is None and state.opened is None:
        return "announce"
    return "over" if state.phase is Phase.OVER else "draw"


def contest_view(contest: Contest) -> ContestView:
    return ContestView(
        contest.id, contest.name, contest.door.demo, len(contest.players) - len(contest.withdrawn)
    )


def game_view(run: Run | None) -> GameView | None:
    if run is None:
        return None
    opened, settings = run.opened, run.state.settings
    title = settings.played.title
    return GameView(
        number=run.number,
        title=opened.title,
        rulebook=rulebook_shown(settings.edition, settings.own),
        variant=settings.variant,
        formula=settings.formula,
        formula_name=title.sentence(),
        rack=settings.played.rack,
        time=settings.time.name if settings.time else None,
        seconds=settings.time.stage(run.state.turn).seconds if settings.time else None,
        pairs=settings.pairs,
        sudden_death=settings.sudden_death,
        original=settings.original,
        phones=opened.phones,
        ranked=opened.ranked,
        source=opened.source,
        lexicon=opened.lexicon,
        commitment=run.state.commitment,
        plays=run.seating.tables.get(opened.plays) if opened.plays is not None else None,
        remote_ranked=opened.remote_ranked,
        own=settings.own,
        replaced=settings.replaced,
    )


def turn_view(run: Run | None) -> TurnView:
    stage = stage_of(run)
    if run is None:
        return TurnView(stage, 0, None, "", "", 0, False)
    state = run.state
    played = stage in ("announce", "over")
    return TurnView(
        stage=stage,
        turn=len(state.turns) if played else state.turn,
        draw=run.line.current,
        kept=state.kept + (state.joker if state.drawn or state.kept else ""),
        drawn=state.drawn,
        rejected=len(state.rejected),
        cancelled=state.cancelled is not None,
    )


def board_view(run: Run | None) -> BoardView:
    """With the letters laid last."""
    if run is None:
        return BoardView((EMPTY * SIZE,) * SIZE)
    turns = run.state.turns
    return BoardView(run.state.board.rows, tuple(_laid(run, turns[-1])) if turns else ())


def _laid(run: Run, turn: Turn) -> Iterator[int]:
    before = run.turns[-1].state.board.grid if run.line.turns else EMPTY * SIZE * SIZE
    squares = squares_of(Ref.parse(turn.ref), turn.word)
    return (square for square in squares if before[square] == EMPTY)


def last_view(run: Run | None) -> Last | None:
    if run is None or not run.state.turns:
        return None
    turn = run.state.turns[-1]
    return Last(turn.n, turn.ref, turn.word, turn.score, turn.cross)


def clock_view(run: Run | None) -> ClockView:
    if run is None or run.state.settings.time is None:
        return ClockView("none")
    state, clock = run.state, run.clock
    stage = run.state.settings.time.stage(state.turn) if clock is None else clock.stage
    ready = ClockView("ready", stage.seconds, stage.after, beeps=tuple(_beeps(state.settings, stage)))
    if clock is None:
        return ready
    if state.stopped is Phase.PLAY:
        return replace(ready, state="paused", left=max(0.0, clock.ends - state.stopped_at))
    going = "running" if state.phase is Phase.PLAY else "over"
    return replace(ready, state=going, started=clock.started, signal=clock.signal, ends=clock.ends)


def _beeps(settings: Settings, stage: clocks.Pace) -> Iterator[Beep]:
    after = 0
    for line in announce.clock(settings, stage):
        after += line.wait
        if line.sound is not None:
            yield Beep(after, line.sound.value)


def sheet_view(run: Run | None) -> tuple[SheetLine, ...]:
    if run is None:
        return ()
    return tuple(
        SheetLine(
            turn.n,
            published_rack(turn),
            turn.ref,
            turn.word,
            turn.score,
            turn.bonus,
            turn.cross,
            turn.replaced,
        )
        for turn in run.state.turns
    )


def rulings_view(rulings: Iterable[WordRuled]) -> tuple[RulingView, ...]:
    """What is not as in the list, in the order of the alphabet."""
    last = {one.word: one for one in rulings}
    return tuple(
        RulingView(one.word, one.ruling, one.since, one.by, one.why, one.kept)
        for _, one in sorted(last.items())
        if one.ruling != "listed"
    )


def end_view(run: Run | None) -> GameEnd | None:
    if run is None or run.state.end is None:
        return None
    state, said = run.state, texts.ENDS[run.state.end]
    return GameEnd(run.state.end, said.sentence(), state.valid or 0, is_early(state.end), state.end_why)


def public_parts(contest: Contest) -> dict[str, object]:
    run = contest.live
    return {
        "contest": contest_view(contest),
        "game": game_view(run),
        "turn": turn_view(run),
        "board": board_view(run),
        "last": last_view(run),
        "clock": clock_view(run),
        "total": run.state.total if run else 0,
        "sheet": sheet_view(run),
        "rulings": rulings_view(run.rulings_told) if run else (),
        "end": end_view(run),
    }
