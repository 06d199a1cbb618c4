"""Which run of a slip is the word played.

The sketch is laid over the grid so that a run comes to a place. Each other letter then falls on the same
letter of the grid, where it can be a junction letter, or it does not: it is unexplained.

- The word played is the run that can be played, and that leaves the fewest letters unexplained where the slip
  places it: by its reference, by letters of the grid inside it or junction letters that two others at most
  contradict, by fewer if all are right. Letters that are all right a square off are one error.
- What a reference names where it is a solution goes before what letters place: beside it they are strays. It
  gives way to a run around which every letter is right, be it turned, if that has the score or it has not.
- A word that is void is still the word: a run that can be played through one of its letters does not save it.
  It is known by this, that it alone leaves no letter unexplained. But one letter beside a word that is placed
  and has the score is a stray, whatever run it makes.
- Where none is placed, it is one that letters show, though not its place: all of them but for a slip of the
  pen or a square; failing these the one with the most letters of the draw that is no bad copy.
- Otherwise the score only parts runs that are equal.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from nonuple.rules import applies, article
from nonuple.slips.copied import is_badly_copied, is_nearly_linked
from nonuple.slips.reading import TOLERATED_LINKS, Place, Reading, once
from nonuple.slips.sketch import LetterRun


@article("2026", "6.2.1")
@applies("2026", "6.4.1", "6.4.2.2", "6.7")
def word_played(reading: Reading) -> LetterRun | None:
    """The run taken as the word played: the arbiter's choice, else the one that explains the most."""
    return _word_of_many(reading) if len(reading.runs) > 1 else next(iter(reading.runs), None)


@once
def _word_of_many(reading: Reading) -> LetterRun:
    for is_clear in (Reading.is_principal, _is_beyond_doubt):
        for run in reading.runs:
            if is_clear(reading, run):
                return run
    playable = list(_playable(reading))
    named = _is_named(playable)
    placed = _placed(playable, named=named)
    best = min(placed, key=_doubt, default=None)
    if best is not None and not best.place.unexplained:
        stray = () if best.place.valid or best.named else filter(_is_right_but_for_a_stray, placed)
        return min(stray, key=_doubt, default=best).run
    sure = named and (best is None or _is_claimed(best))
    void = min(_void(reading, named=sure), key=_doubt_of_void, default=None)
    if void is None:
        void = min(_void_in_its_piece(reading, best, named=named), key=_doubt, default=None)
    if best is None:
        return void.run if void is not None else _meant(reading, playable)
    if void is None or (not void.named and _is_right_but_for_a_stray(best)):
        return best.run
    return void.run


@applies("2026", "6.2.5", "6.4.1")
def _is_right_but_for_a_stray(one: "_Candidate") -> bool:
    """Whether it is a solution that has the score, and one letter beside it is wrong, whatever that makes."""
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
    return min(own or reading.runs, key=lambda run: (_strangeness(reading, run), _less_meant(reading, run)))


def _less_meant(reading: Reading, run: LetterRun) -> tuple[bool, str, bool]:
    """What parts runs that are as strange, whichever way they are written."""
    is_right = any(True for _ in reading.as_drawn(run))
    return _is_across_the_reference(run, reading), run.text, not is_right


