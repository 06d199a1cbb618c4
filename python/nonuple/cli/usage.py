"""A command line that cannot be understood, told in one sentence."""

from cyclopts import (
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from nonuple.errors import Refusal
from nonuple.texts import usage as texts


def misunderstood(error: CycloptsError) -> Refusal:
    """The sentence for what the parser of command lines complains of."""
    advice = f"{' '.join(('nonuple', *(error.command_chain or ())))} --help"
    named = error.argument.name if error.argument else ""
    match error:
        case UnknownCommandError(unused_tokens=[first, *_]):
            return Refusal(texts.UNKNOWN_COMMAND, what=first, help=advice)
        case UnknownOptionError() | UnusedCliTokensError() if (option := _unknown_option(error)) is not None:
            return Refusal(texts.UNKNOWN_OPTION, what=option, help=advice)
        case MissingArgumentError():
            given = named in (error.root_input_tokens or ())
            return Refusal(texts.NO_VALUE if given else texts.MISSING, what=named, help=advice)
        case CoercionError(token=token) if token is not None:
            return Refusal(texts.BAD_VALUE, value=token.value, what=named, help=advice)
        case UnusedCliTokensError(unused_tokens=[first, *_]):
            return Refusal(texts.TOO_MUCH, what=first, help=advice)
        case _:
            return Refusal(texts.NOT_UNDERSTOOD, help=advice)


def _unknown_option(error: CycloptsError) -> str | None:
    """An option that is none, even if it was taken for a file where one may be called `-`."""
    if error.app is None:
        return None
    known = {name for argument in error.app.assemble_argument_collection() for name in argument.names}
    options = (token.partition("=")[0] for token in error.root_input_tokens or () if token.startswith("-"))
    return next((option for option in options if option not in {*known, "-"}), None)
