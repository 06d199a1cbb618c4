"""What a guide quotes stands on a screen: a button renamed is renamed in the guides too."""

import re

import pytest

from tests.architecture.sources import ROOT
from tests.architecture.test_house_rules import all_texts

GUIDES = ("changer", "evenement", "maison", "papier", "salle", "serveur", "soiree", "tournoi")
QUOTED = re.compile(r"« ([^»]+) »")
PLURAL = re.compile(r"\{\w+\|([^{}|]*)\|([^{}|]*)\}")


def plain(sentence: str) -> str:
    """On one line, whatever is counted or named in it left open."""
    filled = re.sub(r"\{\w+\}|\d+|…", "#", sentence.replace("’", "'").replace("`", ""))
    return " ".join(filled.split())


def read() -> frozenset[str]:
    """What screens, papers and commands say, one thing and several of it; long sentences clause by clause."""
    sentences = {PLURAL.sub(form, text.fr) for text in all_texts().values() for form in (r"\1", r"\2")}
    return frozenset(
        part for sentence in sentences for part in (plain(sentence), *QUOTED.findall(plain(sentence)))
    )


READ = read()


@pytest.mark.parametrize("guide", GUIDES)
def test_what_a_guide_quotes_is_what_begins_a_sentence_of_the_program(guide: str) -> None:
    page = plain((ROOT / "docs" / f"{guide}.md").read_text("utf-8"))
    quoted = {quote.rstrip("# ") for quote in QUOTED.findall(page)}
    assert quoted
    known = {quote for quote in quoted if any(re.match(rf"{re.escape(quote)}\b", one) for one in READ)}
    whole = {
        quote for quote in quoted if not quote[-1:].isalnum() and any(one.startswith(quote) for one in READ)
    }
    assert quoted - known - whole == set()
