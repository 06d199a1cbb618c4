"""Whatever is refused or goes wrong is answered in one sentence: {"detail": "…"}."""

import logging
from http import HTTPStatus
from typing import Any, Literal

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException

from nonuple.errors import Refusal
from nonuple.texts import Text
from nonuple.texts import contest as contest_texts
from nonuple.texts import door as door_texts
from nonuple.texts import home as home_texts
from nonuple.texts import people as people_texts
from nonuple.texts import server as texts
from nonuple.texts import store as store_texts
from nonuple.texts import study as study_texts
from nonuple.texts import table as table_texts

_OF_THE_STORE = frozenset(value for value in vars(store_texts).values() if isinstance(value, Text))

_STATUSES = {
    door_texts.NOT_YOURS: HTTPStatus.FORBIDDEN,
    contest_texts.NOT_YOUR_TABLE: HTTPStatus.FORBIDDEN,
    texts.NOT_YOUR_VIEW: HTTPStatus.FORBIDDEN,
    table_texts.NOT_YOUR_SEAT: HTTPStatus.FORBIDDEN,
    door_texts.NO_OWNER_GRANT: HTTPStatus.FORBIDDEN,
    texts.OTHER_ORIGIN: HTTPStatus.FORBIDDEN,
    texts.UNKNOWN_TOKEN: HTTPStatus.UNAUTHORIZED,
    texts.UNKNOWN_CODE: HTTPStatus.NOT_FOUND,
    texts.NO_SUCH_CONTEST: HTTPStatus.NOT_FOUND,
    texts.NO_SUCH_CHANNEL: HTTPStatus.NOT_FOUND,
    texts.NO_SUCH_GRANT: HTTPStatus.NOT_FOUND,
    texts.NOT_SHOWN: HTTPStatus.NOT_FOUND,
    people_texts.NOBODY_CALLED: HTTPStatus.NOT_FOUND,
    study_texts.NO_SUCH_CARD: HTTPStatus.NOT_FOUND,
    study_texts.NO_SUCH_TURN: HTTPStatus.NOT_FOUND,
    texts.NO_SUCH_PAGE: HTTPStatus.NOT_FOUND,
    texts.NO_VOICE: HTTPStatus.NOT_FOUND,
    texts.NOT_THIS_WAY: HTTPStatus.METHOD_NOT_ALLOWED,
    texts.TABLE_NEEDED: HTTPStatus.UNPROCESSABLE_ENTITY,
    texts.KEY_NEEDED: HTTPStatus.BAD_REQUEST,
    texts.NO_BODY: HTTPStatus.BAD_REQUEST,
    texts.MALFORMED: HTTPStatus.BAD_REQUEST,
    texts.MALFORMED_AT: HTTPStatus.BAD_REQUEST,
    texts.TOO_LARGE: HTTPStatus.REQUEST_ENTITY_TOO_LARGE,
    texts.TOO_SLOW: HTTPStatus.REQUEST_TIMEOUT,
    texts.TOO_MANY_TRIES: HTTPStatus.TOO_MANY_REQUESTS,
    texts.TOO_MANY_CLAIMS: HTTPStatus.TOO_MANY_REQUESTS,
    texts.TOO_MANY_GAMES: HTTPStatus.TOO_MANY_REQUESTS,
    texts.TOO_MUCH_KEPT: HTTPStatus.TOO_MANY_REQUESTS,
    texts.NAME_NEEDED: HTTPStatus.UNPROCESSABLE_ENTITY,
    home_texts.SAY_YOUR_NAME: HTTPStatus.UNPROCESSABLE_ENTITY,
    texts.TOO_HASTY: HTTPStatus.TOO_MANY_REQUESTS,
    texts.NOT_READY: HTTPStatus.SERVICE_UNAVAILABLE,
    texts.BUSY: HTTPStatus.SERVICE_UNAVAILABLE,
    texts.KEPT_ELSEWHERE: HTTPStatus.SERVICE_UNAVAILABLE,
    texts.UNEXPECTED: HTTPStatus.INTERNAL_SERVER_ERROR,
    **dict.fromkeys(_OF_THE_STORE, HTTPStatus.SERVICE_UNAVAILABLE),
}
"""All other refusals are about where the contest stands."""

