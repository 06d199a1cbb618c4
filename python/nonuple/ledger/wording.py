"""What a correction note says."""

from nonuple.ledger.facts import PENALTY, Motive
from nonuple.ledger.notification import WORD_REFUSED, Note
from nonuple.ledger.warnings import deduction, warnings_of
from nonuple.rules import article
from nonuple.texts import ledger as texts

GRID_AT_FAULT = frozenset({"unplaceable", "copy-error", "letter-error"})
"""Grounds that suggest that the player's own grid or rack is not the one in play."""


@article("2026", "6.8", "6.9")
def wording(note: Note) -> list[str]:
    """The lines of the note: sanction, every ground, the words refused, points and warnings."""
    return [
        texts.NOTE_HEAD.say(turn=note.turn, table=note.table),
        texts.SANCTIONS[note.slip.sanction].say(penalty=PENALTY),
        *(_ground(motive) for motive in note.slip.motives or ()),
        *_words(note),
        *_points(note),
        *_warnings(note),
    ]


def _ground(motive: Motive) -> str:
    said = texts.GROUNDS[motive.code].say() if motive.code in texts.GROUNDS else motive.code
    return (
        texts.GROUND_CITED.say(ground=said, article=motive.article)
        if motive.article
        else texts.GROUND.say(ground=said)
    )


def _words(note: Note) -> list[str]:
    refused = [fault.word for fault in note.faults if fault.told and fault.code in WORD_REFUSED]
    lines = [texts.WORDS_REFUSED.say(words=", ".join(refused))] if refused else []
    return [*lines, texts.CHECK_YOUR_GRID.say()] if note.slip.codes & GRID_AT_FAULT else lines


def _points(note: Note) -> list[str]:
    if note.slip.pending:
        return [texts.POINTS_LATER.say()]
    return [texts.POINTS.say(points=note.slip.credited)]


def _warnings(note: Note) -> list[str]:
    if not warnings_of(note.slip):
        return []
    if note.free is None:
        return [texts.WARNINGS.say(count=note.warnings)]
    deducted = deduction(note.warnings, note.free)
    counted = texts.WARNINGS_COUNTED if deducted else texts.WARNINGS_FREE
    return [counted.say(count=note.warnings, free=note.free, deducted=deducted)]
