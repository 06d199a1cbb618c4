"""A ranking read back from the table that the results are saved as."""

import csv
from collections.abc import Mapping, Sequence

from nonuple.documents.values import PaperRanking, Placed
from nonuple.errors import Refusal
from nonuple.texts import printing as texts
from nonuple.texts import results

_FIELDS = {
    "rank": results.RANK,
    "name": results.NAME,
    "club": results.CLUB,
    "series": results.SERIES,
    "category": results.CATEGORY,
    "total": results.TOTAL,
    "percent": results.SHARE,
    "negative": results.NEGATIVE,
}
_HEADED = {heading.casefold(): field for field, text in _FIELDS.items() for heading in text}
_NEEDED = ("rank", "name", "total")


def read_ranking(text: str) -> PaperRanking:
    """One line a player, under the headings of the table; columns of games follow where there are any."""
    body = text.removeprefix("\ufeff")
    rows = [row for row in csv.reader(body.splitlines(), delimiter=_separator(body)) if any(row)]
    if not rows:
        raise Refusal(texts.NO_RANKING)
    heads = [cell.strip().casefold() for cell in rows[0]]
    columns = {_HEADED[head]: at for at, head in enumerate(heads) if head in _HEADED}
    if any(field not in columns for field in _NEEDED):
        raise Refusal(texts.NO_RANKING)
    games = [at for at, head in enumerate(heads) if _is_game(head)]
    lines = [_line(number, row, columns, games) for number, row in enumerate(rows[1:], 2)]
    top = lines[0].total - lines[0].negative if lines else 0
    return PaperRanking(lines, tuple(rows[0][at].strip() for at in games), top=top)


def _separator(text: str) -> str:
    first = text.partition("\n")[0]
    return max(";,\t", key=first.count)


def _is_game(head: str) -> bool:
    return any(head.startswith(text.partition("{")[0].casefold()) for text in results.GAME)


def _line(number: int, row: Sequence[str], columns: Mapping[str, int], games: Sequence[int]) -> Placed:
    def cell(field: str) -> str:
        at = columns.get(field)
        return row[at].strip().lstrip("'") if at is not None and at < len(row) else ""

    try:
        percent = cell("percent").replace(",", ".").rstrip("%")
        return Placed(
            rank=int(cell("rank")),
            name=cell("name"),
            total=int(cell("total")),
            negative=int(cell("negative") or 0),
            club=cell("club"),
            series=cell("series"),
            category=cell("category"),
            percent=float(percent) if percent else None,
            games=tuple(int(row[at]) if at < len(row) and row[at].strip() else None for at in games),
        )
    except ValueError:
        raise Refusal(texts.BAD_RANKING_LINE, line=number) from None
