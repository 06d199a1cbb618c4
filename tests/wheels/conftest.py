"""What tests of wheels stand on. Those of Windows take minutes and heavy packages: `make soak` runs them."""

import os

import pytest

collect_ignore = (
    [] if os.environ.get("NONUPLE_SOAK") == "1" else ["test_windows.py", "test_windows_installer.py"]
)


@pytest.fixture
def anyio_backend() -> tuple[str, dict[str, bool]]:
    return "asyncio", {"use_uvloop": True}
