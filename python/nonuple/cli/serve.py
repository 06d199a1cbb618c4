"""`nonuple serve`: the club server on this computer."""

import asyncio
import re
import ssl
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from ipaddress import ip_address, ip_network
from pathlib import Path
from socket import socket
from typing import Annotated, NamedTuple

import segno
from cyclopts import Parameter
from rich.console import Console

from nonuple.cli.hosting import (
    allow_many_sockets,
    collect_rarely,
    log_to_stderr,
    loop_factory,
    open_browser,
    show_page,
    stop_signal,
)
from nonuple.cli.prose import say
from nonuple.cli.window import EVENING, noted, opened_again, small_window
from nonuple.demo.routes import demonstrations
from nonuple.errors import Refusal, system_answer
from nonuple.server.app import application, opened_club
from nonuple.server.hosting.untouched import drop_daily
from nonuple.server.process.addresses import heard_at, is_only_here, listen
from nonuple.server.process.copying import Copying
from nonuple.server.process.machine import Home, Machine, this_machine
from nonuple.server.process.running import BACKLOG, serving
from nonuple.store import open_store
from nonuple.store.directory import Directory
from nonuple.texts import computer as computer_texts
from nonuple.texts import server as texts
from nonuple.texts import store as store_texts
from nonuple.words_io.library import Library

_OLD_STYLE = 4
_SITE = re.compile(r"https?://[A-Za-z0-9.:\[\]-]+/?")


class _Wish(NamedTuple):
    data: Path
    port: int | None
    host: str | None
    database: str | None
    backup: Path | None
    create: bool
    https: dict[str, Path]
    browser: bool
    window: bool
    new_links: bool
    proxies: tuple[str, ...]
    public: str
    days: int


def serve(
    *,
    data: Annotated[Path | None, Parameter(metavar="DIR")] = None,
    port: Annotated[int | None, Parameter(metavar="N")] = None,
    host: Annotated[str | None, Parameter(metavar="ADDRESS")] = None,
    database: Annotated[str | None, Parameter(metavar="ADDRESS")] = None,
    backup: Annotated[Path | None, Parameter(metavar="DIR")] = None,
    create: Annotated[bool, Parameter(negative=())] = False,
    certificate: Annotated[Path | None, Parameter(metavar="FILE")] = None,
    key: Annotated[Path | None, Parameter(metavar="FILE")] = None,
    browser: Annotated[bool, Parameter(negative="--no-browser", show_default=False)] = True,
    window: Annotated[bool, Parameter(negative=())] = False,
    new_links: Annotated[bool, Parameter(negative=())] = False,
    trusted_proxy: Annotated[tuple[str, ...], Parameter(metavar="ADDRESS", negative=())] = (),
    public_url: Annotated[str | None, Parameter(metavar="ADDRESS")] = None,
    home_days: Annotated[int, Parameter(metavar="N", show_default=False)] = 0,
    json_logs: Annotated[bool, Parameter(negative=())] = False,
) -> None:
    log_to_stderr(as_json=json_logs)
    wish = _Wish(
        data or Library.of_user().data,
        port,
        host,
        database,
        backup,
        create,
        _https(certificate, key),
        browser,
        window,
        new_links,
        tuple(network for given in trusted_proxy for network in _networks(given)),
        _public(public_url),
        _days(home_days),
    )
    if window and opened_again(wish.data, browser=browser):
        return
    with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(_serve(wish))


async def _serve(wish: _Wish) -> None:
    stopped, machine = stop_signal(), this_machine()
    async with AsyncExitStack() as stack:
        if wish.backup is not None:
            _make_sure_of(wish.backup, wish)
        listening = stack.enter_context(listen(wish.host, wish.port, wish.data, BACKLOG))
        place = wish.data if wish.database is None else wish.database
        store = await open_store(place, reached_at=_reached_at(wish, listening))
        stack.push_async_callback(store.close)
        for damage in store.damage():
            print(f"nonuple: {damage}", file=sys.stderr, flush=True)
        kept = wish.data if wish.database is None else None
        machine.copying = Copying(store, kept, lambda trouble: _report(trouble, machine))
        machine.copying.begin(wish.backup)
        stack.push_async_callback(machine.copying.close)
        club = await stack.enter_async_context(opened_club(store, machine=machine, trusted=_trusted(wish)))
        machine.home = _home(wish, listening.getsockname()[1])
        await club.rooms()
        if wish.days:
            club.undertake(drop_daily(club, wish.days))
        allow_many_sockets()
        collect_rarely()
        https = {f"ssl_{name}": path for name, path in wish.https.items()}
        app = application(club, (demonstrations,))
        serves = await stack.enter_async_context(serving(app, [listening], wish.proxies, **https))
        port, link = machine.home.port, f"/#/lien/{await club.new_owner(only=wish.new_links)}{EVENING}"
        if wish.window:
            machine.stop = stopped.set
            page = f"http://localhost:{port}{link}"
            stack.enter_context(noted(wish.data, port, page, club.clock.epoch))
            small_window(Console(highlight=False), _rooms(wish, port)[0])
            if wish.browser:
                show_page(page)
        else:
            _welcome(wish, port, link)
        await asyncio.wait(
            {serves, asyncio.ensure_future(stopped.wait())}, return_when=asyncio.FIRST_COMPLETED
        )
        await store.leave()  # the others take over what was kept here before its phones come to them


