"""The text of a web page as one would copy it: a row of a table on a line, its cells parted by tabs."""

import re
from html.parser import HTMLParser

_ROWS = frozenset(
    (
        *("tr", "br", "p", "div", "li", "h1", "h2", "h3", "h4", "h5", "h6", "table", "ul", "ol", "dt", "dd"),
        *("caption", "option", "title"),
    )
)
_BEGINNING = 2_000
_SPACE = re.compile(r"\s+")
_CELLS = frozenset(("td", "th"))
_UNSEEN = frozenset(("script", "style", "noscript", "template"))


_PAGE = re.compile(
    r"\s*(?:<!--.*?-->\s*)?<(?:!doctype html|html|head|meta|body|table|div|p|ul|ol|pre|h[1-6])\b",
    re.IGNORECASE | re.DOTALL,
)


def is_page(text: str) -> bool:
    """Whether it begins as a page of the web does, or a piece of one."""
    return _PAGE.match(text[:_BEGINNING]) is not None


def text_of(page: str) -> str:
    """Lines without markup; what a browser does not show is left out."""
    reader = _Reader()
    reader.feed(page)
    reader.close()
    return "\n".join(line for line in "".join(reader.said).split("\n") if line.strip())


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.said: list[str] = []
        self._unseen = 0
        self._cells = 0
        """How many cells the row has so far; 0 outside of rows."""
        self._in_cell = False
        self._preformatted = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in _UNSEEN:
            self._unseen += 1
        elif tag == "pre":
            self._preformatted = True
        elif tag in _CELLS:
            if self._cells:
                self.said.append("\t")
            self._cells += 1
            self._in_cell = True
        elif tag in _ROWS:
            self._break(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag in _UNSEEN:
            self._unseen = max(0, self._unseen - 1)
        elif tag == "pre":
            self._preformatted = False
        elif tag in _CELLS:
            self._in_cell = False
        elif tag in _ROWS:
            self._break(tag)

    def _break(self, tag: str) -> None:
        if self._in_cell and tag != "tr":
            self.said.append(" ")
            return
        self.said.append("\n")
        self._cells, self._in_cell = 0, False

    def handle_data(self, data: str) -> None:
        if not self._unseen:
            self.said.append(data if self._preformatted else _SPACE.sub(" ", data))
