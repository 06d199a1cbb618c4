"""What holds of an event whatever is asked of it, in whichever order."""

import json
import os
import random
from itertools import islice
from typing import Any, get_args

import msgspec
import pytest

from nonuple.activity.port import Computer
from nonuple.centres import events as centre_facts
from nonuple.competition.event import EventScore, Tournament, erase, sound
from nonuple.competition.standings import View, lines_of, standings
from nonuple.contest.office.erasure import NAMES, PRIVATE, SENTENCES, Person
from nonuple.formats.event_file import read_event, write_event
from nonuple.tournament import commands as ask
from nonuple.tournament import events as on
from nonuple.tournament.activity import CODEC, EventActivity
from nonuple.tournament.people import EventGuest
from nonuple.tournament.views import ShownEvent, event_parts, office_parts, standing_parts
from tests.contest.test_erasure import HARMLESS, texts_in
from tests.tournament.wishing import Wandering, means, wishes

SEEDS = range(200 if os.environ.get("NONUPLE_SOAK") == "1" else 6)
WISHES = 60
ELSEWHERE = {
    "entry", "entries", "order", "team", "centre", "room", "date", "formula", "time", "starts", "apart",
    "seed", "at", "state", "seats", "scores", "columns", "opens", "lock", "way", "words", "fingerprint",
    "file", "pack", "keys", "key", "contest", "people", "opened", "games", "address", "token",
}  # fmt: skip
"""Texts of events and centres that are no names; files of centres are opened and erased in."""


def wandered(seed: int) -> Wandering:
    chance = random.Random(seed)
    event = Wandering()
    for wish in islice(wishes(chance), WISHES):
        event.ask(wish)
        if chance.random() < 0.1:
            event.take(results(event, chance))
    return event


def results(event: Wandering, chance: random.Random) -> tuple[on.ResultsTaken, ...]:
    """What the games that have begun came to, as their contests would tell it."""
    state = event.activity.state
    return tuple(
        on.ResultsTaken(
            game,
            one.room,
            on.RoomScores(
                900,
                20,
                {entry: EventScore(chance.randint(0, 900)) for entry in state.event.game(game).seats},
                over=True,
            ),
        )
        for game, places in state.bound.items()
        for one in places
    )


@pytest.mark.parametrize("seed", SEEDS)
def test_events_read_again_from_the_log_give_the_same_event(seed: int) -> None:
    event = wandered(seed)
    reader, again = CODEC.reader(), EventActivity("event", means(), lambda: ())
    for number, fact in enumerate(event.facts, start=1):
        again.apply(reader.read(CODEC.encode(fact)), number, "Odile", "2026-11-17")
    assert again.state == event.activity.state


@pytest.mark.parametrize("seed", SEEDS)
def test_an_event_is_sound_whatever_was_asked_for(seed: int) -> None:
    activity = wandered(seed).activity
    sound(activity.event)
    for channel in activity.channels_of(EventGuest("organiser", "")):
        msgspec.json.encode(activity.parts(channel, Computer()))


@pytest.mark.parametrize("seed", SEEDS)
def test_the_cumulated_total_is_the_sum_of_the_games(seed: int) -> None:
    event = wandered(seed).activity.event
    gone = event.excluded()
    for line in lines_of(event):
        scores = [game.scores.get(str(line.id)) for game in event.games]
        assert line.total == sum(one.total for one in scores if one is not None and str(line.id) not in gone)


@pytest.mark.parametrize("seed", SEEDS)
def test_forgetting_a_person_keeps_every_rank(seed: int) -> None:
    event = wandered(seed).activity.event
    ranks = [(line.id, line.rank, line.total) for line in lines_of(event)]
    for one in event.people:
        event = erase(event, one.id)
    assert [(line.id, line.rank, line.total) for line in lines_of(event)] == ranks


@pytest.mark.parametrize("seed", SEEDS)
def test_an_event_taken_up_elsewhere_from_its_file_is_whole(seed: int) -> None:
    """Tables, what they were drawn from, scores, absences, departures, what was hung up: all of it."""
    before = wandered(seed).activity
    file = write_event(before.whole)
    elsewhere = Wandering()
    assert elsewhere.ask(ask.TakeFile(read_event(file, "tournoi.json")))
    after = elsewhere.activity
    assert msgspec.structs.replace(after.event, id=before.event.id) == before.event
    assert write_event(after.whole) == file
    assert standing_parts(shown(after))["order"] == standing_parts(shown(before))["order"]
    assert not elsewhere.ask(ask.TakeFile(before.whole)), "it is empty no more"
    assert wandered_on(elsewhere, seed).event.games


