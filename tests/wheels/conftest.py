"""What tests of wheels stand on. Windows and installers take minutes and much else: `make soak` runs them."""

import os

import pytest

_LONG = ["test_debian_package.py", "test_linux_file.py", "test_windows.py", "test_windows_installer.py"]
collect_ignore = [] if os.environ.get("NONUPLE_SOAK") == "1" else _LONG


@pytest.fixture
def anyio_backend() -> tuple[str, dict[str, bool]]:
    return "asyncio", {"use_uvloop": True}
