"""The series, categories and divisions that come with the program."""

from functools import cache
from importlib.resources import files

import msgspec

from nonuple.people.federation import Federation


@cache
def shipped_federation() -> Federation:
    shipped = files("nonuple") / "data" / "federations" / "default.json"
    return msgspec.json.decode(shipped.read_bytes(), type=Federation)
