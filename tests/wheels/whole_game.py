"""A whole game on a server that is only reached by its sockets, with a phone and a screen that look on."""

from typing import NamedTuple

from nonuple.contest import commands as ask
from nonuple.contest.people import Entrant
from nonuple.contest.written import WrittenSlip
from tests.server.processes import Process
from tests.server.visiting import Guest, screen

NAMES = ("Zoé Lefèvre", "Noël Garçon")
MOST_STEPS = 400


class Night(NamedTuple):
    contest: str
    phone: str
    """The secret of the first player's phone."""


async def opened(owner: Guest) -> Night:
    """An edition that asks for no seconds between turns, letters drawn by the program."""
    contest = (await owner.post("/api/contests", {"name": "Soirée d'été"}))["id"]
    players = tuple(Entrant(name, table=table) for table, name in enumerate(NAMES, 1))
    await owner.ask(contest, ask.Register(players))
    await owner.ask(contest, ask.OpenGame(edition="2009", phones=True))
    return Night(contest, (await owner.grant(contest, "player", table=1))["token"])


async def played(owner: Guest, night: Night, turns: int = MOST_STEPS) -> int:
    """Played to its end, or for so many turns more; the number of those that were."""
    async with Guest(owner.address, night.phone) as phone, screen(owner.address, night.phone) as shown:
        done = 0
        for _ in range(MOST_STEPS):
            stage = (await owner.channel(night.contest, "chief"))["stage"]
            if stage["stage"] == "over" or done == turns:
                break
            if stage["stage"] == "play":
                await _write(owner, phone, night)
                await shown.read_until(lambda: shown.part("player:p1", "slip"))
            await owner.ask(night.contest, _WISHES[stage["stage"]])
            done += stage["stage"] == "announce"
    return done


async def plays_and_prints(server: Process) -> None:
    """Two turns with a phone, and the results on paper; then the power is cut."""
    async with Guest(server.address, server.owner) as owner:
        night = await opened(owner)
        assert await played(owner, night, turns=2) == 2
        assert (await totals(owner, night))[NAMES[0]] > 0
        printed = await owner.http.post(f"/api/contests/{night.contest}/documents/results", json={})
        assert printed.content.startswith(b"%PDF-")
    await server.kill()


async def _write(owner: Guest, phone: Guest, night: Night) -> None:
    """The top, from the phone."""
    draw = (await phone.channel(night.contest, "public"))["turn"]["draw"]
    (top, *_) = (await owner.get(f"/api/contests/{night.contest}/solutions/{draw}"))[:1]
    word: str = top["word"]
    sketch = tuple(word) if top["ref"][0].isdigit() else (word,)
    await phone.ask(night.contest, ask.WriteSlip(1, draw, WrittenSlip(sketch, top["ref"], top["score"])))


_WISHES: dict[str, ask.ContestCommand] = {
    "draw": ask.Draw(),
    "letters": ask.StartClock(),
    "play": ask.CloseSlips(),
    "word": ask.Retain(),
    "announce": ask.EndAnnouncement(),
}


async def totals(owner: Guest, night: Night) -> dict[str, int]:
    ranking = (await owner.channel(night.contest, "results"))["ranking"]
    return {line["name"]: line["total"] for line in ranking}
