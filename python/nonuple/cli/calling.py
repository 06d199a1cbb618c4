"""One command called by its words, in the user's language."""

import gc
import io
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from nonuple.errors import Refusal
from nonuple.texts import language_of, speak


def call(arguments: Sequence[str]) -> None:
    """Run one command; a refusal is one sentence on standard error and exit code 2."""
    speak(language_of(os.environ))
    _never_fail_to_print()
    code = 0
    try:
        code = _answer(arguments)
    except Refusal as refusal:
        print(f"nonuple: {' '.join(str(refusal).split())}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        # The reader has gone; nothing may be written at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(141)
    sys.exit(code)


def _answer(arguments: Sequence[str]) -> int:
    """The exit code; the list of commands is told without the parser of command lines, which imports much."""
    if list(arguments) in ([], ["--help"], ["-h"]):
        from nonuple.cli.helping import print_overview

        print_overview()
        return 0
    with _throwing_nothing_away():
        from cyclopts import CycloptsError

        from nonuple.cli.program import app

        try:
            command, given, _ = app.parse_args(arguments)
        except CycloptsError as error:
            from nonuple.cli.usage import misunderstood

            raise misunderstood(error) from None
    return command(*given.args, **given.kwargs) or 0


@contextmanager
def _throwing_nothing_away() -> Iterator[None]:
    """While modules are imported, which stay: looking through them again and again takes long."""
    imported = "nonuple.cli.program" in sys.modules
    gc.disable()
    try:
        yield
    finally:
        if not imported:
            gc.freeze()
        gc.enable()


def _never_fail_to_print() -> None:
    """A character that the terminal does not know is shown by its number."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
