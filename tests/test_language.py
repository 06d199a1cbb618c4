"""A program that chooses no language is told in that of its environment."""

import os
import subprocess
import sys

import pytest

PROGRAM = """
from nonuple import Game
try:
    Game().draw("FEDAYIN").draw("MOUSSEZ")
except ValueError as refusal:
    print(refusal)
"""


def said(**environment: str) -> str:
    inherited = {
        name: value for name, value in os.environ.items() if name not in ("NONUPLE_LANG", "LC_ALL", "LANG")
    }
    return subprocess.check_output(
        [sys.executable, "-c", PROGRAM], env=inherited | environment, encoding="utf-8"
    )


@pytest.mark.parametrize("environment", [{"NONUPLE_LANG": "en"}, {"LANG": "en_GB.UTF-8", "PYTHONUTF8": "1"}])
def test_a_refusal_of_the_library_is_in_the_language_of_the_environment(environment: dict[str, str]) -> None:
    assert said(**environment).startswith("not possible now")


def test_nonuple_lang_comes_first_and_french_is_the_habit() -> None:
    assert said(NONUPLE_LANG="fr", LANG="en_GB.UTF-8", PYTHONUTF8="1") == said(PYTHONUTF8="1")
    assert said(PYTHONUTF8="1").startswith("impossible maintenant")
