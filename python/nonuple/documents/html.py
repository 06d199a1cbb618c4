"""A document for the screen: one page of HTML that needs nothing else, in the order in which it is read."""

from base64 import b64encode
from collections.abc import Callable, Iterator, Sequence
from html import escape
from typing import Any

from nonuple.documents import model
from nonuple.documents.model import AnyBlock, CardSheets, Document, Inline, Look, PaperSheet, Span

_STYLE = """
body{font:16px/1.45 "Atkinson Hyperlegible Next","Atkinson Hyperlegible",system-ui,sans-serif;color:#111;
background:#fff;margin:2rem auto;max-width:60rem;padding:0 1rem}
h1,h2,.display{font-family:Fraunces,Georgia,serif;font-weight:600;line-height:1.2}
header{border-bottom:3px solid;display:flex;flex-wrap:wrap;justify-content:space-between;align-items:end}
header h1{margin:.2em 0}header p{margin:0;text-align:right}
table{border-collapse:collapse;width:100%;margin:.8rem 0}
th,td{border:1px solid #888;padding:.2rem .5rem;text-align:left}
thead th{background:#ececec}.open th,.open td{border-width:1px 0}td:empty{height:1.7em}
.right{text-align:right}.center{text-align:center}.soft{font-size:.86em}.mono{font-family:monospace}
.ring{border:1.5px solid;border-radius:50%;padding:0 .25em}.accent{font-weight:700;text-decoration:underline}
.row{display:flex;flex-wrap:wrap;gap:1rem;align-items:flex-start}.row>*{flex:1 1 12rem}
.box,.frame,.stamp{border:1.5px solid;border-radius:6px;padding:.4rem .7rem;min-height:2.6rem}
.box small{display:block}.stamp{display:flex;justify-content:space-between;font-size:1.4rem;font-weight:700}
blockquote{border-left:3px solid;margin:.6rem 0;padding-left:.8rem}hr{border:0;border-top:1px solid #888}
.cards{display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(17rem,1fr))}
.cards>section{border:1px dotted;padding:1rem}
.board td,.board th{width:1.7em;height:1.7em;padding:0;text-align:center}
.board td{border:1px solid #aaa}.board .p{background:#eee}
.board .tile{font-weight:700;outline:1.5px solid;outline-offset:-2px}
svg{max-width:14rem;height:auto}
.tiles span{border:1.5px solid;border-radius:4px;display:inline-block;font-size:1.6rem;font-weight:700;
margin:.1rem;padding:.1rem .5rem}
footer{border-top:1px solid #888;display:flex;gap:1rem;justify-content:space-between;margin:1rem 0 3rem}
footer img{height:2rem}
"""


def html(document: Document, look: Look) -> str:
    """The whole document."""
    body = "".join(_sheet(sheet, look) for sheet in document.printed(look))
    size = "120%" if look.large else "100%"
    return (
        f'<!doctype html><html lang="{document.language}" style="font-size:{size}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{escape(document.title)}</title><style>{_STYLE}</style><main>{body}</main></html>\n"
    )


def _sheet(sheet: PaperSheet | CardSheets, look: Look) -> str:
    if isinstance(sheet, CardSheets):
        cards = "".join(f"<section>{_drawn(card)}</section>" for card in sheet.cards)
        return f'<div class="cards">{cards}</div>'
    return f"<article>{_drawn(sheet.blocks)}</article>{_foot(sheet, look)}"


def _foot(sheet: PaperSheet, look: Look) -> str:
    if sheet.foot is None:
        return ""
    club = escape(look.house.club or "Nonuple")
    logo = look.house.logo
    if logo:
        kind = "image/svg+xml" if b"<svg" in logo[:4096] else "image"
        club = f'<img alt="" src="data:{kind};base64,{b64encode(logo).decode()}"> {club}'
    parts = (club, *map(escape, (sheet.foot.middle, sheet.foot.right, sheet.foot.below)))
    return f"<footer>{''.join(f'<span>{part}</span>' for part in parts)}</footer>"


