"""What `import nonuple` offers."""

import subprocess
import sys

import pytest

import nonuple


@pytest.mark.parametrize("name", nonuple.__all__)
def test_every_name_of_the_public_face_is_there(name: str) -> None:
    assert getattr(nonuple, name) is not None


def test_an_unknown_name_is_told_as_python_does() -> None:
    with pytest.raises(AttributeError, match="Bored"):
        getattr(nonuple, "Bored")  # noqa: B009


def test_a_command_pays_only_for_what_it_uses() -> None:
    """Looking up a word imports neither games nor judging."""
    program = "import sys, nonuple.cli.lexicon; print([m for m in sys.modules if m.startswith('nonuple.')])"
    ran = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert "nonuple.slips" not in ran.stdout
    assert "nonuple.play.duplicate" not in ran.stdout
