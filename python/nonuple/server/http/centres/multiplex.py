"""A room that follows a chief arbiter on another server, and goes on by itself while it cannot hear him."""

import asyncio
import logging

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from nonuple.activity.door import Guest
from nonuple.centres.activity import CentresActivity
from nonuple.centres.events import ChiefFollowed
from nonuple.contest.activity import as_contest
from nonuple.contest.chief.following import next_step
from nonuple.contest.views.public import TurnView
from nonuple.errors import Refusal
from nonuple.server.hosting.access import new_id
from nonuple.server.hosting.club import Club
from nonuple.server.hosting.rooms import Room

STATE = "multiplex"
CHIEF = Guest("chief", "multiplex")
_AGAIN = 1.0
"""Seconds before the chief is called again, or a step is tried that came too soon."""

_log = logging.getLogger(__name__)


def _socket(chief: ChiefFollowed) -> str:
    """Where the chief's contest can be looked at, by the link of a room screen."""
    return f"{chief.address.rstrip('/').replace('http', 'ws', 1)}/api/contests/{chief.contest}/live"


class _Shown(msgspec.Struct, frozen=True):
    """Of a live message, what tells how far the chief has come."""

    type: str
    parts: dict[str, msgspec.Raw] = {}


class Multiplex:
    """The rooms of this server that follow a chief elsewhere."""

    def __init__(self, club: Club) -> None:
        self._club = club
        self._following: dict[str, asyncio.Task[object]] = {}
        self.connected: set[str] = set()
        """Rooms that hear their chief now."""
        self.turns: dict[str, int] = {}
        """The turn at which the chief of each room was heard last."""
        club.greet(self._go_on)

    def _go_on(self, centre: Room) -> None:
        """The server was started anew: what followed goes on following."""
        local = centre.activity.state.local if isinstance(centre.activity, CentresActivity) else None
        if local is not None and local.chief.address:
            self._club.undertake(self._resume(local.contest, local.chief))

    async def _resume(self, contest: str, chief: ChiefFollowed) -> None:
        self.follow(await self._club.room(contest), chief)

    def follow(self, room: Room, chief: ChiefFollowed) -> None:
        """From now on, instead of whom it followed before."""
        self.leave(room.id)
        self._following[room.id] = self._club.undertake(self._follow(room, chief))

    def leave(self, id: str) -> None:
        task = self._following.pop(id, None)
        if task is not None:
            task.cancel()
        self.connected.discard(id)
        self.turns.pop(id, None)

    async def _follow(self, room: Room, chief: ChiefFollowed) -> None:
        """Until the game is over; a network that is cut is tried again."""
        while True:
            try:
                async with connect(_socket(chief), proxy=None) as socket:
                    greeting = {"token": chief.token, "since": 0, "channels": ["public"]}
                    await socket.send(msgspec.json.encode(greeting).decode())
                    self.connected.add(room.id)
                    await self._listen(room, socket)
            except (OSError, WebSocketException, msgspec.MsgspecError) as trouble:
                _log.info("%s: %s", room.id, trouble)
            finally:
                self.connected.discard(room.id)
            await asyncio.sleep(_AGAIN)

    async def _listen(self, room: Room, socket: object) -> None:
        turn: TurnView | None = None
        while True:
            try:
                message = await asyncio.wait_for(socket.recv(), _AGAIN)  # type: ignore[attr-defined]
                shown = msgspec.json.decode(message, type=_Shown)
                if "turn" in shown.parts:
                    turn = msgspec.json.decode(shown.parts["turn"], type=TurnView)
            except TimeoutError:
                pass
            if turn is not None:
                self.turns[room.id] = turn.turn
                await self._catch_up(room, turn)

    async def _catch_up(self, room: Room, turn: TurnView) -> None:
        """Step by step to where the chief is; what comes too soon is tried again."""
        contest = as_contest(room.activity).contest
        while contest.live is not None:
            try:
                step = next_step(contest.live, turn)
                if step is None:
                    return
                await room.ask(CHIEF, step, f"multiplex:{new_id()}")
            except Refusal as trouble:
                _log.info("%s: %s", room.id, trouble)
                return
