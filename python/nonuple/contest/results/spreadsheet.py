"""Rankings as tables for a spreadsheet."""

import csv
from collections.abc import Iterable, Iterator, Sequence

from nonuple.contest.results.rankings import RankedLine
from nonuple.texts import results as texts


def ranking_table(lines: Sequence[RankedLine], pending: int = 0) -> str:
    """The ranking of a game, one column a turn; its head tells whether slips are still to be decided."""
    turns = range(1, len(lines[0].turns) + 1) if lines else ()
    total = texts.TOTAL_SO_FAR.say(count=pending) if pending else texts.TOTAL.say()
    heads = (total if column is texts.TOTAL else column.say() for column in texts.COLUMNS)
    return _table([*heads, *turns], map(_row, lines))


def _row(line: RankedLine) -> Iterator[object]:
    yield from (line.rank, line.table, *map(_plain, (line.name, line.club, line.series, line.category)))
    yield from (line.total, _share(line.percent), line.negative, line.solos, line.warnings, line.deduction)
    yield from map(_known, line.turns)


def _share(percent: float | None) -> str:
    return "" if percent is None else f"{percent:.1f}".replace(".", texts.DECIMAL.say())


def _known(points: int | None) -> object:
    return "" if points is None else points


def _plain(text: str) -> str:
    """A spreadsheet takes what begins with these signs for a formula."""
    return f"'{text}" if text[:1] in ("=", "+", "-", "@", "\t") else text


def _table(head: Iterable[object], rows: Iterable[Iterable[object]]) -> str:
    out = _Text()
    writer = csv.writer(out, delimiter=";", lineterminator="\r\n")
    writer.writerow(head)
    writer.writerows(rows)
    return "\ufeff" + "".join(out.rows)


class _Text:
    """What the writer of rows takes for a file."""

    def __init__(self) -> None:
        self.rows: list[str] = []

    def write(self, row: str) -> None:
        self.rows.append(row)
