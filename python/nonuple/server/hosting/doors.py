"""Who may come into a contest: grants by their links and codes."""

from collections import Counter
from collections.abc import Collection, Mapping

from msgspec.structs import replace

from nonuple.contest.events import AccessGranted
from nonuple.contest.people import Actor
from nonuple.contest.state import Contest


class Doors:
    """The grants of a contest, found by the hash of a link or of a code.

    One who joins with a code gets a grant of his own, whose id begins with that of the code's.
    """

    def __init__(self) -> None:
        self._links: dict[str, AccessGranted] = {}
        self._codes: dict[str, AccessGranted] = {}
        self._grants: dict[str, AccessGranted] = {}
        self._holders: Counter[int] = Counter()
        self._released: Counter[int] = Counter()

    def grant(self, granted: AccessGranted) -> None:
        self._grants[granted.id] = self._links[granted.link] = granted
        self._holders[_held(granted)] += 1
        if granted.code is not None:
            self._codes[granted.code] = granted

    def revoke(self, id: str) -> None:
        gone = self._grants.pop(id, None)
        if gone is not None:
            self._links.pop(gone.link, None)
            self._codes.pop(gone.code or "", None)
            self._holders[_held(gone)] -= 1
            self._released[_held(gone)] += 1

    def reseat(self, seats: Mapping[int, int]) -> list[str]:
        """Players changed tables: links and codes of their own follow them. Those that lead elsewhere now."""
        followed = [one for one in self._grants.values() if one.table in seats]
        for granted in followed:
            self._holders[_held(granted)] -= 1
        for granted in followed:
            moved = replace(granted, table=seats[granted.table or 0])
            self._grants[moved.id] = self._links[moved.link] = moved
            self._holders[_held(moved)] += 1
            if moved.code is not None:
                self._codes[moved.code] = moved
        self._released.update({*seats, *seats.values()})
        return [granted.id for granted in followed]

    def by_link(self, hashed: str) -> AccessGranted | None:
        return self._links.get(hashed)

    def by_code(self, hashed: str) -> AccessGranted | None:
        return self._codes.get(hashed)

    def by_id(self, id: str) -> AccessGranted | None:
        return self._grants.get(id)

    def families(self, ids: Collection[str]) -> list[str]:
        """Those grants that are there, and those that came of them."""
        return [one for one in self._grants if one in ids or one.partition(".")[0] in ids]

    def is_held(self, table: int) -> bool:
        """Whether somebody has come in for a table."""
        return self._holders[table] > 0

    def claim(self, table: int) -> str:
        """What a table can be claimed by once, until it is released."""
        return f"claim:{table}:{self._released[table]}"


def _held(granted: AccessGranted) -> int:
    """The table that somebody came in for, 0 for none."""
    return (granted.table or 0) if "." in granted.id else 0


def actor_of(granted: AccessGranted, contest: Contest) -> Actor:
    """In whose name a grant acts."""
    arbiter = next((one.name for one in contest.arbiters if one.id == granted.arbiter), "")
    player = contest.players.get(granted.table or 0)
    name = granted.name or arbiter or (player.shown if player else "")
    return Actor(granted.role, author(name, granted.role), granted.table, granted.arbiter)


def author(name: str, role: str) -> str:
    """A name as the log takes it; without one his role, which every screen says in its own language."""
    written = " ".join("".join(one if one.isprintable() else " " for one in name).split())
    return written[:200] or role
