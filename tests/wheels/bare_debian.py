"""A Debian in a folder, with what every Debian has and nothing besides: for `make soak`, as root."""

import os
import stat
import subprocess
from pathlib import Path

_MERGED = ("bin", "lib", "lib64", "sbin")
_KIND = "--no-{}".format
_DEPENDS = map(_KIND, ("recommends", "suggests", "conflicts", "breaks", "replaces", "enhances"))
_WHOLE = ("apt-cache", "depends", "--recurse", "--installed", *_DEPENDS)


def bare_debian(folder: Path) -> Path:
    """Its root: the packages that Debian calls essential, unpacked and noted as installed."""
    root, fetched = folder / "root", folder / "fetched"
    fetched.mkdir()
    for name in _MERGED:
        (root / "usr" / name).mkdir(parents=True)
        (root / name).symlink_to(f"usr/{name}")
    subprocess.run(["apt-get", "download", "-qq", *_essential()], cwd=fetched, check=True)
    noted = []
    for package in sorted(fetched.glob("*.deb")):
        files = subprocess.check_output(["dpkg-deb", "--fsys-tarfile", package])
        subprocess.run(["tar", "-x", "--keep-directory-symlink", "-C", root], input=files, check=True)
        noted.append(_said("dpkg-deb", "-f", str(package)).strip() + "\nStatus: install ok installed\n")
    (root / "var" / "lib" / "dpkg" / "status").write_text("\n".join(noted))
    for device, minor in (("null", 3), ("urandom", 9)):
        os.mknod(root / "dev" / device, stat.S_IFCHR | 0o666, os.makedev(1, minor))
    return root


def _essential() -> list[str]:
    told = _said("dpkg-query", "-W", "-f", "${Essential} ${Package}\n").splitlines()
    names = [line.partition(" ")[2] for line in told if line.startswith("yes ")]
    return sorted({line for line in _said(*_WHOLE, *names).splitlines() if line[:1].isalpha()})


def _said(*command: str) -> str:
    return subprocess.check_output(command, text=True)
