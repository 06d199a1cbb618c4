"""What is decided about a slip: points, sanction, motives, and the chain of reasons that led there.

It is made once, by the rulebook or by a person, and is the same wherever it goes: written in the log, counted
in the ledger, told to the player. It holds no sentence: those are made of its codes and values where it is
read.
"""

import enum
from collections.abc import Iterable, Mapping
from typing import NamedTuple, Self

import msgspec
from msgspec.structs import replace

from nonuple.arguments import checked
from nonuple.slips.lazy import lazy
from nonuple.slips.reading import Place
from nonuple.slips.slip import Principal
from nonuple.texts import Language, Sentence, Text
from nonuple.texts import verdicts as texts
from nonuple.texts.contest import who


class Sanction(enum.StrEnum):
    """What a verdict does to what a slip earns."""

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


_LOCATION_AT_FAULT = frozenset(
    {Code.LOCATION_MISSING, Code.LOCATION_IMPOSSIBLE, Code.LOCATION_MISMATCH, Code.LOCATION_IMPLAUSIBLE}
)


class Finding(enum.StrEnum):
    """A step of the reasoning, or what is said of a verdict that its motives do not tell."""

    NOTHING_WRITTEN = "nothing-written"
    NO_WORD = "no-word"
    CANNOT_BE_READ = "cannot-be-read"
    NOT_ADMITTED = "not-admitted"
    LETTERS_MISSING = "letters-missing"
    LETTERS_MISSING_AT = "letters-missing-at"
    TOO_MANY_TILES = "too-many-tiles"
    CANNOT_BE_LAID = "cannot-be-laid"
    NOT_IN_FULL = "not-in-full"
    BEST_PLACE = "best-place"
    NO_LOCATION = "no-location"
    NAMES_NO_PLACE = "names-no-place"
    LETTERS_OFF = "letters-off"
    NEITHER_MODE = "neither-mode"
    BY_REFERENCE = "by-reference"
    BY_LETTERS = "by-letters"
    NEARLY_LINKED = "nearly-linked"
    STRAYS = "strays"
    EXTENSION = "extension"
    TWO_PLACES_NAMED = "two-places-named"
    NAMES_A_BAD_PLACE = "names-a-bad-place"
    INVERTED = "inverted"
    BOTH_INVERTED = "both-inverted"
    WRITTEN_THE_OTHER_WAY = "written-the-other-way"
    SCORES_AT = "scores-at"
    LEAST_OF_CIRCLINGS = "least-of-circlings"
    SEVERAL_PLACES_FIT = "several-places-fit"
    LEAST_OF_PLACES = "least-of-places"
    SCORE_EXISTS_AT = "score-exists-at"
    RIGHT_ONE_OFF = "right-one-off"
    SCORE_NOWHERE = "score-nowhere"
    NO_SCORE = "no-score"
    FORMS_NOT_ADMITTED = "forms-not-admitted"
    WOULD_FORM_NOT_ADMITTED = "would-form-not-admitted"
    HELD_PLAUSIBLE = "held-plausible"
    HELD_IMPLAUSIBLE = "held-implausible"
    HELD_DOUBTFUL = "held-doubtful"
    OPINION_NEEDED = "opinion-needed"
    SEVERAL_WORDS = "several-words"
    ONE_IS_NULL = "one-is-null"
    LEAST_OF_WORDS = "least-of-words"
    DOUBTFUL_SOLUTIONS = "doubtful-solutions"
    REPEATED = "repeated"
    AVERAGE_OF = "average-of"
    AVERAGE_WITHIN = "average-within"
    AVERAGE_CAPPED = "average-capped"
    AVERAGE_WAITS = "average-waits"
    AVERAGE_OF_NOBODY = "average-of-nobody"
    AVERAGE_GRANTED = "average-granted"
    TAKEN_BY_REFERENCE = "taken-by-reference"
    TAKEN_BY_LETTERS = "taken-by-letters"
    OVERRULED = "overruled"
    OVERRULED_ABOVE = "overruled-above"
    ANNOUNCED = "announced"
    ANNOUNCED_TOO_MUCH = "announced-too-much"
    QUOTED = "quoted"
    """As an old log had put it into words."""


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


PENALTY = 5
UNDECIDED = frozenset({Sanction.COMMISSION, Sanction.UNDECIDED})
"""Somebody has still to decide."""


class Motive(msgspec.Struct, frozen=True, omit_defaults=True):
    """One ground of a sanction."""

    code: str
    """A `Code`, unless another program wrote it."""
    article: str | None = None
    """The rulebook's own number, in the edition that decides."""


