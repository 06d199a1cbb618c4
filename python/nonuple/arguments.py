"""What programs give to the public classes: a wrong type is refused in a sentence that names the argument."""

import types
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import wraps
from inspect import Parameter, isfunction, signature
from typing import (
    Annotated,
    Any,
    Literal,
    NamedTuple,
    ParamSpec,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from msgspec import Meta

from nonuple.errors import Refusal
from nonuple.texts import arguments as texts

P = ParamSpec("P")
R = TypeVar("R")
C = TypeVar("C", bound=type)

Accepts = Callable[[Any], bool]


class WrongArgument(Refusal, TypeError):  # noqa: N818 - a refusal, like all others
    """An argument of a type, or out of the bounds, that the function does not take."""


class _Checked(NamedTuple):
    name: str
    hint: Any
    """Its type, bounds apart."""
    bounds: Meta | None
    accepts: Accepts


class _Face(NamedTuple):
    """What a function takes."""

    by_place: tuple[_Checked, ...]
    rest: _Checked | None
    by_name: Mapping[str, _Checked]
    once: bool
    """Whether something may be given that can be looked at only once."""

    def check(self, args: tuple[Any, ...], kwargs: Mapping[str, Any]) -> None:
        for one, value in zip(self.by_place, args, strict=False):
            if not one.accepts(value):
                raise _refused(one, value)
        if self.rest is not None:
            for value in args[len(self.by_place) :]:
                if not self.rest.accepts(value):
                    raise _refused(self.rest, value)
        for name, value in kwargs.items():
            if name in self.by_name and not self.by_name[name].accepts(value):
                raise _refused(self.by_name[name], value)


def checks_arguments(cls: C) -> C:
    """The same class: its constructor and its public methods refuse arguments of a wrong type."""
    for name, member in [*vars(cls).items()]:
        if name != "__init__" and name.startswith("_"):
            continue
        if isinstance(member, classmethod | staticmethod):
            setattr(cls, name, type(member)(checked(member.__func__)))
        elif isfunction(member):
            setattr(cls, name, checked(member))
    return cls


def checked(function: Callable[P, R]) -> Callable[P, R]:
    """The same function, which refuses arguments of a wrong type; what it takes is read at the first call."""
    known: list[_Face] = []

    @wraps(function)
    def call(*args: P.args, **kwargs: P.kwargs) -> R:
        if not known:
            known.append(_face(function))
        face = known[0]
        if face.once:
            return _given_once(function, face, args, kwargs)
        face.check(args, kwargs)
        return function(*args, **kwargs)

    return call


def _given_once(
    function: Callable[..., R], face: _Face, args: tuple[Any, ...], kwargs: Mapping[str, Any]
) -> R:
    """What can be looked at only once is kept, so that it is looked at before it is used."""
    kept = tuple(map(_kept, args))
    named = {name: _kept(value) for name, value in kwargs.items()}
    face.check(kept, named)
    return function(*kept, **named)


def _kept(value: object) -> object:
    return tuple(value) if isinstance(value, Iterator) else value


def begins_with(kind: type, events: tuple[object, ...]) -> None:
    """Refuse events that do not begin as those of a game do."""
    if not events or not isinstance(events[0], kind):
        raise WrongArgument(texts.NO_BEGINNING, name="events", wanted=kind.__name__)


def _face(function: Callable[..., object]) -> _Face:
    hints, bounded = get_type_hints(function), get_type_hints(function, include_extras=True)
    found = [
        (one.kind, _Checked(name, hints.get(name, Any), _bounds(wanted), _accepts(wanted)))
        for name, one in signature(function).parameters.items()
        for wanted in [bounded.get(name, Any)]
    ]
    places = (Parameter.POSITIONAL_ONLY, Parameter.POSITIONAL_OR_KEYWORD)
    return _Face(
        tuple(one for kind, one in found if kind in places),
        next((one for kind, one in found if kind is Parameter.VAR_POSITIONAL), None),
        {
            one.name: one
            for kind, one in found
            if kind not in (Parameter.VAR_POSITIONAL, Parameter.VAR_KEYWORD)
        },
        any(get_origin(one.hint) is Iterable for _, one in found),
    )


def _accepts(hint: Any) -> Accepts:
    """Whether a value is of a type and within its bounds."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        of_type, bounds = _accepts(inner[0]), inner[1]
        return lambda value: of_type(value) and _within(bounds, value)
    if origin in (Union, types.UnionType):
        either = [_accepts(one) for one in inner]
        return lambda value: any(accepts(value) for accepts in either)
    if origin is Literal:
        return lambda value: isinstance(value, str) and value in inner
    if origin is tuple:
        return _tuple(inner)
    if isinstance(origin, type):
        return _container(origin, inner)
    return _plain(hint)


def _within(bounds: Meta, value: Any) -> bool:
    """What is no number at all is within no bounds."""
    return (bounds.ge is None or value >= bounds.ge) and (bounds.le is None or value <= bounds.le)


def _bounds(hint: Any) -> Meta | None:
    if get_origin(hint) is Annotated:
        found: Meta = get_args(hint)[1]
        return found
    if get_origin(hint) in (Union, types.UnionType):
        return next(filter(None, map(_bounds, get_args(hint))), None)
    return None


def _plain(hint: Any) -> Accepts:
    """A type that is made of no others; a truth value is no number."""
    if hint in (None, types.NoneType):
        return lambda value: value is None
    if hint is int:
        return lambda value: isinstance(value, int) and not isinstance(value, bool)
    if hint is float:
        return lambda value: isinstance(value, int | float) and not isinstance(value, bool)
    if not isinstance(hint, type) or hint is Any:
        return lambda value: True
    if issubclass(hint, tuple) and hasattr(hint, "_fields"):
        return _named_tuple(hint)
    return lambda value: isinstance(value, hint)


def _named_tuple(hint: type[tuple[Any, ...]]) -> Accepts:
    """Nobody looks at what it is made of before it is given."""
    parts = [_accepts(part) for part in get_type_hints(hint, include_extras=True).values()]
    return lambda value: (
        isinstance(value, hint) and all(accepts(item) for accepts, item in zip(parts, value, strict=True))
    )


def _tuple(inner: tuple[Any, ...]) -> Accepts:
    if len(inner) == 2 and inner[1] is Ellipsis:
        one = _accepts(inner[0])
        return lambda value: isinstance(value, tuple) and all(map(one, value))
    parts = [_accepts(part) for part in inner]
    return lambda value: (
        isinstance(value, tuple)
        and len(value) == len(parts)
        and all(accepts(item) for accepts, item in zip(parts, value, strict=True))
    )


def _container(origin: type, inner: tuple[Any, ...]) -> Accepts:
    """A text is no list of texts."""
    if issubclass(origin, Mapping):
        key, value_of = map(_accepts, inner)
        return lambda value: (
            isinstance(value, origin) and all(key(name) and value_of(one) for name, one in value.items())
        )
    if issubclass(origin, Collection) or origin is Iterable:
        item = _accepts(inner[0])
        return lambda value: (
            isinstance(value, origin) and not isinstance(value, str | bytes) and all(map(item, value))
        )
    return lambda value: isinstance(value, origin)


def _refused(one: _Checked, value: object) -> WrongArgument:
    if one.bounds is not None and _accepts(one.hint)(value):
        text = texts.TOO_SMALL if one.bounds.le is None else texts.OUT_OF_BOUNDS
        return WrongArgument(text, name=one.name, least=one.bounds.ge, most=one.bounds.le, given=value)
    literal = get_origin(one.hint) is Literal
    looked_into = isinstance(value, Collection) and not isinstance(value, str | bytes)
    given = f"{value!r:.60}" if literal or looked_into else type(value).__name__
    text = texts.WRONG_VALUE if literal else texts.WRONG_TYPE
    return WrongArgument(text, name=one.name, wanted=texts.OR.say().join(_names(one.hint)), given=given)


def _names(hint: Any) -> list[str]:
    """What a type is called."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return list(dict.fromkeys(name for one in inner for name in _names(one)))
    if origin is Literal:
        return [repr(one) for one in inner]
    if hint in (None, types.NoneType):
        return ["None"]
    if getattr(origin, "__name__", "") == "PathLike":
        return ["Path"]
    if isinstance(origin, type) and inner:
        parts = ", ".join("…" if one is Ellipsis else "|".join(_names(one)) for one in inner)
        return [f"{origin.__name__}[{parts}]"]
    return [getattr(hint, "__name__", str(hint))]
