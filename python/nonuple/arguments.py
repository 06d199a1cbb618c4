"""What programs give to the public classes: a wrong type is refused in a sentence that names the argument."""

import types
from collections.abc import Callable, Collection, Iterable, Mapping, Set
from functools import wraps
from inspect import Parameter, isfunction, signature
from os import PathLike
from typing import (
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

from nonuple.errors import Refusal
from nonuple.texts import arguments as texts

P = ParamSpec("P")
R = TypeVar("R")
C = TypeVar("C", bound=type)

Accepts = Callable[[Any], bool]


class WrongArgument(Refusal, TypeError):  # noqa: N818 - a refusal, like all others
    """An argument of a type that the function does not take."""


class _Checked(NamedTuple):
    name: str
    hint: Any
    accepts: Accepts


class _Face(NamedTuple):
    """What a function takes."""

    by_place: tuple[_Checked, ...]
    rest: _Checked | None
    by_name: Mapping[str, _Checked]


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
        by_place, rest, by_name = known[0]
        for one, value in zip(by_place, args, strict=False):
            if not one.accepts(value):
                raise _refused(one, value)
        if rest is not None:
            for value in args[len(by_place) :]:
                if not rest.accepts(value):
                    raise _refused(rest, value)
        for name, value in kwargs.items():
            if name in by_name and not by_name[name].accepts(value):
                raise _refused(by_name[name], value)
        return function(*args, **kwargs)

    return call


def _face(function: Callable[..., object]) -> _Face:
    hints = get_type_hints(function, include_extras=False)
    found = [
        (one.kind, _Checked(name, hints.get(name, Any), _accepts(hints.get(name, Any))))
        for name, one in signature(function).parameters.items()
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
    )


def _accepts(hint: Any) -> Accepts:
    """Whether a value is of a type, as far as it can be seen without using anything up."""
    origin, inner = get_origin(hint), get_args(hint)
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


def _plain(hint: Any) -> Accepts:
    """A type that is made of no others; a truth value is no number."""
    if hint in (None, types.NoneType):
        return lambda value: value is None
    if hint is int:
        return lambda value: isinstance(value, int) and not isinstance(value, bool)
    if hint is float:
        return lambda value: isinstance(value, int | float) and not isinstance(value, bool)
    known = isinstance(hint, type) and hint is not Any
    return (lambda value: isinstance(value, hint)) if known else (lambda value: True)


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
    """A text is no list of texts; what can be looked at only once is taken on trust."""
    if issubclass(origin, Mapping):
        key, value_of = map(_accepts, inner)
        return lambda value: (
            isinstance(value, origin) and all(key(name) and value_of(one) for name, one in value.items())
        )
    if issubclass(origin, Collection | Set) or origin is Iterable:
        item = _accepts(inner[0])
        return lambda value: (
            isinstance(value, origin)
            and not isinstance(value, str | bytes)
            and (not isinstance(value, list | tuple | Set) or all(map(item, value)))
        )
    return lambda value: isinstance(value, origin)


def _refused(one: _Checked, value: object) -> WrongArgument:
    literal = get_origin(one.hint) is Literal
    given = repr(value) if literal else type(value).__name__
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
    if origin is PathLike:
        return ["Path"]
    if isinstance(origin, type) and inner:
        parts = ", ".join("…" if one is Ellipsis else "|".join(_names(one)) for one in inner)
        return [f"{origin.__name__}[{parts}]"]
    return [getattr(hint, "__name__", str(hint))]
