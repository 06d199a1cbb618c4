"""What the web is told of the shapes of channels is what they are."""

import msgspec

from nonuple.contest.roles import ROLES
from nonuple.contest.views import parts
from nonuple.server.shapes import type_of
from tests.contest.room import ARBITER, COMMISSION, DOUBLE, OWNER, Room, across, player


def test_every_part_of_every_channel_has_the_shape_that_is_told() -> None:
    room = Room()
    room.open_game()
    draw = room.play("FEDAYIN", t1=across("FEDAYIN", "H8", 110), t2=across("FEDDAYIN", "H8", 12))
    assert room.decision(draw, 2).sanction == "zero"
    for actor in (OWNER, ARBITER, DOUBLE, COMMISSION, player(1)):
        for channel in ("game:1", *ROLES[actor.role].channels(actor.place)):
            for name, value in parts(room.contest, channel, room.means).items():
                msgspec.json.decode(msgspec.json.encode(value), type=type_of(channel, name), strict=True)
