"""Slips to write on: plain, or laid out to be read from a picture."""

import re
from collections.abc import Iterable, Iterator, Sequence

import segno

from nonuple.documents.model import PAPERS, CardSheets, Document, Paper, QrCode, Rect, SlipForm, SlipLayout
from nonuple.documents.voice import Voice
from nonuple.rules import shows
from nonuple.texts import Language
from nonuple.texts import documents as texts

ACROSS, DOWN = 2, 4
ON_A_PAGE = ACROSS * DOWN
_LABELS = {
    "table": texts.TABLE,
    "reference": texts.REFERENCE,
    "score": texts.SCORE,
    "turn": texts.TURN,
    "sanction": texts.SANCTION,
    "arbiter": texts.ARBITER_SHORT,
    "double": texts.DOUBLE_SHORT,
}
MARK = 4.0
"""Side of a mark at a corner, in millimetres."""


@shows("2026", "3.1")
def plain_layout(language: Language, paper: Paper) -> SlipLayout:
    """Squares at the left; table, reference and score at the right, from top to bottom; a strip below."""
    width, height = _card(paper)
    columns, rows, edge = 11, 9, 5.0
    side = min(6.0, (height - 2 * edge - 11.3) / rows)
    grid = Rect(edge, edge, columns * side, rows * side)
    strip = Rect(edge, edge + grid.height + 2.3, width - 2 * edge, 9)
    widths = (19.0, 27.6, 23.0, 23.0)
    room = strip.width - 2 * 2
    fields, x = [], strip.x + 2
    for name, wide in zip(("turn", "sanction", "double", "arbiter"), widths, strict=True):
        share = wide / sum(widths) * room
        fields.append((name, Rect(x, strip.y + 1.9, share - 1.4, strip.height - 3.8)))
        x += share
    boxes = _boxes(grid, width - edge, gap=2.2, inset=3.2)
    return SlipLayout(
        card=(width, height),
        grid=grid,
        columns=columns,
        rows=rows,
        boxes=boxes,
        strip=strip,
        labels=_labels(language, texts.SANCTION),
        fields=fields,
    )


@shows("2026", "3.1")
def photo_layout(language: Language, paper: Paper) -> SlipLayout:
    """The same for a camera: squares left clean, three marks at the corners, a code at the fourth."""
    width, height = _card(paper)
    columns, rows, edge = 12, 9, 3.4
    side = min(5.5, (height - 2 * edge - MARK - 1.4 - 2 - 10.6) / rows)
    grid = Rect(edge, edge + MARK + 1.4, columns * side, rows * side)
    bottom = height - edge
    code = Rect(width - edge - 10.6, grid.y + grid.height + 2, 10.6, 10.6)
    strip = Rect(edge + MARK + 1.9, code.y, code.x - 3.6 - (edge + MARK + 1.9), 10.6)
    widths = (15.6, 31.4, 13.0, 13.6)
    fields, x = [], strip.x + 1.6
    for name, wide in zip(("turn", "sanction", "arbiter", "double"), widths, strict=True):
        share = wide / sum(widths) * (strip.width - 3.2)
        fields.append((name, Rect(x, strip.y + 1.8, share - 0.7, strip.height - 3.6)))
        x += share
    return SlipLayout(
        card=(width, height),
        grid=grid,
        columns=columns,
        rows=rows,
        boxes=_boxes(grid, width - edge, gap=1.8, inset=2.8),
        strip=strip,
        labels=_labels(language, texts.SANCTION_TICKS),
        fields=fields,
        marks=(
            Rect(edge, edge, MARK, MARK),
            Rect(width - edge - MARK, edge, MARK, MARK),
            Rect(edge, bottom - MARK, MARK, MARK),
        ),
        code=code,
        head=Rect(edge + MARK + 2.4, edge, width - 2 * (edge + MARK + 2.4), MARK),
    )


def slips(
    cards: Iterable[SlipForm], language: Language, paper: Paper = "a4", *, photo: bool = False
) -> Document:
    """Eight a page; the last page is filled up with slips like its last one."""
    forms = list(cards)
    forms += [SlipForm()] * (-len(forms) % ON_A_PAGE) if forms else [SlipForm()] * ON_A_PAGE
    layout = (photo_layout if photo else plain_layout)(language, paper)
    sheet = CardSheets([(form,) for form in forms], ACROSS, DOWN, slip=layout)
    return Document(Voice(language)(texts.SLIPS), language, (sheet,))


def numbered(
    tables: Sequence[int], language: Language, *, turns: int = ON_A_PAGE, game: int = 1, event: str = ""
) -> Iterator[SlipForm]:
    """So many slips for each table, its number on them; each slip's turn too, with a code, for a camera."""
    say = Voice(language)
    for table in tables:
        for turn in range(1, turns + 1):
            yield SlipForm(
                table=str(table),
                turn=str(turn),
                head=say(texts.SLIP_HEAD, event=event, game=game) if event else "",
                tail=say(texts.TURN_N, turn=turn).lower() if event else "",
                code=qr_code(slip_code(game, table, turn)),
                label=say(texts.SLIP_CODE, table=table, turn=turn),
            )


def with_table(tables: Sequence[int], *, each: int = ON_A_PAGE) -> Iterator[SlipForm]:
    """So many slips for each table, its number on them and nothing else."""
    return (SlipForm(table=str(table)) for table in tables for _ in range(each))


def slip_code(game: int, table: int, turn: int) -> str:
    """What the code of a slip says: short, so that its modules are large."""
    return f"NONUPLE:{game}:{table}:{turn}"


_MASK = 3
"""One for all codes: to find the best of eight would take ten times as long, and any can be read."""
_DARK = re.compile(b"\\x01+")


def qr_rows(content: str) -> tuple[bytes, ...]:
    """The modules of a code, row by row, 1 where they are dark, without a quiet zone."""
    code = segno.make(content, error="m", micro=False, boost_error=False, mask=_MASK)
    return tuple(bytes(row) for row in code.matrix)


def qr_code(content: str) -> QrCode:
    """The code, drawn: one stroke a run of dark modules."""
    rows = qr_rows(content)
    strokes = (
        f"M{run.start()} {y}h{len(run[0])}v1h-{len(run[0])}z"
        for y, row in enumerate(rows)
        for run in _DARK.finditer(row)
    )
    return QrCode(len(rows), "".join(strokes))


def _card(paper: Paper) -> tuple[float, float]:
    width, height = PAPERS[paper]
    return width / ACROSS, height / DOWN


def _boxes(grid: Rect, right: float, *, gap: float, inset: float) -> dict[str, Rect]:
    x = grid.x + grid.width + inset
    height = (grid.height - 2 * gap) / 3
    return {
        name: Rect(x, grid.y + place * (height + gap), right - x, height)
        for place, name in enumerate(("table", "reference", "score"))
    }


def _labels(language: Language, sanction: object) -> dict[str, str]:
    say = Voice(language)
    said = {name: say(text) for name, text in _LABELS.items()}
    return {**said, "sanction": say(sanction)}  # type: ignore[arg-type]
