"""Events say of which version they are, and those of old are lifted to the one now."""

from typing import Any

import msgspec
import pytest

from nonuple.activity.codec import Codec, kind_of


class Said(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    words: tuple[str, ...]


class Left(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """Nothing is told with it."""


def lift(event: dict[str, Any], version: int) -> dict[str, Any]:
    """Before version 2 one word was said."""
    if version < 2 and event["type"] == "Said":
        return {"type": "Said", "words": [event["word"]]}
    return event


FIRST: Codec[Said | Left] = Codec("talk", Said | Left, None)
THIRD: Codec[Said | Left] = Codec("talk", Said | Left, None, 3, lift)


def test_events_of_the_first_version_are_written_as_they_are() -> None:
    assert FIRST.encode(Left()) == b'{"type":"Left"}'
    assert FIRST.decode(b'{"type":"Left"}') == Left()


def test_every_later_version_is_written_with_the_event() -> None:
    written = THIRD.encode(Said(("DO",)))
    assert msgspec.json.decode(written) == {"type": "Said", "words": ["DO"], "v": 3}
    assert THIRD.decode(written) == Said(("DO",))


@pytest.mark.parametrize("written", [b'{"type":"Said","word":"DO"}', b'{"type":"Said","words":["DO"],"v":2}'])
def test_an_event_of_old_is_lifted(written: bytes) -> None:
    assert THIRD.decode(written) == Said(("DO",))


def test_a_first_event_tells_the_kind_of_its_stream() -> None:
    written = THIRD.encode_first(Left())
    assert (kind_of(written), THIRD.decode(written)) == ("talk", Left())
    assert kind_of(b'{"type":"ContestOpened","name":"Essai"}') is None


def test_what_is_no_event_is_told_apart() -> None:
    for wrong in (b'{"type":"Sung"}', b"[]", b"{"):
        with pytest.raises(msgspec.MsgspecError):
            FIRST.decode(wrong)
