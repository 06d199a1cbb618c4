"""The chain of a stream: every event carries a hash of itself and of all before it."""

from collections.abc import Iterable
from hashlib import sha256

import msgspec

from nonuple.errors import Refusal
from nonuple.store.protocol import Row
from nonuple.texts import store as texts


class EndMissing(Refusal):
    """What is there of a stream is whole."""

    def __init__(self, number: int, witnessed: int) -> None:
        super().__init__(texts.END_MISSING, number=number, witnessed=witnessed)
        self.missing = witnessed - number


class Head(msgspec.Struct, frozen=True):
    """The last event of a stream, which stands for all of it."""

    number: int
    link: bytes


NOTHING = Head(0, b"")

_encode = msgspec.msgpack.Encoder().encode


def linked(before: bytes, row: Row) -> Row:
    """The row with its link, which follows the link before it."""
    return msgspec.structs.replace(row, link=link_of(before, row))


def link_of(before: bytes, row: Row) -> bytes:
    content = (row.stream, row.number, row.first, row.at, row.author, row.key, row.data)
    return sha256(before + _encode(content)).digest()


def chained(rows: Iterable[Row]) -> list[Row]:
    """The rows of a stream, from its beginning, with their links."""
    link, found = b"", []
    for row in rows:
        found.append(linked(link, row))
        link = found[-1].link
    return found


def damage_of(rows: Iterable[Row], witnessed: Head = NOTHING) -> Refusal | None:
    """What is wrong with the rows of a stream, in the order of their numbers: the first thing found.

    They must go at least as far as the head that was witnessed, and have its link there.
    """
    head = NOTHING
    for row in rows:
        if row.number != head.number + 1:
            return Refusal(texts.EVENT_MISSING, number=head.number + 1)
        if row.link != link_of(head.link, row):
            return Refusal(texts.EVENT_ALTERED, number=row.number)
        if row.number == witnessed.number and row.link != witnessed.link:
            return Refusal(texts.EVENT_ALTERED, number=row.number)
        head = Head(row.number, row.link)
    if head.number < witnessed.number:
        return EndMissing(head.number, witnessed.number)
    return None
