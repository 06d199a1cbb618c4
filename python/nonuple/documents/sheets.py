"""Sheets to write on during a game: the player's, the arbiter's, the double arbiter's, the chief's."""

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import NamedTuple

from msgspec.structs import replace

from nonuple.documents.model import (
    AnyBlock,
    Beside,
    Box,
    Boxes,
    CutMark,
    Document,
    Ends,
    Foot,
    Inline,
    Pane,
    PaperColumn,
    PaperSheet,
    Prose,
    Ruled,
    Span,
    Subtitle,
    Title,
    bold,
)
from nonuple.documents.values import (
    AtTable,
    MarkBlock,
    Marked,
    MarkLine,
    Occasion,
    Rectification,
    RoadLine,
    ToSpeak,
)
from nonuple.documents.voice import Voice, raised
from nonuple.rules import shows
from nonuple.texts import Language
from nonuple.texts import documents as texts

TURNS = 24
"""Lines of a sheet: few games have more turns."""
_BAND = 5
_IN_A_BOX = 4
ON_A_MARK_SHEET = 32
ON_A_LARGE_MARK_SHEET = 20


# --- The family --------------------------------------------------------------------------------------------


@shows("box", "coffret")
def score_book(
    names: Sequence[str], occasion: Occasion, language: Language, *, turns: int = TURNS
) -> Document:
    """Points and running total of each player beside the top, four a page; to fill in by hand."""
    say = Voice(language)
    players = names or [f"{say(texts.PLAYER)} {number}" for number in range(1, _IN_A_BOX + 1)]
    sheets = [
        _score_page(players[start : start + _IN_A_BOX], occasion, say, turns)
        for start in range(0, len(players), _IN_A_BOX)
    ]
    return Document(say(texts.SCORE_BOOK), language, sheets)


def _score_page(names: Sequence[str], occasion: Occasion, say: Voice, turns: int) -> PaperSheet:
    top = say(texts.TOP)
    columns = [
        PaperColumn(say(texts.NUMBER), width=9, align="center", style="bold", tint=True),
        PaperColumn(say(texts.RACK), width=24, style="mono"),
        PaperColumn(say(texts.WORD), share=1, style="bold", group=top, heavy=True, tint=True),
        PaperColumn(say(texts.POINTS_SHORT), width=12, align="right", group=top, tint=True),
    ]
    for name in names:
        columns.append(PaperColumn(say(texts.POINTS_SHORT), width=12, group=name, heavy=True))
        columns.append(PaperColumn(say(texts.CUMUL), width=15, group=name))
    empty = [""] * (len(columns) - 2)
    rows = [*((str(number), "", *empty) for number in range(1, turns + 1)), ("", say(texts.TOTAL), *empty)]
    rows.append(("", say(texts.OF_TOP), *empty))
    table = Ruled(columns, rows, 7.25, every=_BAND, heavy_rows=(turns,), stretched=True)
    return PaperSheet((Title(say(texts.SCORE_BOOK), occasion.aside), table), wide=True, margins=(11, 12, 8))


# --- The player --------------------------------------------------------------------------------------------


@shows("2026", "3.1", "5.1")
def road_sheets(
    players: Sequence[tuple[AtTable, Sequence[RoadLine]]],
    occasion: Occasion,
    language: Language,
    *,
    free: int = 3,
    turns: int = TURNS,
) -> Document:
    """One a player, with what is known of his game; one to fill in by anybody, without players."""
    say = Voice(language)
    anybody: Sequence[tuple[AtTable | None, Sequence[RoadLine]]] = players or ((None, ()),)
    sheets = [_road_sheet(player, lines, occasion, say, free=free, turns=turns) for player, lines in anybody]
    return Document(say(texts.ROAD_SHEETS), language, sheets)


