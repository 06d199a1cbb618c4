"""What holds of an event whatever is asked of it, in whichever order."""

import os
import random
from itertools import islice
from typing import Any, get_args

import msgspec
import pytest

from nonuple.activity.door import Guest
from nonuple.activity.port import Computer
from nonuple.event.event import Event, EventScore, sound
from nonuple.event.halls import HallScores
from nonuple.event.standings import View, lines_of, standings
from nonuple.forgetting import Whom, erase
from nonuple.formats.event_file import read_event, write_event
from nonuple.people.person import Entry, Person
from nonuple.tournament import commands as ask
from nonuple.tournament import events as on
from nonuple.tournament.activity import CODEC, EventActivity
from nonuple.tournament.state import FILE
from nonuple.tournament.views import ShownEvent, event_parts, office_parts, standing_parts
from tests.event.events import alone, person, scored
from tests.tournament.wishing import Wandering, means, wishes, written

SEEDS = range(200 if os.environ.get("NONUPLE_SOAK") == "1" else 6)
WISHES = 60


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
            HallScores(
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
    for channel in activity.channels_of(Guest("organiser", "")):
        msgspec.json.encode(activity.parts(channel, Computer()))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_ranking_counted_on_is_the_ranking_made_anew(seed: int) -> None:
    chance = random.Random(seed)
    event = Wandering()
    for wish in islice(wishes(chance), WISHES):
        event.ask(wish)
        if chance.random() < 0.3:
            event.take(results(event, chance))
        again = EventActivity("event", means(), lambda: ())
        again.state = event.activity.state
        for channel in event.activity.channels_of(Guest("organiser", "")):
            assert event.activity.parts(channel, Computer()) == again.parts(channel, Computer())


def played_from_files(chance: random.Random, breaks: tuple[str, ...]) -> Wandering:
    """An event of several games whose people are often equal."""
    event = Wandering()
    games = tuple(ask.GameWish(f"{number}") for number in range(1, 5))
    event.ask(ask.Arrange(name="Coupe", date="2026-11-12", games=games, tie_breaks=breaks, cut=5))
    event.ask(written(1, 30, chance))
    return event


def score(chance: random.Random) -> EventScore:
    """Rarely without the figure that a tie-break compares."""
    return EventScore(chance.randint(0, 6), tops_lost=chance.choices((1, 2, None), (60, 40, 1))[0])


@pytest.mark.parametrize("breaks", [(), ("last-game",), ("tops-lost", "best-game")])
@pytest.mark.parametrize("seed", SEEDS)
def test_a_game_that_is_over_corrected_is_ranked_as_if_it_had_been_right_from_the_start(
    seed: int, breaks: tuple[str, ...]
) -> None:
    chance = random.Random(seed)
    event = played_from_files(chance, breaks)
    sums = {game: {one.id: score(chance) for one in event.activity.event.entries} for game in range(1, 5)}
    for number in range(40):
        game = number + 1 if number < 4 else chance.randint(1, 4)
        for entry in chance.sample(sorted(sums[game]), chance.randint(0, 3)):
            sums[game][entry] = score(chance)
        event.take((on.ResultsTaken(game, FILE, HallScores(900, 20, dict(sums[game]), over=True)),))
        again = EventActivity("event", means(), lambda: ())
        again.state = event.activity.state
        assert event.activity.parts("standing", Computer()) == again.parts("standing", Computer())


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
    assert standing_parts(shown(after))["order:0"] == standing_parts(shown(before))["order:0"]
    assert not elsewhere.ask(ask.TakeFile(before.whole)), "it is empty no more"
    assert wandered_on(elsewhere, seed).event.games


def test_sums_without_slips_stay_marked_in_an_event_that_takes_up_the_file() -> None:
    before = scored(alone(person("1"), person("2")), 1, 900, e1=800, e2=700)
    marked = before.with_game(1, msgspec.structs.replace(before.games[0], sums=("Albi",)))
    elsewhere = Wandering()
    elsewhere.ask(ask.TakeFile(read_event(write_event(marked), "tournoi.json")))
    assert elsewhere.activity.event.games[0].sums == ("Albi",)
    head: Any = standing_parts(shown(elsewhere.activity))["head"]
    assert head.sums == ("Albi",)


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
            assert not event.ask(wish, Guest(role, ""))
    assert event.activity.number == 1


# Forgetting somebody


def ranks_everywhere(event: Event) -> object:
    """Every rank of every ranking, whatever groups are called."""
    return [
        [[(line.rank, line.total) for line in one.ranking] for one in standings(event, by).rankings]
        for by in get_args(View)
    ]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_log_without_a_person_names_him_nowhere_and_keeps_every_rank(seed: int) -> None:
    event = wandered(seed)
    for one in event.activity.event.people[:3]:
        person = Whom(one.name).among(event.facts)
        erased = [person.erased(fact, "Anonyme 1") for fact in event.facts]
        text = b"".join(map(CODEC.encode, erased)).decode()
        assert one.name not in text and f'"{one.licence}"' not in text
        assert not any(f'"{club}"' in text for club, his in person.clubs.items() if his)
        again = EventActivity("event", means(), lambda: ())
        for number, fact in enumerate(erased, start=1):
            again.apply(fact, number, "Odile", "2026-11-17")
        assert ranks_everywhere(again.event) == ranks_everywhere(event.activity.event)


@pytest.mark.parametrize("seed", SEEDS)
def test_of_two_of_a_name_one_is_forgotten_and_the_other_stays_as_he_was(seed: int) -> None:
    chance = random.Random(seed)
    event = wandered(seed)
    one, other = chance.sample(event.activity.event.people, 2)

    def twin(person: Person) -> Person:
        its = person.id in (one.id, other.id)
        return msgspec.structs.replace(person, name="JUMEAU Camille") if its else person

    facts = [
        msgspec.structs.replace(fact, people=tuple(map(twin, fact.people)))
        if isinstance(fact, on.EntriesWritten)
        else fact
        for fact in event.facts
    ]
    person = Whom("jumeau camille", licence=one.licence).among(facts)
    assert person.ids == frozenset({one.id})
    erased = [person.erased(fact, "Anonyme 1") for fact in facts]
    for before, after in zip(facts, erased, strict=True):
        if isinstance(before, on.EntriesWritten) and isinstance(after, on.EntriesWritten):
            for record, now in zip(before.people, after.people, strict=True):
                if record.id == one.id:
                    assert now.name == "Anonyme 1" and not now.licence
                else:
                    assert now == record
    assert f'"{one.licence}"'.encode() not in b"".join(map(CODEC.encode, erased))


def test_a_club_goes_with_its_only_member_and_stays_with_others() -> None:
    people = (
        Person("1", "NOM1 Prénom", club="Brest"),
        Person("2", "NOM1 prénom", club="Caen"),
        Person("3", "NOM2", club="Brest"),
    )
    person = Whom("NOM1 Prénom").among([on.EntriesWritten(people)])
    assert person.clubs == {"Brest": False, "Caen": True}


def test_the_ranking_that_everybody_reads_masks_whom_the_site_masks() -> None:
    event = Wandering()
    people = (
        Person("1", "CHABERT Cléo", category="J"),
        Person("2", "AMIEL Anne", category="S"),
        Person("3", "BLANC Bruno", category="S", unnamed=True),
    )
    assert event.ask(ask.Arrange(name="Coupe", date="2026-11-12", games=(ask.GameWish("1"),)))
    assert event.ask(ask.WriteEntries(people, tuple(Entry(one.id, (one.id,)) for one in people)))
    scores = {one.id: EventScore(100 * int(one.id)) for one in people}
    event.take((on.ResultsTaken(1, FILE, HallScores(900, 20, scores, over=True)),))
    told: Any = event.activity.parts("standing", Computer())
    assert [told[f"line:{n}"].name for n in (1, 2, 3)] == ["Cléo C.", "AMIEL Anne", "–"]
    assert event.ask(ask.WriteEntries((msgspec.structs.replace(people[2], unnamed=False),)))
    told = event.activity.parts("standing", Computer())
    assert told["line:3"].name == "BLANC Bruno"
