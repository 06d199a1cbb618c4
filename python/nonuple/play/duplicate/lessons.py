"""What the sheet of a game teaches about a word list: `nonuple.words.learnt` puts many together."""

from collections.abc import Iterator
from hashlib import sha256

import msgspec

from nonuple.errors import Refusal
from nonuple.pieces.board import Placement
from nonuple.pieces.draw import has
from nonuple.pieces.formula import Formula
from nonuple.pieces.notation import Ref
from nonuple.play.duplicate.standing import TurnStart
from nonuple.play.duplicate.state import State
from nonuple.play.duplicate.words import in_force
from nonuple.play.record import Record, Turn
from nonuple.texts import sheet as texts
from nonuple.words.learnt import SheetLesson, TurnLesson
from nonuple.words.lexicon import Lexicon

_DIGEST = 32
MOST_MOVES = 40
"""Moves better than a published top that are kept of a turn: more would say the same again."""


def lesson_of(record: Record, lexicon: Lexicon, sheet: str) -> SheetLesson:
    """What a game teaches; known by its turns, whatever its sheet is called."""
    if not any(turn.word for turn in record.turns):
        raise Refusal(texts.NO_GAME)
    told = [(turn.rack, turn.ref, turn.word, turn.score) for turn in record.turns]
    return SheetLesson(sheet, _digest(told), lexicon.fingerprint, tuple(lessons_of(record, lexicon)))


def lesson_of_rulings(state: State, lexicon: Lexicon, sheet: str) -> SheetLesson:
    """What people ruled in a game that was played with this list: its own words and tops teach it nothing."""
    ruled = in_force(state.rulings, max(state.turn, len(state.turns)))
    turns = [
        TurnLesson(one.since, (word,)) if one.ruling == "admitted" else TurnLesson(one.since, (), ((word,),))
        for word, one in ruled.items()
    ]
    told = [(turn.rack, turn.ref, turn.word, turn.score) for turn in state.record.turns]
    return SheetLesson(sheet, _digest(told), lexicon.fingerprint, tuple(turns))


def _digest(told: object) -> str:
    return sha256(msgspec.json.encode(told)).hexdigest()[:_DIGEST]


def lessons_of(record: Record, lexicon: Lexicon) -> Iterator[TurnLesson]:
    """Turn by turn, up to a word that cannot lie where the sheet says.

    A turn teaches nothing where the sheet itself must be wrong: a score that is not that of the word, letters
    that the rack has not.
    """
    standing = TurnStart.first(Formula.parse(record.formula), record.pieces)
    for turn in record.turns:
        if not turn.word:
            return
        placement = standing.place(turn.ref, turn.word)
        if placement.faults:
            return
        if placement.score == turn.score and has(turn.rack, placement.needs):
            proven = tuple(sorted({word.upper() for word in (placement.word, *placement.cross)}))
            better = tuple(_better(standing, turn, placement, lexicon))
            yield TurnLesson(turn.n, proven, better, _digest([standing.board.rows, sorted(turn.rack)]))
        standing = standing.after(turn)


def _better(
    standing: TurnStart, turn: Turn, placement: Placement, lexicon: Lexicon
) -> Iterator[tuple[str, ...]]:
    """The words of the moves that are worth more, each set of words once."""
    if lexicon.top(standing.board, turn.rack, formula=standing.formula).best <= placement.score:
        return
    told: set[tuple[str, ...]] = set()
    for move in lexicon.moves(standing.board, turn.rack, formula=standing.formula):
        if move.score <= placement.score or len(told) == MOST_MOVES:
            return
        if standing.board.tiles or not Ref.parse(move.ref).down:
            words = tuple(sorted({word.upper() for word in (move.word, *move.cross)}))
            if words not in told:
                told.add(words)
                yield words
