"""The model of a page: blocks, sheets, documents. Lengths are millimetres, sizes of type points."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from nonuple.texts import Language

Paper = Literal["a4", "letter"]
PAPERS: dict[Paper, tuple[float, float]] = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
"""Width and height, upright."""

Align = Literal["left", "center", "right"]
Face = Literal["text", "mono", "display"]


class Span(msgspec.Struct, frozen=True):
    """Some words in a style of their own."""

    text: str
    style: Literal["", "bold", "heavy", "soft", "mono", "display", "accent", "ring", "raised", "struck"] = ""
    """`soft` is smaller; `ring` is a letter that a joker stands for; `raised` the end of an ordinal; `accent`
    is the one colour, or bold."""


Inline = str | Sequence[str | Span]
"""A line of words."""


def bold(text: object) -> Span:
    return Span(str(text), "bold")


def plain(words: Inline) -> str:
    """The words without their styles."""
    if isinstance(words, str):
        return words
    return "".join(one if isinstance(one, str) else one.text for one in words)


class PageBlock(msgspec.Struct, frozen=True, tag_field="block", tag=str.lower):
    """One thing on a page."""


class Title(PageBlock, frozen=True):
    """The head of a sheet: its name, what it is about at the right, a heavy rule below."""

    text: str
    aside: Sequence[Inline] = ()
    size: float = 23


class Subtitle(PageBlock, frozen=True):
    text: str
    size: float = 11.5
    face: Face = "text"


class Prose(PageBlock, frozen=True):
    """A paragraph."""

    words: Inline
    size: float = 10
    align: Align = "left"
    face: Face = "text"
    fit: bool = False
    """On one line whatever its length, in smaller type if need be."""
    heading: bool = False
    """Whether a reader who listens may jump to it."""
    after: float = 2.2


class Ends(PageBlock, frozen=True):
    """Words at the left, others at the right of the same line."""

    left: Inline
    right: Inline
    size: float = 10
    face: Face = "text"
    right_size: float | None = None
    right_face: Face | None = None
    heading: bool = False
    """Whether a reader who listens may jump to it."""


class Box(msgspec.Struct, frozen=True):
    """A labelled box, filled in or to be filled in by hand."""

    label: str
    value: Inline = ""
    share: float = 1
    rings: tuple[int, int] | None = None
    """So many rings to tick, and so many more that are dashed."""


class Boxes(PageBlock, frozen=True):
    boxes: Sequence[Box]
    height: float = 12
    strong: bool = False
    """Labels in bold, as on a form."""


class PaperColumn(msgspec.Struct, frozen=True):
    head: str = ""
    share: float | None = None
    """Of what the others leave; without, as wide as its widest cell."""
    width: float | None = None
    align: Align = "left"
    style: Literal["", "bold", "heavy", "big", "mono", "soft"] = ""
    tint: bool = False
    heavy: bool = False
    """A heavy rule at its left."""
    fit: bool = False
    group: str = ""
    """Columns in a row with the same group have a common head."""


class Ruled(PageBlock, frozen=True):
    """A table: ruled like a form, or `open`, with lines between rows only."""

    columns: Sequence[PaperColumn]
    rows: Sequence[Sequence[Inline]]
    height: float = 6.4
    size: float = 10
    every: int = 0
    """A heavy rule below every so many rows."""
    heavy_rows: Sequence[int] = ()
    """Rows with a heavy rule above."""
    first_is_head: bool = False
    """The first row belongs to the head and is repeated with it."""
    open: bool = False
    striped: bool = False
    compact: bool = False
    """Little room beside its words."""
    roomy: bool = False
    """More room above and below words that may take several lines."""
    stretched: bool = False
    """As high as the page allows: lines to write on."""


class BoardPicture(PageBlock, frozen=True):
    """The grid; a joker's letter is in lower case."""

    rows: Sequence[str]
    premiums: Sequence[str]
    """A sign a square: `d` and `t` a letter twice and three times, `D` and `T` a word, `.` none."""
    label: str
    marked: Sequence[tuple[int, int]] = ()
    """Row and column of letters in grey: the word last laid."""
    strong: Sequence[tuple[int, int]] = ()
    square: float = 6.1
    refused: Sequence[tuple[int, int]] = ()
    """Letters of a word that is not admitted."""
    first: tuple[int, int] | None = None
    """Row and column of its first square, where it is a piece of a grid."""
    named: tuple[int, int] | None = None
    """The row and the column that a reference names."""


