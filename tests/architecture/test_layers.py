"""The domain is pure and knows nothing of the edges around it."""

import ast
from graphlib import CycleError, TopologicalSorter

import pytest

from tests.architecture.sources import imports_of, modules, ways_from

OUTER = {
    *(
        "__main__",
        "bots",
        "cli",
        "demo",
        "dictionary",
        "game",
        "posting",
        "programs",
        "server",
        "spreadsheets",
        "store",
        "words_io",
    ),
    "workers",
}
"""Packages that speak to people, networks, disks and databases; everything else is the domain."""

FACE = "nonuple"
"""`nonuple/__init__.py` only gathers what a program may import; the package itself must not import it."""

FILES = {
    *("importlib", "io", "os", "pathlib", "platformdirs", "shutil", "tempfile"),
    *("open", "read_bytes", "read_text", "write_bytes", "write_text"),
}
CLOCK = {"time", "now", "today", "utcnow"}
OTHER_EFFECTS = {
    *("asyncio", "concurrent", "http", "multiprocessing", "socket", "subprocess", "threading", "urllib"),
    *("cyclopts", "locale", "logging", "platform", "rich", "signal", "sqlite3", "sys", "input", "print"),
    *("random", "secrets", "uuid"),
}
"""Modules, functions and methods that tie a program to a machine, a moment or chance."""

READING = {"importlib", "os", "pathlib", "open", "read_bytes", "read_text"}

READERS = {
    "nonuple.rulebooks.articles": "the articles are shipped beside it",
    "nonuple.rulebooks.registry": "imports every package of a rulebook, to find it",
    "nonuple.rules.evidence": "the names of tests are shipped beside it",
    "nonuple.texts": "a program that chooses no language is told in that of its environment",
    "nonuple.texts.languages": "languages besides French and English are shipped beside it",
    "nonuple.documents.press": "the fonts and drawings of its pages are shipped beside it",
    "nonuple.formats.spoken_key": "the words of keys are shipped beside it",
    "nonuple.people.shipped": "series and categories are shipped beside it",
    "nonuple.pieces.variant": "letters and boards are shipped beside it",
}
"""The modules of the domain that look at the machine, and why; all others are given what they need."""

GATHERERS = {
    "nonuple": "imports what a program asks for, when it asks",
    "nonuple.rules.places": "imports all that may state a rule, to find it",
}
"""Modules that import others by name, for the edges; nothing of the domain imports them."""


def layer(module: str) -> str:
    """`pieces` for nonuple.pieces.board, `words_io` for nonuple.words_io.decoding."""
    return module.partition(".")[2].partition(".")[0]


DOMAIN = sorted(name for name in modules() if layer(name) not in OUTER)


def effects_of(module: str) -> set[str]:
    """What a module imports or calls that is not pure."""
    imported = {name.partition(".")[0] for name in imports_of(module)}
    called = {
        node.func.id if isinstance(node.func, ast.Name) else node.func.attr
        for node in ast.walk(modules()[module])
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute)
    }
    return (imported | called) & (FILES | CLOCK | OTHER_EFFECTS)


@pytest.mark.parametrize("module", DOMAIN)
def test_the_domain_has_no_files_no_clock_and_no_chance_of_its_own(module: str) -> None:
    allowed = READING if module in READERS or module in GATHERERS else set()
    assert effects_of(module) - allowed == set(), f"{module}: take it as an argument"


@pytest.mark.parametrize("module", sorted(set(DOMAIN) - set(GATHERERS)))
def test_the_domain_has_none_through_what_it_imports_either(module: str) -> None:
    ways = ways_from(module)
    reached = {name: way for name, way in ways.items() if layer(name) in OUTER or name in GATHERERS}
    assert reached == {}, f"{module}: let the edge import it and give what it reads"


@pytest.mark.parametrize("module", [*READERS, *GATHERERS])
def test_an_exception_named_here_is_one(module: str) -> None:
    assert effects_of(module) != set()


def test_packages_do_not_import_each_other_in_circles() -> None:
    graph: dict[str, set[str]] = {}
    for module in modules():
        if module != FACE:
            layers = {layer(name) for name in imports_of(module) if name.startswith(f"{FACE}.")}
            graph.setdefault(layer(module), set()).update(layers - {layer(module)})
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail(" -> ".join(error.args[1]))


def test_only_the_outer_layers_import_the_public_face() -> None:
    users = {module for module in modules() if FACE in imports_of(module)}
    assert {layer(module) for module in users} <= OUTER
