"""Every command that a page shows is understood, and answers where nobody has to wait for it."""

import re
import shlex
from collections.abc import Iterator
from inspect import Parameter
from pathlib import Path
from typing import NamedTuple

import pytest
from cyclopts import MissingArgumentError

from nonuple import Game
from nonuple.cli.program import app
from nonuple.formats import eliot, gcg
from tests.cli.running import run
from tests.repository import ROOT

BLOCK = re.compile(r"^```(?:console|sh|bash)?\n(.*?)^```", re.MULTILINE | re.DOTALL)
RUN_ELSEWHERE = {"event.md", "evenement.md"}
"""Told as a story, from the first command to the last."""
WAITS = {"demo", "learn", "play", "prepare", "serve"}
"""For people, for a password, or for minutes."""
PLAYS_ELSEWHERE = ["bot", "play"]
"""On a server, which tests/bots start."""
WRITES_THE_REPOSITORY = "derive"
PAGES = [*sorted((ROOT / "docs").glob("*.md")), *(ROOT / f"{name}.md" for name in ("README", "README.fr"))]
PAGES += [ROOT / "CONTRIBUTING.md", ROOT / "SECURITY.md"]
FENCED = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"`(nonuple|make)\s+([^`…]+)…?`")
STANDS_FOR = {"COMMAND": "top", "COMMANDE": "top", "ENTRY": "12", "F": "csv", "GAME": "1", "KIND": "slips"}
STANDS_FOR |= {"SHELL": "bash", "TABLE": "3"}
"""What a reader writes in the place of a word in capitals, where not everything will do."""


class Shown(NamedTuple):
    """A line of a page: what is typed, what comes in by a pipe, and whether a refusal is shown under it."""

    page: str
    words: list[str]
    given: str
    refused: bool


def shown() -> Iterator[Shown]:
    for page in sorted((ROOT / "docs").glob("*.md")):
        for block in BLOCK.finditer(page.read_text("utf-8")):
            lines = block[1].splitlines()
            for line, under in zip(lines, [*lines[1:], ""], strict=True):
                yield from told(page.name, line.removeprefix("$ "), refused=under.startswith("nonuple: "))


def told(page: str, line: str, *, refused: bool) -> Iterator[Shown]:
    if not re.match(r"nonuple |echo .*\| nonuple ", line):
        return
    words = shlex.split(line, comments=True)
    given = words[1] if words[0] == "echo" else ""
    begin = words.index("nonuple") + 1
    rest = words[begin:]
    end = next((at for at, word in enumerate(rest) if word in ("|", ">")), len(rest))
    yield Shown(page, rest[:end], given, refused)


BOTS = (ROOT / "docs" / "bots.md").read_text("utf-8")
SHOWN = list(shown())


def test_pages_show_commands() -> None:
    assert len(SHOWN) > 40


@pytest.mark.parametrize("one", SHOWN, ids=lambda one: f"{one.page} {' '.join(one.words)[:60]}")
def test_a_command_shown_is_understood(one: Shown) -> None:
    _, bound, _ = app.parse_args(one.words, print_error=False, exit_on_error=False)
    assert bound is not None


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("NONUPLE_DATA", str(tmp_path / "nonuple"))
    game = Game(seed=12).finish()
    files = {
        "embruns.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
        "feuille.txt": game.sheet(),
        "joueurs.csv": "table;nom;club\n1;Ana;Brest\n2;Bob;Albi\n",
        "liste.csv": "graphie;nature\nPASSE;n.m.\nMUNIE;v. tr.\n",
        "nouvelle-liste.txt": "PASSE\nMUNIE\n",
        "ods8.txt": "PASSE\n",
        "ods9.txt": "PASSE\nMUNIE\n",
        "twenty_lines.py": re.findall(r"```python twenty_lines\.py\n(.*?)```", BOTS, re.DOTALL)[0],
        "partie.gcg": gcg.write(game.record),
        "partie.txt": game.sheet(),
        "partie.xml": eliot.write(game.record),
        "resultats.csv": "rang;nom;serie;total\n1;Ana;4B;812\n2;Bob;2A;790\n",
    }
    for name, content in files.items():
        (tmp_path / name).write_text(content, "utf-8")
    assert run(capsys, "simulate", "--seed", "12", "--save", "partie.json").code == 0
    assert run(capsys, "lexicon", "import", "ods8.txt", "--name", "ods8").code == 0
    return tmp_path


@pytest.mark.usefixtures("desk")
def test_a_command_shown_answers(capsys: pytest.CaptureFixture[str]) -> None:
    for page, words, given, refused in SHOWN:
        if page in RUN_ELSEWHERE or words[0] in WAITS or words[:2] == PLAYS_ELSEWHERE:
            continue
        if WRITES_THE_REPOSITORY in words:
            continue
        again = ["--replace"] if words[:2] == ["lexicon", "import"] else []
        ran = run(capsys, *words, *again, given=given.encode())
        assert ran.code in ((2,) if refused else (0, 1)), f"{page}: {shlex.join(words)}\n{ran.err}"


def named(program: str) -> list[str]:
    """What is typed after the name of a program in the sentences of all pages."""
    text = "\n".join(FENCED.sub("", page.read_text("utf-8")) for page in PAGES)
    return sorted({" ".join(found[2].split()) for found in INLINE.finditer(text) if found[1] == program})


def typed(line: str) -> list[str]:
    bare = (word.strip("[]…").removesuffix("...") for word in shlex.split(line))
    return [STANDS_FOR.get(word, word) for word in bare]


def test_sentences_name_commands() -> None:
    assert len(named("nonuple")) > 100
    assert {"serve", "lexicon find CAS --front", "event move EVENT ENTRY TABLE"} <= set(named("nonuple"))


@pytest.mark.parametrize("line", named("nonuple"))
def test_a_command_named_in_a_sentence_is_there_and_takes_what_is_said(line: str) -> None:
    """An option may be named by itself; and what options must say besides is told elsewhere."""
    words = typed(line)
    _, _, given = app.parse_commands(words)
    if not given or given == ["--version"]:  # by its name alone, or answered before anything is read
        return
    try:
        app.parse_args(words, print_error=False, exit_on_error=False)
    except MissingArgumentError as missing:
        option = missing.argument is not None and missing.argument.field_info.kind is Parameter.KEYWORD_ONLY
        assert option or given[0].startswith("--"), line


@pytest.mark.parametrize("line", named("make"))
def test_what_make_is_told_in_a_sentence_is_a_target(line: str) -> None:
    target = line.partition(" ")[0]
    assert re.search(rf"^{re.escape(target)}:", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
