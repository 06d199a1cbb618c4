"""`nonuple moves`: all solutions of positions given as JSON."""

from collections.abc import Iterable

from nonuple._kernel import Words
from nonuple.cli.notes import note, note_runs
from nonuple.cli.objects import Source, answer_each
from nonuple.cli.positions import position_of
from nonuple.cli.word_list import list_for_programs
from nonuple.formats.jsonl import JsonLine
from nonuple.pieces.search import Move, Search
from nonuple.texts import moves as texts
from nonuple.words.spelling import WORD, plain


def moves(file: Source, /, *, top: bool = False, lexicon: str | None = None) -> None:
    listed = list_for_programs(lexicon).words
    answer_each(file, lambda line: _answer(line, listed, top=top), texts.PROGRESS)


def _answer(line: JsonLine, listed: Words, *, top: bool) -> dict[str, object]:
    position = position_of(line)
    where = texts.LINE.say(line=line.number)
    words = listed if position.words is None else admitted_only(position.words, where)
    note_runs(position.board, words, where)
    found = Search.over(words, position.formula, position.board.variant).one(
        position.board, position.rack, top=top
    )
    return {
        "id": position.id,
        "top": found.best,
        "count": len(found),
        "moves": written(found),
    }


def written(found: Iterable[Move]) -> list[dict[str, object]]:
    """Moves as the contract has them."""
    return [
        {
            "ref": move.ref,
            "word": move.word,
            "score": move.score,
            "tiles": move.tiles,
            "cross": move.cross,
        }
        for move in found
    ]


def admitted_only(listed: list[str], where: str) -> Words:
    """A list given with a position; what cannot lie on a grid is told and left aside."""
    spelled = {plain(word): word for word in listed}
    unplayable = [word for letters, word in spelled.items() if not WORD.fullmatch(letters)]
    if unplayable:
        note(texts.UNPLAYABLE, where, unplayable)
    return Words.build("\n".join(filter(WORD.fullmatch, spelled)).encode())
