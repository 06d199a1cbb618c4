"""What `--help` prints, in the user's language."""

import inspect
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, get_args

from rich import box
from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Styled

from nonuple.cli.prose import WIDEST, say
from nonuple.texts import Text, examples
from nonuple.texts import commands as texts

if TYPE_CHECKING:  # the overview is printed without them
    from cyclopts import App, Argument

_PLACEHOLDERS = {int: "N", float: "N", str: "TEXT", Path: "FILE"}


class Row(NamedTuple):
    """An argument or an option as it is typed, and what it is for."""

    name: str
    about: str


def print_overview() -> None:
    """The help of the program itself: every command in a line."""
    _print_page("", texts.GROUPS, [])


def print_help(root: "App", tokens: Sequence[str]) -> None:
    """The help of the command that these words call."""
    chain, apps, _ = root.parse_commands(tokens)
    command = apps[-1]
    with root.app_stack(apps):
        arguments = list(command.assemble_argument_collection()) if command.default_command else []
    _print_page(" ".join(chain), {texts.COMMANDS: command_names(command)}, arguments)


def rows(root: "App", path: Sequence[str]) -> list[Row]:
    """What `--help` tells of all that a command takes."""
    _, apps, _ = root.parse_commands(path)
    if not apps[-1].default_command:
        return []
    with root.app_stack(apps):
        arguments = apps[-1].assemble_argument_collection()
    return [_row(one, texts.OF_COMMANDS.get(" ".join(path), {})) for one in arguments]


def _print_page(path: str, groups: Mapping[Text, Sequence[str]], arguments: Sequence["Argument"]) -> None:
    given = [one for one in arguments if not one.name.startswith("-")]
    chosen = [one for one in arguments if one.name.startswith("-")]
    console = Console(highlight=False)
    usage = ["nonuple", *path.split(), *_usage(any(groups.values()), given, chosen)]
    console.print(texts.USAGE.say(command=" ".join(usage)), markup=False, soft_wrap=True)
    for text in (texts.ABOUT.get(path), texts.FURTHER.get(path)):
        if text is not None:
            console.print()
            say(console, text.say())
    console.print()
    about = texts.OF_COMMANDS.get(path, {})
    for title, names in groups.items():
        _print_box(console, title, [Row(name, _about(path, name)) for name in names])
    _print_box(console, texts.ARGUMENTS, [_row(one, about) for one in given])
    _print_box(console, texts.OPTIONS, [*(_row(one, about) for one in chosen), *_flags(not path)])
    _print_examples(console, examples.OF_COMMANDS.get(path, ()))


def _print_examples(console: Console, shown: Sequence[str]) -> None:
    """Lines to copy, in one piece each however long."""
    if shown:
        console.print()
        console.print(Styled(examples.EXAMPLES.say()))
    for line in shown:
        console.print(Styled(f"  {line}"), soft_wrap=True)


def command_names(command: "App") -> list[str]:
    return sorted(name for name in command if not name.startswith("-"))


def _about(path: str, name: str) -> str:
    text = texts.ABOUT.get(f"{path} {name}".strip())
    return text.say() if text else ""


def _usage(commands: bool, given: Sequence["Argument"], chosen: Sequence["Argument"]) -> Iterator[str]:
    """What follows the command."""
    if commands:
        yield texts.COMMAND.say()
    yield from (_labelled(one) for one in chosen if one.required)
    if any(not one.required for one in chosen):
        yield texts.SOME_OPTIONS.say()
    for one in given:
        many = one.field_info.kind is inspect.Parameter.VAR_POSITIONAL
        name = placeholder(one.name) + ("…" if many else "")
        yield name if one.required else f"[{name}]"


def _labelled(argument: "Argument") -> str:
    """`--port N`, `--browser, --no-browser`."""
    if not argument.name.startswith("-"):
        return placeholder(argument.name)
    names = ", ".join(argument.names)
    if argument.hint is bool:
        return names
    return f"{names} {placeholder(_metavar(argument))}"


def _metavar(argument: "Argument") -> str:
    metavar, kinds = argument.parameter.metavar, (argument.hint, *get_args(argument.hint))
    if isinstance(metavar, str):
        return metavar
    return next((name for kind, name in _PLACEHOLDERS.items() if kind in kinds), "TEXT")


def placeholder(name: str) -> str:
    """What stands for a value, in the user's language; an option is called the same in all."""
    text = texts.PLACEHOLDERS.get(name)
    return text.say() if text else name


def known_names() -> dict[str, str]:
    """What options can be given that name data of the package."""
    from nonuple.pieces.variant import variants
    from nonuple.rulebooks.registry import for_duplicate

    return {"rulebooks": ", ".join(for_duplicate()), "variants": ", ".join(variants())}


def _said(text: Text) -> str:
    """The sentence; what is known is looked up where it is named, as that takes rulebooks to be read."""
    return text.say(**known_names()) if "{" in text.fr else text.say()


def _row(argument: "Argument", about: dict[str, Text]) -> Row:
    text, default = about.get(argument.name), argument.field_info.default
    said = [_said(text)] if text else []
    if argument.required:
        said.append(texts.REQUIRED.say())
    elif (
        argument.parameter.show_default is not False
        and isinstance(default, str | int | float)
        and default not in (False, "")
    ):
        said.append(texts.BY_DEFAULT.say(value=f"{default:g}" if isinstance(default, float) else default))
    return Row(_labelled(argument), " ".join(said))


def _flags(at_root: bool) -> list[Row]:
    """What every command takes, and what only the program itself does."""
    version = [Row("--version", texts.VERSION.say())] if at_root else []
    return [Row("--help, -h", texts.HELP.say()), *version]


def _print_box(console: Console, title: Text, rows: Sequence[Row]) -> None:
    if not rows:
        return
    table = Table.grid(padding=(0, 2))
    table.add_column(style="cyan", max_width=28)
    table.add_column()
    for name, about in rows:
        table.add_row(Styled(name), Styled(about))
    width = min(console.width, WIDEST)
    console.print(Panel(table, title=title.say(), title_align="left", box=box.ROUNDED, width=width))
