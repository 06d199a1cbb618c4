"""One language out of a page that says everything in French, then in English in italics."""

import re
from collections.abc import Iterator

from nonuple.texts import Language

_BLOCK = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
_CODE = re.compile(r"`[^`]*`")
_ITALIC = re.compile(r"(?<!\*)\*(?![*\s])([^*]+?)(?<!\s)\*(?!\*)")
_TABLE_OF_TWO = ("français", "English")


def in_language(text: str, language: Language) -> str:
    """What the page says in that language; code and what is not told twice stay."""
    parts = _BLOCK.split(text)
    return "".join(part if part.startswith("```") else "\n\n".join(_kept(part, language)) for part in parts)


def titled(text: str, language: Language) -> str:
    """The page under its title in one language, where that is told in both."""
    title, _, rest = text.partition("\n")
    french, _, english = title.partition(" · ")
    return f"{french if language == 'fr' or not english else f'# {english}'}\n{rest}"


def _kept(text: str, language: Language) -> Iterator[str]:
    for paragraph in re.split(r"\n{2,}", text):
        if paragraph.startswith("|"):
            yield _table(paragraph, language)
        elif paragraph.startswith("#") or not paragraph.strip():
            yield paragraph
        elif said := _prose(paragraph, language):
            yield said


def _prose(paragraph: str, language: Language) -> str:
    codes: list[str] = []

    def hidden(found: re.Match[str]) -> str:
        codes.append(found[0])
        return f"\0{len(codes) - 1}\0"

    plain = _CODE.sub(hidden, paragraph)
    spans = _ITALIC.findall(plain)
    said = " ".join(_ITALIC.sub("", plain).split(" ")) if language == "fr" else " ".join(spans)
    return re.sub("\0(\\d+)\0", lambda found: codes[int(found[1])], said).strip()


def _table(rows: str, language: Language) -> str:
    cells = [[cell.strip() for cell in row.strip().strip("|").split(" | ")] for row in rows.splitlines()]
    head = [cell.strip() for cell in rows.splitlines()[0].strip("| ").split("|")]
    if tuple(head[1:]) != _TABLE_OF_TWO:
        return rows
    column = _TABLE_OF_TWO.index("français" if language == "fr" else "English") + 1
    kept = [[*head[:1], ""], ["---", "---"], *([row[0], row[min(column, len(row) - 1)]] for row in cells[2:])]
    return "\n".join(f"| {' | '.join(row)} |" for row in kept)
