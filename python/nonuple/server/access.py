"""Secrets that let people in: links and codes. Only their hashes are kept."""

import hashlib
import hmac
import secrets
import time
from collections.abc import Callable

from nonuple.errors import Refusal
from nonuple.texts import server as texts

_LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""None that can be taken for another when read out or copied by hand."""
_CODE_LENGTH = 8
_TOKEN_BYTES = 16


def new_token() -> str:
    """What a link ends with: 128 bits that nobody can guess."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def new_id() -> str:
    """A name for a grant or a contest; no secret."""
    return secrets.token_hex(5)


def new_code() -> str:
    """A short code for those who type it: XXXX-XXXX."""
    code = "".join(secrets.choice(_LETTERS) for _ in range(_CODE_LENGTH))
    return f"{code[:4]}-{code[4:]}"


def link_hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def code_hash(code: str, secret: bytes) -> str:
    """Of a code however it was typed; the secret keeps a stolen log from being searched for codes."""
    typed = "".join(one for one in code.upper() if one.isalnum())
    return hmac.new(secret, typed.encode(), hashlib.sha256).hexdigest()


class Patience:
    """How many failures are borne: some at once, then so many a second."""

    def __init__(self, at_once: float, a_second: float, now: Callable[[], float] = time.monotonic) -> None:
        self._most = self._left = at_once
        self._pace = a_second
        self._now = now
        self._seen = now()

    @property
    def full(self) -> bool:
        """Whether all failures are forgotten."""
        self._recover()
        return self._left >= self._most

    def check(self) -> None:
        self._recover()
        if self._left < 1:
            raise Refusal(texts.TOO_MANY_TRIES)

    def fail(self) -> None:
        self._left -= 1

    def _recover(self) -> None:
        now = self._now()
        self._left = min(self._most, self._left + self._pace * (now - self._seen))
        self._seen = now


_EACH = (20.0, 0.2)
_ALL = (1000.0, 10.0)
_ADDRESSES = 10_000


class Guessing:
    """Failures to join, by address and over all; those who know their code are never held up."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._all = Patience(*_ALL, now)
        self._each: dict[str, Patience] = {}

    def check(self, address: str) -> None:
        """Refused while too many tries have failed."""
        self._all.check()
        if address in self._each:
            self._each[address].check()

    def fail(self, address: str) -> None:
        if len(self._each) >= _ADDRESSES:
            self._each = {one: patience for one, patience in self._each.items() if not patience.full}
        self._all.fail()
        self._each.setdefault(address, Patience(*_EACH, self._now)).fail()
