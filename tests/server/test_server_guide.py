"""docs/serveur.md, followed word for word: what a first club server is told to type."""

import re
import shlex
from collections.abc import Iterator
from contextlib import AbstractAsyncContextManager
from pathlib import Path

import pytest

from nonuple.contest import commands as ask
from tests.cli.running import run
from tests.repository import ROOT
from tests.server.playing import FIRST_LETTERS, staged
from tests.server.processes import Process, serving, this_checkout
from tests.server.visiting import Guest

pytestmark = pytest.mark.anyio


def steps(page: str, heading: str) -> list[list[str]]:
    """The commands of a numbered list, as they are typed."""
    section = (ROOT / "docs" / page).read_text("utf-8").partition(f"## {heading}\n")[2].partition("\n## ")[0]
    return [shlex.split(line) for line in re.findall(r"`nonuple ([^`]+)`", section)]


TYPED = steps("serveur.md", "Une première fois")


def test_the_guide_in_english_types_the_same() -> None:
    assert steps("server.md", "A first time") == TYPED


async def test_a_first_server_as_the_guide_has_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    typed: Iterator[list[str]] = iter(TYPED)

    def served() -> AbstractAsyncContextManager[Process]:
        name, *options = next(typed)
        assert name == "serve"
        return serving(*options, program=this_checkout()._replace(folder=tmp_path))

    async with served() as first, Guest(first.address, first.owner) as owner:
        assert (await owner.http.get("/aide")).is_success
        contest = await staged(owner)
        await owner.ask(contest.id, ask.Draw(letters=FIRST_LETTERS))
        assert await first.stop() == 0
    async with served() as again, Guest(again.address, first.owner) as owner:
        assert (await owner.channel(contest.id, "public"))["turn"]["drawn"] == FIRST_LETTERS
        assert await again.stop() == 0
    async with served() as locked:
        for token, status in ((first.owner, 401), (again.owner, 401), (locked.owner, 200)):
            async with Guest(locked.address, token) as owner:
                assert (await owner.http.get("/api/contests")).status_code == status
        assert await locked.stop() == 0
    for name in ("check", "check", "restore"):
        words = next(typed)
        assert words[0] == name
        assert run(capsys, *words).code == 0
    async with served() as elsewhere, Guest(elsewhere.address, contest.chief) as chief:
        assert (await chief.channel(contest.id, "public"))["turn"]["drawn"] == FIRST_LETTERS
        await chief.ask(contest.id, ask.StartClock())
    assert next(typed, None) is None
