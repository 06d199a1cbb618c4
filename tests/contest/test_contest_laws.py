"""What holds of every contest, whatever people do in it."""

from collections.abc import Iterator
from functools import cached_property
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonuple.contest.decide import commute
from nonuple.contest.desk.judging import judge
from nonuple.contest.desk.refereeing import Refereeing
from nonuple.contest.events import ContestEvent
from nonuple.contest.results.evening import evening_of
from nonuple.contest.results.rankings import ledger
from nonuple.contest.state import Contest, apply
from nonuple.contest.views import EVERY_DESK, EVERY_GAME, EVERY_PLAYER, parts, touched
from tests.contest.room import ROUND_TRIP, Room
from tests.contest.wandering import TABLES, Wanderers

SEEDS = st.integers(0, 2**32)


def channels(contest: Contest) -> Iterator[str]:
    yield from ("public", "results", "chief", "organiser", "commission", "double", "desk:A", "desk:B")
    yield from (f"player:{player}" for player in contest.players)
    yield from (f"game:{number}" for number in contest.runs)


def shown(room: Room, contest: Contest) -> dict[str, bytes]:
    return {
        channel: msgspec.json.encode(parts(contest, channel, room.means)) for channel in channels(contest)
    }


def covers(named: frozenset[str], channel: str, changed: set[str]) -> bool:
    """Whether a channel is named, or each of its parts that changed."""
    every = {"desk": EVERY_DESK, "player": EVERY_PLAYER, "game": EVERY_GAME}
    names = (channel, every.get(channel.partition(":")[0], channel))
    if named.intersection(names):
        return True
    return all(named.intersection(f"{name}#{part}" for name in names) for part in changed)


class WatchedRoom(Room):
    """Looks at all channels around every event."""

    def __init__(self, seed: int) -> None:
        self.before: dict[str, bytes] = {}
        super().__init__(TABLES, seed=seed)

    def store(self, events: tuple[ContestEvent, ...], author: str) -> None:
        for event in events:
            super().store((event,), author)
            after = shown(self, self.contest)
            changed = {channel for channel in after if after[channel] != self.before.get(channel)}
            named = touched(event, self.contest)
            if self.before:
                missed = [one for one in changed if not covers(named, one, self.changed_parts(one, after))]
                assert not missed, (event, named)
            self.before = after

    def changed_parts(self, channel: str, after: dict[str, bytes]) -> set[str]:
        old, new = (msgspec.json.decode(shown.get(channel, b"{}")) for shown in (self.before, after))
        return {part for part in {*old, *new} if (part in old, old.get(part)) != (part in new, new.get(part))}


@given(SEEDS)
def test_an_event_names_every_channel_that_it_changes(seed: int) -> None:
    Wanderers(WatchedRoom(seed), seed).go(60)


@given(SEEDS)
def test_a_contest_folded_again_from_its_log_is_the_same(seed: int) -> None:
    room = Room(TABLES, seed=seed)
    Wanderers(room, seed).go(120)
    assert shown(room, room.again()) == shown(room, room.contest)


class CountingRoom(Room):
    """Counts every game after every event, as screens that follow a ranking do."""

    def store(self, events: tuple[ContestEvent, ...], author: str) -> None:
        for event in events:
            super().store((event,), author)
            for run in self.contest.runs.values():
                ledger(self.contest, run)
            parts(self.contest, "results", self.means)


@given(SEEDS)
def test_a_ledger_counted_on_is_the_one_counted_from_nothing(seed: int) -> None:
    room = CountingRoom(TABLES, seed=seed)
    Wanderers(room, seed).go(120)
    fresh = room.again()
    for number, run in room.contest.runs.items():
        assert ledger(room.contest, run) == ledger(fresh, fresh.runs[number])
    assert evening_of(room.contest) == evening_of(fresh)
    assert parts(room.contest, "results", room.means) == parts(fresh, "results", room.means)


@given(SEEDS, st.integers(0, 10_000))
def test_a_contest_can_be_folded_to_any_moment_and_goes_on_from_there(seed: int, moment: int) -> None:
    room = Room(TABLES, seed=seed)
    Wanderers(room, seed).go(80)
    contest = Contest("essai")
    stop = moment % len(room.log)
    for number, (data, author, at) in enumerate(room.log, start=1):
        if number == stop:
            shown(room, contest)
        apply(contest, ROUND_TRIP.decode(data), number, author, at)
    assert shown(room, contest) == shown(room, room.contest)


class LaggingRoom(Room):
    """What people do with slips is stored some time after it was decided, as by a slow process."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.held: list[tuple[tuple[ContestEvent, ...], str]] = []
        super().__init__(TABLES, seed=seed)

    def store(self, events: tuple[ContestEvent, ...], author: str) -> None:
        if commute(events) and self.random.random() < 0.5:
            self.held.append((events, author))
        else:
            super().store(events, author)
        if self.held and self.random.random() < 0.3:
            super().store(*self.held.pop(0))


@given(SEEDS)
def test_slips_may_be_stored_later_than_they_were_decided_on(seed: int) -> None:
    room = LaggingRoom(seed)
    Wanderers(room, seed).go(120)
    assert shown(room, room.again()) == shown(room, room.contest)


@given(SEEDS)
def test_every_event_is_the_same_once_written_and_read(seed: int) -> None:
    room = Room(TABLES, seed=seed)
    Wanderers(room, seed).go(80)
    for data, _, _ in room.log:
        assert msgspec.json.encode(ROUND_TRIP.decode(data)) == data


class RefereedRoom(Room):
    """Slips are judged as on a server: equal ones once."""

    def judge(self) -> None:
        while self.referee.waits():
            self.store(self.referee.verdicts(self.means, lambda: False), "judge")

    @cached_property
    def referee(self) -> Refereeing:
        return Refereeing(self.contest)


@pytest.mark.parametrize("kind", [Room, RefereedRoom])
@given(seed=SEEDS)
def test_what_stands_is_what_the_rulebook_says_of_the_slip_now(kind: type[Room], seed: int) -> None:
    room = kind(TABLES, seed=seed)
    Wanderers(room, seed).go(120)
    for run in room.contest.runs.values():
        for played in (one for one in run.rounds.values() if run.standing(one.draw)):
            for table, sheet in played.sheets.items():
                if sheet.entry is not None:
                    slip, lexicon = sheet.entry.slip, room.means.lexicon(None)
                    _, decision = judge(room.contest, run, played, table, slip, lexicon=lexicon)
                    assert sheet.judged == decision


@given(SEEDS)
def test_a_total_is_the_sum_of_its_turns(seed: int) -> None:
    room = Room(TABLES, seed=seed)
    Wanderers(room, seed).go(120)
    results = room.parts("results")
    if results["summary"] is None or room.run.state.settings.sudden_death:
        return
    bonus = {solo["table"]: 0 for solo in results["solos"]}
    for solo in results["solos"]:
        bonus[solo["table"]] += solo["bonus"]
    for line in results["ranking"]:
        scored = sum(points or 0 for points in line["turns"])
        assert line["total"] == scored - line["deduction"] + bonus.get(line["table"], 0)
        assert line["negative"] == line["total"] - results["summary"]["top"]
        own = room.parts(f"player:{line['player']}")["totals"]
        if room.run.state.valid in (None, len(room.run.turns)):
            assert (own["points"], own["top"]) == (scored, results["summary"]["top"])
            assert own["warnings"] == line["warnings"]
