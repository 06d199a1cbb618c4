"""What is answered beside uvicorn: one request at a time, in their order, all that is unusual left to it."""

import asyncio
from collections.abc import Awaitable, Mapping
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from nonuple.server.http.passing import Application, Passing, WholeAnswer, WholeRequest
from nonuple.server.process.connections import PunctualHttp

pytestmark = pytest.mark.anyio


class Wire(asyncio.Transport):
    """Where answers go."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.closed = self.paused = False

    def write(self, data: Any) -> None:
        self.written.append(bytes(data))

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return default

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def pause_reading(self) -> None:
        self.paused = True

    def resume_reading(self) -> None:
        self.paused = False


class Desk:
    """Answers when it is told to, in the order in which it was asked."""

    def __init__(self) -> None:
        self.asked: list[WholeRequest] = []
        self.inside: list[str] = []
        self.answers: list[asyncio.Future[WholeAnswer]] = []
        application = Application(self.framework, Passing(self.invited, self.answer))
        config = uvicorn.Config(application, interface="asgi3", lifespan="off", log_config=None)
        config.load()
        self.wire, self.line = Wire(), PunctualHttp(config, ServerState(), {})
        self.line.connection_made(self.wire)

    def invited(self, url: bytes, headers: Mapping[bytes, bytes]) -> bool:
        return url == b"/here"

    def answer(self, request: WholeRequest) -> Awaitable[WholeAnswer] | None:
        if request.url != b"/here":
            return None
        self.asked.append(request)
        self.answers.append(asyncio.get_running_loop().create_future())
        return self.answers[-1]

    async def framework(self, scope: Any, receive: Any, send: Any) -> None:
        self.inside.append(scope["path"])
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    async def reply(self, number: int) -> None:
        self.answers[number].set_result(WholeAnswer(200, b"x-own: 1\r\n", b"%d" % number))
        await settled()


async def settled() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def post(body: bytes, url: str = "/here", more: str = "") -> bytes:
    return f"POST {url} HTTP/1.1\r\nHost: x\r\n{more}Content-Length: {len(body)}\r\n\r\n".encode() + body


async def test_what_comes_while_one_is_answered_waits_and_is_answered_next() -> None:
    desk = Desk()
    desk.line.data_received(post(b"one"))
    desk.line.data_received(post(b"two"))
    assert ([one.body for one in desk.asked], desk.wire.paused) == ([b"one"], True)
    await desk.reply(0)
    assert ([one.body for one in desk.asked], desk.wire.paused) == ([b"one", b"two"], False)
    await desk.reply(1)
    assert [one.rpartition(b"\r\n\r\n")[2] for one in desk.wire.written] == [b"0", b"1"]
    assert all(one.startswith(b"HTTP/1.1 200 OK\r\n") for one in desk.wire.written)
    assert all(b"\r\nx-own: 1\r\n" in one for one in desk.wire.written)


@pytest.mark.parametrize("cut", [-1, -3])
async def test_a_body_that_comes_after_its_head_is_waited_for(cut: int) -> None:
    desk, request = Desk(), post(b"one")
    desk.line.data_received(request[:cut])
    assert desk.asked == []
    for byte in request[cut:]:
        desk.line.data_received(bytes((byte,)))
    assert [one.body for one in desk.asked] == [b"one"]
    await desk.reply(0)


@pytest.mark.parametrize(
    "request_",
    [
        post(b"one", "/there"),
        post(b"one") + post(b"two"),
        post(b"one") + b"POST",
        post(b"one", more="Connection: close\r\n"),
        post(b"one", more="Expect: 100-continue\r\n"),
        post(b"one").replace(b"HTTP/1.1", b"HTTP/1.0"),
        b"GET /here HTTP/1.1\r\nHost: x\r\n\r\n",
        b"POST /here HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n3\r\none\r\n0\r\n\r\n",
    ],
    ids=range(8),
)
async def test_what_is_unusual_is_left_to_the_framework(request_: bytes) -> None:
    desk = Desk()
    desk.line.data_received(request_)
    await settled()
    assert desk.asked == []
    assert desk.inside


async def test_a_head_in_two_pieces_is_left_to_the_framework() -> None:
    desk, request = Desk(), post(b"one")
    desk.line.data_received(request[:20])
    desk.line.data_received(request[20:])
    await settled()
    assert (desk.asked, desk.inside) == ([], ["/here"])
    desk.line.data_received(post(b"two"))
    assert [one.body for one in desk.asked] == [b"two"]
    await desk.reply(0)


async def test_what_is_no_request_is_refused_as_uvicorn_does() -> None:
    desk = Desk()
    desk.line.data_received(b"POST /here HTTP/1.1\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\none")
    assert desk.wire.written[0].startswith(b"HTTP/1.1 400 ")
    assert desk.wire.closed


async def test_a_server_that_stops_gives_the_answer_that_is_on_its_way() -> None:
    desk = Desk()
    desk.line.data_received(post(b"one"))
    desk.line.shutdown()
    assert not desk.wire.closed
    await desk.reply(0)
    assert desk.wire.written
    assert desk.wire.closed


async def test_one_who_has_gone_is_not_written_to() -> None:
    desk = Desk()
    desk.line.data_received(post(b"one"))
    desk.wire.close()
    desk.line.connection_lost(None)
    await desk.reply(0)
    assert desk.wire.written == []
