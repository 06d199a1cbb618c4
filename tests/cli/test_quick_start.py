"""A command imports what it needs and no more: that is what starting takes."""

import os
import subprocess
import sys

import pytest

REPORT = """
import sys
from nonuple.cli import main
sys.argv = ["nonuple", *sys.argv[1:]]
try:
    main()
finally:
    print(*sys.modules, file=sys.stderr)
"""
OURS_FOR_HELP = {
    "nonuple",
    "nonuple.cli",
    "nonuple.cli.calling",
    "nonuple.cli.helping",
    "nonuple.cli.prose",
    "nonuple.errors",
}


def imported(*arguments: str) -> set[str]:
    ran = subprocess.run(
        [sys.executable, "-c", REPORT, *arguments],
        check=True,
        capture_output=True,
        encoding="utf-8",
        env=os.environ | {"PYTHONUTF8": "1"},
    )
    return set(ran.stderr.split())


def ours(modules: set[str]) -> set[str]:
    return {one for one in modules if one.partition(".")[0] == "nonuple"}


def test_the_version_takes_nothing_of_the_program() -> None:
    assert ours(imported("--version")) == {"nonuple", "nonuple.cli"}


@pytest.mark.parametrize("arguments", [(), ("--help",), ("-h",)])
def test_the_list_of_commands_takes_its_texts_and_what_prints_them(arguments: tuple[str, ...]) -> None:
    modules = imported(*arguments)
    assert {one for one in ours(modules) if not one.startswith("nonuple.texts")} == OURS_FOR_HELP
    assert not {"cyclopts", "asyncio", "litestar"} & modules


def test_a_top_takes_no_rulebook_no_slip_and_no_server() -> None:
    modules = imported("top", "--rack", "AEINRST")
    parts = {one.split(".")[1] for one in ours(modules) if "." in one}
    needed = {
        "_kernel",
        "arguments",
        "cli",
        "errors",
        "formats",
        "markup",
        "pieces",
        "rules",
        "texts",
        "words",
        "words_io",
    }
    assert parts == needed
    elsewhere = {"asyncio", "litestar", "cryptography", "sqlite3", "multiprocessing", "hashlib", "difflib"}
    elsewhere |= {"rich.markdown", "rich._emoji_codes", "nonuple.words_io.importing"}
    assert not elsewhere & modules


def test_a_word_looked_up_takes_no_more() -> None:
    parts = {one.split(".")[1] for one in ours(imported("lexicon", "check", "PASSE")) if "." in one}
    assert not {"play", "rulebooks", "server", "slips", "store"} & parts
