"""What the reference box of a slip holds."""

import re
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from nonuple.errors import Refusal
from nonuple.pieces.notation import Ref

_DIRECTION = re.compile(r"(?<=\w\w)(H(OR\w*)?|V(ER\w*)?)$")
_TAKEN_FOR = {"O": "O0", "I": "I1", "L": "L1"}


@lru_cache(maxsize=4096)
def read_reference(written: str) -> Ref | None:
    """The place that a text names; if it names none, that which it alone names with 0 for O, 1 for I and L.

    A direction told after it must agree with the order of letter and number.
    """
    ref = _read(written)
    told = None if ref else _DIRECTION.search(written)
    if told is not None:
        without = _read(written[: told.start()])
        return without if without and without.down == told[0].startswith("V") else None
    return ref


def _read(text: str) -> Ref | None:
    exact = _parsed(text)
    if exact is not None:
        return exact
    ways = product(*(_TAKEN_FOR.get(letter, letter) for letter in text[:4]))
    found = {ref for way in ways if (ref := _parsed("".join(way) + text[4:])) is not None}
    return found.pop() if len(found) == 1 else None


def _parsed(text: str) -> Ref | None:
    try:
        return Ref.parse(text)
    except Refusal:
        return None


class Reference(NamedTuple):
    """What the reference box holds."""

    written: bool
    ref: Ref | None
    """None when nothing is written, or nothing that names a square of the grid."""
