"""The results of an event in the columns that its federation asks for: a person a line, by his licence."""

from collections.abc import Iterator, Mapping

from nonuple.errors import Refusal
from nonuple.event.event import Event
from nonuple.event.points import awarded, federation_table
from nonuple.event.standings import lines_of
from nonuple.people.federation import ResultField
from nonuple.publication.exports import Cell, Rows, csv_table
from nonuple.texts import organising as texts


def federal_csv(event: Event) -> bytes:
    return csv_table(federal_rows(event))


def federal_rows(event: Event) -> Rows:
    """Both of a pair, each with the rank and the points of it."""
    columns = event.settings.federation.results
    if not columns:
        raise Refusal(texts.NO_RESULT_FILE, name=event.settings.federation.name)
    titles: list[Cell] = [one.title for one in columns]
    return [titles, *([line[one.of] for one in columns] for line in _lines(event))]


def _lines(event: Event) -> Iterator[Mapping[ResultField, Cell]]:
    table = federation_table(event.settings.federation)
    worth = {one.id: one.points for one in awarded(event, table)} if table is not None else {}
    people = {one.id: one for one in event.people}
    members = {one.id: one.people for one in event.entries}
    for line in lines_of(event):
        for one in (people[id_] for id_ in members[str(line.id)]):
            yield {
                "rank": line.rank,
                "licence": one.licence,
                "name": one.name or texts.REMOVED.fr,
                "club": one.club,
                "series": one.series,
                "category": one.category,
                "total": line.total,
                "negative": line.negative,
                "points": worth.get(str(line.id)),
            }
