"""Which run of a slip is the word played, and which others are words played besides it.

The sketch is laid over the grid so that a run comes to a place. Each other letter then falls on the same
letter of the grid, where it can be a junction letter, or it does not: it is unexplained.

- The word played is the run that can be played, and that leaves the fewest letters unexplained where the slip
  places it: by its reference, by junction letters that two others at most contradict, by fewer if all are
  right. Letters that are all right a square off are one error. What the reference names as it is drawn gives
  way to a drawing that is turned only if all is right then. The score only parts runs that are equal in this.
- A word that is void is still the word: a run that can be played through one of its letters does not save it.
  It is known by this, that it alone leaves no letter unexplained.
- Where none is placed, it is one that letters show, though not its place: two of them, or all of them but for
  a slip of the pen or a square; failing these the one with the most letters of the draw.
- Everything written in one piece with the word is junction letters, right or badly copied, and strays, unless
  it stands there as a solution that shares a letter with it (linked), or has two new letters at least.
- What is written apart is a word of its own if it can be laid with the rack.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import NamedTuple

from nonuple.rules import applies, article
from nonuple.slips.copied import is_badly_copied, is_nearly_linked
from nonuple.slips.diagnosis import is_cut_short
from nonuple.slips.reading import TOLERATED_LINKS, Place, Reading
from nonuple.slips.sketch import Cell, LetterRun


@article("2026", "6.2.1")
@applies("2026", "6.4.1", "6.4.2.2", "6.7")
def word_played(reading: Reading) -> LetterRun | None:
    """The run taken as the word played: the arbiter's choice, else the one that explains the most."""
    if len(reading.runs) < 2:
        return next(iter(reading.runs), None)
    for run in reading.runs:
        if is_principal(reading, run) or _is_beyond_doubt(reading, run):
            return run
    playable = list(_playable(reading))
    named = _is_named(playable)
    placed = _placed(playable, named=named)
    best = min(placed, key=_doubt, default=None)
    if best is not None and not best.place.unexplained:
        stray = () if best.place.valid else filter(_is_right_but_for_a_stray, placed)
        return min(stray, key=_doubt, default=best).run
    if best is not None and best.place.unexplained > 1 and not named:
        best = min((best, *filter(_is_linked_off, playable)), key=_doubt)
    void = min(_void(reading, named=named), key=_doubt_of_void, default=None)
    if void is not None and not (best is not None and _gives_way(void, best)):
        return void.run
    return best.run if best is not None else _meant(reading, playable)


@applies("2026", "6.2.5", "6.4.1")
def _gives_way(void: "_Candidate", best: "_Candidate") -> bool:
    """Whether what is void is one stray, or letters badly copied, beside a word that the slip places.

    It is a stray if that word has the score; badly copied, if it is no word, void only somewhere else, and
    most of its letters are right around that word.
    """
    place = best.place
    if _is_right_but_for_a_stray(best):
        return True
    admitted = place.reading.situation.admits(void.run.word) or void.place.lacks_its_ends
    return not admitted and void.place.moved != place.moved and _is_mostly_right_around(best, void.run)


def _is_right_but_for_a_stray(one: "_Candidate") -> bool:
    """Whether it is a solution that has the score, and one letter beside it is wrong (6.2.5)."""
    return one.place.unexplained == 1 and one.place.valid and _is_claimed(one)


def _is_mostly_right_around(one: "_Candidate", run: LetterRun) -> bool:
    """Whether two letters of a run at least, and half of them, lie on the grid around a word."""
    right = len(one.place.agreeing.intersection(run.cells))
    return right >= TOLERATED_LINKS and 2 * right >= len(run.text)


def _adds_a_letter(run: LetterRun, word: LetterRun) -> bool:
    """Whether all letters of a run but one are of another."""
    return len(set(run.cells).difference(word.cells)) == 1


def _meant(reading: Reading, playable: Sequence["_Candidate"]) -> LetterRun:
    """Where none is placed: one that letters show, else any; rather one with letters of the draw."""
    shown = [one for one in playable if _is_shown(one)]
    if shown:
        return min(shown, key=_doubt_of_shown).run
    own = [run for run in reading.runs if not _is_a_bad_copy(reading, run, playable)]
    return min(own or reading.runs, key=lambda run: _strangeness(reading, run))


def _doubt_of_shown(one: "_Candidate") -> tuple[bool, tuple[float, ...], bool]:
    """Rather one that has the score there, and of which one slip of the pen parts all letters from right."""
    place = one.place
    near = place.valid and is_nearly_linked(place)
    return not _is_claimed(one), _strangeness(place.reading, one.run), not near


def _is_a_bad_copy(reading: Reading, run: LetterRun, playable: Sequence["_Candidate"]) -> bool:
    """Whether it is no word, and what it is written with would be junction letters of one written apart.

    So it is if two of its letters at least, and half of them, lie on the grid around another word, or if all
    but one are letters of another.
    """
    if not run.legible or reading.situation.admits(run.word):
        return False
    piece = reading.sketch.piece_of(run)
    return any(
        _is_mostly_right_around(one, run)
        or _adds_a_letter(run, one.run)
        or (one.run.cells[0] not in piece and is_badly_copied(one.place, piece))
        for one in playable
    )


