"""The series, categories and divisions that come with the program."""

from functools import cache
from importlib.resources import files

from nonuple.competition.federation import Federation
from nonuple.formats.event_file import read_data


@cache
def shipped_federation() -> Federation:
    shipped = files("nonuple") / "data" / "federations" / "default.json"
    return read_data(shipped.read_bytes(), shipped.name, Federation)
