"""What a wish leads to in a free game: events, or a refusal that names the rule."""

from collections.abc import Callable
from dataclasses import replace
from functools import reduce
from typing import Any

from nonuple.errors import Refusal
from nonuple.pieces.board import Fault, IllegalPlay, Placement
from nonuple.pieces.draw import draw_letters, has, without
from nonuple.pieces.formula import NORMAL
from nonuple.pieces.tiles import Rack
from nonuple.play.free import commands as ask
from nonuple.play.free import events as on
from nonuple.play.free.challenge import barred, not_admitted
from nonuple.play.free.ending import adjustment, end_after
from nonuple.play.free.lots import draw_lots
from nonuple.play.free.settings import RACK, FreeSettings, agreed
from nonuple.play.free.state import FreePhase, FreeState, apply, before_turn, begin
from nonuple.rules import applies, article
from nonuple.texts import Text
from nonuple.texts import free as texts
from nonuple.words.lexicon import Lexicon

Decided = tuple[on.FreeEvent, ...]


@article("free", "intro")
def start(
    settings: FreeSettings, lexicon: Lexicon, secret: bytes, commitment: str | None = None, at: float = 0
) -> Decided:
    """The table is set, lots are drawn, and each takes seven letters, the one who begins first."""
    table = on.TableSet(agreed(settings), lexicon.fingerprint, commitment)
    state = begin(table)
    lots = on.LotsDrawn(*draw_lots(secret, state.bag, len(settings.seats)))
    state = apply(state, lots)
    racks, bag = [""] * len(state.names), state.bag
    for number, seat in enumerate(state.active, start=state.draws):
        racks[seat] = draw_letters(secret, number, bag, RACK)
        bag = without(bag, racks[seat])
    return table, lots, on.RacksDealt(tuple(racks), at)


def decide(state: FreeState, command: ask.FreeCommand, lexicon: Lexicon, secret: bytes) -> Decided:
    """What a wish causes, the end of the game included; letters come from the secret."""
    _check_may(state, command)
    caused = _DECISIONS[type(command)](state, command, lexicon, secret)
    after = reduce(apply, caused, state)
    return (*caused, *_end(after, lexicon)) if caused and _settled(state, after) else caused


def _settled(before: FreeState, after: FreeState) -> bool:
    """Whether something was done that may end the game."""
    return after.turns != before.turns or after.resigned != before.resigned


@applies("free", "11", "21")
def _end(state: FreeState, lexicon: Lexicon) -> Decided:
    reason = end_after(state, lexicon)
    return () if reason is None else (on.GameClosed(reason, adjustment(state, reason)),)


def _check_may(state: FreeState, command: ask.FreeCommand) -> None:
    if state.phase is FreePhase.OVER:
        raise Refusal(texts.IS_OVER)
    if command.seat not in range(len(state.names)):
        raise Refusal(texts.NO_SUCH_SEAT, seat=command.seat, last=len(state.names) - 1)
    if command.seat in state.resigned:
        raise Refusal(texts.HAS_RESIGNED)
    if state.paused is not None and not isinstance(command, ask.UnpauseGame | ask.ResignSeat):
        raise Refusal(texts.IS_PAUSED)


def _check_turn(state: FreeState, seat: int, at: float) -> None:
    if state.phase is FreePhase.DRAW:
        raise Refusal(texts.NOT_DRAWN_YET, name=state.names[state.seat])
    if seat != state.seat:
        raise Refusal(texts.NOT_YOUR_TURN, name=state.names[state.seat])
    over = time_over(state)
    if over is not None and at > over:
        raise Refusal(texts.TIME_IS_OVER)


# --- A turn ------------------------------------------------------------------------------------------------


