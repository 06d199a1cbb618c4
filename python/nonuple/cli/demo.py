"""`nonuple demo`: a tournament of simulated people to watch, and to train in."""

import asyncio
import sys
import tempfile
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Annotated, NamedTuple

from cyclopts import Parameter
from rich.console import Console

from nonuple.cli.hosting import allow_many_sockets, collect_rarely, loop_factory, open_browser, stop_signal
from nonuple.cli.prose import say
from nonuple.demo.demonstration import Demo, DemoFigures, Part, Plan
from nonuple.demo.routes import demonstrations
from nonuple.errors import Refusal
from nonuple.server.app import application, opened_club
from nonuple.server.process.addresses import listen, network_addresses
from nonuple.server.process.running import BACKLOG, serving
from nonuple.store import open_store
from nonuple.texts import demo as texts


class _Wish(NamedTuple):
    plan: Plan
    data: Path | None
    port: int | None
    browser: bool
    once: bool


def demo(
    *,
    players: int = 200,
    arbiters: int = 6,
    speed: float = 10.0,
    turns: int | None = None,
    role: Part = "none",
    seed: int = 0,
    data: Annotated[Path | None, Parameter(metavar="DIR")] = None,
    port: Annotated[int | None, Parameter(metavar="N")] = None,
    browser: Annotated[bool, Parameter(negative="--no-browser", show_default=False)] = True,
    once: Annotated[bool, Parameter(negative=())] = False,
) -> None:
    for wrong, text in (
        (not 2 <= players <= 20_000, texts.BAD_PLAYERS),
        (not 1 <= arbiters <= min(100, players), texts.BAD_ARBITERS),
        (not 0.1 <= speed <= 1000, texts.BAD_SPEED),
        (turns is not None and turns < 1, texts.BAD_TURNS),
    ):
        if wrong:
            raise Refusal(text)
    wish = _Wish(Plan(players, arbiters, role, speed, turns, seed), data, port, browser, once)
    with suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(_run(wish))


async def _run(wish: _Wish) -> None:
    stopped = asyncio.ensure_future(stop_signal().wait())
    async with AsyncExitStack() as stack:
        data = wish.data or Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="nonuple-demo-")))
        store = await open_store(data)
        stack.push_async_callback(store.close)
        club = await stack.enter_async_context(opened_club(store))
        listening = stack.enter_context(listen(None, wish.port, data, BACKLOG))
        allow_many_sockets()
        room = Demo(club, wish.plan)
        await room.prepare()
        collect_rarely()
        app = application(club, (demonstrations,))
        serves = await stack.enter_async_context(serving(app, [listening]))
        _welcome(wish, room, listening.getsockname()[1])
        plays = asyncio.ensure_future(room.play())
        stack.callback(plays.cancel)
        await asyncio.wait({plays, serves, stopped}, return_when=asyncio.FIRST_COMPLETED)
        if plays.done():
            _say_over(plays.result())
            if not wish.once:
                await asyncio.wait({serves, stopped}, return_when=asyncio.FIRST_COMPLETED)
    stopped.cancel()


def _welcome(wish: _Wish, room: Demo, port: int) -> None:
    """Say how to see each screen."""
    console = Console(highlight=False)
    hosts = network_addresses()
    address = f"http://{hosts[0] if hosts else 'localhost'}:{port}"
    plan = wish.plan
    say(console, texts.PLAYING.say(players=plan.players, arbiters=plan.arbiters, speed=f"{plan.speed:g}"))
    for screen in room.screens:
        title = texts.SCREENS[screen.role].say(who=screen.who)
        yours = texts.YOURS.say() if screen.yours else ""
        console.print(f"{title}{yours}\n  {address}{screen.link}", soft_wrap=True, markup=False)
    say(console, texts.HOW_TO_STOP.say())
    sys.stdout.flush()
    shown = next((one for one in room.screens if one.yours), room.screens[-1])
    if wish.browser:
        open_browser(f"http://localhost:{port}{shown.link}")


def _say_over(played: DemoFigures) -> None:
    say(Console(highlight=False), texts.OVER.say(turns=played.turns, top=played.top))
