"""The command line: `nonuple COMMAND`. Commands live in one module each and are imported only when called."""

import os
import sys

from cyclopts import App

from nonuple.errors import Refusal
from nonuple.texts import language_of, speak

app = App(name="nonuple", version_flags=["--version"], help_flags=["--help", "-h"])
app.command("nonuple.cli.lexicon:app", name="lexicon")
app.command("nonuple.cli.moves:moves", name="moves")
app.command("nonuple.cli.rule:rule", name="rule")
app.command("nonuple.cli.top:top", name="top")
app.command("nonuple.cli.tour:tour", name="tour")


def main() -> None:
    """Run one command; a refusal is one sentence on standard error and exit code 2."""
    speak(language_of(os.environ))
    try:
        app()
    except Refusal as refusal:
        print(f"nonuple: {refusal}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(141)
