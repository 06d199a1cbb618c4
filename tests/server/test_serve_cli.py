"""`nonuple serve`, `nonuple restore` and `nonuple check`."""

import asyncio
import json
import os
import pty
import re
import signal
import socket
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from nonuple.cli.window import noted, opened_again
from nonuple.contest import commands as ask
from nonuple.store import Draft, open_store
from tests.cli.running import run
from tests.server.playing import FIRST_LETTERS, staged
from tests.server.processes import refused, serving
from tests.server.visiting import Guest, screen, until

pytestmark = pytest.mark.anyio


async def test_it_says_where_it_is_and_how_to_come_in(tmp_path: Path) -> None:
    async with serving("--data", tmp_path) as server:
        said = "".join(server.lines)
        assert f"Sur cet ordinateur : http://localhost:{server.port}\n" in said
        assert f":{server.port}/aide" in said
        async with Guest(server.address, server.owner) as owner:
            assert (await owner.get("/api/session"))["role"] == "owner"
            assert (await owner.http.get("/aide")).is_success
        assert await server.stop() == 0


@pytest.mark.parametrize("options", [(), ("--no-browser",)])
async def test_the_browser_opens_by_itself_before_a_screen_unless_one_says_no(
    tmp_path: Path, options: tuple[str, ...]
) -> None:
    opened, browser = tmp_path / "opened", tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >{opened}\n')
    browser.chmod(0o755)
    terminal, seen = pty.openpty()
    server = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "nonuple", "serve", "--data", str(tmp_path / "data"), *options),
        env=os.environ | {"BROWSER": f"{browser} %s", "DISPLAY": ":9"},
        stdin=asyncio.subprocess.DEVNULL,
        stdout=seen,
    )
    said = b""
    while b"Ctrl-C" not in said:
        said += await asyncio.to_thread(os.read, terminal, 4096)
    if not options:
        await until(lambda: opened.exists() and opened.read_text())
    server.send_signal(signal.SIGINT)
    assert await server.wait() == 0
    assert ("/#/lien/" in opened.read_text()) if not options else not opened.exists()
    os.close(terminal)
    os.close(seen)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
async def test_it_stops_cleanly_with_screens_open(tmp_path: Path, how: signal.Signals) -> None:
    async with serving("--data", tmp_path) as server, Guest(server.address, server.owner) as owner:
        await staged(owner)
        assert await server.stop(how) == 0
        assert server.process.stderr is not None
        assert await server.process.stderr.read() == b""


async def test_the_port_is_remembered_and_a_taken_one_is_passed_over(tmp_path: Path) -> None:
    async with serving("--data", tmp_path / "one") as first, serving("--data", tmp_path / "two") as second:
        assert first.port != second.port
        for server, folder in ((first, "one"), (second, "two")):
            assert json.loads((tmp_path / folder / "port.json").read_text()) == {"port": server.port}


async def test_a_server_comes_back_at_the_port_that_it_remembers(tmp_path: Path) -> None:
    with socket.create_server(("0.0.0.0", 0)) as free:
        port = free.getsockname()[1]
    (tmp_path / "port.json").write_text(json.dumps({"port": port}))
    async with serving("--data", tmp_path) as server:
        assert server.port == port


@pytest.mark.parametrize("kept", ['{"port":-3}', '{"port":700000}', "spoilt"])
async def test_a_port_that_cannot_be_is_forgotten(tmp_path: Path, kept: str) -> None:
    (tmp_path / "port.json").write_text(kept)
    async with serving("--data", tmp_path) as server:
        assert 9009 <= server.port < 9109


async def test_a_port_that_is_asked_for_and_taken_is_refused(tmp_path: Path) -> None:
    with socket.create_server(("0.0.0.0", 0)) as taken:
        port = taken.getsockname()[1]
        code, said = await refused("--data", tmp_path, "--port", str(port))
    assert code == 2
    assert said == (
        f"nonuple: le port {port} est pris par un autre programme ; fermez-le, ou donnez un autre numéro "
        "avec --port.\n"
    )


async def test_a_proxy_that_is_no_address_is_refused(tmp_path: Path) -> None:
    code, said = await refused("--data", tmp_path, "--trusted-proxy", "balancer")
    assert (code, said) == (
        2,
        "nonuple: « balancer » n'est ni une adresse IP ni un réseau ; donnez --trusted-proxy 10.0.0.5 ou "
        "10.0.0.0/24.\n",
    )


