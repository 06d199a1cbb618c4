"""Rejected draws on one line: `WTT+QSDF invalid, ?+BCDFGH invalid`."""

import re
from collections.abc import Sequence
from typing import get_args

from nonuple.errors import Refusal
from nonuple.pieces.tiles import Rack
from nonuple.play.record import Reject, RejectReason
from nonuple.texts import sheet as texts

_REASONS: dict[str, RejectReason] = {reason: reason for reason in get_args(RejectReason)}
_REJECT = re.compile(rf"([A-Z?]*\+?[A-Z?]*) ?({'|'.join(_REASONS)})")


def write(rejected: Sequence[Reject]) -> str:
    return ", ".join(f"{Rack(one.drawn, one.kept)} {one.why}".strip() for one in rejected)


def read(text: str) -> tuple[Reject, ...]:
    return tuple(_one(part.strip()) for part in text.split(",")) if text.strip() else ()


def _one(text: str) -> Reject:
    found = _REJECT.fullmatch(text)
    if found is None:
        raise Refusal(texts.BAD_REJECT, text=text)
    rack = Rack.parse(found[1])
    return Reject(rack.kept, rack.drawn, _REASONS[found[2]])
