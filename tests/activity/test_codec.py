"""Events say of which version they are, and those of old are lifted to the one now."""

from typing import Any

import msgspec
import pytest

from nonuple.activity.codec import Codec, kind_of


class Said(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    words: tuple[str, ...]


class Left(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """Nothing is told with it."""


def to_several(event: dict[str, Any]) -> dict[str, Any]:
    """Before version 2 one word was said."""
    return {"type": "Said", "words": [event["word"]]} if event["type"] == "Said" else event


class ToWhole:
    """Before version 3 what had been said before was not said again."""

    def __init__(self) -> None:
        self.before: list[str] = []

    def __call__(self, event: dict[str, Any]) -> dict[str, Any]:
        if event["type"] != "Said":
            return event
        self.before += event["words"]
        return event | {"words": list(self.before)}


FIRST: Codec[Said | Left] = Codec("talk", Said | Left, None)
THIRD: Codec[Said | Left] = Codec("talk", Said | Left, None, (lambda: to_several, ToWhole))


def test_events_of_the_first_version_are_written_as_they_are() -> None:
    assert FIRST.encode(Left()) == b'{"type":"Left"}'
    assert FIRST.reader().read(b'{"type":"Left"}') == Left()


def test_every_later_version_is_written_with_the_event() -> None:
    written = THIRD.encode(Said(("DO",)))
    assert msgspec.json.decode(written) == {"type": "Said", "words": ["DO"], "v": 3}
    assert THIRD.reader().read(written) == Said(("DO",))


@pytest.mark.parametrize("written", [b'{"type":"Said","word":"DO"}', b'{"type":"Said","words":["DO"],"v":2}'])
def test_an_event_of_old_is_lifted(written: bytes) -> None:
    assert THIRD.reader().read(written) == Said(("DO",))


def test_what_lifts_a_stream_remembers_its_events_and_those_of_no_other() -> None:
    written = (b'{"type":"Said","word":"DO"}', b'{"type":"Left"}', b'{"type":"Said","words":["RE"],"v":2}')
    for _ in range(2):
        reader = THIRD.reader()
        assert [reader.read(one) for one in written] == [Said(("DO",)), Left(), Said(("DO", "RE"))]


@pytest.mark.parametrize("version", [0, 4])
def test_a_version_that_never_was_is_not_read(version: int) -> None:
    with pytest.raises(msgspec.ValidationError):
        THIRD.reader().read(b'{"type":"Left","v":%d}' % version)


def test_a_first_event_tells_the_kind_of_its_stream() -> None:
    written = THIRD.encode_first(Left())
    assert (kind_of(written), THIRD.decode_first(written)) == ("talk", Left())
    assert kind_of(b'{"type":"ContestOpened","name":"Essai"}') is None


def test_what_is_no_event_is_told_apart() -> None:
    for wrong in (b'{"type":"Sung"}', b"[]", b"{"):
        with pytest.raises(msgspec.MsgspecError):
            FIRST.reader().read(wrong)
