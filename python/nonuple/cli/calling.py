"""One command called by its words, in the user's language."""

import io
import os
import sys
from collections.abc import Sequence

from nonuple.errors import Refusal
from nonuple.texts import language_of, speak


def call(arguments: Sequence[str]) -> None:
    """Run one command; a refusal is one sentence on standard error and exit code 2."""
    speak(language_of(os.environ))
    _never_fail_to_print()
    try:
        _answer(arguments)
    except Refusal as refusal:
        print(f"nonuple: {' '.join(str(refusal).split())}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        # The reader has gone; nothing may be written at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(141)
    sys.exit(0)


def _answer(arguments: Sequence[str]) -> None:
    """The list of commands is told without the parser of command lines, which takes long to import."""
    if list(arguments) in ([], ["--help"], ["-h"]):
        from nonuple.cli.helping import print_overview

        print_overview()
        return
    from cyclopts import CycloptsError

    from nonuple.cli.program import app

    try:
        app(arguments)
    except CycloptsError as error:
        from nonuple.cli.usage import misunderstood

        raise misunderstood(error) from None


def _never_fail_to_print() -> None:
    """A character that the terminal does not know is shown by its number."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
