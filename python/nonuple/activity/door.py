"""The door of every activity: that it was opened, who is let in, and who may let in whom.

A kind of activity says only where a grant may lead (`place`, of which the role says what it is: a player, a
desk, a hall, a centre, seats) and what each of its roles may.
"""

from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Annotated, Any, NamedTuple

import msgspec

from nonuple.activity.codec import Lift
from nonuple.errors import Refusal
from nonuple.limits import Short
from nonuple.privacy import ENTRY, NAME, PROSE
from nonuple.texts import door as texts

OWNER = "owner"
"""The person in charge of the server: nobody is let in as such."""
OFFICE = (OWNER, "organiser")
"""Those who make something ready, and let the others in."""


# --- What happens at it ------------------------------------------------------------------------------------


class _AtDoor(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """One fact."""


class Opened(_AtDoor, frozen=True):
    """The first event of every stream."""

    name: Annotated[str, PROSE]
    demo: bool = False
    speed: float = 1.0
    """How many times as fast as the server's clock that of the activity runs."""
    since: float = 0.0
    """The moment of the server's clock from which on it does."""


class Granted(_AtDoor, frozen=True):
    """Someone is let in; of his link and of his code only hashes are kept.

    One who comes in with a code gets a grant of his own, whose id begins with that of the code's and a dot.
    """

    id: str
    role: str
    link: str
    code: str | None = None
    name: Annotated[str, NAME] = ""
    place: Annotated[str, ENTRY] = ""


class Revoked(_AtDoor, frozen=True):
    """A link or code is worth nothing any more."""

    id: str


AtDoor = Opened | Granted | Revoked

_WORDS = {
    **dict.fromkeys(
        ("ContestOpened", "TournamentOpened", "CentresOpened", "TableOpened", "HomeOpened"), "Opened"
    ),
    **dict.fromkeys(
        ("AccessGranted", "EntranceGranted", "CentreGranted", "PlaceGranted", "CompanionLetIn"), "Granted"
    ),
    **dict.fromkeys(
        ("AccessRevoked", "EntranceRevoked", "CentreRevoked", "PlaceRevoked", "CompanionSentAway"), "Revoked"
    ),
}
_PLACES = ("player", "arbiter", "room", "centre", "seats")


def through_one_door(event: dict[str, Any]) -> dict[str, Any]:
    """Before, each kind of activity had words of its own for this, and fields for where a grant leads."""
    word = _WORDS.get(event["type"])
    if word is None:
        return event
    places = [event.pop(name) for name in _PLACES if name in event]
    place = next((one for one in places if one), "")
    led = {"place": place if isinstance(place, str) else "-".join(map(str, place))} if places else {}
    return event | {"type": word} | led


LIFTS: tuple[Callable[[], Lift], ...] = (lambda: through_one_door,)
"""Of a kind whose events had no other shape before."""


# --- Who is let in -----------------------------------------------------------------------------------------


class Guest(msgspec.Struct, frozen=True):
    """One who asks for something: in which role, under which name it is written down, and from where."""

    role: str
    name: str
    place: str = ""


class Keys(NamedTuple):
    """What a grant is known by."""

    id: str
    link: str
    code: str | None = None


class Invitation(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Whom to let in; a kind of activity adds what else it has to know."""

    role: Short
    name: Short = ""
    instead: bool = False
    """Whether those given before for the same place are taken back."""


@dataclass
class Door:
    """Changed by events alone: whom a link or a code lets in, found by its hash."""

    name: str = ""
    demo: bool = False
    opened: str = ""
    """When, by the calendar."""
    grants: dict[str, Granted] = field(default_factory=dict)
    _links: dict[str, Granted] = field(default_factory=dict)
    _codes: dict[str, Granted] = field(default_factory=dict)

    def apply(self, event: AtDoor, at: str) -> None:
        match event:
            case Opened(name, demo):
                self.name, self.demo, self.opened = name, demo, at
            case Granted():
                self._let_in(event)
            case Revoked(id):
                self._turn_out(id)

    def _let_in(self, granted: Granted) -> None:
        """A grant leads to one place for ever. One who comes in with a code that was revoked meanwhile, on
        another server say, stays outside."""
        code = granted.id.rpartition(".")[0]
        if granted.id in self.grants or (code and code not in self.grants):
            return
        self.grants[granted.id] = self._links[granted.link] = granted
        if granted.code is not None:
            self._codes[granted.code] = granted

    def _turn_out(self, id: str) -> None:
        gone = self.grants.pop(id, None)
        if gone is not None:
            self._links.pop(gone.link, None)
            self._codes.pop(gone.code or "", None)

    def by_link(self, hashed: str) -> Granted | None:
        return self._links.get(hashed)

    def by_code(self, hashed: str) -> Granted | None:
        return self._codes.get(hashed)

    def knows(self, hashed: str) -> bool:
        """Whether it is the hash of a link or of a code that lets somebody in."""
        return hashed in self._links or hashed in self._codes

    def families(self, ids: Collection[str]) -> list[str]:
        """Those grants that are there, and those that came of them."""
        return [one for one in self.grants if one in ids or one.partition(".")[0] in ids]


# --- Who may what ------------------------------------------------------------------------------------------


class Rights(NamedTuple):
    """What a role may, whatever it asks for besides."""

    follows: tuple[str, ...] = ()
    """The channels that it reads, `desk:{place}` for that of its own place."""
    lets_in: bool = False

    def channels(self, place: str) -> tuple[str, ...]:
        return tuple(one.replace("{place}", place) for one in self.follows if place or "{place}" not in one)


def check_role(who: Guest, roles: Collection[str]) -> None:
    """Only some may do it; the others are told who."""
    if who.role not in roles:
        raise Refusal(texts.NOT_YOURS, roles=_said(roles))


def _said(roles: Iterable[str]) -> str:
    *most, last = (said.say() for role, said in texts.ROLES.items() if role in roles)
    return texts.OR.say().join((", ".join(most), last)) if most else last


@lru_cache(maxsize=20_000)
def author(name: str, role: str) -> str:
    """A name as the log takes it; without one his role, which every screen says in its own language."""
    written = " ".join("".join(one if one.isprintable() else " " for one in name).split())
    return written[:200] or role
