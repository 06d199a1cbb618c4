"""What is decided about a slip: points, sanction, motives, and the chain of reasons that led there."""

import enum
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, Self

from nonuple.slips.reading import Place
from nonuple.texts import Language, Text
from nonuple.texts import verdicts as texts


class Sanction(enum.StrEnum):
    NONE = "none"
    WARNING = "warning"
    PENALTY = "penalty"
    ZERO = "zero"
    AVERAGE = "average"
    COMMISSION = "commission"
    UNDECIDED = "undecided"


class Opinion(enum.StrEnum):
    """What the arbiter thinks of a word formed crosswise that is not admitted."""

    PLAUSIBLE = "plausible"
    IMPLAUSIBLE = "implausible"
    DOUBTFUL = "doubtful"


class Code(enum.StrEnum):
    """Why a sanction is given."""

    NO_SLIP = "no-slip"
    BLANK = "blank"
    SEVERAL_SLIPS = "several-slips"
    ILLEGIBLE = "illegible"
    LATE = "late"
    WROTE_AFTER_END = "wrote-after-end"
    EXCHANGED = "exchanged"
    NOT_IN_FULL = "not-in-full"
    COPY_ERROR = "copy-error"
    WORD_NOT_ADMITTED = "word-not-admitted"
    JUNCTION_NOT_ADMITTED = "junction-not-admitted"
    UNPLACEABLE = "unplaceable"
    LETTER_ERROR = "letter-error"
    SEVERAL_SOLUTIONS = "several-solutions"
    LOCATION_WRONG = "location-wrong"
    PENALTY_EXCEEDS_SCORE = "penalty-exceeds-score"
    TOO_MANY_TILES = "too-many-tiles"
    SERIOUS_MISCONDUCT = "serious-misconduct"

    LOCATION_MISSING = "location-missing"
    LOCATION_IMPOSSIBLE = "location-impossible"
    LOCATION_MISMATCH = "location-mismatch"
    LOCATION_IMPLAUSIBLE = "location-implausible"
    LAST_LETTER_MISSING = "last-letter-missing"
    LOCATION_SHIFTED = "location-shifted"

    SCORE_MISSING = "score-missing"
    SCORE_WRONG = "score-wrong"
    JUNCTION_TWO_LETTERS = "junction-two-letters"
    JUNCTION_NEARLY_RIGHT = "junction-nearly-right"
    JOKER_NOT_CIRCLED = "joker-not-circled"
    JOKER_WRONGLY_CIRCLED = "joker-wrongly-circled"
    TWO_MODES_ONE_WRONG = "two-modes-one-wrong"
    INVERTED = "inverted"
    TWO_LETTER_EXTENSION = "two-letter-extension"
    AMBIGUOUS_LOCATION = "ambiguous-location"
    UNTIDY = "untidy"
    MISCONDUCT = "misconduct"

    REPEATED_UNNOTIFIED = "repeated-unnotified"


class Motive(NamedTuple):
    code: Code
    article: str
    """The rulebook's own number, in the edition that decides."""


class Solution(NamedTuple):
    """What the slip was taken to play."""

    ref: str
    word: str
    """As it reads on the grid, jokers in lower case."""

    @classmethod
    def at(cls, place: Place, jokers: frozenset[int] = frozenset()) -> Self:
        """The word at a place, the letters of this turn for which a joker stands in lower case."""
        letters = enumerate(place.found.word)
        return cls(str(place.ref), "".join(one.lower() if at in jokers else one for at, one in letters))


class Reason(NamedTuple):
    """One step of the reasoning, as a sentence to be said."""

    text: Text
    article: str = ""
    values: Mapping[str, object] = {}
    reading: str = ""
    """The reading of docs/interpretations.md that decided here, if one did."""

    def say(self, language: Language | None = None) -> str:
        sentence = in_language(self.text, language, **self.values)
        if not self.article:
            return sentence
        if self.reading:
            values = {"article": self.article, "reading": self.reading, "said": sentence}
            return in_language(texts.UNDER_READING, language, **values)
        return in_language(texts.UNDER_ARTICLE, language, article=self.article, said=sentence)


