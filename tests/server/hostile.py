"""Requests that no browser sends: hostile bytes anywhere in the address, the headers and the body."""

import asyncio
import json
from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from tests.server.visiting import LONGEST_WAIT

STRINGS = (
    b"%00",
    b"%ff%fe",
    b"%ed%a0%80",
    b"%c3%28",
    b"%F0%9F%98%80",
    b"%0d%0aX:y",
    b"%2e%2e%2f",
    b"..",
    b"*",
    b"None",
    b"-1",
    b"0",
    b"9" * 400,
    b"a" * 300 + b".js",
    b"a/" * 1500 + b"x.js",
    b"a%00.js",
    b"player:None",
    b"desk:",
    b"game:99999999999999999999",
    b"%E0%BD%B1%CC%80" * 100,
)
_VALUES: tuple[object, ...] = (
    None,
    True,
    -1,
    0,
    10**30,
    1.5,
    "",
    "\0",
    "\u202e",
    "é\u0301" * 40,
    "\u0f71\u0300" * 40,
    "\U0001f600",
    "A" * 5000,
    [],
    {},
    [[]],
    {"type": "EnterSlip"},
    "postgresql://x",
    "../../etc/passwd",
)
_BYTES = (b"\xff", b"\xed\xa0\x80", b"\x00", b"\xc3", b'"', b"\\ud800", b"{", b"[" * 2000, b"1e999", b"\r\n")
_ROUTES = (
    b"",
    b"/{}",
    b"/assets/{}",
    b"/api/{}",
    b"/api/session",
    b"/api/server?x={}",
    b"/api/contests/{}",
    b"/api/contests/CONTEST/channels/{}",
    b"/api/contests/CONTEST/rounds/{}",
    b"/api/contests/CONTEST/rounds/0?game={}",
    b"/api/contests/CONTEST/notes/{}",
    b"/api/contests/CONTEST/solutions/{}",
    b"/api/contests/CONTEST/words/{}",
    b"/api/contests/CONTEST/sheets/{}",
    b"/api/contests/CONTEST/results.csv?game={}",
    b"/api/contests/CONTEST/game.json?game={}",
    b"/api/contests/CONTEST/{}",
    b"/api/contests/CONTEST/grants",
)
_SLIP = {"sketch": ["FEDAYIN"], "reference": "H8", "score": 110}
_COMMANDS: tuple[dict[str, object], ...] = (
    {"type": "WriteSlip", "game": 1, "draw": 0, "slip": _SLIP, "handed": True, "written": 1.0},
    {"type": "EnterSlip", "game": 1, "draw": 0, "table": 1, "slip": _SLIP, "seen": 0},
    {"type": "Rename", "name": "Coupe"},
    {"type": "Register", "players": [{"table": 1, "name": "Anne", "club": "x"}]},
    {"type": "NameArbiters", "arbiters": [{"id": "A", "name": "a", "blocks": []}]},
    {"type": "Draw", "letters": "ABCDEFG"},
    {"type": "DeclareTotal", "game": 1, "table": 1, "total": 12},
    {"type": "MoveNotes", "game": 1, "draw": 0, "tables": [1], "stage": "received"},
    {"type": "Appeal", "game": 1, "draw": 0, "table": 1, "why": "doute"},
    {"type": "Overrule", "game": 1, "draw": 0, "table": 1, "points": 3, "motive": "x"},
)
_BODIES: tuple[tuple[bytes, dict[str, object]], ...] = (
    (b"/api/join", {"code": "2345-6789", "table": 1}),
    (b"/api/qr", {"text": "http://x"}),
    (b"/api/contests/CONTEST/grants", {"role": "player", "table": 1, "name": "x"}),
    (b"/api/contests/CONTEST/grants/revoke", {"grants": ["x"]}),
    (b"/api/contests/CONTEST/preview", {"game": 1, "draw": 0, "table": 1, "slip": _SLIP}),
    (b"/api/contests/CONTEST/list/check", {"text": "1;Anne\n2;Jean"}),
    *((b"/api/contests/CONTEST/commands", command) for command in _COMMANDS),
)


class Sent(NamedTuple):
    request: bytes
    status: int
    """0 where the server hung up without a word: what came was no HTTP."""
    body: bytes


class Stranger:
    """One connection, opened again whenever the server has had enough of it."""

    def __init__(self, port: int, contest: str, tokens: Sequence[str], seed: int) -> None:
        self._port = port
        self._contest = contest.encode()
        self._tokens = tokens
        self._chance = Random(seed)
        self._wire: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def send(self) -> Sent:
        request = self._request()
        if self._wire is None:
            self._wire = await asyncio.open_connection("127.0.0.1", self._port, limit=2**24)
        reader, writer = self._wire
        writer.write(request)
        try:
            status, body, more = await asyncio.wait_for(_answer(reader), LONGEST_WAIT)
        except (asyncio.IncompleteReadError, ConnectionError):
            status, body, more = 0, b"", False
        if not more:
            self.leave()
        return Sent(request, status, body)

    def leave(self) -> None:
        if self._wire is not None:
            self._wire[1].close()
            self._wire = None

    def _request(self) -> bytes:
        chance = self._chance
        if chance.random() < 0.5:
            path = chance.choice(_ROUTES).replace(b"{}", chance.choice(STRINGS)) or b"/"
            method, body = chance.choice((b"GET", b"GET", b"GET", b"DELETE", b"PUT", b"OPTIONS")), b""
        else:
            path, told = chance.choice(_BODIES)
            method, body = b"POST", self._spoilt(told)
        lines = [
            method + b" " + path.replace(b"CONTEST", self._contest) + b" HTTP/1.1",
            b"Host: " + chance.choice((b"x", b"x", b"x", b"\xff", b"")),
            b"Idempotency-Key: " + chance.choice((b"%d" % chance.getrandbits(64), b"\xff", b"", b"k" * 90)),
            b"Content-Length: %d" % len(body),
        ]
        if chance.random() < 0.9:
            token = chance.choice((*(one.encode() for one in self._tokens), b"\xff\xfe", b"x" * 3000))
            lines.append(b"Authorization: Bearer " + token)
        if chance.random() < 0.2:
            name = chance.choice((b"Accept-Language", b"Content-Type", b"Cookie", b"Accept", b"Range"))
            lines.append(
                name + b": " + chance.choice((b"\xff", b"x" * 500, b"en;q=\xff", b"multipart/form-data"))
            )
        return b"\r\n".join(lines) + b"\r\n\r\n" + body

    def _spoilt(self, told: dict[str, object]) -> bytes:
        chance, told = self._chance, dict(told)
        if chance.random() < 0.6:
            told[chance.choice(list(told))] = chance.choice(_VALUES)
        if chance.random() < 0.1:
            told[str(chance.choice(_VALUES))] = 1
        written = json.dumps(told, ensure_ascii=chance.random() < 0.5).encode(errors="surrogatepass")
        if chance.random() < 0.5:
            at = chance.randrange(len(written))
            written = written[:at] + chance.choice(_BYTES) + written[at + chance.randrange(3) :]
        return written


async def _answer(reader: asyncio.StreamReader) -> tuple[int, bytes, bool]:
    """The status, the body, and whether the connection goes on."""
    head = (await reader.readuntil(b"\r\n\r\n")).lower().split(b"\r\n")
    fields = dict(line.split(b": ", 1) for line in head[1:] if b": " in line)
    status, goes_on = int(head[0].split()[1]), fields.get(b"connection") != b"close"
    length = fields.get(b"content-length")
    if length is None:
        return status, b"", goes_on and status == 204
    return status, await reader.readexactly(int(length)), goes_on
