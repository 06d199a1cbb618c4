"""`nonuple licences`: under which licences all that is shipped may be used."""

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from nonuple.cli.objects import AsJson, answer_json
from nonuple.errors import Refusal
from nonuple.texts import licences as texts

FILE = Path(__file__).parents[1] / "data" / "licences.json"
"""Made when the program is built, by `scripts/licences.py`."""


class ShippedPart(StrEnum):
    """Of what it is a part."""

    PROGRAM = "program"
    WORDS = "words"
    PAPER = "paper"
    SCREENS = "screens"
    KERNEL = "kernel"
    PYTHON = "python"


class Shipped(msgspec.Struct, frozen=True):
    part: ShippedPart
    name: str
    version: str
    """Empty where it has none of its own."""
    licence: str
    """An SPDX expression, where its authors give one."""
    text: str


def licences(
    name: Annotated[str | None, Parameter(name="NAME")] = None,
    /,
    *,
    json: AsJson = False,
) -> None:
    shipped = _shipped()
    if name is not None:
        shipped = [one for one in shipped if one.name.lower() == name.lower()]
        if not shipped:
            raise Refusal(texts.NO_SUCH_PART, name=name)
    if json:
        answer_json(shipped)
    elif name is None:
        _list(shipped)
    else:
        for one in shipped:
            print(texts.UNDER.say(name=one.name, version=one.version, licence=one.licence or "?"))
            print(f"\n{one.text or texts.NO_TEXT.say()}".rstrip())


def _shipped() -> list[Shipped]:
    try:
        return msgspec.json.decode(FILE.read_bytes(), type=list[Shipped])
    except (OSError, msgspec.MsgspecError):
        raise Refusal(texts.NOT_MADE) from None


def _list(shipped: list[Shipped]) -> None:
    wide = max(len(one.name) for one in shipped)
    for part in ShippedPart:
        print(texts.PARTS[part].say())
        for one in shipped:
            if one.part is part:
                print(f"  {one.name:<{wide}}  {one.version:<10}  {one.licence or '?'}")
    print(texts.ONE_TEXT.say())
