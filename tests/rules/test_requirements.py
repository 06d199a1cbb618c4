"""Every requirement about playing at home is named by a test: P1 to P16, Q1 to Q11, H10, A24."""

import ast
import re
from functools import cache

import pytest

from tests.repository import ROOT

HOME = ("free", "solo", "family", "topping", "opponents")
WANTED = [*(f"P{n}" for n in range(1, 17)), *(f"Q{n}" for n in range(1, 12)), "H10", "A24"]


@cache
def named() -> set[str]:
    """By the names of tests and by what they say of themselves."""
    found: set[str] = set()
    for file in (file for folder in HOME for file in (ROOT / "tests" / folder).glob("test_*.py")):
        for one in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef) and one.name.startswith("test_"):
                found.update(number.upper() for number in re.findall(r"_(p\d+)(?=_)", one.name))
                found.update(re.findall(r"\b[PQHA]\d+\b", ast.get_docstring(one) or ""))
    return found


@pytest.mark.parametrize("number", WANTED)
def test_a_test_names_the_requirement(number: str) -> None:
    assert number in named()
