"""Whether what a file says is made of letters, places and words at all, before anything looks into it."""

import re
from collections.abc import Mapping
from typing import get_args

from nonuple.errors import Refusal
from nonuple.pieces.formula import Formula
from nonuple.pieces.notation import Ref, read_word
from nonuple.pieces.tiles import Rack
from nonuple.pieces.variant import variant
from nonuple.play.record import EndReason, Record, Turn
from nonuple.rulebooks.registry import duplicate
from nonuple.texts import sheet as texts

MOST_POINTS = 9999

MOST_TURNS = 102
"""A turn lays one tile at least."""

LONGEST_LINE = 500
"""Of a sheet or a notation: what is longer is something else."""

_LETTERS = re.compile(r"[A-Z?]{0,102}")
_ENDS: Mapping[str, EndReason] = {end: end for end in get_args(EndReason)}


def read_end(text: str) -> EndReason | None:
    """Why the game ended, None where nothing is said."""
    if text and text not in _ENDS:
        raise Refusal(texts.UNKNOWN_END, end=text, known=", ".join(_ENDS))
    return _ENDS.get(text)


def read_left(text: str) -> str:
    """Letters that were not placed."""
    if not _LETTERS.fullmatch(text):
        raise Refusal(texts.BAD_LETTERS, letters=text)
    return text


def sound(record: Record) -> Record:
    """The same record; refused, naming the turn, if a part of it is not what it should be."""
    duplicate(record.edition)
    Formula.parse(record.formula)
    variant(record.variant)
    read_left(record.left)
    if len(record.turns) > MOST_TURNS:
        raise Refusal(texts.TOO_MANY_ROWS, most=MOST_TURNS)
    for number, turn in enumerate(record.turns, start=1):
        try:
            _check(turn, number, last=number == len(record.turns))
        except Refusal as problem:
            raise Refusal(texts.AT_TURN, n=number, problem=problem) from problem
    return record


def _check(turn: Turn, number: int, *, last: bool) -> None:
    Rack(turn.drawn, turn.kept)
    for reject in turn.rejected:
        Rack(reject.drawn, reject.kept)
    if turn.n != number or not (0 <= turn.bonus <= MOST_POINTS and 0 <= turn.score <= MOST_POINTS):
        raise Refusal(texts.BAD_NUMBERS, most=MOST_POINTS)
    if turn.replaced is not None and not re.fullmatch("[A-Z]", turn.replaced):
        raise Refusal(texts.BAD_REPLACED, letter=turn.replaced)
    if last and not turn.word and not turn.ref:
        return
    if not turn.word:
        raise Refusal(texts.WORD_UNDECIDED)
    for word in (turn.word, *turn.cross):
        if read_word(word) != word:
            raise Refusal(texts.BAD_WORD, word=word)
    if str(Ref.parse(turn.ref)) != turn.ref:
        raise Refusal(texts.BAD_REF, ref=turn.ref, expected=Ref.parse(turn.ref))
