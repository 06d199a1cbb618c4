"""Small events for tests."""

from importlib.resources import files

import msgspec
from hypothesis import strategies as st
from msgspec.structs import replace

from nonuple.event.event import (
    Departure,
    Event,
    EventGame,
    EventScore,
    EventSettings,
)
from nonuple.people.federation import Federation
from nonuple.people.person import Entry, Person

DEFAULT = msgspec.json.decode(
    (files("nonuple") / "data" / "federations" / "default.json").read_bytes(), type=Federation
)
SETTINGS = EventSettings(DEFAULT, tie_breaks=("last-game", "solos"), lexicon="f" * 64)
EMPTY = Event("coupe", "Coupe", "2026-11-12", SETTINGS, games=(EventGame(), EventGame()))


def person(id_: str, name: str = "", **more: str | bool) -> Person:
    return msgspec.convert({"id": id_, "name": name or f"NOM {id_}", **more}, Person)


def alone(*people: Person) -> Event:
    """An event of two games that these people have entered, each under his own number."""
    entries = tuple(Entry(one.id, (one.id,)) for one in people)
    return replace(EMPTY, people=people, entries=entries)


def scored(event: Event, number: int, top: int, **totals: int) -> Event:
    """A game with results: `e1=800` is entry 1."""
    scores = {name.removeprefix("e"): EventScore(total) for name, total in totals.items()}
    return event.with_game(number, replace(event.game(number), top=top, scores=scores, provisional=False))


@st.composite
def events(draw: st.DrawFn, most: int = 8) -> Event:
    """People alone and in pairs, in clubs and teams, some missing games, some gone."""
    count = draw(st.integers(1, most))
    clubs, teams = st.sampled_from(["", "Brest", "Albi", "Caen"]), st.sampled_from(["", "T1", "T2"])
    series, ages = st.sampled_from(["", "1A", "4B", "7"]), st.sampled_from(["", "J", "S", "V"])
    people = [
        Person(
            str(n), f"NOM{n} Prénom", f"L{n}", "F", draw(clubs), draw(series), draw(ages), draw(st.booleans())
        )
        for n in range(1, count + 1)
    ]
    entries: list[Entry] = []
    waiting = [one.id for one in people]
    while waiting:
        size = draw(st.integers(1, min(2, len(waiting))))
        members, waiting = tuple(waiting[:size]), waiting[size:]
        entries.append(Entry(f"e{len(entries) + 1}", members, team=draw(teams)))
    ids = [one.id for one in entries]
    games = [
        EventGame(
            top=draw(st.integers(5, 9)),
            turns=3,
            scores={
                id_: EventScore(
                    draw(st.integers(-1, 9)),
                    solos=draw(st.integers(0, 2)),
                    warnings=draw(st.integers(0, 2)),
                    slips=draw(st.sampled_from([None, 2, 3])),
                )
                for id_ in ids
                if draw(st.booleans())
            },
            provisional=draw(st.booleans()),
        )
        for _ in range(draw(st.integers(1, 3)))
    ]
    gone = [
        Departure(id_, draw(st.integers(1, len(games))), draw(st.booleans()))
        for id_ in ids
        if draw(st.integers(0, 4)) == 0
    ]
    breaks = draw(st.lists(st.sampled_from(["last-game", "solos", "warnings"]), unique=True))
    settings = replace(SETTINGS, tie_breaks=tuple(breaks), best=draw(st.sampled_from([None, 1, 2])))
    return Event("coupe", "Coupe", "2026", settings, tuple(people), tuple(entries), tuple(games), tuple(gone))