class Pane(msgspec.Struct, frozen=True):
    """One of several parts that stand side by side."""

    blocks: "Sequence[AnyBlock]"
    share: float | None = 1
    """Without, as wide as its content."""


class Beside(PageBlock, frozen=True):
    panes: Sequence[Pane]
    gap: float = 8
    level: Literal["top", "middle", "bottom"] = "top"


class Framed(PageBlock, frozen=True):
    blocks: "Sequence[AnyBlock]"


class Quoted(PageBlock, frozen=True):
    """What somebody says: a bar at its left."""

    words: Inline


class Steps(PageBlock, frozen=True):
    """What to do, numbered."""

    items: Sequence[Inline]
    size: float = 10


class Bullets(PageBlock, frozen=True):
    items: Sequence[Inline]


class Written(PageBlock, frozen=True):
    """A slip as it was drawn: its squares, and beside them its reference and its score."""

    label: str
    rows: Sequence[str]
    """All as long as each other; a joker's letter in lower case, `.` an empty square."""
    boxes: Sequence[tuple[str, str, bool]]
    """What is written in each: its label, the words, whether they are at fault."""


class Stamp(PageBlock, frozen=True):
    """A verdict: its sign, its name and what it pays."""

    sign: str
    name: str
    label: str
    points: str


class Pips(PageBlock, frozen=True):
    """Warnings: rings filled, the last in the accent, and words beside; other words at the right end."""

    label: str
    filled: int
    rings: int
    words: Inline = ""
    right: Inline = ""
    new: bool = False


class Facing(PageBlock, frozen=True):
    """One side of a folded card, half a page high; the side that faces the other way is turned round."""

    blocks: "Sequence[AnyBlock]"
    turned: bool = True


class CutMark(PageBlock, frozen=True):
    """A line to cut or to fold along."""

    kind: Literal["cut", "fold"]
    words: str = ""
    bleed: float = 0
    """How far it goes beyond the margins."""
    above: float = 0
    """White on both sides of a fold."""


class QrCode(msgspec.Struct, frozen=True):
    """The dark modules of a code, drawn on a grid of so many."""

    modules: int
    path: str


class QrPicture(PageBlock, frozen=True):
    """A code for a telephone, and beside it what it says."""

    code: QrCode
    label: str
    size: float = 40
    below: str = ""
    framed: bool = False


class TileRow(PageBlock, frozen=True):
    """Tiles in a row: a letter and its value."""

    tiles: Sequence[tuple[str, str]]
    size: float = 12


class Figures(PageBlock, frozen=True):
    """Figures side by side, each with what it counts below."""

    figures: Sequence[tuple[str, str]]


class Podium(PageBlock, frozen=True):
    """Up to three places, the first in the middle: rank, name, what is said below, total."""

    places: Sequence[tuple[str, str, str, str]]


class Medal(PageBlock, frozen=True):
    rank: str


class Lines(PageBlock, frozen=True):
    """Lines to sign on, or to write on."""

    labels: Sequence[str]
    gap: float = 60


class Rule(PageBlock, frozen=True):
    thick: bool = False


class Space(PageBlock, frozen=True):
    """So many millimetres; all that is left of the page without."""

    height: float | None = None


class NewPage(PageBlock, frozen=True):
    """What follows is on a page of its own."""


