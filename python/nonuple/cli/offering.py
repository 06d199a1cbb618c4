"""What can be typed after each command: commands under it, options, values; whatever the shell."""

from collections.abc import Iterator
from enum import Enum
from pathlib import Path
from typing import Literal, NamedTuple, get_args, get_origin

from cyclopts import Argument

from nonuple.cli.helping import command_names, known_names
from nonuple.cli.program import app as program
from nonuple.pieces.formula import FORMULAS
from nonuple.pieces.variant import variants
from nonuple.rulebooks.registry import for_duplicate
from nonuple.texts import Text
from nonuple.texts import commands as texts

_FILES = {"BACKUP", "DIR", "EVENT", "FILE", "SEALED"}
_HELP = "--help"


class Word(NamedTuple):
    """Something to type, and what it means."""

    name: str
    about: str


class Offered(NamedTuple):
    """An option: what may follow it."""

    word: Word
    takes: bool
    """Whether a value follows."""
    values: tuple[str, ...]
    """The only values there are, if they are known."""
    files: bool


class Offers(NamedTuple):
    """All that can follow one command."""

    path: str
    """The words that call it, `nonuple` apart."""
    commands: tuple[Word, ...]
    options: tuple[Offered, ...]
    values: tuple[str, ...]
    """What it is given, where only these do."""
    files: bool
    """Whether it is given files."""


def offers() -> list[Offers]:
    """For the program itself, then for each command."""
    return list(_walk(()))


def _walk(path: tuple[str, ...]) -> Iterator[Offers]:
    _, apps, _ = program.parse_commands(path)
    command = apps[-1]
    with program.app_stack(apps):
        arguments = list(command.assemble_argument_collection()) if command.default_command else []
    called, names = " ".join(path), command_names(command)
    about = texts.OF_COMMANDS.get(called, {})
    yield Offers(
        called,
        tuple(Word(name, texts.ABOUT[" ".join((*path, name))].say()) for name in names),
        (
            *(one for argument in arguments for one in _options(argument, about)),
            Offered(Word(_HELP, texts.HELP.say()), takes=False, values=(), files=False),
        ),
        tuple(value for one in arguments if not one.name.startswith("-") for value in _values(one)),
        any(argument.name in _FILES for argument in arguments),
    )
    for name in names:
        yield from _walk((*path, name))


def _options(argument: Argument, about: dict[str, Text]) -> Iterator[Offered]:
    if not argument.name.startswith("-"):
        return
    text = about.get(argument.name)
    said = text.say(**known_names()) if text else ""
    takes = argument.hint is not bool
    for name in argument.names:
        if name.startswith("--"):
            yield Offered(Word(name, said), takes, _values(argument), takes and _is_file(argument))


def _is_file(argument: Argument) -> bool:
    typed = Path in (argument.hint, *get_args(argument.hint))
    return typed or argument.parameter.metavar in _FILES or argument.name in ("--lexicon", "--out")


def _values(argument: Argument) -> tuple[str, ...]:
    named = {"--formula": FORMULAS, "--edition": for_duplicate(), "--variant": variants()}
    if argument.name in named:
        return tuple(named[argument.name])
    return tuple(_of(argument.hint))


def _of(hint: object) -> Iterator[str]:
    if get_origin(hint) is Literal:
        yield from map(str, get_args(hint))
    elif isinstance(hint, type) and issubclass(hint, Enum):
        yield from (str(one.value) for one in hint)
    else:
        for part in get_args(hint):
            yield from _of(part)
