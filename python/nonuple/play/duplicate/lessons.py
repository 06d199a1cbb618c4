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
    digest = sha256(msgspec.json.encode(told)).hexdigest()[:_DIGEST]
    return SheetLesson(sheet, digest, lexicon.fingerprint, tuple(lessons_of(record, lexicon)))


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
            yield TurnLesson(turn.n, proven, tuple(_better(standing, turn, placement, lexicon)))
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