async def test_a_second_double_click_opens_the_one_that_runs(tmp_path: Path) -> None:
    """The secret is in the browser alone, not in a window that the room can see."""
    data, opened, browser = tmp_path / "data", tmp_path / "opened", tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >>{opened}\n')
    browser.chmod(0o755)
    command = [sys.executable, "-m", "nonuple", "serve", "--window", "--data", str(data)]
    here = os.environ | {"BROWSER": f"{browser} %s", "DISPLAY": ":9", "NONUPLE_LANG": "en"}
    pipe = asyncio.subprocess.PIPE
    first = await asyncio.create_subprocess_exec(*command, env=here, stdout=pipe)
    assert first.stdout is not None
    said = b"".join([await first.stdout.readline() for _ in range(3)])
    assert b"phones of the room" in said and b"lien" not in said
    await until(lambda: opened.exists() and opened.read_text())
    second = await asyncio.create_subprocess_exec(*command, env=here, stdout=pipe)
    out, _ = await second.communicate()
    assert (second.returncode, b"running already" in out, b"lien" in out) == (0, True, False)
    await until(lambda: opened.read_text().count("\n") == 2)
    pages = opened.read_text().split()
    assert pages[0] == pages[1]
    assert re.fullmatch(r"http://localhost:\d+/#/lien/[^/]+/club", pages[0])
    assert (data / "running.json").stat().st_mode & 0o077 == 0
    address, token = re.fullmatch(r"(.*)/#/lien/([^/]+)/club", pages[0]).groups()  # type: ignore[union-attr]
    async with Guest(address, token) as owner, Guest(address) as stranger:
        assert (await owner.get("/api/computer"))["stops"] is True
        assert (await stranger.http.post("/api/computer/stop")).status_code == 401
        assert (await owner.http.post("/api/computer/stop")).status_code == 204
    assert await first.wait() == 0
    assert not (data / "running.json").exists()


async def test_what_a_server_that_crashed_left_opens_no_page_of_another_program(tmp_path: Path) -> None:
    """Nor of another server of ours, which has taken its port since."""
    async with serving("--data", tmp_path / "other") as other, Guest(other.address) as guest:
        epoch = (await guest.get("/api/time"))["epoch"]
        with noted(tmp_path, other.port, f"{other.address}/x", epoch):
            assert await asyncio.to_thread(opened_again, tmp_path, browser=False)
        with noted(tmp_path, other.port, f"{other.address}/x", "the one before"):
            assert not await asyncio.to_thread(opened_again, tmp_path, browser=False)
    nothing = await asyncio.start_server(lambda _, writer: writer.close(), "127.0.0.1", 0)
    port = nothing.sockets[0].getsockname()[1]
    with noted(tmp_path, port, f"http://localhost:{port}/x", "x"):
        assert not await asyncio.to_thread(opened_again, tmp_path, browser=False)
    nothing.close()


async def test_a_directory_that_another_server_uses_is_refused(tmp_path: Path) -> None:
    async with serving("--data", tmp_path):
        code, said = await refused("--data", tmp_path)
    assert (code, said.count("\n")) == (2, 1)
    assert "un autre serveur Nonuple utilise déjà ce dossier" in said


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--port", "0"), "un port va de 1 à 65535"),
        (("--host", "203.0.113.77"), "203.0.113.77"),
        (("--certificate", "nothing.pem"), "--key"),
        (("--certificate", "nothing.pem", "--key", "nothing.key"), "nothing.pem"),
        (("--database", "postgresql://nobody@127.0.0.1:1/nothing"), "PostgreSQL"),
        (("--database", "sqlite://nothing"), "écrivez postgresql://"),
        (("--database", ""), "écrivez postgresql://"),
        (("--backup", "/nowhere/at/all"), "/nowhere/at/all : ce dossier n'existe pas ; branchez la clé"),
    ],
)
async def test_what_cannot_be_done_is_said_in_a_sentence(
    tmp_path: Path, arguments: tuple[str, ...], words: str
) -> None:
    code, said = await refused("--data", tmp_path, *arguments)
    assert (code, said.count("\n"), words in said) == (2, 1, True)


async def test_a_backup_into_the_data_directory_itself_is_refused(tmp_path: Path) -> None:
    code, said = await refused("--data", tmp_path, "--backup", tmp_path / "." / "", "--create")
    assert (code, "c'est le dossier des données lui-même" in said) == (2, True)


