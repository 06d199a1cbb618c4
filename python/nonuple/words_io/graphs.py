"""Lists as other programs compile them: dictionaries of Eliot, and KWG files of Wolges and Macondo.

Both are graphs of arcs of 32 bits. What is read is believed only where it holds together: every arc within
the file, every path as short as a word, as many words as the file says where it says it.
"""

import struct
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from nonuple.errors import Refusal
from nonuple.texts import Text
from nonuple.texts import lexicon as texts
from nonuple.words.spelling import LONGEST

_ELIOT = b"_COMPILED_DICTIONARY_\0"
_ELIOT_HEAD = struct.Struct(">22sBxIII")
"""Version; root, words and arcs; what else the file tells stands at the offsets below."""
_ELIOT_ALGORITHM, _ELIOT_LETTERS, _ELIOT_LETTERS_SIZE = 92, 128, 208
_ELIOT_ARCS = {1: 360, 2: 474}
"""Where the arcs begin, by version."""
_DAWG = 1
_MOST_STEPS = 20_000_000
"""Arcs followed; a list of half a million words has a million and a half."""
_LONGEST_PATH = 4 * LONGEST
_ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


class Arc(NamedTuple):
    letter: int
    """From 1."""
    accepts: bool
    last: bool
    """Whether no arc of the same node follows."""
    to: int
    """The first arc of the next node; 0 for none."""


def words_of(data: bytes, source: str) -> tuple[list[str], Text] | None:
    """The words and what the file is; None for a file of another kind, a refusal for one that is broken."""
    for is_so, read, kind in _READERS:
        if is_so(data, source):
            try:
                return read(data), kind
            except (ValueError, IndexError, struct.error):
                raise Refusal(texts.GRAPH_UNREADABLE, source=source, kind=kind.say()) from None
    return None


def _is_eliot(data: bytes, source: str) -> bool:
    return data.startswith(_ELIOT)


def _is_kwg(data: bytes, source: str) -> bool:
    return source.lower().endswith(".kwg")


def _read_eliot(data: bytes) -> list[str]:
    _, version, root, count, arcs = _ELIOT_HEAD.unpack_from(data)
    (size,) = struct.unpack_from(">I", data, _ELIOT_LETTERS_SIZE)
    if version not in _ELIOT_ARCS or data[_ELIOT_ALGORITHM] != _DAWG:
        raise ValueError
    alphabet = data[_ELIOT_LETTERS : _ELIOT_LETTERS + size].decode().upper()
    cells = struct.unpack_from(f">{arcs + 1}I", data, _ELIOT_ARCS[version])
    found = list(_spelled(cells, root, _eliot_arc, alphabet))
    if len(found) != count:
        raise ValueError
    return found


def _eliot_arc(cell: int) -> Arc:
    return Arc(cell >> 26, bool(cell & 1 << 24), bool(cell & 1 << 25), cell & 0xFFFFFF)


def _read_kwg(data: bytes) -> list[str]:
    if len(data) % 4:
        raise ValueError
    cells = struct.unpack(f"<{len(data) // 4}I", data)
    found = list(_spelled(cells, _kwg_arc(cells[0]).to, _kwg_arc, _ALPHABET))
    if not found:
        raise ValueError
    return found


def _kwg_arc(cell: int) -> Arc:
    return Arc(cell >> 24, bool(cell & 1 << 23), bool(cell & 1 << 22), cell & 0x3FFFFF)


def _spelled(cells: Sequence[int], root: int, arc_of: Callable[[int], Arc], alphabet: str) -> Iterator[str]:
    """Every path that accepts; a path without end, or too many of them, is no dictionary."""
    waiting, steps = [(root, "")], 0
    while waiting:
        at, before = waiting.pop()
        while at:
            steps += 1
            arc = arc_of(cells[at])
            if steps > _MOST_STEPS or not 1 <= arc.letter <= len(alphabet) or len(before) > _LONGEST_PATH:
                raise ValueError
            word = before + alphabet[arc.letter - 1]
            if arc.accepts:
                yield word
            waiting.append((arc.to, word))
            at = 0 if arc.last else at + 1


_READERS = ((_is_eliot, _read_eliot, texts.KIND_ELIOT), (_is_kwg, _read_kwg, texts.KIND_KWG))
