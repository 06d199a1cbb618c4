"""Notes to players: correction notes, eight a page, and the green notes of a double arbiter, four."""

from collections.abc import Iterator, Sequence

from nonuple.documents.game_source import squares_of
from nonuple.documents.model import (
    AnyBlock,
    Beside,
    BoardPicture,
    Box,
    Boxes,
    CardSheets,
    Document,
    Ends,
    Inline,
    Pane,
    Pips,
    Prose,
    Rule,
    Space,
    Span,
    Stamp,
    Written,
    bold,
    plain,
)
from nonuple.documents.values import Occasion, PaperNote, Rectification
from nonuple.documents.voice import MINUS, Voice
from nonuple.errors import Refusal
from nonuple.ledger.wording import GRID_AT_FAULT
from nonuple.pieces.notation import Ref
from nonuple.rules import shows
from nonuple.slips.verdict import PENALTY, Code
from nonuple.texts import Language
from nonuple.texts import documents as texts
from nonuple.texts.ledger import CHECK_YOUR_GRID
from nonuple.texts.verdicts import ASKED

ACROSS, DOWN = 2, 4
_MARGINS = (3.6, 6.2)
_GREEN_DOWN = 2
_GREEN_MARGINS = (8.0, 8.0)
_MOST_RINGS = 5
_LOCATION_AT_FAULT = frozenset({code for code in Code if code.startswith("location-")} | {Code.INVERTED})
_SCORE_AT_FAULT = frozenset({Code.SCORE_MISSING, Code.SCORE_WRONG})
_SLIP_ROWS, _SLIP_COLUMNS = 5, 7
_PIECE_ROWS, _PIECE_COLUMNS = 5, 7
_A_LINE = 105
"""So many letters of a reason stand on two lines."""
_ROOM = 145
"""So many stand there in small print: what the article asks gives way."""


@shows("2026", "6.8", "6.9")
def correction_notes(notes: Sequence[PaperNote], occasion: Occasion, language: Language) -> Document:
    """One card a note, in the order given."""
    say = Voice(language)
    cards = [tuple(_note(note, occasion, say)) for note in notes]
    return Document(say(texts.NOTES), language, (CardSheets(cards, ACROSS, DOWN, _MARGINS),))


def _note(note: PaperNote, occasion: Occasion, say: Voice) -> Iterator[AnyBlock]:
    """Whose slip, as drawn and as understood; what it pays and why; warnings and until when to appeal."""
    title = texts.OF_GAME_AND_TURN if occasion.game else texts.OF_TURN
    told = say(title, name="\0", game=occasion.game, turn=note.turn).partition("\0")[2]
    table = Prose(say(texts.TABLE_N, table=note.table), 15, face="display", fit=True, heading=True, after=0)
    whose = Prose((bold(note.name), told), 9.5, align="right", fit=True, after=0.6)
    yield Beside((Pane((table,), 0.5), Pane((whose,))), gap=3, level="bottom")
    yield Rule(thick=True)
    drawn, piece = (_drawn(note, say),), tuple(_piece(note, say))
    arrow = (Space(13), Prose("→", 15))
    panes = (Pane(drawn, 1.2), Pane(arrow, 0.16), Pane(piece)) if piece else (Pane(drawn),)
    yield Beside(panes, gap=1)
    yield Stamp(
        texts.SIGNS.get(note.sanction, "?"),
        say(texts.VERDICTS.get(note.sanction, texts.VERDICTS["none"])),
        say(texts.PAID),
        "…" if note.points is None else str(note.points),
    )
    why = _why(note, say)
    if len(plain(why)) > _ROOM:
        why = _why(note, say, in_full=False)
    yield Prose(why, size=9.5 if len(plain(why)) <= _A_LINE else 8.5, after=0)
    yield Space()
    yield Rule()
    yield Pips(
        say(texts.WARNINGS_SHORT),
        note.warnings,
        min(note.free, _MOST_RINGS) if note.free is not None else 0,
        _counted(note, say),
        note.appeal,
        new=note.warned,
    )


def _drawn(note: PaperNote, say: Voice) -> Written:
    place = _ref(note.ref)
    wrong = str(place or note.ref) != note.place if note.place else bool({*note.grounds} & _LOCATION_AT_FAULT)
    boxes = (
        (say(texts.REF), note.ref, bool(note.ref) and wrong),
        (
            say(texts.SCORE),
            "" if note.claimed is None else str(note.claimed),
            bool({*note.grounds} & _SCORE_AT_FAULT),
        ),
    )
    return Written(say(texts.YOUR_SLIP), _cropped(note.sketch or (note.word,)), boxes)