class Solution(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the slip was taken to play, and what that is worth where the grid admits it."""

    ref: str
    word: str
    """As it reads on the grid, jokers in lower case."""
    score: int = 0
    tiles: int = 0
    """Letters laid."""
    scrabble: bool = False
    """Whether so many are laid that they earn a bonus."""
    cross: tuple[str, ...] = ()
    """The words formed crosswise."""

    @classmethod
    def at(cls, place: Place, jokers: frozenset[int] = frozenset()) -> Self:
        """The word at a place, the letters of this turn for which a joker stands in lower case."""
        found, word, score = place.found, place.found.word, place.found.score
        if jokers:
            word = "".join(one.lower() if at in jokers else one for at, one in enumerate(word))
            score -= sum(
                tile.worth for at, tile in zip(place.offsets, place.laid, strict=True) if at in jokers
            )
        return cls(found.ref, word, score, len(found.needs), found.bonus > 0, found.cross)


Values = Mapping[str, str | int | None]


class Reason(msgspec.Struct, frozen=True, omit_defaults=True):
    """One step of the reasoning."""

    code: str
    """A `Finding`."""
    article: str = ""
    values: Values = {}
    reading: str = ""
    """The reading of docs/interpretations.md that decided here, if one did."""

    def say(self, language: Language | None = None) -> str:
        sentence = self._sentence(language)
        if not self.article:
            return sentence
        if self.reading:
            values = {"article": self.article, "reading": self.reading, "said": sentence}
            return in_language(texts.UNDER_READING, language, **values)
        return in_language(texts.UNDER_ARTICLE, language, article=self.article, said=sentence)

    def _sentence(self, language: Language | None) -> str:
        if self.code == Finding.QUOTED:
            return str(self.values.get(language or "fr", self.values["fr"]))
        return in_language(texts.REASONS[self.code], language, **self._values)

    @property
    def _values(self) -> dict[str, object]:
        """One who gave no name is called by what he is."""
        author = self.values.get("author")
        return {**self.values, "author": who(author)} if isinstance(author, str) else {**self.values}


class RefusedWord(msgspec.Struct, frozen=True, omit_defaults=True):
    """A word that a zero is due to, and why; `told` unless the note, incomplete, leaves it out."""

    word: str
    code: str
    told: bool = True


class Zero(NamedTuple):
    """An earlier zero of the same player."""

    turn: int
    word: str
    code: str = Code.WORD_NOT_ADMITTED
    notified: bool = False


class AskedPlace(msgspec.Struct, frozen=True):
    """One of the places asked about; an answer may leave others to be asked about."""

    ref: str
    word: str
    words: tuple[str, ...]
    """Formed crosswise there, and not admitted."""
    outcomes: Mapping[Opinion, "Verdict"]


class Question(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a person must decide: are these words plausible? One answer stands for all of them."""

    words: tuple[str, ...]
    outcomes: Mapping[Opinion, "Verdict"]
    places: tuple[AskedPlace, ...] = ()
    """Each by itself, where somebody asks for that."""

    def is_asked_by(self, verdict: "Verdict") -> bool:
        """Whether a verdict turns on the same words, with the same outcomes, whatever the reasons."""
        other = verdict.question
        return (
            other is not None
            and other.words == self.words
            and {answer: one.in_brief for answer, one in other.outcomes.items()}
            == {answer: one.in_brief for answer, one in self.outcomes.items()}
        )


class Way(msgspec.Struct, frozen=True):
    """One way to decide about a slip before the commission."""

    kind: WayKind
    verdict: "Verdict"


class OtherReading(msgspec.Struct, frozen=True):
    """What else the slip may mean, and what it would earn so."""

    principal: Principal
    verdict: "Verdict"


class InWords(NamedTuple):
    """Why, in both languages: in one line, and step by step."""

    line: Sentence
    reasons: tuple[Sentence, ...]


class Verdict(msgspec.Struct, frozen=True, omit_defaults=True, dict=True):
    """What is decided about a slip."""

    points: int | None
    """What is credited at this turn, a penalty taken off: None while a person has to decide, or an average
    lacks its peers."""
    gross: int | None
    """What the solution is worth before a penalty of 5 points."""
    sanction: Sanction
    motives: tuple[Motive, ...] = ()
    solution: Solution | None = None
    question: Question | None = None
    reasons: tuple[Reason, ...] = ()
    edition: str = "2026"
    refused: tuple[RefusedWord, ...] = ()
    """The words that a zero is due to."""
    ways: tuple[Way, ...] = ()
    """What the rulebook gives by each reading, where it leaves the slip to the commission."""
    other: OtherReading | None = None
    """The nearest other reading of the slip, where it would earn something else."""
    said: Reason | None = None
    """What is said of it in one line, where its motives do not tell."""

    @property
    def codes(self) -> tuple[str, ...]:
        """The grounds by name."""
        return tuple(motive.code for motive in self.motives)

    @property
    def articles(self) -> tuple[str, ...]:
        """The articles of the motives, each once, in their order."""
        return tuple(dict.fromkeys(motive.article for motive in self.motives if motive.article))

    @property
    def pays(self) -> bool:
        """Whether the solution earns what it is worth, less a penalty at most."""
        return self.sanction in (Sanction.NONE, Sanction.WARNING, Sanction.PENALTY)

    @property
    def pending(self) -> bool:
        """Whether somebody still has to decide, or an average waits for the others."""
        return self.points is None or self.sanction in UNDECIDED

    @property
    def credited(self) -> int:
        """The points that count now; what is not decided counts nothing yet."""
        return 0 if self.points is None or self.sanction in UNDECIDED else self.points

    @property
    def worth(self) -> int:
        """The points before a penalty; a slip made void is worth nothing, before or after."""
        if self.gross is None or self.pending or self.sanction is Sanction.ZERO:
            return self.credited
        return self.gross

    @property
    def scrabble(self) -> bool:
        """Whether it earned the bonus for many letters."""
        return self.solution is not None and self.solution.scrabble and self.pays

    @property
    def in_brief(self) -> Self:
        """The same without its reasons."""
        return replace(self, reasons=(), question=None, other=None)

    def because(self, *reasons: Reason) -> Self:
        """The same verdict with earlier steps of the reasoning before its own."""
        return replace(self, reasons=(*reasons, *self.reasons))

    @lazy
    def in_words(self) -> InWords:
        """Put into words once, however many look."""
        reasons = (Sentence.of(reason.say) for reason in self.reasons)
        return InWords(Sentence.of(self.explain), tuple(reasons))

    @checked
    def explain(self, language: Language | None = None, *, full: bool = False) -> str:
        """Why, in one line for a screen, in full for a correction note; in the language spoken by default."""
        lines = [self._in_one_line(language)]
        if full:
            lines = [reason.say(language) for reason in self.reasons] + lines
        return "\n".join(lines)

    def _in_one_line(self, language: Language | None) -> str:
        if self.said is not None:
            return self.said.say(language)
        return in_language(texts.IN_SHORT, language, motives=self._motives(language), end=self._end(language))

    def _motives(self, language: Language | None) -> str:
        """The motives under the number of their article."""
        if not self.motives:
            return in_language(texts.WITHOUT_MOTIVE[self.sanction], language)
        said: dict[str | None, list[str]] = {}
        for motive in self.motives:
            said.setdefault(motive.article, []).append(self.ground(motive.code, language))
        return in_language(texts.BETWEEN_MOTIVES, language).join(
            in_language(texts.UNDER_ARTICLE, language, article=article, said=", ".join(motives))
            for article, motives in said.items()
        )

    def ground(self, code: str, language: Language | None = None) -> str:
        """A ground in words: the same wherever it is told."""
        if code == Code.UNPLACEABLE and Code.LOCATION_WRONG in self.codes:
            return in_language(texts.UNPLACEABLE_SO, language)
        if code == Code.LOCATION_WRONG and not _LOCATION_AT_FAULT.isdisjoint(self.codes):
            return in_language(texts.NOR_THE_SCORE, language)
        for key in ((self.edition, self.sanction, code), (self.sanction, code)):
            if key in texts.SPECIAL:
                return in_language(texts.SPECIAL[key], language)
        return in_language(texts.MOTIVES[code], language) if code in texts.MOTIVES else code

    def _end(self, language: Language | None) -> str:
        text = texts.NO_POINTS_YET if self.points is None else texts.ENDS[self.sanction]
        if self.sanction is Sanction.PENALTY and self.gross is not None and self.gross < 5:
            text = texts.NOTHING_LEFT
        if any(reason.code == Finding.AVERAGE_CAPPED for reason in self.reasons):
            text = texts.CAPPED
        return in_language(text, language, points=self.points, gross=self.gross)


def distinct(ways: Iterable[Way]) -> tuple[Way, ...]:
    """Those that somebody can decide, each outcome once."""
    found: dict[tuple[Sanction, int | None], Way] = {}
    for way in ways:
        if way.verdict.sanction not in UNDECIDED:
            found.setdefault((way.verdict.sanction, way.verdict.points), way)
    return tuple(found.values())


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
