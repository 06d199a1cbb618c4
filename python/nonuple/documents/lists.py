"""Word lists to learn, and pages of prose: the guide of a role, any page of Markdown."""

import re
from collections.abc import Iterable, Iterator, Sequence

from nonuple.documents.model import (
    AnyBlock,
    Bullets,
    Document,
    Flow,
    Foot,
    Inline,
    PaperColumn,
    PaperSheet,
    Prose,
    Ruled,
    Space,
    Span,
    Steps,
    Subtitle,
    Title,
    bold,
)
from nonuple.documents.values import Occasion
from nonuple.documents.voice import Voice
from nonuple.errors import Refusal
from nonuple.texts import Language, Text
from nonuple.texts import documents as texts
from nonuple.texts.guides import GUIDES


def word_list(
    words: Sequence[tuple[str, str]], language: Language, *, title: str = "", source: str = ""
) -> Document:
    """Words to learn by initial, each with what it means where that is given; a box to tick before each."""
    say = Voice(language)
    explained = any(meaning for _, meaning in words)
    heading = title or say(texts.WORDS_TO_LEARN)
    blocks: list[AnyBlock] = []
    for initial, group in _by_initial(words):
        blocks.append(Subtitle(initial, 14, "display"))
        if explained:
            told = (PaperColumn(width=5), PaperColumn(style="bold"), PaperColumn(share=1, style="soft"))
            meanings = [("□", word, meaning) for word, meaning in group]
            blocks.append(Ruled(told, meanings, 5.2, 10, open=True, roomy=True))
        else:
            alone = (PaperColumn(width=5), PaperColumn(share=1, style="bold", fit=True))
            blocks.append(Ruled(alone, [("□", word) for word, _ in group], 5.0, 10.5, open=True))
    sheet = PaperSheet(
        (
            Title(heading, (say(texts.SO_MANY_WORDS, count=len(words)), source)),
            Flow(blocks, 2 if explained else 4, 6),
        ),
        foot=Foot(say(texts.TICK_KNOWN), numbered=True),
    )
    return Document(heading, language, (sheet,))


def _by_initial(words: Sequence[tuple[str, str]]) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    groups: dict[str, list[tuple[str, str]]] = {}
    for word, meaning in words:
        groups.setdefault(word[:1].upper(), []).append((word, meaning))
    yield from sorted(groups.items())


def guide(role: str, occasion: Occasion, language: Language) -> Document:
    """The guide of a role on one page."""
    found = GUIDES.get(role)
    if found is None:
        raise Refusal(texts.UNKNOWN_ROLE, role=role, known=", ".join(GUIDES))
    say = Voice(language)
    blocks: list[AnyBlock] = [Title(say(found.title), occasion.aside), Prose(say(found.lead), 14, after=7)]
    for head, steps in found.parts:
        blocks += [
            Subtitle(say(head), 19, "display"),
            Space(2.2),
            Steps(tuple(_step(step, occasion, say) for step in steps if _applies(step, occasion)), 13.5),
            Space(6),
        ]
    sheet = PaperSheet(blocks, foot=Foot(say(texts.GUIDE_FOOT), numbered=True))
    return Document(say(found.title), language, (sheet,))


def _applies(step: Text, occasion: Occasion) -> bool:
    """What is said of appeals is left out where the rulebook knows none."""
    return bool(occasion.appeal) or "{appeal}" not in step.fr


def _step(step: Text, occasion: Occasion, say: Voice) -> str:
    return say(step, appeal=occasion.appeal) if "{appeal}" in step.fr else say(step)


# --- Markdown ----------------------------------------------------------------------------------------------

_ITEM = re.compile(r"\s*(?:[-*]|(\d+)[.)])\s+(.*)")
_INLINE = re.compile(r"\*\*(.+?)\*\*|`([^`]+)`|!?\[([^\]]*)\]\([^)]*\)")


def page(markdown: str, language: Language, *, title: str = "") -> Document:
    """A page of Markdown: headings, paragraphs, lists; pictures and addresses of links are left out."""
    blocks = list(_markdown_blocks(markdown))
    first = next((block.text for block in blocks if isinstance(block, Title)), "")
    sheet = PaperSheet(blocks, foot=Foot(numbered=True))
    return Document(title or first or Voice(language)(texts.PAGE), language, (sheet,))


def _markdown_blocks(markdown: str) -> Iterator[AnyBlock]:
    for part in re.split(r"\n\s*\n", markdown.strip()):
        lines = part.splitlines()
        if lines and lines[0].startswith("# "):
            yield Title(lines.pop(0)[2:].strip())
        elif lines and lines[0].startswith("#"):
            yield Subtitle(lines.pop(0).lstrip("#").strip(), 14, "display")
        if lines and _ITEM.match(lines[0]):
            items = tuple(map(inline, _items(lines)))
            yield Steps(items) if _ITEM.match(lines[0])[1] else Bullets(items)  # type: ignore[index]
        elif lines:
            words = inline(" ".join(line.strip() for line in lines))
            if words:
                yield Prose(words)


def _items(lines: Iterable[str]) -> Iterator[str]:
    """Items of a list, each with the lines that go on with it."""
    current: list[str] = []
    for line in lines:
        found = _ITEM.match(line)
        if found and current:
            yield " ".join(current)
            current = []
        current.append(found[2] if found else line.strip())
    yield " ".join(current)


def inline(text: str) -> Inline:
    """Words of Markdown with their styles."""
    parts: list[str | Span] = []
    end = 0
    for found in _INLINE.finditer(text):
        parts.append(text[end : found.start()])
        if found[1] is not None:
            parts.append(bold(found[1]))
        elif found[2] is not None:
            parts.append(Span(found[2], "mono"))
        elif not found[0].startswith("!"):
            parts.append(found[3])
        end = found.end()
    parts.append(text[end:])
    return tuple(part for part in parts if part)