class Zero(NamedTuple):
    """An earlier zero of the same player."""

    turn: int
    word: str
    code: Code = Code.WORD_NOT_ADMITTED
    notified: bool = False


@dataclass(frozen=True)
class Question:
    """What a person must decide: are these words plausible? One answer stands for all of them."""

    words: tuple[str, ...]
    outcomes: Mapping[Opinion, "Verdict"]


@dataclass(frozen=True)
class Verdict:
    """What is decided about a slip."""

    points: int | None
    """What is credited at this turn: None while a person has to decide, or an average lacks its peers."""
    gross: int | None
    """What the solution is worth before a penalty of 5 points."""
    sanction: Sanction
    motives: tuple[Motive, ...] = ()
    solution: Solution | None = None
    question: Question | None = None
    reasons: tuple[Reason, ...] = field(default=(), compare=False)
    edition: str = "2026"

    @property
    def codes(self) -> tuple[Code, ...]:
        return tuple(motive.code for motive in self.motives)

    @property
    def articles(self) -> tuple[str, ...]:
        """The articles of the motives, each once, in their order."""
        return tuple(dict.fromkeys(motive.article for motive in self.motives))

    @property
    def pays(self) -> bool:
        """Whether the solution earns what it is worth, less a penalty at most."""
        return self.sanction in (Sanction.NONE, Sanction.WARNING, Sanction.PENALTY)

    def because(self, *reasons: Reason) -> Self:
        """The same verdict with earlier steps of the reasoning before its own."""
        return type(self)(
            self.points,
            self.gross,
            self.sanction,
            self.motives,
            self.solution,
            self.question,
            (*reasons, *self.reasons),
            self.edition,
        )

    def explain(self, language: Language | None = None, *, full: bool = False) -> str:
        """Why, in one line for a screen, in full for a correction note; in the language spoken by default."""
        lines = [
            in_language(texts.IN_SHORT, language, motives=self._motives(language), end=self._end(language))
        ]
        if full:
            lines = [reason.say(language) for reason in self.reasons] + lines
        return "\n".join(lines)

    def _motives(self, language: Language | None) -> str:
        """The motives under the number of their article."""
        if not self.motives:
            return in_language(texts.WITHOUT_MOTIVE[self.sanction], language)
        said: dict[str, list[str]] = {}
        for code, article in self.motives:
            said.setdefault(article, []).append(in_language(self._text(code), language))
        return in_language(texts.BETWEEN_MOTIVES, language).join(
            in_language(texts.UNDER_ARTICLE, language, article=article, said=", ".join(motives))
            for article, motives in said.items()
        )

    def _text(self, code: Code) -> Text:
        for key in ((self.edition, self.sanction, code), (self.sanction, code)):
            if key in texts.SPECIAL:
                return texts.SPECIAL[key]
        return texts.MOTIVES[code]

    def _end(self, language: Language | None) -> str:
        text = texts.NO_POINTS_YET if self.points is None else texts.ENDS[self.sanction]
        return in_language(text, language, points=self.points, gross=self.gross)


def in_language(text: Text, language: Language | None, **values: object) -> str:
    """A sentence in a given language; in the one being spoken if none is given."""
    return text.say(**values) if language is None else text.said(language, values)


def paid(
    points: int, solution: Solution, warnings: Iterable[Motive] = (), reasons: Iterable[Reason] = ()
) -> Verdict:
    """Points credited, with one warning if there is any ground for it."""
    motives = tuple(dict.fromkeys(warnings))
    sanction = Sanction.WARNING if motives else Sanction.NONE
    return Verdict(points, points, sanction, motives, solution, reasons=tuple(reasons))


def null(
    motives: Iterable[Motive], solution: Solution | None = None, reasons: Iterable[Reason] = ()
) -> Verdict:
    """A zero, with every ground for it."""
    return Verdict(0, 0, Sanction.ZERO, tuple(dict.fromkeys(motives)), solution, reasons=tuple(reasons))


def to_commission(motives: Iterable[Motive] = (), reasons: Iterable[Reason] = ()) -> Verdict:
    """Left to the arbitration commission."""
    return Verdict(None, None, Sanction.COMMISSION, tuple(motives), reasons=tuple(reasons))
