"""What a federation decides: series, categories, divisions, points, its files. It is data, not code."""

from collections.abc import Iterable, Mapping
from typing import Annotated, Literal

import msgspec

from nonuple.people.lists import Field
from nonuple.texts import Text


class Series(msgspec.Struct, frozen=True):
    """A strength, the strongest first; `index` is what a player of it is worth to an interclub team."""

    code: str
    index: int = 0
    label: Text | None = None


class AgeCategory(msgspec.Struct, frozen=True):
    """An age, the youngest first; the names of the young are published as a first name and an initial."""

    code: str
    label: Text | None = None
    young: bool = False


Worth = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] | Annotated[float, msgspec.Meta(ge=0, le=1_000_000)]


class PointsRow(msgspec.Struct, frozen=True):
    """What places are worth where so many play, or more; `beyond` is what each further place is."""

    players: Annotated[int, msgspec.Meta(ge=1)]
    points: tuple[Worth, ...]
    beyond: Worth = 0


ResultField = Literal["rank", "licence", "name", "club", "series", "category", "total", "negative", "points"]


class ResultColumn(msgspec.Struct, frozen=True):
    """A column of the file of results that a federation asks for."""

    title: str
    of: ResultField


class Division(msgspec.Struct, frozen=True):
    """Teams whose index is this or more, and how many of their players count."""

    name: str
    from_index: int
    players: int


class Federation(msgspec.Struct, frozen=True):
    """Series, categories and divisions, each in its order."""

    format: Literal["nonuple-federation"]
    version: Literal[1]
    name: str
    series: tuple[Series, ...] = ()
    categories: tuple[AgeCategory, ...] = ()
    divisions: tuple[Division, ...] = ()
    columns: Mapping[str, Field] = {}
    """What the columns of its lists mean, by their titles."""
    points: tuple[PointsRow, ...] = ()
    """What places are worth; nothing where it gives no points."""
    results: tuple[ResultColumn, ...] = ()
    """The file of results that it asks for; none without."""

    def series_order(self, code: str | None) -> int:
        """The place of a series; one that is not known, or none, comes last."""
        return _place(code, (one.code for one in self.series))

    def category_order(self, code: str | None) -> int:
        return _place(code, (one.code for one in self.categories))

    def index(self, series: str | None) -> int:
        """What a player is worth to a team; nothing where the series is not known."""
        return _indexes(self.series).get(series or "", 0)

    def division(self, index: int) -> Division | None:
        """The highest division that a team's index opens."""
        open_to = (one for one in self.divisions if index >= one.from_index)
        return max(open_to, key=lambda one: one.from_index, default=None)

    def is_young(self, category: str | None) -> bool:
        return any(one.young for one in self.categories if one.code == category)

    def category_label(self, code: str) -> Text | str:
        return next((one.label for one in self.categories if one.code == code and one.label), code)


def _place(code: str | None, codes: Iterable[str]) -> int:
    known = list(codes)
    return known.index(code) if code in known else len(known)


def _indexes(series: Iterable[Series]) -> Mapping[str, int]:
    return {one.code: one.index for one in series}


def points_of(rows: Iterable[PointsRow], place: int, players: int) -> float:
    """By the row of the most players that are there; nothing where they are too few for any."""
    row = max((one for one in rows if one.players <= players), key=lambda one: one.players, default=None)
    if row is None:
        return 0
    return row.points[place - 1] if place <= len(row.points) else row.beyond
