"""Pages that are read from the program itself: its library, articles, recipes, options of commands."""

import ast
import enum
import inspect
import re
from collections.abc import Callable, Iterator
from contextvars import copy_context
from itertools import pairwise
from pathlib import Path

import nonuple
from nonuple.cli.helping import rows
from nonuple.cli.program import app
from nonuple.rulebooks.registry import rulebooks
from nonuple.rulebooks.rulebook import Rulebook
from nonuple.texts import Language, Text, speak
from scripts.site.pages import Page, chunks

LIBRARY = Text("La bibliothèque", "The library")
RECIPES = Text("Recettes", "Recipes")
ARTICLES = Text("Les articles, dans nos mots", "The articles, in our own words")
ABOUT_LIBRARY = """
What `import nonuple` offers, read from the code. All values are immutable: a step of a game is a new game.
They can be printed, compared and pickled. What cannot be used raises `Refusal`, a `ValueError` that is one
sentence; an argument of a wrong type raises `WrongArgument`, which is a `TypeError` too and names the
argument. Besides the classes and functions below there are `FRENCH` and `ENGLISH`, letters and boards;
`FORMULAS`, the ways to play by their names, and `NORMAL`, the usual one; `game_commands`, `free_commands`,
`solo_commands` and `family_commands`, whose classes the `do` of these games takes.
"""
_BOUNDED = re.compile(r"Annotated\[(\w+), Meta\([^)]*\)\]")
_MOST_TYPES = 4
"""More are one of many events or commands, for whoever reads the code."""
ABOUT_RECIPES = (
    "Each is a script of the repository (`docs/recipes`), run by a test and checked by `mypy --strict`."
)

_COMMAND = re.compile(r"^#+ `nonuple((?: [a-z][a-z-]*)*)[^`]*`$", re.MULTILINE)
_STARS = re.compile(r"`[^`]*`|\*")


def with_options(page: str, language: Language) -> str:
    """The page of the commands; each of them followed by what `--help` tells of its arguments and options."""
    begins = [found.start() for found in _COMMAND.finditer(page)]
    sections = [page[begin:end] for begin, end in pairwise((*begins, len(page)))]
    told = (
        f"{section.rstrip()}\n\n{copy_context().run(_options, section, language)}" for section in sections
    )
    return page[: begins[0]] + "".join(told)


def _options(section: str, language: Language) -> str:
    speak(language)
    command = _COMMAND.match(section)
    assert command is not None
    space = " " if language == "fr" else ""
    lines = (
        f"- `{one.name}`{space}: {_STARS.sub(_literal, one.about)}\n" for one in rows(app, command[1].split())
    )
    return "".join(lines) + "\n"


def _literal(found: re.Match[str]) -> str:
    return r"\*" if found[0] == "*" else found[0]


def library() -> Page:
    """A page for every class and function."""
    pages = tuple(Page(f"library/{name}", _reference(name)) for name in sorted(_called(), key=str.lower))
    return Page("library", f"# {LIBRARY.en}\n{ABOUT_LIBRARY}", pages)


def _called() -> list[str]:
    return [name for name in nonuple.__all__ if callable(getattr(nonuple, name))]


def _reference(name: str) -> str:
    thing = getattr(nonuple, name)
    parts = [f"# {name}", _told(thing)]
    if inspect.isclass(thing):
        parts += [*_members(thing), _fields(thing)]
    else:
        parts.insert(1, _code(f"{name}{_signature(thing)}"))
    return "\n\n".join(part for part in parts if part) + "\n"


def _members(cls: type) -> Iterator[str]:
    """Its constructor, its methods, then what it knows."""
    known: dict[str, str] = {}
    built = vars(cls).get("__init__")
    if inspect.isfunction(built):
        yield _code(f"{cls.__name__}{_signature(built, bound=True)}")
        yield _told(built) if built.__doc__ and "See help" not in built.__doc__ else ""
    for name, member in vars(cls).items():
        if name.startswith("_"):
            continue
        if isinstance(member, property) and member.fget is not None:
            known[name] = _first_line(member.fget)
        elif isinstance(member, classmethod | staticmethod):
            bound = isinstance(member, classmethod)
            yield _code(f"{cls.__name__}.{name}{_signature(member.__func__, bound=bound)}")
            yield _told(member.__func__)
        elif inspect.isfunction(member):
            yield _code(f".{name}{_signature(member, bound=True)}")
            yield _told(member)
    yield "\n".join(f"- **{name}**: {told}" for name, told in known.items() if told)
    yield ", ".join(f"**{name}**" for name, told in known.items() if not told)


