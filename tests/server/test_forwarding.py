"""What another process answers is read whole or not at all, whatever it says."""

import asyncio
from typing import Any, cast

from hypothesis import given
from hypothesis import strategies as some

from nonuple.server.hosting.peers import PEER, Peers
from nonuple.server.http.forwarding import UNREAD, asked

_HEAD = b"HTTP/1.1 200 OK\r\nContent-Length: 4\r\nX-One: 1\r\n\r\n"
_PEERS = Peers("secret")


class _Club:
    peers = _PEERS


async def _told(said: bytes) -> tuple[int, bytes] | None:
    """What is made of it, None where it is no answer."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(said)
        writer.close()
        await writer.wait_closed()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    async with server:
        port = server.sockets[0].getsockname()[1]
        try:
            found = await asked(f"http://127.0.0.1:{port}", b"GET / HTTP/1.1\r\n\r\n", cast("Any", _Club()))
        except UNREAD:
            return None
        return found.status, found.body


def test_a_whole_answer_is_read() -> None:
    assert asyncio.run(_told(_HEAD + b"abcd")) == (200, b"abcd")


@given(some.integers(0, len(_HEAD) + 3))
def test_one_that_is_cut_off_is_none(length: int) -> None:
    assert asyncio.run(_told((_HEAD + b"abcd")[:length])) is None


@given(some.one_of(some.binary(max_size=200), some.binary(max_size=60).map(lambda said: _HEAD + said)))
def test_whatever_is_said_is_an_answer_or_none(said: bytes) -> None:
    told = asyncio.run(_told(said))
    assert told is None or 100 <= told[0] <= 999


@given(some.binary(max_size=80))
def test_nobody_is_taken_for_a_process_of_the_club_who_does_not_know_its_secret(given: bytes) -> None:
    assert _PEERS.client({PEER: given}) is None or given.startswith(b"secret")
    assert _PEERS.client({}) is None
    assert _PEERS.client({PEER: _PEERS.header("192.0.2.7")}) == "192.0.2.7"
