"""A game as a table for spreadsheets: one row a turn, then one row, without a number, that tells the end.

In that last row `kept` holds the letters left and `end` the reason. Fields are parted by semicolons, which
French spreadsheets expect; commas and tabs are read as well.
"""

import csv
import re
from collections.abc import Mapping, Sequence

from nonuple.errors import Refusal
from nonuple.formats import rejects
from nonuple.formats.soundness import read_end, sound
from nonuple.pieces.variant import USUAL
from nonuple.play.record import Record, Turn
from nonuple.texts import sheet as texts

COLUMNS = (
    *("edition", "formula", "n", "rejected", "kept", "drawn", "ref", "word"),
    *("score", "total", "bonus", "cross", "ties", "replaced", "end"),
)
VARIANT = "variant"
"""A column only where other letters than the usual ones are played with."""
DELIMITERS = ";,\t"

_NUMBER = re.compile(r"\d{1,6}", re.ASCII)

Row = Mapping[str, str]


def write(record: Record) -> str:
    """The table; no field can hold a semicolon or a quote."""
    columns = COLUMNS if record.variant == USUAL.name else (*COLUMNS, VARIANT)
    rows: list[tuple[str, ...]] = [columns]
    total = 0
    for turn in record.turns:
        total += turn.score
        cells = {
            "n": turn.n,
            "rejected": rejects.write(turn.rejected),
            "kept": turn.kept,
            "drawn": turn.drawn,
            "ref": turn.ref,
            "word": turn.word,
            "score": turn.score,
            "total": total,
            "bonus": turn.bonus,
            "cross": " ".join(turn.cross),
            "ties": turn.ties,
            "replaced": turn.replaced or "",
        }
        rows.append(_cells(record, columns, cells))
    rows.append(_cells(record, columns, {"kept": record.left, "total": total, "end": record.end or ""}))
    return "".join(f"{';'.join(row)}\n" for row in rows)


def _cells(record: Record, columns: Sequence[str], cells: Mapping[str, object]) -> tuple[str, ...]:
    whole = {"edition": record.edition, "formula": record.formula, VARIANT: record.variant, **cells}
    return tuple(str(whole.get(column, "")) for column in columns)


def is_heading(line: str) -> bool:
    """Whether a first line names the columns of such a table."""
    return {"n", "drawn", "word"} <= set(re.split(f"[{DELIMITERS}]", line.strip().replace('"', "")))


def read(text: str) -> Record:
    rows = _rows(text)
    *played, last = rows
    if last["n"]:
        raise Refusal(texts.NO_LAST_ROW)
    turns = []
    for number, row in enumerate(played, start=2):
        try:
            turns.append(_turn(row))
        except Refusal as problem:
            raise Refusal(texts.LINE, line=number, problem=problem) from problem
    end = read_end(last["end"])
    variant = last.get(VARIANT) or USUAL.name
    return sound(Record(last["edition"], last["formula"], tuple(turns), end, last["kept"], variant))


def _rows(text: str) -> Sequence[Row]:
    """The rows by the names of their columns, all there and without spaces around."""
    lines = [line for line in text.removeprefix("\ufeff").splitlines() if line.strip()]
    delimiter = max(DELIMITERS, key=lines[0].count) if lines else ";"
    try:
        names, *rows = csv.reader(lines, delimiter=delimiter)
    except (csv.Error, ValueError):
        raise Refusal(texts.NO_GAME) from None
    names = [name.strip() for name in names]
    for column in COLUMNS:
        if column not in names and column != "total":
            raise Refusal(texts.NO_COLUMN, column=column)
    if not rows:
        raise Refusal(texts.NO_LAST_ROW)
    return [
        {name: cell.strip() for name, cell in zip(names, [*row, *[""] * len(names)], strict=False)}
        for row in rows
    ]


def _turn(row: Row) -> Turn:
    return Turn(
        n=_number(row, "n"),
        rejected=rejects.read(row["rejected"]),
        kept=row["kept"],
        drawn=row["drawn"],
        ref=row["ref"],
        word=row["word"],
        score=_number(row, "score"),
        bonus=_number(row, "bonus"),
        cross=tuple(row["cross"].split()),
        ties=_number(row, "ties"),
        replaced=row["replaced"] or None,
    )


def _number(row: Row, column: str) -> int:
    if not _NUMBER.fullmatch(row[column]):
        raise Refusal(texts.BAD_CELL, column=column, value=row[column])
    return int(row[column])
