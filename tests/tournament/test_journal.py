"""What somebody did is told, and taken back from the log alone, by another organiser."""

import random
from itertools import islice
from typing import Any

import pytest
from msgspec.structs import replace

from nonuple.activity.port import Computer
from nonuple.contest.people import Arbiter
from nonuple.event.event import Event
from nonuple.people.person import Entry, Person
from nonuple.tournament import commands as ask
from tests.tournament.test_event_laws import SEEDS, WISHES
from tests.tournament.wishing import PLAN, Wandering, wishes

ANNE = Person("1", "AMIEL Anne", "101", club="Brest")
ENTRY = Entry("1", ("1",))


def journal(event: Wandering) -> Any:
    return event.activity.parts("office", Computer())["journal"]


def kept(event: Wandering) -> tuple[object, ...]:
    """All that an act which is taken back leaves as it was; tables that were left stay empty."""
    state = event.activity.state
    its: Event = state.event
    return (
        {one.id: one for one in its.people},
        {one.id: one for one in its.entries},
        {(one.entry, one.game, one.excluded) for one in its.departures},
        {(one.entry, one.game) for one in its.absences},
        {number: game.annulled for number, game in enumerate(its.games, start=1)},
        [(game.name, game.formula, game.time, game.starts, game.room) for game in state.plans],
        (its.name, its.date, its.settings),
        state.arbiters,
        state.bound,
        state.corrections,
    )


@pytest.mark.parametrize("seed", SEEDS)
def test_an_act_that_can_be_taken_back_leaves_all_as_it_was(seed: int) -> None:
    event, taken_back = Wandering(), 0
    for wish in islice(wishes(random.Random(seed)), WISHES):
        before, acts = kept(event), len(event.facts)
        if not event.ask(wish) or len(event.facts) == acts:
            continue
        (act, *_) = journal(event) or [None]
        if act is None or act.number != len(event.facts) or act.back is None or len(event.facts) > acts + 1:
            continue
        assert event.ask(act.back), act
        after = kept(event)
        assert after[:2] == before[:2] and after[4:] == before[4:], act
        if not isinstance(wish, ask.StrikeEntries | ask.WithdrawEntry | ask.ExcludeEntry):
            assert after[2:4] == before[2:4], act
        taken_back += 1
    assert taken_back


def test_entries_from_a_list_are_one_act_and_struck_in_one_as_long_as_nothing_was_played() -> None:
    event = Wandering()
    assert event.ask(PLAN)
    people = tuple(Person(str(n), f"NOM{n}") for n in range(1, 31))
    assert event.ask(ask.WriteEntries(people, tuple(Entry(one.id, (one.id,)) for one in people)))
    (act, *_) = journal(event)
    assert (act.what, act.count) == ("EntriesWritten", 30)
    assert event.ask(act.back)
    assert event.activity.state.event.people == ()
    (struck, *_) = journal(event)
    assert (struck.what, struck.count) == ("EntriesStruck", 30)
    assert event.ask(struck.back)
    assert len(event.activity.state.event.entries) == 30


def test_a_change_is_taken_back_only_while_it_is_the_last_one_of_that_record() -> None:
    event = Wandering()
    assert event.ask(PLAN)
    assert event.ask(ask.WriteEntries((ANNE,), (ENTRY,)))
    assert event.ask(ask.WriteEntries((replace(ANNE, club="Albi"),)))
    assert event.ask(ask.WriteEntries((replace(ANNE, club="Caen"),)))
    last, first, entered, *_ = journal(event)
    assert first.back is None and entered.back is None
    assert event.ask(last.back)
    assert event.activity.state.event.person("1").club == "Albi"


def test_posts_and_programme_are_taken_back_by_whoever_comes_after() -> None:
    event = Wandering()
    assert event.ask(PLAN)
    assert event.ask(ask.PostArbiters((Arbiter("A", "Alice"),)))
    assert event.ask(journal(event)[0].back)
    assert event.activity.state.arbiters == ()
    assert event.ask(replace(PLAN, name="Autre", cut=4))
    (act, *_) = journal(event)
    assert event.ask(act.back)
    its = event.activity.state.event
    assert (its.name, its.settings.cut) == ("Coupe", None)
