"""Verdicts as people read them: with the sentences that their codes and values make."""

from collections.abc import Mapping

import msgspec

from nonuple.contest.written import Main
from nonuple.slips.verdict import (
    AskedPlace,
    Motive,
    Opinion,
    OtherReading,
    Question,
    RefusedWord,
    Sanction,
    Solution,
    Verdict,
    Way,
    WayKind,
)
from nonuple.texts import Sentence

_USUAL = (WayKind.PAID, WayKind.WARNED, WayKind.REFUSED)
"""Ways that tell by their name why they are at hand."""


class PlacedWord(msgspec.Struct, frozen=True):
    """A word where it lies."""

    ref: str
    word: str


class OutcomeView(msgspec.Struct, frozen=True):
    """What one answer to a question would give."""

    points: int | None
    sanction: Sanction
    said: Sentence


class AskedPlaceView(msgspec.Struct, frozen=True):
    """One of the places asked about; an answer may leave others to be asked about."""

    ref: str
    word: str
    words: tuple[str, ...]
    outcomes: dict[Opinion, OutcomeView]


class QuestionView(msgspec.Struct, frozen=True):
    """What a person has to decide: of all places at once, or of each by itself."""

    words: tuple[str, ...]
    outcomes: dict[Opinion, OutcomeView]
    places: tuple[AskedPlaceView, ...]


class OtherReadingView(msgspec.Struct, frozen=True):
    """What else the slip may mean: taken, it is written down as the main word of the slip."""

    main: Main
    points: int | None
    sanction: Sanction
    said: Sentence
    solution: PlacedWord | None


class VerdictView(msgspec.Struct, frozen=True, omit_defaults=True):
    points: int | None
    gross: int | None
    sanction: Sanction
    said: Sentence
    """Why, in one line."""
    motives: tuple[Motive, ...] = ()
    solution: PlacedWord | None = None
    worth: int | None = None
    """What the solution would score where the grid admits it."""
    question: QuestionView | None = None
    reasons: tuple[Sentence, ...] = ()
    refused: tuple[RefusedWord, ...] = ()
    other: OtherReadingView | None = None


class WayView(msgspec.Struct, frozen=True):
    """One way to decide about a slip before the commission."""

    kind: WayKind
    points: int | None
    sanction: Sanction
    said: Sentence | None
    solution: PlacedWord | None


def verdict_view(verdict: Verdict) -> VerdictView:
    said, reasons = verdict.in_words
    return VerdictView(
        points=verdict.points,
        gross=verdict.gross,
        sanction=verdict.sanction,
        said=said,
        motives=verdict.motives,
        solution=placed(verdict.solution),
        worth=verdict.solution.score if verdict.solution else None,
        question=_question(verdict.question) if verdict.question else None,
        reasons=reasons,
        refused=verdict.refused,
        other=_other(verdict.other) if verdict.other else None,
    )


def _other(other: OtherReading) -> OtherReadingView:
    one = other.verdict
    said, solution = one.in_words.line, placed(one.solution)
    return OtherReadingView(Main.of(other.principal), one.points, one.sanction, said, solution)


def way_view(way: Way) -> WayView:
    verdict = way.verdict
    said = None if way.kind in _USUAL else verdict.in_words.line
    return WayView(way.kind, verdict.points, verdict.sanction, said, placed(verdict.solution))


def placed(solution: Solution | None) -> PlacedWord | None:
    return PlacedWord(solution.ref, solution.word) if solution else None


def _question(question: Question) -> QuestionView:
    places = tuple(map(_place, question.places))
    return QuestionView(question.words, _outcomes(question.outcomes), places)


def _place(place: AskedPlace) -> AskedPlaceView:
    return AskedPlaceView(place.ref, place.word, place.words, _outcomes(place.outcomes))


def _outcomes(outcomes: Mapping[Opinion, Verdict]) -> dict[Opinion, OutcomeView]:
    return {
        answer: OutcomeView(one.points, one.sanction, one.in_words.line) for answer, one in outcomes.items()
    }
