"""What a room says, its event says, be it the evening that it was before there was an event."""

from contextlib import suppress
from typing import Any

from hypothesis import assume, given
from hypothesis import strategies as st

from nonuple.activity.port import ANEW
from nonuple.contest import commands as ask
from nonuple.contest.office.roster import follow
from nonuple.contest.results.evening import evening_of, event_of, who_played
from nonuple.contest.results.rankings import counted
from nonuple.errors import Refusal
from nonuple.event.event import Event
from nonuple.event.standings import lines_of
from nonuple.tournament.activity import EventActivity
from nonuple.tournament.commands import TakeEvening
from tests.contest.room import CHIEF, Room
from tests.contest.wandering import TABLES, Wanderers
from tests.tournament.wishing import Wandering, means


def told(event: Event, room: Room) -> list[Any]:
    """The ranking of those who played, with all that it says of each."""
    played = who_played(room.contest)
    return [line for line in lines_of(event) if str(line.id) in played]


def over(room: Room) -> bool:
    """Whether all games are over, after some turn that counts: without one an event knows of no game."""
    live = room.contest.live
    if live is not None and not live.over:
        with suppress(Refusal):
            room.do(CHIEF, ask.EndGame())
    return live is not None and live.over and all(map(counted, room.contest.runs.values()))


def heard(event: Wandering, room: Room) -> Event:
    """The event with all that its room has told: no more than the top, which a commission here may pass."""
    event.activity.heard(room.contest.id, frozenset({ANEW}))
    while facts := event.activity.settled(lambda: False):
        event.take(facts)
    assume(not event.activity.left_out)
    return event.activity.event


@given(st.integers(0, 2**32))
def test_an_evening_that_goes_on_as_an_event_is_ranked_by_it_as_by_its_room(seed: int) -> None:
    room = Room(TABLES, seed=seed)
    people, contest = Wanderers(room, seed), room.contest
    people.go(40)
    assume(over(room))
    event = Wandering(EventActivity("event", means(lambda _: contest), lambda: ()))
    evening = TakeEvening(event_of(contest), contest.id, tuple(contest.runs), contest.arbiters)
    event.take(event.activity.decide(event.activity.person(None), evening, room.moment))
    wish = event.activity.asks(contest.id)
    assert wish is not None
    room.store(follow(contest, wish), "Odile")
    assert (contest.event, follow(contest, wish)) == ("event", ())
    assert told(heard(event, room), room) == told(evening_of(contest), room)
    for _ in range(20):
        people.step()
    assume(over(room))
    assert told(heard(event, room), room) == told(evening_of(contest), room)
