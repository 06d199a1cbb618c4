"""Remarks on what was given, on standard error: the work goes on."""

import sys
from collections.abc import Sequence

from nonuple._kernel import Words
from nonuple.pieces.board import Board
from nonuple.texts import Text
from nonuple.texts import moves as texts

_NAMED = 3


def note(text: Text, where: str, words: Sequence[str]) -> None:
    """Say something of a few words, naming the first ones."""
    named = ", ".join(words[:_NAMED])
    if len(words) > _NAMED:
        named = f"{named} {texts.AND_MORE.say(count=len(words) - _NAMED)}"
    print(f"nonuple: {text.say(where=where, words=named)}", file=sys.stderr)


def note_runs(board: Board, words: Words, where: str = "") -> None:
    """Say which runs of letters of the grid are no words of the list: allowed, and worth knowing."""
    strangers = [f"{word} ({ref})" for ref, word in board.words() if word.upper() not in words]
    if strangers:
        note(texts.NOT_WORDS, where, strangers)
