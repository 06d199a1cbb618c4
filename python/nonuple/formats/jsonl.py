"""Objects given to a command as JSON: one in a file, or one a line."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import BinaryIO, TypeVar

import msgspec

from nonuple.errors import Refusal
from nonuple.texts import Text
from nonuple.texts import jsonl as texts

T = TypeVar("T")


_PATH = re.compile(r"at `\$\.?(?P<path>[^`]*)`$")
_MISSING = re.compile(r"missing required field `(?P<field>[^`]*)`")


@dataclass(frozen=True, slots=True)
class JsonLine:
    """One object as it was written, and where."""

    source: str
    number: int
    text: bytes

    def refuse(self, field: str, problem: object) -> Refusal:
        """Why this object cannot be taken, naming the field at fault."""
        return Refusal(texts.BAD_FIELD, source=self.source, line=self.number, field=field, problem=problem)

    def decode(self, kind: type[T], shapes: Mapping[str, Text]) -> T:
        """The object as a value; `shapes` says in words what each field must look like."""
        try:
            return msgspec.json.decode(self.text, type=kind)
        except msgspec.ValidationError as error:
            raise self._misshapen(str(error), shapes) from None
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise Refusal(texts.NOT_JSON, source=self.source, line=self.number) from None
        except RecursionError:
            raise Refusal(texts.TOO_DEEP, source=self.source, line=self.number) from None

    def _misshapen(self, message: str, shapes: Mapping[str, Text]) -> Refusal:
        path, missing = _PATH.search(message), _MISSING.search(message)
        parent = path["path"] if path else ""
        if missing:
            field = f"{parent}.{missing['field']}".lstrip(".")
            return self.refuse(field, texts.MISSING.say())
        if not parent:
            return Refusal(texts.NOT_AN_OBJECT, source=self.source, line=self.number)
        shape = shapes.get(re.split(r"[.\[]", parent)[0])
        return self.refuse(parent, texts.EXPECTED.say(shape=shape.say()) if shape else texts.MISSHAPEN.say())


def lines(file: BinaryIO, source: str) -> Iterator[JsonLine]:
    """The objects of a file, as they come: one a line, or a single one written over several lines."""
    rest = enumerate(file, start=1)
    for number, text in rest:
        first = text.removeprefix(b"\xef\xbb\xbf") if number == 1 else text
        if not first.strip():
            continue
        if _is_json(first):
            yield JsonLine(source, number, first)
            yield from (JsonLine(source, later, more) for later, more in rest if more.strip())
        else:
            whole = first + b"".join(more for _, more in rest)
            yield JsonLine(source, number, whole if _is_json(whole) else first)
        return
    raise Refusal(texts.EMPTY, source=source)


def _is_json(text: bytes) -> bool:
    try:
        msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return False
    except RecursionError:  # refused once it is read, as the object that it begins to be
        return True
    return True
