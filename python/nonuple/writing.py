"""Games as they are written and printed."""

from nonuple.documents.game_source import game_paper
from nonuple.documents.games import game_sheet
from nonuple.documents.model import Look
from nonuple.documents.press import pdf
from nonuple.documents.values import Occasion
from nonuple.errors import Refusal
from nonuple.formats.games import FREE_WRITERS, WRITERS
from nonuple.play.free.record import FreeRecord
from nonuple.play.record import Record
from nonuple.texts import replay as texts
from nonuple.texts import sheet as sheet_texts
from nonuple.texts import spoken


def written(record: Record | FreeRecord, format: str) -> str:
    """The game in a format of text."""
    if format not in WRITERS:
        raise Refusal(texts.UNKNOWN_FORMAT, name=format, known=", ".join(WRITERS))
    if not isinstance(record, FreeRecord):
        return WRITERS[format](record)
    if format not in FREE_WRITERS:
        raise Refusal(sheet_texts.NO_SUCH_FREE_FORMAT, name=format, known=", ".join(FREE_WRITERS))
    return FREE_WRITERS[format](record)


def printed(record: Record) -> bytes:
    """The sheet as PDF, in the language being spoken."""
    return pdf(game_sheet(game_paper(record), Occasion(), spoken()), Look())
