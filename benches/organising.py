"""What an organiser of 1,500 people waits for: the list read, tables drawn, papers, the ranking, the site."""

import random
import time
from collections.abc import Callable
from typing import TypeVar

from msgspec.structs import replace

from nonuple.documents import places, press, sheets
from nonuple.documents.event_source import seats_of_event
from nonuple.documents.model import Look
from nonuple.event.attribution import TableDraw, drawn_tables
from nonuple.event.event import Event, EventGame, EventScore, EventSettings, Find, TurnFinds
from nonuple.event.importing import read_into
from nonuple.event.standings import standings
from nonuple.formats.games import read
from nonuple.formats.results_file import problems_of
from nonuple.people.lists import ColumnProfile
from nonuple.people.shipped import shipped_federation
from nonuple.publication.exports import results_text
from nonuple.publication.public import Publication
from nonuple.publication.site import publish
from nonuple.spreadsheets.reading import read_rows
from tests.documents.samples import occasion
from tests.repository import ROOT

PEOPLE, GAMES = 1_500, 5
GAME = ROOT / "tests" / "golden" / "sheets" / "joinville.txt"
ROAD_SHEETS = 200
MOST = 5.0
"""Seconds of the processor for each."""

T = TypeVar("T")


def bench(people: int = PEOPLE, sheets_printed: int = ROAD_SHEETS) -> None:
    """Each of them is looked at before its time is told."""
    print(
        f"an organiser of {people:,} people and {GAMES} games, seconds of the processor (wanted: {MOST:.0f}):"
    )
    list_ = _list(people)
    empty = Event(
        "f", "Festival", "2026-11-12", EventSettings(shipped_federation()), games=(EventGame(),) * GAMES
    )
    found = _timed("list read", lambda: read_into(empty, read_rows(list_, "liste.csv"), ColumnProfile()))
    assert len(found.entries) == people
    entered = replace(empty, people=tuple(found.people), entries=tuple(found.entries))
    seats = _timed(
        "tables drawn, clubs apart", lambda: drawn_tables(entered, 1, TableDraw("19", apart="club"))
    )
    assert len(set(seats.values())) == people
    event = _played(replace(entered, games=tuple(replace(one, seats=seats) for one in entered.games)))
    at_table = seats_of_event(event, 1)
    _printed("table cards", lambda: press.pdf(places.table_cards(at_table, occasion("fr"), "fr"), Look()))
    some = [(seat, ()) for seat in at_table[:sheets_printed]]
    road = f"{len(some)} road sheets"
    _printed(road, lambda: press.pdf(sheets.road_sheets(some, occasion("fr"), "fr"), Look()))
    ranking = _timed("ranking", lambda: standings(event))
    assert len(ranking.rankings[0].ranking) == people
    site = _timed("site, a page for everybody", lambda: publish(event, "16:10", b""))
    assert sum(path.startswith("joueur-") for path in site) == people
    print(f"  the site: {len(site):,} files, {sum(map(len, site.values())) / 1e6:.1f} MB")
    text = _timed("results as text", lambda: results_text(Publication(event, "fr", "16:10")))
    assert not problems_of(text)
    print()


def _timed(what: str, work: Callable[[], T]) -> T:
    began = time.process_time()
    made = work()
    print(f"  {what}: {time.process_time() - began:.2f} s")
    return made


def _printed(what: str, work: Callable[[], bytes]) -> None:
    size = len(_timed(what, work))
    print(f"  {what}: {size / 1e6:.1f} MB")


def _list(people: int) -> bytes:
    lines = (
        f"NOM{n} Prénom;{100_000 + n};Club {n % 60};{n % 6 + 1}A;{'SVJ'[n % 3]};oui" for n in range(people)
    )
    return "\n".join(["Nom;N° licence;Club;Série;Catégorie;Accord", *lines]).encode()


def _played(event: Event) -> Event:
    """Five times a published game: at each turn most have found the top, the others one of ten words."""
    record = read(GAME.read_bytes())
    chance, ids = random.Random(19), [one.id for one in event.entries]
    turns = [turn for turn in record.turns if turn.word]
    games = []
    for game in event.games:
        totals, finds = dict.fromkeys(ids, 0), []
        for turn in turns:
            found: dict[int, list[str]] = {}
            for id_ in ids:
                found.setdefault(max(0, chance.randint(-20, 10)), []).append(id_)
            words = [
                Find(turn.word if lost == 0 else f"MOT{lost}", turn.ref, turn.score - lost, tuple(who))
                for lost, who in sorted(found.items())
                if lost < turn.score
            ]
            for one in words:
                for id_ in one.entries:
                    totals[id_] += one.points
            finds.append(TurnFinds(tuple(words)))
        games.append(
            replace(
                game,
                top=sum(turn.score for turn in turns),
                turns=len(turns),
                scores={id_: EventScore(total, slips=len(turns)) for id_, total in totals.items()},
                record=replace(record, turns=record.turns[: len(turns)]),
                finds=tuple(finds),
                provisional=False,
            )
        )
    return replace(event, games=tuple(games))


if __name__ == "__main__":
    bench()
