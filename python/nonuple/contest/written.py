"""Slips and verdicts as they are written down: in events, in requests and in answers."""

import enum
from collections.abc import Iterable
from typing import Annotated, Literal

import msgspec

from nonuple.errors import Refusal
from nonuple.ledger.facts import MISCONDUCT, PENALTY, UNDECIDED, Judged, Motive, Sanction
from nonuple.ledger.notification import Fault
from nonuple.slips.average import Mean
from nonuple.slips.repetition import made_of
from nonuple.slips.ruling import check_motive, check_points
from nonuple.slips.slip import WIDEST, Principal, Slip, SlipFault
from nonuple.slips.verdict import Opinion, Reason, Verdict
from nonuple.texts import Text, averages
from nonuple.texts import contest as texts
from nonuple.texts import judge as judge_texts

Row = Annotated[str, msgspec.Meta(max_length=WIDEST)]
Claim = Annotated[int, msgspec.Meta(ge=-99_999, le=99_999)]


class Main(msgspec.Struct, frozen=True):
    """Which of several linked words is the main one."""

    word: Annotated[str, msgspec.Meta(max_length=WIDEST)]
    direction: Literal["H", "V"]


class WrittenSlip(msgspec.Struct, frozen=True, omit_defaults=True):
    """A slip in the shape that `nonuple judge` takes."""

    sketch: Annotated[tuple[Row, ...], msgspec.Meta(max_length=WIDEST)] = ()
    reference: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    score: Claim | None = None
    faults: Annotated[tuple[SlipFault, ...], msgspec.Meta(max_length=20)] = ()
    principal: Main | None = None

    def read(self) -> Slip:
        """The slip itself; a sketch that is none is refused."""
        main = self.principal
        principal = Principal(main.word, main.direction == "V") if main else None
        return Slip(self.sketch, self.reference, self.score, frozenset(self.faults), principal)


def checked_slip(slip: WrittenSlip) -> WrittenSlip:
    """The same slip; what cannot be one is refused before anything is stored."""
    slip.read()
    return slip


NOTHING_WRITTEN = WrittenSlip()


class Sentence(msgspec.Struct, frozen=True):
    """A sentence in both languages."""

    fr: str
    en: str


def in_both_languages(text: Text, **values: object) -> Sentence:
    return Sentence(text.said("fr", values), text.said("en", values))


class Place(msgspec.Struct, frozen=True):
    """A word where it lies."""

    ref: str
    word: str


class Outcome(msgspec.Struct, frozen=True):
    """What one answer to a question would give."""

    points: int | None
    sanction: Sanction
    said: Sentence


class AskedPlace(msgspec.Struct, frozen=True):
    """One of the places asked about; an answer may leave others to be asked about."""

    ref: str
    word: str
    words: tuple[str, ...]
    """Formed crosswise there, and not admitted."""
    outcomes: dict[Opinion, Outcome]


class Asked(msgspec.Struct, frozen=True):
    """What a person has to decide: of all places at once, or of each by itself."""

    words: tuple[str, ...]
    outcomes: dict[Opinion, Outcome]
    places: tuple[AskedPlace, ...] = ()


class WayKind(enum.StrEnum):
    """Why a decision is at hand."""

    PLAUSIBLE = "plausible"
    IMPLAUSIBLE = "implausible"
    DOUBTFUL = "doubtful"
    WRITTEN = "written"
    """The slip as it is written."""
    MAIN = "main"
    """One of its words is the main one."""
    STANDS = "stands"
    PAID = "paid"
    WARNED = "warned"
    REFUSED = "refused"


class Way(msgspec.Struct, frozen=True):
    """One way to decide about a slip before the commission."""

    kind: WayKind
    points: int | None
    sanction: Sanction
    said: Sentence | None = None
    solution: Place | None = None


class Decision(msgspec.Struct, frozen=True, omit_defaults=True):
    """A verdict, with all that is shown or derived from it later."""

    points: int | None
    gross: int | None
    sanction: Sanction
    motives: tuple[Motive, ...] = ()
    solution: Place | None = None
    question: Asked | None = None
    said: Sentence | None = None
    """Why, in one line."""
    reasons: tuple[Sentence, ...] = ()
    faults: tuple[Fault, ...] = ()
    """Words refused, with the ground."""
    worth: int | None = None
    """What the solution would score where the grid admits it."""
    tiles: int = 0
    """Letters laid."""
    scrabble: bool = False
    ways: tuple[Way, ...] = ()
    """What the rulebook gives by each reading, where it leaves the slip to the commission."""

    @property
    def judged(self) -> Judged:
        """As the ledger takes it."""
        return Judged(self.points, self.sanction, self.gross, self.motives, self.scrabble)

    @property
    def open(self) -> bool:
        """Whether somebody still has to decide, or an average waits for the others."""
        return self.judged.pending