def _strangeness(reading: Reading, run: LetterRun) -> tuple[int, bool, int, bool]:
    """How little a run looks like the word meant: letters of the draw, playable, length, score."""
    places = reading.playable(run) if reading.situation.admits(run.word) else []
    claimed = any(reading.slip.score in place.scores for place in places)
    return -_of_the_draw(reading, run), not places, -len(run.text), not claimed


def is_principal(reading: Reading, run: LetterRun) -> bool:
    """Whether the arbiter takes it as the main one of several words."""
    principal = reading.slip.principal
    return principal is not None and (run.word, run.down) == (principal.word.upper(), principal.down)


def _is_beyond_doubt(reading: Reading, run: LetterRun) -> bool:
    """Whether the reference names the run where it is a solution and every letter is right."""
    named = reading.named(run)
    return named is not None and not named.unexplained and named.valid


class _Candidate(NamedTuple):
    """A run at one place, where it can be played or, every letter being right around it, is void."""

    run: LetterRun
    place: Place
    named: bool = False
    turned: bool = False


def _playable(reading: Reading) -> Iterator[_Candidate]:
    """Every admitted run at every place where the rack can lay it; inverted too, where the slip says so."""
    for run in reading.runs:
        if run.legible and reading.situation.admits(run.word):
            named = reading.named(run)
            if named is not None and named.playable:
                yield _Candidate(run, named, named=True)
            yield from (_Candidate(run, place) for place in reading.places(run) if place.playable)
            yield from (_Candidate(run, place, named=True, turned=True) for place in reading.inverted(run))
            yield from (_Candidate(run, place, turned=True) for place in reading.written_the_other_way(run))


def _placed(playable: Sequence[_Candidate], *, named: bool) -> list[_Candidate]:
    """Those that the slip places.

    Where its reference places one as it is drawn, none that is turned and leaves a letter unexplained, and
    none by one or two letters.
    """
    right = [one for one in playable if one.named and not one.turned and one.place.valid]
    if right:
        return [*right, *(one for one in playable if _outweighs(one, right))]
    return [
        one
        for one in playable
        if (one.turned and not (named and one.place.unexplained))
        or (not one.turned and (one.named or _is_placed_by_letters(one.place)))
        or (not named and _explains_all(one.place))
    ]


@applies("2026", "6.2.3")
def _outweighs(one: _Candidate, right: Sequence[_Candidate]) -> bool:
    """Whether every letter is right around a run, be it turned, beside those that a right reference names.

    It needs the score, unless these lack it, too, and more than one stray is beside them, or it is turned
    and not the same word.
    """
    if one.place.unexplained or not (one.turned or (one.place.valid and _is_placed_by_letters(one.place))):
        return False
    if _is_claimed(one):
        return True
    strays = min(named.place.unexplained for named in right)
    same = any(one.run.word == named.run.word for named in right)
    return (strays > 1 or one.turned) and not same and not any(map(_is_claimed, right))


def _is_claimed(one: _Candidate) -> bool:
    return one.place.reading.slip.score in one.place.scores


def _is_named(playable: Sequence[_Candidate]) -> bool:
    """Whether the reference places a run as it is drawn."""
    return any(one.named and not one.turned for one in playable)


def _doubt(one: _Candidate) -> tuple[int, int, bool, bool, bool, bool, int]:
    """What speaks against a run as the word played, the least being taken; a shift of all is one error."""
    place = one.place
    shifted = bool(place.unexplained) and _links_are_shifted(one)
    return (
        1 if shifted else place.unexplained,
        _manner(one),
        not _is_at_the_reference(place),
        bool(place.unexplained) and not shifted,
        place.reading.slip.score not in place.scores,
        not place.valid,
        -len(one.run.text),
    )


def _is_at_the_reference(place: Place) -> bool:
    """Whether the reference names its square, be it for the other direction."""
    ref = place.reading.reference.ref
    return ref is not None and ref.square == place.ref.square


def _manner(one: _Candidate) -> int:
    """How straight the slip places it: as it should, reference inverted, two letters, turned, one letter."""
    if one.turned:
        return 1 if one.named else 3
    if one.named or _is_linked(one.place):
        return 0
    return 2 if one.place.links >= TOLERATED_LINKS and one.place.valid else 4


def _is_shown(one: _Candidate) -> bool:
    """Whether letters show the word, be it not its place: two of them, or all but a slip of the pen."""
    place = one.place
    enough = place.links >= max(TOLERATED_LINKS, place.contradicted)
    if enough and place.outside and place.unexplained < TOLERATED_LINKS:
        return True
    return _links_are_shifted(one) or (place.valid and is_nearly_linked(place))


def _explains_all(place: Place) -> bool:
    """Whether every letter beside it is right, and linked to it, be it but for one left out."""
    right = place.reading.has_more and not place.unexplained
    return right and (bool(place.outside) or is_nearly_linked(place))


def _is_linked(place: Place) -> bool:
    """Whether junction letters enough are right there."""
    return place.links >= place.reading.situation.links_needed


