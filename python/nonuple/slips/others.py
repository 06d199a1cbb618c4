"""Which runs of a slip are words played besides the one that is taken as the word.

- Everything written in one piece with the word is junction letters, right or badly copied, and strays, unless
  it stands there as a solution that shares a letter with it (linked), or has two new letters at least.
- What is written apart is a word of its own if it can be laid with the rack, unless it is the word's junction
  letters, right or a square off; what is no word may be badly copied, too.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import NamedTuple

from nonuple.rules import applies, article
from nonuple.slips.copied import is_badly_copied, is_nearly_linked
from nonuple.slips.diagnosis import is_cut_short
from nonuple.slips.played import word_played
from nonuple.slips.reading import Place, Reading
from nonuple.slips.sketch import Cell, LetterRun

_CORNERS = tuple(product((-1, 1), repeat=2))


class OtherWords(NamedTuple):
    """What else on the slip is a solution: what is in one piece with the word played, where it stands."""

    apart: tuple[LetterRun, ...] = ()
    """Words written apart from the word played."""
    beside: tuple[Place, ...] = ()
    """Words in one piece with it that have no letter in common with it."""
    linked: tuple[Place, ...] = ()
    """Words that have one."""

    @property
    def independent(self) -> bool:
        return bool(self.apart or self.beside)


@article("2026", "6.2.2")
@applies("2026", "6.2.1", "6.2.5", "6.4.2.2")
def other_words(reading: Reading, main: LetterRun, located: Sequence[Place]) -> OtherWords:
    """The other solutions of the slip, the word played being located at these places, or nowhere."""
    if not reading.has_more:
        return OtherWords()
    if located and located[0].reading is not reading:
        others = other_words(located[0].reading, located[0].run, located)
        return others._replace(apart=tuple(run.transposed for run in others.apart))
    if any(not place.unexplained for place in located):
        return OtherWords()
    firmly = _is_firmly_located(reading, located)
    off = links_are_off(reading, main, located if firmly else reading.playable(main))
    if off or (len(reading.sketch.pieces) > 1 and is_cut_short(reading, main)):
        return OtherWords()
    if not firmly and _is_nearly_linked_somewhere(reading, main):
        return OtherWords()
    standing = list(_standing(reading, main, [place for place in located if place.valid]))
    linked = tuple(place for place in standing if place.run.shares_a_letter_with(main))
    beside = {_as_written(place.run): place for place in standing if place not in linked}
    apart = {_as_written(run): run for run in _apart(reading, main, located, firmly=firmly)}
    for written in (_as_written(main), *beside):
        apart.pop(written, None)
    beside.pop(_as_written(main), None)
    return OtherWords(tuple(apart.values()), tuple(beside.values()), linked)


def _as_written(run: LetterRun) -> tuple[str, bool]:
    """What makes two runs the same word, wherever they are written."""
    return run.text, run.down


def _is_firmly_located(reading: Reading, located: Sequence[Place]) -> bool:
    """Whether it is a solution there, and more than two letters say so."""
    return any(place.valid and (reading.reference.written or place.linked) for place in located)


def _apart(
    reading: Reading, main: LetterRun, located: Sequence[Place], *, firmly: bool
) -> Iterator[LetterRun]:
    """The words that other pieces of the sketch play by themselves."""
    own = reading.sketch.piece_of(main)
    likely = located if firmly else _around(reading, main, located)
    anywhere = located if firmly else (*likely, *reading.playable(main))
    for piece in reading.sketch.pieces:
        near = anywhere if _meet_at_a_corner(piece, own) or _points_at(piece, main) else likely
        heard = piece != own and piece <= reading.cells
        if heard and (word := _word_of(reading, piece, near, anywhere)):
            yield word


def _is_nearly_linked_somewhere(reading: Reading, main: LetterRun) -> bool:
    """Whether one slip of the pen parts all that is written beside it from right junction letters."""
    return any(place.valid and is_nearly_linked(place) for place in reading.playable(main))


def _around(reading: Reading, main: LetterRun, located: Sequence[Place]) -> Sequence[Place]:
    """Where the word may be meant: where it is located, explains all or has the score; else anywhere."""
    score = reading.slip.score
    likely = [place for place in reading.places(main) if not place.unexplained or score in place.scores]
    return (*located, *likely) or reading.places(main)


def _standing(reading: Reading, main: LetterRun, places: Sequence[Place]) -> Iterator[Place]:
    """The solutions in one piece with the word, each where it stands; at the first turn anywhere.

    None is made of the word, of junction letters, and of one stray beside these.
    """
    piece, accounted = reading.sketch.piece_of(main), set(main.cells)
    for run in sorted(reading.runs, key=lambda run: -len(run.text)):
        if run == main or not piece.issuperset(run.cells) or accounted.issuperset(run.cells):
            continue
        if any(place.explains(run) for place in places):
            continue
        standing = next((found for found in _where_it_stands(reading, run, places) if found.valid), None)
        if standing is not None and (run.shares_a_letter_with(main) or len(standing.laid) > 1):
            accounted.update(run.cells)
            yield standing


def _where_it_stands(reading: Reading, run: LetterRun, places: Iterable[Place]) -> Iterator[Place]:
    if reading.situation.first_turn:
        yield from reading.places(run)
    else:
        yield from filter(None, (place.standing(run) for place in places))


def _word_of(
    reading: Reading, piece: frozenset[Cell], near: Sequence[Place], anywhere: Sequence[Place]
) -> LetterRun | None:
    """The word that a piece of the sketch plays by itself, if it does.

    None if it is junction letters of the main one near where that may lie, right or a square off. What is no
    word is none either if it is badly copied wherever that may lie, or letters of the grid.
    """
    alone = reading.only(piece)
    word = word_played(alone)
    if word is None or not word.legible:
        return None
    a_word = reading.situation.admits(word.word)
    by_itself = [place for place in alone.places(word) if _is_placed_by_itself(place)] if a_word else []
    if any(reading.slip.score in place.scores for place in by_itself):
        return word
    if any(_is_shifted(place, piece) for place in near):
        return None
    if not a_word and (reading.copies_the_grid(piece) or _is_badly_copied_near(piece, word, anywhere)):
        return None
    return word if any(place.playable for place in reading.places(word)) else None


def _is_badly_copied_near(piece: frozenset[Cell], word: LetterRun, places: Sequence[Place]) -> bool:
    parts = (piece, frozenset(word.cells))
    return any(is_badly_copied(place, part) for place in places for part in parts)


def _is_placed_by_itself(place: Place) -> bool:
    """Whether it is a solution that its own junction letters place, all of them being right."""
    return place.valid and place.linked and not place.unexplained


def _meet_at_a_corner(piece: frozenset[Cell], other: frozenset[Cell]) -> bool:
    """Whether they touch, though not by a side: what does is hardly meant as another word."""
    return any((row + down, column + right) in other for row, column in piece for down, right in _CORNERS)


def _points_at(piece: frozenset[Cell], main: LetterRun) -> bool:
    """Whether it is written across the word, in line with a letter of it, with one square left between."""
    line = {cell[not main.down] for cell in piece}
    return len(line) == 1 and any(
        abs(cell[main.down] - other[main.down]) == 2 and other[not main.down] in line
        for cell in piece
        for other in main.cells
    )


def _is_shifted(place: Place, piece: frozenset[Cell]) -> bool:
    """Whether a piece copies the grid where it lies around the word, or a row or a column off."""
    return piece <= place.agreeing or place.is_right_off(piece)


def links_are_off(reading: Reading, main: LetterRun, places: Iterable[Place]) -> bool:
    """Whether all letters beside the word, three or more, are right a row or a column off these places."""
    enough = len(reading.cells) >= len(main.text) + reading.situation.links_needed
    return enough and any(place.is_right_off(reading.cells) for place in places)
