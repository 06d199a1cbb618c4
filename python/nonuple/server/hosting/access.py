"""Secrets that let people in: links and codes. Only their hashes are kept."""

import hashlib
import hmac
import secrets
import time
from collections.abc import Callable

from nonuple.errors import Refusal
from nonuple.texts import Text
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
    """How much is borne: so much at once, then so much a second."""

    __slots__ = ("_left", "_most", "_now", "_pace", "_seen")

    def __init__(self, at_once: float, a_second: float, now: Callable[[], float] = time.monotonic) -> None:
        self._most = self._left = at_once
        self._pace = a_second
        self._now = now
        self._seen = now()

    @property
    def full(self) -> bool:
        """Whether all that was borne is forgotten."""
        self._recover()
        return self._left >= self._most

    def bears(self, many: int = 1) -> bool:
        """Whether so many more are borne; they then count."""
        self._recover()
        if self._left < many:
            return False
        self._left -= many
        return True

    def take(self, many: int) -> None:
        """So many more, borne or not."""
        self._left -= many

    def _recover(self) -> None:
        now = self._now()
        self._left = min(self._most, self._left + self._pace * (now - self._seen))
        self._seen = now


_MOST_KNOWN = 10_000


class Ration:
    """What each may do so often, and no more: one's excess takes nothing from another."""

    def __init__(
        self, at_once: float, a_second: float, excess: Text, now: Callable[[], float] = time.monotonic
    ) -> None:
        self._pace = (at_once, a_second, now)
        self._excess = excess
        self._each: dict[str, Patience] = {}

    def spend(self, who: str, many: int = 1) -> None:
        """Refused when his ration is spent."""
        if not self._of(who).bears(many):
            raise Refusal(self._excess)

    def check(self, who: str) -> None:
        """Refused when his ration is spent: how much it is will be known, and charged, afterwards."""
        self.spend(who, 0)

    def charge(self, who: str, many: int) -> None:
        self._of(who).take(many)

    def _of(self, who: str) -> Patience:
        if len(self._each) >= _MOST_KNOWN:
            self._each = {one: patience for one, patience in self._each.items() if not patience.full}
        return self._each.setdefault(who, Patience(*self._pace))


def wrong_codes(now: Callable[[], float] = time.monotonic) -> Ration:
    """By address. A right code passes whatever others tried from there."""
    return Ration(20, 0.2, texts.TOO_MANY_TRIES, now)


def claims(now: Callable[[], float] = time.monotonic) -> Ration:
    """By address, tables taken with the code of all players; a whole room behind one still comes in."""
    return Ration(20, 0.5, texts.TOO_MANY_CLAIMS, now)


def openings(now: Callable[[], float] = time.monotonic) -> Ration:
    """By address, games and diaries opened at home; a family plays a few an evening."""
    return Ration(60, 0.1, texts.TOO_MANY_GAMES, now)


def keepings(now: Callable[[], float] = time.monotonic) -> Ration:
    """By address, bytes that strangers have kept: a large diary at once, then eighty megabytes a day."""
    return Ration(6_000_000, 1_000, texts.TOO_MUCH_KEPT, now)


def phone_wishes(now: Callable[[], float] = time.monotonic) -> Ration:
    """By player: a phone sends a slip whenever the pen rests, three a second at most."""
    return Ration(30, 5, texts.TOO_HASTY, now)
