"""The word meant by a slip, the places that it has, and the second words beside it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tests.slips.second.drawing import Fit, Reference, Run, Sketch
from tests.slips.second.position import LINKS, SIDE, Laid, Place, Position

Codes = tuple[str, ...]


@dataclass(frozen=True)
class Answer:
    points: int | None
    sanction: str
    codes: Codes = ()

    def worse_by(self, *codes: str) -> Answer:
        """The same points with a warning; warnings do not add up, nor to a penalty or a zero (6.8)."""
        if self.sanction not in ("none", "warning"):
            return self
        return Answer(self.points, "warning", (*self.codes, *(c for c in codes if c not in self.codes)))

    @property
    def paid(self) -> int:
        return self.points or 0


def zero(*codes: str) -> Answer:
    return Answer(0, "zero", codes)


class Case:
    """One slip: its readings in order of price, and what the places of the word meant are worth."""

    def __init__(self, asked: dict[str, Any], admitted: Callable[[str], bool]) -> None:
        self.asked, self.position = asked, Position(asked, admitted)
        slip = asked["slip"]
        self.sketch, self.claim = Sketch(slip["sketch"]), slip.get("score")
        self.reference = Reference.read(slip.get("reference"))
        self.first = not self.position.grid
        self.missed = "score-missing" if self.claim is None else "score-wrong"
        self._laid: dict[tuple[str, Place], Laid] = {}

    def laid(self, word: str, place: Place) -> Laid:
        if (word, place) not in self._laid:
            self._laid[word, place] = Laid(self.position, word, place)
        return self._laid[word, place]

    def places(self, word: str, across: bool) -> list[Laid]:
        """Where the word might have been meant to lie: one letter at most is not that of the grid there."""
        room, grid = range(SIDE - len(word) + 1), self.position.grid
        found = []
        for place in (
            Place(across, r, c) if across else Place(across, c, r) for r in range(SIDE) for c in room
        ):
            lying = [grid.get(square) for square in place.squares(len(word))]
            wrong = sum(letter is not None and letter.upper() != word[i] for i, letter in enumerate(lying))
            if wrong < 2 and None in lying:
                found.append(self.laid(word, place))
        return found

    def price(self, fit: Fit, *, turned: bool) -> float:
        """What a reading leaves to be explained: void comes before place, place before score."""
        laid, reference = fit.laid, self.reference.place
        lacking = max(0, laid.short - self.position.jokers)
        void = 6.0 * (len(laid.conflicts) + max(lacking, not self.position.admitted(laid.full)))
        void += 5 if laid.full != laid.word else 0
        void += (2 if laid.bad else 0) + (0 if laid.touches else 8)
        beside = min(14, 4.0 * fit.wrong) + (4 if fit.glued else 0)
        if reference == laid.place and laid.playable and not turned:
            beside = min(beside, 4)  # beside a right reference letters are parasites (6.2.3)
        place = beside + 0.5 * len(fit.loose) + (3 if turned else 0)
        enough = fit.links >= LINKS or laid.extends
        if reference == laid.place:
            place += 0
        elif reference and (reference.row, reference.col) == (laid.place.row, laid.place.col):
            place += 2 if not turned else 0
        elif self.reference.written:
            place += 3 if enough else 5
        else:
            place += 0 if enough else 1 if fit.links == 2 else 4
        score = 0 if self.claim in laid.scores else 0.2
        return void + place + score - 0.1 * len(laid.word)

    def worth(self, fit: Fit) -> Answer:
        raise NotImplementedError

    def least_of(self, fits: list[Fit]) -> tuple[Answer, Fit]:
        """Of several places the one that has the score, else that which pays least (3.3.3; 6.4.2.2)."""
        fits = [fit for fit in fits if self.claim in fit.laid.scores] or fits
        return min(((self.worth(fit), fit) for fit in fits), key=lambda one: one[0].paid)

    def circled(self, fit: Fit) -> Answer:
        """Paid as the circle says; where it cannot be so, as claimed, or the least (6.5; 4.5, 4.6)."""
        laid, ways = fit.laid, fit.laid.by_jokers
        circle = fit.circles & frozenset(laid.fresh)
        tiles = (self.position.at(laid.squares[at]) or "" for at in fit.circles - circle)
        codes = ["joker-wrongly-circled"] if any(map(str.isupper, tiles)) else []
        claimed = self.claim is not None and self.claim in ways.values()
        if circle in ways:
            paid: int | None = ways[circle]
            codes += [] if paid == self.claim else [self.missed]
        else:
            fewest = min(map(len, ways))
            paid = self.claim if claimed else min(v for one, v in ways.items() if len(one) == fewest)
            codes.append("joker-wrongly-circled" if circle else "joker-not-circled")
            codes += [] if claimed else [self.missed]
        return Answer(paid, "warning" if codes else "none", tuple(codes))

    def meant(self) -> Run | None:
        """The run that is the word: that of the cheapest reading, as drawn or turned."""
        readings = (
            (self.price(Fit(sketch, run, laid), turned=over), run.turned() if over else run)
            for over, sketch in ((False, self.sketch), (True, self.sketch.turned()))
            for run in sketch.runs()
            for laid in self.places(run.letters, run.across)
            if laid.touches
        )
        return min(readings, key=lambda one: one[0], default=(0.0, None))[1]


Found = tuple[Answer, Fit | None]
"""What is decided of one word, and the place on which that rests."""


class Word:
    """The run that is the word; its places: valid, spoiled by a word formed crosswise, and the rest."""

    def __init__(self, case: Case, sketch: Sketch, run: Run) -> None:
        self.case, self.run, self.letters = case, run, run.letters
        self.sketch = sketch
        self.fits = [Fit(sketch, run, laid) for laid in case.places(run.letters, run.across)]
        admitted = case.position.admitted(run.letters)
        stand = [fit for fit in self.fits if fit.laid.playable and admitted]
        self.valid = [fit for fit in stand if not fit.laid.bad]
        self.spoiled = [fit for fit in stand if fit.laid.bad]
        self.admitted = admitted
        self.alone = not any(fit.beside or fit.wrong for fit in self.fits)

    def named(self) -> Fit | None:
        return next((fit for fit in self.fits if fit.place == self.case.reference.place), None)

    def linked(self, fits: list[Fit], least: int) -> list[Fit]:
        """The places that enough letters name, and that explain the most of them."""
        if self.alone and self.case.reference.place:
            return [fit for fit in fits if fit.laid.extends]
        enough = [fit for fit in fits if fit.links >= least]
        fewest = min((fit.wrong for fit in enough), default=0)
        enough = [fit for fit in enough if fit.wrong == fewest]
        most = max((fit.links for fit in enough), default=0)
        return [fit for fit in enough if fit.links == most]

    @property
    def located(self) -> list[Fit]:
        """Where a second word lies if it is a solution of its own."""
        if self.case.first:
            return self.valid
        return [fit for fit in self.valid if fit.place == self.case.reference.place or fit.links > 1]

    def claimed(self, fits: list[Fit]) -> list[Fit]:
        return [fit for fit in fits if self.case.claim in fit.laid.scores]

    def inverted(self) -> list[Fit]:
        """The places meant if the reference or the direction of the drawing is the wrong way round (6.5)."""
        square = self.case.reference.place
        if square is None or square.across == self.run.across:
            return []
        other = Word(self.case, self.sketch.turned(), self.run.turned())
        here = [fit for fit in self.valid if (fit.place.row, fit.place.col) == (square.row, square.col)]
        both = here + [fit for fit in other.valid if fit.place == square]
        return [fit for fit in both if not fit.wrong or fit.beside]

    def drawn_over(self, least: int) -> list[Fit]:
        """The places that the letters name once the whole drawing is turned."""
        other = Word(self.case, self.sketch.turned(), self.run.turned())
        fits = [] if other.alone else other.linked(other.valid, least)
        return [fit for fit in fits if fit.beside and not fit.wrong]

    def void(self) -> Answer:
        """No place at all: why (6.4.1, 6.7; 4.2)."""
        best = min(
            (fit for fit in self.fits if fit.laid.fresh),
            key=lambda fit: self.case.price(fit, turned=False),
            default=None,
        )
        if best is None:
            return zero("unplaceable")
        if best.laid.full != self.letters and self.case.position.admitted(best.laid.full):
            return zero("not-in-full")
        if not self.admitted:
            return zero("word-not-admitted")
        lacking = any(fit.laid.stands and fit.laid.lacking for fit in self.fits)
        return zero("letter-error" if lacking else "unplaceable")


def others(case: Case, word: Word, main: Fit | None) -> tuple[list[Word], bool]:
    """Second words played (6.2.1); and whether one that shares a letter with the word lies right."""
    sketch = main.sketch if main else word.sketch
    own = set(main.run.cells) if main else set(word.run.cells)
    apart, across = [], False
    explained = set(main.linked) if main else set()
    for run in sketch.runs():
        if set(run.cells) <= explained | own:
            continue
        if own & set(run.cells):
            across = across or (main is not None and stands_across(case, main, run))
        elif explained.isdisjoint(run.cells):
            second = Word(case, sketch, run)
            says = second.admitted or len(run.letters) > 2  # two that are no word are parasites (H1)
            if says and any(fit.laid.playable for fit in second.fits) and not copied(case, run):
                apart.append(second)
    return apart, across


def stands_across(case: Case, main: Fit, run: Run) -> bool:
    """Whether a run across the word is a solution where it stands, the word being at its place (6.4.2.2)."""
    row, col = (run.cells[0][i] + main.at[main.run.cells[0]][i] - main.run.cells[0][i] for i in (0, 1))
    place = Place(run.across, row, col)
    if row < 0 or col < 0 or any(max(square) >= SIDE for square in place.squares(len(run.letters))):
        return False
    laid = case.laid(run.letters, place)
    return laid.playable and case.position.admitted(laid.word) and not laid.bad


def copied(case: Case, run: Run) -> bool:
    """The letters repeat, one of them changed or all a square off, a stretch of the grid beside the word."""
    lines = ["".join((case.position.at((r, c)) or ".").upper() for c in range(SIDE)) for r in range(SIDE)]
    lines = lines if run.across else ["".join(line[c] for line in lines) for c in range(SIDE)]
    size = len(run.letters)
    windows = (line[i : i + size] for line in lines for i in range(SIDE - size + 1))
    return any(
        "." not in w and sum(a != b for a, b in zip(w, run.letters, strict=True)) <= 1 for w in windows
    )


def least(answer: Answer, apart: list[Word]) -> Answer:
    """The least of several solutions, nullity included: one that nothing places is worth nothing."""
    if answer.sanction == "zero" or not all(second.located for second in apart):
        return zero("several-solutions")
    worths = [min(min(fit.laid.scores) for fit in second.located) for second in apart]
    return Answer(min([answer.points or 0, *worths]), "warning", ("several-solutions",))
