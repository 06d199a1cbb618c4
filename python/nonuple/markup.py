"""HTML that is escaped unless it is said to be HTML already."""

from collections.abc import Iterable
from html import escape


class Markup(str):
    """Text that is HTML already."""

    __slots__ = ()


Content = str | int | Iterable["Content"] | None

_VOID = frozenset({"meta", "link", "rect", "line", "polyline", "circle"})


def tag(name: str, /, *content: Content, **attributes: str | int | None) -> Markup:
    """An element; `class_` is the attribute class, `aria_label` aria-label; None leaves an attribute out."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(str(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    if name in _VOID:
        return Markup(f"<{name}{written}/>")
    return Markup(f"<{name}{written}>{joined(*content)}</{name}>")


def joined(*content: Content) -> Markup:
    """Several pieces one after the other."""
    return Markup("".join(_piece(one) for one in content))


def _piece(content: Content) -> str:
    match content:
        case None:
            return ""
        case Markup():
            return content
        case str() | int():
            return escape(str(content))
        case _:
            return joined(*content)


def rows_of(rows: Iterable[Iterable[object]]) -> Iterable[Markup]:
    """Rows of plain cells, for the body of a table; nothing where there is none."""
    return (tag("tr", [tag("td", "" if one is None else str(one)) for one in row]) for row in rows)


def captioned(picture: Markup, told: str) -> Markup:
    """A picture with a line under it."""
    return tag("figure", picture, tag("figcaption", told))


def table(heads: Iterable[Content], rows: Iterable[Markup], caption: str) -> Markup:
    """A table with a heading for each column; its caption is for those who hear the page."""
    return tag(
        "div",
        tag(
            "table",
            tag("caption", caption),
            tag(
                "thead",
                tag("tr", [one if isinstance(one, Markup) else tag("th", one, scope="col") for one in heads]),
            ),
            tag("tbody", rows),
        ),
        class_="scroll",
    )
