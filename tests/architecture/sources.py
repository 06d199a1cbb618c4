"""The project's own files and modules, read without running them."""

import ast
import subprocess
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "python" / "nonuple"


@cache
def project_files() -> tuple[Path, ...]:
    """Every file that is or would be committed."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    ).stdout
    paths = (ROOT / name for name in sorted(set(listed.split("\0"))) if name)
    return tuple(path for path in paths if path.is_file())


def tree_of(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"), str(file))


@cache
def modules() -> dict[str, ast.Module]:
    """Every Python module of the package by name, parsed."""
    return {_module_name(file): tree_of(file) for file in sorted(PACKAGE.rglob("*.py"))}


@cache
def imports_of(name: str) -> frozenset[str]:
    """Full names of what a module imports, wherever in it; a submodule is named as such."""
    found: set[str] = set()
    for node in ast.walk(modules()[name]):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{name}: relative import"
            source = str(node.module)
            for alias in node.names:
                inner = f"{source}.{alias.name}"
                found.add(inner if inner in modules() or inner == "nonuple._kernel" else source)
    return frozenset(found)


def ways_from(module: str) -> dict[str, str]:
    """Every module of the package that importing this one imports, and through which of them."""
    ways: dict[str, str] = {}
    waiting = [module]
    while waiting:
        importer = waiting.pop()
        new = [name for name in sorted(imports_of(importer)) if name in modules() and name not in ways]
        ways.update(dict.fromkeys(new, importer))
        waiting.extend(new)
    return ways


def _module_name(file: Path) -> str:
    parts = file.relative_to(PACKAGE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
