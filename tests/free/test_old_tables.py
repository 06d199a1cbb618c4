"""What tables wrote in their logs before is read for ever."""

import json
from typing import Any

import pytest

from nonuple.play.free.commands import LayWord, PassTurn
from nonuple.table.activity import CODEC
from nonuple.table.events import ThoughtKept

ACTS: tuple[tuple[dict[str, Any], object], ...] = (
    ({"type": "PassTurn", "seat": 1, "late": False, "at": 0}, PassTurn(1)),
    ({"type": "LayWord", "seat": 1, "ref": "H8", "word": "MOT", "at": 0}, LayWord(1, ref="H8", word="MOT")),
)


@pytest.mark.parametrize(("written", "act"), ACTS)
def test_a_computer_s_thoughts_of_old_are_read(written: dict[str, Any], act: object) -> None:
    fact = {"type": "ThoughtKept", "seat": 1, "turn": 3, "thoughts": [{"act": written, "worth": 7.5}]}
    read = CODEC.reader().read(json.dumps(fact).encode())
    assert isinstance(read, ThoughtKept)
    assert [one.act for one in read.thoughts] == [act]
