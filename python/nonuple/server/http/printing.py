"""Pages to print, whatever they are about: how they look, as PDF or as pictures of the first."""

import asyncio
from base64 import b64decode, b64encode
from typing import Annotated

import msgspec
from litestar import Response

from nonuple.documents import press
from nonuple.documents.model import Document, House, Look, Paper
from nonuple.errors import Refusal
from nonuple.texts import documents as document_texts
from nonuple.texts import printing as texts

PDF = "application/pdf"
MOST_LOGO = 400_000
MOST_POINTS = 1024
"""Of a club's picture, across and down: it is decoded here, and few bytes can say a great deal."""


class LookAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a page is printed."""

    paper: Paper = "a4"
    large: bool = False
    colour: bool = False
    club: Annotated[str, msgspec.Meta(max_length=80)] = ""
    logo: Annotated[str, msgspec.Meta(max_length=MOST_LOGO)] = ""
    """A PNG picture, in base 64."""

    @property
    def look(self) -> Look:
        house = House(self.club, _picture(self.logo))
        return Look(paper=self.paper, large=self.large, colour=self.colour, house=house)


def _picture(logo: str) -> bytes:
    """A small PNG and nothing else: other kinds may hold more than their bytes show."""
    try:
        picture = b64decode(logo, validate=True)
    except ValueError:
        raise Refusal(document_texts.NOT_A_PICTURE) from None
    if picture and max(_points(picture)) > MOST_POINTS:
        raise Refusal(texts.LOGO_TOO_LARGE, most=MOST_POINTS)
    return picture


def _points(png: bytes) -> tuple[int, int]:
    """How many points a PNG has across and down, as its head says."""
    if not png.startswith(b"\x89PNG\r\n\x1a\n") or len(png) < 24:
        raise Refusal(document_texts.NOT_A_PICTURE)
    return int.from_bytes(png[16:20]), int.from_bytes(png[20:24])


class Preview(msgspec.Struct, frozen=True):
    """How a document looks before it is printed."""

    pictures: tuple[str, ...]
    """Of its first pages: PNG, in base 64."""
    more: bool
    """Whether other pages follow."""


async def printed(document: Document, kind: str, asked: LookAsked) -> Response[bytes]:
    content = await asyncio.to_thread(press.pdf, document, asked.look)
    headers = {"Content-Disposition": f'inline; filename="nonuple-{kind}.pdf"'}
    return Response(content, media_type=PDF, headers=headers)


async def previewed(document: Document, asked: LookAsked) -> Preview:
    seen = await asyncio.to_thread(press.preview, document, asked.look)
    return Preview(tuple(b64encode(one).decode() for one in seen.pictures), seen.more)
