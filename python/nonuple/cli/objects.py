"""What the commands that answer JSON with JSON have in common."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Annotated, BinaryIO

import msgspec
from cyclopts import Parameter

from nonuple.errors import Refusal
from nonuple.formats.jsonl import Line, lines
from nonuple.texts import Text, usage
from nonuple.texts import jsonl as texts

STANDARD_INPUT = "-"
Source = Annotated[str, Parameter(name="FILE", allow_leading_hyphen=True)]
"""A file, or `-` for standard input."""

_SECONDS_BETWEEN_SIGNS = 0.5


def answer_each(file: str, answer: Callable[[Line], object], progress: Text) -> None:
    """Answer every object of a file (`-`: standard input) with one line, in order.

    Each answer is out before the next object is read, so that a program can hold a conversation.
    """
    show = sys.stderr.isatty() and not sys.stdout.isatty()
    encoder, out = msgspec.json.Encoder(), sys.stdout.buffer
    shown = monotonic()
    with _opened(file) as (stream, source):
        for done, line in enumerate(lines(stream, source), start=1):
            out.write(encoder.encode(answer(line)) + b"\n")
            out.flush()
            if show and monotonic() - shown > _SECONDS_BETWEEN_SIGNS:
                shown = monotonic()
                print(f"\r{progress.say(done=done)}", end="", file=sys.stderr, flush=True)
    if show:
        print("\r\x1b[K", end="", file=sys.stderr)


@contextmanager
def _opened(file: str) -> Iterator[tuple[BinaryIO, str]]:
    if file == STANDARD_INPUT:
        yield sys.stdin.buffer, texts.STANDARD_INPUT.say()
        return
    if file.startswith("-"):
        raise Refusal(usage.UNKNOWN_OPTION, what=file, help="nonuple --help")
    try:
        stream = Path(file).open("rb")  # noqa: SIM115 - closed below, so that only opening is guarded
    except OSError as error:
        raise Refusal(texts.CANNOT_READ, source=file, why=error.strerror) from None
    with stream:
        yield stream, file
