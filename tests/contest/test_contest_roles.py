"""Who may ask for what, and read what."""

from typing import get_args

import pytest

from nonuple.activity.door import Granted, Guest
from nonuple.contest import commands as ask
from nonuple.contest.asking import Asking
from nonuple.contest.decide import decide
from nonuple.contest.groups import Group
from nonuple.contest.people import Arbiter, Block, Entrant, Role
from nonuple.contest.roles import ROLES as RIGHTS
from nonuple.contest.views import may_read
from nonuple.contest.written import WrittenSlip
from nonuple.errors import Refusal
from nonuple.texts import Text
from nonuple.texts import contest as texts
from nonuple.texts.door import NOT_YOURS
from tests.contest.every_command import DESK, EVERY_COMMAND, MAY
from tests.contest.room import CHIEF, OWNER, Room, across, player, who

TOP = across("RALENTI", "H8", 66)
ROLES: tuple[Role, ...] = get_args(Role)


def actor(role: Role, *, arbiter: str = "A", table: int = 1) -> Guest:
    return Guest(role, "X", {"player": who(table), "arbiter": arbiter}.get(role, ""))


def answer(room: Room, who: Guest, command: ask.ContestCommand) -> Text | None:
    try:
        decide(Asking(room.contest, who, room.moment, room.means), command)
    except Refusal as refusal:
        return refusal.text
    return None


def test_every_command_is_looked_at() -> None:
    assert {type(command) for command in EVERY_COMMAND} == set(get_args(ask.ContestCommand))
    assert set(MAY) == set(ROLES)


@pytest.mark.article("2026", "2.1", "2.2", "2.3", "2.4", "2.5", "7.4.1")
@pytest.mark.parametrize("role", ROLES)
def test_each_role_does_what_is_its_own(role: Role) -> None:
    room = Room()
    room.open_game()
    allowed = {
        type(command).__name__
        for command in EVERY_COMMAND
        if answer(room, actor(role), command) is not NOT_YOURS
    }
    assert allowed == MAY[role]


OF_TABLE_1 = [
    command
    for command in EVERY_COMMAND
    if getattr(command, "table", None) == 1 or getattr(command, "tables", None) == (1,)
]


@pytest.mark.parametrize("command", OF_TABLE_1, ids=lambda command: type(command).__name__)
def test_an_arbiter_stays_at_his_own_tables(command: ask.ContestCommand) -> None:
    room = Room()
    room.open_game()
    room.turn("AEIRTLN", t1=TOP)
    other = answer(room, actor("arbiter", arbiter="B"), command)
    own = answer(room, actor("arbiter", arbiter="A"), command)
    if type(command).__name__ in DESK:
        assert other is texts.NOT_YOUR_TABLE
        assert own is not texts.NOT_YOUR_TABLE
    else:
        assert other is own is NOT_YOURS


def test_a_player_does_nothing_for_another_table() -> None:
    room = Room()
    room.open_game()
    draw = room.turn("AEIRTLN", t1=across("RATEIN", "H4", 14))
    assert room.refuses(player(2), ask.MoveNotes(1, draw, (1,), "received")) is texts.NOT_YOUR_TABLE
    room.do(player(2), ask.DeclareTotal(1, 5, table=1))
    assert (room.run.declared.get(who(1)), room.run.declared.get(who(2))) == (None, 5)


def test_the_refusal_says_whom_to_ask() -> None:
    with pytest.raises(Refusal, match="juge-arbitre") as refused:
        Room().do(player(1), ask.Draw())
    assert "chief arbiter" not in str(refused.value)


# --- Reading -----------------------------------------------------------------------------------------------

READ: dict[Role, str] = {
    "owner": "public results game:1 chief organiser commission double desk:A desk:B",
    "organiser": "public results game:1 organiser",
    "chief": "public results game:1 chief commission double desk:A desk:B",
    "arbiter": "public results game:1 desk:A",
    "double": "public results game:1 double",
    "commission": "public results game:1 commission",
    "player": "public results game:1 player:p1",
    "display": "public results game:1",
    "spectator": "public results game:1",
}
CHANNELS = [
    *("public", "results", "chief", "organiser", "commission", "double", "desk:A", "desk:B", "player:p1"),
    *("player:p2", "desk:", "desk:*", "player:*", "desk:None", "player:", "secret", ""),
    *("game:1", "game:2", "game:01", "game:", "game:*", "game:x"),
]