class Flow(PageBlock, frozen=True):
    """Blocks in columns, each filled before the next."""

    blocks: "Sequence[AnyBlock]"
    columns: int = 2
    gap: float = 9


class SlipForm(PageBlock, frozen=True):
    """A slip to write on; how it is laid out is told once, by the cards around it."""

    table: str = ""
    turn: str = ""
    head: str = ""
    tail: str = ""
    """At the other end of the line above the squares."""
    code: QrCode | None = None
    label: str = ""
    """What the code says, for those who listen."""


AnyBlock = (
    Title
    | Subtitle
    | Prose
    | Ends
    | Boxes
    | Ruled
    | BoardPicture
    | Beside
    | Framed
    | Quoted
    | Steps
    | Bullets
    | Written
    | Stamp
    | Pips
    | Facing
    | CutMark
    | QrPicture
    | TileRow
    | Figures
    | Podium
    | Medal
    | Lines
    | Rule
    | Space
    | NewPage
    | Flow
    | SlipForm
)


class Foot(msgspec.Struct, frozen=True):
    """The last line of a page; at its left stands the club, or the program."""

    middle: str = ""
    right: str = ""
    numbered: bool = False
    """Whether the page's number follows, within its sheet."""
    below: str = ""
    """In small print, over the whole width."""


class PaperSheet(msgspec.Struct, frozen=True, tag_field="sheet", tag="flowing"):
    """Blocks that flow from page to page."""

    blocks: Sequence[AnyBlock]
    landscape: bool = False
    wide: bool = False
    """Laid crosswise in large print, since it needs the width."""
    foot: Foot | None = None
    margins: tuple[float, float, float] = (11, 12, 15)
    """At the top, at both sides, at the bottom."""
    border: Literal["", "premiums"] = ""


class Rect(msgspec.Struct, frozen=True):
    """Where something is on a card: from its upper left corner."""

    x: float
    y: float
    width: float
    height: float


class SlipLayout(msgspec.Struct, frozen=True):
    """Where the parts of a slip are, for whoever draws it and for whoever reads a picture of it."""

    card: tuple[float, float]
    grid: Rect
    columns: int
    rows: int
    boxes: dict[str, Rect]
    """`table`, `reference`, `score`, from top to bottom."""
    strip: Rect
    """For the arbiters."""
    labels: dict[str, str]
    marks: Sequence[Rect] = ()
    """Solid squares at three corners; the fourth is hollow or holds the code."""
    code: Rect | None = None
    head: Rect | None = None
    fields: Sequence[tuple[str, Rect]] = ()
    """Of the strip: what each is called, and where."""


class CardSheets(msgspec.Struct, frozen=True, tag_field="sheet", tag="cards"):
    """Cards of one size, as many a page as fit, with lines to cut along."""

    cards: Sequence[Sequence[AnyBlock]]
    across: int
    down: int
    margins: tuple[float, float] = (8, 8)
    """Of each card: at its top and bottom, at its sides."""
    cut: bool = True
    middle: bool = False
    """Whether what is on a card stands at half its height."""
    slip: SlipLayout | None = None


class House(msgspec.Struct, frozen=True):
    """Whose pages they are."""

    club: str = ""
    logo: bytes = b""
    """A picture: SVG, PNG, JPEG, GIF or WebP."""


class Document(msgspec.Struct, frozen=True):
    title: str
    language: Language
    sheets: "Sheets"
    enlarged: "Sheets" = ()
    """In large print, where they are laid out otherwise."""

    def printed(self, look: "Look") -> "Sheets":
        """The sheets as they are printed so."""
        return self.enlarged if look.large and self.enlarged else self.sheets


Sheets = Sequence[PaperSheet | CardSheets]


class Look(msgspec.Struct, frozen=True):
    """How a document is printed, whatever it says."""

    paper: Paper = "a4"
    large: bool = False
    """Large print."""
    colour: bool = False
    """Black ink only, without."""
    house: House = House()
