"""What follows from what one who plays alone asks for: events, or a refusal."""

import msgspec

from nonuple.errors import Refusal
from nonuple.pieces.clock import BLITZ
from nonuple.pieces.notation import Ref
from nonuple.play.answers import refusal_of, refused
from nonuple.play.daily import Daily
from nonuple.play.masked import masked, typed_word, with_last_solved
from nonuple.play.record import Record
from nonuple.play.solo import commands as ask
from nonuple.play.solo import events as on
from nonuple.play.solo.state import SoloState
from nonuple.play.ticking import LONGEST, SHORTEST
from nonuple.rulebooks.judging import judge
from nonuple.rules import applies
from nonuple.slips.slip import Situation, Slip
from nonuple.slips.verdict import Sanction, Verdict, Zero
from nonuple.texts import home as texts
from nonuple.words.lexicon import Lexicon

SoloFacts = tuple[on.SoloFact, ...]


def begin_solo(
    record: Record,
    lexicon: Lexicon,
    *,
    seconds: int | None = None,
    judged: bool = False,
    title: str = "",
    room: tuple[tuple[int, ...], ...] = (),
    daily: Daily | None = None,
    rated: bool = False,
    at: float = 0.0,
    epoch: str = "",
) -> tuple[on.SoloBegun, on.LettersUncovered]:
    """A game alone: its first letters are in play."""
    record = with_last_solved(record, lexicon)
    masked(record)
    if seconds is not None and not SHORTEST <= seconds <= LONGEST:
        raise Refusal(texts.BAD_SECONDS, most=LONGEST, seconds=seconds)
    begun = on.SoloBegun(
        record, lexicon.name, lexicon.fingerprint, seconds, judged, title.strip(), room, daily, rated
    )
    return begun, on.LettersUncovered(at, epoch)


class _Asked(msgspec.Struct, frozen=True):
    """What the kernel is told besides a wish."""

    at: float = 0.0
    epoch: str = ""
    own: "_Judged | _Typed | None" = None


class _Judged(msgspec.Struct, frozen=True):
    points: int
    verdict: Verdict


class _Typed(msgspec.Struct, frozen=True):
    """A word and its place as they can be read."""

    ref: str
    word: str


_UNREAD = "unread"
_encode = msgspec.json.encode
_facts = msgspec.json.Decoder(SoloFacts).decode
_fact = msgspec.json.Decoder(on.SolutionUncovered).decode


@applies("box", "bulletins")
def decide_solo(
    state: SoloState, wish: ask.SoloCommand, lexicon: Lexicon, at: float = 0.0, epoch: str = ""
) -> SoloFacts:
    """The events that a wish causes once a game has begun: the kernel decides, on what is written here."""
    own, unread = _own(state, _written(state, wish), lexicon)
    list_in_use = (lexicon.name, lexicon.fingerprint)
    asked = _encode(_Asked(at, epoch, own))
    decided, told = state.solo.decide(_encode(wish), list_in_use, lexicon.words, asked)
    if decided:
        return _facts(told)
    if unread is not None and refused(told).code == _UNREAD:
        raise unread
    raise refusal_of(told)


def time_is_over(state: SoloState, lexicon: Lexicon) -> SoloFacts:
    """At the end of a turn's time the draft counts, as far as it can be read."""
    own, _ = _own(state, state.draft, lexicon)
    return (_fact(state.solo.time_is_over(lexicon.words, _encode(_Asked(own=own)))),)


def _written(state: SoloState, wish: ask.SoloCommand) -> on.SoloSlip | None:
    if state.phase != "search":
        return None
    match wish:
        case ask.TryWord(slip):
            return slip
        case ask.HandIn(slip):
            return slip or (None if state.held else state.draft)
        case _:
            return None


def _own(
    state: SoloState, slip: on.SoloSlip | None, lexicon: Lexicon
) -> tuple[_Judged | _Typed | None, Refusal | None]:
    """What is written as far as it can be read, or why it cannot be."""
    if slip is None or not (slip.word.strip() or slip.sketch):
        return None, None
    try:
        if state.begun.judged and state.held is None:
            return _judged(state, slip, lexicon), None
        if not slip.ref.strip():
            return None, None
        return _Typed(str(Ref.parse(slip.ref)), typed_word(slip.word)), None
    except Refusal as refusal:
        return None, refusal


def _judged(state: SoloState, slip: on.SoloSlip, lexicon: Lexicon) -> _Judged:
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
    return _Judged(verdict.points or 0, verdict.in_brief)


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
