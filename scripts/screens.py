"""Writes what the screens have from Python, as TypeScript: sentences, shapes, figures.

`python -m scripts.screens` makes a folder for each catalogue of `nonuple.texts.screens` in
`web/src/i18n/made`, a file for each language, so that who reads French fetches no English, and
`web/src/net/server.ts`. What builds or tests the screens runs it (`web/scripts/fromPython.ts`).
"""

import json
import re
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from nonuple.server import figures, shapes
from nonuple.texts import LANGUAGES, Language, Text, screens

SOURCES = Path(__file__).resolve().parent.parent / "web" / "src"
HEAD = "// Written by `python -m scripts.screens`; do not edit.\n"


def catalogues() -> dict[str, dict[str, Text]]:
    """By name; what several share and what is a part of one have none of their own."""
    modules = {
        one.name: import_module(f"{screens.__name__}.{one.name}") for one in iter_modules(screens.__path__)
    }
    return {name: module.SENTENCES for name, module in modules.items() if hasattr(module, "SENTENCES")}


def files() -> dict[str, str]:
    """What each file says, by its path below the folder."""
    written = {"languages.ts": _languages()}
    for name, sentences in catalogues().items():
        written[f"{name}/index.ts"] = _index()
        for language in LANGUAGES:
            written[f"{name}/{language}.ts"] = _sentences(sentences, language)
    return written


def _languages() -> str:
    locales = {language: tongue.locale for language, tongue in LANGUAGES.items()}
    return f"export const LOCALES = {json.dumps(locales)} as const;\n"


def _index() -> str:
    loaders = "".join(f'  {language}: () => import("./{language}"),\n' for language in LANGUAGES)
    return (
        'import { catalogue } from "../../catalogue";\n'
        'import type { sentences } from "./fr";\n\n'
        f"export const w = catalogue<typeof sentences>({{\n{loaders}}});\n"
    )


def _sentences(sentences: dict[str, Text], language: Language) -> str:
    lines = "".join(
        f"  {json.dumps(key)}: {json.dumps(printed(text.to(language)), ensure_ascii=False)},\n"
        for key, text in sentences.items()
    )
    return f"export const sentences = {{\n{lines}}} as const;\n"


def printed(sentence: str) -> str:
    """As a screen prints it: curly apostrophes and quotation marks."""
    return re.sub(r"`([^`]*)`", "“\\1”", sentence).replace("'", "’")


def write(folder: Path) -> None:
    """What is as it should be is left alone, so that nothing is built again for it."""
    wanted = {folder / name: text for name, text in files().items()}
    for old in [one for one in folder.rglob("*.ts") if one not in wanted]:
        old.unlink()
    for file, text in wanted.items():
        _put(file, text)


def _put(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    if not file.exists() or file.read_text("utf-8") != text:
        file.write_text(text, "utf-8")


if __name__ == "__main__":
    write(SOURCES / "i18n" / "made")
    _put(SOURCES / "net" / "server.ts", "\n".join([HEAD, figures.typescript(), shapes.typescript()]))
