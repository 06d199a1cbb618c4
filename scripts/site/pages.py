"""Long documents cut into pages of two screens at most, where their headings are."""

import math
import re
import unicodedata
from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import NamedTuple

LONGEST = 73
"""Lines of text: two screens of 900 points, as `length` counts them."""
_TITLE = 3
_WORDS_OF_A_NAME = 5
_SIGNS, _SIGNS_OF_A_ROW = 95, 112
_HEADING, _LINE, _BETWEEN, _ROW, _TABLE, _CODE, _CODE_LINE, _PICTURE = 2.5, 1.1, 0.4, 1.8, 2.0, 1.7, 0.8, 17.6
"""What each takes, in lines of 24 points: measured on pages of this theme, 1440 points wide."""
_FENCE = re.compile(r"^```.*?^```\s*?$", re.MULTILINE | re.DOTALL)
_UNSEEN = re.compile(r"\]\([^)]*\)|[`*\[]")
_RULE = re.compile(r"[\s|:-]+")
_ITEM = re.compile(r"\n\s*(?=(?:[-*]|\d+\.) )")


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
    code = sum(_CODE + _CODE_LINE * (fence[0].count("\n") - 1) for fence in _FENCE.finditer(text))
    return math.ceil(code + sum(map(_height, re.split(r"\n\s*\n", _FENCE.sub("", text)))))


def _height(block: str) -> float:
    """Of what stands between two empty lines."""
    lines = block.strip("\n").splitlines()
    headings = [line for line in lines if line.startswith("#")]
    rows = [line for line in lines if line.lstrip().startswith("|") and not _RULE.fullmatch(line)]
    items = _ITEM.split("\n" + "\n".join(line for line in lines if line not in (*headings, *rows)))
    return (
        _HEADING * len(headings)
        + _TABLE * bool(rows)
        + sum(max(_ROW * _lines(row, _SIGNS_OF_A_ROW), _PICTURE * ("![" in row)) for row in rows)
        + sum(
            _BETWEEN + _LINE * _lines(item, _SIGNS) + _PICTURE * ("![" in item)
            for item in items
            if item.strip()
        )
    )


def _lines(text: str, signs: int) -> int:
    return max(1, math.ceil(len(_UNSEEN.sub("", " ".join(text.split()))) / signs))


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
    title, _, told = before.partition("\n")
    if length(before) > LONGEST // 2:
        before, parts = f"{title}\n", [told, *parts]
    pieces = [piece for part in parts for piece in _pieces(part)]
    pages = [
        Page(f"{name}/{number}", f"{title} · {number}\n\n{''.join(chunk)}")
        for number, chunk in enumerate(chunks(pieces), start=1)
    ]
    return Page(name, f"{before.rstrip()}\n", tuple(pages))


def _pieces(part: str) -> list[str]:
    """A part longer than a page is cut between paragraphs and items; a heading stays with what it heads."""
    if length(part) + _TITLE <= LONGEST:
        return [part]
    hidden = [(found.start(), found.end()) for found in _FENCE.finditer(part)]
    ends = [
        found.end()
        for found in re.finditer(r"(?<!\n)\n(?:\s*\n|(?=- ))", part)
        if not any(begin <= found.start() < end for begin, end in hidden)
        and not part[: found.start()].rpartition("\n")[2].startswith("#")
    ]
    return [part[begin:end] for begin, end in pairwise((0, *ends, len(part))) if part[begin:end].strip()]


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
