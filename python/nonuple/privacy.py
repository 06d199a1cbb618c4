"""What records say of people: a field that may tell who somebody is says so, and one walk finds it.

`Annotated[Short, NAME]` is somebody's name, alone, in a list, or as the keys or values of a mapping.
"""

from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from functools import cache
from typing import NamedTuple, TypeVar

import msgspec
from msgspec import inspect

Said = TypeVar("Said", bound=msgspec.Struct)


class About(Enum):
    NAME = "name"
    """All of the text is somebody's name."""
    PROSE = "prose"
    """People write what they like, names too."""
    CLUB = "club"
    """Of whom nobody else is tells who he is."""
    PRIVATE = "private"
    """Of one who registered: nothing is counted by it."""
    PERSON = "person"
    """By which a person or a player is known."""
    ENTRY = "entry"
    """By which people who play as one are known."""


NAME, PROSE, CLUB, PRIVATE, PERSON, ENTRY = (msgspec.Meta(extra={"about": one}) for one in About)


class Marked(NamedTuple):
    """A field that says something of people, or holds records that do."""

    name: str
    about: About | None
    of_keys: About | None
    default: object


Rename = Callable[[About, str, msgspec.Struct], str]
"""Of a text its new one, given what it is and the record whose field it stands in."""
Keep = Callable[[About | None, object], bool]
"""Whether one of several is kept: a record, or a text and what it is."""
Bare = Callable[[msgspec.Struct], bool]
"""Whether a record loses what is private."""


@cache
def marked(cls: type[msgspec.Struct]) -> tuple[Marked, ...]:
    described = inspect.type_info(cls)
    assert isinstance(described, inspect.StructType)
    found = []
    for field in described.fields:
        about, of_keys = _about(field.type)
        if about or of_keys or any(map(_tells, records_in(field.type))):
            found.append(Marked(field.name, about, of_keys, field.default))
    return tuple(found)


def _about(kind: inspect.Type) -> tuple[About | None, About | None]:
    """What the texts of a type are, and the keys of its mappings."""
    if isinstance(kind, inspect.Metadata) and "about" in (kind.extra or {}):
        return (kind.extra or {})["about"], None
    if isinstance(kind, inspect.DictType):
        return _about(kind.value_type)[0], _about(kind.key_type)[0]
    found = [_about(one) for one in _within(kind)]
    return next((one for one, _ in found if one), None), next((one for _, one in found if one), None)


def _within(kind: inspect.Type) -> tuple[inspect.Type, ...]:
    match kind:
        case inspect.Metadata(type=inner):
            return (inner,)
        case inspect.UnionType(types=types):
            return types
        case inspect.TupleType(item_types=types):
            return types
        case inspect.DictType(key_type=key, value_type=value):
            return key, value
        case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
            return (item,)
    return ()


def records_in(kind: inspect.Type) -> Iterator[type[msgspec.Struct]]:
    if isinstance(kind, inspect.StructType):
        yield kind.cls
    for one in _within(kind):
        yield from records_in(one)


@cache
def _tells(cls: type[msgspec.Struct]) -> bool:
    return any(about or of_keys for each in reachable(cls) for about, of_keys in map(_about, types_of(each)))


def types_of(cls: type[msgspec.Struct]) -> tuple[inspect.Type, ...]:
    described = inspect.type_info(cls)
    assert isinstance(described, inspect.StructType)
    return tuple(field.type for field in described.fields)


def reachable(*kinds: type[msgspec.Struct]) -> set[type[msgspec.Struct]]:
    """These records, and all that they hold."""
    found: set[type[msgspec.Struct]] = set()
    waiting = list(kinds)
    while waiting:
        one = waiting.pop()
        if one not in found:
            found.add(one)
            waiting += [inner for kind in types_of(one) for inner in records_in(kind)]
    return found


def told(record: msgspec.Struct, *abouts: About) -> list[str]:
    """What a record itself says of some kinds, without those that it holds."""
    values = (getattr(record, one.name) for one in marked(type(record)) if one.about in abouts)
    return [one for one in values if isinstance(one, str)]


def records(value: object) -> Iterator[msgspec.Struct]:
    """A record that may tell of people, and all such within it."""
    if isinstance(value, msgspec.Struct):
        yield value
        for field in marked(type(value)):
            yield from records(getattr(value, field.name))
    elif isinstance(value, tuple | list):
        for one in value:
            yield from records(one)
    elif isinstance(value, Mapping):
        yield from records([*value.values()])


def _never(_: msgspec.Struct) -> bool:
    return False


def _all(_: About | None, __: object) -> bool:
    return True


class Walk(NamedTuple):
    """Through a record and all that it holds: the same record where nothing changes."""

    rename: Rename = lambda about, text, of: text
    keep: Keep = _all
    bare: Bare = _never

    def through(self, record: Said) -> Said:
        changes = dict(self._changes(record))
        return msgspec.structs.replace(record, **changes) if changes else record

    def _changes(self, record: msgspec.Struct) -> Iterator[tuple[str, object]]:
        bare = self.bare(record)
        for field in marked(type(record)):
            before = getattr(record, field.name)
            after = self._value(before, field, record)
            if bare and field.about is About.PRIVATE:
                after = field.default
            if after != before:
                yield field.name, after

    def _value(self, value: object, field: Marked, of: msgspec.Struct) -> object:
        if isinstance(value, str):
            return self.rename(field.about, value, of) if field.about else value
        if isinstance(value, msgspec.Struct):
            return self.through(value)
        if isinstance(value, tuple | list):
            kept = [one for one in value if self.keep(field.about, one)]
            return type(value)([self._value(one, field, of) for one in kept])
        if isinstance(value, Mapping):
            return {
                self._value(key, field._replace(about=field.of_keys), of): self._value(one, field, of)
                for key, one in value.items()
                if self.keep(field.of_keys, key)
            }
        return value
