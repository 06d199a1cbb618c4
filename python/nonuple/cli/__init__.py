"""The command line: `nonuple COMMAND`. Commands live in one module each and are imported only when called."""

import io
import os
import sys
from collections.abc import Iterable
from typing import Any

from cyclopts import App, CycloptsError

from nonuple.errors import Refusal
from nonuple.texts import language_of, speak


class _Program(App):
    """All commands, described in the user's language."""

    def help_print(self, tokens: str | Iterable[str] | None = None, **_: Any) -> None:
        from nonuple.cli.helping import print_help

        print_help(self, [*tokens] if tokens is not None else sys.argv[1:])


app = _Program(
    name="nonuple",
    version_flags=["--version"],
    help_flags=["--help", "-h"],
    print_error=False,
    exit_on_error=False,
)
app.command("nonuple.cli.bench:bench", name="bench")
app.command("nonuple.cli.check:check", name="check")
app.command("nonuple.cli.demo:demo", name="demo")
app.command("nonuple.cli.event:app", name="event")
app.command("nonuple.cli.judge:judge", name="judge")
app.command("nonuple.cli.learn:learn", name="learn")
app.command("nonuple.cli.lexicon:app", name="lexicon")
app.command("nonuple.cli.licences:licences", name="licences")
app.command("nonuple.cli.moves:moves", name="moves")
app.command("nonuple.cli.play:app", name="play")
app.command("nonuple.cli.prepare:prepare", name="prepare")
app.command("nonuple.cli.printing:print_document", name="print")
app.command("nonuple.cli.replay:replay", name="replay")
app.command("nonuple.cli.restore:restore", name="restore")
app.command("nonuple.cli.rule:rule", name="rule")
app.command("nonuple.cli.score:score", name="score")
app.command("nonuple.cli.serve:serve", name="serve")
app.command("nonuple.cli.sheet:sheet", name="sheet")
app.command("nonuple.cli.simulate:simulate", name="simulate")
app.command("nonuple.cli.top:top", name="top")
app.command("nonuple.cli.tour:tour", name="tour")
app.command("nonuple.cli.verify:verify", name="verify")


def main() -> None:
    """Run one command; a refusal is one sentence on standard error and exit code 2."""
    speak(language_of(os.environ))
    _never_fail_to_print()
    try:
        app(sys.argv[1:])
    except Refusal as refusal:
        _stop(refusal)
    except CycloptsError as error:
        from nonuple.cli.usage import misunderstood

        _stop(misunderstood(error))
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        # The reader has gone; nothing may be written at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(141)
    sys.exit(0)


def _stop(refusal: Refusal) -> None:
    print(f"nonuple: {' '.join(str(refusal).split())}", file=sys.stderr)
    sys.exit(2)


def _never_fail_to_print() -> None:
    """A character that the terminal does not know is shown by its number."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
