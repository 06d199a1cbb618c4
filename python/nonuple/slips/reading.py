"""Every way a slip can be understood, whatever the rulebook: no rule decides here, all of them look here.

A `Reading` is one slip read in one situation.

- `reading.runs`: the runs of the squared part, across and down; each may be the word played, a word of the
  grid copied as junction letters, or chance.
- `reading.places(run)`: every `Place` where a run can lie on the grid *in the direction in which it is
  written*, whether or not the rack has the letters, the words are admitted, or too many tiles are laid:
  `place.playable` (rack and number of tiles), `place.valid` (and every word admitted) tell.
  `reading.turned(run)` has those of the other direction.
- `reading.at(run, ref)`: the run at one square, even where it cannot lie: then `place.faults` says why
  (`board.Fault`: CONFLICT, NOT_WHOLE, OFF_GRID …) and `place.completed` is the word with the letters that
  touch it.
- a `Place` tells what is laid and what each way of using the jokers scores (`circlings`), which words formed
  crosswise are not admitted (`bad_words`), the longest word of the grid it extends (`extends`), and how the
  rest of the sketch reads when the word lies there: `junction` letters (chains that start beside a letter
  newly laid and are broken by strays; those inside the word count), `outside` those of them that are not in
  the word, `strays` all that is neither.
- `reading.reference`: what the reference box holds: nothing, a place, or something that names none.
- `nonuple.slips.played` tells which run is the word played, `nonuple.slips.others` which others are, too;
  `nonuple.slips.diagnosis` what a word that cannot be played was probably meant to be.

Letters of the sketch are laid over the grid by moving the whole sketch so that the word comes to its place; a
letter *agrees* when it falls on the same letter of the grid. Bounds: a sketch of 30 by 30 has at most 600
runs, a run at most 210 places in a direction, so that nothing here can grow without end.
"""

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import replace
from functools import wraps
from itertools import product
from typing import Any, Concatenate, ParamSpec, TypeVar

from nonuple import _kernel
from nonuple.pieces.board import EMPTY, Fault, Laid
from nonuple.pieces.notation import SIZE, Ref
from nonuple.rules import applies, article
from nonuple.slips.laying import Circling, Placements, circlings, lacking, placements
from nonuple.slips.lazy import lazy
from nonuple.slips.reference import Reference, read_reference
from nonuple.slips.sketch import Cell, LetterRun, Sketch
from nonuple.slips.slip import Situation, Slip, SlipFault

P = ParamSpec("P")
T = TypeVar("T")

_NO_CELLS = frozenset[Cell]()
_ONE_OFF = tuple(shift for shift in product((-1, 0, 1), repeat=2) if shift != (0, 0))

