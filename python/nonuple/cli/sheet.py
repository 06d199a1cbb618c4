"""`nonuple sheet`: a game from one format to another."""

import sys
from typing import Annotated

from cyclopts import Parameter

from nonuple.cli.games import read_game
from nonuple.cli.objects import Source
from nonuple.errors import Refusal
from nonuple.formats.games import WRITERS
from nonuple.texts import replay as texts


def sheet(file: Source, /, *, to: Annotated[str, Parameter(name="--format")] = "text") -> None:
    write = WRITERS.get(to)
    if write is None:
        raise Refusal(texts.UNKNOWN_FORMAT, name=to, known=", ".join(WRITERS))
    sys.stdout.write(write(read_game(file)))
