"""What is a player's stays his, wherever he sits."""

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonuple.contest import commands as ask
from nonuple.contest.people import Entrant, PlayerId
from nonuple.contest.results.evening import cumulated, evening_of
from nonuple.contest.results.rankings import ledger, ranking
from nonuple.contest.state import Contest, apply
from nonuple.contest.views.desk import sheet_view
from nonuple.forgetting import Whom, same
from tests.contest.room import CHIEF, OWNER, ROUND_TRIP, Room, across, down, player, who
from tests.contest.wandering import TABLES, Wanderers

SEEDS = st.integers(0, 2**32)
SEATS = st.permutations(range(1, TABLES + 1))
LETTERS = ("AEIRTLN", "AEIRTSN", "EEIORST")
SLIPS = (
    across("RALENTI", "H8", 66),
    across("RALENTI", "H8", 60),
    across("RATEIN", "H4", 14),
    down("RATEIN", "15H", 45),
)


def seat(room: Room, tables: list[int]) -> None:
    """The first player at the first of these tables, and so on."""
    seating = room.contest.seating.tables
    changes = tuple(
        ask.Changed(seating[who(number)], room.entrant(seating[who(number)], to), who(number))
        for number, to in enumerate(tables, start=1)
    )
    room.do(OWNER, ask.Change(changes))


def belongings(contest: Contest) -> dict[PlayerId, Any]:
    """All that is a player's, in every game: lines, slips, warnings and notes, without where he sits."""
    found: dict[PlayerId, list[Any]] = {one: [] for one in contest.players}
    ledgers = [ledger(contest, run) for run in contest.runs.values()]
    for run, settled in zip(contest.runs.values(), ledgers, strict=True):
        for line in ranking(contest, run, settled):
            found[line.player].append(msgspec.structs.replace(line, table=0))
        for played in run.turns:
            for one in played.sheets:
                found[one].append(msgspec.structs.replace(sheet_view(contest, run, played, one), table=0))
    for total in cumulated(contest, evening_of(contest)):
        found[total.player].append(msgspec.structs.replace(total, table=0))
    return dict(found)


def evening(seed: int, between: Callable[[Room, int], None]) -> Contest:
    """Two games in which everybody writes on a phone, by chance, with one desk for all; then what is his."""
    room, chance = Room(TABLES, seed=seed), Random(seed)
    room.do(OWNER, ask.NameArbiters(()))
    for game in range(2):
        room.open_game()
        for turn, letters in enumerate(LETTERS):
            between(room, 10 * game + turn)
            draw = room.draw(letters)
            room.do(CHIEF, ask.StartClock())
            for table in range(1, TABLES + 1):
                room.do(player(table), ask.WriteSlip(1, draw, chance.choice(SLIPS)))
            between(room, 10 * game + turn + 5)
            room.wait(200)
            room.do(CHIEF, ask.Retain())
            room.do(CHIEF, ask.EndAnnouncement())
        room.do(CHIEF, ask.EndGame())
    return room.contest


@given(SEEDS, st.lists(SEATS, min_size=1, max_size=12))
def test_no_change_of_seats_between_or_during_games_changes_what_is_anyones(
    seed: int, seatings: list[list[int]]
) -> None:
    def move(room: Room, moment: int) -> None:
        seat(room, seatings[moment % len(seatings)])

    assert belongings(evening(seed, move)) == belongings(evening(seed, lambda _, __: None))


@given(SEEDS, SEATS)
def test_seats_changed_in_the_midst_of_anything_change_no_line(seed: int, tables: list[int]) -> None:
    room = Room(TABLES, seed=seed)
    Wanderers(room, seed).go(60)
    room.do(OWNER, ask.NameArbiters(()))
    taking_part = {one.table: one.player for one in room.contest.seated()}
    before = belongings(room.contest)
    others = Random(seed).sample(sorted(taking_part), len(taking_part))
    changes = zip(sorted(taking_part), others, strict=True)
    room.do(OWNER, ask.Change(tuple(ask.Changed(table, room.entrant(table, to)) for table, to in changes)))
    assert belongings(room.contest) == before


@given(SEEDS)
def test_erasing_a_name_keeps_every_rank(seed: int) -> None:
    room = Room(TABLES, seed=seed)
    Wanderers(room, seed).go(60)
    person, erased = Whom(f"joueur {seed % TABLES + 1}"), Contest("essai")
    for number, (data, author, at) in enumerate(room.log, start=1):
        event = ROUND_TRIP.decode(data)
        apply(erased, person.erased(event, "X"), number, person.author(author, "X", event), at)
    assert "X" in {one.name for one in erased.players.values()}
    for number, run in room.contest.runs.items():
        before = ranking(room.contest, run, ledger(room.contest, run))
        after = ranking(erased, erased.runs[number], ledger(erased, erased.runs[number]))
        assert [msgspec.structs.replace(line, name="") for line in after] == [
            msgspec.structs.replace(line, name="") for line in before
        ]


@given(SEATS, SEATS)
def test_a_player_at_different_tables_in_two_games_has_one_cumulated_line(
    first: list[int], second: list[int]
) -> None:
    room = Room(TABLES)
    for tables in (first, second):
        seat(room, tables)
        room.open_game()
        room.turn("AEIRTLN", **{f"t{number}": SLIPS[0] for number in range(1, TABLES + 1)})
        room.do(CHIEF, ask.EndGame())
    lines = room.parts("results")["cumulated"]
    assert sorted((line["player"], line["total"], line["games"]) for line in lines) == sorted(
        (who(number), 132, [66, 66]) for number in range(1, TABLES + 1)
    )
    for game, tables in enumerate((first, second), start=1):
        sat = {line["player"]: line["table"] for line in room.parts(f"game:{game}")["ranking"]}
        assert sat == {who(number): table for number, table in enumerate(tables, start=1)}


@given(SEATS, SEATS, st.integers(1, TABLES))
def test_a_slip_entered_for_a_table_at_a_draw_is_of_who_sat_there_then(
    then: list[int], now: list[int], table: int
) -> None:
    room = Room(TABLES)
    seat(room, then)
    room.open_game()
    draw = room.turn("AEIRTLN")
    seat(room, now)
    room.do(CHIEF, ask.EnterSlip(1, draw, table, slip=SLIPS[0]))
    (sheet,) = [one for one, sheet in room.round(draw).sheets.items() if sheet.entry is not None]
    assert sheet == who(then.index(table) + 1)


def test_a_name_may_change_and_the_player_is_the_same() -> None:
    room = Room(2)
    room.open_game()
    room.turn("AEIRTLN", t1=SLIPS[0])
    room.do(OWNER, ask.Change((ask.Changed(1, Entrant("Ana Roy", partner="Bo Li", table=1)),)))
    line = room.line(1)
    assert (line["player"], line["name"], line["total"]) == (who(1), "Ana Roy / Bo Li", 66)


@pytest.mark.parametrize("erased", ["Ana Roy", "bo  li"])
def test_each_of_a_pair_is_erased_by_himself(erased: str) -> None:
    room = Room(0)
    room.do(OWNER, ask.Register((Entrant("Ana Roy", partner="Bo Li", table=1),)))
    person, names = Whom(erased), {"Ana Roy", "Bo Li"}
    events = [person.erased(ROUND_TRIP.decode(data), "X") for data, _, _ in room.log]
    contest = Contest("essai")
    for number, event in enumerate(events, start=1):
        apply(contest, event, number, "", "")
    (pair,) = contest.players.values()
    assert {pair.name, pair.partner} == {"X"} | {name for name in names if not same(name, erased)}
