"""A grid as text and as a picture: coordinates, premiums, tiles with what they are worth."""

from collections.abc import Collection, Iterator

from nonuple.markup import Markup, joined, tag
from nonuple.pieces.notation import ROWS, SIZE
from nonuple.pieces.tiles import ALPHABET
from nonuple.pieces.variant import Premium, Variant

MARKS = {
    Premium.NONE: "·",
    Premium.LETTER_X2: "'",
    Premium.LETTER_X3: '"',
    Premium.WORD_X2: "-",
    Premium.WORD_X3: "=",
}
_SQUARES = {
    Premium.NONE: ("sq", "#ebe1cc"),
    Premium.LETTER_X2: ("l2", "#b9dff2"),
    Premium.LETTER_X3: ("l3", "#1f5fa8"),
    Premium.WORD_X2: ("w2", "#f5bccb"),
    Premium.WORD_X3: ("w3", "#c4302b"),
}
"""The class that a page may colour anew, and the colour where no page does."""
_TILE, _LAST, _INK, _JOKER, _EDGE = "#fdf3d6", "#ffcb4f", "#241c0c", "#7a1fa2", "#6b6353"
_FONT = "system-ui, sans-serif"
_STEP = 22


def text(grid: str, variant: Variant) -> str:
    """The grid in columns, as a terminal shows it: `(E)` is a joker's letter, signs are premiums."""
    lines = ["   " + "".join(f"{number:^3}" for number in range(1, SIZE + 1)).rstrip()]
    for row, name in enumerate(ROWS):
        squares = range(row * SIZE, (row + 1) * SIZE)
        told = "".join(_cell(grid[at], variant.premiums[at]) for at in squares)
        lines.append(f" {name} {told}".rstrip())
    return "\n".join(lines)


def _cell(square: str, premium: Premium) -> str:
    if not square.isalpha():
        return f" {MARKS[premium]} "
    return f"({square.upper()})" if square.islower() else f" {square} "


def svg(grid: str, variant: Variant, told: str, last: Collection[int] = ()) -> Markup:
    """A picture that needs no file beside it; `told` is for those who do not see it."""
    shapes = [*_edges(), *(_square(grid, variant, at, at in last) for at in range(len(grid)))]
    side = _STEP * (SIZE + 1) + 2
    box = f"0 0 {side} {side}"
    return tag(
        "svg",
        *shapes,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=box,
        width=side,
        height=side,
        role="img",
        aria_label=told,
    )


def _edges() -> Iterator[Markup]:
    for place, name in enumerate(ROWS):
        along = _STEP * (place + 1)
        yield joined(
            _letter(str(place + 1), (along + 10, 15), 11, _EDGE), _letter(name, (10, along + 15), 11, _EDGE)
        )


def _square(grid: str, variant: Variant, at: int, last: bool) -> Markup:
    tile = grid[at]
    row, column = divmod(at, SIZE)
    x, y = _STEP * (column + 1), _STEP * (row + 1)
    lies = ("t last", _LAST) if last else ("t", _TILE)
    name, colour = lies if tile.isalpha() else _SQUARES[variant.premiums[at]]
    ground = tag("rect", x=x, y=y, width=20, height=20, rx=3, class_=name, fill=colour)
    if not tile.isalpha():
        return ground
    if tile.islower():
        return joined(ground, _letter(tile.upper(), (x + 10, y + 15), 15, _JOKER, "tile-letter joker"))
    worth = str(variant.letters.values[ALPHABET.index(tile)])
    return joined(
        ground,
        _letter(tile, (x + 9, y + 15), 15, _INK, "tile-letter"),
        _letter(worth, (x + 17, y + 18), 6, _INK, "tile-value"),
    )


def _letter(said: str, place: tuple[int, int], size: int, colour: str, name: str | None = None) -> Markup:
    return tag(
        "text",
        said,
        x=place[0],
        y=place[1],
        text_anchor="middle",
        class_=name,
        fill=colour,
        font_family=_FONT,
        font_size=size,
        font_weight=None if name is None else "700",
    )
