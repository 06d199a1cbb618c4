"""A command line that cannot be understood, told in one sentence."""

from collections.abc import Iterable
from difflib import get_close_matches

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from nonuple.cli.helping import command_names, placeholder
from nonuple.errors import Refusal
from nonuple.texts import Text
from nonuple.texts import usage as texts


def misunderstood(error: CycloptsError) -> Refusal:
    """The sentence for what the parser of command lines complains of."""
    advice = f"{' '.join(('nonuple', *(error.command_chain or ())))} --help"
    named = placeholder(error.argument.name) if error.argument else ""
    match error:
        case UnknownCommandError(unused_tokens=[first, *_]):
            near = _near(first, command_names(error.app) if error.app else [])
            return _unknown(
                texts.UNKNOWN_COMMAND, texts.UNKNOWN_COMMAND_NEAR, what=first, near=near, help=advice
            )
        case UnknownOptionError() | UnusedCliTokensError() if (option := _unknown_option(error)) is not None:
            near = _near(option, _options(error))
            return _unknown(
                texts.UNKNOWN_OPTION, texts.UNKNOWN_OPTION_NEAR, what=option, near=near, help=advice
            )
        case MissingArgumentError():
            given = named in (error.root_input_tokens or ())
            return Refusal(texts.NO_VALUE if given else texts.MISSING, what=named, help=advice)
        case CoercionError(token=token) if token is not None:
            known = ", ".join((error.argument and error.argument.get_choices(force=True)) or ())
            text = texts.NO_CHOICE if known else texts.BAD_VALUE
            return Refusal(text, value=token.value, what=named, known=known, help=advice)
        case UnusedCliTokensError(unused_tokens=[first, *_]):
            return Refusal(texts.TOO_MUCH, what=first, help=advice)
        case _:
            return Refusal(texts.NOT_UNDERSTOOD, help=advice)


def _unknown_option(error: CycloptsError) -> str | None:
    """An option that is none, even if it was taken for a file where one may be called `-`."""
    if error.app is None:
        return None
    known = {*_options(error), "-"}
    options = (token.partition("=")[0] for token in error.root_input_tokens or () if token.startswith("-"))
    return next((option for option in options if option not in known), None)


def _options(error: CycloptsError) -> list[str]:
    app = error.app
    return [name for argument in app.assemble_argument_collection() for name in argument.names] if app else []


def _near(word: str, known: Iterable[str]) -> str | None:
    """The one that was probably meant."""
    return next(iter(get_close_matches(word, known, n=1)), None)


def _unknown(alone: Text, suggesting: Text, *, near: str | None, **values: str) -> Refusal:
    return Refusal(alone, **values) if near is None else Refusal(suggesting, near=near, **values)
