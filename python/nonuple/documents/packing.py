"""A PDF made small: what says how its pages are structured, an object a cell, is compressed together.

The press writes each of these bare, some 200 bytes: of 200 road sheets they were nine tenths.
"""

import re
import zlib
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

_TRAILER = re.compile(rb"trailer\s*<<(.*)>>\s*startxref\s+(\d+)\s+%%EOF\s*\Z", re.DOTALL)
_TABLE = re.compile(rb"xref\s+0 (\d+)\s+")
_ENTRY = 20
"""Bytes of a line of the table of objects."""
_SIZE = re.compile(rb"/Size \d+")
_HEAD = re.compile(rb"(\d+) 0 obj\s*")
TOGETHER = 1_000
"""Objects that are compressed together."""


class _Object(NamedTuple):
    number: int
    body: bytes

    @property
    def is_stream(self) -> bool:
        return self.body.endswith(b"endstream")


def packed(pdf: bytes) -> bytes:
    """The same pages in fewer bytes, always the same ones; a file of another make stays as it is."""
    trailer = _TRAILER.search(pdf)
    table = _TABLE.match(pdf, int(trailer[2])) if trailer else None
    if trailer is None or table is None:
        return pdf
    lines = (pdf[at : at + _ENTRY] for at in range(table.end(), trailer.start(), _ENTRY))
    places = sorted(int(line[:10]) for line in lines if line[17:18] == b"n")
    objects = list(_objects(pdf, [*places, int(trailer[2])]))
    return _written(pdf[: places[0]], objects, _SIZE.sub(b"", trailer[1]))


def _objects(pdf: bytes, places: Sequence[int]) -> Iterator[_Object]:
    for start, end in pairwise(places):
        head = _HEAD.match(pdf, start)
        assert head is not None, "the table of objects says where each begins"
        yield _Object(int(head[1]), pdf[head.end() : end].rstrip().removesuffix(b"endobj").rstrip())


def _written(head: bytes, objects: Sequence[_Object], trailer: bytes) -> bytes:
    out, where = bytearray(head), dict[int, tuple[int, int, int]]()
    following = max(one.number for one in objects) + 1

    def put(number: int, body: bytes) -> None:
        where[number] = (1, len(out), 0)
        out.extend(b"%d 0 obj\n%b\nendobj\n" % (number, body))

    for one in objects:
        if one.is_stream:
            put(one.number, one.body)
    bare = [one for one in objects if not one.is_stream]
    for start in range(0, len(bare), TOGETHER):
        some = bare[start : start + TOGETHER]
        where |= {one.number: (2, following, place) for place, one in enumerate(some)}
        put(following, _together(some))
        following += 1
    where[following] = (1, len(out), 0)
    rows = b"".join(
        kind.to_bytes(1, "big") + at.to_bytes(4, "big") + place.to_bytes(2, "big")
        for kind, at, place in (where.get(number, (0, 0, 0)) for number in range(following + 1))
    )
    facts = b"/Type/XRef/W[1 4 2]/Size %d%b" % (following + 1, trailer)
    start = len(out)
    out.extend(b"%d 0 obj\n%b\nendobj\n" % (following, _stream(facts, rows)))
    out.extend(b"startxref\n%d\n%%%%EOF\n" % start)
    return bytes(out)


def _together(some: Sequence[_Object]) -> bytes:
    places, at = list[bytes](), 0
    for one in some:
        places.append(b"%d %d" % (one.number, at))
        at += len(one.body) + 1
    index = b" ".join(places) + b"\n"
    facts = b"/Type/ObjStm/N %d/First %d" % (len(some), len(index))
    return _stream(facts, index + b"\n".join(one.body for one in some))


def _stream(facts: bytes, data: bytes) -> bytes:
    small = zlib.compress(data, 9)
    return b"<<%b/Filter/FlateDecode/Length %d>>stream\n%b\nendstream" % (facts, len(small), small)
