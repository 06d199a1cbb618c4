"""Notes to players: correction notes, and the green notes of a double arbiter. Four A6 on a page."""

from collections.abc import Iterator, Sequence

from nonuple.documents.model import (
    AnyBlock,
    Box,
    Boxes,
    CardSheets,
    Document,
    Ends,
    Inline,
    Pips,
    Prose,
    Rule,
    Space,
    Span,
    Stamp,
    Ticks,
    Written,
    bold,
)
from nonuple.documents.values import Occasion, PaperNote, Rectification
from nonuple.documents.voice import MINUS, Voice, raised
from nonuple.rules import shows
from nonuple.slips.verdict import PENALTY
from nonuple.texts import Language
from nonuple.texts import documents as texts

ACROSS, DOWN = 2, 2
_MARGINS = (8.0, 8.0)
_MOST_RINGS = 5


@shows("2026", "6.8", "6.9")
def correction_notes(notes: Sequence[PaperNote], occasion: Occasion, language: Language) -> Document:
    """One card a note, in the order given."""
    say = Voice(language)
    cards = [tuple(_note(note, occasion, say)) for note in notes]
    return Document(say(texts.NOTES), language, (CardSheets(cards, ACROSS, DOWN, _MARGINS),))


def _note(note: PaperNote, occasion: Occasion, say: Voice) -> Iterator[AnyBlock]:
    yield from _head(say(texts.NOTE), occasion, say, table=note.table, turn=note.turn, name=note.name)
    claimed = "" if note.claimed is None else str(note.claimed)
    yield Written(say(texts.READ_ON_SLIP), note.word, note.ref, claimed)
    yield Stamp(
        texts.SIGNS.get(note.sanction, "?"),
        say(texts.VERDICTS.get(note.sanction, texts.VERDICTS["none"])),
        say(texts.PAID),
        "…" if note.points is None else str(note.points),
    )
    yield Prose(_why(note, say), size=11.5, after=3)
    yield Rule()
    yield Ticks(
        tuple(say(text) for text in texts.TICKS), tuple(_ticked(note.grounds, checks=_check_grid(note)))
    )
    yield Space()
    yield Rule(thick=True)
    yield Pips(
        say(texts.WARNINGS_SHORT),
        note.warnings,
        min(note.free, _MOST_RINGS) if note.free is not None else 0,
        _counted(note, say),
        (bold(note.post),) if note.post else "",
        new=note.warned,
    )
    yield Ends(note.appeal, say(texts.HANDED_OVER), size=8.5)


def _head(
    title: str, occasion: Occasion, say: Voice, *, table: int, turn: int, name: str
) -> Iterator[AnyBlock]:
    yield Ends((bold(title),), occasion.line, size=10.5, right_size=9)
    yield Rule(thick=True)
    yield Space(1.6)
    yield Ends(
        say(texts.TABLE_N, table=table),
        say(texts.TURN_N, turn=turn),
        size=29,
        face="display",
        right_size=15,
        heading=True,
    )
    yield Prose(name, align="right", fit=True, after=3.2)


def _why(note: PaperNote, say: Voice) -> Inline:
    """The words refused, underlined; else why, in a sentence; and the articles."""
    parts: list[str | Span] = []
    if note.refused:
        parts.append(Span(", ".join(note.refused), "accent"))
        parts.append(f" {say(texts.REFUSED, count=len(note.refused))} ")
    told = say(texts.BETWEEN_GROUNDS).join(map(say.set, note.said))
    parts.append(f"{told[:1].upper()}{told[1:]}. " if told else "")
    if note.sanction == "penalty" and note.claimed is not None and note.points == note.claimed - PENALTY:
        parts.append(f"{note.claimed} {MINUS} {PENALTY} = {note.points}. ")
    if note.articles:
        parts.append(Span(say(texts.ARTICLE, articles=", ".join(note.articles)), "soft"))
    return tuple(parts)


def _check_grid(note: PaperNote) -> bool:
    return bool({*note.grounds} & texts.GRID_AT_FAULT)


def _ticked(grounds: Sequence[str], *, checks: bool) -> Iterator[int]:
    named = {*grounds}
    for place, codes in enumerate(texts.TICKS.values()):
        if named & codes or (checks and place == len(texts.TICKS) - 1):
            yield place


def _counted(note: PaperNote, say: Voice) -> Inline:
    if note.free is None:
        return say(texts.WARNINGS_TOLD, count=note.warnings)
    return raised(say(texts.WARNINGS_OF, count=note.warnings, free=note.free, next=note.free + 1))


@shows("2026", "2.4")
def green_notes(found: Sequence[Rectification], occasion: Occasion, language: Language) -> Document:
    """What the double arbiter finds, one card each; without any, a page to write on."""
    say = Voice(language)
    cards = [tuple(_green(one, occasion, say)) for one in found]
    cards += [tuple(_blank_green(occasion, say))] * (ACROSS * DOWN if not cards else 0)
    return Document(say(texts.GREEN_NOTES), language, (CardSheets(cards, ACROSS, DOWN, _MARGINS),))


def _green(one: Rectification, occasion: Occasion, say: Voice) -> Iterator[AnyBlock]:
    yield from _head(say(texts.GREEN_NOTE), occasion, say, table=one.table, turn=one.turn, name=one.name)
    yield Boxes((Box(say(texts.ENTERED), one.entered), Box(say(texts.READ_AGAIN), one.read)), 17)
    yield Boxes((Box(say(texts.GROUND), one.ground),), 22)
    yield Boxes((Box(say(texts.FOLLOW), one.follow, 2), Box(say(texts.HOUR), one.hour)), 17)
    yield from _green_foot(one.post, say)


def _blank_green(occasion: Occasion, say: Voice) -> Iterator[AnyBlock]:
    yield Ends((bold(say(texts.GREEN_NOTE)),), occasion.line, size=10.5, right_size=9)
    yield Rule(thick=True)
    yield Boxes((Box(say(texts.TABLE)), Box(say(texts.TURN))), 15)
    yield Boxes((Box(say(texts.ENTERED)), Box(say(texts.READ_AGAIN))), 17)
    yield Boxes((Box(say(texts.GROUND)),), 22)
    yield Boxes((Box(say(texts.FOLLOW), "", 2), Box(say(texts.HOUR))), 15)
    yield from _green_foot("", say)


def _green_foot(post: str, say: Voice) -> Iterator[AnyBlock]:
    yield Space()
    yield Rule(thick=True)
    yield Ends((bold(post or say(texts.POST_BLANK)),), say(texts.VISA), size=8.5)
    yield Prose(say(texts.GREEN_HELP), size=8.5, after=0)
