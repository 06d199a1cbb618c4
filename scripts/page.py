"""What the page that plays without a server loads, into web/made: `make` calls this; see docs/page.md.

The games at home compiled to WebAssembly, the word list packed, and what the rulebooks say as data. Where no
toolchain can be had the page is left out: the server needs none of it.
"""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

from nonuple.pieces.formula import FORMULAS
from nonuple.pieces.variant import USUAL
from nonuple.play.duplicate.sampling import drawing
from nonuple.play.duplicate.settings import Settings
from nonuple.play.solo.data import facts_of
from nonuple.rulebooks.registry import CURRENT
from nonuple.rulebooks.shown import Called, rulebooks_shown
from nonuple.server.http.house import Choices, VariantView
from nonuple.texts import Text, home, pieces
from nonuple.words_io import default
from nonuple.words_io.naming import named
from scripts.rust import Toolchain, toolchain_for

ROOT = Path(__file__).parents[1]
MADE = ROOT / "web" / "made"
SOURCES = ROOT / "page"
TRIPLE = "wasm32-unknown-unknown"
BUILT = ROOT / "target" / "page"
_CODE = re.compile(r'"((?:home|pieces)\.[A-Z_]+)"')
_LEFT_OUT = (
    "make: the page that plays without a server is left out: no Rust for it (rustup target add "
    f"{TRIPLE}, or Debian's packages rustc-web, cargo-web and rust-web-src)"
)


# --- The module --------------------------------------------------------------------------------------------


def module(toolchain: Toolchain, linker: str) -> None:
    """Compiled, and with the glue that browsers load it by."""
    manifest = ["--manifest-path", str(SOURCES / "Cargo.toml"), "--quiet", "--locked"]
    programs, options, added = toolchain.programs, [], {"RUSTFLAGS": "", "CARGO_TARGET_DIR": str(BUILT)}
    if programs is not None:
        added |= {"PATH": f"{programs}:{os.environ['PATH']}", "CARGO_TARGET_DIR": f"{BUILT}-debian"}
    if toolchain.compiles_library:
        added |= {"RUSTC_BOOTSTRAP": "1", "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER": linker}
        options = ["-Zbuild-std=std,panic_abort", "-Zbuild-std-features="]
    cargo = "cargo" if programs is None else str(programs / "cargo")
    _run([cargo, "build", *manifest, "--release", "--lib", "--target", TRIPLE, *options], added)
    compiled = Path(added["CARGO_TARGET_DIR"]) / TRIPLE / "release" / "nonuple_page.wasm"
    bind = ["cargo", "run", *manifest, "--package", "nonuple-bind", "--"]
    _run([*bind, str(compiled), str(MADE)], {"CARGO_TARGET_DIR": str(BUILT)})


def _run(command: list[str], added: dict[str, str]) -> None:
    if subprocess.run(command, env={**os.environ, **added}, check=False).returncode:
        sys.exit(f"make: {' '.join(command)} failed")


@cache
def linker() -> str | None:
    """Rust's own, wherever a toolchain has it; else LLVM's."""
    rustc = shutil.which("rustc")
    if rustc is not None:
        root = Path(subprocess.check_output([rustc, "--print", "sysroot"], text=True).strip())
        found = next(root.glob("lib/rustlib/*/bin/rust-lld"), None)
        if found is not None:
            return str(found)
    return shutil.which("wasm-ld")


# --- The words ---------------------------------------------------------------------------------------------


def packed(words: list[bytes]) -> bytes:
    """Sorted words, each by what it adds to the one before: `page/src/packed.rs` reads it."""
    shared = [_shared(*pair) for pair in zip([b"", *words], words, strict=False)]
    steps = bytes(kept << 4 | len(word) - kept for kept, word in zip(shared, words, strict=True))
    letters = b"".join(word[kept:] for kept, word in zip(shared, words, strict=True))
    return len(words).to_bytes(4, "little") + steps + letters


def _shared(one: bytes, other: bytes) -> int:
    return next((at for at, pair in enumerate(zip(one, other, strict=False)) if len(set(pair)) > 1), len(one))


# --- What the rulebooks say --------------------------------------------------------------------------------


def given(count: int) -> dict[str, object]:
    formulas = {name: Settings(edition=CURRENT, formula=name) for name in FORMULAS}
    draws = {name: {"edition": CURRENT, **drawing(settings)} for name, settings in formulas.items()}
    free = named(default.NAME, count)
    choices = Choices(
        lexicons=[free],
        rulebooks=[one for one in rulebooks_shown() if one.name == CURRENT],
        variants=[VariantView(USUAL.name, Called.by(USUAL.title))],
        levels=[],
        in_use=free,
        days=0,
    )
    return {
        "lexicon": {"name": default.NAME, "fingerprint": default.fingerprint()},
        "home": facts_of(USUAL),
        "draws": draws,
        "choices": choices,
        "sentences": {code: text._asdict() for code, text in sentences()},
    }


def sentences() -> Iterator[tuple[str, Text]]:
    """Those of the refusals that `home` names, and of the faults of a word."""
    modules = {"home": home, "pieces": pieces}
    for source in sorted((ROOT / "home" / "src").rglob("*.rs")):
        text = source.read_text()
        names = re.findall(r'^    "([A-Z_]+)",$', text, re.MULTILINE)
        for code in (*_CODE.findall(text), *(f"pieces.{name}" for name in names)):
            module, _, name = code.partition(".")
            yield code, getattr(modules[module], name)


def main() -> None:
    shutil.rmtree(MADE, ignore_errors=True)
    if toolchain_for(TRIPLE) is None:
        subprocess.run([ROOT / "scripts" / "packages", "library"], check=False)
    toolchain, lld = toolchain_for(TRIPLE), linker()
    if toolchain is None or (toolchain.compiles_library and lld is None):
        print(_LEFT_OUT, file=sys.stderr)
        return
    MADE.mkdir(parents=True)
    module(toolchain, lld or "")
    words = default.words_text().split(b"\n")
    (MADE / "words.bin").write_bytes(packed(words))
    (MADE / "given.json").write_bytes(msgspec.json.encode(given(len(words))))


if __name__ == "__main__":
    main()
