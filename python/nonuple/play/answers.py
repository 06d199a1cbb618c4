"""What the kernel refuses, as the sentence that people read."""

from collections.abc import Mapping
from types import ModuleType

import msgspec

from nonuple.errors import Refusal
from nonuple.texts import home, pieces

_TEXTS: Mapping[str, ModuleType] = {"home": home, "pieces": pieces}


class Refused(msgspec.Struct, frozen=True):
    """`home.IS_OVER`, and what the sentence tells besides."""

    code: str
    values: dict[str, object]


refused = msgspec.json.Decoder(Refused).decode


def refusal_of(told: bytes) -> Refusal:
    """Of the JSON that the kernel answers."""
    found = refused(told)
    module, _, name = found.code.partition(".")
    return Refusal(getattr(_TEXTS[module], name), **found.values)
