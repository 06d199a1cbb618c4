"""What the commands that answer JSON with JSON have in common."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, BinaryIO

import msgspec
from cyclopts import Parameter

from nonuple.cli.progress import Progress
from nonuple.errors import Refusal, system_answer
from nonuple.formats.jsonl import JsonLine, lines
from nonuple.texts import Text, usage
from nonuple.texts import jsonl as texts

STANDARD_INPUT = "-"
Source = Annotated[str, Parameter(name="FILE", allow_leading_hyphen=True)]
"""A file, or `-` for standard input."""
AsJson = Annotated[bool, Parameter(name="--json", negative=())]
"""One JSON value on a line, for programs, instead of what people read."""


def answer_json(answer: object) -> None:
    """One answer for a program."""
    sys.stdout.buffer.write(msgspec.json.encode(answer) + b"\n")
    sys.stdout.flush()


def answer_each(file: str, answer: Callable[[JsonLine], object], progress: Text) -> None:
    """Answer every object of a file (`-`: standard input) with one line, in order.

    Each answer is out before the next object is read, so that a program can hold a conversation.
    """
    encoder, out = msgspec.json.Encoder(), sys.stdout.buffer
    with _opened(file) as (stream, source), Progress(progress) as counted:
        for line in counted.over(lines(stream, source)):
            out.write(encoder.encode(answer(line)) + b"\n")
            out.flush()


def content_of(file: str, most: int | None = None) -> bytes:
    """All of a file (`-`: standard input), or one byte more than `most`, which tells that it is more."""
    with _opened(file) as (stream, _):
        try:
            return stream.read(-1 if most is None else most + 1)
        except OSError as error:
            raise Refusal(texts.CANNOT_READ, source=file, why=system_answer(error)) from None


@contextmanager
def _opened(file: str) -> Iterator[tuple[BinaryIO, str]]:
    if file == STANDARD_INPUT:
        yield sys.stdin.buffer, texts.STANDARD_INPUT.say()
        return
    if file.startswith("-"):
        raise Refusal(usage.UNKNOWN_OPTION, what=file, help="nonuple --help")
    try:
        stream = Path(file).open("rb")  # noqa: SIM115 - closed below, so that only opening is guarded
    except (OSError, ValueError) as error:
        raise Refusal(texts.CANNOT_READ, source=file, why=system_answer(error)) from None
    with stream:
        yield stream, file