_REFS = {
    str(ref): ref
    for ref in (Ref(at // SIZE, at % SIZE, down) for at in range(SIZE * SIZE) for down in (False, True))
}
TOLERATED_LINKS = 2
"""Junction letters that show a place, but not as they should."""

_TOO_MANY = Fault.TOO_MANY_TILES.value
_BAD_CROSS = Fault.CROSS_NOT_ADMITTED.value
_TOLD_APART = _TOO_MANY | _BAD_CROSS | Fault.WORD_NOT_ADMITTED.value
_NOT_LAID = ~_TOLD_APART | _TOO_MANY


class Place:
    """A run at one place of the grid, and how the rest of the sketch reads then."""

    def __init__(self, reading: "Reading", run: LetterRun, found: _kernel.Placement) -> None:
        self.reading = reading
        self.run = run
        self.found = found

    @lazy
    def ref(self) -> Ref:
        return _REFS[self.found.ref]

    @property
    def down(self) -> bool:
        return self.ref.down

    @property
    def faults(self) -> Fault:
        """What keeps the run from lying there; words, rack and number of tiles are told apart below."""
        return Fault(self.found.faults & ~_TOLD_APART)

    @property
    def word(self) -> str:
        """As it would read on the grid with the jokers circled on the slip."""
        return "".join(
            letter.lower() if at in self.run.circled and at in self.offsets else letter
            for at, letter in enumerate(self.found.word)
        )

    # Tiles and points

    @lazy
    def laid(self) -> tuple[Laid, ...]:
        return tuple(Laid(*laid) for laid in self.found.laid)

    @lazy
    def offsets(self) -> tuple[int, ...]:
        """Which letters of the word are laid, counted from 0."""
        start, step = self.ref.square, SIZE if self.down else 1
        return tuple((square - start) // step for square, _, _ in self.found.laid)

    @lazy
    def circled(self) -> frozenset[int]:
        """Which of the letters laid are circled."""
        circled = self.run.circled
        return circled.intersection(self.offsets) if circled else circled

    @lazy
    def missing(self) -> str:
        """The letters that the rack lacks, jokers used up; those circled as jokers are none of them."""
        lacked, jokers = lacking(self.found.needs, self.reading.rack), self.reading.jokers
        if not jokers or len(lacked) <= jokers:
            return lacked[jokers:]
        for at in sorted(self.circled)[:jokers]:
            lacked = lacked.replace(self.run.word[at], "", 1)
        return lacked

    @property
    def too_many(self) -> bool:
        return bool(self.found.faults & _TOO_MANY)

    @lazy
    def circlings(self) -> tuple[Circling, ...]:
        """Every way to use the jokers, none at all first; empty when the rack lacks letters."""
        if self.missing:
            return ()
        if not self.reading.jokers:
            return (Circling(frozenset(), self.found.score, True),)
        return circlings(self.found, self.offsets, self.reading.rack)

    @lazy
    def scores(self) -> frozenset[int]:
        """What the word can score here, whatever the jokers stand for."""
        return frozenset(circling.score for circling in self.circlings)

    # Words

    @lazy
    def bad_words(self) -> tuple[str, ...]:
        """The words formed crosswise that are not admitted, in capitals."""
        if not self.found.faults & _BAD_CROSS:
            return ()
        return tuple(word.upper() for word in self.found.cross if not self.reading.situation.admits(word))

    @lazy
    def playable(self) -> bool:
        """Whether the run can be laid here with this rack, be its words admitted or not."""
        return not self.found.faults & _NOT_LAID and not self.missing

    @lazy
    def valid(self) -> bool:
        """Whether it is a solution: laid with this rack, every word admitted."""
        return self.playable and not self.bad_words and self.reading.situation.admits(self.run.word)

    @lazy
    @applies("2026", "6.2.3")
    def extends(self) -> int:
        """How long the longest word of the grid is that this one extends along its line, 0 if none."""
        line = self.reading.situation.lines[self.down][self.ref.column if self.down else self.ref.row]
        start = self.ref.row if self.down else self.ref.column
        return max((len(run) for run in line[start : start + len(self.run.text)].split(EMPTY)), default=0)

    @lazy
    def completed(self) -> tuple[Ref, str]:
        """The word with the letters of the grid that touch its ends, and its place."""
        ref, down = self.ref, self.down
        line = self.reading.situation.lines[down][ref.column if down else ref.row]
        start = ref.row if down else ref.column
        end = start + len(self.run.text)
        before, after = line[:start].rpartition(EMPTY)[2], line[end:].partition(EMPTY)[0]
        first = start - len(before)
        whole = Ref(first, ref.column, True) if down else Ref(ref.row, first)
        return whole, before + self.run.word + after

    @property
    def lacks_its_ends(self) -> bool:
        """Whether letters of the grid go on beyond it, and an admitted word that the rack can lay results."""
        whole = self.faults == Fault.NOT_WHOLE and not self.missing
        return whole and self.reading.situation.admits(self.completed[1])

    # The rest of the sketch

    @lazy
    @article("2026", "5.3.2")
    def junction(self) -> frozenset[Cell]:
        """The junction letters: on the grid, and linked to a letter newly laid through junction letters."""
        agreeing = self.agreeing
        cells = self.run.cells
        reached: set[Cell] = set()
        frontier = [cells[at] for at in self.offsets]
        while frontier:
            row, column = frontier.pop()
            for cell in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
                if cell in agreeing and cell not in reached:
                    reached.add(cell)
                    frontier.append(cell)
        return frozenset(reached)

    @property
    def links(self) -> int:
        """How many junction letters there are."""
        return len(self.junction) if self.reading.has_more else len(self.run.text) - len(self.found.needs)

    @property
    def linked(self) -> bool:
        """Whether there are enough of them."""
        return self.links >= self.reading.situation.links_needed

    @lazy
    def outside(self) -> frozenset[Cell]:
        """The junction letters that are not in the word."""
        return self.junction.difference(self.run.cells)

    @lazy
    @article("2026", "6.2.5")
    def strays(self) -> frozenset[Cell]:
        """The letters that are neither in the word nor junction letters."""
        if not self.reading.has_more:
            return frozenset()
        return frozenset(self.reading.sketch.letters).difference(self.run.cells, self.junction)

    @lazy
    def strangers(self) -> frozenset[Cell]:
        """The letters beside the word that fall on another letter of the grid or on an empty square."""
        if not self.reading.has_more:
            return frozenset()
        return self.reading.cells.difference(self.run.cells, self.agreeing)

    @property
    def unexplained(self) -> int:
        """How many these are."""
        return len(self.strangers)

    @lazy
    def contradicted(self) -> int:
        """How many of them are written in one piece with the word; what stands apart may be another word."""
        if not self.strangers:
            return 0
        return len(self.strangers.intersection(self.reading.sketch.piece_of(self.run)))

    @lazy
    def moved(self) -> tuple[int, int]:
        """By how many rows and columns the sketch is moved when the word lies here."""
        return self.ref.row - self.run.row, self.ref.column - self.run.column

    def explains(self, run: LetterRun) -> bool:
        """Whether another run is made of letters of the word and of the grid as it lies around it."""
        return self.agreeing.union(self.run.cells).issuperset(run.cells)

    def standing(self, run: LetterRun) -> "Place | None":
        """Another run where it stands on the grid when the word lies here."""
        down, right = self.moved
        row, column = run.row + down, run.column + right
        if 0 <= row < SIZE and 0 <= column < SIZE:
            return self.reading.at(run, Ref(row, column, run.down))
        return None

    @lazy
    def gaps(self) -> tuple[frozenset[Cell], ...]:
        """Squares left blank beside two letters, where one lies on the grid."""
        lines, (down, right) = self.reading.situation.lines[False], self.moved
        lying = ((cell, cell[0] + down, cell[1] + right) for cell in self.reading.sketch.gaps)
        return tuple(
            frozenset({cell})
            for cell, row, column in lying
            if 0 <= row < SIZE and 0 <= column < SIZE and lines[row][column] != EMPTY
        )

    def is_right_off(self, letters: frozenset[Cell]) -> bool:
        """Whether these letters, those of the word aside, are right a row or a column off."""
        beside, (down, right) = letters.difference(self.run.cells), self.moved
        return any(beside <= self.reading.agreeing(down + by, right + to) for by, to in _ONE_OFF)

    @lazy
    def agreeing(self) -> frozenset[Cell]:
        """The letters, of the word too, that fall on the same letter of the grid."""
        return self.reading.agreeing(*self.moved)


class Reading:
    """One slip read in one situation."""

    def __init__(self, situation: Situation, slip: Slip, sketch: Sketch | None = None) -> None:
        self.situation = situation
        self.slip = slip
        self.sketch = Sketch(slip.sketch) if sketch is None else sketch
        self._places: dict[tuple[LetterRun, bool], list[Place]] = {}
        self._playable: dict[LetterRun, list[Place]] = {}
        self._named: dict[LetterRun, Place | None] = {}
        self.known: dict[object, Any] = {}
        """What functions marked `once` have worked out."""

    @lazy
    @applies("2026", "6.2.5")
    @applies("2010", "3.3.1")
    @applies("2009", "3.3.1")
    def cells(self) -> frozenset[Cell]:
        """Where letters are written that may say something.

        Nothing follows from one that touches no other: it is neither of a word nor a junction letter; nor
        from a few that touch no other and can be no word with the draw.
        """
        letters = frozenset(self.sketch.letters)
        apart = self._strewn if len(self.sketch.clusters) > 1 else None
        return letters - apart if apart and apart != letters else letters

    @lazy
    def _strewn(self) -> frozenset[Cell]:
        """The letters that stand apart from all others, alone or as less than a word."""
        clusters = self.sketch.clusters
        alone = frozenset[Cell]().union(*(one for one in clusters if len(one) == 1))
        if len(clusters) - len(alone) < 2:
            return alone
        no_words = [one for one in clusters if len(one) > 1 and self._is_no_word(one)]
        words = [one for one in clusters if not self.copies_the_grid(one) or self._can_be_laid(one)]
        longest = max(map(len, words), default=0)
        pair_is_a_word = any(len(one) == 2 and one not in no_words for one in clusters)
        least = 3 if longest == 2 and pair_is_a_word else longest
        return alone.union(*(one for one in no_words if len(one) < least))

    def _is_no_word(self, cluster: frozenset[Cell]) -> bool:
        """Whether none of its runs can be laid with the draw, be it turned, and it is no copy of the grid.

        With another run of its line, and letters of the grid between them, it may be of an extended word.
        """
        runs = [run for run in self.sketch.runs if run.cells[0] in cluster]
        others = [run for run in self.sketch.runs if run.cells[0] not in cluster]
        if any(self._are_of_one_word(*sorted((run, other))) for run in runs for other in others):
            return False
        if any(not run.legible for run in runs) or self._can_be_laid(cluster) or self._is_located(cluster):
            return False
        return len(cluster) < 3 or not self.copies_the_grid(cluster)

    def _are_of_one_word(self, first: LetterRun, last: LetterRun) -> bool:
        """Whether both, in one line, may be ends of a word that is extended and written in part (3.3.2)."""
        if first.line != last.line:
            return False
        blanks = last.row + last.column - first.row - first.column - len(first.text)
        before, after = (
            "".join(f"[{EMPTY}{one}]" for one in part) for part in (first.word[:-1], last.word[1:])
        )
        lying = re.compile(f"{before}{first.word[-1]}[A-Z]{{{blanks}}}{last.word[0]}{after}")
        return any(map(lying.search, self.situation.lines[first.down]))

    @applies("2026", "6.4.1")
    def _is_located(self, cluster: frozenset[Cell]) -> bool:
        """Whether reference and score name a run of it, or junction letters do: it is a word, be it void."""
        alone = self.only(cluster)
        named = filter(None, map(alone.named, alone.runs))
        return any(self.slip.score == place.found.score for place in named) or any(
            place.linked and place.outside for run in alone.runs for place in alone.as_drawn(run)
        )

    def _can_be_laid(self, cluster: frozenset[Cell]) -> bool:
        """Whether the draw can lay one of its runs; two letters only if admitted: no one plays others."""
        runs = [run for run in self.sketch.runs if run.cells[0] in cluster]
        words = [run for run in runs if len(run.text) > 2 or self.situation.admits(run.word)]
        return any(place.playable for run in words for place in (*self.places(run), *self.turned(run)))

    @lazy
    def runs(self) -> tuple[LetterRun, ...]:
        """Those of the letters that may say something."""
        every = self.sketch.runs
        if len(every) < 2 or len(self.sketch.clusters) < 2:
            return every
        return tuple(run for run in every if run.cells[0] in self.cells)

    @lazy
    def rack(self) -> str:
        return self.situation.rack.letters

    @lazy
    def jokers(self) -> int:
        return self.situation.rack.jokers

    def lacking(self, letters: str) -> str:
        """Those of the letters that the rack has not, jokers aside."""
        return lacking(letters, self.rack)

    @lazy
    def has_more(self) -> bool:
        """Whether more is written than one run."""
        if len(self.runs) == 1 and self.sketch.count == len(self.runs[0].text):
            return False
        return len(self.runs) != 1 or len(self.cells) != len(self.runs[0].text)

    def only(self, cells: Collection[Cell]) -> "Reading":
        """The slip read as if all other letters were struck out."""
        return Reading(self.situation, self.slip, self.sketch.only(cells))

    @applies("2026", "6.4.2.2")
    def of_another(self, run: LetterRun) -> "Reading":
        """The slip as it speaks of another word than the main one: its reference may name a place of that."""
        named = self.named(run)
        if named is not None and named.playable:
            return self
        return Reading(self.situation, replace(self.slip, ref=None), self.sketch)

    @property
    def solvable(self) -> bool:
        """Whether some word of the slip is a solution somewhere."""
        return any(place.valid for run in self.runs for place in self.places(run))

    @lazy
    def turned_sketch(self) -> "Reading":
        """The slip read as if it had been written in the other direction."""
        return Reading(self.situation, self.slip, self.sketch.transposed)

    # Places

    def places(self, run: LetterRun) -> list[Place]:
        """Where the run can lie in the direction written."""
        return self._in_direction(run, run.down)

    def playable(self, run: LetterRun) -> list[Place]:
        """Where the rack can lay the run in the direction written, good or bad."""
        if run not in self._playable:
            self._playable[run] = [place for place in self.places(run) if place.playable]
        return self._playable[run]

    def turned(self, run: LetterRun) -> list[Place]:
        """Where the run can lie in the other direction."""
        return self._in_direction(run, not run.down)

    def at(self, run: LetterRun, ref: Ref) -> Place | None:
        """The run at one place, even where it cannot lie; None when it cannot be read."""
        if not run.legible:
            return None
        situation = self.situation
        found = _kernel.place(
            situation.rules,
            situation.board.grid,
            ref.down,
            ref.row,
            ref.column,
            run.word,
            situation.words,
        )
        return Place(self, run, found)

    def _in_direction(self, run: LetterRun, down: bool) -> list[Place]:
        key = (run, down)
        if key not in self._places:
            self._places[key] = [Place(self, run, found) for found in self._found(run)[down]]
        return self._places[key]

    def _found(self, run: LetterRun) -> tuple[Placements, Placements]:
        if not run.legible or len(run.text) > SIZE:
            return (), ()
        situation = self.situation
        return placements(situation.words, situation.rules, situation.board.grid, run.word)

    def agreeing(self, down: int, right: int) -> frozenset[Cell]:
        """The letters that fall on the same letter of the grid when the sketch is moved so."""
        return self._agreeing.get((down, right), _NO_CELLS)

    @lazy
    def _agreeing(self) -> Mapping[tuple[int, int], frozenset[Cell]]:
        """For every way to move the sketch in which a letter agrees, those that do."""
        found: dict[tuple[int, int], list[Cell]] = {}
        squares = self.situation.squares
        for cell, letter in self._heard.items():
            for row, column in squares.get(letter, ()):
                found.setdefault((row - cell[0], column - cell[1]), []).append(cell)
        return {moved: frozenset(cells) for moved, cells in found.items()}

    @property
    def _heard(self) -> Mapping[Cell, str]:
        """The letters that may be right: those of the word alone, where the arbiter takes its reference."""
        letters, principal = self.sketch.letters, self.slip.principal
        if principal is None or principal.by != "reference":
            return letters
        return {cell: letters[cell] for run in self.runs if self.is_principal(run) for cell in run.cells}

    def is_principal(self, run: LetterRun) -> bool:
        """Whether the arbiter takes it as the main one of several words."""
        principal = self.slip.principal
        return principal is not None and (run.word, run.down) == (principal.word.upper(), principal.down)

    def copies_the_grid(self, cells: frozenset[Cell]) -> bool:
        """Whether these letters lie so somewhere on the grid, in this direction or the other."""
        turned = frozenset((column, row) for row, column in cells)
        ways = ((cells, self._agreeing), (turned, self.turned_sketch._agreeing))
        return any(letters <= agreeing for letters, found in ways for agreeing in found.values())

    def as_drawn(self, run: LetterRun) -> Iterator[Place]:
        """The run wherever all that is written beside it is right, even where it does not lie in full."""
        return self.drawn_around(run, self.cells)

    def drawn_around(self, run: LetterRun, letters: frozenset[Cell], but: int = 0) -> Iterator[Place]:
        """The same wherever these letters are right, all `but` so many."""
        beside = letters.difference(run.cells)
        for (down, right), agreeing in self._agreeing.items():
            row, column = run.row + down, run.column + right
            right_ones = len(beside - agreeing) <= but if but else beside <= agreeing
            if right_ones and 0 <= row < SIZE and 0 <= column < SIZE:
                place = self.at(run, Ref(row, column, run.down))
                if place is not None and not place.faults & ~Fault.NOT_WHOLE:
                    yield place

    # The reference

    @lazy
    @article("2026", "5.3.1")
    def reference(self) -> Reference:
        """What the box names; one that cannot be read is as if absent."""
        named, principal = _REFS.get(self.slip.ref or ""), self.slip.principal
        if named is not None and not self.slip.faults and principal is None:
            return Reference(True, named)
        written = "".join(filter(str.isalnum, self.slip.ref or "")).upper()
        if not written or SlipFault.REFERENCE_ILLEGIBLE in self.slip.faults:
            return Reference(False, None)
        if principal is not None and principal.by == "letters":
            return Reference(True, None)
        return Reference(True, read_reference(written))

    def named(self, run: LetterRun) -> Place | None:
        """The place that the reference names in the direction written, if the run can lie there."""
        ref = self.reference.ref
        if ref is None or ref.down != run.down:
            return None
        if run not in self._named:
            place = self.at(run, ref)
            self._named[run] = place if place is not None and not place.faults else None
        return self._named[run]

    # Written in the other direction

    @applies("2026", "6.5")
    def inverted(self, run: LetterRun) -> list[Place]:
        """The solutions at the square of a reference of the other direction, one way or the other.

        The letters drawn beside the word, if any, tell which; none if they fit neither.
        """
        ref = self.reference.ref
        if ref is None or ref.down == run.down:
            return []
        places = [self.at(run, ref._replace(down=run.down)), *self._turned_solutions(run)]
        found = [place for place in places if place and place.ref.square == ref.square and place.valid]
        if not self.has_more:
            return found
        fewest = min((place.unexplained for place in found), default=0)
        fitting = [
            place
            for place in found
            if not place.unexplained or (place.outside and place.contradicted <= TOLERATED_LINKS)
        ]
        return [place for place in fitting if place.unexplained == fewest]

    @applies("2026", "6.5")
    def written_the_other_way(self, run: LetterRun) -> list[Place]:
        """Where the word is a solution if it and its junction letters were written in the wrong direction.

        Two letters are enough if the score is that of the place, too (6.8: one warning). Nowhere if as it is
        drawn every letter is right around a solution, and two of them link it, or if it stands alone and is
        a solution so.
        """
        if self.reference.written:
            return []
        turned = self._turned_solutions(run)
        enough, score = self.situation.links_needed, self.slip.score
        right = [place for place in turned if not place.unexplained]
        found = [place for place in right if place.links >= enough]
        if not found and self.has_more:
            found = [one for one in right if one.links >= TOLERATED_LINKS and score in one.scores]
        return [] if found and (self._is_right_as_drawn or self.is_a_solution_alone(run)) else found

    def is_a_solution_alone(self, run: LetterRun) -> bool:
        """Whether the word stands alone, and is a solution somewhere as it is drawn."""
        return not self.has_more and any(place.valid for place in self.places(run))

    @lazy
    def _is_right_as_drawn(self) -> bool:
        places = (place for run in self.runs for place in self.places(run) if not place.unexplained)
        return any(place.links >= TOLERATED_LINKS and place.valid for place in places)

    def _turned_solutions(self, run: LetterRun) -> list[Place]:
        return [place for place in self.turned_sketch.places(run.transposed) if place.valid]


def once(work: Callable[Concatenate[Reading, P], T]) -> Callable[Concatenate[Reading, P], T]:
    """A function of a reading, and of one of its runs perhaps: worked out once for both."""

    @wraps(work)
    def known(reading: Reading, /, *of: P.args, **named: P.kwargs) -> T:
        key = (work, *of)
        if key not in reading.known:
            reading.known[key] = work(reading, *of, **named)
        found: T = reading.known[key]
        return found

    return known
