"""What the label of a wheel promises, compared with what is in it: `python -m scripts.labels WHEEL …`.

A label that promises too much is found only by those whose computer is old: the wheel installs, then stops
at an instruction or a symbol that is not there.
"""

import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import capstone
import lief

CARRIED = (
    "nonuple/server/static/index.html",
    *(
        f"nonuple/server/doc/{language}/{page}.html"
        for language in ("fr", "en")
        for page in ("index", "articles")
    ),
    "nonuple/rules/evidence.json",
    "nonuple/data/licences.json",
    "nonuple/words_io/data/words.xz",
)
"""Made before the wheel is, and not in the repository, or the program is nothing without it."""
LABELS = {
    "linux-x86_64": r"manylinux2014_x86_64\.manylinux_2_17_x86_64",
    "linux-aarch64": r"manylinux2014_aarch64\.manylinux_2_17_aarch64",
    "windows-x86_64": r"win_amd64",
    "macos-arm64": r"macosx_11_0_arm64",
    "macos-x86_64": r"macosx_10_12_x86_64",
}
_GLIBC = (2, 17)
_OF_LINUX = {"libc.so.6", "libm.so.6", "libdl.so.2", "libpthread.so.0", "librt.so.1", "libgcc_s.so.1"}
_OF_LINUX |= {"ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1"}
_OF_WINDOWS = re.compile(
    r"(python3|kernel32|ntdll|msvcrt|userenv|ws2_32|advapi32|bcrypt\w*|api-ms-win-[\w-]+)\.dll", re.IGNORECASE
)
_OF_MACOS = re.compile(r"/usr/lib/lib(System\.B|iconv\.2|charset\.1)\.dylib|@rpath/\S+")
_MACOS = {"macos-arm64": [11, 0], "macos-x86_64": [10, 12]}
_SIGNED_SINCE = [11]
"""Apple's own processors run nothing that is not signed, by anybody."""
_LATER_THAN_V2 = {
    *(capstone.x86.X86_GRP_AVX, capstone.x86.X86_GRP_AVX2, capstone.x86.X86_GRP_AVX512),
    *(capstone.x86.X86_GRP_FMA, capstone.x86.X86_GRP_FMA4, capstone.x86.X86_GRP_F16C),
    *(capstone.x86.X86_GRP_BMI, capstone.x86.X86_GRP_BMI2, capstone.x86.X86_GRP_TBM),
}
"""Of which x86-64-v2, processors of 2009 and after, has none."""
_HARMLESS = {0, capstone.x86.X86_INS_TZCNT}
"""Data between instructions; and what older processors take for bsf, which will do."""


def troubles(wheel: Path, name: str) -> list[str]:
    """In what the wheel differs from its label; nothing when all is well."""
    return list(_troubles(wheel, name))


def _troubles(wheel: Path, name: str) -> Iterator[str]:
    if not re.fullmatch(rf"nonuple-[^-]+-cp311-abi3-{LABELS[name]}\.whl", wheel.name):
        yield f"is labelled as no wheel for {name} is"
    with ZipFile(wheel) as archive, tempfile.TemporaryDirectory() as folder:
        names = set(archive.namelist())
        yield from (f"lacks {one}" for one in CARRIED if one not in names)
        kernels = [one for one in names if one.endswith((".so", ".pyd"))]
        if len(kernels) != 1:
            yield f"has {len(kernels)} kernels"
            return
        binary = lief.parse(archive.extract(kernels[0], folder))
    match binary:
        case lief.ELF.Binary():
            yield from _of_linux(binary)
        case lief.PE.Binary():
            yield from _of_windows(binary)
        case lief.MachO.Binary():
            yield from _of_macos(binary, _MACOS[name])
        case _:
            yield "has a kernel of no kind that is known"
            return
    if name.endswith("x86_64"):
        yield from too_new(binary)
    checked = [sys.executable, "-m", "abi3audit", "--strict", "--summary", str(wheel)]
    ran = subprocess.run(checked, capture_output=True, text=True, check=False)
    if ran.returncode:
        yield f"uses what is not in Python's stable interface: {ran.stdout} {ran.stderr}"


def _of_linux(binary: lief.ELF.Binary) -> Iterator[str]:
    yield from (f"needs {one}" for one in map(_text, binary.libraries) if one not in _OF_LINUX)
    for needed in binary.symbols_version_requirement:
        for one in needed.get_auxiliary_symbols():
            version = re.fullmatch(r"GLIBC_([\d.]+)", _text(one.name))
            if version and tuple(map(int, version[1].split("."))) > _GLIBC:
                yield f"needs {version[0]}"


def _text(name: str | bytes) -> str:
    """Names that are no text come as bytes."""
    return name if isinstance(name, str) else name.decode("latin-1")


def _names(parts: Iterable[Any]) -> Iterator[str]:
    return (_text(part.name) for part in parts)


def _of_windows(binary: lief.PE.Binary) -> Iterator[str]:
    yield from (f"needs {one}" for one in _names(binary.imports) if not _OF_WINDOWS.fullmatch(one))


def _of_macos(binary: lief.MachO.Binary, oldest: list[int]) -> Iterator[str]:
    yield from (f"needs {one}" for one in _names(binary.libraries) if not _OF_MACOS.fullmatch(one))
    told = binary.build_version or binary.version_min
    asked = list(told.minos if isinstance(told, lief.MachO.BuildVersion) else told.version) if told else []
    if asked[:2] > oldest:
        yield f"needs macOS {asked}"
    if oldest >= _SIGNED_SINCE and not binary.has_code_signature:
        yield "has no signature"


def too_new(binary: lief.ELF.Binary | lief.PE.Binary | lief.MachO.Binary) -> Iterator[str]:
    """Instructions that a processor of 2009 does not have."""
    reader = capstone.Cs(capstone.CS_ARCH_X86, capstone.CS_MODE_64)
    reader.detail = reader.skipdata = True
    for section in binary.sections:
        if section.name in (".text", "__text"):
            for one in reader.disasm(bytes(section.content), section.virtual_address):
                if one.id in _HARMLESS:
                    continue
                if not _LATER_THAN_V2.isdisjoint(one.groups):
                    yield f"has {one.mnemonic} {one.op_str}, which not all processors have"
                    return


def main(wheels: list[Path]) -> None:
    for wheel in wheels:
        name = next((one for one, label in LABELS.items() if re.search(label, wheel.name)), "linux-x86_64")
        if found := troubles(wheel, name):
            sys.exit("\n".join(f"{wheel.name}: {trouble}" for trouble in found))
        print(f"{wheel.name}: as its label says")


if __name__ == "__main__":
    main([Path(given) for given in sys.argv[1:]])
