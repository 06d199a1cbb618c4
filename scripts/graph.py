"""Draw who imports whom, Python, kernel and screens, into docs/architecture.md: `python -m scripts.graph`."""

import ast
import re
from collections.abc import Iterator, Mapping, Set
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "architecture.md"

Graph = Mapping[str, frozenset[str]]
"""A name and the names of what it imports."""

_USE = re.compile(r"\bcrate::(\w+)")
_IMPORT = re.compile(r'(?:\bfrom\s+|\bimport\s+|\bimport\()"(\.[^"]+)"')


def python_modules() -> Graph:
    """Modules of the package, `contest.desk.slips` say, and those of the package that each imports."""
    base = ROOT / "python" / "nonuple"
    files = {_dotted(file.relative_to(base)): file for file in sorted(base.rglob("*.py"))}
    known = {*files, "_kernel"}
    found = {name: frozenset(_python_imports(file, known)) - {name} for name, file in files.items()}
    return {**found, "_kernel": frozenset()}


def _dotted(path: Path) -> str:
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts) or "nonuple"


def _python_imports(file: Path, known: Set[str]) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and str(node.module).partition(".")[0] == "nonuple":
            source = str(node.module).removeprefix("nonuple").lstrip(".")
            for alias in node.names:
                inner = f"{source}.{alias.name}".lstrip(".")
                yield inner if inner in known else source or "nonuple"


def kernel_modules() -> Graph:
    """Modules of the kernel: a directory is one."""
    base = ROOT / "kernel" / "src"
    found: dict[str, set[str]] = {}
    for file in sorted(base.rglob("*.rs")):
        name = file.relative_to(base).with_suffix("").parts[0]
        if name != "lib":
            found.setdefault(name, set()).update(_USE.findall(file.read_text("utf-8")))
    return {name: frozenset(used & found.keys() - {name}) for name, used in found.items()}


def screen_layers() -> Graph:
    """Layers of the screens, each screen by itself."""
    base = ROOT / "web" / "src"
    found: dict[str, set[str]] = {}
    for file in sorted((*base.rglob("*.ts"), *base.rglob("*.svelte"))):
        if not file.name.endswith(".test.ts"):
            layer = _layer(file.relative_to(base))
            named = (Path(one) for one in _IMPORT.findall(file.read_text("utf-8")))
            paths = ((file.parent / one).resolve() for one in named)
            used = (_layer(path.relative_to(base)) for path in paths if path.is_relative_to(base))
            found.setdefault(layer, set()).update(used)
    return {layer: frozenset(used - {layer}) for layer, used in found.items()}


def _layer(path: Path) -> str:
    if path.parts[0] == "screens" and len(path.parts) > 1:
        return f"screens/{path.parts[1]}"
    return path.parts[0].partition(".")[0]


def packages(modules: Graph) -> Graph:
    """The same a level up: `contest` for all its modules."""
    found: dict[str, set[str]] = {}
    for module, used in modules.items():
        found.setdefault(module.partition(".")[0], set()).update(one.partition(".")[0] for one in used)
    return {name: frozenset(used - {name}) for name, used in found.items()}


def without_detours(graph: Graph) -> Graph:
    """Only what is not reached through something else: the same order, fewer lines."""
    reached = {name: _reached(graph, name) for name in graph}
    return {
        name: frozenset(one for one in used if not any(one in reached[other] for other in used - {one}))
        for name, used in graph.items()
    }


def _reached(graph: Graph, name: str) -> set[str]:
    found: set[str] = set()
    waiting = [*graph[name]]
    while waiting:
        one = waiting.pop()
        if one not in found:
            found.add(one)
            waiting += graph[one]
    return found


def drawn(graph: Graph) -> str:
    """As a drawing that Markdown viewers show."""
    numbers = {name: f"n{number}" for number, name in enumerate(sorted(graph))}
    nodes = [f'  {number}["{name}"]' for name, number in numbers.items()]
    lines = [
        f"  {numbers[name]} --> {numbers[used]}"
        for name, those in sorted(without_detours(graph).items())
        for used in sorted(those)
    ]
    return "\n".join(("```mermaid", "graph TD", *nodes, *lines, "```"))


def sections() -> dict[str, str]:
    return {
        "packages": drawn(packages(python_modules())),
        "kernel": drawn(kernel_modules()),
        "screens": drawn(screen_layers()),
    }


def with_sections(page: str) -> str:
    for name, text in sections().items():
        begin, end = f"<!-- {name} -->", f"<!-- end of {name} -->"
        before, _, rest = page.partition(begin)
        page = f"{before}{begin}\n{text}\n{end}{rest.partition(end)[2]}"
    return page


if __name__ == "__main__":
    PAGE.write_text(with_sections(PAGE.read_text("utf-8")), "utf-8")