def _drawn(blocks: Sequence[AnyBlock]) -> str:
    return "".join(_DRAWING[type(block)](block) for block in blocks)


def _words(words: Inline) -> str:
    if isinstance(words, str):
        return escape(words)
    return "".join(escape(one) if isinstance(one, str) else _span(one) for one in words)


def _span(span: Span) -> str:
    text = escape(span.text)
    if span.style in ("bold", "heavy"):
        return f"<b>{text}</b>"
    if span.style == "struck":
        return f"<s>{text}</s>"
    return f'<span class="{span.style}">{text}</span>' if span.style else text


def _title(block: model.Title) -> str:
    aside = "<br>".join(map(_words, block.aside))
    return f"<header><h1>{escape(block.text)}</h1><p>{aside}</p></header>"


def _prose(block: model.Prose) -> str:
    tag = "h1" if block.heading else "p"
    style = f"{block.align} {block.face}"
    return f'<{tag} class="{style}">{_words(block.words)}</{tag}>'


def _ends(block: model.Ends) -> str:
    tag = "h2" if block.heading else "div"
    return (
        f'<div class="row"><{tag} class="{block.face}">{_words(block.left)}</{tag}>'
        f'<div class="right">{_words(block.right)}</div></div>'
    )


def _boxes(block: model.Boxes) -> str:
    boxes = "".join(
        f'<div class="box"><small>{escape(box.label)}</small><b>{_words(box.value)}</b></div>'
        for box in block.boxes
    )
    return f'<div class="row">{boxes}</div>'


def _ruled(block: model.Ruled) -> str:
    heads = "".join(f'<th scope="col">{escape(head_of(column))}</th>' for column in block.columns)
    head = f"<thead><tr>{heads}</tr></thead>" if any(map(head_of, block.columns)) else ""
    rows = "".join(f"<tr>{''.join(_cells(block.columns, row))}</tr>" for row in block.rows)
    kind = "open" if block.open else ""
    return f'<table class="{kind}">{head}<tbody>{rows}</tbody></table>'


def head_of(column: model.PaperColumn) -> str:
    return f"{column.group}, {column.head}" if column.group else column.head


def _cells(columns: Sequence[model.PaperColumn], row: Sequence[Inline]) -> Iterator[str]:
    for column, words in zip(columns, row, strict=True):
        told = _words(words)
        bold = column.style in ("bold", "heavy", "big") and told
        style = f"{column.align} {column.style if column.style in ('mono', 'soft') else ''}".strip()
        yield f'<td class="{style}">{f"<b>{told}</b>" if bold else told}</td>'


def _board(block: model.BoardPicture) -> str:
    top, left = block.first or (0, 0)
    numbers = "".join(f'<th scope="col">{left + at + 1}</th>' for at in range(len(block.rows[0])))
    rows = []
    for row, (letters, premiums) in enumerate(zip(block.rows, block.premiums, strict=True), top):
        squares = "".join(map(_square, letters, premiums))
        rows.append(f'<tr><th scope="row">{chr(ord("A") + row)}</th>{squares}</tr>')
    caption = f"<caption>{escape(block.label)}</caption>"
    return (
        f'<table class="board" style="width:auto">{caption}<tr><td></td>{numbers}</tr>{"".join(rows)}</table>'
    )


def _square(letter: str, premium: str) -> str:
    if letter == ".":
        return '<td class="p"></td>' if premium != "." else "<td></td>"
    shown = f'<span class="ring">{letter.upper()}</span>' if letter.islower() else letter
    return f'<td class="tile">{shown}</td>'


def _beside(block: model.Beside) -> str:
    return f'<div class="row">{"".join(f"<div>{_drawn(pane.blocks)}</div>" for pane in block.panes)}</div>'


def _listed(tag: str, items: Sequence[Inline]) -> str:
    return f"<{tag}>{''.join(f'<li>{_words(item)}</li>' for item in items)}</{tag}>"


_FAULT = {False: "", True: "accent"}


