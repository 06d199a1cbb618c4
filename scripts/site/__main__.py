"""Prepare the pages of each language and have the generator make the site: `python -m scripts.site`.

The generator (Sphinx) lives in an environment of its own, `.make/docs`, which `make` fills from
requirements-docs.lock; what it needs to know of the program is written into its pages beforehand.
"""

import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from nonuple.texts import Language
from scripts.site import casebook
from scripts.site.languages import in_language, titled
from scripts.site.made import articles, library, recipes, with_options
from scripts.site.pages import Page, anchor, cut

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
SITE = DOCS / "site"
WORK = ROOT / "target" / "site"
BUILT = ROOT / "python" / "nonuple" / "server" / "doc"
GENERATOR = ROOT / ".make" / "docs" / "bin" / "python"

DOCUMENTS: Mapping[Language, tuple[str, ...]] = {
    "fr": (
        *("soiree", "tournoi", "maison", "salle", "changer", "accessibilite", "papier"),
        *("announcements", "lectures", "evenement", "serveur", "une-page", "lexicon", "draws"),
    ),
    "en": (
        *("python", "bots", "event", "server", "page", "api", "formats", "results-format"),
        *("interpretations", "glossary"),
        *("architecture", "lexicon-default", "opponents", "rating", "search", "scale", "study"),
    ),
}
IN_BOTH = "commands"
CALLED = {"rules": "articles", "search": "how-it-searches"}
"""Documents whose pages have another name: the generator has a page of its own called `search`."""
_LEFT_OUT = re.compile(r"^```mermaid$.*?^```$\n", re.MULTILINE | re.DOTALL)
"""Drawn in the repository, for those who have it before them."""
_LINK = re.compile(r"(!?)\[((?:[^\[\]]|`[^`]*`)*)\]\(([^)\s]+)\)")
_NAMED_FILE = re.compile(r"^```(\w+) \S+$", re.MULTILINE)
"""Code that is a file of its own, by its name."""
_USELESS = (
    ".buildinfo",
    "objects.inv",
    ".doctrees",
    "_sources",
    "**/*.map",
    "_static/**/*.txt",
    "_static/*.png",
)
_OF_THE_THEME = {
    "<span>Next</span>": "<span>Suivant</span>",
    "<span>Previous</span>": "<span>Précédent</span>",
    ">Home<": ">Accueil<",
    ">Contents<": ">Sommaire<",
    "On this page": "Sur cette page",
    "Back to top": "Haut de page",
    "Made with": "Fait avec",
    "Skip to content": "Aller au contenu",
    "Hide navigation sidebar": "Fermer le sommaire du site",
    "Hide table of contents sidebar": "Fermer le sommaire de la page",
    "Toggle site navigation sidebar": "Sommaire du site",
    "Toggle table of contents sidebar": "Sommaire de la page",
    "Toggle Light / Dark / Auto color theme": "Clair ou sombre",
}
_EVALUATED = re.compile(r'new Function\(\s*"n",\s*`return \(\$\{catalog\.plural_expr\}\)`,\s*\)')
"""Code made from text, which the server's policy forbids: the plural of the search results."""
_INLINE = re.compile(r"<(script|style)>.*?</\1>", re.DOTALL)


def main() -> None:
    shutil.rmtree(WORK, ignore_errors=True)
    shutil.rmtree(BUILT, ignore_errors=True)
    sites = {language: list(pages_of(language)) for language in DOCUMENTS}
    for language, pages in sites.items():
        write(language, pages, Links(sites, language))
        generate(language)


def pages_of(language: Language) -> Iterator[Page]:
    """The site in one language: its first page, its documents, and what is read from the program."""
    yield Page("index", (SITE / f"index.{language}.myst").read_text("utf-8"))
    if language == "en":
        yield recipes(DOCS / "recipes")
        yield library()
    for name in DOCUMENTS[language]:
        yield cut(
            CALLED.get(name, name),
            titled(_LEFT_OUT.sub("", (DOCS / f"{name}.md").read_text("utf-8")), language),
        )
    both = (DOCS / f"{IN_BOTH}.md").read_text("utf-8")
    yield cut(IN_BOTH, titled(with_options(in_language(both, language), language), language))
    yield articles(language)
    yield casebook.casebook(language)


