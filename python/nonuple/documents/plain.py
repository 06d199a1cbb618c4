"""The words of a document, a line each, tables with tabs: for a message, or for a program."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from nonuple.documents import model
from nonuple.documents.html import head_of
from nonuple.documents.model import AnyBlock, CardSheets, Document, plain


def text(document: Document) -> str:
    """Cards and sheets one after the other, an empty line between two."""
    return "\n\n".join(
        "\n".join(line for line in _lines(part) if line.strip())
        for sheet in document.sheets
        for part in (sheet.cards if isinstance(sheet, CardSheets) else (sheet.blocks,))
    )


def _lines(blocks: Sequence[AnyBlock]) -> Iterator[str]:
    for block in blocks:
        yield from _TOLD[type(block)](block)


def _table(block: model.Ruled) -> Iterator[str]:
    yield "\t".join(map(head_of, block.columns))
    yield from ("\t".join(map(plain, row)) for row in block.rows)


def _beside(block: model.Beside) -> Iterator[str]:
    for pane in block.panes:
        yield from _lines(pane.blocks)


def _nothing(block: AnyBlock) -> Iterable[str]:
    return ()


def _inner(block: model.Framed | model.Facing | model.Flow) -> Iterable[str]:
    return _lines(block.blocks)


def _items(block: model.Steps | model.Bullets) -> Iterable[str]:
    return map(plain, block.items)


_TOLD: dict[type, Callable[[Any], Iterable[str]]] = {
    model.Title: lambda block: (" · ".join((block.text, *map(plain, block.aside))),),
    model.Subtitle: lambda block: (block.text,),
    model.Prose: lambda block: (plain(block.words),),
    model.Quoted: lambda block: (plain(block.words),),
    model.Ends: lambda block: (f"{plain(block.left)}\t{plain(block.right)}",),
    model.Boxes: lambda block: ("\t".join(f"{box.label} {plain(box.value)}".strip() for box in block.boxes),),
    model.Ruled: _table,
    model.BoardPicture: lambda block: block.rows,
    model.Beside: _beside,
    model.Framed: _inner,
    model.Facing: _inner,
    model.Flow: _inner,
    model.Steps: _items,
    model.Bullets: _items,
    model.Written: lambda block: (
        block.label,
        *block.rows,
        "\t".join(f"{label} {value}".strip() for label, value, _ in block.boxes),
    ),
    model.Stamp: lambda block: (f"{block.name}\t{block.label} {block.points}",),
    model.Pips: lambda block: (f"{block.label} {plain(block.words)}\t{plain(block.right)}",),
    model.QrPicture: lambda block: (block.below,),
    model.TileRow: lambda block: ("".join(letter for letter, _ in block.tiles),),
    model.Figures: lambda block: ("\t".join(f"{value} {label}" for value, label in block.figures),),
    model.Podium: lambda block: map("\t".join, block.places),
    model.Medal: _nothing,
    model.Lines: lambda block: block.labels,
    model.CutMark: _nothing,
    model.Rule: _nothing,
    model.Space: _nothing,
    model.NewPage: _nothing,
    model.SlipForm: lambda block: ("\t".join((block.head, block.table, block.turn)),),
}