def sentence_of(verdict: Verdict) -> Sentence:
    return Sentence(verdict.explain("fr"), verdict.explain("en"))


def decision_of(
    verdict: Verdict,
    *,
    places: tuple[AskedPlace, ...] = (),
    faults: tuple[Fault, ...] = (),
    worth: int | None = None,
    tiles: int = 0,
    scrabble: bool = False,
    ways: tuple[Way, ...] = (),
) -> Decision:
    """A verdict as it is written down."""
    return Decision(
        points=verdict.points,
        gross=verdict.gross,
        sanction=verdict.sanction.value,
        motives=tuple(Motive(code.value, number) for code, number in verdict.motives),
        solution=Place(*verdict.solution) if verdict.solution else None,
        question=_asked(verdict, places),
        said=sentence_of(verdict),
        reasons=_sentences(verdict.reasons),
        faults=faults,
        worth=worth,
        tiles=tiles,
        scrabble=scrabble,
        ways=ways,
    )


def way_of(kind: WayKind, verdict: Verdict) -> Way:
    """A verdict as one of several that the commission can choose from."""
    solution = Place(*verdict.solution) if verdict.solution else None
    return Way(kind, verdict.points, verdict.sanction.value, sentence_of(verdict), solution)


def distinct(ways: Iterable[Way]) -> tuple[Way, ...]:
    """Those that somebody can decide, each outcome once."""
    found: dict[tuple[Sanction, int | None], Way] = {}
    for way in ways:
        if way.sanction not in UNDECIDED:
            found.setdefault((way.sanction, way.points), way)
    return tuple(found.values())


def _asked(verdict: Verdict, places: tuple[AskedPlace, ...]) -> Asked | None:
    question = verdict.question
    if question is None:
        return None
    outcomes = {answer: outcome_of(one) for answer, one in question.outcomes.items()}
    return Asked(question.words, outcomes, places)


def outcome_of(verdict: Verdict) -> Outcome:
    return Outcome(verdict.points, verdict.sanction.value, sentence_of(verdict))


def overruled(
    decision: Decision | None, points: int | None, sanction: Sanction, motive: str, author: str
) -> Decision:
    """What a person decided instead; solution, words refused and misconduct stay known.

    An average, and nothing else, has no points: they come from the others.
    """
    check_motive(motive)
    check_decision(points, sanction)
    text = texts.OVERRULED if points is not None else averages.GRANTED
    values = {"author": texts.who(author), "motive": motive, "points": points}
    before = decision or _UNJUDGED
    return Decision(
        points=points,
        gross=points + PENALTY if points is not None and sanction == "penalty" else points,
        sanction=sanction,
        motives=tuple(one for one in before.motives if one.code == MISCONDUCT),
        solution=before.solution,
        said=in_both_languages(text, **values),
        reasons=_sentences(made_of(None)) if sanction == "average" else (),
        faults=before.faults if sanction in ("zero", "average") else (),
        worth=before.worth,
        tiles=before.tiles,
        scrabble=before.scrabble,
    )


def check_decision(points: int | None, sanction: Sanction) -> None:
    """What a person can decide about a slip."""
    if sanction in UNDECIDED:
        raise Refusal(judge_texts.OVERRULING_POINTS, points=points)
    if (points is None) != (sanction == "average"):
        raise Refusal(averages.NO_POINTS if points is None else averages.NOT_TYPED)
    if points is not None:
        check_points(points, sanction)


def counted(decision: Decision, mean: Mean | None) -> Decision:
    """An average that a person granted, as the others' scores give it; None while they are waited for."""
    points = mean.points if mean else None
    return msgspec.structs.replace(decision, points=points, gross=points, reasons=_sentences(made_of(mean)))


def _sentences(reasons: Iterable[Reason]) -> tuple[Sentence, ...]:
    return tuple(Sentence(one.say("fr"), one.say("en")) for one in reasons)


_UNJUDGED = Decision(points=None, gross=None, sanction="undecided")


def _told(author: str, points: int, motive: str) -> Sentence:
    return in_both_languages(texts.OVERRULED, author=texts.who(author), points=points, motive=motive)