def _doubt_of_shown(one: "_Candidate") -> tuple[tuple[bool, tuple[float, ...], bool], tuple[str, bool, int]]:
    """Rather one that has the score there, and of which one slip of the pen parts all letters from right."""
    place = one.place
    near = place.valid and is_nearly_linked(place)
    return (
        (not _is_claimed(one), _strangeness(place.reading, one.run), not near),
        (one.run.text, not place.valid, min(place.scores, default=0)),
    )


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
    none by one or two letters. Beside one that letters inside it place, all that are linked.
    """
    right = [one for one in playable if one.named and not one.turned and one.place.valid]
    if right:
        return [*right, *(one for one in playable if _outweighs(one, right))]
    within = any(_is_placed_from_within(one.place) for one in playable)
    return [
        one
        for one in playable
        if (one.turned and not (named and one.place.unexplained))
        or (not one.turned and (one.named or _is_placed_by_letters(one.place)))
        or (within and not one.turned and one.place.linked)
        or (not named and _explains_all(one.place))
    ]


@applies("2026", "6.2.3")
def _outweighs(one: _Candidate, right: Sequence[_Candidate]) -> bool:
    """Whether every letter is right around a run, be it turned, beside those that a right reference names.

    It needs the score if one of these has it; turned, it is not the same word as one that is as right.
    """
    if one.place.unexplained or not (one.turned or (one.place.valid and _is_placed_by_letters(one.place))):
        return False
    claimed = any(map(_is_claimed, right))
    if one.turned and any(one.run.word == named.run.word for named in right):
        return _is_claimed(one) and not claimed
    return _is_claimed(one) or not claimed


def _is_claimed(one: _Candidate) -> bool:
    return one.place.reading.slip.score in one.place.scores


def _is_named(playable: Sequence[_Candidate]) -> bool:
    """Whether the reference places a run as it is drawn."""
    return any(one.named and not one.turned for one in playable)


def _doubt(one: _Candidate) -> tuple[int, bool, bool, bool, bool, int, bool, str, int]:
    """What speaks against a run as the word played, the least being taken; a shift of all is one error.

    Of equals rather one in the direction named, then what earns less; being written across tells nothing.
    """
    place = one.place
    shifted = bool(place.unexplained) and _links_are_shifted(one)
    return (
        1 if shifted else place.unexplained,
        not _is_at_the_reference(place),
        bool(place.unexplained) and not shifted,
        place.reading.slip.score not in place.scores,
        not place.valid,
        -len(one.run.text),
        _is_across_the_reference(one.run, place.reading),
        one.run.text,
        min(place.scores, default=0),
    )


def _is_across_the_reference(run: LetterRun, reading: Reading) -> bool:
    """Whether the reference names the other direction."""
    ref = reading.reference.ref
    return ref is not None and ref.down is not run.down


def _is_at_the_reference(place: Place) -> bool:
    """Whether the reference names its square, be it for the other direction."""
    ref = place.reading.reference.ref
    return ref is not None and ref.square == place.ref.square


def _is_shown(one: _Candidate) -> bool:
    """Whether letters show the word, be it not its place: all but a slip of the pen, or all a square off."""
    return _links_are_shifted(one) or (one.place.valid and is_nearly_linked(one.place))


def _explains_all(place: Place) -> bool:
    """Whether every letter beside it is right, and linked to it, be it but for one left out."""
    right = place.reading.has_more and not place.unexplained
    return right and (bool(place.outside) or is_nearly_linked(place))


def _is_placed_by_letters(place: Place) -> bool:
    """Whether it is linked, and two letters at most contradict it, but for those of a solution across it."""
    return place.linked and (
        place.contradicted <= TOLERATED_LINKS
        or _is_placed_from_within(place)
        or any(
            len(place.strangers.difference(run.cells)) <= TOLERATED_LINKS
            for run in place.reading.runs
            if run.shares_a_letter_with(place.run) and _is_a_solution_there(place, run)
        )
    )


def _is_placed_from_within(place: Place) -> bool:
    """Whether letters of the grid inside it are enough, be all others wrong."""
    return len(place.run.text) - len(place.offsets) >= place.reading.situation.links_needed


def _is_a_solution_there(place: Place, run: LetterRun) -> bool:
    """Whether another run is a solution where it stands when the word lies at its place."""
    standing = place.standing(run) if place.valid and run != place.run else None
    return standing is not None and standing.valid


@applies("2026", "6.4.1", "6.7")
def _void(reading: Reading, *, named: bool) -> Iterator[_Candidate]:
    """The runs around which every letter is right, though none can be played so.

    Beside a run that the reference names and that has the score, only where it names them, too.
    """
    for run in reading.runs:
        for place in reading.as_drawn(run):
            told = place.lacks_its_ends or (place.linked and _has_most_letters(place))
            here = place.ref == reading.reference.ref
            if told and place.offsets and (here or not named):
                yield _Candidate(run, place, named=here)


@applies("2026", "6.4.1")
def _void_in_its_piece(reading: Reading, best: "_Candidate | None", *, named: bool) -> Iterator["_Candidate"]:
    """The words void where their reference or three letters put them, be another letter of their piece wrong.

    The draw has all that they lay but one letter, and as many as of what is placed in the same piece.
    """
    for run in reading.runs:
        if not run.legible or (len(run.text) <= TOLERATED_LINKS and not reading.situation.admits(run.word)):
            continue
        piece = reading.sketch.piece_of(run) & reading.cells
        together = best is not None and best.run.cells[0] in piece
        tiles = len(best.place.offsets) if best is not None and together else 1
        most = _wrong_at_most(best, together=together)
        for place in reading.drawn_around(run, piece, most) if most >= 0 else ():
            here, lacking = place.ref == reading.reference.ref, len(place.missing)
            shown = here or (not named and place.linked and place.outside)
            if shown and lacking < 2 and len(place.offsets) - lacking >= tiles:
                yield _Candidate(run, place, named=here)


def _wrong_at_most(best: "_Candidate | None", *, together: bool) -> int:
    """How many letters beside a void word may be wrong: fewer than beside what is placed in its piece.

    None beside what is placed in another piece, if that is not named and has not the score. Letters of the
    grid inside a word that has it are its location, whatever is beside it.
    """
    if best is None:
        return TOLERATED_LINKS
    if together:
        sure = _is_claimed(best) and _is_placed_from_within(best.place)
        return -1 if sure else min(best.place.contradicted - 1, TOLERATED_LINKS)
    return -1 if best.named or _is_claimed(best) else 0


def _doubt_of_void(one: _Candidate) -> tuple[bool, tuple[object, ...]]:
    """Rather a word not in full, whose letters the rack has, than one with a letter that it lacks."""
    return not one.place.lacks_its_ends, _doubt(one)


def _has_most_letters(place: Place) -> bool:
    """Whether the rack lacks one letter at most, or half of those laid."""
    lacked = len(place.reading.lacking(place.found.needs)) - place.reading.jokers
    return lacked <= max(1, len(place.offsets) // 2)


def _links_are_shifted(one: _Candidate) -> bool:
    """Whether all letters beside the word are right a row or a column off."""
    return one.place.is_right_off(one.place.reading.cells)


def _of_the_draw(reading: Reading, run: LetterRun) -> int:
    """How many of the letters the rack has, with jokers for those circled."""
    lacking = Counter(reading.lacking(run.word))
    circled = Counter(letter.upper() for letter in run.text if letter.islower())
    return len(run.text) - lacking.total() + min((lacking & circled).total(), reading.jokers)
