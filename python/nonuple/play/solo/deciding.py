"""What follows from what one who plays alone asks for: events, or a refusal."""

from msgspec.structs import replace

from nonuple.errors import Refusal
from nonuple.pieces.clock import BLITZ
from nonuple.pieces.notation import Ref
from nonuple.play.daily import Daily
from nonuple.play.masked import masked, moves_of, typed_word, weigh, with_last_solved
from nonuple.play.record import Record
from nonuple.play.solo import commands as ask
from nonuple.play.solo import events as on
from nonuple.play.solo.hints import next_step, price_of
from nonuple.play.solo.missed import missed_at, placeless_sevens
from nonuple.play.solo.state import SoloState
from nonuple.play.ticking import LONGEST, SHORTEST, ResumeTime, StopTime, stop_or_resume
from nonuple.rulebooks.judging import judge
from nonuple.rules import applies
from nonuple.slips.slip import Situation, Slip
from nonuple.slips.verdict import Sanction, Verdict, Zero
from nonuple.texts import home as texts
from nonuple.words.lexicon import Lexicon

SoloFacts = tuple[on.SoloFact, ...]
_NOTHING = on.SoloOutcome(0, 0)


def begin_solo(
    record: Record,
    lexicon: Lexicon,
    *,
    seconds: int | None = None,
    judged: bool = False,
    title: str = "",
    room: tuple[tuple[int, ...], ...] = (),
    daily: Daily | None = None,
    at: float = 0.0,
    epoch: str = "",
) -> tuple[on.SoloBegun, on.LettersUncovered]:
    """A game alone: its first letters are in play."""
    record = with_last_solved(record, lexicon)
    masked(record)
    if seconds is not None and not SHORTEST <= seconds <= LONGEST:
        raise Refusal(texts.BAD_SECONDS, most=LONGEST, seconds=seconds)
    begun = on.SoloBegun(
        record, lexicon.name, lexicon.fingerprint, seconds, judged, title.strip(), room, daily
    )
    return begun, on.LettersUncovered(at, epoch)


def decide_solo(
    state: SoloState, wish: ask.SoloCommand, lexicon: Lexicon, at: float = 0.0, epoch: str = ""
) -> SoloFacts:
    """The events that a wish causes once a game has begun."""
    if lexicon.fingerprint != state.begun.fingerprint:
        raise Refusal(texts.OTHER_LIST, name=lexicon.name)
    if state.phase == "over":
        raise Refusal(texts.IS_OVER)
    match wish:
        case ask.BeginSolo():
            raise Refusal(texts.GOES_ON)
        case ask.GoOn():
            return _go_on(state, at, epoch)
        case ask.StopSolo():
            return (on.SoloStopped(),)
        case _:
            return _search(state, wish, lexicon, at, epoch)


def _search(state: SoloState, wish: ask.SoloCommand, lexicon: Lexicon, at: float, epoch: str) -> SoloFacts:
    """What one does while the letters are in play."""
    if state.phase != "search":
        raise Refusal(texts.ANSWERED)
    match wish:
        case ask.TakeHint():
            return _hint(state)
        case ask.KeepDraft(slip):
            return () if slip == state.draft else (on.DraftKept(slip),)
        case ask.TryWord(slip):
            return _try(state, slip, lexicon, state.spent(at, epoch))
        case ask.HandIn(slip):
            return _hand_in(state, slip, lexicon, state.spent(at, epoch))
        case StopTime() | ResumeTime():
            return stop_or_resume(state.time, wish, at, epoch)
        case _:
            raise AssertionError(f"{type(wish).__name__} is no wish of a search")


def time_is_over(state: SoloState, lexicon: Lexicon) -> SoloFacts:
    """At the end of a turn's time the draft counts, as far as it can be read."""
    try:
        outcome = outcome_of(state, state.draft, lexicon)
    except Refusal:
        outcome = _missed(state, replace(_NOTHING, slip=state.draft), lexicon)
    return (on.SolutionUncovered(replace(outcome, spent=state.begun.seconds)),)


def _go_on(state: SoloState, at: float, epoch: str) -> SoloFacts:
    if state.phase == "search":
        raise Refusal(texts.NOT_ANSWERED)
    return (on.LettersUncovered(at, epoch),)