@applies("free", "1", "2", "3", "4", "6", "9", "14")
def _lay(state: FreeState, command: ask.LayWord, lexicon: Lexicon, secret: bytes) -> Decided:
    """With words checked nobody could challenge: the letters are drawn at once."""
    _check_turn(state, command.seat, command.at)
    placement = playable(state, command.seat, command.ref, command.word)
    wrong = not_admitted((placement.word, *placement.cross), lexicon)
    checked = state.settings.words == "checked"
    if checked and wrong:
        raise Refusal(texts.NOT_ADMITTED, count=len(wrong), words=", ".join(wrong))
    laid = on.WordLaid(
        seat=command.seat,
        ref=str(placement.ref),
        word=placement.word,
        laid=placement.needs,
        score=placement.score,
        bonus=placement.bonus,
        cross=placement.cross,
        wrong=wrong,
        at=command.at,
    )
    return (laid, _taken(apply(state, laid), secret, command.at)) if checked else (laid,)


@article("free", "6")
def playable(state: FreeState, seat: int, ref: str, word: str) -> Placement:
    """The word at that place with the letters of the rack; a joker is declared by its lower case."""
    placement = state.board.place(ref, word)
    if not placement.faults and not has(state.racks[seat], placement.needs):
        placement = replace(placement, faults=Fault.LETTERS_MISSING)
    if placement.faults:
        raise IllegalPlay(placement, NORMAL)
    return placement


@article("free", "2")
def _taken(state: FreeState, secret: bytes, at: float) -> on.LettersTaken:
    """The author of the last word takes back up to seven letters, or what the bag has."""
    wanted = min(RACK - len(state.racks[state.seat]), len(state.bag))
    return on.LettersTaken(state.seat, draw_letters(secret, state.draws, state.bag, wanted), at)


def _take(state: FreeState, command: ask.TakeLetters, lexicon: Lexicon, secret: bytes) -> Decided:
    if state.phase is not FreePhase.DRAW or command.seat != state.seat:
        raise Refusal(texts.NOTHING_TO_DRAW)
    return (_taken(state, secret, command.at),)


@applies("free", "10")
def _contest(state: FreeState, command: ask.ChallengeWord, lexicon: Lexicon, secret: bytes) -> Decided:
    """The list is opened only now."""
    objection = why_no_challenge(state, command.seat)
    if objection is not None or state.laid is None:
        raise Refusal(objection or texts.NOTHING_TO_CHALLENGE)
    wrong = state.laid.wrong
    return (on.WordChallenged(command.seat, wrong, bool(wrong), command.at),)


@article("free", "10")
def why_no_challenge(state: FreeState, seat: int) -> Text | None:
    """Until the author has drawn, once a turn, by any other, but not the inflection of an own wrong word."""
    laid = state.laid
    if laid is None or state.settings.words == "checked":
        return texts.NOTHING_TO_CHALLENGE
    if seat == laid.seat:
        return texts.OWN_WORD
    if state.contested is not None:
        return texts.CHALLENGED_ALREADY
    return texts.INFLECTION if barred(state.wrong[seat], (laid.word, *laid.cross)) else None


@article("free", "8")
def _exchange(state: FreeState, command: ask.ExchangeLetters, lexicon: Lexicon, secret: bytes) -> Decided:
    """One to seven letters while the bag has seven; drawn before what is set aside goes back."""
    _check_turn(state, command.seat, command.at)
    aside = Rack.parse(command.letters.upper()).letters
    if not aside:
        raise Refusal(texts.EXCHANGE_NOTHING)
    if len(state.bag) < RACK:
        raise Refusal(texts.TOO_FEW_IN_BAG, count=len(state.bag))
    if not has(state.racks[command.seat], aside):
        raise Refusal(texts.NOT_ON_RACK, letters=aside)
    drawn = draw_letters(secret, state.draws, state.bag, len(aside))
    return (on.LettersExchanged(command.seat, aside, drawn, command.at),)


@article("free", "7")
def _pass(state: FreeState, command: ask.PassTurn, lexicon: Lexicon, secret: bytes) -> Decided:
    _check_turn(state, command.seat, command.at)
    return (on.TurnPassed(command.seat, at=command.at),)


