"""The benches run, and what they assert holds."""

import subprocess
import sys

from tests.repository import ROOT


def test_one_pass_of_every_bench() -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "benches", "--quick"], cwd=ROOT, check=False, capture_output=True, text=True
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "positions-natural" in ran.stdout
