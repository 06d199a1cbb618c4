"""Those who play along from home: by phone, on the room's clock, and ranked only if the organiser says so."""

from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonuple.contest import commands as ask
from nonuple.contest.people import Entrant
from nonuple.contest.written import WrittenSlip
from nonuple.texts import contest as texts
from tests.contest.room import CHIEF, OWNER, Room, across, player

TURNS = ("NLITAER", "EUAOSRT", "EIMNDPO")
SLIPS = (
    across("RALENTI", "H8", 66),
    across("RALENTI", "H4", 66),
    across("RATEIN", "H4", 14),
    across("LENTRAIX", "H4", 20),
    WrittenSlip(),
)
HERE, AT_HOME = (1, 2, 3, 4), (5, 6)


def room_with(*at_home: int, phones: bool = True, **settings: object) -> Room:
    room = Room(len(HERE), phones=phones)
    if at_home:
        room.do(OWNER, ask.Register(tuple(Entrant(f"Joueur {n}", remote=True, table=n) for n in at_home)))
    room.open_game(**settings)
    return room


def of_the_room(room: Room) -> dict[str, Any]:
    """All that tells how those in the room have done."""
    results, chief = room.parts("results"), room.parts("chief")
    told = {
        name: results[name] for name in ("summary", "ranking", "solos", "eliminated", "cumulated", "clubs")
    }
    return told | {"commented": chief["commented"], "said": chief["prompter"]}


slips = st.sampled_from(SLIPS)
hands = st.lists(st.tuples(*[slips] * len(HERE + AT_HOME)), min_size=1, max_size=len(TURNS))


@given(hands, st.booleans())
def test_nothing_of_the_room_turns_on_those_who_are_not_ranked(
    hands: list[tuple[WrittenSlip, ...]], sudden_death: bool
) -> None:
    alone, along = room_with(sudden_death=sudden_death), room_with(*AT_HOME, sudden_death=sudden_death)
    for letters, hand in zip(TURNS, hands, strict=False):
        for room in (alone, along):
            room.draw(letters)
            if room.run.current is None:
                return
            room.do(CHIEF, ask.StartClock())
            for table, slip in enumerate(hand, start=1):
                if table in room.run.seating.players and room.parts(f"player:p{table}")["me"]["playing"]:
                    room.do(player(table), ask.WriteSlip(1, room.run.state.draws - 1, slip))
            room.wait(200)
            room.do(CHIEF, ask.Retain())
        assert of_the_room(along) == of_the_room(alone)
    for room in (alone, along):
        room.do(CHIEF, ask.EndGame())
        room.open_game()
    assert of_the_room(along) == of_the_room(alone)


def test_one_at_home_is_told_apart_with_his_points_and_marked() -> None:
    room = room_with(5)
    room.turn("NLITAER", t1=across("RATEIN", "H4", 14), t5=across("RALENTI", "H8", 66))
    results = room.parts("results")
    assert {line["table"] for line in results["ranking"]} == set(HERE)
    (apart,) = results["apart"]
    assert (apart["table"], apart["rank"], apart["total"], apart["remote"]) == (5, 0, 66, True)
    me = room.parts("player:p5")["me"]
    assert (me["remote"], me["apart"]) == (True, True)
    assert [seat["table"] for seat in room.parts("desk:B")["seats"] if seat["remote"]] == [5]


def test_one_at_home_is_ranked_where_the_organiser_says_so() -> None:
    room = room_with(5, remote_ranked=True)
    room.turn("NLITAER", t5=across("RALENTI", "H8", 66))
    line = room.line(5)
    assert (line["rank"], line["remote"]) == (1, True)
    assert room.parts("results")["apart"] == []


def test_no_paper_is_read_for_one_at_home() -> None:
    room = room_with(5)
    draw = room.play("NLITAER")
    room.do(CHIEF, ask.EnterTop(1, draw))
    assert room.sheet(draw, 4).entry is not None
    assert room.sheet(draw, 5).entry is None
    room.do(CHIEF, ask.EnterMissing(1, draw))
    assert room.sheet(draw, 5).entry is not None


def test_one_at_home_has_no_part_in_a_game_on_paper_alone() -> None:
    room = room_with(5, phones=False)
    assert 5 not in room.run.seating.players
    room.turn("NLITAER")
    room.do(OWNER, ask.Register((Entrant("Ève", remote=True, table=6),)))
    room.do(OWNER, ask.Register((Entrant("Léo", table=7),)))
    assert {table for table in room.run.seating.players if table > 4} == {7}
    assert room.refuses(player(5), ask.WriteSlip(1, 0, WrittenSlip())) is texts.NO_PHONES


@pytest.mark.article("2026", "6.9")
def test_an_average_is_of_those_in_the_room() -> None:
    room = room_with(5)
    draw = room.play("NLITAER", t3=across("RALENTI", "H8", 66), t5=WrittenSlip())
    room.do(CHIEF, ask.EnterMissing(1, draw))
    overruled = {
        "type": "Overrule",
        "game": 1,
        "draw": draw,
        "table": 4,
        "sanction": "average",
        "motive": "panne",
    }
    room.do(CHIEF, msgspec.convert(overruled, ask.Overrule))
    granted = room.points(draw, 4)
    room.enter(CHIEF, draw, 5, across("RALENTI", "H8", 66))
    assert room.points(draw, 4) == granted


def test_what_an_organiser_changes_of_one_at_home_is_kept() -> None:
    room = room_with(5)
    room.do(
        OWNER,
        ask.Change((ask.Changed(5, msgspec.structs.replace(room.entrant(5), name="Ève", remote=True)),)),
    )
    assert room.parts("organiser")["players"][4]["remote"] is True
    room.do(OWNER, ask.Change((ask.Changed(5, msgspec.structs.replace(room.entrant(5), remote=False)),)))
    assert room.parts("organiser")["players"][4]["remote"] is False
