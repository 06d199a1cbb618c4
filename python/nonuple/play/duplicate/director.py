"""What follows from a command: events, or a refusal that names the article."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from msgspec.structs import replace

from nonuple.errors import Refusal
from nonuple.pieces.board import Board, IllegalPlay
from nonuple.pieces.draw import has, in_order, is_valid
from nonuple.pieces.notation import Ref, read_word
from nonuple.play.duplicate import commands as ask
from nonuple.play.duplicate import events as on
from nonuple.play.duplicate.choice import Candidate, candidates, choose
from nonuple.play.duplicate.ending import end_after, plays, some_draw_plays
from nonuple.play.duplicate.openness import static_openness
from nonuple.play.duplicate.settings import Settings, checked
from nonuple.play.duplicate.state import Phase, State, apply, before_draw, drawn_again, openings, replacement
from nonuple.play.duplicate.words import admitted_at, formed_by, in_force, list_at, list_of
from nonuple.play.record import EarlyEnd, EndReason, Turn, is_early
from nonuple.rulebooks.rulebook import CancelCause
from nonuple.rules import applies, article
from nonuple.texts import Text
from nonuple.texts import game as texts
from nonuple.words.lexicon import Lexicon
from nonuple.words.spelling import WORD, plain

Events = tuple[on.GameEvent, ...]


def start(settings: Settings, lexicon: Lexicon, commitment: str | None = None) -> on.Started:
    """A new game; a combination that the rulebook does not allow is refused."""
    return on.Started(checked(settings), lexicon.fingerprint, commitment)


def decide(state: State, command: ask.GameCommand, lexicon: Lexicon, at: float = 0.0) -> Events:
    """The events that a command given at a moment causes. Chance has no part in it: it is in the command."""
    if isinstance(command, ask.AmendTurn):
        return amend_turn(state, command, lexicon)
    if (timed := _TIMED.get(type(command))) is not None:
        return timed(state, at)
    return _DECISIONS[type(command)](state, command, list_of(state, lexicon))


def _not_now(state: State, number: str, otherwise: Text) -> Refusal:
    reasons = {Phase.OVER: texts.ENDED, Phase.RESUME: texts.INTERRUPTED}
    return Refusal(texts.NOT_NOW, article=number, why=reasons.get(state.phase, otherwise).say())


# --- Letters -----------------------------------------------------------------------------------------------


@article("2026", "4.6")
@applies("2026", "4.1", "4.2")
@article("2010", "5.2")
@applies("2010", "2.1", "2.2")
@article("2009", "5.2")
@applies("2009", "2.1", "2.2")
@article("box", "tirages", "deuxieme-tirage")
@applies("box", "minimum")
def draw(state: State, command: ask.Draw, lexicon: Lexicon) -> Events:
    """Letters complete the rack; a draw that is not valid goes back, and so does one that plays nothing."""
    numbers, letters = state.rules.articles, command.letters or ""
    if state.phase is not Phase.DRAW:
        raise _not_now(state, numbers.draw, texts.LETTERS_IN_PLAY)
    if len(letters) != state.wanted:
        raise Refusal(texts.WRONG_NUMBER, wanted=state.wanted, given=len(letters), article=numbers.draw)
    if not has(state.bag, letters):
        missing = next(one for one in letters if letters.count(one) > state.bag.count(one))
        raise Refusal(texts.NOT_IN_BAG, letters=letters, missing=missing)

    rack = state.kept + letters
    if state.cancelled is not None and in_order(rack) == state.cancelled:
        return (on.Rejected(letters, "same-letters"),)
    if not is_valid(rack + state.joker, state.turn, state.left + state.joker, state.tiles):
        return (on.Rejected(letters, "invalid"),)
    if plays(state, lexicon, rack):
        return (on.Drawn(letters),)
    rejected = on.Rejected(letters, "no-move")
    if some_draw_plays(state, lexicon):
        return (rejected,)
    return (rejected, _ended(state, "no-move"))


def mix_phrase(state: State, command: ask.MixPhrase, lexicon: Lexicon) -> Events:
    """Once, and before the first draw: afterwards it would change what was promised."""
    if state.draws or state.phrase is not None:
        otherwise = texts.LETTERS_IN_PLAY if state.draws else texts.PHRASE_CALLED
        raise _not_now(state, state.rules.articles.draw, otherwise)
    return (on.PhraseMixed(command.phrase),)


# --- The clock ---------------------------------------------------------------------------------------------


@article("2026", "4.3")
@applies("2010", "2.3")
@applies("2009", "2.3")
def start_clock(state: State, at: float) -> Events:
    """Playing time begins once the letters have been repeated."""
    if state.settings.time is None:
        raise _not_now(state, state.rules.articles.time, texts.NO_CLOCK)
    if state.phase is not Phase.CLOCK:
        otherwise = texts.CLOCK_RUNS if state.phase is Phase.PLAY else texts.NO_LETTERS_YET
        raise _not_now(state, state.rules.articles.time, otherwise)
    return (on.ClockStarted(at),)


def signal(state: State, at: float) -> Events:
    _check_clock_runs(state)
    return (on.ClockSignalled(at),)


def close_slips(state: State, at: float) -> Events:
    _check_clock_runs(state)
    return (on.SlipsClosed(at),)


def _check_clock_runs(state: State) -> None:
    if state.phase is not Phase.PLAY:
        over = state.phase is Phase.RETAIN
        otherwise = texts.CLOCK_IS_OVER if over else texts.CLOCK_NOT_STARTED
        raise _not_now(state, state.rules.articles.time, otherwise)


# --- The retained word -------------------------------------------------------------------------------------


@applies("2026", "4.4")
@applies("2010", "2.4")
@applies("2009", "2.4")
def retain(state: State, command: ask.Retain, lexicon: Lexicon) -> Events:
    """The word worth most goes on every grid; among equals as the rulebook says, then as the chief wishes."""
    if state.phase is not Phase.RETAIN:
        otherwise = {Phase.DRAW: texts.NO_LETTERS_YET, Phase.PLAY: texts.CLOCK_RUNS}
        why = otherwise.get(state.phase, texts.CLOCK_NOT_STARTED)
        raise _not_now(state, state.rules.articles.choice, why)
    found = candidates(state, lexicon)
    if not found:
        raise Refusal(texts.NOTHING_TO_RETAIN, article=state.rules.articles.cancelling)
    ranked = choose(state, found, static_openness(lexicon))
    chosen = ranked[0] if command.ref is None else _wished(state, ranked, command)
    retained = chosen.retained(ties=len(found))
    after = apply(state, retained)
    reason = end_after(after, lexicon)
    return (retained,) if reason is None else (retained, _ended(after, reason))


def impose(state: State, command: ask.Impose, lexicon: Lexicon) -> Events:
    """The same game in many rooms has the same words, also where another list would choose otherwise."""
    if state.phase is not Phase.RETAIN:
        return retain(state, ask.Retain(), lexicon)
    placement = state.board.place(command.ref, command.word, formula=state.formula)
    if placement.faults or not has(state.rack, placement.needs):
        return retain(state, ask.Retain(), lexicon)
    retained = on.Retained(
        ref=command.ref,
        word=command.word,
        laid=placement.needs,
        score=placement.score,
        bonus=placement.bonus,
        cross=placement.cross,
        ties=1,
        replaced=replacement(state.bag, "".join(one.tile for one in placement.laid)) if state.aside else None,
    )
    after = apply(state, retained)
    reason = end_after(after, lexicon)
    over = reason is not None and (command.last or reason != "no-move")
    return (retained, _ended(after, reason)) if over and reason is not None else (retained,)


def _wished(state: State, ranked: list[Candidate], command: ask.Retain) -> Candidate:
    ref, word = str(Ref.parse(command.ref or "")), read_word(command.word or "")
    number, score = state.rules.articles.choice, ranked[0].move.score
    for one in ranked:
        if (one.move.ref, one.move.word) == (ref, word):
            if one.kept or one.ground is None:
                return one
            raise Refusal(texts.SET_ASIDE, word=word, ref=ref, article=one.article, why=one.ground.say())
    raise Refusal(texts.NOT_A_TOP, word=word, ref=ref, score=score, article=number)


def _ended(state: State, reason: EndReason) -> on.Ended:
    return on.Ended(reason, valid=len(state.turns))


def can_choose_again(state: State) -> bool:
    """Whether nothing has happened in the game since the last word was retained."""
    between_turns = state.phase in (Phase.DRAW, Phase.OVER) and not is_early(state.end)
    return between_turns and state.opened is None and state.before is not None


def take_back_retained(state: State, command: ask.TakeBackRetained, lexicon: Lexicon) -> Events:
    """The word is chosen again out of the same letters: slips are in, no time is played again."""
    if not can_choose_again(state):
        raise Refusal(texts.NO_WORD_TO_CHOOSE_AGAIN)
    return (on.RetentionTakenBack(),)


# --- Troubles ----------------------------------------------------------------------------------------------


@article("2026", "4.7")
@applies("2026", "4.6")
@applies("2010", "5.2")
@applies("2009", "5.2")
def cancel_turn(state: State, command: ask.CancelTurn, lexicon: Lexicon) -> Events:
    """The turn in play is void; where no other letters can be drawn the game ends."""
    numbers = state.rules.articles
    if state.phase not in (Phase.CLOCK, Phase.PLAY, Phase.RETAIN):
        raise _not_now(state, numbers.cancelling, texts.NO_LETTERS_YET)
    if command.cause not in causes_of(state, lexicon):
        raise Refusal(texts.NOT_A_CAUSE, article=numbers.cancelling, cause=texts.CAUSES[command.cause].say())
    cancelled = on.TurnCancelled(command.cause)
    after = apply(state, cancelled)
    if after.wanted == len(after.bag):
        return (cancelled, _ended(after, "same-letters"))
    return (cancelled,)


@article("2026", "4.6")
@article("2010", "5.2")
@article("2009", "5.2")
def causes_of(state: State, lexicon: Lexicon) -> frozenset[CancelCause]:
    """What the turn in play may be cancelled for; for want of a solution too, once the word was struck."""
    if state.drawn and not plays(state, lexicon, state.letters):
        return state.rules.causes | {"no-move"}
    return state.rules.causes


def correct_turn(state: State, command: ask.CorrectTurn, lexicon: Lexicon) -> Events:
    """The points of a past turn, whatever came after; the words on the grid stay."""
    if not 1 <= command.turn <= len(state.turns):
        raise Refusal(texts.NO_SUCH_TURN, turn=command.turn)
    if command.score < 0:
        raise Refusal(texts.BAD_SCORE, score=command.score)
    return (on.TurnCorrected(command.turn, command.score, command.why),)


@applies("2026", "2.5", "6.1")
@applies("2010", "4.1")
@applies("2009", "4.1")
def rule_word(state: State, command: ask.ApplyRuling, lexicon: Lexicon) -> Events:
    """A word is admitted or not as the arbiter says; the words that lie on the grid stay."""
    word = plain(command.word)
    if not WORD.fullmatch(word):
        raise Refusal(texts.NOT_A_WORD, word=command.word)
    if not 1 <= command.since <= state.turn:
        raise Refusal(texts.NO_SUCH_TURN, turn=command.since)
    before = in_force(state.rulings, state.turn).get(word)
    _check_matters(word, command.ruling, before, lexicon)
    ruled = on.WordRuled(word, command.ruling, command.since, command.by, command.why, command.kept)
    _check_stand(state.turns, (*state.rulings, ruled), ruled)
    return (ruled,)


def _check_matters(word: str, ruling: on.Ruling, before: on.WordRuled | None, lexicon: Lexicon) -> None:
    """A word of the list is struck, another one admitted; one ruled so is left to the list again."""
    listed = word in lexicon if before is None else before.ruling == "struck"
    if ruling == "listed" and before is None:
        raise Refusal(texts.NEVER_RULED, word=word)
    if ruling == "struck" and not listed:
        raise Refusal(texts.NOT_LISTED, word=word)
    if ruling == "admitted" and listed:
        raise Refusal(texts.LISTED, word=word)


def _check_stand(turns: Iterable[Turn], rulings: Sequence[on.WordRuled], last: on.WordRuled) -> None:
    """A word retained, or formed by one, is not ruled out behind its turn."""
    for turn in formed_by(turns, last.word):
        if turn.n >= last.since and not admitted_at(rulings, last.word, turn.n):
            raise Refusal(texts.RETAINED, word=last.word, turn=turn.n)


# --- A past turn that was not recorded as it was played ----------------------------------------------------


@applies("2026", "4.1", "4.2", "4.4")
@applies("2010", "2.1", "2.2", "2.4")
@applies("2009", "2.1", "2.2", "2.4")
def amend_turn(state: State, command: ask.AmendTurn, lexicon: Lexicon) -> Events:
    """Other letters, another word or place at a past turn, as far as all that was played since still holds.

    A word put in the place of another is one that the rulebook lets retain. Words that lie on every grid
    stay, whether better ones can be found now or not, as long as they can lie there.
    """
    recorded, first = openings(state), command.turn - 1
    if not 0 <= first < len(state.turns) or len(recorded) != state.turn:
        raise Refusal(texts.NO_SUCH_TURN, turn=command.turn)
    if state.undone is not None:
        raise Refusal(texts.RESTORE_FIRST)
    now, lain = recorded[first], list[on.Retained]()
    for was, turn in zip(recorded[first:], state.turns[first:], strict=False):
        wish = command if turn.n == command.turn else ask.AmendTurn(turn.n)
        then = list_at(state.rulings, turn.n, lexicon)
        with _at_turn(turn.n):
            before = before_draw(now, was, turn.rejected, turn.kept)
            played = _drawn_again(before, now, turn.drawn if wish.letters is None else wish.letters, then)
            _check_promised(state, turn.rack, played)
            retained = _retained_again(played, was.board, turn, wish, then)
        lain.append(retained)
        now = apply(played, retained)
        goes_on = turn.n < len(state.turns) or state.opened is not None
        if goes_on and end_after(now, list_at(state.rulings, now.turn, lexicon)) is not None:
            raise Refusal(texts.WOULD_HAVE_ENDED, turn=turn.n, article=state.rules.articles.end)
    _check_in_play(state, now, list_of(state, lexicon))
    drawn = state.turns[first].drawn if command.letters is None else command.letters
    amended = on.TurnAmended(command.turn, drawn, tuple(lain), command.why.strip())
    return (amended, *_end_again(state, now, list_at(state.rulings, now.turn, lexicon)))


@contextmanager
def _at_turn(turn: int) -> Iterator[None]:
    """Say at which turn something cannot be."""
    try:
        yield
    except Refusal as refusal:
        raise Refusal(texts.AT_TURN, turn=turn, why=refusal) from refusal


def _drawn_again(before: State, opening: State, letters: str, lexicon: Lexicon) -> State:
    """The letters of a turn, which must make a rack to play, and its word to be retained."""
    drawn = draw(replace(before, cancelled=None), ask.Draw(letters), lexicon)[0]
    if not isinstance(drawn, on.Drawn):
        rack, number = before.kept + letters, before.rules.articles.validity
        raise Refusal(texts.WOULD_BE_REJECTED, rack=rack, article=number)
    return replace(drawn_again(before, opening, letters), phase=Phase.RETAIN)


def _check_promised(state: State, rack: str, now: State) -> None:
    """Letters that the program drew were shown to all as they came out of its secret."""
    if state.commitment is not None and in_order(rack) != in_order(now.rack):
        raise Refusal(texts.LETTERS_PROMISED, before=rack, after=now.rack)


def _retained_again(
    state: State, board: Board, turn: Turn, wish: ask.AmendTurn, lexicon: Lexicon
) -> on.Retained:
    ref = turn.ref if wish.ref is None else str(Ref.parse(wish.ref))
    word = turn.word if wish.word is None else read_word(wish.word)
    if (ref, word) == (turn.ref, turn.word):
        return _laid_again(state, board, turn, lexicon)
    retained = retain(state, ask.Retain(ref, word), lexicon)[0]
    assert isinstance(retained, on.Retained), "that is what retaining does"
    return retained


def _laid_again(state: State, board: Board, turn: Turn, lexicon: Lexicon) -> on.Retained:
    """The word where it lies, for what it scores now; points set by hand stay where that is the same."""
    placement = state.board.place(turn.ref, turn.word, formula=state.formula)
    if placement.faults:
        raise IllegalPlay(placement, state.formula)
    if not has(state.rack, placement.needs):
        raise Refusal(texts.LETTERS_LACKING, word=turn.word, ref=turn.ref, rack=state.rack)
    for word in placement.cross:
        if word not in turn.cross and word not in lexicon:
            raise Refusal(texts.WOULD_FORM, word=turn.word, ref=turn.ref, formed=word.upper())
    scored = board.place(turn.ref, turn.word, formula=state.formula).score
    return on.Retained(
        ref=turn.ref,
        word=turn.word,
        laid=placement.needs,
        score=turn.score if placement.score == scored else placement.score,
        bonus=placement.bonus,
        cross=placement.cross,
        ties=len(candidates(state, lexicon)),
        replaced=replacement(state.bag, "".join(one.tile for one in placement.laid)) if state.aside else None,
    )


def _check_in_play(state: State, now: State, lexicon: Lexicon) -> None:
    """The letters in play still make a rack, the same where the program drew them."""
    if state.opened is not None and state.drawn:
        with _at_turn(state.turn):
            before = before_draw(now, state.opened, state.rejected, state.kept + state.joker)
            _check_promised(state, state.rack, _drawn_again(before, now, state.drawn, lexicon))


def _end_again(state: State, now: State, lexicon: Lexicon) -> Events:
    """Whether the letters left end the game may have changed with the last word."""
    if state.opened is not None or is_early(state.end):
        return ()
    reason = end_after(now, lexicon)
    if reason is None and state.phase is Phase.OVER:
        raise Refusal(texts.WOULD_GO_ON, article=state.rules.articles.end)
    return () if reason in (None, state.end) else (on.Ended(reason, valid=len(now.turns)),)


def interrupt(state: State, at: float) -> Events:
    if state.phase in (Phase.OVER, Phase.RESUME):
        raise _not_now(state, state.rules.articles.end, texts.ENDED)
    return (on.Interrupted(at),)


@article("2026", "4.7")
@article("2010", "2.7")
@article("2009", "2.7")
def resume(state: State, at: float) -> Events:
    """After too long an interruption the game is over; its results stand if enough turns were collected."""
    rules = state.rules
    if state.phase is not Phase.RESUME:
        raise _not_now(state, rules.articles.end, texts.NOT_INTERRUPTED)
    resumed = on.Resumed(at)
    if at - state.stopped_at <= rules.interruption_minutes * 60:
        return (resumed,)
    return (resumed, _broken_off(state, "interrupted"))


@applies("2026", "4.7")
@applies("2010", "2.7")
@applies("2009", "2.7")
def end(state: State, command: ask.EndGame, lexicon: Lexicon) -> Events:
    """A person ends the game for a reason, which is told."""
    if state.phase is Phase.OVER:
        raise _not_now(state, state.rules.articles.end, texts.ENDED)
    if not may_end(state, command.reason):
        raise Refusal(texts.LETTERS_LEFT, left=len(state.left), article=state.rules.articles.end)
    return (_broken_off(state, command.reason, command.why.strip()),)


@applies("2026", "4.7")
@applies("2010", "2.7")
@applies("2009", "2.7")
def may_end(state: State, reason: EarlyEnd) -> bool:
    """Nobody says that the letters are out while the bag still fills a rack."""
    return reason != "no-letters" or len(state.left) <= state.formula.rack


def _broken_off(state: State, reason: EarlyEnd, why: str = "") -> on.Ended:
    """The turns collected stand, where the rulebook finds them enough."""
    played = len(state.turns)
    return on.Ended(reason, valid=played if played >= turns_needed(state, reason) else 0, why=why)


@article("2026", "4.7")
@article("2010", "2.7")
@article("2009", "2.7")
def turns_needed(state: State, reason: EarlyEnd) -> int:
    """How many turns must have been collected for the results to stand after an early end.

    A game that cannot go on, whoever decides it, counts like one interrupted for too long; where there are no
    letters left to play it was played to its end.
    """
    if reason == "no-letters":
        return 0
    rules, original = state.rules, state.settings.original
    return rules.original_turns_to_validate if original else rules.turns_to_validate


def take_back_end(state: State, command: ask.TakeBackEnd, lexicon: Lexicon) -> Events:
    """What the letters decide cannot be taken back, only the word that brought it."""
    if state.halted is None:
        raise Refusal(texts.NOT_ENDED_EARLY)
    return (on.EndTakenBack(),)


def renew(state: State, command: ask.Renew, lexicon: Lexicon) -> Events:
    if state.phase is Phase.OVER:
        raise _not_now(state, state.rules.articles.end, texts.ENDED)
    return (on.SecretRenewed(command.phrase),)


def undo(state: State, command: ask.Undo, lexicon: Lexicon) -> Events:
    if not 1 <= command.turn <= state.turn:
        raise Refusal(texts.NO_SUCH_TURN, turn=command.turn)
    return (on.Undone(command.turn),)


def redo(state: State, command: ask.Redo, lexicon: Lexicon) -> Events:
    if state.undone is None:
        raise Refusal(texts.NOTHING_UNDONE)
    for ruled in state.rulings[len(state.undone.rulings) :]:
        _check_stand(state.undone.turns, state.rulings, ruled)
    return (on.Redone(),)


_DECISIONS: dict[type[ask.GameCommand], Callable[[State, Any, Lexicon], Events]] = {
    ask.MixPhrase: mix_phrase,
    ask.Draw: draw,
    ask.Retain: retain,
    ask.Impose: impose,
    ask.TakeBackRetained: take_back_retained,
    ask.CancelTurn: cancel_turn,
    ask.CorrectTurn: correct_turn,
    ask.ApplyRuling: rule_word,
    ask.EndGame: end,
    ask.TakeBackEnd: take_back_end,
    ask.Renew: renew,
    ask.Undo: undo,
    ask.Redo: redo,
}

_TIMED: dict[type[ask.GameCommand], Callable[[State, float], Events]] = {
    ask.StartClock: start_clock,
    ask.Signal: signal,
    ask.CloseSlips: close_slips,
    ask.Interrupt: interrupt,
    ask.Resume: resume,
}
