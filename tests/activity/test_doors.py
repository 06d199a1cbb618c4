"""One door for all: what holds of being let in holds of every kind of activity that a server hosts."""

from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest

from nonuple.activity.door import OWNER, Granted, Guest, Keys, Opened, Revoked, through_one_door
from nonuple.activity.port import AnyKind, Claim
from nonuple.contest import events as contest
from nonuple.contest.people import Arbiter, PlayerId
from nonuple.errors import Refusal
from nonuple.play.free.settings import FreeSettings
from nonuple.server.app import every_kind, means_of
from nonuple.table import events as table
from nonuple.table.people import Arrangement
from nonuple.texts import door as texts
from nonuple.tournament import events as event
from nonuple.tournament.people import EventHall
from nonuple.words_io.library import Library
from tests.contest.room import registration

KINDS = every_kind(means_of(Library.of_user()))
BEFORE: dict[str, tuple[Any, ...]] = {
    "contests": (
        registration((PlayerId("p1"), ("Ana",)), tables=(1,)),
        contest.ArbitersNamed((Arbiter("A", "Anne"),)),
    ),
    "free": (table.TableArranged(Arrangement(FreeSettings(seats=("Ana", "Bo")), (None, None))),),
    "events": (event.HallOpened(EventHall("h1", "Salle")),),
}
"""What there is to be let into."""
PLACES = {"table": 1, "arbiter": "A", "seats": [1], "room": "h1"}
CENTRES = {"centre"}
"""Roles of which the place is read from a sealed file; tests of centres let them in."""

of_every_kind = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.path)


def begun(kind: AnyKind) -> Any:
    activity = kind.begin("x", lambda: ())
    for one in (Opened("Essai"), *BEFORE.get(kind.path, ())):
        happen(kind, activity, one)
    return activity


def happen(kind: AnyKind, activity: Any, fact: Any) -> None:
    read = kind.codec.decode_first(kind.codec.encode(fact))
    activity.apply(read, activity.number + 1, "Olive", "2026-11-18T20:00:00+00:00")


def roles_of(kind: AnyKind) -> tuple[str, ...]:
    types = {one.name: one.type for one in msgspec.structs.fields(kind.invitation)}
    return tuple(role for role in get_args(types["role"]) if role not in CENTRES)


def invitation(kind: AnyKind, role: str) -> Any:
    names = {one.name for one in msgspec.structs.fields(kind.invitation)}
    places = {name: one for name, one in PLACES.items() if name in names}
    return msgspec.convert({"role": role, "name": "Zoé", **places}, kind.invitation)


def let_in(kind: AnyKind, activity: Any) -> Iterator[Granted]:
    for role in roles_of(kind):
        if role != OWNER:
            granted = activity.invited(invitation(kind, role), Keys(f"g-{role}", f"l-{role}", f"c-{role}"))
            happen(kind, activity, granted)
            yield granted


@of_every_kind
def test_a_grant_lets_in_by_link_and_code_until_it_is_revoked_with_all_that_came_of_it(kind: AnyKind) -> None:
    activity = begun(kind)
    for granted in let_in(kind, activity):
        own = activity.own(granted, Claim(1, "Ana"), Keys(f"{granted.id}.1", f"o-{granted.role}"))
        happen(kind, activity, own)
        assert activity.door.by_link(granted.link) is activity.door.by_code(granted.code)
        assert activity.door.by_link(own.link) == own
        for id in activity.door.families({granted.id}):
            happen(kind, activity, Revoked(id))
        happen(kind, activity, own)  # who comes in as the code is revoked elsewhere
        assert not activity.door.families({granted.id})
        assert not {activity.door.by_link(one) for one in (granted.link, own.link)} - {None}
        assert activity.door.by_code(granted.code) is None


@of_every_kind
def test_nobody_lets_in_somebody_above_himself(kind: AnyKind) -> None:
    activity = begun(kind)
    assert OWNER in activity.roles and set(roles_of(kind)) | CENTRES >= set(activity.roles) - {OWNER}
    if OWNER in roles_of(kind):
        with pytest.raises(Refusal) as refused:
            activity.invited(invitation(kind, OWNER), Keys("g", "l"))
        assert refused.value.text is texts.NO_OWNER_GRANT
    for granted in let_in(kind, activity):
        assert activity.own(granted, Claim(1, "Ana"), Keys("o", "o")).role == granted.role
        assert activity.person(granted).role == granted.role
    for role, rights in activity.roles.items():
        allowed = True
        try:
            activity.check_lets_in(Guest(role, "Zoé"))
        except Refusal as refusal:
            allowed = False
            assert refusal.text is texts.NOT_YOURS
        assert allowed == rights.lets_in


@of_every_kind
def test_a_guest_s_place_never_changes_and_is_the_only_one_of_its_kind_that_he_reads(kind: AnyKind) -> None:
    activity = begun(kind)
    for granted in let_in(kind, activity):
        happen(kind, activity, msgspec.structs.replace(granted, role="owner", place="elsewhere"))
        who = activity.person(activity.door.by_link(granted.link))
        assert (who.role, who.place) == (granted.role, granted.place)
        for channel in activity.channels_of(who):
            assert activity.may_read(who, channel)
            name, _, place = channel.partition(":")
            assert place in ("", granted.place, who.name)
            assert not place or not activity.may_read(who, f"{name}:elsewhere")


OLD: dict[str, tuple[str, str, str, dict[str, object], str]] = {
    "contests": ("ContestOpened", "AccessGranted", "AccessRevoked", {"player": "p1", "arbiter": None}, "p1"),
    "events": ("TournamentOpened", "EntranceGranted", "EntranceRevoked", {"room": "h1"}, "h1"),
    "centres": ("CentresOpened", "CentreGranted", "CentreRevoked", {"centre": "Dakar"}, "Dakar"),
    "free": ("TableOpened", "PlaceGranted", "PlaceRevoked", {"seats": [0, 2]}, "0-2"),
}
OF_OLD = {"contests": 3}
"""The last version before there was one door, where it is not the last but one."""
AT_HOME: tuple[str, str, str, dict[str, object], str] = (
    "HomeOpened",
    "CompanionLetIn",
    "CompanionSentAway",
    {},
    "",
)


@of_every_kind
def test_logs_of_before_there_was_one_door_are_read(kind: AnyKind) -> None:
    opened, granted, revoked, where, place = OLD.get(kind.path, AT_HOME)
    reader, before = kind.codec.reader(), {"v": OF_OLD.get(kind.path, kind.codec.version - 1)}
    told: list[dict[str, object]] = [
        {"type": opened, "name": "Essai", "demo": True},
        {"type": granted, "id": "g", "role": "player", "link": "l", "code": "c", "name": "Zoé", **where},
        {"type": revoked, "id": "g"},
    ]
    assert [reader.read(msgspec.json.encode(one | before)) for one in told] == [
        Opened("Essai", demo=True),
        Granted("g", "player", "l", "c", "Zoé", place),
        Revoked("g"),
    ]
    assert through_one_door({"type": "WordRuled", "player": "p1"}) == {"type": "WordRuled", "player": "p1"}