async def test_only_the_new_link_is_good_when_new_links_are_asked_for(tmp_path: Path) -> None:
    async with serving("--data", tmp_path) as first:
        await first.stop()
    async with serving("--data", tmp_path) as second, Guest(second.address, first.owner) as owner:
        assert (await owner.http.get("/api/contests")).is_success
        await second.stop()
    async with serving("--data", tmp_path, "--new-links") as third:
        for token, status in ((first.owner, 401), (second.owner, 401), (third.owner, 200)):
            async with Guest(third.address, token) as owner:
                assert (await owner.http.get("/api/contests")).status_code == status


async def test_a_backup_goes_on_on_another_machine(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, backup, other = tmp_path / "data", tmp_path / "key", tmp_path / "other"
    async with serving("--data", data, "--backup", backup, "--create") as server:
        async with Guest(server.address, server.owner) as owner:
            contest = await staged(owner)
            number = await owner.ask(contest.id, ask.Draw(letters=FIRST_LETTERS))
        await server.stop()
    restored = run(capsys, "restore", str(backup), "--data", str(other))
    assert (restored.code, restored.err) == (0, "")
    assert f"nonuple serve --data {other}" in restored.out
    async with serving("--data", other) as server, Guest(server.address, contest.chief) as chief:
        assert (await chief.get("/api/session"))["contest"]["number"] >= number
        assert (await chief.channel(contest.id, "public"))["turn"]["drawn"] == FIRST_LETTERS
        await chief.ask(contest.id, ask.StartClock())


async def test_the_backup_follows_while_the_game_goes_on(tmp_path: Path) -> None:
    data, backup, other = tmp_path / "data", tmp_path / "key", tmp_path / "other"
    backup.mkdir()
    async with serving("--data", data, "--backup", backup) as server:
        async with Guest(server.address, server.owner) as owner:
            contest = (await owner.post("/api/contests", {"name": "Essai"}))["id"]
        await until(lambda: contest.encode() in (backup / "nonuple.db").read_bytes())
        await server.kill()
    assert not other.exists()


async def test_trouble_with_the_backup_is_shown_to_the_chief_arbiter_until_it_is_over(tmp_path: Path) -> None:
    backup = tmp_path / "key"
    async with (
        serving("--data", tmp_path / "data", "--backup", backup, "--create") as server,
        Guest(server.address, server.owner) as owner,
    ):
        contest = await staged(owner)
        async with screen(server.address, contest.chief) as shown:

            def trouble() -> Any:
                return (shown.part("chief", "machine") or {}).get("backup")

            await shown.read_until(lambda: shown.part("chief", "machine"))
            assert trouble() is None
            backup.rename(tmp_path / "pulled")
            gone = (
                f"{backup} : la sauvegarde n'est plus là ; rebranchez son disque, elle reprendra d'elle-même."
            )
            await shown.read_until(lambda: trouble() and trouble()["fr"] == gone)
            assert "plug its disk in again" in trouble()["en"]
            (tmp_path / "pulled").rename(backup)
            await shown.read_until(lambda: trouble() is None)
        await server.stop()
        assert server.process.stderr is not None
        *_, said, over = (await server.process.stderr.read()).decode().splitlines()
        assert said == f"nonuple: {gone}"
        assert over == "nonuple: la sauvegarde est de nouveau à jour."


def test_what_is_no_backup_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ran = run(capsys, "restore", str(tmp_path), "--data", str(tmp_path / "new"))
    assert (ran.code, ran.out) == (2, "")
    assert "il n'y a pas de sauvegarde ici" in ran.err


@pytest.mark.parametrize("damaged", [False, True])
async def test_a_check_tells_the_state_of_a_log(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], damaged: bool
) -> None:
    store = await open_store(tmp_path)
    await store.append("contest", [Draft(b"{}", "desk"), Draft(b"{}", "desk")])
    await store.close()
    if damaged:
        with closing(sqlite3.connect(tmp_path / "nonuple.db", isolation_level=None)) as connection:
            connection.execute("DELETE FROM events WHERE number = 2")
    ran = run(capsys, "check", str(tmp_path))
    assert (ran.code, ran.err) == (1 if damaged else 0, "")
    assert ("le journal est intact" in " ".join(ran.out.split())) is not damaged
    assert ("contest : la fin manque : le journal s'arrête au n° 1" in ran.out) is damaged
    assert ("nonuple restore" in ran.out) is damaged
