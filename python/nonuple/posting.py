"""A wish sent to another server, and what it answers."""

import urllib.request
from secrets import token_hex
from typing import NamedTuple
from urllib.error import HTTPError

import msgspec

from nonuple.errors import Refusal, system_answer
from nonuple.texts import Text

PATIENCE = 20.0
"""Seconds that one waits for another server."""


class Failing(NamedTuple):
    """What is said where it comes to nothing, each with `why`."""

    refused: Text
    unreached: Text


def posted(address: str, wish: object, failing: Failing, token: str = "") -> bytes:
    """Counted once, however often it is sent."""
    headers = {"Content-Type": "application/json", "Idempotency-Key": token_hex(16)}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    try:
        asked = urllib.request.Request(address, msgspec.json.encode(wish), headers, method="POST")
        with urllib.request.urlopen(asked, timeout=PATIENCE) as answer:
            return bytes(answer.read())
    except HTTPError as error:
        raise Refusal(failing.refused, why=_told(error.read(2000))) from None
    except (OSError, ValueError) as error:
        raise Refusal(failing.unreached, why=system_answer(error)) from None


def _told(answer: bytes) -> str:
    try:
        return str(msgspec.json.decode(answer, type=dict[str, object]).get("detail", ""))
    except msgspec.MsgspecError:
        return answer.decode("utf-8", "replace")[:200]
