"""`nonuple rule`: what an article asks; where it lives and which tests show it, for who asks."""

import ast
import importlib
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.text import Text as Styled

from nonuple.cli.event.files import opened
from nonuple.cli.objects import AsJson, answer_json
from nonuple.cli.prose import say
from nonuple.errors import Refusal
from nonuple.rulebooks.articles import Article
from nonuple.rulebooks.own import Replaced, replaced
from nonuple.rulebooks.registry import CURRENT, nearest, neighbours, rulebook, rulebooks
from nonuple.rulebooks.rulebook import Rulebook
from nonuple.rules import ArticleMark, Role, registered
from nonuple.rules.evidence import recorded
from nonuple.rules.places import import_rules
from nonuple.texts import rule as texts
from nonuple.texts import spoken


def rule(
    edition: Annotated[str | None, Parameter(name="EDITION")] = None,
    article: Annotated[str | None, Parameter(name="ARTICLE")] = None,
    /,
    *,
    code: Annotated[bool, Parameter(negative=())] = False,
    event: Annotated[Path | None, Parameter(metavar="FILE")] = None,
    as_json: AsJson = False,
) -> None:
    if edition is not None and article is None and edition not in rulebooks():
        edition, article = None, edition
    settings = opened(event).settings if event is not None else None
    edition = edition or (settings.edition if settings else CURRENT)
    book, console = rulebook(edition), Console(highlight=False)
    own = replaced(edition, settings.own) if settings else ()
    found = _find(book, article.lower()) if article is not None else None
    if as_json:
        answer_json(_listed(book, own) if found is None else _told(found, own))
    elif found is None:
        _print_list(console, book)
        if own:
            _print_section(console, texts.OF_EVENT.say(), [_own(one) for one in own])
    else:
        _print_article(console, book, found, own, code=code)


def _find(book: Rulebook, number: str) -> Article:
    if number not in book.articles:
        raise Refusal(
            texts.UNKNOWN_ARTICLE,
            edition=book.book.title,
            number=number,
            nearest=", ".join(
                near.number if near.edition == book.name else f"{near.edition} {near.number}"
                for near in nearest(book.name, number)
            ),
            key=book.name,
        )
    return book.articles[number]


def _own(one: Replaced) -> str:
    return texts.INSTEAD.say(article=one.article, says=getattr(one.says, spoken()))


def _in_its_place(article: Article, own: Sequence[Replaced]) -> dict[str, object]:
    """What the event says there; nothing where the article holds."""
    held = next((one for one in own if one.article == article.number), None)
    return {} if held is None else {"event": getattr(held.says, spoken())}


def _listed(book: Rulebook, own: Sequence[Replaced]) -> list[dict[str, object]]:
    return [
        {"number": one.number, "title": one.title.say(), **_in_its_place(one, own)}
        for one in book.articles.values()
    ]


def _told(article: Article, own: Sequence[Replaced]) -> dict[str, object]:
    """All that is printed of an article, for a program."""
    return {
        "edition": article.edition,
        "number": article.number,
        "title": article.title.say(),
        "asks": article.asks.say(),
        "code": {role: _places(article, role) for role in texts.ROLES},
        "tests": recorded().get(article.edition, {}).get(article.number, []),
        **_in_its_place(article, own),
    }


def _places(article: Article, role: str) -> list[str]:
    """Where the code has to do with it, in that way."""
    import_rules()
    marks = registered().get((article.edition, article.number), ())
    return [_where(mark) for mark in marks if mark.role.value == role]


def _print_list(console: Console, book: Rulebook) -> None:
    say(console, texts.LIST.say(edition=book.book.title, key=book.name))
    _print_titles(console, list(book.articles.values()))
    say(console, texts.OTHERS.say(editions=", ".join(other for other in rulebooks() if other != book.name)))


def _print_article(
    console: Console, book: Rulebook, article: Article, own: Sequence[Replaced], *, code: bool
) -> None:
    heading = texts.HEADING.say(number=article.number, title=article.title, edition=book.book.title)
    say(console, heading, style="bold")
    say(console, article.asks.say())
    held = [_own(one) for one in own if one.article == article.number]
    if held:
        _print_section(console, texts.OF_EVENT.say(), held)
    if code:
        _print_code(console, article)
        _print_section(console, texts.TESTS.say(), _tests_of(article))
    around = neighbours(article)
    if around:
        _print_section(console, texts.NEIGHBOURS.say(), [])
        _print_titles(console, around)


def _print_code(console: Console, article: Article) -> None:
    """Where it is decided, then what relies on that, then what tells of it."""
    for role, title in texts.ROLES.items():
        places = _places(article, role)
        if role == Role.DECIDES.value and not places:
            places = [texts.NOT_DECIDED.say()]
        if places:
            _print_section(console, title.say(), places)


def _tests_of(article: Article) -> list[str]:
    if not recorded():
        return [texts.EVIDENCE_MISSING.say()]
    return recorded().get(article.edition, {}).get(article.number, []) or [texts.NO_TESTS.say()]


def _print_section(console: Console, title: str, lines: list[str]) -> None:
    console.print()
    say(console, title, style="bold")
    for line in lines:
        console.print(Styled(f"  {line}"), soft_wrap=True)


def _print_titles(console: Console, articles: list[Article]) -> None:
    width = max(len(article.number) for article in articles)
    for article in articles:
        console.print(Styled(f"  {article.number:<{width}}  {article.title.say()}"), soft_wrap=True)


def _where(mark: ArticleMark) -> str:
    """`nonuple.pieces.board:Board.score (python/nonuple/pieces/board.py:120)`."""
    file = Path(str(importlib.import_module(mark.module).__file__))
    line = line_of(file.read_text("utf-8"), mark.name)
    shown = file.relative_to(Path.cwd()) if file.is_relative_to(Path.cwd()) else file
    return f"{mark.module}:{mark.name} ({shown}:{line})"


def line_of(source: str, qualified_name: str) -> int:
    """The line of a function or class, whatever decorates it."""
    node: ast.AST = ast.parse(source)
    for name in qualified_name.split("."):
        node = next(
            child
            for child in ast.iter_child_nodes(node)
            if isinstance(child, ast.FunctionDef | ast.ClassDef) and child.name == name
        )
    return getattr(node, "lineno", 1)