def _fields(cls: type) -> str:
    """What its values hold, or which values there are: each with what is written under it."""
    told = _told_under(cls)
    if issubclass(cls, enum.Enum):
        named = {one.name: f"**{one.name}** `{one.value!r}`" for one in cls}
    else:
        held = vars(cls).get("__annotations__", {})
        named = {name: f"**{name}** `{_type(hint)}`" for name, hint in held.items() if name[0] != "_"}
    return "\n".join(
        f"- {line}: {told[name]}" if name in told else f"- {line}" for name, line in named.items()
    )


def _told_under(cls: type) -> dict[str, str]:
    """The sentences under the fields of a class, by field."""
    (written,) = ast.parse(inspect.getsource(cls)).body
    assert isinstance(written, ast.ClassDef)
    told = {}
    for one, under in pairwise(written.body):
        match one, under:
            case (
                ast.AnnAssign(target=ast.Name(id=name)) | ast.Assign(targets=[ast.Name(id=name)]),
                ast.Expr(value=ast.Constant(value=str(said))),
            ):
                told[name] = " ".join(said.split())
    return told


class _Raw:
    """Written as it is."""

    def __init__(self, text: str) -> None:
        self._text = text

    def __repr__(self) -> str:
        return self._text


def _signature(function: Callable[..., object], *, bound: bool = False) -> str:
    """What is given and what comes back; types by their own name, a whole value as `...`."""
    found = inspect.signature(function)
    given = [
        one.replace(
            annotation=_Raw(_type(one.annotation)) if one.annotation is not one.empty else one.empty,
            default=one.default if one.default is one.empty or _is_plain(one.default) else _Raw("..."),
        )
        for one in list(found.parameters.values())[1 if bound else 0 :]
    ]
    return str(inspect.Signature(given, return_annotation=_Raw(_type(found.return_annotation))))


def _type(annotation: object) -> str:
    written = annotation if isinstance(annotation, str) else inspect.formatannotation(annotation)
    named = _BOUNDED.sub(r"\1", re.sub(r"\b(?:[a-z_]\w*\.)+", "", written))
    named = re.sub(r"Optional\[(\w+)\]", r"\1 | None", named)
    return named if named.count("|") <= _MOST_TYPES else "..."


def _is_plain(default: object) -> bool:
    return (
        default is None
        or isinstance(default, bool | int | float | tuple)
        or (isinstance(default, str) and len(default) < 20)
    )


def _own_words(thing: object) -> str:
    """Its docstring, and not that of a class beneath it."""
    own = not isinstance(thing, type) or "__doc__" in vars(thing)
    return (own and inspect.getdoc(thing)) or ""


def _told(thing: object) -> str:
    """Its docstring; examples as code."""
    said, parts = _own_words(thing), list[str]()
    for paragraph in said.split("\n\n"):
        parts.append(f"```python\n{paragraph}\n```" if paragraph.startswith(">>>") else paragraph)
    return "\n\n".join(parts)


def _first_line(thing: object) -> str:
    return _own_words(thing).partition("\n\n")[0].replace("\n", " ")


def _code(line: str) -> str:
    return f"```python\n{line}\n```"


def recipes(folder: Path) -> Page:
    """Each script: what it says of itself, then its code."""
    pages = tuple(
        Page(f"recipes/{file.stem.replace('_', '-')}", _recipe(file)) for file in sorted(folder.glob("*.py"))
    )
    return Page("recipes", f"# {RECIPES.en}\n\n{ABOUT_RECIPES}\n", pages)


def _recipe(file: Path) -> str:
    source = file.read_text("utf-8")
    told = ast.parse(source).body[0]
    code = "\n".join(source.splitlines()[told.end_lineno or 0 :]).strip()
    return f"{ast.get_docstring(ast.parse(source))}\n\n```python\n{code}\n```\n"


def articles(language: Language) -> Page:
    """What every article of every rulebook asks, by chapters."""
    books = [_book(book, language) for book in rulebooks().values()]
    return Page("articles", f"# {ARTICLES.said(language, {})}\n", tuple(books))


def _book(book: Rulebook, language: Language) -> Page:
    title = book.book.title.said(language, {})
    told = [
        f"**{one.number}** · *{one.title.said(language, {})}*\n\n{one.asks.said(language, {})}\n\n"
        for one in book.articles.values()
    ]
    pages = [
        Page(f"articles/{book.name}/{number}", f"# {title} · {number}\n\n{''.join(chunk)}")
        for number, chunk in enumerate(chunks(told), start=1)
    ]
    return Page(f"articles/{book.name}", f"# {title}\n", tuple(pages))
