"""The documentation as a site: pages of two screens, in the language of the reader."""

import json
import re
from functools import cache
from html import unescape
from pathlib import Path

import pytest

from nonuple.cli.offering import offers
from nonuple.texts import Language
from scripts.site import casebook
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


FROM_A_PAGE = re.compile(r"\]\(([\w./-]+?)(?:\.md)?(?:#[^)]*)?\)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_document_is_reached_from_the_first_page_by_what_it_says(language: Language) -> None:
    """Not only by the list of all pages that the theme shows beside."""
    known = {home.name: home for home in homes(language)}
    links = Links({one: homes(one) for one in LANGUAGES}, language)
    reached, waiting = set[str](), ["index"]
    while waiting:
        name = waiting.pop()
        if name in known and name not in reached:
            reached.add(name)
            told = (links.followed(page) for page in known[name].walk())
            waiting += [Path(target).name for text in told for target in FROM_A_PAGE.findall(text)]
    assert set(known) - reached == set()


def test_every_document_and_recipe_is_reached_from_the_index_of_the_repository() -> None:
    written = {file for file in [*DOCS.glob("*.md"), *DOCS.glob("recipes/*.py")] if file.stem != "rules"}
    reached, waiting = set[Path](), [DOCS / "README.md"]
    while waiting:
        file = waiting.pop()
        if file in written and file not in reached:
            reached.add(file)
            if file.suffix == ".md":
                targets = re.findall(r"\]\(([^)#:]+)", file.read_text("utf-8"))
                waiting += [(file.parent / target).resolve() for target in targets]
    assert written - reached == set()


def seen(markdown: str) -> str:
    """A heading as a reader sees it: only its letters and figures, which quotes and breaks do not change."""
    told = re.sub(r"\[([^\]]*)\]\([^)]*\)|<[^>]+>", r"\1", markdown)
    return "".join(re.findall(r"\w+", told))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_title_of_a_page_is_on_the_page_that_was_built(language: Language) -> None:
    """The generator has pages of its own, which must not take the place of ours."""
    for name, page in pages(language).items():
        built = (BUILT / language / f"{name}.html").read_text("utf-8")
        shown = "".join(re.findall(r"\w+", unescape(re.sub(r"<[^>]+>", " ", built))))
        for title in re.findall(r"^#+ (.*)$", re.sub(r"^```.*?^```", "", page.text, flags=re.M | re.S), re.M):
            assert seen(title) in shown, f"{name}: {title}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_casebook_draws_every_golden_slip_and_decides_it_as_expected(language: Language) -> None:
    golden = {
        case["id"]: case["expect"]
        for name in casebook.FILES
        for case in map(json.loads, (casebook.GOLDEN / f"{name}.jsonl").read_text("utf-8").splitlines())
    }
    found = {case.name: case for case in casebook.cases()}
    assert found.keys() == golden.keys() and len(found) == 88
    for name, case in found.items():
        assert (case.verdict.points, case.verdict.sanction) == (
            golden[name]["points"],
            golden[name]["sanction"],
        )
    drawn = dict(casebook.pictures(language))
    told = {page.name: page.text for page in casebook.casebook(language).walk()}
    for number, case in enumerate(casebook.cases(), 1):
        assert f"images/cases/{case.name}.svg" in told[f"casebook/{number}"]
        assert case.verdict.explain(language) in told[f"casebook/{number}"]
        letters = sum(letter != "." for row in (*case.shown, *case.slip.sketch) for letter in row)
        assert drawn[f"{case.name}.svg"].count('font-size="11.') >= letters // 2
