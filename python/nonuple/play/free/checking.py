"""A recorded free game gone through again: what differs with the list and the rules."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from nonuple.pieces.board import Board
from nonuple.play.free.challenge import not_admitted
from nonuple.play.free.record import FreeRecord, FreeTurn
from nonuple.rules import applies
from nonuple.texts import Text
from nonuple.texts import free as texts
from nonuple.words.lexicon import Lexicon


class FreeDifference(NamedTuple):
    """Something told otherwise than the rules have it, at a turn."""

    turn: int
    text: Text
    values: Mapping[str, object]

    def __str__(self) -> str:
        return self.text.say(**self.values)


def boards_of(record: FreeRecord) -> Iterator[tuple[FreeTurn, Board, Board]]:
    """Each turn with the grid before and after it; the record is sound."""
    board = Board(variant=record.pieces)
    for turn in record.turns:
        after = board
        if turn.action == "play" and not turn.lost:
            after = board.play(turn.ref or "", turn.word or "")
        yield turn, board, after
        board = after


@applies("free", "9", "10", "14")
def differences(record: FreeRecord, lexicon: Lexicon) -> list[FreeDifference]:
    """Scores that are not those of the words, words that are not admitted, challenges wrongly decided."""
    found: list[FreeDifference] = []
    for turn, board, _ in boards_of(record):
        if turn.action != "play":
            continue
        placement = board.place(turn.ref or "", turn.word or "")
        wrong = not_admitted((placement.word, *placement.cross), lexicon)
        if not turn.lost and turn.points != placement.score:
            worth = {"told": turn.points, "score": placement.score}
            found.append(FreeDifference(turn.n, texts.OTHER_SCORE, worth))
        if turn.lost and not wrong:
            found.append(FreeDifference(turn.n, texts.WRONGLY_UPHELD, {"word": turn.word}))
        elif wrong and turn.challenge is not None and not turn.lost:
            found.append(FreeDifference(turn.n, texts.WRONGLY_REFUSED, {"words": ", ".join(wrong)}))
        elif wrong and not turn.lost:
            values = {"words": ", ".join(wrong), "count": len(wrong)}
            found.append(FreeDifference(turn.n, texts.LAID_WRONG, values))
    return found
