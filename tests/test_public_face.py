"""What `import nonuple` offers."""

import inspect
import subprocess
import sys
from collections.abc import Iterator
from typing import get_args, get_type_hints

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


INNER = {"do", "replay", "begin", "of", "at"}
"""They take events, commands, and what the kernel answers: the language of the games themselves."""


def given_to(thing: object) -> Iterator[tuple[str, object]]:
    """The types of all arguments of a public function, or of the public methods of a class."""
    if not inspect.isclass(thing):
        yield from get_type_hints(thing).items()
        return
    for name, member in vars(thing).items():
        function = member.__func__ if isinstance(member, classmethod | staticmethod) else member
        if inspect.isfunction(function) and name[0] != "_" and name not in INNER:
            yield from get_type_hints(function).items()


def classes_in(hint: object) -> Iterator[type]:
    if isinstance(hint, type) and not get_args(hint):
        yield hint
    for inner in get_args(hint):
        yield from classes_in(inner)


@pytest.mark.parametrize("name", [one for one in nonuple.__all__ if callable(getattr(nonuple, one))])
def test_what_is_given_to_the_library_can_be_made_from_its_public_names(name: str) -> None:
    public = {getattr(nonuple, one) for one in nonuple.__all__ if inspect.isclass(getattr(nonuple, one))}
    own = {
        one
        for argument, hint in given_to(getattr(nonuple, name))
        for one in classes_in(hint)
        if argument != "return" and one.__module__.startswith("nonuple.") and not is_protocol(one)
    }
    assert own <= public


def is_protocol(kind: type) -> bool:
    """Something of somebody else's, looked at only as far as it is used."""
    return bool(getattr(kind, "_is_protocol", False))
