"""Finding the code that states articles."""

import importlib
import pkgutil
from pathlib import Path

_PACKAGE = str(Path(__file__).parents[1])
_EDGES = {"__main__", "cli", "demo", "game", "server", "store", "words_io"}
"""No rules live there."""


def import_rules() -> None:
    """Import every module that may state a rule, so that its articles are registered."""
    for package in pkgutil.iter_modules([_PACKAGE], "nonuple."):
        if package.name.removeprefix("nonuple.") in _EDGES:
            continue
        module = importlib.import_module(package.name)
        if package.ispkg:
            for inner in pkgutil.walk_packages(module.__path__, f"{package.name}."):
                importlib.import_module(inner.name)
