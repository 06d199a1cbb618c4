"""All commands as one program, for whoever calls one of them."""

import sys
from collections.abc import Iterable
from typing import Any

from cyclopts import App

from nonuple.cli.commands import COMMANDS


class _Program(App):
    """All commands, described in the user's language."""

    def help_print(self, tokens: str | Iterable[str] | None = None, **_: Any) -> None:
        from nonuple.cli.helping import print_help

        print_help(self, [*tokens] if tokens is not None else sys.argv[1:])


app = _Program(
    name="nonuple",
    version_flags=[],
    help_flags=["--help", "-h"],
    print_error=False,
    exit_on_error=False,
)
for _name, _home in COMMANDS.items():
    app.command(_home, name=_name)
