"""A French voice for browsers that have none: sentences said by espeak-ng, where it is installed."""

import asyncio
from collections import OrderedDict
from typing import Annotated

import msgspec
from litestar import Response, post
from litestar.params import FromPath, JSONBody

from nonuple.errors import Refusal
from nonuple.server.http.contest.entrance import admit_to_contest
from nonuple.server.http.entrance import AnyRequest, club_of
from nonuple.texts import server as texts

_WORDS_A_MINUTE = "150"
_SECONDS = 10.0
_REMEMBERED = 200

_said: OrderedDict[str, bytes] = OrderedDict()


class Spoken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What to say."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=400)]


@post("/{id:str}/speech", status_code=200, summary="A sentence said aloud", tags=["chief"])
async def say(request: AnyRequest, id: FromPath[str], data: JSONBody[Spoken]) -> Response[bytes]:
    await admit_to_contest(request, id, "owner", "chief")
    program = club_of(request).machine.voice
    if program is None:
        raise Refusal(texts.NO_VOICE)
    return Response(await clip(data.text, program), media_type="audio/wav")


async def clip(text: str, program: str) -> bytes:
    """The sentence as a sound; the last ones are remembered, as the same words come back."""
    if text not in _said:
        _said[text] = await _spoken(text, program)
        if len(_said) > _REMEMBERED:
            _said.popitem(last=False)
    _said.move_to_end(text)
    return _said[text]


async def _spoken(text: str, program: str) -> bytes:
    speaking = await asyncio.create_subprocess_exec(
        program,
        *("-v", "fr", "-s", _WORDS_A_MINUTE, "--stdin", "--stdout"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        sound, _ = await asyncio.wait_for(speaking.communicate(text.encode()), _SECONDS)
    except TimeoutError:
        speaking.kill()
        await speaking.wait()
        raise Refusal(texts.NO_VOICE) from None
    if speaking.returncode or not sound:
        raise Refusal(texts.NO_VOICE)
    return sound


ROUTES = (say,)