def _road_sheet(
    player: AtTable | None,
    lines: Sequence[RoadLine],
    occasion: Occasion,
    say: Voice,
    *,
    free: int,
    turns: int,
) -> PaperSheet:
    table = str(player.table) if player else ""
    blocks: tuple[AnyBlock, ...] = (
        Title(say(texts.ROAD_SHEET), occasion.aside),
        Boxes(
            (
                Box(say(texts.PLAYER), player.name if player else "", 2.2),
                Box(say(texts.TABLE), table),
                Box(say(texts.SERIES), player.series if player else "", 0.8),
                Box(say(texts.POST), player.post if player else "", 1.5),
            )
        ),
        Ruled(
            _road_columns(say),
            tuple(_road_rows(lines, max(turns, len(lines)))),
            7.25,
            every=_BAND,
            stretched=True,
        ),
        Boxes(
            (
                Box(say(texts.WARNINGS), share=1.25, rings=(free, 3)),
                Box(say(texts.MY_TOTAL)),
                Box(say(texts.PENALTIES)),
                Box(say(texts.NET_TOTAL)),
            ),
            14,
            strong=True,
        ),
        Beside(
            (
                Pane((Prose((bold(say(texts.STOP_WRITING)), say(texts.STOP_WRITING_MORE)), size=8.8),)),
                Pane((Prose((bold(say(texts.WRITING)), say(texts.WRITING_MORE)), size=8.8),)),
            )
        ),
        CutMark("cut"),
        Beside(
            (
                Pane((Prose(say(texts.HAND_TO_ARBITER), 13, face="display"),), 0.19),
                Pane(
                    (
                        Boxes(
                            (
                                Box(say(texts.TABLE), table),
                                Box(say(texts.TOTAL)),
                                Box(say(texts.WARNINGS)),
                                Box(say(texts.SIGNATURE), share=1.5),
                            ),
                            13,
                        ),
                    )
                ),
            ),
            gap=3,
        ),
    )
    return PaperSheet(blocks, wide=True, margins=(11, 12, 8))


def _road_columns(say: Voice) -> tuple[PaperColumn, ...]:
    mine, retained = say(texts.MY_SOLUTION), say(texts.RETAINED)
    return (
        PaperColumn(say(texts.NUMBER), width=9, align="center", style="bold", tint=True),
        PaperColumn(say(texts.RACK), width=29, style="mono"),
        PaperColumn(say(texts.WORD), share=1, style="bold", group=mine, fit=True),
        PaperColumn(say(texts.REF), width=12, align="center", group=mine),
        PaperColumn(say(texts.POINTS_SHORT), width=12.5, align="right", group=mine),
        PaperColumn(say(texts.CUMUL), width=15, align="right", group=mine),
        PaperColumn(say(texts.WORD), share=1, style="bold", group=retained, heavy=True, tint=True, fit=True),
        PaperColumn(say(texts.REF), width=12, align="center", group=retained, tint=True),
        PaperColumn(say(texts.POINTS_SHORT), width=12.5, align="right", group=retained, tint=True),
        PaperColumn(say(texts.CUMUL), width=15, align="right", group=retained, tint=True),
        PaperColumn(say(texts.GAP), width=13, align="right", heavy=True),
        PaperColumn(say(texts.WARNING_SHORT), width=8.5, align="center"),
    )


def _road_rows(lines: Sequence[RoadLine], turns: int) -> Iterator[tuple[str, ...]]:
    mine = top = 0
    for number in range(1, turns + 1):
        if number > len(lines):
            yield (str(number), *[""] * 11)
            continue
        line = lines[number - 1]
        mine, top = mine + (line.scored or 0), top + (line.top or 0)
        known = line.scored is not None and line.top is not None
        yield (
            str(number),
            line.rack,
            line.word,
            line.ref,
            line.points if line.scored is None else str(line.scored),
            str(mine) if line.scored is not None else "",
            line.retained,
            line.retained_ref,
            "" if line.top is None else str(line.top),
            "" if line.top is None else str(top),
            str(top - mine) if known else "",
            "!" * line.warnings,
        )


# --- The arbiter -------------------------------------------------------------------------------------------


class _Marking(NamedTuple):
    """What all mark sheets of a game have in common."""

    tops: Sequence[int]
    turns: int
    occasion: Occasion
    say: Voice
    free: int
    hour: str


@shows("2026", "2.3")
def mark_sheets(
    blocks: Sequence[MarkBlock],
    tops: Sequence[int],
    occasion: Occasion,
    language: Language,
    *,
    turns: int = TURNS,
    free: int = 3,
    hour: str = "",
) -> Document:
    """Tables by turns, as far as they are known: pens can take over at any turn.

    In large print the turns of a game stand on two sheets.
    """
    marking = _Marking(tops, max(turns, len(tops)), occasion, Voice(language), free, hour)
    all_turns = range(1, marking.turns + 1)
    half = (marking.turns + 1) // 2
    whole = [_marks_of(block, marking, ON_A_MARK_SHEET, (all_turns,)) for block in blocks]
    halves = (all_turns[:half], all_turns[half:])
    split = [_marks_of(block, marking, ON_A_LARGE_MARK_SHEET, halves) for block in blocks]
    title = marking.say(texts.MARK_SHEET)
    return Document(title, language, list(chain.from_iterable(whole)), list(chain.from_iterable(split)))


