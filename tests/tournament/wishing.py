"""Events that wander: whatever is asked for, in any order, as the server would take it."""

import random
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from typing import Any

from nonuple import _kernel
from nonuple.activity.door import Guest, Opened
from nonuple.activity.port import Moment
from nonuple.contest.people import Arbiter, Block
from nonuple.contest.state import Contest
from nonuple.errors import Refusal
from nonuple.people.person import Entry, Person
from nonuple.tournament import commands as ask
from nonuple.tournament import events as on
from nonuple.tournament.activity import EventActivity
from nonuple.tournament.asking import EventMeans
from nonuple.tournament.people import EventHall
from nonuple.words.lexicon import Lexicon
from tests.event.events import DEFAULT

ORGANISER = Guest("organiser", "Odile")
NOW = Moment(0.0, "epoch", datetime(2026, 11, 17, 9, 0, tzinfo=UTC))
LEXICON = Lexicon("essai", "f" * 64, _kernel.Words.build(b"AA\nBA"))

PLAN = ask.Arrange(
    name="Coupe", date="2026-11-12", games=(ask.GameWish("1"), ask.GameWish("2"), ask.GameWish("3"))
)


def means(contest: Callable[[str], Contest | None] = Contest) -> EventMeans:
    return EventMeans(lambda _: LEXICON, lambda size: b"7" * size, DEFAULT, contest)


class Wandering:
    """An event with all that has happened to it."""

    def __init__(self, activity: EventActivity | None = None) -> None:
        self.activity = activity or EventActivity("event", means(), lambda: ())
        self.facts: list[on.TournamentEvent] = []
        self.take((Opened("Coupe"),))

    def take(self, facts: tuple[on.TournamentEvent, ...]) -> None:
        for fact in facts:
            self.facts.append(fact)
            self.activity.apply(fact, len(self.facts), "Odile", "2026-11-17")

    def ask(self, wish: Any, who: Guest = ORGANISER) -> bool:
        """Whether it was done."""
        try:
            self.take(self.activity.decide(who, wish, NOW))
        except Refusal:
            return False
        return True


def person(number: int, chance: random.Random) -> Person:
    return Person(
        str(number),
        f"NOM{number} Prénom",
        f"L{number}",
        club=chance.choice(("", "Brest", "Albi")),
        series=chance.choice(("1A", "4B", "7", "")),
        category=chance.choice(("S", "V", "")),
    )


def written(first: int, count: int, chance: random.Random) -> ask.WriteEntries:
    people = tuple(person(number, chance) for number in range(first, first + count))
    entries = tuple(Entry(one.id, (one.id,), team=chance.choice(("", "T1", "T2"))) for one in people)
    return ask.WriteEntries(people, entries)


def in_another_order(chance: random.Random) -> ask.Arrange:
    numbers = chance.sample(range(4), 4)
    hours = ("", "9 h", "14:30")
    games = tuple(
        ask.GameWish(f"{number}", starts=chance.choice(hours), room=chance.choice(("", "A")), was=number)
        for number in numbers
    )
    return ask.Arrange(name="Coupe", date="2026-11-12", games=games, ranked=chance.random() < 0.5)


def wishes(chance: random.Random) -> Iterator[Any]:
    """Endless; the first ones make an event."""
    yield PLAN
    yield written(1, 6, chance)
    yield ask.OpenHall(EventHall("room", "Salle"))
    while True:
        entry, game = str(chance.randint(1, 12)), chance.randint(1, 4)
        yield chance.choice(
            (
                written(chance.randint(1, 10), chance.randint(1, 3), chance),
                ask.StrikeEntries((entry,)),
                ask.WithdrawEntry(entry, game),
                ask.ExcludeEntry(entry, game),
                ask.ComeBack(entry),
                ask.ComeBack(entry, game),
                ask.DrawTables(
                    game, chance.choice(("random", "series", "kept")), chance.choice((None, "club"))
                ),
                ask.SeatLate(game, entry),
                ask.MoveEntry(game, entry, chance.randint(1, 9)),
                ask.LeaveTable(game, entry),
                ask.NoteArrivals(
                    game,
                    (entry,),
                    chance.choice(("here", "late", "absent", "awaited")),
                    seated=chance.random() < 0.5,
                ),
                ask.KeepPlace(entry, chance.random() < 0.5),
                ask.PostArbiters((Arbiter("A", "Alice", (Block(1, chance.randint(2, 6)),)),)),
                ask.BindGame(game, "room"),
                ask.HangRanking(),
                ask.AnnulEventGame(game, "panne"),
                ask.WithdrawEventGame(game),
                ask.RestoreEventGame(game),
                ask.CorrectScore(game, entry, chance.randint(0, 900)),
                ask.CorrectScore(game, entry, None),
                PLAN,
                in_another_order(chance),
            )
        )
