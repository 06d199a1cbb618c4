"""Between two turns the room hears how many found the word and what came near; who, at the end (4.5)."""

import pytest

from nonuple.contest import commands as ask
from nonuple.texts import contest as texts
from tests.contest.room import CHIEF, Room, across

LETTERS = "FEDAYIN"


def room_after_a_turn(found: int, tables: int = 12, near: int = 0) -> Room:
    room = Room(tables)
    room.open_game()
    draw = room.draw(LETTERS)
    best, *_ = room.parts("chief")["solutions"]["candidates"]
    below = next(one for one in room.parts("chief")["solutions"]["others"] if one["score"] < best["score"])
    room.do(CHIEF, ask.StartClock())
    room.do(CHIEF, ask.CloseSlips())
    for table in range(1, found + near + 1):
        word = best if table <= found else below
        slip = across(word["word"], word["ref"], word["score"])
        room.enter(CHIEF, draw, table, slip)
    for table in range(found + near + 1, tables + 1):
        room.enter(CHIEF, draw, table, across("DA", "H8", 6))
    room.do(CHIEF, ask.Retain())
    return room


def shown(room: Room) -> dict[str, object]:
    part: dict[str, object] = room.parts("public")["shown"]
    return part


@pytest.mark.article("2026", "4.5")
def test_few_finders_are_not_counted_before_the_end_of_the_game() -> None:
    room = room_after_a_turn(1)
    room.do(CHIEF, ask.Project(1, "word"))
    word = room.parts("public")["shown"]["word"]
    assert (word["tables"], word["pending"], word["found"]) == (12, 0, None)
    assert "finders" not in word
    assert room.parts("chief")["commented"]["finders"] == ["Joueur 1"]
    room.do(CHIEF, ask.EndGame())
    assert room.parts("public")["shown"]["word"]["found"] == 1


def test_the_room_is_told_how_many_made_the_top_and_what_came_near() -> None:
    room = room_after_a_turn(6, near=3)
    room.do(CHIEF, ask.Project(1, "word"))
    word = room.parts("public")["shown"]["word"]
    assert (word["found"], word["turn"], len(word["sub_tops"])) == (6, 1, 3)
    assert all(one["score"] < word["top"] for one in word["sub_tops"])
    close = [one for one in word["near"] if word["top"] - one["points"] <= 7]
    assert [one["tables"] for one in word["near"]] in ([3], []) and close == word["near"]


def test_what_the_screens_show_ends_with_the_next_letters_and_is_refused_while_they_are_in_play() -> None:
    room = Room(2)
    room.open_game()
    assert room.refuses(CHIEF, ask.Project(1, "ranking")) is texts.NOT_WHILE_PLAYED
    room.turn(LETTERS)
    assert shown(room)["what"] == "board"
    room.do(CHIEF, ask.Project(1, "ranking"))
    before = len(room.log)
    room.do(CHIEF, ask.Project(1, "ranking"))
    assert (shown(room)["what"], len(room.log)) == ("ranking", before), "asked twice, it is one wish"
    room.draw("TIRAGES")
    assert shown(room) == {"what": "board", "word": None}
    assert room.parts("chief")["commented"] is None
    assert room.refuses(CHIEF, ask.Project(1, "word")) is texts.NOT_WHILE_PLAYED
    room.do(CHIEF, ask.StartClock())
    room.wait(200)
    room.do(CHIEF, ask.Retain())
    assert shown(room)["what"] == "board", "not what was shown a turn ago"


def test_a_slip_that_comes_in_changes_what_the_room_is_told() -> None:
    room = Room(2)
    room.open_game()
    draw = room.turn(LETTERS)
    room.do(CHIEF, ask.Project(1, "word"))
    assert room.parts("public")["shown"]["word"]["pending"] == 2
    room.enter(CHIEF, draw, 1, across("DA", "H8", 6))
    assert room.parts("public")["shown"]["word"]["pending"] == 1
