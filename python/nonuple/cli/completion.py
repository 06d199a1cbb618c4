"""`nonuple completion`: what a shell needs to complete commands, options and their values."""

from typing import Annotated, Literal

from cyclopts import Parameter

from nonuple.cli.offering import offers
from nonuple.cli.shells import SCRIPTS


def completion(
    shell: Annotated[Literal["bash", "zsh", "fish", "powershell"], Parameter(name="SHELL")], /
) -> None:
    print(SCRIPTS[shell](offers()), end="")
