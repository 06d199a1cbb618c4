"""An evening with nobody to spare: the chief arbiter plays too, and knows no more than the others."""

import msgspec
import pytest

from nonuple.contest import commands as ask
from nonuple.contest.desk.solutions import solutions_of
from nonuple.contest.views import parts
from nonuple.texts import Text
from nonuple.texts import contest as texts
from tests.contest.room import CHIEF, OWNER, Room, across, player, who

LETTERS = "NLITAER"
TOP = across("RALENTI", "H8", 66)


def room_of_eight() -> Room:
    room = Room(8)
    room.open_game(plays=3)
    return room


@pytest.mark.article("2026", "2.4")
def test_nothing_of_the_solutions_reaches_the_desk_before_the_end_of_the_turn() -> None:
    room = room_of_eight()
    assert room.parts("public")["game"]["plays"] == 3
    room.draw(LETTERS)
    assert room.run.current is not None
    moves = solutions_of(room.run.current, room.means.lexicon(None))
    words = {one.word for one in moves if len(one.word) > 4}
    assert "RALENTI" in words
    room.do(CHIEF, ask.StartClock())
    for channel in ("chief", "desk:A", "desk:B", "double", "public", "organiser", "commission", "files"):
        told = msgspec.json.encode(parts(room.contest, channel, room.means)).decode()
        assert not [word for word in words if word in told], channel
    room.wait(200)
    assert room.parts("chief")["solutions"]["candidates"]


def test_no_word_is_ruled_on_meanwhile() -> None:
    room = room_of_eight()
    room.draw(LETTERS)
    ruled = ask.RuleWord(1, word="RALENTI", ruling="struck", why="essai")
    assert room.refuses(CHIEF, ruled) is texts.CHIEF_IS_PLAYING
    room.do(CHIEF, ask.StartClock())
    room.wait(200)
    room.do(CHIEF, ruled)


@pytest.mark.article("2026", "6.7")
def test_his_slip_is_what_he_wrote_in_time_and_nothing_that_he_enters_after() -> None:
    room = room_of_eight()
    draw = room.play(LETTERS, t3=across("RALENTI", "H4", 60))
    assert room.sheet(draw, 3).entry is not None
    later = room_of_eight()
    draw = later.play(LETTERS)
    assert later.refuses(CHIEF, ask.EnterSlip(1, draw, 3, slip=TOP)) is texts.CHIEF_WROTE_BEFORE
    assert later.refuses(OWNER, ask.EnterSolution(1, draw, 3, number=1)) is texts.CHIEF_WROTE_BEFORE
    later.do(CHIEF, ask.EnterSlip(1, draw, 4, slip=TOP))
    later.do(CHIEF, ask.EnterTop(1, draw))
    assert later.round(draw).sheets.get(who(3)) is None
    later.do(CHIEF, ask.EnterMissing(1, draw))
    assert later.points(draw, 3) == 0


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        (ask.OpenGame(plays=3), texts.CHIEF_PLAYS_BY_PHONE),
        (ask.OpenGame(plays=3, ranked=True), texts.CHIEF_PLAYS_RANKED),
        (ask.OpenGame(plays=30, phones=True), texts.NO_SUCH_TABLE),
    ],
)
def test_he_plays_by_phone_at_a_table_of_a_game_that_does_not_count(wish: ask.OpenGame, why: Text) -> None:
    assert Room(8).refuses(OWNER, wish) is why


def test_others_write_and_hand_in_as_ever() -> None:
    room = room_of_eight()
    draw = room.play(LETTERS, t1=TOP)
    assert room.sheet(draw, 1).entry is not None
    room.do(CHIEF, ask.Retain())
    assert room.results(who(1)) and player(1).place == who(1)
