"""Which tests show which article.

Tests carry `@pytest.mark.article("2026", "1.2.1")`. `python -m nonuple.rules.evidence` collects these marks
from the checkout's tests into `evidence.json`, which is shipped, so that an installed package can answer too.
"""

import ast
import json
from collections.abc import Iterator
from functools import cache
from importlib import resources
from pathlib import Path

Evidence = dict[str, dict[str, list[str]]]
"""Edition, then article number, then the tests as pytest names them."""

FILE = Path(__file__).with_name("evidence.json")
CHECKOUT = Path(__file__).parents[3]
REFRESH = "python -m nonuple.rules.evidence"


@cache
def recorded() -> Evidence:
    """What was collected when the package was made."""
    text = resources.files("nonuple.rules").joinpath("evidence.json").read_text("utf-8")
    evidence: Evidence = json.loads(text)
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


def as_text(evidence: Evidence) -> str:
    """As the file holds it: one test a line, so that changes merge."""
    return json.dumps(evidence, ensure_ascii=False, indent=1) + "\n"


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
    FILE.write_text(as_text(collect(CHECKOUT / "tests")), "utf-8")