def _marks_of(block: MarkBlock, marking: _Marking, most: int, parts: Sequence[range]) -> Iterator[PaperSheet]:
    """So many tables a sheet, and a sheet for each part of the turns."""
    say, occasion, lines = marking.say, marking.occasion, block.lines
    pages = [lines[start : start + most] for start in range(0, len(lines), most)] or [()]
    places = [(page, turns) for page in pages for turns in parts]
    arbiter = say(texts.ARBITER_NAMED, name=block.arbiter) if block.arbiter else ""
    aside = replace(occasion, manner=", ".join(filter(None, (arbiter, occasion.manner)))).aside
    for n, (page, turns) in enumerate(places, 1):
        counted = say(texts.SHEET_OF, n=n, of=len(places))
        yield PaperSheet(
            (
                Title(_marks_title(page, block.post, say), aside, 20),
                Ends(_legend(say, marking.free), _printed_after(len(marking.tops), say), size=9),
                _marks_table(page, turns, marking),
            ),
            landscape=True,
            foot=Foot(
                say(texts.CHECK_TOTAL),
                ", ".join(filter(None, (counted, marking.hour))),
                below=occasion.lexicon,
            ),
            margins=(9, 10, 13),
        )


def _marks_title(page: Sequence[MarkLine], post: str, say: Voice) -> str:
    first, last = (page[0].table, page[-1].table) if page else (0, 0)
    named = say(texts.MARK_SHEET_OF, post=post) if post else say(texts.MARK_SHEET)
    return say(texts.TABLES_FROM, sheet=named, first=first, last=last) if page else named


def _legend(say: Voice, free: int) -> Inline:
    return (
        *(bold(say(texts.IN_BOLD)), say(texts.IS_TOP), bold("27!"), say(texts.IS_WARNING)),
        *(Span("0", "ring"), say(texts.IS_ZERO), bold("x̄ 22"), say(texts.IS_AVERAGE)),
        *("22", Span("p", "soft"), say(texts.IS_PENALTY)),
        *raised(say(texts.NTH_RING, n=free + 1)),
    )


def _printed_after(turn: int, say: Voice) -> Inline:
    return (bold(say(texts.PRINTED_AFTER, turn=turn)), say(texts.GO_ON_BY_HAND)) if turn else ""


