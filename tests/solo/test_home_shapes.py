"""What the web is told of the channels of games at home is what they are, at every stage."""

from datetime import UTC, datetime
from typing import Any

import msgspec
import pytest

from nonuple.activity.door import Keys, Opened
from nonuple.activity.port import Computer, Moment
from nonuple.formats import games
from nonuple.play.family import commands as family
from nonuple.play.family.activity import Families
from nonuple.play.hosted import HomeInvitation, HomeKind, HomeMeans
from nonuple.play.masked import WantedGame
from nonuple.play.solo import commands as solo
from nonuple.play.solo.activity import Solos
from nonuple.play.solo.events import SoloSlip
from nonuple.play.ticking import StopTime
from nonuple.play.topping import commands as topping
from nonuple.play.topping.activity import Toppings
from nonuple.server.shapes import type_of
from nonuple.words_io.library import open_lexicon
from nonuple.words_io.schooling import commonness

DRAWN = WantedGame(seed=7)
MEANS = HomeMeans(lambda _: open_lexicon("default"), bytes, games.read, commonness)

SOLO = (
    solo.BeginSolo(DRAWN, seconds=60, judged=True, room=((24, 0), (0, 0))),
    solo.TakeHint(),
    solo.KeepDraft(SoloSlip("HUEES", "H4", 22)),
    StopTime(),
    solo.HandIn(),
    solo.GoOn(),
    solo.HandIn(SoloSlip("XYZ", "A1", 3)),
    solo.StopSolo(),
)
FAMILY = (
    family.BeginFamily(("Odile", "Léo"), 4, DRAWN),
    family.OpenTurn(),
    family.StartTime(),
    StopTime(),
    family.EndTime(),
    family.Announce(30, "XYZ", "H4", "Odile"),
    family.Announce(900, player="Léo"),
    family.CorrectPoints(1, "Léo", 3),
    family.EndFamily(),
)
TOPPING = (
    topping.PrepareTopping(DRAWN),
    topping.SeatRival("Ordinateur", 5),
    topping.StartRun("Ali"),
    topping.Propose("SI", "H8", "Ali"),
    topping.Propose("HUEES", "H4", "Ali"),
    topping.LeaveRun("Ali"),
)


@pytest.mark.parametrize(
    ("kind", "wishes", "channels"),
    [
        (Solos(MEANS), SOLO, ("solo",)),
        (Families(MEANS), FAMILY, ("family", "book")),
        (Toppings(MEANS), TOPPING, ("topping", "run:Ali", "run:Ordinateur", "run:personne")),
    ],
    ids=lambda one: type(one).__name__ if isinstance(one, HomeKind) else "",
)
def test_every_part_has_the_shape_that_is_told(
    kind: HomeKind, wishes: tuple[Any, ...], channels: tuple[str, ...]
) -> None:
    activity = kind.begin("x", lambda: ())
    now = Moment(100.0, "epoch", datetime(2026, 1, 1, tzinfo=UTC))
    owner = activity.person(None)
    guest = activity.invited(HomeInvitation(role="viewer", name="Zoé"), Keys("g", "link", "code"))
    happened = [Opened("Ce soir"), guest]
    for wish in (None, *wishes):
        happened += [] if wish is None else activity.decide(owner, wish, now)
        for event in happened:
            again = kind.codec.decode_first(kind.codec.encode(event))
            assert again == event
            activity.apply(again, activity.number + 1, "owner", "2026-01-01T20:00:00Z")
        happened = []
        for channel in channels:
            for name, value in activity.parts(channel, Computer()).items():
                kept = msgspec.json.encode(value)
                msgspec.json.decode(kept, type=type_of(channel, name), strict=True)
    assert not activity.summary.live