def _written(block: model.Written) -> str:
    rows = "".join(f"<tr>{''.join(_square(letter, '.') for letter in row)}</tr>" for row in block.rows)
    boxes = "".join(
        f'<div class="box"><small>{escape(label)}</small><b class="{_FAULT[wrong]}">{escape(value)}</b></div>'
        for label, value, wrong in block.boxes
    )
    drawn = f'<table class="board" style="width:auto"><caption>{escape(block.label)}</caption>{rows}</table>'
    return f'<div class="row">{drawn}<div>{boxes}</div></div>'


def _stamp(block: model.Stamp) -> str:
    told = f"{escape(block.sign)} {escape(block.name)}"
    return (
        f'<p class="stamp"><span>{told}</span><span>{escape(block.label)} {escape(block.points)}</span></p>'
    )


def _pips(block: model.Pips) -> str:
    pips = "●" * block.filled + "○" * max(block.rings - block.filled, 0)
    return (
        f'<div class="row"><div>{escape(block.label)} {pips} {_words(block.words)}</div>'
        f'<div class="right">{_words(block.right)}</div></div>'
    )


def _code(code: model.QrCode, label: str) -> str:
    """With the quiet zone that readers ask for."""
    side = code.modules + 8
    return (
        f'<svg viewBox="-4 -4 {side} {side}" width="{side * 5}" role="img" aria-label="{escape(label)}">'
        f'<path fill="#fff" d="M-4-4h{side}v{side}h-{side}z"/><path d="{code.path}"/></svg>'
    )


def _tiles(block: model.TileRow) -> str:
    tiles = "".join(
        f"<span>{escape(letter)}<sub>{escape(value)}</sub></span>" for letter, value in block.tiles
    )
    return f'<p class="tiles center">{tiles}</p>'


def _figures(block: model.Figures) -> str:
    figures = "".join(
        f"<div class='center'><b>{escape(value)}</b><br>{escape(label)}</div>"
        for value, label in block.figures
    )
    return f'<div class="row">{figures}</div>'


def _podium(block: model.Podium) -> str:
    places = "".join(
        f'<li value="{escape(rank)}"><b>{escape(name)}</b> {escape(below)} <b>{escape(total)}</b></li>'
        for rank, name, below, total in block.places
    )
    return f"<ol>{places}</ol>"


def _slip(block: model.SlipForm) -> str:
    told = " · ".join(part for part in (block.head, block.tail, block.table, block.turn) if part)
    code = _code(block.code, block.label) if block.code is not None else ""
    return f'<div class="box"><b>{escape(told)}</b></div>{code}'


_DRAWING: dict[type, Callable[[Any], str]] = {
    model.Title: _title,
    model.Subtitle: lambda block: f"<h2>{escape(block.text)}</h2>",
    model.Prose: _prose,
    model.Ends: _ends,
    model.Boxes: _boxes,
    model.Ruled: _ruled,
    model.BoardPicture: _board,
    model.Beside: _beside,
    model.Framed: lambda block: f'<div class="frame">{_drawn(block.blocks)}</div>',
    model.Quoted: lambda block: f"<blockquote>{_words(block.words)}</blockquote>",
    model.Steps: lambda block: _listed("ol", block.items),
    model.Bullets: lambda block: _listed("ul", block.items),
    model.Written: _written,
    model.Stamp: _stamp,
    model.Pips: _pips,
    model.Facing: lambda block: _drawn(block.blocks),
    model.CutMark: lambda block: "<hr>",
    model.QrPicture: lambda block: f"<p>{_code(block.code, block.label)}<br>{escape(block.below)}</p>",
    model.TileRow: _tiles,
    model.Figures: _figures,
    model.Podium: _podium,
    model.Medal: lambda block: f'<p class="center display">{escape(block.rank)}</p>',
    model.Lines: lambda block: "".join(f"<p>______________ {escape(label)}</p>" for label in block.labels),
    model.Rule: lambda block: "<hr>",
    model.Space: lambda block: "",
    model.NewPage: lambda block: "",
    model.Flow: lambda block: _drawn(block.blocks),
    model.SlipForm: _slip,
}