# --- Around the turns --------------------------------------------------------------------------------------


def _resign(state: FreeState, command: ask.ResignSeat, lexicon: Lexicon, secret: bytes) -> Decided:
    """A word that one has just laid stays: its author draws before he leaves."""
    gone = on.SeatResigned(command.seat, at=command.at)
    if state.phase is FreePhase.DRAW and command.seat == state.seat:
        return _taken(state, secret, command.at), gone
    return (gone,)


def _ask_back(state: FreeState, command: ask.AskTakeBack, lexicon: Lexicon, secret: bytes) -> Decided:
    """The last turn of the one who asks first is played again, with all after it, once everybody agrees."""
    turn = state.again or _last_turn_of(state, command.seat)
    if turn is None or before_turn(state, turn) is None:
        raise Refusal(texts.NOTHING_TO_TAKE_BACK)
    if command.seat in state.agreeing:
        return ()
    asked = on.TakeBackAsked(command.seat, turn)
    everybody = state.agreeing | {command.seat} >= set(state.active)
    return (asked, on.TurnTakenBack(turn, command.at)) if everybody else (asked,)


def _last_turn_of(state: FreeState, seat: int) -> int | None:
    """Of one that lies open, or was completed."""
    turns = state.turns if state.current is None else (*state.turns, state.current)
    return next((turn.n for turn in reversed(turns) if turn.seat == seat), None)


def _decline_back(state: FreeState, command: ask.DeclineTakeBack, lexicon: Lexicon, secret: bytes) -> Decided:
    return (on.TakeBackDeclined(command.seat),) if state.agreeing else ()


def _pause(state: FreeState, command: ask.PauseGame, lexicon: Lexicon, secret: bytes) -> Decided:
    return (on.GamePaused(command.at),)


def _unpause(state: FreeState, command: ask.UnpauseGame, lexicon: Lexicon, secret: bytes) -> Decided:
    return () if state.paused is None else (on.GameUnpaused(command.at),)


# --- What time brings --------------------------------------------------------------------------------------


@article("free", "12")
def time_over(state: FreeState) -> float | None:
    """When the one who plays must stop; None where nothing stops him."""
    clock = state.settings.clock
    if clock is None or clock.overtime == "points" or state.phase is not FreePhase.PLAY:
        return None
    return state.since + clock.seconds - (state.used[state.seat] if clock.per == "player" else 0)


def next_by_time(state: FreeState) -> ask.FreeCommand | None:
    """What happens by itself unless somebody acts before; its `at` tells when."""
    after = state.settings.draws_after
    if state.paused is not None:
        return None
    if state.phase is FreePhase.DRAW and after is not None:
        return ask.TakeLetters(state.seat, at=state.since + after)
    over = time_over(state)
    return None if over is None else ask.TimeIsUp(state.seat, at=over)


@applies("free", "12")
def _time_up(state: FreeState, command: ask.TimeIsUp, lexicon: Lexicon, secret: bytes) -> Decided:
    _check_turn(state, command.seat, command.at)
    clock = state.settings.clock
    if clock is not None and clock.overtime == "out":
        return (on.SeatResigned(command.seat, late=True, at=command.at),)
    return (on.TurnPassed(command.seat, late=True, at=command.at),)


_DECISIONS: dict[type[ask.FreeWish], Callable[[FreeState, Any, Lexicon, bytes], Decided]] = {
    ask.LayWord: _lay,
    ask.TakeLetters: _take,
    ask.ChallengeWord: _contest,
    ask.ExchangeLetters: _exchange,
    ask.PassTurn: _pass,
    ask.ResignSeat: _resign,
    ask.AskTakeBack: _ask_back,
    ask.DeclineTakeBack: _decline_back,
    ask.PauseGame: _pause,
    ask.UnpauseGame: _unpause,
    ask.TimeIsUp: _time_up,
}
