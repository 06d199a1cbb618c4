"""The board, a rack and solutions drawn for a terminal.

Characters alone tell everything: the mark of each premium square, the ring of brackets around a joker. Colour
only adds to them, and each square brings its own background, so that light and dark terminals look alike.
"""

from collections.abc import Collection, Sequence

from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text as Styled

from nonuple.pieces.board import EMPTY, Board
from nonuple.pieces.notation import ROWS, SIZE, in_brackets
from nonuple.pieces.picture import MARKS
from nonuple.pieces.search import Move
from nonuple.pieces.tiles import JOKER
from nonuple.pieces.variant import Premium
from nonuple.texts import drawing as texts

_SQUARES = {
    Premium.NONE: Style.parse("#8a7f68 on #ebe1cc"),
    Premium.LETTER_X2: Style.parse("#0f4a69 on #9fdcf5"),
    Premium.LETTER_X3: Style.parse("#ffffff on #1f4fb8"),
    Premium.WORD_X2: Style.parse("#7d1738 on #f5bccb"),
    Premium.WORD_X3: Style.parse("#ffffff on #c41e1a"),
}
_TILE = Style.parse("bold #241c0c on #fdf3d6")
_LAST = Style.parse("bold #241c0c on #ffcb4f")
_JOKER = Style.parse("bold #7a1fa2")
_LABEL = Style.parse("dim")


def board_view(board: Board, last: Collection[int] = ()) -> RenderableType:
    """The grid, 48 columns wide, the squares of the last word highlighted."""
    lines = [Styled("   " + "".join(f"{number:^3}" for number in range(1, SIZE + 1)), _LABEL)]
    for row, name in enumerate(ROWS):
        line = Styled().append(f" {name} ", _LABEL)
        for square in range(row * SIZE, (row + 1) * SIZE):
            line.append_text(_square(board.grid[square], board.variant.premiums[square], square in last))
        lines.append(line)
    return Group(*lines)


def legend() -> RenderableType:
    """What the marks of the grid mean."""
    line = Styled(" " * 3)
    for premium, meaning in texts.PREMIUMS.items():
        kind = Premium[premium]
        line.append_text(_square(EMPTY, kind, last=False)).append(f" {meaning.say()}  ")
    return line.append_text(_tile("a")).append(f" {texts.JOKER.say()}")


def rack_view(letters: str) -> RenderableType:
    """The tiles of a rack side by side."""
    return Styled(" ").join(_tile(letter) for letter in letters)


def solutions_table(moves: Sequence[Move]) -> RenderableType:
    """Solutions, best first as given: rank (ties share it), points, place, word, words formed, bonus."""
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column(texts.RANK.say(), justify="right")
    table.add_column(texts.POINTS.say(), justify="right")
    table.add_column(texts.PLACE.say(), no_wrap=True)
    table.add_column(texts.WORD.say(), no_wrap=True)
    table.add_column(texts.CROSS.say())
    rank = 0
    for position, move in enumerate(moves, start=1):
        if position == 1 or move.score != moves[position - 2].score:
            rank = position
        also = [in_brackets(word) for word in move.cross]
        if move.bonus:
            also.append(texts.BONUS.say(points=move.bonus))
        table.add_row(
            str(rank),
            str(move.score),
            move.ref,
            in_brackets(move.word),
            ", ".join(also),
            style="bold" if rank == 1 else "",
        )
    return table


def _square(content: str, premium: Premium, last: bool) -> Styled:
    if content == EMPTY:
        return Styled(f" {MARKS[premium]} ", _SQUARES[premium])
    return _tile(content, _LAST if last else _TILE)


def _tile(letter: str, style: Style = _TILE) -> Styled:
    if letter.islower():
        return Styled(f"({letter.upper()})", style + _JOKER)
    return Styled(f" {letter} ", style + _JOKER if letter == JOKER else style)