class Links:
    """Where the links of the documents lead, once these are cut into pages."""

    def __init__(self, sites: Mapping[Language, list[Page]], language: Language) -> None:
        self._language = language
        self._homes: dict[Language, dict[str, str]] = {
            one: {home.name: home.name for home in pages} for one, pages in sites.items()
        }
        self._anchors: dict[Language, dict[tuple[str, str], str]] = {
            one: {
                (home.name, anchor(title)): page.name
                for home in pages
                for page in home.walk()
                for title in re.findall(r"^#+ (.*)$", page.text, re.MULTILINE)
            }
            for one, pages in sites.items()
        }

    def followed(self, page: Page) -> str:
        """The text of a page with its links leading to pages of the site."""
        up = "../" * page.name.count("/")

        def lead(found: re.Match[str]) -> str:
            picture, label, target = found[1], found[2], found[3]
            if "://" in target:
                return found[0]
            if picture:
                return f"![{label}]({up}{target})"
            file, _, at = target.partition("#")
            name = file.removesuffix(".md") or page.name.partition("/")[0]
            return self._link(label, name, at, up)

        return _NAMED_FILE.sub(r"```\1", _LINK.sub(lead, page.text)).replace("```csv", "```text")

    def _link(self, label: str, name: str, at: str, up: str) -> str:
        name = CALLED.get(name, name)
        other: Language = "en" if self._language == "fr" else "fr"
        for language in (self._language, other):
            if name in self._homes[language]:
                home = self._anchors[language].get((name, at), name)
                if language == self._language:
                    return f"[{label}]({up}{home}.md)"
                shown = re.sub(r"`([^`]*)`", r"<code>\1</code>", label)
                return f'<a href="{up}../{language}/{home}.html">{shown}</a>'
        return label


def write(language: Language, pages: list[Page], links: Links) -> None:
    """The pages as the generator reads them, each followed by the list of those under it."""
    folder = WORK / language
    for home in pages:
        for page in home.walk():
            file = folder / f"{page.name}.md"
            file.parent.mkdir(parents=True, exist_ok=True)
            below = pages[1:] if page.name == "index" else page.children
            file.write_text(links.followed(page) + listed(page, below), "utf-8")
    shutil.copytree(DOCS / "images", folder / "images", ignore=_only_shown(pages))
    drawn = folder / "images" / "cases"
    drawn.mkdir()
    for name, picture in casebook.pictures(language):
        (drawn / name).write_text(picture, "utf-8")
    (folder / "static").mkdir()
    shutil.copy(SITE / "nonuple.css", folder / "static")
    shutil.copy(SITE / "conf.py", folder)


def listed(page: Page, below: tuple[Page, ...] | list[Page]) -> str:
    if not below:
        return ""
    hidden = ":hidden:\n" if page.name == "index" else ""
    names = "\n".join(f"/{child.name}" for child in below)
    return f"\n```{{toctree}}\n:maxdepth: 1\n{hidden}\n{names}\n```\n"


def _only_shown(pages: list[Page]) -> Callable[[str, list[str]], list[str]]:
    shown = {
        Path(found[3]).name
        for home in pages
        for page in home.walk()
        for found in _LINK.finditer(page.text)
        if found[1]
    }

    def ignored(folder: str, names: list[str]) -> list[str]:
        return [name for name in names if (Path(folder) / name).is_file() and name not in shown]

    return ignored


def generate(language: Language) -> None:
    """Every warning is an error: a link that leads nowhere stops the build."""
    work, built = WORK / language, BUILT / language
    command = [
        str(GENERATOR),
        "-m",
        "sphinx",
        "-q",
        "-W",
        "-j",
        "auto",
        "-b",
        "html",
        "-D",
        f"language={language}",
    ]
    ran = subprocess.run([*command, str(work), str(built)], check=False)
    if ran.returncode:
        sys.exit(ran.returncode)
    for pattern in _USELESS:
        for found in built.glob(pattern):
            shutil.rmtree(found) if found.is_dir() else found.unlink()
    for page in built.rglob("*.html"):
        told = without_inline_style(page.read_text("utf-8"))
        page.write_text(in_french(told) if language == "fr" else told, "utf-8")
    (built / casebook.PDF).write_bytes(casebook.pdf(language))
    tools = built / "_static" / "doctools.js"
    tools.write_text(_EVALUATED.sub("(n) => (n > 1 ? 1 : 0)", tools.read_text("utf-8")), "utf-8")


def in_french(page: str) -> str:
    """What the theme says of itself in English only."""
    for english, french in _OF_THE_THEME.items():
        page = page.replace(english, french)
    return page


def without_inline_style(page: str) -> str:
    """As the server's policy lets a page in: scripts and styles are files, hiding is done by a class."""
    hidden = page.replace('style="display: none;"', 'class="sprite"')
    return re.sub(r' style="[^"]*"', "", _INLINE.sub("", hidden))


if __name__ == "__main__":
    main()
