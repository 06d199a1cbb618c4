"""What followers of a channel are told."""

import json
import time
from typing import Any

import pytest

from nonuple.activity.door import Opened
from nonuple.contest.activity import ContestActivity
from nonuple.contest.asking import Means
from nonuple.contest.events import ContestRenamed
from nonuple.errors import Refusal
from nonuple.server.live.channels import Channel, Hub
from nonuple.server.process.machine import Machine
from nonuple.texts.lexicon import UNKNOWN
from nonuple.words_io.library import open_lexicon


class Listener:
    grant = "anyone"
    heard_at = 0.0

    def __init__(self) -> None:
        self.channels: list[Channel] = []
        self.heard = 0.0
        self.told: list[dict[str, Any]] = []

    def tell(self, message: str) -> None:
        self.told.append(json.loads(message))

    def dismiss(self) -> None: ...

    def recall(self) -> None: ...


def followed() -> tuple[Channel, Listener]:
    channel, listener = Channel("public"), Listener()
    channel.renew({"board": ["A"], "clock": {"left": 3}}, 5)
    channel.followers.add(listener)
    return channel, listener


def test_only_parts_that_changed_are_told() -> None:
    channel, listener = followed()
    channel.renew({"board": ["A"], "clock": {"left": 2}}, 6)
    told = {"type": "set", "channel": "public", "number": 6, "parts": {"clock": {"left": 2}}}
    assert listener.told == [told]


def test_nothing_is_told_when_nothing_changed() -> None:
    channel, listener = followed()
    channel.renew({"board": ["A"], "clock": {"left": 3}}, 9)
    assert listener.told == []


def test_a_part_that_is_gone_is_told_as_null() -> None:
    channel, listener = followed()
    channel.renew({"board": ["A"]}, 6)
    assert listener.told[0]["parts"] == {"clock": None}
    assert json.loads(channel.since(0))["parts"] == {"board": ["A"]}
    assert json.loads(channel.since(6))["parts"] == {"clock": None}


def test_one_who_comes_back_is_told_what_changed_since() -> None:
    channel, _ = followed()
    channel.renew({"board": ["A"], "clock": {"left": 2}}, 8)
    assert json.loads(channel.since(6))["parts"] == {"clock": {"left": 2}}
    assert json.loads(channel.since(9))["parts"] == {}
    assert json.loads(channel.since(0))["parts"] == {"board": ["A"], "clock": {"left": 2}}


def test_a_part_made_at_the_number_last_heard_is_told_again() -> None:
    """Channels are not made at the same moment: one may be heard at a number before another is made at it."""
    channel, _ = followed()
    assert set(json.loads(channel.since(5))["parts"]) == {"board", "clock"}


def hosted() -> tuple[ContestActivity, Hub]:
    contest = ContestActivity("essai", Means(lambda _: open_lexicon(), lambda _: b""))
    contest.apply(Opened("Avant"), 1, "Olive", "2026-11-16T20:00:00+00:00")
    return contest, Hub(contest, Machine(None))


@pytest.mark.parametrize("quick", [True, False])
def test_what_takes_long_to_make_is_made_once_with_what_follows_at_once(quick: bool) -> None:
    """The verdict of a slip follows it: a ranking is not made for both."""
    _, hub = hosted()
    hub.follow(Listener(), "public", 0)
    channel, before = hub.current("public"), time.monotonic()
    channel.quick, channel.ready_at = quick, before
    hub.touch(frozenset({"public"}))
    assert (channel.ready_at > before) is not quick


def test_a_channel_that_takes_long_to_make_is_read_as_it_is_now() -> None:
    """One who was just told that his wish is done reads what came of it, however little time has passed."""
    contest, hub = hosted()
    channel = hub.current("public")
    channel.quick, channel.ready_at = False, float("inf")
    contest.apply(ContestRenamed("Après"), 2, "Olive", "2026-11-16T20:00:01+00:00")
    hub.touch(frozenset({"public"}))
    assert json.loads(hub.current("public").since(0))["parts"]["contest"]["name"] == "Après"


def test_what_cannot_be_made_says_why_until_it_can(monkeypatch: pytest.MonkeyPatch) -> None:
    """A room that was restored where its word list is not: nothing else says what to do."""
    contest, hub = hosted()
    known, parts = Listener(), contest.parts

    def without_list(channel: str, computer: object) -> dict[str, object]:
        raise Refusal(UNKNOWN, name="club", known="default")

    hub.follow(known, "public", 0)
    monkeypatch.setattr(contest, "parts", without_list)
    hub.touch(frozenset({"public"}))
    newcomers = Listener(), Listener()
    for one in newcomers:
        hub.follow(one, "public", 0)
        assert UNKNOWN.to("fr").split("«")[0] in one.told[0]["parts"]["trouble"]["fr"]
    monkeypatch.setattr(contest, "parts", parts)
    assert "trouble" not in json.loads(hub.current("public").since(0))["parts"]
    for one in (known, *newcomers):
        assert one.told[-1]["parts"]["trouble"] is None
        assert {name for told in one.told for name in told["parts"]} >= {"contest", "turn"}
