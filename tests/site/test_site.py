"""The documentation as a site: pages of two screens, in the language of the reader."""

import re
from functools import cache

import pytest

from nonuple.cli.offering import offers
from nonuple.texts import Language
from scripts.site.__main__ import BUILT, DOCS, DOCUMENTS, IN_BOTH, Links, pages_of
from scripts.site.languages import in_language
from scripts.site.made import library
from scripts.site.pages import LONGEST, Page, cut, length, slug

LANGUAGES: tuple[Language, ...] = ("fr", "en")
NOT_OF_THE_SITE = {"README", "rules"}
"""The site has a first page of its own, and the articles by chapter."""


@cache
def homes(language: Language) -> list[Page]:
    return list(pages_of(language))


def pages(language: Language) -> dict[str, Page]:
    return {page.name: page for home in homes(language) for page in home.walk()}


def test_every_document_is_part_of_the_site() -> None:
    documents = {file.stem for file in DOCS.glob("*.md")} - NOT_OF_THE_SITE
    assert documents == {*DOCUMENTS["fr"], *DOCUMENTS["en"], IN_BOTH}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_takes_two_screens_at_most(language: Language) -> None:
    lengths = {name: length(page.text) for name, page in pages(language).items()}
    assert {name: lines for name, lines in lengths.items() if lines > LONGEST} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_leads_to_a_page(language: Language) -> None:
    links = Links({one: homes(one) for one in LANGUAGES}, language)
    known = pages(language)
    for page in known.values():
        up = page.name.count("/")
        for target in re.findall(r"\]\(([^)#\s]+)\.md\)", links.followed(page)):
            assert target.startswith("../" * up)
            assert target[3 * up :] in known, f"{page.name}: {target}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_its_place(language: Language) -> None:
    told = {slug(page.text) for page in pages(language).values() if page.text.startswith("# `nonuple")}
    told |= {
        slug(line)
        for page in pages(language).values()
        for line in page.text.splitlines()
        if "# `nonuple" in line
    }
    assert {one.path.replace(" ", "-") or "nonuple" for one in offers()} <= told


def test_the_reference_tells_what_values_hold_and_which_there_are() -> None:
    known = {page.name: page.text for page in library().children}
    assert "- **word** `str`: As it reads on the grid, jokers in lower case.\n" in known["library/Move"]
    assert "- **IMPLAUSIBLE** `'implausible'`\n" in known["library/Opinion"]
    for name, text in known.items():
        about = text.partition("\n\n")[2]
        assert about and not about.startswith("Enum where"), f"{name} has a docstring of its own"


def test_a_long_document_is_cut_at_its_headings() -> None:
    sections = "".join(f"## Partie {n}\n\n" + "Une ligne.\n\n" * 40 for n in range(3))
    page = cut("livre", f"# Le livre\n\nTrois parties.\n\n{sections}")
    assert page.text == "# Le livre\n\nTrois parties.\n"
    assert [child.name for child in page.children] == ["livre/partie-0", "livre/partie-1", "livre/partie-2"]
    assert page.children[0].text.startswith("# Partie 0\n")


def test_a_long_section_is_cut_between_its_paragraphs_and_items_and_never_after_a_heading() -> None:
    told = (
        "Une ligne.\n\n" * 60
        + "### Une liste\n\n"
        + "- un point\n" * 60
        + "\n```\n"
        + "code\n\n" * 9
        + "```\n"
    )
    page = cut("livre", f"# Le livre\n\n## Longue\n\n{told}").children[0]
    assert [child.name for child in page.children] == [f"livre/longue/{n}" for n in (1, 2, 3)]
    for child in page.children:
        assert length(child.text) <= LONGEST
        assert child.text.count("```") in (0, 2)
        assert not child.text.rstrip().rpartition("\n")[2].startswith("#")
    whole = "".join(child.text.partition("\n\n")[2] for child in page.children)
    assert (whole.count("Une ligne."), whole.count("- un point")) == (60, 60)


def test_a_picture_takes_as_much_as_it_shows() -> None:
    assert length("![une photo](a.png)\n") > 15 > length("[un lien](a.png)\n")


def test_one_language_is_taken_out_of_a_page_of_two() -> None:
    text = (
        "## `nonuple x`\n\nDit oui. *Says `--yes`.*\n\n*Only in English.*\n\n"
        "| option | français | English |\n| --- | --- | --- |\n| `--yes` | oui | yes |\n\n"
        "```\nnonuple x\n```\n"
    )
    french, english = in_language(text, "fr"), in_language(text, "en")
    assert "Dit oui." in french and "Says" not in french and "| `--yes` | oui |" in french
    assert "Says `--yes`." in english and "Dit oui" not in english and "| `--yes` | yes |" in english
    assert "nonuple x\n```" in french and "nonuple x\n```" in english


def test_the_reference_tells_every_public_name() -> None:
    reference = pages("en")
    assert (
        "play(ref: Ref | str, word: str, *, formula: Formula | str = ...) -> Board"
        in reference["library/Board"].text
    )
    assert "Game(edition: str = '2026'" in reference["library/Game"].text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_built_site_needs_nothing_from_elsewhere(language: Language) -> None:
    """Neither scripts, styles nor fonts of other machines, nothing that the server's policy would stop."""
    folder = BUILT / language
    assert (folder / "searchindex.js").is_file()
    for name in pages(language):
        text = (folder / f"{name}.html").read_text("utf-8")
        assert f'lang="{language}"' in text
        assert not re.search(r'<(script|style)>| style="', text), name
        assert not re.search(r'<(script|link|img)[^>]+(src|href)="https?:', text), name
    for style in folder.rglob("*.css"):
        assert "http" not in re.sub(
            r"/\*.*?\*/|http://www.w3.org/\S+", "", style.read_text("utf-8"), flags=re.DOTALL
        )
