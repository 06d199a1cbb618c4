"""The running sheet of a free game, as people write it: a column of points and of totals for each player."""

from collections.abc import Iterator, Sequence

from nonuple.pieces.board import Board
from nonuple.pieces.notation import in_brackets
from nonuple.pieces.variant import Premium
from nonuple.play.free.challenge import CHALLENGE_COST
from nonuple.play.free.checking import boards_of
from nonuple.play.free.record import FreeRecord, FreeTurn
from nonuple.rules import shows
from nonuple.texts import free as texts

_GAP = "  "
_WORDS = (1, 2, 3, 4)
"""Columns of words; the others are of numbers."""


def write_text(record: FreeRecord) -> str:
    """The sheet in columns, for a fixed-width font."""
    rows = [_heading(record), *_rows(record)]
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = [_GAP.join(_aligned(row, widths)).rstrip() for row in rows]
    return "\n".join([*lines, *_below(record)]) + "\n"


def write_spoken(record: FreeRecord) -> str:
    """The sheet for those who hear it read: each cell after the name of its column."""
    heading = _heading(record)
    told = (zip(heading, row, strict=True) for row in _rows(record))
    lines = [", ".join(f"{name} {cell}" for name, cell in row if cell) for row in told]
    return "\n".join([*lines, *_below(record)]) + "\n"


def write_markdown(record: FreeRecord) -> str:
    """The sheet as a Markdown table."""
    heading = _heading(record)
    rules = ["---" if column in _WORDS else "---:" for column in range(len(heading))]
    table = [f"| {' | '.join(row)} |" for row in (heading, rules, *_rows(record))]
    return "\n".join([*table, *(f"{line}  " if line else "" for line in _below(record))]) + "\n"


def write_csv(record: FreeRecord) -> str:
    """One row a turn, fields parted by semicolons as French spreadsheets expect."""
    rows = [_heading(record), *_rows(record)]
    return "".join(";".join(cell.replace(";", ",").replace("\n", " ") for cell in row) + "\n" for row in rows)


def _heading(record: FreeRecord) -> list[str]:
    return [*(text.say() for text in texts.SHEET), *record.seats]


@shows("free", "10", "13", "21")
def _rows(record: FreeRecord) -> Iterator[list[str]]:
    """Each turn, each challenge that was refused, and what the letters left come to."""
    totals = [0] * len(record.seats)
    for turn, board, _ in boards_of(record):
        totals[turn.seat] += turn.points
        yield [
            str(turn.n),
            record.seats[turn.seat],
            done(turn),
            formed(turn),
            premiums(board, turn),
            str(turn.points),
            *map(str, totals),
        ]
        if turn.challenge is not None and not turn.challenge.upheld:
            by = turn.challenge.by
            totals[by] -= CHALLENGE_COST
            row = ["", record.seats[by], texts.REFUSED_CHALLENGE.say(), "", "", str(-CHALLENGE_COST)]
            yield [*row, *map(str, totals)]
    if record.end is not None:
        for seat, (rack, points) in enumerate(zip(record.end.racks, record.end.adjust, strict=True)):
            late = 0 if record.end.late is None else record.end.late[seat]
            totals[seat] += points + late
            left = texts.LETTERS_LEFT.say(letters=rack) if rack else texts.WENT_OUT.say()
            yield ["", record.seats[seat], left, "", "", str(points), *map(str, totals)]


def done(turn: FreeTurn) -> str:
    """What was done at a turn, in a few words."""
    if turn.action == "pass":
        return (texts.PASSED_LATE if turn.late else texts.PASSED).say()
    if turn.action == "exchange":
        return texts.EXCHANGED.say(count=len(turn.drawn))
    said = f"{turn.ref} {in_brackets(turn.word or '')}"
    return texts.TAKEN_OFF.say(word=said) if turn.lost else said


def formed(turn: FreeTurn) -> str:
    """The words formed besides, and the bonus."""
    more = [in_brackets(word) for word in turn.cross or ()]
    if turn.bonus:
        more.append(texts.BONUS.say(points=turn.bonus))
    return ", ".join(more)


@shows("free", "15", "16", "17")
def premiums(board: Board, turn: FreeTurn) -> str:
    """The squares that multiplied, in the order in which the word covered them."""
    if turn.action != "play" or turn.lost:
        return ""
    laid = board.place(turn.ref or "", turn.word or "").laid
    covered = (board.variant.premiums[one.square] for one in laid)
    return " ".join(texts.PREMIUMS[one.name].say() for one in covered if one is not Premium.NONE)


def _below(record: FreeRecord) -> list[str]:
    if record.end is None:
        return []
    best = max(record.end.totals)
    won = [name for name, total in zip(record.seats, record.end.totals, strict=True) if total == best]
    won_by = texts.WON.say(count=len(won), names=texts.AND.say().join(won), total=best)
    return ["", texts.ENDS[record.end.reason].say(), won_by]


def _aligned(row: Sequence[str], widths: Sequence[int]) -> Iterator[str]:
    for column, (cell, width) in enumerate(zip(row, widths, strict=True)):
        yield cell.ljust(width) if column in _WORDS else cell.rjust(width)
