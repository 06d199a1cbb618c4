"""The results of a game: from the answer of `nonuple score`, or from a table of entries and totals."""

import re
from collections.abc import Mapping, Sequence, Set
from typing import NamedTuple

import msgspec

from nonuple.errors import Refusal
from nonuple.event.event import EventScore, EventSolo
from nonuple.event.ranking import Count, Points
from nonuple.people.person import folded
from nonuple.texts import organising as texts

_NUMBER = re.compile(r"-?\d{1,9}", re.ASCII)
_TITLES: Mapping[str, str] = {
    "table": "table",
    "inscription": "entry",
    "entry": "entry",
    "id": "entry",
    "total": "total",
    "score": "total",
    "points": "total",
    "avertissements": "warnings",
    "warnings": "warnings",
    "solos": "solos",
    "tops perdus": "tops_lost",
    "tops lost": "tops_lost",
    "bulletins": "slips",
    "slips": "slips",
}


class GameResults(NamedTuple):
    """The scores of a game, with the line at which each stands; `solos` and `top` where they are told."""

    scores: Mapping[str, EventScore]
    lines: Mapping[str, int]
    solos: tuple[EventSolo, ...] | None = None
    top: int | None = None


class _Line(msgspec.Struct, frozen=True):
    table: int | str
    total: Points
    solos: Count = 0
    warnings: Count = 0
    tops_lost: Count | None = None


class _Solo(msgspec.Struct, frozen=True):
    turn: int
    table: int | str
    points: int


class _Ledger(msgspec.Struct, frozen=True):
    top: Count
    ranking: list[_Line]
    solos: list[_Solo] = []


def results_of_ledger(data: bytes, source: str, seats: Mapping[str, str]) -> GameResults:
    """What `nonuple score` answered; `seats` says who sits at which table."""
    try:
        ledger = msgspec.json.decode(data, type=_Ledger)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        raise Refusal(texts.NOT_A_LEDGER, source=source) from None
    return GameResults(
        {
            _seated(seats, one.table): EventScore(one.total, one.tops_lost, one.warnings, one.solos)
            for one in ledger.ranking
        },
        {_seated(seats, one.table): line for line, one in enumerate(ledger.ranking, start=1)},
        tuple(EventSolo(one.turn, _seated(seats, one.table), one.points) for one in ledger.solos),
        ledger.top,
    )


def results_of_rows(
    rows: Sequence[Sequence[str]], source: str, seats: Mapping[str, str], entries: Set[str]
) -> GameResults:
    """A table with titles: a table or an entry, a total, and what else is known."""
    titles = [_TITLES.get(folded(title), "") for title in rows[0]] if rows else []
    if "total" not in titles or not {"table", "entry"} & set(titles):
        raise Refusal(texts.NO_TITLES, source=source)
    scores: dict[str, EventScore] = {}
    lines: dict[str, int] = {}
    for number, row in enumerate(rows[1:], start=2):
        cells = {title: cell.strip() for title, cell in zip(titles, row, strict=False) if title}
        if not any(cells.values()):
            continue
        entry = cells["entry"] if "entry" in cells else _seated(seats, cells["table"])
        if entry not in entries:
            raise Refusal(texts.STRANGER, source=source, line=number, entry=entry)
        if entry in scores:
            raise Refusal(texts.SCORED_TWICE, source=source, line=number, entry=entry)
        scores[entry], lines[entry] = _score(cells, source, number), number
    return GameResults(scores, lines)


def _score(cells: Mapping[str, str], source: str, line: int) -> EventScore:
    figures = {name: cell for name, cell in cells.items() if name not in ("table", "entry") and cell}
    for name, cell in figures.items():
        if not _NUMBER.fullmatch(cell) or (name != "total" and cell.startswith("-")):
            raise Refusal(texts.NO_NUMBER, source=source, line=line, value=cell)
    if "total" not in figures:
        raise Refusal(texts.NO_NUMBER, source=source, line=line, value="")
    return EventScore(**{name: int(cell) for name, cell in figures.items()})


def _seated(seats: Mapping[str, str], table: int | str) -> str:
    entry = seats.get(str(table))
    if entry is None:
        raise Refusal(texts.EMPTY_SEAT, table=table)
    return entry
