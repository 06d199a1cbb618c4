"""A command line that cannot be understood: one sentence, exit code 2."""

from collections.abc import Iterator

import pytest
from cyclopts import App

from nonuple.cli.commands import COMMANDS
from nonuple.cli.helping import command_names, known_names
from nonuple.cli.program import app
from nonuple.texts import commands as texts
from tests.cli.running import run

BAD = [
    (["tope"], "« tope » n'est pas une commande ; vouliez-vous dire « top » ? Voir nonuple --help."),
    (["lexicon", "lst"], "vouliez-vous dire « list » ? Voir nonuple lexicon --help."),
    (["xyz"], "« xyz » n'est pas une commande ; voir nonuple --help."),
    (["top", "--rak", "AN"], "--rak n'existe pas ici ; vouliez-vous dire --rack ? Voir nonuple top --help."),
    (["top", "--limit", "dix", "--rack", "AN"], "« dix » ne convient pas pour --limit"),
    (["moves"], "il manque FICHIER ; voir nonuple moves --help."),
    (["moves", "a.json", "b.json"], "« b.json » est de trop ; voir nonuple moves --help."),
    (["moves", "--tpo"], "l'option --tpo n'existe pas ici"),
    (["moves", "--tpo", "a.json"], "l'option --tpo n'existe pas ici ; vouliez-vous dire --top ?"),
    (["top", "--rack"], "il manque une valeur après --rack"),
    (
        ["demo", "--role", "foo"],
        "« foo » ne convient pas pour --role ; il y a : chief, arbiter, player, none.",
    ),
    (["completion", "tcsh"], "il y a : bash, zsh, fish, powershell."),
]


@pytest.mark.parametrize(("arguments", "said"), BAD)
def test_one_sentence_says_what_is_wrong(
    capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    ran = run(capsys, *arguments)
    assert (ran.code, ran.out) == (2, "")
    assert len(ran.err.splitlines()) == 1
    assert said in ran.err


def test_the_overview_has_every_command_once_beside_those_of_its_kind() -> None:
    assert sorted(name for names in texts.GROUPS.values() for name in names) == sorted(COMMANDS)


def commands(command: App = app, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """The words that call each command."""
    yield path
    for name in command_names(command):
        yield from commands(command[name], (*path, name))


def told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, language: str, *words: str
) -> str:
    monkeypatch.setenv("NONUPLE_LANG", language)
    ran = run(capsys, *words, "--help")
    assert (ran.code, ran.err) == (0, "")
    return ran.out


def running(page: str) -> str:
    """A page without its boxes and ends of lines."""
    return " ".join(page.replace("│", " ").split())


@pytest.mark.parametrize("path", [(), ("lexicon",)])
@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_command_is_described_in_a_line_of_the_language_wanted(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, path: tuple[str, ...], language: str
) -> None:
    lines = told(capsys, monkeypatch, language, *path).splitlines()
    names = command_names(app[path[0]] if path else app)
    for name in names:
        text = texts.ABOUT[" ".join((*path, name))]
        (line,) = (line for line in lines if line.startswith(f"│ {name} "))
        assert (text.fr if language == "fr" else text.en) in line


@pytest.mark.parametrize("path", list(commands()), ids=" ".join)
def test_every_argument_and_option_is_described_in_both_languages(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, path: tuple[str, ...]
) -> None:
    name = " ".join(path)
    _, apps, _ = app.parse_commands(path)
    arguments = apps[-1].assemble_argument_collection() if apps[-1].default_command else []
    described = texts.OF_COMMANDS.get(name, {})
    assert {argument.name for argument in arguments} == set(described)
    french, english = (running(told(capsys, monkeypatch, language, *path)) for language in ("fr", "en"))
    names = known_names()
    for text in (texts.ABOUT[name], *described.values()):
        assert text.said("fr", names) in french
        assert text.said("en", names) in english
    for word in ("Usage:", "Commands", "Parameters", "default:", "required"):
        assert word not in french


def test_no_command_or_option_is_described_that_does_not_exist() -> None:
    known = {" ".join(path) for path in commands()}
    assert set(texts.ABOUT) == known
    assert {*texts.FURTHER, *texts.OF_COMMANDS} <= known


def test_defaults_and_what_is_required_are_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "--players N Le nombre de joueurs. (par défaut : 200)" in running(
        told(capsys, monkeypatch, "fr", "demo")
    )
    assert "as fast as in real life. (by default: 10)" in running(told(capsys, monkeypatch, "en", "demo"))
    prepare = running(told(capsys, monkeypatch, "fr", "prepare"))
    assert prepare.startswith("Usage : nonuple prepare --out FICHIER [OPTIONS] ")
    assert "--out FICHIER Le fichier scellé à écrire. (obligatoire)" in prepare


def test_help_and_version_are_answers(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in ([], ["--help"], ["-h"], ["top", "--help"], ["lexicon"], ["--version"]):
        ran = run(capsys, *arguments)
        assert (ran.code, ran.err) == (0, "")
        assert ran.out
