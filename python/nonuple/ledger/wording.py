"""What a correction note says."""

from collections.abc import Iterator, Mapping

from nonuple.ledger.notification import WORD_REFUSED, Note
from nonuple.ledger.warnings import deduction, warnings_of
from nonuple.rules import shows
from nonuple.slips.verdict import PENALTY, Code, Finding, Verdict
from nonuple.texts import Language, Text
from nonuple.texts import ledger as texts
from nonuple.texts import verdicts as verdict_texts

_CHOSEN = frozenset({Finding.TAKEN_BY_REFERENCE, Finding.TAKEN_BY_LETTERS})
_Line = tuple[Text, Mapping[str, object]]

GRID_AT_FAULT = frozenset({Code.UNPLACEABLE, Code.COPY_ERROR, Code.LETTER_ERROR})
"""Grounds that suggest that the player's own grid or rack is not the one in play."""


@shows("2026", "6.8", "6.9")
def wording(note: Note, language: Language) -> list[str]:
    """The lines of the note: sanction, every ground, the words refused, points and warnings."""
    return [text.said(language, values) for text, values in _lines(note, language)]


def _lines(note: Note, language: Language) -> Iterator[_Line]:
    yield texts.NOTE_HEAD, {"turn": note.turn, "table": note.table}
    yield texts.SANCTIONS[note.slip.sanction], {"penalty": PENALTY}
    for motive in note.slip.motives:
        text = texts.GROUND_CITED if motive.article else texts.GROUND
        yield text, {"ground": note.slip.ground(motive.code, language), "article": motive.article}
    for reason in note.slip.reasons:
        if reason.code in _CHOSEN:
            yield verdict_texts.REASONS[reason.code], reason.values
    yield from _words(note)
    yield _points(note)
    if warnings_of(note.slip):
        yield _warnings(note)


def _words(note: Note) -> Iterator[_Line]:
    if named := words_named(note.slip):
        yield texts.WORDS_REFUSED, {"words": ", ".join(named)}
    if GRID_AT_FAULT & set(note.slip.codes):
        yield texts.CHECK_YOUR_GRID, {}


def words_named(slip: Verdict) -> tuple[str, ...]:
    """The words a note says are not admitted: those that the zero is due to, else what the reasons tell."""
    named = [one.word for one in slip.refused if one.told and one.code in WORD_REFUSED]
    if not slip.refused and Code.WORD_NOT_ADMITTED in slip.codes:
        named = [str(one.values["word"]) for one in slip.reasons if one.code == Finding.NOT_ADMITTED]
    return tuple(dict.fromkeys(named))


def _points(note: Note) -> _Line:
    return (texts.POINTS_LATER, {}) if note.slip.pending else (texts.POINTS, {"points": note.slip.credited})


def _warnings(note: Note) -> _Line:
    if note.free is None:
        return texts.WARNINGS, {"count": note.warnings}
    deducted = deduction(note.warnings, note.free)
    counted = texts.WARNINGS_COUNTED if deducted else texts.WARNINGS_FREE
    return counted, {"count": note.warnings, "free": note.free, "deducted": deducted}