def _cropped(sketch: Sequence[str]) -> tuple[str, ...]:
    """What is written on a slip with some white around, in rows of one length."""
    width = max(map(len, sketch), default=0)
    rows = [row.replace(" ", ".").ljust(width, ".") for row in sketch]
    used = [at for at, row in enumerate(rows) if row.strip(".")] or [0]
    columns = [at for at in range(width) if any(row[at] != "." for row in rows)] or [0]
    kept = [row[columns[0] : columns[-1] + 1] for row in rows[used[0] : used[-1] + 1]] or [""]
    across, down = max(_SLIP_COLUMNS, len(kept[0])), max(_SLIP_ROWS, len(kept))
    above = ["." * across] * ((down - len(kept)) // 2)
    filled = [*above, *(row.center(across, ".") for row in kept)]
    return (*filled, *["." * across] * (down - len(filled)))


def _piece(note: PaperNote, say: Voice) -> Iterator[AnyBlock]:
    """The word where it was taken to lie, and as much of the grid as is needed to see where that is."""
    place = _ref(note.place)
    if place is None or not note.rows:
        return
    squares = squares_of(note.place, note.word)
    laid = [list(row) for row in note.rows]
    for (row, column), letter in zip(squares, note.word, strict=True):
        if row < len(laid) and column < len(laid) and laid[row][column] == ".":
            laid[row][column] = letter
    rows = _window([row for row, _ in squares], _PIECE_ROWS, len(laid))
    columns = _window([column for _, column in squares], _PIECE_COLUMNS, len(laid))
    inside = [(row - rows.start, column - columns.start) for row, column in squares]
    yield Prose((f"{say(texts.PLACE_READ, place='')}", bold(note.place)), 8.5, after=1.2)
    yield BoardPicture(
        ["".join(laid[row][columns.start : columns.stop]) for row in rows],
        [note.premiums[row][columns.start : columns.stop] for row in rows],
        say(texts.PLACE_READ, place=note.place),
        strong=inside,
        square=min(4.2, 31.0 / len(columns), 20.6 / len(rows)),
        refused=inside if note.word.upper() in note.refused else (),
        first=(rows.start, columns.start),
        named=(place.row, place.column),
    )


def _window(used: Sequence[int], most: int, side: int) -> range:
    """So many lines around those that are used, on a grid of so many."""
    first, last = min(used), min(max(used), side - 1)
    length = max(most, last - first + 1)
    start = min(max(0, first - (length - (last - first + 1)) // 2), side - min(length, side))
    return range(start, min(start + length, side))


def _ref(text: str) -> Ref | None:
    try:
        return Ref.parse(text)
    except Refusal:
        return None


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


def _why(note: PaperNote, say: Voice, *, in_full: bool = True) -> Inline:
    """The words refused, underlined; else why, in a sentence; the articles, and what the first one asks."""
    parts: list[str | Span] = []
    if note.refused:
        parts.append(Span(", ".join(note.refused), "accent"))
        parts.append(f" {say(texts.REFUSED, count=len(note.refused))} ")
    told = say(texts.BETWEEN_GROUNDS).join(map(say.set, note.said))
    parts.append(f"{told[:1].upper()}{told[1:]}. " if told else "")
    if note.sanction == "penalty" and note.claimed is not None and note.points == note.claimed - PENALTY:
        parts.append(f"{note.claimed}\u00a0{MINUS}\u00a0{PENALTY}\u00a0=\u00a0{note.points}. ")
    if {*note.grounds} & GRID_AT_FAULT:
        parts.append(f"{say(CHECK_YOUR_GRID)} ")
    if note.articles:
        articles, asked = (
            ", ".join(note.articles),
            ASKED.get(note.grounds[0]) if note.grounds and in_full else None,
        )
        cited = (
            say(texts.ARTICLE_ASKS, articles=articles, asked=say(asked))
            if asked
            else say(texts.ARTICLE, articles=articles)
        )
        parts.append(Span(cited, "soft"))
    return tuple(parts)


def _counted(note: PaperNote, say: Voice) -> Inline:
    if note.free is None:
        return say(texts.WARNINGS_TOLD, count=note.warnings)
    return say(texts.WARNINGS_OF, count=note.warnings, free=note.free)


@shows("2026", "2.4")
def green_notes(found: Sequence[Rectification], occasion: Occasion, language: Language) -> Document:
    """What the double arbiter finds, one card each; without any, a page to write on."""
    say = Voice(language)
    cards = [tuple(_green(one, occasion, say)) for one in found]
    cards += [tuple(_blank_green(occasion, say))] * (ACROSS * _GREEN_DOWN if not cards else 0)
    sheet = CardSheets(cards, ACROSS, _GREEN_DOWN, _GREEN_MARGINS)
    return Document(say(texts.GREEN_NOTES), language, (sheet,))


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
