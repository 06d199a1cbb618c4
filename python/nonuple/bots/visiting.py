"""A bot on a server, as any device that comes there: alone behind a mask, or with the others at a topping."""

import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from time import monotonic
from typing import NamedTuple, TypeVar

import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from nonuple.bots.playing import MOST_PROPOSALS, milliseconds, position
from nonuple.bots.process import BotFailed, BotProcess
from nonuple.errors import Refusal, system_answer
from nonuple.pieces.board import Board
from nonuple.play.shown import BoardView, ClockView
from nonuple.play.solo import activity as solo
from nonuple.play.solo import commands as alone
from nonuple.play.solo.events import SoloSlip
from nonuple.play.topping import activity as topping
from nonuple.play.topping import commands as together
from nonuple.posting import PATIENCE, Failing, posted
from nonuple.texts import bots as texts

_WHERE = re.compile(r"(https?://[^\s#?]+?)/?(?:#/code/([\w-]+)(?:/\S*)?)?")
_FAILING = Failing(texts.REFUSED_THERE, texts.NOT_REACHED)

T = TypeVar("T")


class Joined(msgspec.Struct, frozen=True):
    """What lets it in."""

    token: str
    contest: str
    kind: str = "solos"
    player: str | None = None


class _Message(msgspec.Struct, frozen=True):
    type: str
    channel: str = ""
    number: int = 0
    now: float = 0.0
    parts: dict[str, msgspec.Raw] = {}


class _Fulfilled(msgspec.Struct, frozen=True):
    number: int


class Score(NamedTuple):
    """Points of the tops' points, or tops found of all."""

    own: int
    top: int


def play_at(where: str, name: str, process: BotProcess) -> Score:
    """`http://server:9009` is for a solo of its own there, `http://server:9009/#/code/CODE` for a topping."""
    found = _WHERE.fullmatch(where)
    if found is None:
        raise Refusal(texts.NO_ADDRESS, where=where)
    address, code = found.groups()
    if code is None:
        joined = _joined(f"{address}/api/solos/here", {"name": name})
        with _place(address, joined, solo.CHANNEL) as place:
            return _solo(place, process)
    joined = _joined(f"{address}/api/join", {"code": code, "name": name})
    if joined.kind != topping.Toppings.path:
        raise Refusal(texts.NO_TOPPING)
    with _place(address, joined, f"run:{joined.player}") as place:
        return _topping(place, process)


def _joined(address: str, wish: dict[str, str]) -> Joined:
    try:
        return msgspec.json.decode(posted(address, wish, _FAILING), type=Joined)
    except msgspec.MsgspecError as error:
        raise Refusal(texts.NOT_REACHED, why=system_answer(error)) from None


class Place:
    """A seat there: what its own channel shows, and what it asks for."""

    def __init__(self, socket: ClientConnection, address: str, joined: Joined, channel: str) -> None:
        self._socket = socket
        self._wishes = f"{address}/api/{joined.kind}/{joined.contest}/commands"
        self._token, self._channel = joined.token, channel
        self._parts: dict[tuple[str, str], msgspec.Raw] = {}
        self._number = 0
        self._ahead = 0.0
        """Seconds that the server's clock is ahead of this process's."""

    def hear(self, patience: float = PATIENCE) -> None:
        """One message; what does not come in time ends the visit."""
        said = msgspec.json.decode(self._socket.recv(patience), type=_Message)
        if said.type == "hello":
            self._ahead = said.now - monotonic()
        self._parts |= {(said.channel, name): msgspec.Raw(part) for name, part in said.parts.items()}
        if said.channel == self._channel:
            self._number = said.number

    def ask(self, wish: object) -> None:
        """Once it is fulfilled, what is shown is what came of it."""
        told = msgspec.json.decode(posted(self._wishes, wish, _FAILING, self._token), type=_Fulfilled)
        while self._number < told.number:
            self.hear()

    def part(self, name: str, shape: type[T], channel: str = "") -> T:
        """As it was heard last; of its own channel unless another is named."""
        return msgspec.json.decode(self._heard(name, channel), type=shape)

    def shows(self, name: str) -> bool:
        return bytes(self._heard(name)) != b"null"

    def _heard(self, name: str, channel: str = "") -> msgspec.Raw:
        key = (channel or self._channel, name)
        while key not in self._parts:
            self.hear()
        return self._parts[key]

    def left(self, clock: ClockView) -> float:
        return PATIENCE if clock.ends is None else clock.ends - self._ahead - monotonic()


