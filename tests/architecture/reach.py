"""What of the package a user can meet: all that commands, the server and the public face lead to.

It is read, not run, and generously: an attribute of some name reaches every function, method and class of
that name in the modules imported on the way. What is not reached even so is used by nothing but its tests.
"""

import ast
from collections.abc import Iterable, Iterator
from functools import cache

from tests.architecture.sources import modules, ways_from

DOORS = ("nonuple", "nonuple.__main__", "nonuple.cli", "nonuple.game", "nonuple.server")
"""Where users come in: whatever is in these modules and packages counts as reached."""

RULEBOOKS = "nonuple.rulebooks"
"""Its packages are found by their presence: no module names them."""

Place = tuple[str, str]
"""A module and the qualified name of a function or class in it, empty for the code of the module itself."""

_Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


@cache
def reached() -> frozenset[Place]:
    """Every function, method and class that a door leads to."""
    doors = {module for module in modules() if _is_door(module)}
    found_by_name = {module for module in modules() if module.rpartition(".")[0] == RULEBOOKS}
    imported = doors.union(found_by_name, *(ways_from(one) for one in doors | found_by_name))
    places = {place: node for module in imported for place, node in _places(module)}
    by_name: dict[str, list[Place]] = {}
    for place in places:
        by_name.setdefault(place[1].rpartition(".")[2], []).append(place)
    found: set[Place] = set()
    waiting = [place for place in places if place[0] in doors or not place[1]]
    while waiting:
        place = waiting.pop()
        if place not in found:
            found.add(place)
            waiting.extend(_led_to(place, places[place], by_name))
    return frozenset(found)


def _is_door(module: str) -> bool:
    return module in DOORS or module.startswith(("nonuple.cli.", "nonuple.server."))


def _places(module: str) -> Iterator[tuple[Place, ast.AST]]:
    yield (module, ""), modules()[module]
    yield from _defined(module, modules()[module], "")


def _defined(module: str, node: ast.Module | ast.ClassDef, within: str) -> Iterator[tuple[Place, ast.AST]]:
    for child in node.body:
        if isinstance(child, _Definition):
            name = f"{within}{child.name}"
            yield (module, name), child
            if isinstance(child, ast.ClassDef):
                yield from _defined(module, child, f"{name}.")


def _led_to(place: Place, node: ast.AST, by_name: dict[str, list[Place]]) -> Iterator[Place]:
    module, name = place
    if isinstance(node, ast.ClassDef):
        yield from ((module, f"{name}.{method}") for method in _called_by_python(node))
    for part in _own_parts(node):
        if isinstance(part, ast.Name):
            yield from _meant(module, part.id, by_name)
        elif isinstance(part, ast.Attribute):
            yield from by_name.get(part.attr, ())


def _called_by_python(node: ast.ClassDef) -> list[str]:
    methods = (one.name for one in node.body if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef))
    return [name for name in methods if name.startswith("__")]


def _own_parts(node: ast.AST) -> Iterator[ast.AST]:
    """All that is written in it, except the functions and classes that are places of their own."""
    inner = node.body if isinstance(node, ast.Module | ast.ClassDef) else []
    apart = {id(child) for child in inner if isinstance(child, _Definition)}
    waiting: list[ast.AST] = [node]
    while waiting:
        part = waiting.pop()
        yield part
        waiting.extend(child for child in ast.iter_child_nodes(part) if id(child) not in apart)


def _meant(module: str, name: str, by_name: dict[str, list[Place]]) -> Iterable[Place]:
    """What a name stands for in a module: its own, or one imported, perhaps through a package."""
    source, original = _imported_names(module).get(name, (module, name))
    if source != module and source in modules() and original in _imported_names(source):
        return _meant(source, original, by_name)
    return [place for place in by_name.get(original, ()) if place == (source, original)]


@cache
def _imported_names(module: str) -> dict[str, tuple[str, str]]:
    return {
        alias.asname or alias.name: (str(node.module), alias.name)
        for node in ast.walk(modules()[module])
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
