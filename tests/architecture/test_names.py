"""One name for one thing: a package names a class once, and the glossary names what the code has."""

import ast
import re
from collections.abc import Iterator

from tests.architecture.sources import ROOT, modules

CODE = re.compile(r"`([^`]+)`")
A_NAME = re.compile(r"[A-Za-z][a-z_]+( [a-z]+)?")


def public_classes() -> dict[tuple[str, str], list[str]]:
    """Every public class by its package and its name, and the modules that define it."""
    homes: dict[tuple[str, str], list[str]] = {}
    for module, tree in modules().items():
        package = ".".join(module.split(".")[:2])
        for node in tree.body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                homes.setdefault((package, node.name), []).append(module)
    return homes


FEWEST = 3
"""Two fields in common say nothing."""


def records() -> dict[frozenset[tuple[str, str]], list[str]]:
    """Records by their fields with their types, but for those of the unions of facts and of wishes."""
    found: dict[frozenset[tuple[str, str]], list[str]] = {}
    for module, tree in modules().items():
        if module.endswith((".events", ".commands")):
            continue
        for node in (one for one in tree.body if isinstance(one, ast.ClassDef)):
            fields = frozenset(
                (one.target.id, ast.unparse(one.annotation))
                for one in node.body
                if isinstance(one, ast.AnnAssign) and isinstance(one.target, ast.Name)
            )
            found.setdefault(fields, []).append(f"{module}.{node.name}")
    return found


def test_no_two_records_hold_the_same() -> None:
    assert [those for fields, those in records().items() if len(fields) >= FEWEST and len(those) > 1] == []


def test_a_class_has_its_name_alone_in_its_package() -> None:
    assert {name: homes for name, homes in public_classes().items() if len(homes) > 1} == {}


def names_in(tree: ast.Module) -> Iterator[str]:
    """Its classes, functions, arguments and fields, and the words that it reads or writes."""
    for node in ast.walk(tree):
        match node:
            case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                yield name
            case ast.arg(arg=name) | ast.AnnAssign(target=ast.Name(id=name)):
                yield name
            case ast.Constant(value=str(word)):
                yield word


def one_spelling(name: str) -> str:
    """`LetterSet`, `letter_set` and `letter set` are one name."""
    return re.sub(r"[ _-]", "", name).lower()


def test_the_glossary_names_what_the_code_has() -> None:
    glossary = (ROOT / "docs" / "glossary.md").read_text("utf-8")
    named = {name for name in CODE.findall(glossary) if A_NAME.fullmatch(name)}
    assert "letter set" in named
    had = {one_spelling(name) for tree in modules().values() for name in names_in(tree)}
    had |= {one_spelling(module.rpartition(".")[2]) for module in modules()}
    assert {name for name in named if one_spelling(name) not in had} == set()
