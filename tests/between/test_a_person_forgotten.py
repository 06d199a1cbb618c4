"""Forgetting a person changes no rank and leaves no letter of the name in any row."""

from typing import Any

from hypothesis import given

from nonuple.contest.codec import CODEC as CONTESTS
from nonuple.contest.state import Contest
from nonuple.contest.state import apply as happen
from nonuple.event.event import Event
from nonuple.event.standings import standings
from nonuple.forgetting import Whom
from nonuple.tournament.activity import CODEC as EVENTS
from tests.between.halls import Halls
from tests.between.plans import SAMPLE, SEEDS, plan
from tests.contest.room import ROUND_TRIP

Facts = dict[str, list[Any]]
EVENT = ""


def facts_of(halls: Halls) -> Facts:
    """All that is stored, of the event and of its rooms."""
    rooms = {id: [ROUND_TRIP.decode(data) for data, _, _ in room.log] for id, room in halls.rooms.items()}
    return {EVENT: [EVENTS.decode_first(EVENTS.encode(fact)) for fact in halls.facts], **rooms}


def without(facts: Facts, name: str) -> Facts:
    person = Whom(name).among(fact for log in facts.values() for fact in log)
    return {id: [person.erased(fact, "Anonyme 1") for fact in log] for id, log in facts.items()}


def written(facts: Facts) -> str:
    rows = (
        (EVENTS if id == EVENT else CONTESTS).encode(fact).decode()
        for id, log in facts.items()
        for fact in log
    )
    return "\n".join(rows)


def read_again(halls: Halls, facts: Facts) -> Event:
    """The event as a server that starts on these rows would have it."""
    contests = {}
    for id, room in halls.rooms.items():
        contests[id] = contest = Contest("essai")
        for number, (fact, (_, author, at)) in enumerate(zip(facts[id], room.log, strict=True), start=1):
            happen(contest, CONTESTS.decode_first(CONTESTS.encode(fact)), number, author, at)
    activity = type(halls.activity)("event", halls.activity.means._replace(contest=contests.get), lambda: ())
    for number, fact in enumerate(facts[EVENT], start=1):
        activity.apply(EVENTS.decode_first(EVENTS.encode(fact)), number, "Odile", "2026-11-17")
    return activity.event


def ranks(event: Event) -> object:
    return [(line.id, line.rank, line.total, line.games) for line in standings(event).rankings[0].ranking]


@SAMPLE
@given(SEEDS)
def test_a_person_forgotten_is_named_in_no_row_of_the_event_and_its_rooms_and_every_rank_stays(
    seed: int,
) -> None:
    halls = Halls(plan(seed), 2).play()
    before, facts = ranks(halls.event), facts_of(halls)
    assert ranks(read_again(halls, facts)) == before
    for name in {one.name for one in halls.plan.people[:3]}:
        facts = without(facts, name)
        assert name not in written(facts)
        assert ranks(read_again(halls, facts)) == before
