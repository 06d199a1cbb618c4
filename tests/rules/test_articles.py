"""Every article the code or a test names has its summary, and the summaries are whole."""

import pytest

from nonuple.cli.rule import line_of
from nonuple.rulebooks.articles import Article
from nonuple.rulebooks.registry import nearest, neighbours, rulebook, rulebooks
from nonuple.rules import ArticleMark, Role, applies, article, registered, shows
from nonuple.rules.places import import_rules
from scripts.articles import TESTS, collect

EVERY_ARTICLE = [article for book in rulebooks().values() for article in book.articles.values()]
HOW = "add its table to the articles.toml of rulebook {}"


def test_every_article_the_code_names_has_a_summary() -> None:
    import_rules()
    for edition, number in registered():
        assert edition in rulebooks(), edition
        assert number in rulebook(edition).articles, f"{edition} {number}: {HOW.format(edition)}"


def test_every_article_the_tests_name_has_a_summary() -> None:
    for edition, numbers in collect(TESTS).items():
        assert edition in rulebooks(), edition
        for number in numbers:
            assert number in rulebook(edition).articles, f"{edition} {number}: {HOW.format(edition)}"


@pytest.mark.parametrize("found", EVERY_ARTICLE, ids=[f"{a.edition} {a.number}" for a in EVERY_ARTICLE])
def test_a_summary_is_whole_in_both_languages(found: Article) -> None:
    for text in (*found.title, *found.asks):
        assert text == text.strip() != ""
        assert "{" not in text
    assert all(sentence.endswith(".") for sentence in found.asks)


@pytest.mark.parametrize("edition", rulebooks())
def test_the_order_is_that_of_the_rulebook(edition: str) -> None:
    numbers = [number for number in rulebook(edition).articles if number.replace(".", "").isdigit()]
    assert numbers == sorted(numbers, key=lambda number: [int(part) for part in number.split(".")])


def test_a_later_edition_holds_what_it_inherits_and_what_it_changes() -> None:
    older, newer = rulebook("2009").articles, rulebook("2010").articles
    assert older["2.5"].asks == newer["2.5"].asks
    assert newer["2.5"].edition == "2010"
    assert newer["4.3"].title.en == "Penalty of 5 points"
    assert older["4.3"].title.en == "Warnings"


def test_neighbours_are_parent_siblings_and_parts() -> None:
    around = {near.number for near in neighbours(rulebook("2026").articles["1.2.2"])}
    assert around == {"1.2", "1.2.1", "1.2.3"}
    assert {near.number for near in neighbours(rulebook("2026").articles["6.4.2"])} == {
        "6.4",
        "6.4.1",
        "6.4.2.1",
        "6.4.2.2",
    }


@pytest.mark.parametrize(
    ("number", "offered"),
    [
        ("1", [("2026", "1.1"), ("2026", "1.2"), ("2026", "1.2.1")]),
        ("1.2.9", [("2026", "1.2.1"), ("2026", "1.2.2"), ("2026", "1.2.3")]),
        ("2.6.1", [("2010", "2.6.1"), ("2009", "2.6.1"), ("2026", "2.1")]),
    ],
)
def test_for_an_unknown_number_the_nearest_are_offered(number: str, offered: list[tuple[str, str]]) -> None:
    assert [(near.edition, near.number) for near in nearest("2026", number)] == offered


def test_a_mark_returns_what_it_marks_and_stacks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nonuple.rules._marks", {})

    def scoring(points: int) -> int:
        return points

    assert shows("test", "3")(applies("test", "2")(article("test", "1", "1.1")(scoring))) is scoring
    roles = {"1": Role.DECIDES, "1.1": Role.DECIDES, "2": Role.APPLIES, "3": Role.SHOWS}
    assert registered() == {
        ("test", number): (ArticleMark(role, __name__, scoring.__qualname__),)
        for number, role in roles.items()
    }


def test_the_line_of_a_marked_function_is_found_under_its_decorators() -> None:
    source = "class Board:\n    @property\n    @article('2026', '1.1')\n    def score(self): ...\n"
    assert line_of(source, "Board.score") == 4
    assert line_of(source, "Board") == 1
