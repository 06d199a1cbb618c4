"""`nonuple sheet`: a game from one format to another."""

import sys
from typing import Annotated

from cyclopts import Parameter

from nonuple.cli.games import read_any_game
from nonuple.cli.objects import Source
from nonuple.errors import Refusal
from nonuple.formats.games import FREE_WRITERS, WRITERS
from nonuple.play.free.record import FreeRecord
from nonuple.texts import replay as texts
from nonuple.texts import sheet as sheet_texts


def sheet(file: Source, /, *, to: Annotated[str, Parameter(name="--format")] = "text") -> None:
    if to not in WRITERS:
        raise Refusal(texts.UNKNOWN_FORMAT, name=to, known=", ".join(WRITERS))
    game = read_any_game(file)
    if not isinstance(game, FreeRecord):
        sys.stdout.write(WRITERS[to](game))
        return
    if to not in FREE_WRITERS:
        raise Refusal(sheet_texts.NO_SUCH_FREE_FORMAT, name=to, known=", ".join(FREE_WRITERS))
    sys.stdout.write(FREE_WRITERS[to](game))
