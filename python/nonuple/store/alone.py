"""What a store says of keeping its streams that one process has for itself."""

from collections.abc import Collection, Sequence

from nonuple.store.protocol import Lease, Survey


class Alone:
    """All is kept here, and whoever has the store has read whom it lets in."""

    shared = False

    async def claim(self, stream: str) -> Lease:
        return Lease(0)

    async def survey(self) -> Survey:
        return Survey({}, ())

    async def leave(self) -> None:
        """There is nobody to leave it to."""

    async def behind(self, key: str) -> Sequence[str]:
        return ()

    async def index(self, stream: str, keys: Collection[str]) -> None:
        """Nobody looks for it."""

    async def unindexed(self) -> Sequence[str]:
        return ()
