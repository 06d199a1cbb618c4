"""What records say of people: a field that may tell who somebody is says so, and one walk finds it.

`Annotated[Short, NAME]` is somebody's name, alone, in a list, or as the keys of a mapping.
"""

from collections.abc import Callable, Iterator, Mapping
from enum import Enum
from functools import cache
from typing import Any, TypeVar, get_args, get_type_hints

import msgspec
from msgspec.structs import replace

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
    """By which a person is known."""
    ENTRY = "entry"
    """By which one who plays is known, or those who play as one."""
    FILE = "file"
    """A whole file, which may tell of people."""


NAME, PROSE, CLUB, PRIVATE, PERSON, ENTRY, FILE = (msgspec.Meta(extra={"about": one}) for one in About)


@cache
def marked(cls: type[msgspec.Struct]) -> Mapping[str, About | None]:
    """The fields that say something of people, or hold records that do."""
    found = {}
    for name, hint in get_type_hints(cls, include_extras=True).items():
        about = next(filter(None, map(_about, parts(hint))), None)
        if about or any(map(_about, parts(hint, set()))):
            found[name] = about
    return found


def _about(part: object) -> About | None:
    return part.extra["about"] if isinstance(part, msgspec.Meta) and part.extra else None


def parts(hint: object, within: set[type[msgspec.Struct]] | None = None) -> Iterator[object]:
    """What an annotation is made of, and all `within` records, which are noted there."""
    yield hint
    inner = get_args(hint)
    if within is not None and isinstance(hint, type(msgspec.Struct)) and hint not in within:
        within.add(hint)
        inner = tuple(get_type_hints(hint, include_extras=True).values())
    for one in inner:
        yield from parts(one, within)


def told(record: msgspec.Struct, what: About) -> list[str]:
    """What a record itself says of a kind, without those that it holds."""
    values = (getattr(record, name) for name, about in marked(type(record)).items() if about is what)
    return [one for one in values if isinstance(one, str)]


def records(value: object) -> Iterator[msgspec.Struct]:
    """A record that may tell of people, and all such within it."""
    if isinstance(value, msgspec.Struct):
        yield value
        value = [getattr(value, name) for name in marked(type(value))]
    if isinstance(value, Mapping):
        value = [*value.values()]
    if isinstance(value, tuple | list):
        for one in value:
            yield from records(one)


Change = Callable[[About, Any, msgspec.Struct], Any]
"""Of a text, or a yes or no, another one, given what it is and the record whose field it stands in."""
Keep = Callable[[About | None, Any, msgspec.Struct], bool]
"""Whether one of several is kept: a record, or a text."""


def changed(record: Said, change: Change, keep: Keep = lambda about, one, of: True) -> Said:
    """A record with all that it holds."""

    def value(old: Any, about: About | None, of: msgspec.Struct) -> Any:
        if isinstance(old, msgspec.Struct):
            return changed(old, change, keep)
        if isinstance(old, str | bool):
            return change(about, old, of) if about else old
        if isinstance(old, tuple | list):
            return type(old)([value(one, about, of) for one in old if keep(about, one, of)])
        if isinstance(old, Mapping):
            kept = [each for each in old.items() if keep(about, each[0], of)]
            return {value(key, about, of): value(one, about, of) for key, one in kept}
        return old

    fields = marked(type(record)).items()
    return replace(record, **{name: value(getattr(record, name), about, record) for name, about in fields})
