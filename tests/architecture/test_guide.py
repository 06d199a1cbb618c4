"""The commands of the guide work, in the order in which a reader meets them."""

import subprocess
import sys
from pathlib import Path

from tests.architecture.test_readme import examples


def test_every_command_of_the_guide_succeeds(tmp_path: Path) -> None:
    commands = [command for command, _ in examples("docs/guide.md")]
    assert len(commands) > 20
    for command in commands:
        script = f'nonuple() {{ "{sys.executable}" -m nonuple "$@"; }}\n{command}'
        ran = subprocess.run(
            ["bash", "-euc", script], cwd=tmp_path, check=False, capture_output=True, encoding="utf-8"
        )
        assert ran.returncode == 0, f"{command}\n{ran.stdout[-500:]}{ran.stderr}"
