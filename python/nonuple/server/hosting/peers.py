"""The processes of one club, which ask each other for what each keeps."""

import hmac
from collections.abc import Mapping
from ssl import SSLContext
from typing import NamedTuple

PEER = b"x-nonuple-peer"
"""The header by which one of them is known: their common secret, and for whom it asks."""


class Peers(NamedTuple):
    secret: str
    trusted: SSLContext | None = None
    """With which they are spoken to, where they listen to nothing else."""

    def header(self, client: str) -> bytes:
        return f"{self.secret} {client}".encode("latin-1")

    def client(self, headers: Mapping[bytes, bytes]) -> str | None:
        """For whom one of them asks; None for anybody else."""
        secret, _, client = headers.get(PEER, b"").decode("latin-1").partition(" ")
        return client if hmac.compare_digest(secret.encode(), self.secret.encode()) else None
