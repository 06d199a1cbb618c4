"""Which tests show which article.

Tests carry `@pytest.mark.article("2026", "1.2.1")`. `make install` collects these marks from the checkout's
tests into `evidence.json`, which is shipped, so that an installed package can answer too.
"""

import ast
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path

Evidence = dict[str, dict[str, list[str]]]
"""Edition, then article number, then the tests as pytest names them."""

FILE = Path(__file__).with_name("evidence.json")
CHECKOUT = Path(__file__).parents[3]


@cache
def recorded() -> Evidence:
    """What was collected when the package was made; nothing if it was made without."""
    if not FILE.is_file():
        return {}
    evidence: Evidence = json.loads(FILE.read_text("utf-8"))
    return evidence


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
    for child in node.body:
        if not isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        test = f"{name}::{child.name}"
        for call in (part for decorator in child.decorator_list for part in ast.walk(decorator)):
            if isinstance(call, ast.Call) and ast.unparse(call.func) == "pytest.mark.article":
                edition, *numbers = (ast.literal_eval(argument) for argument in call.args)
                yield from ((test, edition, number) for number in numbers)
        if isinstance(child, ast.ClassDef):
            yield from _marks(child, test)


if __name__ == "__main__":
    FILE.write_text(json.dumps(collect(CHECKOUT / "tests"), ensure_ascii=False), "utf-8")
