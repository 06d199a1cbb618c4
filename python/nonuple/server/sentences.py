"""The sentences that the screens say too, each written once, here in Python.

`python -m nonuple.server.sentences fr` writes them as TypeScript in one language, `fr help` those of the help
page; a test sees that they are up to date.
"""

import json
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules

from nonuple import texts
from nonuple.texts import Text

SHARED = (
    "announce.time",
    "announce.title_end",
    "contest.roles",
    "demo.screens.display",
    "demo.screens.player",
    "documents.double_sheet",
    "game.ends.interrupted",
    "game.ends.organiser",
    "help.answers",
    "help.documentation",
    "help.headings",
    "help.title",
    "home.hints.letters",
    "home.hints.place",
    "home.hints.score",
    "judge.seen.doubtful-solutions",
    "learnt.by_a_person",
    "lexicon.unofficial_list",
    "moves.and_more",
    "pieces.formula_7_8_and_9",
    "pieces.formula_7_and_8",
    "pieces.formula_7_of_8",
    "organising.sums",
    "publication.firsts",
    "publication.game_top",
    "verdicts.reasons.not-admitted",
    "verify.events.ended",
    "verify.events.phrasemixed",
)
"""By name, or all those of one name."""

HEAD = "// Written by `python -m nonuple.server.sentences`; do not edit.\n"


def named() -> Iterator[tuple[str, Text]]:
    """Every sentence of the catalogue: `help.title`, `contest.roles.owner`."""
    for module in iter_modules(texts.__path__):
        for name, value in vars(import_module(f"{texts.__name__}.{module.name}")).items():
            if name.isupper():
                yield from _within(f"{module.name}.{name.lower()}", value)


def _within(name: str, value: object) -> Iterator[tuple[str, Text]]:
    if isinstance(value, Text):
        yield name, value
    elif isinstance(value, dict):
        for key, one in value.items():
            yield from _within(f"{name}.{_key(key)}", one)
    elif isinstance(value, tuple):
        for at, one in enumerate(value):
            yield from _within(f"{name}.{at}", one)


def _key(key: object) -> str:
    return ".".join(map(str, key)) if isinstance(key, tuple) else str(key).lower()


def is_shared(name: str) -> bool:
    return name in SHARED or name.rpartition(".")[0] in SHARED


def typescript(language: str, page: str = "") -> str:
    """Those that the web says too: who reads French fetches no English, and those of the help come there."""
    wanted = (one for one in named() if is_shared(one[0]) and one[0].startswith("help.") == (page == "help"))
    shared = sorted((name, getattr(text, language)) for name, text in wanted)
    lines = "".join(f"  {json.dumps(name)}: {_written(sentence)},\n" for name, sentence in shared)
    return f"{HEAD}\nexport const {language} = {{\n{lines}}} as const;"


def _written(sentence: str) -> str:
    """As a screen prints it: curly apostrophes and quotation marks."""
    printed = re.sub(r"`([^`]*)`", "“\\1”", sentence).replace("'", "’")
    return json.dumps(printed, ensure_ascii=False)


if __name__ == "__main__":
    print(typescript(*sys.argv[1:]))
