"""`nonuple sheet`: a game from one format to another."""

import sys
from typing import Annotated

from cyclopts import Parameter

from nonuple.cli.games import read_sound
from nonuple.cli.objects import Source
from nonuple.errors import Refusal
from nonuple.formats.games import FREE_WRITERS, WRITERS
from nonuple.formats.sheet import write_text
from nonuple.play.free.record import FreeRecord
from nonuple.texts import replay as texts
from nonuple.texts import sheet as sheet_texts
from nonuple.texts import spoken


def sheet(file: Source, /, *, to: Annotated[str, Parameter(name="--format")] = "text") -> None:
    if to not in WRITERS:
        raise Refusal(texts.UNKNOWN_FORMAT, name=to, known=", ".join(WRITERS))
    found = read_sound(file)
    game = found.game
    if not isinstance(game, FreeRecord):
        decided = [one.to(spoken()) for one in found.decided]
        sys.stdout.write(write_text(game, decided) if to == "text" else WRITERS[to](game))
        return
    if to not in FREE_WRITERS:
        raise Refusal(sheet_texts.NO_SUCH_FREE_FORMAT, name=to, known=", ".join(FREE_WRITERS))
    sys.stdout.write(FREE_WRITERS[to](game))