@pytest.mark.parametrize("role", ROLES)
def test_each_role_reads_what_is_its_own(role: Role) -> None:
    room = Room()
    room.open_game()
    who = actor(role)
    read = {channel for channel in CHANNELS if may_read(who, room.contest, channel)}
    assert read == set(READ[role].split())
    assert set(RIGHTS[who.role].channels(who.place)) <= read
    for channel in RIGHTS[who.role].channels(who.place):
        assert room.parts(channel)


# --- The organiser -----------------------------------------------------------------------------------------


def test_players_are_registered_changed_withdrawn_and_back() -> None:
    room = Room(2)
    room.do(OWNER, ask.Register((Entrant("Cy", table=3),)))
    room.do(OWNER, ask.Change((ask.Changed(2, Entrant("Ana Roy", partner="Bo Li", table=2)),)))
    assert [player["name"] for player in room.parts("organiser")["players"]] == ["Joueur 1", "Ana Roy", "Cy"]
    assert room.contest.players[who(2)].shown == "Ana Roy / Bo Li"
    room.do(OWNER, ask.Withdraw((1, 3)))
    assert room.parts("public")["contest"]["players"] == 1
    assert [one["withdrawn"] for one in room.parts("organiser")["players"]] == [True, False, True]
    room.do(OWNER, ask.Register((Entrant("Joueur 1", table=1),)))
    assert room.parts("public")["contest"]["players"] == 2


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (ask.Rename("  "), texts.NAME_NEEDED),
        (ask.Register((Entrant(" ", table=1),)), texts.NAME_NEEDED),
        (ask.Register((Entrant("A", table=1), Entrant("B", table=1))), texts.TABLE_TWICE),
        (ask.NameGroups("club", (Group("x", " "),)), texts.NAME_NEEDED),
        (ask.NameGroups("club", (Group("x", "Brest"), Group("y", "BREST"))), texts.GROUP_TWICE),
        (ask.Withdraw((9,)), texts.NO_SUCH_TABLE),
        (ask.NameArbiters((Arbiter("A", "Anne"), Arbiter("A", "Ali"))), texts.ARBITER_TWICE),
        (ask.NameArbiters((Arbiter("A", " "),)), texts.NAME_NEEDED),
        (ask.NameArbiters((Arbiter("A", "Anne", (Block(5, 1),)),)), texts.BLOCK_BACKWARDS),
        (
            ask.NameArbiters((Arbiter("A", "Anne", (Block(1, 9),)), Arbiter("B", "Bo", (Block(9, 12),)))),
            texts.BLOCKS_OVERLAP,
        ),
        (
            ask.NameArbiters((Arbiter("A", "Anne", (Block(1, 99), Block(3, 4))),)),
            texts.BLOCKS_OVERLAP,
        ),
    ],
)
@pytest.mark.article("2026", "2.3")
def test_what_cannot_be_registered_is_refused(command: ask.ContestCommand, said: Text) -> None:
    assert Room().refuses(OWNER, command) is said


def test_a_contest_is_renamed() -> None:
    room = Room()
    room.do(OWNER, ask.Rename("  Festival de la Baie "))
    assert room.parts("public")["contest"]["name"] == "Festival de la Baie"


def test_access_is_shown_to_the_organiser_without_its_secrets() -> None:
    room = Room()
    room.store((Granted("g1", "arbiter", "empreinte", "code", "Anne", "A"),), "Olive")
    (grant,) = room.parts("organiser")["grants"]
    assert set(grant) == {"id", "role", "name", "player", "table", "arbiter", "code"}
    assert (grant["id"], grant["arbiter"], grant["code"]) == ("g1", "A", True)


def test_a_table_of_nobody_and_an_arbiter_without_tables_are_possible() -> None:
    room = Room()
    room.do(OWNER, ask.NameArbiters((Arbiter("C", "Coralie", ()),)))
    room.open_game()
    draw = room.turn("AEIRTLN", t1=TOP)
    assert room.parts("desk:C")["seats"] == []
    assert room.points(draw, 1) == 66
    room.do(CHIEF, ask.EnterSlip(1, draw, 2, slip=WrittenSlip()))
    assert room.sanction(draw, 2) == "zero"
