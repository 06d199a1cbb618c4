"""An event on a server: entered, seated, its games opened in rooms."""

from itertools import count
from typing import Any, NamedTuple

import msgspec

from nonuple.contest import commands as ask
from nonuple.contest.people import Arbiter, Block
from nonuple.contest.written import WrittenSlip
from nonuple.people.person import Entry, Person
from nonuple.tournament import commands as wish
from tests.server.visiting import Guest, answered

PEOPLE = ("AMIEL Annick", "BLANC Bruno", "CHABERT Cléo", "DUPONT Denis")
CLUBS = ("Brest", "Brest", "Albi", "Albi")
SERIES = ("4B", "2A", "5D", "4C")

TOP = WrittenSlip(("FEDAYIN",), "H4", 110)
LESS = WrittenSlip(("FADE",), "H8", 20)

_keys = count(1)


class StagedEvent(NamedTuple):
    id: str
    room: str


async def wished(guest: Guest, event: str, command: wish.TournamentCommand) -> Any:
    """What the server answers, whatever it is."""
    return await guest.http.post(
        f"/api/events/{event}/commands",
        content=msgspec.json.encode(command),
        headers={"Idempotency-Key": f"w{next(_keys)}"},
    )


async def wish_for(guest: Guest, event: str, command: wish.TournamentCommand) -> Any:
    return answered(await wished(guest, event, command))


async def part(guest: Guest, event: str, channel: str, name: str) -> Any:
    return (await guest.get(f"/api/events/{event}/channels/{channel}"))["parts"].get(name)


def entered(people: tuple[str, ...] = PEOPLE) -> wish.WriteEntries:
    return wish.WriteEntries(
        tuple(
            Person(str(n), name, club=CLUBS[n % 4 - 1], series=SERIES[n % 4 - 1], category="S")
            for n, name in enumerate(people, start=1)
        ),
        tuple(Entry(str(n), (str(n),)) for n in range(1, len(people) + 1)),
    )


async def staged_event(owner: Guest, games: int = 2, **rules: Any) -> StagedEvent:
    """Four people at the tables of two arbiters, in one room, for a first game that is not opened yet."""
    event = (await owner.post("/api/events", {"name": "Coupe de la Baie"}))["id"]
    plans = tuple(wish.GameWish(f"Partie {n}") for n in range(1, games + 1))
    await wish_for(
        owner, event, wish.Arrange(name="Coupe de la Baie", date="2026-11-12", games=plans, **rules)
    )
    await wish_for(owner, event, entered())
    posts = (Arbiter("A", "Alice", (Block(1, 2),)), Arbiter("B", "Bruno", (Block(3, 99),)))
    await wish_for(owner, event, wish.PostArbiters(posts))
    await wish_for(owner, event, wish.DrawTables(1, seed="12-novembre"))
    room = (await owner.post(f"/api/events/{event}/halls", {"name": "Grande salle", "chief": "Chloé"}))["id"]
    return StagedEvent(event, room)


async def opened_game(owner: Guest, event: StagedEvent, game: int = 1) -> int:
    """A game whose letters are typed."""
    opened = await owner.post(
        f"/api/events/{event.id}/games/{game}/open", {"room": event.room, "source": "bag"}
    )
    return int(opened["game"])


async def seats(owner: Guest, event: str, game: int = 1) -> dict[str, int]:
    found: dict[str, int] = (await part(owner, event, "office", f"seats:{game}"))["seats"]
    return found


async def play_turn(owner: Guest, room: str, slips: dict[int, WrittenSlip], *, retained: bool = True) -> int:
    """Letters, slips by table, and the top retained; the number of the draw."""
    await owner.ask(room, ask.Draw(letters="FEDAYIN"))
    draw = int((await owner.channel(room, "public"))["turn"]["draw"])
    await owner.ask(room, ask.StartClock())
    await owner.ask(room, ask.CloseSlips())
    game = (await owner.channel(room, "public"))["game"]["number"]
    for table, slip in slips.items():
        await owner.ask(room, ask.EnterSlip(game, draw, table, slip=slip))
    if retained:
        await owner.ask(room, ask.Retain())
        await owner.ask(room, ask.EndAnnouncement())
    return draw