def wandered_on(event: Wandering, seed: int) -> EventActivity:
    """It goes on like any other."""
    for wish in islice(wishes(random.Random(seed + 1)), 3, 20):
        event.ask(wish)
    sound(event.activity.event)
    return event.activity


def shown(activity: EventActivity) -> ShownEvent:
    return ShownEvent(activity.state, activity.known, activity.event)


def test_what_everybody_sees_tells_no_licence_and_no_seat() -> None:
    seen = shown(wandered(1).activity)
    told = msgspec.json.encode((event_parts(seen), standing_parts(seen))).decode()
    assert "L1" in msgspec.json.encode(office_parts(seen)).decode()
    assert '"L1"' not in told and '"seats"' not in told


@pytest.mark.parametrize("role", ["chief", "display", "spectator"])
def test_only_the_office_changes_an_event(role: str) -> None:
    event = Wandering()
    for wish in islice(wishes(random.Random(1)), 40):
        if not isinstance(wish, ask.BindGame):
            assert not event.ask(wish, EventGuest(role, ""))  # type: ignore[arg-type]
    assert event.activity.number == 1


# Forgetting somebody


def ranks_everywhere(event: Tournament) -> object:
    """Every rank of every ranking, whatever groups are called."""
    return [
        [[(line.rank, line.total) for line in one.ranking] for one in standings(event, by).rankings]
        for by in get_args(View)
    ]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_log_without_a_person_names_him_nowhere_and_keeps_every_rank(seed: int) -> None:
    event = wandered(seed)
    written = [json.loads(CODEC.encode(fact)) for fact in event.facts]
    for one in event.activity.event.people[:3]:
        person = Person(one.name)
        clubs = person.own_clubs(written)
        erased = [person.erased(fact, "Anonyme 1", clubs) for fact in written]
        text = json.dumps(erased, ensure_ascii=False)
        assert one.name not in text and f'"{one.licence}"' not in text
        assert not any(club in text for club in clubs)
        again, reader = EventActivity("event", means(), lambda: ()), CODEC.reader()
        for number, fact in enumerate(erased, start=1):
            again.apply(reader.read(json.dumps(fact).encode()), number, "Odile", "2026-11-17")
        assert ranks_everywhere(again.event) == ranks_everywhere(event.activity.event)


@pytest.mark.parametrize("seed", SEEDS)
def test_of_two_of_a_name_one_is_forgotten_and_the_other_stays_as_he_was(seed: int) -> None:
    chance = random.Random(seed)
    event = wandered(seed)
    written = [json.loads(CODEC.encode(fact)) for fact in event.facts]
    one, other = chance.sample(event.activity.event.people, 2)
    for fact in written:
        for record in fact.get("people", ()):
            if record["id"] in (one.id, other.id):
                record["name"] = "JUMEAU Camille"
    person = Person("jumeau camille", licence=one.licence).among(written)
    assert person.ids == frozenset({one.id})
    erased = [person.erased(fact, "Anonyme 1", person.own_clubs(written)) for fact in written]
    for before, after in zip(written, erased, strict=True):
        for record, now in zip(before.get("people", ()), after.get("people", ()), strict=True):
            if record["id"] == one.id:
                assert now["name"] == "Anonyme 1" and "licence" not in now
            else:
                assert now == record
    assert f'"{one.licence}"' not in json.dumps(erased)


def test_a_club_goes_with_its_only_member_and_stays_with_others() -> None:
    people = [
        {"name": "NOM1 Prénom", "club": "Brest"},
        {"name": "NOM1 prénom", "club": "Caen"},
        {"name": "NOM2", "club": "Brest"},
    ]
    assert Person("NOM1 Prénom").own_clubs([{"people": people}]) == {"Caen"}


@pytest.mark.parametrize("kind", [*get_args(on.TournamentEvent), *get_args(centre_facts.CentreEvent)])
def test_it_is_known_of_every_text_of_a_fact_whether_it_can_name_somebody(kind: Any) -> None:
    assert texts_in(kind) <= NAMES | SENTENCES | PRIVATE | HARMLESS | ELSEWHERE