def _reached_at(wish: _Wish, listening: socket) -> str:
    """Where other servers of the same database find this one."""
    host = next(iter(heard_at(wish.host)), wish.host or "127.0.0.1")
    return f"{'https' if wish.https else 'http'}://{host}:{listening.getsockname()[1]}"


def _trusted(wish: _Wish) -> ssl.SSLContext | None:
    """Servers of one database have one certificate, and know each other by it."""
    if not wish.https:
        return None
    context = ssl.create_default_context(cafile=wish.https["certfile"])
    context.check_hostname = False
    return context


def _home(wish: _Wish, port: int) -> Home:
    """The address of a database may hold its password."""
    data = str(wish.data.absolute()) if wish.database is None else computer_texts.IN_POSTGRESQL.say()
    return Home(port, data, wish.public, wish.host, wish.days)


def _rooms(wish: _Wish, port: int) -> list[str]:
    """The addresses at which the room finds it, the likeliest first; this computer's own last."""
    scheme = "https" if wish.https else "http"
    public = [wish.public] if wish.public else []
    return [*public, *(f"{scheme}://{host}:{port}" for host in (*heard_at(wish.host), "localhost"))]


def _is_here(wish: _Wish) -> bool:
    """Whether nobody but this computer reaches it."""
    return not wish.public and wish.host is not None and (wish.host == "localhost" or _is_loopback(wish.host))


def _is_loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def _welcome(wish: _Wish, port: int, link: str) -> None:
    """Say where the server is, and how to come in."""
    console = Console(highlight=False)
    *room, here = _rooms(wish, port)
    best = room[0] if room else here

    def line(text: str) -> None:
        console.print(text, soft_wrap=True, markup=False)

    line(texts.LISTENING.say(port=port))
    here_too = wish.host is None or is_only_here(wish.host)
    if here_too:
        line(texts.HERE.say(address=here))
    for address in room:
        line((texts.HERE_ALONE if _is_here(wish) else texts.IN_THE_ROOM).say(address=address))
    if not room:
        say(console, (texts.NO_NETWORK if wish.host is None else texts.ONLY_HERE).say())
    if sys.platform in ("win32", "darwin"):
        say(console, computer_texts.FIREWALL.say())
    line(texts.HELP_AT.say(address=f"{best}/aide"))
    line("")
    line(texts.YOUR_LINK.say())
    line(f"{best}{link}")
    if sys.stdout.isatty():
        segno.make_qr(f"{best}{link}").terminal(compact=True)
    line("")
    say(console, texts.HOW_TO_STOP.say())
    sys.stdout.flush()
    if wish.browser:
        open_browser(f"{here if here_too else best}{link}")


def _https(certificate: Path | None, key: Path | None) -> dict[str, Path]:
    if certificate is None and key is None:
        return {}
    if certificate is None or key is None:
        raise Refusal(texts.CERTIFICATE_AND_KEY)
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(certificate, key, password=lambda: "")
    except (OSError, ValueError) as error:
        raise Refusal(texts.BAD_CERTIFICATE, path=certificate, why=system_answer(error)) from None
    return {"certfile": certificate, "keyfile": key}


def _public(given: str | None) -> str:
    """Without the slash at its end."""
    if given is not None and not _SITE.fullmatch(given):
        raise Refusal(texts.BAD_PUBLIC_ADDRESS, given=given)
    return (given or "").rstrip("/")


def _days(given: int) -> int:
    if given < 0:
        raise Refusal(texts.BAD_DAYS, given=given)
    return given


def _networks(given: str) -> Iterator[str]:
    """An address of the old style comes in the new one too: the socket that listens to both says it so."""
    try:
        network = ip_network(given)
    except ValueError:
        raise Refusal(texts.BAD_PROXY, given=given) from None
    yield str(network)
    if network.version == _OLD_STYLE:
        yield f"::ffff:{network.network_address}/{96 + network.prefixlen}"


def _make_sure_of(backup: Path, wish: _Wish) -> None:
    """A folder that is not there is that of a key not plugged in, unless one says that it is to be made."""
    if wish.database is None and backup.resolve() == wish.data.resolve():
        raise Refusal(store_texts.BACKUP_IS_DATA, path=backup)
    if wish.create:
        Directory(backup).leave()
    elif not backup.is_dir():
        raise Refusal(store_texts.NO_SUCH_FOLDER, path=backup)


def _report(trouble: Refusal | None, machine: Machine) -> None:
    machine.backup_reports(trouble)
    said = texts.BACKUP_WORKS.say() if trouble is None else trouble
    print(f"nonuple: {said}", file=sys.stderr, flush=True)