def _marks_table(page: Sequence[MarkLine], turns: range, marking: _Marking) -> Ruled:
    """A running total stands after the last full band of turns, and where the turns go on elsewhere."""
    say, tops, free = marking.say, marking.tops, marking.free
    last = turns[-1] == marking.turns
    sums = {len(tops) // _BAND * _BAND, 0 if last else turns[-1]}
    columns = [
        PaperColumn(say(texts.TABLE), width=11, align="center", style="heavy", tint=True),
        PaperColumn(say(texts.PLAYER), width=28, fit=True),
    ]
    for turn, column in zip(turns, _turn_columns(turns), strict=True):
        columns.append(column)
        if turn in sums:
            head = say(texts.CUMUL_AT, turn=turn)
            columns.append(PaperColumn(head, width=12, align="center", style="heavy", tint=True))
    if last:
        columns.append(PaperColumn(say(texts.WARNING_PLURAL), width=17, align="center", heavy=True))
        columns.append(PaperColumn(say(texts.TOTAL), width=16, align="center", style="heavy"))

    def cells(marks: Sequence[Inline], points: Sequence[int], warnings: str) -> Iterator[Inline]:
        for turn in turns:
            yield marks[turn - 1] if turn <= len(marks) else ""
            if turn in sums:
                yield str(sum(points[:turn])) if turn <= len(points) else ""
        if last:
            yield from (warnings, "")

    top_row: tuple[Inline, ...] = (
        *("", (bold(say(texts.TOP)),)),
        *cells([(bold(top),) for top in tops], tops, ""),
    )
    rows = [
        (
            *(str(line.table), line.name),
            *cells(
                [_mark(mark, top) for mark, top in zip(line.marks, tops, strict=False)],
                [mark.points or 0 for mark in line.marks],
                _rings(line.warnings, free),
            ),
        )
        for line in page
    ]
    return Ruled(columns, (top_row, *rows), 4.75, 8.5, every=4, first_is_head=True, compact=True)


def _rings(warnings: int, free: int) -> str:
    """A ring a warning, filled once it is given; the one that costs points is dotted."""
    empty = ["○"] * free + ["◌"]
    return " ".join(["●"] * warnings + empty[warnings:])


def _turn_columns(turns: range) -> Iterator[PaperColumn]:
    for turn in turns:
        opens_band = turn > turns[0] and turn % _BAND == 1
        yield PaperColumn(str(turn), share=1, align="center", heavy=opens_band, fit=True)


def _mark(mark: Marked, top: int) -> Inline:
    if mark.points is None:
        return "?"
    points = str(mark.points)
    match mark.sanction:
        case "zero":
            return (Span(points, "ring"),)
        case "average":
            return (bold(f"x̄ {points}"),)
        case "penalty":
            return (points, Span("p", "soft"))
        case "warning":
            return (bold(f"{points}!") if mark.points == top else f"{points}!",)
    return (bold(points),) if mark.points == top else points


# --- The double arbiter ------------------------------------------------------------------------------------


@shows("2026", "2.4")
def double_sheet(
    found: Sequence[Rectification],
    occasion: Occasion,
    language: Language,
    *,
    name: str = "",
    posts: int = 6,
    checked: Sequence[int] = (),
    turns: int = TURNS,
    lines: int = 22,
) -> Document:
    """A tick a post and a turn, then a line a green note; those typed are printed, others are written."""
    say = Voice(language)
    ticks = [
        (say(texts.POST_N, post=post), *("✓" if turn <= done else "" for turn in range(1, turns + 1)))
        for post, done in zip(range(1, posts + 1), [*checked, *[0] * posts], strict=False)
    ]
    columns = [PaperColumn(say(texts.TURN), width=21, style="bold")]
    columns += _turn_columns(range(1, turns + 1))
    written = [
        (str(one.turn), str(one.table), one.entered, one.read, one.ground, one.follow, one.hour, "")
        for one in found
    ]
    rest = max(lines - posts + 6 - len(written), 0)
    blocks: tuple[AnyBlock, ...] = (
        Title(say(texts.DOUBLE), occasion.aside),
        Boxes(
            (
                Box(say(texts.DOUBLE_ARBITER), name, 1.6),
                Box(say(texts.POSTS_CHECKED), say(texts.FROM_TO, first=1, last=posts)),
                Box(say(texts.PEN), say(texts.GREEN), 1.4),
            )
        ),
        Subtitle(say(texts.BUNDLES)),
        Ruled(columns, ticks, 6.2, 9, compact=True),
        Subtitle(say(texts.RECTIFICATIONS)),
        Ruled(
            _rectification_columns(say),
            [*written, *[("",) * 8] * rest],
            6.9,
            9.5,
            every=_BAND,
            stretched=True,
        ),
        Beside(
            (
                Pane((Prose((bold(say(texts.EACH_LINE)), say(texts.EACH_LINE_MORE)), 8.8),)),
                Pane((Prose((bold(say(texts.DISAGREE)), say(texts.DISAGREE_MORE)), 8.8),)),
            )
        ),
    )
    sheet = PaperSheet(blocks, wide=True, foot=Foot(say(texts.TYPED_LINES), numbered=True))
    return Document(say(texts.DOUBLE_SHEET), language, (sheet,))


def _rectification_columns(say: Voice) -> tuple[PaperColumn, ...]:
    return (
        PaperColumn(say(texts.TURN), width=12, align="center", style="bold"),
        PaperColumn(say(texts.TABLE), width=14, align="center", style="bold"),
        PaperColumn(say(texts.ENTERED), width=26, align="center", style="bold", fit=True),
        PaperColumn(say(texts.READ_AGAIN), width=27, align="center", style="bold", fit=True),
        PaperColumn(say(texts.GROUND_AND_ARTICLE), share=1, style="bold", fit=True),
        PaperColumn(say(texts.FOLLOW), width=26, align="center", style="bold", fit=True),
        PaperColumn(say(texts.HOUR), width=14, align="center", style="bold"),
        PaperColumn(say(texts.VISA_SHORT), width=17, align="center"),
    )


# --- The chief arbiter -------------------------------------------------------------------------------------


def draw_sheet(
    letters: Sequence[tuple[str, int, int]], occasion: Occasion, language: Language, *, turns: int = TURNS
) -> Document:
    """For a real bag: a line a draw, and every letter of the bag to strike out once it is drawn.

    `letters`: each letter, its value and how many there are.
    """
    say = Voice(language)
    columns = (
        PaperColumn(say(texts.NUMBER), width=9, align="center", style="bold", tint=True),
        PaperColumn(say(texts.KEPT), width=28),
        PaperColumn(say(texts.DRAWN), width=32),
        PaperColumn(say(texts.REJECTED), width=17, align="center"),
        PaperColumn(say(texts.RETAINED), share=1),
        PaperColumn(say(texts.REF), width=12),
        PaperColumn(say(texts.POINTS_SHORT), width=14),
        PaperColumn(say(texts.CUMUL), width=16),
        PaperColumn(say(texts.LEFT_IN_BAG), width=14, tint=True),
    )
    rows = [(str(turn), *[""] * 8) for turn in range(1, turns + 1)]
    bag = [(bold(f"{letter} "), Span(f"{value}  ", "soft"), "□" * count) for letter, value, count in letters]
    across = 4
    lines = [tuple(bag[start : start + across]) for start in range(0, len(bag), across)]
    full = [(*line, *[""] * (across - len(line))) for line in lines]
    total = sum(count for _, _, count in letters)
    blocks: tuple[AnyBlock, ...] = (
        Title(say(texts.DRAW_SHEET), occasion.aside),
        Ruled(columns, rows, 7.0, every=_BAND, stretched=True),
        Subtitle(say(texts.BAG, count=total)),
        Ruled([PaperColumn(share=1)] * across, full, 6.2, 11, open=True),
        Prose(say(texts.BAG_HELP), 8.8),
    )
    return Document(
        say(texts.DRAW_SHEET), language, (PaperSheet(blocks, wide=True, foot=Foot(numbered=True)),)
    )


def announcement_sheet(
    turns: Sequence[ToSpeak], occasion: Occasion, language: Language, *, blank: int = TURNS
) -> Document:
    """What to say, turn by turn, for a chief without a screen; lines to fill in, without a game."""
    say = Voice(language)
    warned = (Prose((bold(say(texts.KEEP_SECRET)),), 9.5),) if turns else ()
    blocks: tuple[AnyBlock, ...] = (
        Title(say(texts.ANNOUNCEMENTS), occasion.aside),
        *warned,
        _to_say(turns, say) if turns else _to_fill_in(blank, say),
        Prose(say(texts.ORDER_OF_A_TURN), 8.8),
    )
    foot = Foot(say(texts.CHIEF_ONLY) if turns else "", numbered=True)
    return Document(say(texts.ANNOUNCEMENTS), language, (PaperSheet(blocks, wide=True, foot=foot),))


def _to_say(turns: Sequence[ToSpeak], say: Voice) -> Ruled:
    columns = (
        PaperColumn(say(texts.TURN), width=13, align="center", style="heavy", tint=True),
        PaperColumn(say(texts.STEP), width=33, style="soft"),
        PaperColumn(say(texts.TO_SAY), share=1),
    )
    rows: list[tuple[Inline, ...]] = []
    heavy: list[int] = []
    for turn in turns:
        heavy.append(len(rows))
        for place, (step, words) in enumerate(turn.lines):
            rows.append((str(turn.turn) if place == 0 else "", step, words))
    return Ruled(columns, rows, 6.0, 10.5, heavy_rows=heavy, roomy=True)


def _to_fill_in(turns: int, say: Voice) -> Ruled:
    columns = (
        PaperColumn(say(texts.TURN), width=13, align="center", style="heavy", tint=True),
        PaperColumn(say(texts.KEPT), width=34),
        PaperColumn(say(texts.DRAWN), width=38),
        PaperColumn(say(texts.POINTS_SHORT), width=13, heavy=True),
        PaperColumn(say(texts.DIRECTION), width=13),
        PaperColumn(say(texts.REF), width=13),
        PaperColumn(say(texts.WORD), share=1),
        PaperColumn(say(texts.CROSSWISE), width=32),
    )
    return Ruled(
        columns, [(str(turn), *[""] * 7) for turn in range(1, turns + 1)], 9.2, every=_BAND, stretched=True
    )