_OF_THE_FRAMEWORK = {
    HTTPStatus.NOT_FOUND: texts.NO_SUCH_PAGE,
    HTTPStatus.METHOD_NOT_ALLOWED: texts.NOT_THIS_WAY,
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: texts.TOO_LARGE,
}


_LONGEST_QUOTE = 200


Needed = Literal["name"]
_NEEDS: dict[object, Needed] = {home_texts.SAY_YOUR_NAME: "name"}


class Detail(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why something was refused, in a sentence."""

    detail: str
    needs: Needed | None = None
    """What would be enough, where a form can ask for it."""


def status_of(refusal: Refusal) -> HTTPStatus:
    return _STATUSES.get(refusal.text, HTTPStatus.CONFLICT)


def as_detail(refusal: Refusal) -> Detail:
    """One line, whatever the request had in it that the sentence quotes."""
    return Detail(" ".join(str(_for_all_ears(refusal)).split()), _NEEDS.get(refusal.text))


def answer_refusal(_: Request[Any, Any, Any], refusal: Refusal) -> Response[Detail]:
    status = status_of(refusal)
    headers = {"Connection": "close"} if status == HTTPStatus.REQUEST_TIMEOUT else {}
    return Response(as_detail(refusal), status_code=status, headers=headers, media_type=MediaType.JSON)


def _for_all_ears(refusal: Refusal) -> Refusal:
    """Trouble with the store is told without its folder, its database or their computer: the log has them."""
    if refusal.text not in _OF_THE_STORE:
        return refusal
    logging.getLogger(__name__).warning("%s", refusal)
    told = {"path": texts.THE_SERVER.say(), "why": texts.SEE_LOG.say()}
    return Refusal(refusal.text, **{name: told.get(name, "…") for name in refusal.values})


def answer_framework(request: Request[Any, Any, Any], error: HTTPException) -> Response[Detail]:
    """What Litestar refuses, in our words."""
    if error.status_code >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return answer_unexpected(request, error)
    text = _OF_THE_FRAMEWORK.get(HTTPStatus(error.status_code))
    return answer_refusal(request, Refusal(text) if text else _malformed(error))


def _malformed(error: HTTPException) -> Refusal:
    """The field that is wrong, and what the decoder has against it."""
    extra = error.extra if isinstance(error, ValidationException) else None
    first = extra[0] if isinstance(extra, list) and extra and isinstance(extra[0], dict) else {}
    if first.get("message") == "'data'":
        return Refusal(texts.NO_BODY)
    why, _, path = str(first.get("message") or error.__cause__ or error.detail).partition(" - at ")
    where = first.get("key") or path.strip("`").removeprefix("$").lstrip(".")
    if where and where != "data":
        return Refusal(texts.MALFORMED_AT, where=_quoted(where), why=_quoted(why))
    return Refusal(texts.MALFORMED, why=_quoted(why))


def _quoted(text: str) -> str:
    """What somebody sent, as far as it helps him."""
    return text if len(text) <= _LONGEST_QUOTE else f"{text[:_LONGEST_QUOTE]}…"


def answer_undecodable(
    request: Request[Any, Any, Any], error: RecursionError | UnicodeDecodeError
) -> Response[Detail]:
    """JSON that is too deep, or no UTF-8."""
    return answer_refusal(request, Refusal(texts.MALFORMED, why=error))


def answer_unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[Detail]:
    return answer_refusal(request, unexpected(request.method, request.url.path, error))


def unexpected(method: str, path: str, error: Exception) -> Refusal:
    """What is said of a fault of the program: the log has it."""
    logging.getLogger(__name__).error("%s %s", method, path, exc_info=error)
    return Refusal(texts.UNEXPECTED)


HANDLERS: dict[type[Exception] | int, Any] = {
    Refusal: answer_refusal,
    HTTPException: answer_framework,
    RecursionError: answer_undecodable,
    UnicodeDecodeError: answer_undecodable,
    Exception: answer_unexpected,
}
