"""A contest on a server, ready to play."""

from typing import NamedTuple

from nonuple.contest import commands as ask
from nonuple.contest.activity import Contests, as_contest
from nonuple.contest.codec import CODEC
from nonuple.contest.people import Arbiter, Block, Entrant
from nonuple.contest.state import Contest
from nonuple.contest.written import WrittenSlip
from nonuple.server.hosting.club import Club
from nonuple.server.hosting.rooms import Room
from tests.server.visiting import Guest

FIRST_LETTERS = "FEDAYIN"
FIRST_TOP = WrittenSlip(("FEDAYIN",), None, 110)
SECOND_LETTERS = "MOUSSEZ"


def contest_in(room: Room) -> Contest:
    return as_contest(room.activity).contest


def contests_of(club: Club) -> Contests:
    kind = club.kinds[CODEC.kind]
    assert isinstance(kind, Contests)
    return kind


class Staged(NamedTuple):
    """A contest, and the secrets of those who take part."""

    id: str
    chief: str
    arbiters: dict[str, str]
    players: dict[int, str]


async def staged(owner: Guest, tables: int = 4, *, phones: bool = True, time: str = "normal") -> Staged:
    """Players, two arbiters with half of the tables each, and a game with letters from a bag."""
    contest = (await owner.post("/api/contests", {"name": "Essai"}))["id"]
    await owner.ask(
        contest, ask.Register(tuple(Entrant(f"Joueur {n}", table=n) for n in range(1, tables + 1)))
    )
    middle = max(1, tables // 2)
    blocks = {"A": (Block(1, middle),), "B": (Block(middle + 1, 99_999),)}
    await owner.ask(
        contest, ask.NameArbiters(tuple(Arbiter(id, f"Arbitre {id}", of) for id, of in blocks.items()))
    )
    await owner.ask(contest, ask.OpenGame(source="bag", phones=phones, time=time))
    codes = await owner.post(f"/api/contests/{contest}/grants/tables", {})
    return Staged(
        contest,
        (await owner.grant(contest, "chief"))["token"],
        {id: (await owner.grant(contest, "arbiter", arbiter=id))["token"] for id in blocks},
        {granted["table"]: granted["token"] for granted in codes},
    )


async def letters_in_play(guest: Guest, contest: str, letters: str = FIRST_LETTERS) -> int:
    """Draw, and start the clock; the number of the draw."""
    await guest.ask(contest, ask.Draw(letters=letters))
    await guest.ask(contest, ask.StartClock())
    draw = (await guest.channel(contest, "public"))["turn"]["draw"]
    assert isinstance(draw, int)
    return draw
