"""The licences of all that is shipped, into the file that `nonuple licences` reads.

`make install` runs `python -m scripts.licences` when what is shipped has changed. The screens tell theirs
themselves (the bundler writes them), crates by cargo, Python's packages by what is installed here.
"""

import json
import re
import subprocess
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Any

import msgspec

from nonuple.cli.licences import FILE, Shipped, ShippedPart

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "python" / "nonuple"
ONLY_BUILDS = {"maturin"}
_PINNED = re.compile(r"^([a-z0-9-]+)==(\S+)", re.MULTILINE)
_TOLD_BY_HAND = {"colorama": "BSD-3-Clause", "rich-click": "MIT"}
"""Where the package says it in no field, or is of another system than this one."""
_RUST = "The Rust standard library is dual-licensed; the Apache License 2.0 is that of Nonuple itself."
_MINGW = "Linked into the wheel for Windows."


def shipped() -> Iterator[Shipped]:
    yield Shipped(ShippedPart.PROGRAM, "nonuple", _version(), "Apache-2.0", _read(ROOT / "LICENSE"))
    yield from _data()
    yield from screens()
    yield from _crates()
    yield from _packages()


def _version() -> str:
    found = re.search(r'^version = "(.+)"$', _read(ROOT / "pyproject.toml"), re.MULTILINE)
    assert found is not None
    return found[1]


def _data() -> Iterator[Shipped]:
    words, fonts = PACKAGE / "words_io" / "data", PACKAGE / "documents" / "fonts"
    text = _read(words / "NOTICE.md") + "\n" + _read(words / "LICENSE")
    yield Shipped(ShippedPart.WORDS, "Grammalecte", "", "MPL-2.0", text)
    yield Shipped(ShippedPart.WORDS, "jsRealB", "", "CC-BY-4.0", _read(words / "JSREALB.md"))
    text = _read(words / "USAGE.md") + "\n" + _read(words / "LEXIQUE.md")
    yield Shipped(ShippedPart.WORDS, "Lexique, wordfreq", "", "CC-BY-SA-4.0", text)
    yield Shipped(ShippedPart.WORDS, "English Wiktionary", "", "CC-BY-SA-3.0", _read(words / "GLOSSES.md"))
    for file in sorted(fonts.glob("OFL-*.txt")):
        name = file.stem.removeprefix("OFL-").replace("-", " ").title()
        yield Shipped(ShippedPart.PAPER, name, "", "OFL-1.1", _read(file))


def screens() -> Iterator[Shipped]:
    """What is bundled into the pages."""
    for one in json.loads(_read(PACKAGE / "server" / "static" / "licences.json")):
        yield Shipped(ShippedPart.SCREENS, one["name"], one["version"], one["identifier"], one["text"])


def _crates() -> Iterator[Shipped]:
    """What is linked into the kernel or the page: nothing that only builds them or writes code of them."""
    reached = {one["name"]: one for folder in (ROOT, ROOT / "page") for one in _reached(folder)}
    for name, one in sorted(reached.items()):
        text = _of_crate(Path(one["manifest_path"]).parent)
        yield Shipped(ShippedPart.KERNEL, name, one["version"], one["license"], text)
    yield Shipped(ShippedPart.KERNEL, "std", "", "MIT OR Apache-2.0", _RUST)
    yield Shipped(ShippedPart.KERNEL, "mingw-w64", "", "ZPL-2.1", _MINGW)
    yield Shipped(ShippedPart.KERNEL, "libgcc", "", "GPL-3.0-or-later WITH GCC-exception-3.1", _MINGW)


def _reached(folder: Path) -> Iterator[dict[str, Any]]:
    """The packages of others that the crates of a workspace are linked with."""
    told = subprocess.check_output(["cargo", "metadata", "--format-version", "1", "--locked"], cwd=folder)
    metadata = json.loads(told)
    packages = {one["id"]: one for one in metadata["packages"]}
    needs = {node["id"]: list(_linked(node, packages)) for node in metadata["resolve"]["nodes"]}
    root = metadata["resolve"]["root"]
    reached, waiting = set[str](), [root] if root else list(metadata["workspace_members"])
    while waiting:
        id = waiting.pop()
        if id not in reached:
            reached.add(id)
            waiting += needs[id]
    yield from (packages[id] for id in reached if packages[id]["source"] is not None)


def _linked(node: dict[str, Any], packages: dict[str, Any]) -> Iterator[str]:
    for need in node["deps"]:
        writes_code = any("proc-macro" in target["kind"] for target in packages[need["pkg"]]["targets"])
        if not writes_code and any(kind["kind"] is None for kind in need["dep_kinds"]):
            yield need["pkg"]


def _of_crate(folder: Path) -> str:
    """Of two licences the shorter one."""
    files = sorted(folder.glob("LICEN[CS]E*"), key=lambda file: file.stat().st_size)
    return _read(files[0]) if files else ""


def _packages() -> Iterator[Shipped]:
    """Installed beside, each with its own texts; those of another system are told by the lock alone."""
    for name, locked in dict(_PINNED.findall(_read(ROOT / "requirements.lock"))).items():
        if name not in ONLY_BUILDS:
            try:
                found = distribution(name)
            except PackageNotFoundError:
                yield Shipped(ShippedPart.PYTHON, name, locked, _TOLD_BY_HAND[name], "")
            else:
                yield Shipped(ShippedPart.PYTHON, name, locked, _licence_of(found), _texts_of(found))


def _licence_of(package: Distribution) -> str:
    def told(field: str) -> list[str]:
        return package.metadata.get_all(field) or []

    classes = [one.rpartition(" :: ")[2] for one in told("Classifier") if "License ::" in one]
    written = "".join(told("License")).strip()
    short = written if written and "\n" not in written and len(written) < 60 else ""
    found = "".join(told("License-Expression")) or short or " AND ".join(classes)
    return found.removesuffix(" License") or _TOLD_BY_HAND[package.metadata["Name"]]


def _texts_of(package: Distribution) -> str:
    names = package.metadata.get_all("License-File") or ()
    files = [file for file in package.files or () if Path(file).name in {Path(name).name for name in names}]
    return "\n\n".join(_read(Path(str(file.locate()))) for file in files if ".dist-info" in str(file))


def _read(path: Path) -> str:
    return path.read_text("utf-8")


def main() -> None:
    FILE.write_bytes(msgspec.json.encode(list(shipped())))


if __name__ == "__main__":
    main()
