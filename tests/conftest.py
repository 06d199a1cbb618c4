"""What every test stands on: fixed examples, and directories of its own."""

import os
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# No test fails for the load of the machine; fixtures of a test serve all of its examples.
UNMINDED = [HealthCheck.too_slow, HealthCheck.function_scoped_fixture]
settings.register_profile(
    "default", derandomize=True, deadline=None, max_examples=50, suppress_health_check=UNMINDED
)
settings.register_profile(
    "soak", deadline=None, max_examples=2000, print_blob=True, suppress_health_check=UNMINDED
)
settings.load_profile("soak" if os.environ.get("NONUPLE_SOAK") == "1" else "default")

_TESTS = count(1)


@pytest.fixture(autouse=True, scope="session")
def own_environment(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """French, plain text, 80 columns, never the user's own lists; workers share the compiled ones."""
    own = tmp_path_factory.getbasetemp()
    shared = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("NONUPLE_DATA", str(own / "data"))
        patch.setenv("NONUPLE_CACHE", str(shared / "cache"))
        patch.setenv("NONUPLE_LANG", "fr")
        patch.setenv("NO_COLOR", "1")
        patch.setenv("COLUMNS", "80")
        patch.delenv("FORCE_COLOR", raising=False)
        yield own


@pytest.fixture(autouse=True)
def lists_of_its_own(own_environment: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test imports, learns or chooses is played with in no other one."""
    monkeypatch.setenv("NONUPLE_DATA", str(own_environment / f"data-{next(_TESTS)}"))
