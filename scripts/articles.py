"""What is read from the marks of articles: the list of tests that is shipped, and docs/rules.md.

Code carries `@article("2026", "1.2.1")`, `@applies(...)` or `@shows(...)`, tests
`@pytest.mark.article("2026", "1.2.1")`. `make install` runs `python -m scripts.articles` when either has
changed.
"""

import ast
import json
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from nonuple.rulebooks.articles import Article
from nonuple.rulebooks.registry import rulebooks
from nonuple.rules import ArticleMark, Role, registered
from nonuple.rules.evidence import FILE, Evidence
from nonuple.rules.places import import_rules

ROOT = Path(__file__).parents[1]
TESTS = ROOT / "tests"
PAGE = ROOT / "docs" / "rules.md"

_HEAD = """\
# The rulebooks, article by article

Which code decides each article, what relies on that decision, what tells people of it, and which tests check
it. Written by `make install` from the marks `@article`, `@applies` and `@shows` in the code and
`pytest.mark.article` in the tests; `nonuple rule NUMBER` says what the article asks.
"""
_COLUMNS = (
    "| article | about | decided by | applied by | shown by | tests |\n"
    "| --- | --- | --- | --- | --- | --- |\n"
)


def collect(tests: Path) -> Evidence:
    """Every article mark in a tree of tests."""
    found: dict[str, dict[str, set[str]]] = {}
    for file in sorted(tests.rglob("test_*.py")):
        name = file.relative_to(tests.parent).as_posix()
        for test, edition, number in _marks(ast.parse(file.read_text("utf-8")), name):
            found.setdefault(edition, {}).setdefault(number, set()).add(test)
    return {
        edition: {number: sorted(names) for number, names in sorted(numbers.items())}
        for edition, numbers in sorted(found.items())
    }


def _marks(node: ast.Module | ast.ClassDef, name: str) -> Iterator[tuple[str, str, str]]:
    """Of each test, and of a whole file by its `pytestmark`."""
    for child in node.body:
        match child:
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                yield from _articles(child.decorator_list, f"{name}::{child.name}")
            case ast.ClassDef():
                yield from _articles(child.decorator_list, f"{name}::{child.name}")
                yield from _marks(child, f"{name}::{child.name}")
            case ast.Assign(targets=[ast.Name(id="pytestmark")], value=value):
                yield from _articles([value], name)


def _articles(marks: Iterable[ast.expr], test: str) -> Iterator[tuple[str, str, str]]:
    for call in (part for mark in marks for part in ast.walk(mark)):
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.article":
            edition, *numbers = (ast.literal_eval(argument) for argument in call.args)
            yield from ((test, edition, number) for number in numbers)


def page(evidence: Evidence) -> str:
    """docs/rules.md."""
    import_rules()
    marks = registered()
    parts = [_HEAD]
    for edition, book in rulebooks().items():
        parts.append(f"\n## {edition}\n\n{_COLUMNS}")
        for article in book.articles.values():
            shown = evidence.get(edition, {}).get(article.number, [])
            parts.append(_row(article, marks.get((edition, article.number), ()), shown))
    return "".join(parts)


def _row(article: Article, marks: Sequence[ArticleMark], tests: list[str]) -> str:
    code = (_places(mark for mark in marks if mark.role is role) for role in Role)
    return f"| {' | '.join((article.number, article.title.en, *code, '; '.join(_named(tests))))} |\n"


def _places(marks: Iterable[ArticleMark]) -> str:
    return ", ".join(sorted({f"`{mark.module}.{mark.name}`" for mark in marks}))


def _named(tests: list[str]) -> Iterator[str]:
    """Tests of one file together, as pytest finds them."""
    by_file: dict[str, list[str]] = {}
    for test in tests:
        file, _, name = test.partition("::")
        by_file.setdefault(file, []).append(name.removeprefix("test_") or "all of them")
    for file, names in by_file.items():
        yield f"`{file}`: {', '.join(names)}"


def main() -> None:
    evidence = collect(TESTS)
    FILE.write_text(json.dumps(evidence, ensure_ascii=False), "utf-8")
    PAGE.write_text(page(evidence), "utf-8")


if __name__ == "__main__":
    main()
