"""A simultané: the signed files of 500 centres with 20,000 people read, put together and ranked."""

import random
import time

import msgspec

from nonuple.event.centres import CentreResults, Sendings, SentSlip, merge
from nonuple.event.event import Event, EventGame, EventScore, EventSettings
from nonuple.event.standings import standings
from nonuple.formats.centre_file import PublicKeys, centre_key, public_key, read_results, sign
from nonuple.people.person import Entry, Person
from nonuple.people.shipped import shipped_federation

CENTRES, PEOPLE, GAMES, TOP = 500, 20_000, 3, 1_000
WANTED = 10.0
"""Seconds: what an organiser waits for once the last centre has sent."""


def bench(centres: int = CENTRES, people: int = PEOPLE) -> None:
    plan, files, keys = _sent(centres, people // centres)
    began = time.thread_time()
    received = [read_results(file, "centre", keys) for file in files]
    reading = time.thread_time() - began
    _check(plan, received, people // centres)
    began = time.thread_time()
    lines = standings(merge(plan, Sendings(received)).event).rankings[0].ranking
    took = time.thread_time() - began
    assert len(lines) == centres * (people // centres)
    print(
        f"{centres} centres with {len(lines):,} people, {GAMES} games: {reading:.2f} s to read the files, "
        f"{took:.2f} s to put it together and rank it (wanted: {WANTED:.0f} s for both)\n"
    )


def _sent(centres: int, people: int) -> tuple[Event, list[bytes], PublicKeys]:
    """The plan, and what each centre signed."""
    chance = random.Random(19)
    settings = EventSettings(shipped_federation(), lexicon="f" * 64, tie_breaks=("last-game",))
    games = tuple(EventGame(commitment=f"c{game}") for game in range(GAMES))
    plan = Event("simultane", "Simultané", "2026-11-17", settings, games=games)
    own = {f"Centre {n}": centre_key(plan.id, f"Centre {n}", chance.randbytes(32)) for n in range(centres)}
    files = [
        sign(CentreResults(name, 1, _played(plan, place, people, chance), slips=((SentSlip(1, "0"),),)), key)
        for place, (name, key) in enumerate(own.items())
    ]
    public = {name: public_key(key) for name, key in own.items()}
    return plan, files, PublicKeys("nonuple-centres", 1, plan.id, public)


def _played(plan: Event, centre: int, people: int, chance: random.Random) -> Event:
    who = tuple(
        Person(str(n), f"NOM{centre * people + n} Prénom", f"{centre * people + n}", club=f"Club {centre}")
        for n in range(people)
    )
    games = tuple(
        msgspec.structs.replace(
            game,
            top=TOP,
            turns=20,
            scores={one.id: EventScore(chance.randint(0, TOP), slips=20) for one in who},
            provisional=False,
        )
        for game in plan.games
    )
    entries = tuple(Entry(one.id, (one.id,)) for one in who)
    return msgspec.structs.replace(plan, people=who, entries=entries, games=games)


def _check(plan: Event, received: list[CentreResults], people: int) -> None:
    """Everybody is ranked by the sum of his games, whatever the order of arrival, and nothing is amiss."""
    merged, turned = merge(plan, Sendings(received)), merge(plan, Sendings(received[::-1]))
    assert merged == turned and not any(one.left_out for one in merged.anomalies)
    totals = {
        f"{one.centre}/{id_}": sum(game.scores[id_].total for game in one.event.games)
        for one in received
        for id_ in one.event.games[0].scores
    }
    lines = standings(merged.event).rankings[0].ranking
    assert {str(line.id): line.total for line in lines} == totals
    assert [line.total for line in lines] == sorted(totals.values(), reverse=True)
    assert len(lines) == people * len(received)


if __name__ == "__main__":
    bench()
