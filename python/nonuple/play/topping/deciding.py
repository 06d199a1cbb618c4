"""What follows from a proposal, or from the end of a turn's time: events, or a refusal."""

from contextlib import suppress
from functools import reduce

from msgspec.structs import replace

from nonuple.errors import Refusal
from nonuple.pieces.notation import Ref
from nonuple.pieces.search import Move
from nonuple.play.duplicate.choice import candidates
from nonuple.play.duplicate.commands import Draw, Retain
from nonuple.play.duplicate.director import Events, decide, start
from nonuple.play.duplicate.prepared import Prepared
from nonuple.play.duplicate.settings import Settings
from nonuple.play.duplicate.state import Phase, State, apply, begin
from nonuple.play.masked import typed_word
from nonuple.play.topping import events as on
from nonuple.play.topping.rivals import COMMONEST, hardness, middle_seconds, seconds_to_find
from nonuple.play.topping.runs import ToppingRun
from nonuple.rules import article
from nonuple.texts import topping as texts
from nonuple.words.lexicon import Lexicon

LIMIT = 60
"""Seconds a turn, usually."""


def prepared_topping(
    game: Prepared,
    lexicon: Lexicon,
    *,
    limit: float = LIMIT,
    as_prepared: bool = True,
    common: tuple[int, ...] = (),
) -> on.ToppingPrepared:
    """A game for topping; `common` tells how common its words are, from 0 to 9, where computers play."""
    _check_list(game, lexicon)
    if not 1 <= limit <= 3600:
        raise Refusal(texts.BAD_LIMIT, limit=limit)
    return on.ToppingPrepared(game, lexicon.name, limit, as_prepared, common)


def start_run(
    topping: on.ToppingPrepared,
    lexicon: Lexicon,
    player: str,
    *,
    at: float,
    epoch: str = "",
    level: int | None = None,
) -> on.RunStarted:
    """The first letters are announced, and the clock runs."""
    game = topping.game
    _check_list(game, lexicon)
    settings = Settings(
        edition=game.settings.edition,
        formula=game.settings.formula,
        variant=game.settings.variant,
        topping=True,
    )
    begun = start(settings, lexicon, game.chance.commitment)
    letters, state = _letters(begin(begun), topping, lexicon)
    finds = _finds(topping, lexicon, state, player, level)
    return on.RunStarted(player, at, (begun, *letters), epoch, level, finds)


@article("2026", "4.8.5")
def propose(
    topping: on.ToppingPrepared, run: ToppingRun, lexicon: Lexicon, *, word: str, ref: str, at: float
) -> tuple[on.ToppingFact, ...]:
    """A proposal said aloud: a top is laid and the next letters follow at once; else time runs on."""
    _check_goes_on(run)
    if at > run.since + topping.limit:
        raise Refusal(texts.TIME_IS_OVER, limit=topping.limit)
    top = top_proposed(run.state, lexicon, word, ref)
    said = on.Proposed(run.player, str(Ref.parse(ref)), typed_word(word), at - run.since, top is not None)
    return (said,) if top is None else (said, turned(topping, run, lexicon, top, at))


@article("2026", "4.8.5")
def expire(
    topping: on.ToppingPrepared, run: ToppingRun, lexicon: Lexicon, at: float
) -> tuple[on.RunTurned, ...]:
    """The top was not found in time: it is given, for a penalty."""
    _check_goes_on(run)
    if at < run.since + topping.limit:
        raise Refusal(texts.TIME_IS_LEFT, limit=topping.limit)
    return (turned(topping, run, lexicon, None, at),)


@article("2026", "4.8.5")
def give_top(
    topping: on.ToppingPrepared, run: ToppingRun, lexicon: Lexicon, at: float
) -> tuple[on.RunTurned, ...]:
    """The top is given before the time is over, as if it were: nobody gains by not looking for it."""
    _check_goes_on(run)
    return (replace(turned(topping, run, lexicon, None, at), seconds=topping.limit),)


def top_proposed(state: State, lexicon: Lexicon, word: str, ref: str) -> Move | None:
    """The move of the best score that leaves the same grid as the proposal, if there is one.

    A word said without telling its jokers is the best that the letters make of it.
    """
    board, formula, typed = state.board, state.formula, typed_word(word)
    said = board.place(Ref.parse(ref), typed, formula=formula)
    if said.faults:
        return None
    tells_jokers = not typed.isupper()
    wanted = said.grid if tells_jokers else said.grid.upper()
    for one in (one.move for one in candidates(state, lexicon)):
        grid = board.place(one.ref, one.word, formula=formula).grid
        if wanted == (grid if tells_jokers else grid.upper()):
            return one
    return None


def top_of(state: State, lexicon: Lexicon) -> Move:
    """The first of the moves of the best score."""
    return candidates(state, lexicon)[0].move


def turned(
    topping: on.ToppingPrepared, run: ToppingRun, lexicon: Lexicon, top: Move | None, at: float
) -> on.RunTurned:
    """The turn is over, its top found or given."""
    found = top is not None
    retained = _retained(topping, run.state, lexicon, top)
    letters, state = _letters(reduce(apply, retained, run.state), topping, lexicon)
    return on.RunTurned(
        player=run.player,
        at=at,
        seconds=min(at - run.since, topping.limit) if found else topping.limit,
        found=found,
        moves=(*retained, *letters),
        epoch=run.epoch,
        finds=_finds(topping, lexicon, state, run.player, run.level),
    )


def _retained(topping: on.ToppingPrepared, state: State, lexicon: Lexicon, top: Move | None) -> Events:
    """The prepared word; else the one found, unless the rulebook sets it aside for an equal."""
    if topping.as_prepared:
        turn = topping.game.record.turns[len(state.turns)]
        return decide(state, Retain(turn.ref, turn.word), lexicon)
    if top is not None:
        with suppress(Refusal):
            return decide(state, Retain(top.ref, top.word), lexicon)
    return decide(state, Retain(), lexicon)


def _letters(state: State, topping: on.ToppingPrepared, lexicon: Lexicon) -> tuple[Events, State]:
    """What happens until letters are in play, rejections among it; or until the game is over."""
    happened: Events = ()
    game = topping.game
    while state.phase is Phase.DRAW:
        letters = game.draw(state.draws) if topping.as_prepared else game.chance.letters(state)
        caused = decide(state, Draw(letters), lexicon)
        happened, state = (*happened, *caused), reduce(apply, caused, state)
    return happened, state


def _finds(
    topping: on.ToppingPrepared, lexicon: Lexicon, state: State, player: str, level: int | None
) -> float | None:
    """When a computer will find the top of the turn to come; None for people, and for not in time."""
    if level is None or state.phase is Phase.OVER:
        return None
    moves = lexicon.moves(state.board, state.rack, formula=state.formula)
    at = len(state.turns)
    common = topping.common[at] if at < len(topping.common) else COMMONEST
    middle = middle_seconds(level, hardness(state, moves), common)
    seconds = seconds_to_find(middle, topping.game.chance.secret, player, state.turn)
    return seconds if seconds <= topping.limit else None


def _check_list(game: Prepared, lexicon: Lexicon) -> None:
    if lexicon.fingerprint != game.lexicon:
        raise Refusal(texts.OTHER_LEXICON, name=lexicon.name)


def _check_goes_on(run: ToppingRun) -> None:
    if run.over or run.left:
        raise Refusal(texts.OVER)
