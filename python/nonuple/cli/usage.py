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
        case UnknownOptionError():
            return Refusal(texts.UNKNOWN_OPTION, what=error.token.keyword, help=advice)
        case MissingArgumentError():
            return Refusal(texts.MISSING, what=named, help=advice)
        case CoercionError(token=token) if token is not None:
            return Refusal(texts.BAD_VALUE, value=token.value, what=named, help=advice)
        case UnusedCliTokensError(unused_tokens=[first, *_]):
            return Refusal(texts.TOO_MUCH, what=first, help=advice)
        case _:
            return Refusal(texts.NOT_UNDERSTOOD, help=advice)
