"""Two organisers at once: whatever the order, no change that was accepted is lost without a word."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from nonuple.contest.people import Arbiter
from nonuple.people.person import Entry, Person
from nonuple.tournament import commands as ask
from tests.tournament.wishing import PLAN, Wandering

ANNE = Person("1", "AMIEL Anne", "101", club="Brest", series="4B")
ENTRY = Entry("1", ("1",), team="T1")
SEEN = ask.SeenEntries((ANNE,), (ENTRY,))

changes = st.fixed_dictionaries(
    {},
    optional={
        "name": st.sampled_from(("AMIEL Anne", "AMIEL Anna")),
        "licence": st.sampled_from(("101", "102", "103")),
        "club": st.sampled_from(("Brest", "Albi", "Caen")),
        "paid": st.booleans(),
    },
)
teams = st.sampled_from(("T1", "T2", "T3"))


def begun() -> Wandering:
    event = Wandering()
    assert event.ask(PLAN)
    assert event.ask(ask.WriteEntries((ANNE,), (ENTRY,)))
    return event


def told(before: Any, after: Any) -> dict[str, Any]:
    """What one changes."""
    return {
        name: getattr(after, name)
        for name in before.__struct_fields__
        if getattr(before, name) != getattr(after, name)
    }


@given(changes, changes, teams, teams)
def test_of_two_who_change_an_entry_nobodys_change_is_lost_unseen(
    first: dict[str, Any], second: dict[str, Any], one: str, other: str
) -> None:
    event = begun()
    people = replace(ANNE, **first), replace(ANNE, **second)
    entries = replace(ENTRY, team=one), replace(ENTRY, team=other)
    assert event.ask(ask.WriteEntries(people[:1], entries[:1], SEEN))
    accepted = event.ask(ask.WriteEntries(people[1:], entries[1:], SEEN))
    state = event.activity.state.event
    assert told(ANNE, state.people[0]) == told(ANNE, people[0]) | (told(ANNE, people[1]) if accepted else {})
    assert told(ENTRY, state.entries[0]) == told(ENTRY, entries[0]) | (
        told(ENTRY, entries[1]) if accepted else {}
    )
    both = told(ANNE, people[0]), told(ANNE, people[1])
    contradict = any(both[0][name] != both[1][name] for name in both[0].keys() & both[1].keys())
    contradict |= one != other and "T1" not in (one, other)
    assert accepted is not contradict


def test_of_two_who_enter_somebody_under_one_number_the_second_is_told() -> None:
    event = begun()
    nobody = ask.SeenEntries()
    new = [Person("2", name) for name in ("BLANC Bruno", "CHABERT Cléo")]
    assert event.ask(ask.WriteEntries((new[0],), (Entry("2", ("2",)),), nobody))
    assert not event.ask(ask.WriteEntries((new[1],), (Entry("2", ("2",)),), nobody))
    assert event.activity.state.event.person("2").name == "BLANC Bruno"


def test_one_who_was_struck_in_the_meantime_is_not_entered_again_unseen() -> None:
    event = begun()
    assert event.ask(ask.StrikeEntries(("1",)))
    assert not event.ask(ask.WriteEntries((replace(ANNE, club="Albi"),), (ENTRY,), SEEN))
    assert event.activity.state.event.entries == ()


@given(st.permutations(("name", "date", "game", "cut")), st.integers(1, 3))
def test_two_who_change_the_programme_each_keep_what_they_changed(order: list[str], at: int) -> None:
    event = begun()
    wished = {
        "name": replace(PLAN, name="Autre"),
        "date": replace(PLAN, date="2026-12-01"),
        "cut": replace(PLAN, cut=2),
        "game": replace(PLAN, games=(*PLAN.games[:2], ask.GameWish("Finale"))),
    }
    for change in order[:at]:
        assert event.ask(replace(wished[change], seen=PLAN))
    state = event.activity.state
    now = {
        "name": state.event.name == "Autre",
        "date": state.event.date == "2026-12-01",
        "cut": state.event.settings.cut == 2,
        "game": state.plans[2].name == "Finale",
    }
    assert {change for change, there in now.items() if there} == set(order[:at])
    if "name" in order[:at]:
        assert not event.ask(replace(PLAN, name="Encore autre", seen=PLAN))


def test_arbiters_that_another_has_posted_in_the_meantime_are_not_replaced() -> None:
    event = begun()
    assert event.ask(ask.PostArbiters((Arbiter("A", "Alice"),), ()))
    assert not event.ask(ask.PostArbiters((Arbiter("B", "Bruno"),), ()))
    assert event.ask(ask.PostArbiters((Arbiter("B", "Bruno"),), (Arbiter("A", "Alice"),)))


SET = {
    "name": "Autre", "date": "2026-11-20", "tie_breaks": ("solos",), "best": 4, "cut": 8,
    "pair_category": "younger", "divided": True, "edition": "2010", "ranked": True,
}  # fmt: skip


@given(st.sampled_from(sorted(SET)))
def test_what_one_has_set_stays_when_another_changes_something_else(name: str) -> None:
    event = begun()
    assert event.ask(replace(PLAN, **{name: SET[name]}))
    before = event.activity.state.event
    other = "date" if name == "name" else "name"
    seen = replace(PLAN, **{name: SET[name]})
    assert event.ask(replace(seen, **{other: SET[other]}, seen=seen))
    after = event.activity.state.event
    assert after.settings == before.settings
    assert getattr(after, other) == SET[other]
