"""Who may come into an activity: grants by their links and codes."""

from collections.abc import Collection, Sequence

from nonuple.activity.port import Grant


class Doors:
    """The grants of an activity, found by the hash of a link or of a code."""

    def __init__(self) -> None:
        self._links: dict[str, Grant] = {}
        self._codes: dict[str, Grant] = {}
        self._grants: dict[str, Grant] = {}

    def grant(self, granted: Sequence[Grant]) -> list[str]:
        """Let in; the ids of those that were let in before and are led elsewhere now."""
        known = [one.id for one in granted if one.id in self._grants]
        for one in granted:
            self._grants[one.id] = self._links[one.link] = one
            if one.code is not None:
                self._codes[one.code] = one
        return known

    def revoke(self, id: str) -> None:
        gone = self._grants.pop(id, None)
        if gone is not None:
            self._links.pop(gone.link, None)
            self._codes.pop(gone.code or "", None)

    def by_link(self, hashed: str) -> Grant | None:
        return self._links.get(hashed)

    def by_code(self, hashed: str) -> Grant | None:
        return self._codes.get(hashed)

    def by_id(self, id: str) -> Grant | None:
        return self._grants.get(id)

    @property
    def grants(self) -> Collection[Grant]:
        return self._grants.values()

    def families(self, ids: Collection[str]) -> list[str]:
        """Those grants that are there, and those that came of them."""
        return [one for one in self._grants if one in ids or one.partition(".")[0] in ids]
