"""The results of an event as text, for any program: docs/results-format.md is the page that describes it.

A line a fact, fields parted by tabs. Whoever reads it is told everything that does not hold together.
"""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from nonuple.errors import Refusal
from nonuple.texts import Text
from nonuple.texts import results_file as texts

FORMAT, VERSION = "nonuple-results", "1"
STATES = ("provisional", "final", "corrected")
GAME_STATES = ("final", "provisional", "annulled", "planned")
PARTING = "\t"

_NUMBER = re.compile(r"0|-?[1-9]\d{0,8}", re.ASCII)
_BREAKS = re.compile("[\t\n\v\f\r\x1c-\x1e\x85\u2028\u2029]+")
"""What would end a field or a line."""


class GameLine(NamedTuple):
    """A game: what it was played by, and what it was worth; `why` it is annulled."""

    formula: str
    top: int
    turns: int
    state: str
    why: str = ""


class PlaceLine(NamedTuple):
    """An entry in the ranking; None for a game that it has no score of."""

    rank: int
    total: int
    name: str
    series: str
    category: str
    club: str
    team: str
    licence: str
    games: tuple[int | None, ...]


class ResultsFile(NamedTuple):
    """All that the file tells."""

    name: str
    date: str
    edition: str
    state: str
    hour: str
    games: tuple[GameLine, ...]
    places: tuple[PlaceLine, ...]


class ResultsProblem(NamedTuple):
    """Something that does not hold together, and the line on which it is seen."""

    line: int
    text: Text
    values: dict[str, object]

    def __str__(self) -> str:
        return self.text.say(line=self.line, **self.values)


def field(text: str) -> str:
    """A text as it stands in a field: what would end it becomes a space."""
    return _BREAKS.sub(" ", text).strip()


def write_results(results: ResultsFile) -> bytes:
    """The same results give the same bytes."""
    rows: list[Sequence[object]] = [
        (FORMAT, VERSION),
        ("event", field(results.name), field(results.date), field(results.edition)),
        ("state", results.state, field(results.hour)),
    ]
    for number, game in enumerate(results.games, start=1):
        rows.append(("game", number, field(game.formula), game.top, game.turns, game.state, field(game.why)))
    for one in results.places:
        facts = (one.name, one.series, one.category, one.club, one.team, one.licence)
        points = ("" if game is None else game for game in one.games)
        rows.append(("place", one.rank, one.total, *map(field, facts), *points))
    return "".join(PARTING.join(map(str, row)) + "\n" for row in rows).encode()


def read_results(data: bytes, source: str) -> ResultsFile:
    """What a file tells; one in which something does not hold together is refused."""
    reading = _Reading(data)
    problem = next(iter(reading.problems), None)
    if problem is not None:
        raise Refusal(texts.REFUSED, source=source, problem=str(problem))
    return reading.results


def problems_of(data: bytes) -> Sequence[ResultsProblem]:
    """Everything that does not hold together, by line."""
    return sorted(_Reading(data).problems, key=lambda one: one.line)


class _Reading:
    """A file as it is read, with what is wrong in it."""

    def __init__(self, data: bytes) -> None:
        self.problems: list[ResultsProblem] = []
        self.games: list[GameLine] = []
        self.places: list[tuple[int, PlaceLine]] = []
        self.event: list[str] = ["", "", ""]
        self.state: list[str] = ["", ""]
        self._read(data)
        self._check()

    @property
    def results(self) -> ResultsFile:
        (name, date, edition), (state, hour) = self.event, self.state
        return ResultsFile(
            name, date, edition, state, hour, tuple(self.games), tuple(one for _, one in self.places)
        )

    def _wrong(self, line: int, text: Text, **values: object) -> None:
        self.problems.append(ResultsProblem(line, text, values))

    def _read(self, data: bytes) -> None:
        try:
            told = data.removeprefix(b"\xef\xbb\xbf").decode()
        except UnicodeDecodeError:
            self._wrong(1, texts.NOT_UTF_8)
            return
        lines = told.replace("\r\n", "\n").split("\n")
        if lines[-1] == "":
            lines.pop()
        head = lines[0].split(PARTING) if lines else []
        if head[:1] != [FORMAT]:
            self._wrong(1, texts.NO_RESULTS_FILE, format=FORMAT)
            return
        if head[1:] != [VERSION]:
            self._wrong(1, texts.OTHER_RESULTS_VERSION, version=" ".join(head[1:]), known=VERSION)
            return
        seen: set[str] = set()
        for number, line in enumerate(lines[1:], start=2):
            kind, *fields = line.split(PARTING)
            if kind in ("event", "state") and kind in seen:
                self._wrong(number, texts.TWICE, kind=kind)
            elif not self._line(number, kind, fields):
                self._wrong(number, texts.BAD_LINE, found=line[:60])
            seen.add(kind)
        for kind in ("event", "state"):
            if kind not in seen:
                self._wrong(1, texts.LACKS, kind=kind)

    def _line(self, line: int, kind: str, fields: list[str]) -> bool:
        """Whether a line is of a kind that is known, and has its fields."""
        if kind == "event" and len(fields) == 3:
            self.event = fields
            return True
        if kind == "state" and len(fields) == 2 and fields[0] in STATES:
            self.state = fields
            return True
        if kind == "game" and len(fields) == 6:
            return self._game(line, fields)
        return kind == "place" and self._place(line, fields)

    def _game(self, line: int, fields: list[str]) -> bool:
        number, formula, top, turns, state, why = fields
        if not all(map(_NUMBER.fullmatch, (number, top, turns))) or state not in GAME_STATES:
            return False
        if int(number) != len(self.games) + 1 or self.places:
            self._wrong(line, texts.GAME_ORDER, game=number)
        self.games.append(GameLine(formula, int(top), int(turns), state, why))
        return True

    def _place(self, line: int, fields: list[str]) -> bool:
        rank, total, *facts = fields[:8]
        points = fields[8:]
        if len(facts) != 6 or len(points) != len(self.games):
            return False
        if not _NUMBER.fullmatch(rank) or not _NUMBER.fullmatch(total):
            return False
        if not all(one == "" or _NUMBER.fullmatch(one) for one in points):
            return False
        name, series, category, club, team, licence = facts
        games = tuple(int(one) if one else None for one in points)
        of = (name, series, category, club, team, licence)
        self.places.append((line, PlaceLine(int(rank), int(total), *of, games)))
        return True

    def _check(self) -> None:
        before: PlaceLine | None = None
        for place, (line, one) in enumerate(self.places, start=1):
            for text, values in self._faults(one):
                self._wrong(line, text, **values)
            equal = before is not None and before.rank == one.rank and before.total == one.total
            if one.rank != place and not equal:
                self._wrong(line, texts.BAD_RANK, name=one.name, rank=one.rank, place=place)
            if before is not None and before.total < one.total:
                self._wrong(line, texts.BAD_ORDER, name=one.name, total=one.total, before=before.total)
            before = one

    def _faults(self, one: PlaceLine) -> Iterator[tuple[Text, dict[str, object]]]:
        total = sum(points for points in one.games if points is not None)
        if total != one.total:
            yield texts.BAD_TOTAL, {"name": one.name, "total": one.total, "sum": total}
        for number, (game, points) in enumerate(zip(self.games, one.games, strict=True), start=1):
            if points is not None and game.state in ("annulled", "planned"):
                yield texts.NOT_COUNTED, {"name": one.name, "game": number}
