"""`nonuple completion`: the shells themselves complete from what it writes."""

import subprocess
from pathlib import Path

import pytest

from nonuple.cli.offering import offers
from nonuple.texts import commands as texts
from tests.cli.running import run

OFFERED = [
    (("le",), {"learn", "lexicon"}),
    (("lexicon", "ch"), {"check"}),
    (("event", "entries", ""), {"check", "enter", "list"}),
    (("lexicon", "check", "--"), {"--help", "--json", "--lexicon"}),
    (("top", "--formula", "joker-7/"), {"joker-7/8"}),
    (("completion", "z"), {"zsh"}),
    (("replay", "parti"), {"partie.json"}),
    (("prepare", "--out", "parti"), {"partie.json"}),
]


BASH = """
source ./bash
COMP_WORDS=(nonuple "$@"); COMP_CWORD=$#
_nonuple
printf "%s\\n" "${COMPREPLY[@]}"
"""


@pytest.fixture
def scripts(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Path:
    (tmp_path / "partie.json").touch()
    for shell in ("bash", "zsh", "fish", "powershell"):
        ran = run(capsys, "completion", shell)
        assert (ran.code, ran.err) == (0, "")
        (tmp_path / shell).write_text(ran.out, "utf-8")
    return tmp_path


def answered(folder: Path, *command: str) -> list[str]:
    ran = subprocess.run(command, cwd=folder, check=True, capture_output=True, encoding="utf-8")
    assert ran.stderr == ""
    return ran.stdout.splitlines()


def test_bash_completes(scripts: Path) -> None:
    for typed, offered in OFFERED:
        found = answered(scripts, "bash", "-c", BASH, "bash", *typed)
        assert set(found) - ({"--help"} if not typed[-1] else set()) == offered, typed


def test_fish_completes_and_says_what_each_word_means(scripts: Path) -> None:
    lines = [f"complete -C 'nonuple {' '.join(typed)}'; echo ." for typed, _ in OFFERED]
    found = iter(answered(scripts, "fish", "--no-config", "-c", "source ./fish;" + ";".join(lines)))
    for typed, offered in OFFERED:
        told = list(iter(lambda: next(found), "."))
        assert {one.partition("\t")[0] for one in told} == offered, typed
        if typed == ("lexicon", "ch"):
            assert told == [f"check\t{texts.ABOUT['lexicon check'].fr}"]


def test_zsh_offers_commands_and_options_with_what_they_mean(scripts: Path) -> None:
    """Run by zsh itself, which hands what it is to offer to functions of its own."""
    program = """
    compdef() { : }
    source ./zsh
    _describe() { print -rl -- "${(@P)2}" }
    _arguments() { print -rl -- "$@" }
    words=(nonuple "$@"); CURRENT=$(($# + 1)); _nonuple
    """
    root = answered(scripts, "zsh", "-f", "-c", program, "zsh", "le")
    assert f"lexicon:{texts.ABOUT['lexicon'].fr}" in root
    options = answered(scripts, "zsh", "-f", "-c", program, "zsh", "top", "--")
    assert "--all[Toutes les solutions.]" in options
    assert any(one.startswith("--formula[") and "joker-7/8" in one for one in options)
    assert "*:value:(bash zsh fish powershell)" in answered(
        scripts, "zsh", "-f", "-c", program, "zsh", "completion", ""
    )


def test_powershell_is_told_every_command_and_option(scripts: Path) -> None:
    script = (scripts / "powershell").read_text("utf-8")
    for one in offers():
        (line,) = (line for line in script.splitlines() if line.startswith(f"  '{one.path}' = @{{"))
        for word in (*one.commands, *(option.word for option in one.options)):
            assert f"'{word.name}' = '" in line


@pytest.mark.parametrize(
    ("shell", "begins"),
    [
        ("bash", "    '{}') echo "),
        ("zsh", "    ('{}') "),
        ("fish", 'complete -c nonuple -n "__nonuple_at {}"'),
    ],
)
def test_every_shell_is_told_every_command_and_option(scripts: Path, shell: str, begins: str) -> None:
    lines = (scripts / shell).read_text("utf-8").splitlines()
    for one in offers():
        told = " ".join(line for line in lines if line.startswith(begins.format(one.path)))
        known = [word.name for word in one.commands] if one.commands else []
        known += [] if shell == "zsh" and one.commands else [option.word.name for option in one.options]
        for name in known:
            assert name.removeprefix("--") in told, (one.path, name)


def test_an_unknown_shell_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    ran = run(capsys, "completion", "tcsh")
    assert (ran.code, ran.out) == (2, "")
    assert "tcsh" in ran.err