@contextmanager
def _place(address: str, joined: Joined, channel: str) -> Iterator[Place]:
    live = f"{address.replace('http', 'ws', 1)}/api/{joined.kind}/{joined.contest}/live"
    try:
        with connect(live, open_timeout=PATIENCE, max_size=None) as socket:
            socket.send(msgspec.json.encode({"token": joined.token}).decode())
            yield Place(socket, address, joined, channel)
    except (OSError, WebSocketException, msgspec.MsgspecError) as error:
        raise Refusal(texts.NOT_REACHED, why=system_answer(error)) from None


def _solo(place: Place, process: BotProcess) -> Score:
    """The game that the server draws, an answer a turn; nothing where it has none that can be read."""
    seconds = process.bot.seconds
    place.ask(alone.BeginSolo())
    game = place.part("game", solo.SoloGameView)
    process.tell(f"game solo {game.edition} {game.formula}")
    while (turn := place.part("turn", solo.SoloTurnView)).phase == "search":
        process.tell(position(_board(place), turn.rack.kept + turn.rack.drawn))
        answer = process.ask(f"go {milliseconds(seconds)}", seconds).split()
        slip = SoloSlip(answer[2], answer[1]) if len(answer) == 3 and answer[0] == "play" else None
        try:
            place.ask(alone.HandIn(slip))
        except Refusal:
            place.ask(alone.HandIn())
        shown = place.part("shown", solo.SoloShown)
        process.tell(f"top {shown.ref} {shown.word} {shown.score} {shown.outcome.points}")
        if place.part("turn", solo.SoloTurnView).phase == "shown":
            place.ask(alone.GoOn())
    score = place.part("score", solo.SoloScore)
    return Score(score.total, score.top)


def _topping(place: Place, process: BotProcess) -> Score:
    """The game of the table, by its clock; who has failed leaves it."""
    place.ask(together.StartRun())
    game = place.part("game", topping.ToppingGameView, topping.CHANNEL)
    process.tell(f"game topping {game.edition} {game.formula}")
    try:
        while (letters := _letters(place)) is not None:
            _seek(place, process, letters)
    except BotFailed:
        place.ask(together.LeaveRun())
        raise
    turns = place.part("turns", tuple[topping.ToppedView, ...])
    return Score(sum(turn.found for turn in turns), len(turns))


def _seek(place: Place, process: BotProcess, letters: topping.LettersView) -> None:
    """Proposals until the top is among them; then, or where it gives the turn up, it sees the top."""
    clock, began = place.part("clock", ClockView), monotonic()
    process.tell(position(_board(place), letters.kept + letters.drawn))
    for _ in range(MOST_PROPOSALS):
        left = min(place.left(clock), process.bot.seconds - (monotonic() - began))
        if left <= 0:
            break
        answer = process.ask(f"go {milliseconds(left)}", left).split()
        with suppress(TimeoutError):
            while True:
                place.hear(0)
        if _letters(place) != letters:
            return
        if len(answer) != 3 or answer[0] != "play":
            break
        with suppress(Refusal):
            place.ask(together.Propose(answer[2], answer[1]))
        if _letters(place) != letters:
            return
        process.tell("no")
    place.ask(together.AskTop())


def _letters(place: Place) -> topping.LettersView | None:
    return place.part("letters", topping.LettersView) if place.shows("letters") else None


def _board(place: Place) -> Board:
    return Board.from_rows(place.part("board", BoardView).grid)
