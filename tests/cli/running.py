"""Commands run in this process, as `nonuple COMMAND` would."""

import io
import sys
from typing import NamedTuple

import pytest

from nonuple.cli import main


class Ran(NamedTuple):
    """What a command did."""

    code: int
    out: str
    err: str


def run(capsys: pytest.CaptureFixture[str], *arguments: str, given: bytes = b"") -> Ran:
    """Run a command with these arguments and this standard input."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["nonuple", *arguments])
        patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given)))
        with pytest.raises(SystemExit) as stopped:
            main()
    out, err = capsys.readouterr()
    code = stopped.value.code
    return Ran(code if isinstance(code, int) else 0, out, err)
