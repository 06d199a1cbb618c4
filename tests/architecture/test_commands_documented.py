"""docs/commands.md names every command and no other; its page on the site every option, in each language."""

import re
from collections.abc import Iterator
from functools import cache
from inspect import Parameter

import pytest
from cyclopts import App

from nonuple.cli.program import app
from nonuple.texts import Language
from scripts.site.languages import in_language
from scripts.site.made import with_options
from tests.architecture.sources import ROOT

PAGE = ROOT / "docs" / "commands.md"
HEADING = re.compile(r"^#+ `(nonuple(?: [a-z][a-z-]*)*)", re.MULTILINE)


def walk(command: App, path: tuple[str, ...] = ("nonuple",)) -> Iterator[tuple[str, App]]:
    yield " ".join(path), command
    for name in command:
        if not name.startswith("-"):
            yield from walk(command[name], (*path, name))


@cache
def sections(language: Language) -> dict[str, str]:
    """The text under each command's heading, heading included."""
    text = with_options(in_language(PAGE.read_text("utf-8"), language), language)
    heads = list(HEADING.finditer(text))
    ends = [head.start() for head in heads[1:]] + [len(text)]
    return {head[1]: text[head.start() : end] for head, end in zip(heads, ends, strict=True)}


def arguments_of(command: App) -> Iterator[tuple[str, ...]]:
    """For each argument the ways to name it, one of which must be documented; `--no-` forms go without."""
    if command.default_command is None:
        return
    for argument in command.assemble_argument_collection():
        ways = tuple(
            name
            for name in argument.names
            if name not in argument.negatives and (not name.startswith("-") or name.startswith("--"))
        )
        if argument.field_info.kind is Parameter.KEYWORD_ONLY:
            yield from ((way,) for way in ways)
        else:
            yield (argument.field_info.name.upper(), *ways)


COMMANDS = dict(walk(app))


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize("name", COMMANDS)
def test_a_command_and_its_options_are_documented(name: str, language: Language) -> None:
    section = sections(language).get(name)
    assert section is not None, f"docs/commands.md has no heading for `{name}`"
    for ways in arguments_of(COMMANDS[name]):
        assert any(re.search(rf"(?<![\w-]){re.escape(way)}(?![\w-])", section) for way in ways), (
            f"docs/commands.md, `{name}`: {' or '.join(ways)} is not documented"
        )


def test_no_command_is_documented_that_does_not_exist() -> None:
    assert set(sections("fr")) <= set(COMMANDS)
