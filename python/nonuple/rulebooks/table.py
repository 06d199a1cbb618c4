"""docs/rules.md: every article in our own words, where it lives and which tests show it.

`make install` writes it.
"""

from collections.abc import Iterator
from pathlib import Path

from nonuple.rulebooks.articles import Article
from nonuple.rulebooks.registry import rulebooks
from nonuple.rules import registered
from nonuple.rules.evidence import CHECKOUT, collect
from nonuple.rules.places import import_rules

PAGE = CHECKOUT / "docs" / "rules.md"

_HEAD = """\
# The rulebooks, article by article

Every article in our own words, the code that states it and the tests that show it. Written by
`make install` from the marks `@article` in the code and `pytest.mark.article` in the tests;
`nonuple rule NUMBER` says the same, in French too.
"""
_COLUMNS = "| article | what it asks | code | tests |\n| --- | --- | --- | --- |\n"


def table(tests: Path) -> str:
    """The whole page."""
    import_rules()
    evidence, places = collect(tests), registered()
    parts = [_HEAD]
    for edition, book in rulebooks().items():
        parts.append(f"\n## {edition}\n\n{_COLUMNS}")
        for article in book.articles.values():
            lives = places.get((edition, article.number), ())
            code = sorted({f"`{place.module}.{place.name}`" for place in lives})
            parts.append(_row(article, code, evidence.get(edition, {}).get(article.number, [])))
    return "".join(parts)


def _row(article: Article, code: list[str], shown: list[str]) -> str:
    asks = f"**{article.title.en}.** {article.asks.en}".replace("|", "\\|")
    return f"| {article.number} | {asks} | {', '.join(code)} | {'; '.join(_named(shown))} |\n"


def _named(tests: list[str]) -> Iterator[str]:
    """Tests of one file together, as pytest finds them."""
    by_file: dict[str, list[str]] = {}
    for test in tests:
        file, _, name = test.partition("::")
        by_file.setdefault(file, []).append(name.removeprefix("test_"))
    for file, names in by_file.items():
        yield f"`{file}`: {', '.join(names)}"


if __name__ == "__main__":
    PAGE.write_text(table(CHECKOUT / "tests"), encoding="utf-8")
