"""What each role may see, as named parts of channels; a live view is a channel followed."""

from collections.abc import Callable

from nonuple.contest import events as on
from nonuple.contest.asking import Means
from nonuple.contest.people import Actor
from nonuple.contest.state import Contest
from nonuple.contest.views.chief import chief_parts
from nonuple.contest.views.commission import commission_parts
from nonuple.contest.views.desk import desk_parts
from nonuple.contest.views.office import office_parts
from nonuple.contest.views.public import public_parts
from nonuple.contest.views.results import results_parts
from nonuple.contest.views.table import table_parts

EVERY_DESK, EVERY_TABLE = "desk:*", "table:*"
"""In what `touched` answers, all the channels of this kind."""

_FOLLOWED: dict[str, tuple[str, ...]] = {
    "owner": ("public", "chief", "organiser", "results", "commission"),
    "chief": ("public", "chief", "results", "commission"),
    "organiser": ("public", "organiser", "results"),
    "double": ("public", "double"),
    "commission": ("public", "commission"),
    "display": ("public",),
    "spectator": ("public",),
}


def channels_of(actor: Actor, contest: Contest) -> tuple[str, ...]:
    """What a role follows unless it asks for less."""
    if actor.role == "arbiter":
        return ("public", f"desk:{actor.arbiter}")
    if actor.role == "player":
        return ("public", f"table:{actor.table}")
    return _FOLLOWED[actor.role]


def may_read(actor: Actor, contest: Contest, channel: str) -> bool:
    """Whether a role may ask for a channel: all may read the results, the chief arbiter every desk."""
    if channel in channels_of(actor, contest) or channel in ("public", "results"):
        return True
    head = actor.role in ("owner", "chief")
    if channel.startswith("desk:"):
        return head and any(channel == f"desk:{arbiter.id}" for arbiter in contest.arbiters)
    return channel == "double" and head


_PARTS: dict[str, Callable[[Contest, str, Means], dict[str, object]]] = {
    "public": lambda contest, _, __: public_parts(contest),
    "results": lambda contest, _, __: results_parts(contest),
    "chief": lambda contest, _, means: chief_parts(contest, means),
    "organiser": lambda contest, _, __: office_parts(contest),
    "commission": lambda contest, _, __: commission_parts(contest),
    "double": lambda contest, _, means: desk_parts(contest, None, means),
    "desk": desk_parts,
    "table": lambda contest, table, _: table_parts(contest, int(table)),
}


def parts(contest: Contest, channel: str, means: Means) -> dict[str, object]:
    """The parts of a channel by name; a value of None is a part all the same."""
    kind, _, which = channel.partition(":")
    return _PARTS[kind](contest, which, means)


_PEOPLE = frozenset(
    {"public", "chief", "organiser", "results", "double", EVERY_DESK, EVERY_TABLE, "commission"}
)
_OFFICE = frozenset({"organiser"})


def touched(event: on.ContestEvent, contest: Contest) -> frozenset[str]:
    """The channels that an event may change, once it is applied."""
    if isinstance(event, on.SlipWritten):
        return frozenset({"chief", f"table:{event.table}"})
    if isinstance(event, on.OfSlip):
        desk = f"desk:{contest.arbiter_of(event.table)}"
        return frozenset({desk, "double", "chief", "results", "commission", f"table:{event.table}"})
    if isinstance(event, on.AccessGranted | on.AccessRevoked):
        return _OFFICE
    return _PEOPLE
