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
from nonuple.contest.views.results import game_parts, results_parts
from nonuple.contest.views.table import table_parts
from nonuple.play.duplicate import events as game

EVERY_DESK, EVERY_TABLE, EVERY_GAME = "desk:*", "table:*", "game:*"
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
        return ("public",) if actor.table is None else ("public", f"table:{actor.table}")
    return _FOLLOWED[actor.role]


def may_read(actor: Actor, contest: Contest, channel: str) -> bool:
    """Whether a role may ask for a channel: all may read the results, the chief arbiter every desk."""
    if channel in channels_of(actor, contest) or channel in ("public", "results"):
        return True
    if channel.startswith("game:"):
        return any(channel == f"game:{number}" for number in contest.runs)
    head = actor.role in ("owner", "chief")
    if channel.startswith("desk:"):
        return head and any(channel == f"desk:{arbiter.id}" for arbiter in contest.arbiters)
    return channel == "double" and head


_PARTS: dict[str, Callable[[Contest, str, Means], dict[str, object]]] = {
    "public": lambda contest, _, __: public_parts(contest),
    "results": lambda contest, _, __: results_parts(contest),
    "game": lambda contest, number, _: game_parts(contest, int(number)),
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


_EVERYTHING = frozenset(
    {"public", "chief", "organiser", "results", "double", EVERY_DESK, EVERY_TABLE, "commission"}
)
"""But for the games before, which what happens in the live one leaves alone."""
_STAGE = frozenset({"public", "chief"})
_LETTERS = _STAGE | {"commission"}
"""The first letters of a game end the time for appeals of the one before."""
_SLIPS_IN = _STAGE | {"double", EVERY_DESK}

_BY_GAME: dict[type[game.GameEvent], frozenset[str]] = {
    **dict.fromkeys((game.ClockStarted, game.ClockSignalled, game.Interrupted, game.Resumed), _STAGE),
    **dict.fromkeys((game.PhraseMixed, game.Drawn, game.Rejected), _LETTERS),
    game.SlipsClosed: _SLIPS_IN,
}
_BY_OTHERS: dict[type[on.Event], frozenset[str]] = {
    on.Announced: _STAGE,
    on.PhonesConnected: frozenset({"double", EVERY_DESK}),
    on.AccessGranted: frozenset({"organiser", "chief"}),
    on.AccessRevoked: frozenset({"organiser", "chief"}),
    on.CommissionNamed: frozenset({"organiser", "chief", "commission"}),
}
_BETWEEN_ARBITERS = (
    on.SlipCame | on.SlipReviewed | on.ReviewWithdrawn | on.CorrectionProposed | on.CorrectionWithdrawn
)
"""What neither the progress of a desk nor the player's result tells."""


def touched(event: on.ContestEvent, contest: Contest) -> frozenset[str]:
    """The channels that an event may change, once it is applied."""
    if isinstance(event, on.OfSlip):
        return _by_slip(event, contest)
    if isinstance(event, on.GameHappened):
        return _BY_GAME.get(type(event.event)) or _EVERYTHING | {f"game:{event.game}"}
    if isinstance(event, on.TotalDeclared):
        return frozenset({"results", f"game:{event.game}", f"table:{event.table}"})
    return _BY_OTHERS.get(type(event), _EVERYTHING | {EVERY_GAME})


def _by_slip(event: on.OfSlip, contest: Contest) -> frozenset[str]:
    """Its desk sees all; the player and the ranking, once the word of the turn is retained."""
    run, table = contest.runs[event.game], contest.seat(event.table)
    arbiter = contest.arbiter_of(table)
    channels = {"double"} if arbiter is None else {"double", f"desk:{arbiter}"}
    if isinstance(event, on.SlipWritten):
        own = frozenset({"chief", f"table:{table}"})
        if not run.rounds[event.draw].closed:
            return own
        channels |= own
    if (event.draw, table) in run.answered:
        channels.add(EVERY_DESK)
    if (event.draw, table) in run.cases:
        channels |= {"commission", "organiser"}
    if isinstance(event, _BETWEEN_ARBITERS):
        return frozenset(channels)
    if run.rounds[event.draw].retained is not None:
        if run.opened.settings.sudden_death:
            return _EVERYTHING | {f"game:{event.game}"}
        channels |= {"results", f"game:{event.game}", f"table:{table}"}
    return frozenset(channels | {"chief"})
