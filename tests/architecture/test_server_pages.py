"""The page of the server says the same in both languages, and names what exists."""

import re

import pytest

from tests.architecture.sources import ROOT
from tests.architecture.test_commands_documented import COMMANDS, arguments_of

PAGES = ("server.md", "serveur.md")
FRENCH = {"ADRESSE": "ADDRESS", "DOSSIER": "DIR", "SAUVEGARDE": "BACKUP", "utilisateur@": "user@"}
OPTIONS = {way for command in COMMANDS.values() for ways in arguments_of(command) for way in ways}


def text_of(page: str) -> str:
    return (ROOT / "docs" / page).read_text("utf-8")


def code_in(page: str) -> list[str]:
    """All that is written as code, in the order in which it comes."""
    text = text_of(page)
    for french, english in FRENCH.items():
        text = text.replace(french, english)
    return [" ".join(span.split()) for span in re.findall(r"`([^`]+)`", text)]


def test_both_languages_name_the_same_commands_files_and_addresses() -> None:
    english, french = map(code_in, PAGES)
    assert sorted(english) == sorted(french)


def test_both_languages_have_the_same_sections() -> None:
    english, french = (re.findall(r"^(#+ |- )", text_of(page), re.MULTILINE) for page in PAGES)
    assert english == french


@pytest.mark.parametrize("span", [span for span in code_in(PAGES[0]) if span.startswith(("nonuple ", "--"))])
def test_a_command_or_an_option_of_the_page_exists(span: str) -> None:
    name, *_ = re.findall(r"^nonuple [a-z]+", span) or [""]
    assert not name or name in COMMANDS
    assert set(re.findall(r"--[a-z-]+", span)) <= OPTIONS


@pytest.mark.parametrize(
    "span", [span for span in code_in(PAGES[0]) if re.fullmatch(r"\w+(/\w+)+\.py", span)]
)
def test_a_file_of_the_page_exists(span: str) -> None:
    assert (ROOT / span).exists() or (ROOT / "python" / span).exists()
