"""No summary of an article loses a condition: each that the rulebook makes is a clause of it.

`conditions/<edition>.txt` names, under `[article]`, every condition of the article in the rulebook's order:
the word that opens it, what it is about in our own words, and the clause of the summary that carries it, in
both languages. An edition that extends another names those of the articles it changes.
`python -m scripts.conditions` compares the list with the text of the rulebook, which is not kept here.
"""

from pathlib import Path
from typing import NamedTuple

import pytest

from nonuple.rulebooks.registry import rulebook, rulebooks

OPENERS = (
    *("sauf si", "sauf s'il", "sauf", "hors", "à condition", "à moins", "au moins", "y compris"),
    *("toutefois, si", "toutefois", "cependant", "tant qu", "dès lors qu", "au cas où", "dans le cas où"),
    *("quelle que soit", "quel que soit", "quelle qu", "si et seulement si", "seulement", "en aucun cas"),
    *("jamais", "même si", "s'il", "si"),
)
FOLDER = Path(__file__).with_name("conditions")


class Condition(NamedTuple):
    """One condition of an article, and the clause of its summary."""

    number: str
    opener: str
    about: str
    fr: str
    en: str


def rows_of(edition: str) -> list[Condition]:
    """The conditions written down of a rulebook."""
    rows, number = [], ""
    for line in FOLDER.joinpath(f"{edition}.txt").read_text("utf-8").splitlines():
        if line.startswith("["):
            number = line.strip("[]")
        else:
            opener, about, fr, en = line.split(" | ")
            rows.append(Condition(number, opener, about, fr, en))
    return rows


@pytest.mark.parametrize("edition", rulebooks())
def test_every_condition_of_an_article_is_a_clause_of_its_summary(edition: str) -> None:
    articles = rulebook(edition).articles
    for row in rows_of(edition):
        assert row.opener in OPENERS, row
        assert row.about, row
        assert row.fr in articles[row.number].asks.fr, row
        assert row.en in articles[row.number].asks.en, row


@pytest.mark.parametrize("edition", rulebooks())
def test_conditions_stand_in_the_order_of_the_rulebook(edition: str) -> None:
    order = list(rulebook(edition).articles)
    named = list(dict.fromkeys(row.number for row in rows_of(edition)))
    assert named == [number for number in order if number in named]


@pytest.mark.parametrize("edition", rulebooks())
def test_an_exception_of_a_summary_is_one_of_the_rulebook(edition: str) -> None:
    """What a summary excepts is written down, so that none is invented."""
    written = rows_of(edition) + (rows_of("2009") if edition == "2010" else [])
    for number, article in rulebook(edition).articles.items():
        clauses = " ".join(row.fr for row in written if row.number == number)
        for word in ("sauf s", "hors ", "à condition ", "au cas où "):
            assert article.asks.fr.count(word) <= clauses.count(word), (edition, number, word)
