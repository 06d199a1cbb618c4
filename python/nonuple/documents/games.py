"""A game to publish: its sheet, and the sheet to replay it with a mask."""

from collections.abc import Iterator, Sequence
from itertools import accumulate

from nonuple.documents.model import (
    AnyBlock,
    Beside,
    BoardPicture,
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
    Space,
    Span,
    Subtitle,
    Title,
    bold,
)
from nonuple.documents.values import GamePaper, Occasion, SheetTurn
from nonuple.documents.voice import Voice
from nonuple.rules import shows
from nonuple.texts import Language
from nonuple.texts import documents as texts

_STAR = " ★"


def game_sheet(game: GamePaper, occasion: Occasion, language: Language, *, best: str = "") -> Document:
    """Draw, word, place, points and running total of each turn; the grid at the end."""
    say = Voice(language)
    bonuses = sum(turn.bonus for turn in game.turns)
    summary = (
        bold(say(texts.TOP_IS, top=say.figure(game.top))),
        say(texts.IN_TURNS, count=len(game.turns)),
        say(texts.BONUSES, count=bonuses) if bonuses else "",
    )
    remarks = [Prose(remark) for remark in game.remarks]
    blocks: tuple[AnyBlock, ...] = (
        Title(say(texts.GAME_SHEET), occasion.aside),
        Ends(summary, best, size=10.5),
        Space(0.8),
        Ruled(_columns(game.turns, say), tuple(_rows(game.turns, say)), 6.05, every=5),
        Beside(
            (
                Pane((BoardPicture(game.rows, game.premiums, say(texts.FINAL_GRID), game.last),), None),
                Pane((Subtitle(say(texts.READING_IT), 13, "display"), *_readme(say), *remarks)),
            ),
            gap=9,
        ),
    )
    foot = Foot(say(texts.FREE_TO_COPY), numbered=True, below=occasion.lexicon)
    return Document(say(texts.GAME_SHEET), language, (PaperSheet(blocks, wide=True, foot=foot),))


def _readme(say: Voice) -> Iterator[AnyBlock]:
    yield Prose(say(texts.READ_REFERENCES), 9.5, after=3)
    yield Prose(say(texts.READ_RINGS), 9.5, after=3)
    yield Prose(say(texts.READ_RACKS), 9.5, after=3)


def _columns(turns: Sequence[SheetTurn], say: Voice) -> tuple[PaperColumn, ...]:
    always = (
        PaperColumn(say(texts.NUMBER), width=9, align="center", style="bold", tint=True),
        PaperColumn(say(texts.RACK), width=31, style="mono"),
        PaperColumn(say(texts.RETAINED), share=1.4, style="bold"),
        PaperColumn(say(texts.REF), width=13, style="mono"),
        PaperColumn(say(texts.POINTS), width=19, align="right"),
        PaperColumn(say(texts.CUMUL), width=17, align="right"),
    )
    after = (
        PaperColumn(say(texts.NEXT_BEST), share=1, style="soft"),
        PaperColumn(say(texts.POINTS_SHORT), width=11, align="right"),
    )
    finders = (PaperColumn(say(texts.FOUND_BY), width=23, align="right"),)
    return (
        *always,
        *(after if any(turn.next for turn in turns) else ()),
        *(finders if any(turn.finders for turn in turns) else ()),
    )


def _rows(turns: Sequence[SheetTurn], say: Voice) -> Iterator[tuple[Inline, ...]]:
    further, found = any(turn.next for turn in turns), any(turn.finders for turn in turns)
    totals = accumulate(turn.points for turn in turns)
    for number, (turn, total) in enumerate(zip(turns, totals, strict=True), 1):
        points: Inline = (bold(turn.points), bold(_STAR)) if turn.bonus else (bold(turn.points),)
        row: list[Inline] = [str(number), turn.rack, ringed(turn.word), turn.ref, points, say.figure(total)]
        if further:
            next_points = "" if turn.next_points is None else str(turn.next_points)
            row += [ringed(turn.next), next_points]
        if found:
            row.append(turn.finders)
        yield tuple(row)


def ringed(word: str) -> Inline:
    """A word whose jokers, in lower case, are ringed."""
    return tuple(Span(sign.upper(), "ring") if sign.islower() else sign for sign in word)


@shows("box", "conseils")
def masked_sheet(game: GamePaper, occasion: Occasion, language: Language) -> Document:
    """For replaying with a mask: each solution stands a line below its rack, beside the next one."""
    say = Voice(language)
    turns = game.turns
    totals = ["", *(say.figure(total) for total in accumulate(turn.points for turn in turns))]
    racks = [*(turn.rack for turn in turns), ""]
    found: list[tuple[Inline, Inline, Inline]] = [("", "", "")]
    found += [(ringed(turn.word), turn.ref, str(turn.points)) for turn in turns]
    rows = [
        (str(number) if number <= len(turns) else "", rack, word, ref, points, total)
        for number, (rack, (word, ref, points), total) in enumerate(zip(racks, found, totals, strict=True), 1)
    ]
    columns = (
        PaperColumn(say(texts.NUMBER), width=11, align="center", style="bold", tint=True),
        PaperColumn(say(texts.RACK), width=46, style="mono"),
        PaperColumn(say(texts.WORD_BEFORE), share=1, style="bold", heavy=True),
        PaperColumn(say(texts.REF), width=17, style="mono"),
        PaperColumn(say(texts.POINTS), width=18, align="right", style="bold"),
        PaperColumn(say(texts.CUMUL), width=20, align="right"),
    )
    blocks: tuple[AnyBlock, ...] = (
        Title(say(texts.MASKED_SHEET), occasion.aside),
        Prose(say(texts.MASK_HELP), 9.5),
        CutMark("fold", say(texts.FOLD_HERE), above=3),
        Ruled(columns, rows, 7.4, 11, every=5),
        Space(1),
    )
    foot = Foot(say(texts.FREE_TO_COPY), numbered=True, below=occasion.lexicon)
    return Document(say(texts.MASKED_SHEET), language, (PaperSheet(blocks, wide=True, foot=foot),))