def _try(state: SoloState, slip: on.SoloSlip, lexicon: Lexicon, spent: float | None) -> SoloFacts:
    """The top shows itself; anything less is worth another look, once."""
    if state.held is not None:
        return _hand_in(state, slip, lexicon, spent)
    outcome = replace(outcome_of(state, slip, lexicon), spent=spent)
    fact = on.SolutionUncovered if outcome.gross == state.turn.top else on.WordHeld
    return (fact(outcome),)


def _hand_in(state: SoloState, slip: on.SoloSlip | None, lexicon: Lexicon, spent: float | None) -> SoloFacts:
    if state.held is None:
        outcome = outcome_of(state, slip or state.draft, lexicon)
        return (on.SolutionUncovered(replace(outcome, spent=spent)),)
    return (on.SolutionUncovered(replace(state.held, later=_later(state, slip, lexicon))),)


def _later(state: SoloState, slip: on.SoloSlip | None, lexicon: Lexicon) -> on.LaterFind | None:
    if slip is None or not slip.word.strip():
        return None
    return on.LaterFind(slip, min(_scored(state, slip, lexicon).gross, state.turn.top))


def _hint(state: SoloState) -> SoloFacts:
    step = next_step(state.hints)
    if step is None:
        raise Refusal(texts.NO_MORE_HINTS)
    return (on.HintTaken(step),)


# --- What one's own word comes to --------------------------------------------------------------------------


def outcome_of(state: SoloState, slip: on.SoloSlip | None, lexicon: Lexicon) -> on.SoloOutcome:
    """What a word earns: at most the top, less the hints taken; and what was missed."""
    if slip is None or not (slip.word.strip() or slip.sketch):
        return _missed(state, _NOTHING, lexicon)
    outcome = _judged(state, slip, lexicon) if state.begun.judged else _scored(state, slip, lexicon)
    gross = min(outcome.gross, state.turn.top)
    price = price_of(state.hints, gross)
    credited = replace(outcome, gross=gross, price=price, points=gross - price)
    return _missed(state, credited, lexicon)


@applies("box", "bulletins")
def _scored(state: SoloState, slip: on.SoloSlip, lexicon: Lexicon) -> on.SoloOutcome:
    """Simply what the word is worth at its place."""
    if not slip.ref.strip():
        raise Refusal(texts.PLACE_NEEDED, word=slip.word)
    weighed = weigh(state.turn, lexicon, slip.ref, slip.word)
    return on.SoloOutcome(weighed.points, weighed.points, slip=slip, weighed=weighed)


def _judged(state: SoloState, slip: on.SoloSlip, lexicon: Lexicon) -> on.SoloOutcome:
    """As an arbiter would, who has nobody to ask: of two answers to a question the better one stands."""
    turn = state.turn
    situation = Situation(
        turn.board,
        turn.rack,
        lexicon.words,
        turn.retained.n,
        turn.formula,
        blitz=state.begun.seconds == BLITZ.longest,
    )
    verdict = _answered(
        judge(state.begun.record.edition, situation, _slip(slip), history=_zeros(state), peers=())
    )
    points = verdict.points or 0
    return on.SoloOutcome(points, points, slip=slip, verdict=verdict.in_brief)


def _slip(slip: on.SoloSlip) -> Slip:
    ref = slip.ref.strip().upper() or None
    if slip.sketch:
        return Slip(slip.sketch, ref, slip.score)
    word = typed_word(slip.word)
    write = Slip.down if ref is not None and Ref.parse(ref).down else Slip.across
    return write(word, ref=ref, score=slip.score)


def _answered(verdict: Verdict) -> Verdict:
    if verdict.question is None:
        return verdict
    return max(verdict.question.outcomes.values(), key=lambda one: one.points or 0)


def _zeros(state: SoloState) -> list[Zero]:
    """Earlier words that were refused, of which the player was told at once."""
    return [
        Zero(turn.retained.n, typed_word(one.slip.word), one.verdict.codes[0], notified=True)
        for turn, one in zip(state.seen, state.outcomes, strict=True)
        if one.verdict and one.verdict.sanction is Sanction.ZERO and one.verdict.codes
        if one.slip and one.slip.word
    ]


def _missed(state: SoloState, outcome: on.SoloOutcome, lexicon: Lexicon) -> on.SoloOutcome:
    own, turn = outcome.slip.word if outcome.slip else "", state.turn
    moves = moves_of(turn, lexicon)
    missed = missed_at(turn, moves, own, outcome.gross)
    return replace(
        outcome,
        missed=missed,
        cause=missed[0].cause if missed else None,
        solutions=len(moves),
        sevens=placeless_sevens(turn, moves, lexicon),
    )