def _is_placed_by_letters(place: Place) -> bool:
    """Whether it is linked, and two letters at most contradict it, but for those of a solution across it.

    Letters of the grid inside it need no others, be they wrong.
    """
    needed = place.reading.situation.links_needed
    inside = len(place.run.text) - len(place.offsets)
    if inside >= needed or place.links < needed:
        return inside >= needed
    return place.contradicted <= TOLERATED_LINKS or any(
        len(place.strangers.difference(run.cells)) <= TOLERATED_LINKS
        for run in place.reading.runs
        if run.shares_a_letter_with(place.run) and _is_a_solution_there(place, run)
    )


def _is_a_solution_there(place: Place, run: LetterRun) -> bool:
    """Whether another run is a solution where it stands when the word lies at its place."""
    ref = place.standing(run)
    standing = place.reading.at(run, ref) if ref is not None and run != place.run else None
    return standing is not None and standing.valid and place.valid


@applies("2026", "6.4.1", "6.7")
def _void(reading: Reading, *, named: bool) -> Iterator[_Candidate]:
    """The runs around which every letter is right, though none can be played so.

    Beside a run that the reference names, only where it names them, too.
    """
    for run in reading.runs:
        for place in reading.as_drawn(run):
            told = place.lacks_its_ends or (_is_linked(place) and _has_most_letters(place))
            here = place.ref == reading.reference.ref
            if told and place.offsets and (here or not named):
                yield _Candidate(run, place, named=here)


def _doubt_of_void(one: _Candidate) -> tuple[bool, tuple[float, ...]]:
    """Rather a word not in full, whose letters the rack has, than one with a letter that it lacks."""
    return not one.place.lacks_its_ends, _doubt(one)


def _has_most_letters(place: Place) -> bool:
    """Whether the rack lacks one letter at most, or half of those laid."""
    lacked = len(place.reading.lacking(place.found.needs)) - place.reading.jokers
    return lacked <= max(1, len(place.offsets) // 2)


_CORNERS = tuple(product((-1, 1), repeat=2))
_ONE_OFF = tuple(shift for shift in product((-1, 0, 1), repeat=2) if shift != (0, 0))


def _links_are_shifted(one: _Candidate) -> bool:
    """Whether all letters beside the word are right a row or a column off."""
    return _are_right_off(one.place, one.place.reading.cells)


def _is_linked_off(one: _Candidate) -> bool:
    """Whether these are letters enough to show that they are all of one error."""
    enough = len(one.run.text) + one.place.reading.situation.links_needed
    return len(one.place.reading.cells) >= enough and _links_are_shifted(one)


def _are_right_off(place: Place, letters: frozenset[Cell]) -> bool:
    """Whether these letters, those of the word aside, are right a row or a column off."""
    beside, (down, right) = letters.difference(place.run.cells), place.moved
    return any(beside <= place.reading.agreeing(down + by[0], right + by[1]) for by in _ONE_OFF)


def _of_the_draw(reading: Reading, run: LetterRun) -> int:
    """How many of the letters the rack has, with jokers for those circled."""
    lacking = Counter(reading.lacking(run.word))
    circled = Counter(letter.upper() for letter in run.text if letter.islower())
    return len(run.text) - lacking.total() + min((lacking & circled).total(), reading.jokers)


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
    return any(place.valid and (reading.reference.written or _is_linked(place)) for place in located)


def _apart(
    reading: Reading, main: LetterRun, located: Sequence[Place], *, firmly: bool
) -> Iterator[LetterRun]:
    """The words that other pieces of the sketch play by themselves."""
    own = reading.sketch.piece_of(main)
    likely = located if firmly else _around(reading, main, located)
    anywhere = located if firmly else (*likely, *reading.playable(main))
    for piece in reading.sketch.pieces:
        near = anywhere if _meet_at_a_corner(piece, own) or _points_at(piece, main) else likely
        if piece != own and (word := _word_of(reading, piece, near, anywhere)):
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
        if not run.legible or not reading.situation.admits(run.word) or any(p.explains(run) for p in places):
            continue
        standing = next((found for found in _where_it_stands(reading, run, places) if found.valid), None)
        if standing is not None and (run.shares_a_letter_with(main) or len(standing.laid) > 1):
            accounted.update(run.cells)
            yield standing


def _where_it_stands(reading: Reading, run: LetterRun, places: Iterable[Place]) -> Iterator[Place]:
    if reading.situation.first_turn:
        yield from reading.places(run)
        return
    for place in places:
        ref = place.standing(run)
        standing = reading.at(run, ref) if ref is not None else None
        if standing is not None:
            yield standing


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
    return place.valid and _is_linked(place) and not place.unexplained


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
    return piece <= place.agreeing or _are_right_off(place, piece)


def links_are_off(reading: Reading, main: LetterRun, places: Iterable[Place]) -> bool:
    """Whether all letters beside the word, three or more, are right a row or a column off these places."""
    enough = len(reading.cells) >= len(main.text) + reading.situation.links_needed
    return enough and any(_are_right_off(place, reading.cells) for place in places)
