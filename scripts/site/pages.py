"""Long documents cut into pages of two screens at most, where their headings are."""

import math
import re
import unicodedata
from collections.abc import Iterable, Iterator
from typing import NamedTuple

LONGEST = 100
"""Lines of about 95 signs: two screens."""
_WIDTH = 95
_WORDS_OF_A_NAME = 5
_TITLE = 2
_FENCE = re.compile(r"^```.*?^```\s*?$", re.MULTILINE | re.DOTALL)


class Page(NamedTuple):
    """One page of the site: where it stands, without `.md`, and its text."""

    name: str
    text: str
    children: tuple["Page", ...] = ()

    def walk(self) -> Iterator["Page"]:
        yield self
        for child in self.children:
            yield from child.walk()


def length(text: str) -> int:
    """How many lines of a screen it takes."""
    return sum(max(1, math.ceil(len(line) / _WIDTH)) for line in text.splitlines())


def cut(name: str, text: str) -> Page:
    """The document as one page, or as a page that lists those of its sections."""
    if length(text) <= LONGEST:
        return Page(name, text)
    before, sections = _sections(text, 2)
    pages = [_section(f"{name}/{slug(one)}", _promoted(one)) for one in sections]
    return Page(name, f"{before.rstrip()}\n", tuple(_distinct(pages)))


def _section(name: str, text: str) -> Page:
    """A section as one page; if it is too long, its parts in as few pages as hold them."""
    if length(text) <= LONGEST:
        return Page(name, text)
    before, parts = _sections(text, 2)
    title = before.partition("\n")[0]
    pages = [
        Page(f"{name}/{number}", f"{title} · {number}\n\n{''.join(chunk)}")
        for number, chunk in enumerate(chunks(parts), start=1)
    ]
    return Page(name, f"{before.rstrip()}\n", tuple(pages))


def chunks(parts: Iterable[str]) -> list[list[str]]:
    """What follows each other, in pages that are full."""
    pages: list[list[str]] = []
    for part in parts:
        if pages and length("".join((*pages[-1], part))) + _TITLE <= LONGEST:
            pages[-1].append(part)
        else:
            pages.append([part])
    return pages


def _sections(text: str, level: int) -> tuple[str, list[str]]:
    """What stands before the first heading of a level, and what each heads."""
    begins = section_starts(text, level)
    if not begins:
        return text, []
    ends = [*begins[1:], len(text)]
    return text[: begins[0]], [text[begin:end] for begin, end in zip(begins, ends, strict=True)]


def section_starts(text: str, level: int) -> list[int]:
    """Where headings of this level stand, those shown in code apart."""
    hidden = [(found.start(), found.end()) for found in _FENCE.finditer(text)]
    return [
        found.start()
        for found in re.finditer(rf"^{'#' * level} ", text, re.MULTILINE)
        if not any(begin <= found.start() < end for begin, end in hidden)
    ]


def slug(section: str) -> str:
    """`nonuple event new EVENT` is `event-new`; a title is its first words."""
    title = section.partition("\n")[0].lstrip("# ")
    command = re.match(r"`nonuple((?: [a-z][a-z-]*)*)", title)
    if command:
        return "-".join(command[1].split()) or "nonuple"
    return "-".join(re.findall(r"\w+", _without_accents(title.lower()))[:_WORDS_OF_A_NAME])


def _without_accents(title: str) -> str:
    return unicodedata.normalize("NFD", title).encode("ascii", "ignore").decode()


def anchor(title: str) -> str:
    """What a heading is linked by, as on GitHub."""
    return re.sub(r"[^\w\- ]", "", title.strip().lower()).replace(" ", "-")


def _promoted(section: str) -> str:
    """The section as a document: each heading one level up."""
    shown = {found.start(): found.end() for found in _FENCE.finditer(section)}
    return re.sub(
        r"^#(#+ )",
        lambda found: found[0] if any(a <= found.start() < b for a, b in shown.items()) else found[1],
        section,
        flags=re.MULTILINE,
    )


def _distinct(pages: list[Page]) -> Iterator[Page]:
    """Two sections of the same first words have names of their own."""
    seen: dict[str, int] = {}
    for page in pages:
        seen[page.name] = seen.get(page.name, 0) + 1
        yield page if seen[page.name] == 1 else page._replace(name=f"{page.name}-{seen[page.name]}")
