"""What a turn costs does not grow with the turns before it."""

from typing import Any

import msgspec

from nonuple.contest import commands as ask
from nonuple.contest.events import ContestEvent, GameHappened
from nonuple.contest.people import PlayerId
from nonuple.contest.rounds import Sheet
from nonuple.contest.views import EVERY_PLAYER, some_parts, touched
from nonuple.contest.written import WrittenSlip
from nonuple.play.duplicate.events import Retained
from tests.contest.room import CHIEF, Room, player, who

_TABLES, _TURNS = 3, 18


class Sheets(dict[PlayerId, Sheet]):
    """Counts how often slips are looked at."""

    looked_at = 0

    def get(self, *key: Any) -> Any:
        Sheets.looked_at += 1
        return super().get(*key)

    def items(self) -> Any:
        Sheets.looked_at += len(self)
        return super().items()


class CountedRoom(Room):
    """Makes what players are shown of each turn once its word is retained, as a server does."""

    def __init__(self) -> None:
        self.parts_made: list[int] = []
        self.looked_at: list[int] = []
        self.lengths: list[int] = []
        super().__init__(_TABLES)

    def store(self, events: tuple[ContestEvent, ...], author: str) -> None:
        for event in events:
            super().store((event,), author)
            if isinstance(event, GameHappened) and isinstance(event.event, Retained):
                self.show(event)

    def one_turn(self) -> None:
        draw = self.draw(None)
        if self.run.current is not None:  # letters that are not rejected
            self.do(CHIEF, ask.StartClock())
            for table in (1, 2):
                self.do(player(table), ask.WriteSlip(1, draw, WrittenSlip()))
            self.wait(200)
            self.do(CHIEF, ask.Retain())

    def show(self, event: GameHappened) -> None:
        for played in self.run.rounds.values():
            played.sheets = Sheets(played.sheets)
        named = [
            one.partition("#")[2] for one in touched(event, self.contest) if one.startswith(EVERY_PLAYER)
        ]
        before = Sheets.looked_at
        made = [
            some_parts(self.contest, f"player:{who(table)}", named, self.means)
            for table in range(1, _TABLES + 1)
        ]
        self.parts_made.append(sum(map(len, made)))
        self.looked_at.append(Sheets.looked_at - before)
        self.lengths.append(len(msgspec.json.encode(made)))


def test_what_a_player_is_shown_of_a_turn_costs_the_same_at_the_last_turn_as_at_the_first() -> None:
    room = CountedRoom()
    room.open_game(source="program")
    while len(room.parts_made) < _TURNS and not room.run.over:
        room.one_turn()
    assert len(room.parts_made) > _TURNS // 2
    assert set(room.parts_made) == {3 * _TABLES}
    assert set(room.looked_at[1:]) == {room.looked_at[1]}
    assert max(room.lengths) < min(room.lengths) + 60 * _TABLES
