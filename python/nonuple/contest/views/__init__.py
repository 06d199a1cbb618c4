"""What each role may see, as named parts of channels; a live view is a channel followed."""

from collections.abc import Callable, Collection

from nonuple.activity.door import Granted, Guest, Revoked
from nonuple.contest import events as on
from nonuple.contest.asking import Means
from nonuple.contest.people import PlayerId
from nonuple.contest.roles import ROLES
from nonuple.contest.run import Run
from nonuple.contest.state import Contest
from nonuple.contest.views.chief import chief_parts
from nonuple.contest.views.commentary import shown_part
from nonuple.contest.views.commission import commission_parts
from nonuple.contest.views.desk import desk_parts
from nonuple.contest.views.files import files_parts
from nonuple.contest.views.office import office_parts
from nonuple.contest.views.player import player_parts, result_of, some_player_parts
from nonuple.contest.views.public import public_parts
from nonuple.contest.views.results import game_parts, results_parts
from nonuple.contest.views.shelf import shelf_parts
from nonuple.play.duplicate import events as game

EVERY_DESK, EVERY_PLAYER, EVERY_GAME = "desk:*", "player:*", "game:*"
"""In what `touched` answers, all the channels of this kind."""

FILES = frozenset({"owner", "chief", "commission", "organiser"})
"""Who sees the files for the federation: those who may send them."""


def may_read(actor: Guest, contest: Contest, channel: str) -> bool:
    """Whether a role may ask for a channel: all may read the results, the chief arbiter every desk."""
    if channel in ROLES[actor.role].channels(actor.place) or channel in ("public", "results"):
        return True
    if channel.startswith("game:"):
        return any(channel == f"game:{number}" for number in contest.runs)
    if channel == "files":
        return actor.role in FILES
    head = actor.role in ("owner", "chief")
    if channel.startswith("desk:"):
        return head and any(channel == f"desk:{arbiter.id}" for arbiter in contest.arbiters)
    return channel == "double" and head


_PARTS: dict[str, Callable[[Contest, str, Means], dict[str, object]]] = {
    "public": lambda contest, _, means: public_parts(contest) | shown_part(contest, means),
    "results": lambda contest, _, __: results_parts(contest),
    "game": lambda contest, number, _: game_parts(contest, int(number)),
    "chief": lambda contest, _, means: chief_parts(contest, means) | shelf_parts(contest, None),
    "organiser": lambda contest, _, __: office_parts(contest) | shelf_parts(contest, None),
    "commission": lambda contest, _, __: commission_parts(contest),
    "files": lambda contest, _, __: files_parts(contest),
    "double": lambda contest, _, means: desk_parts(contest, None, means) | shelf_parts(contest, None),
    "desk": lambda contest, desk, means: desk_parts(contest, desk, means) | shelf_parts(contest, desk),
    "player": lambda contest, player, _: player_parts(contest, PlayerId(player)),
}


def parts(contest: Contest, channel: str, means: Means) -> dict[str, object]:
    """The parts of a channel by name; a value of None is a part all the same."""
    kind, _, which = channel.partition(":")
    return _PARTS[kind](contest, which, means)


def some_parts(contest: Contest, channel: str, names: Collection[str], means: Means) -> dict[str, object]:
    """Those of these names alone: thousands of players are shown one more turn at once."""
    kind, _, which = channel.partition(":")
    if kind == "player":
        return some_player_parts(contest, PlayerId(which), names)
    made = parts(contest, channel, means)
    return {name: made[name] for name in names if name in made}


_EVERYTHING = frozenset(
    {"public", "chief", "organiser", "results", "double", EVERY_DESK, EVERY_PLAYER, "commission", "files"}
)
"""But for the games before, which what happens in the live one leaves alone."""
_STAGE = frozenset({"public", "chief"})
_LETTERS = _STAGE | {"commission", "files"}
"""The first letters of a game end the time for appeals of the one before."""
_SLIPS_IN = _STAGE | {"double", EVERY_DESK}

_BY_GAME: dict[type[game.GameEvent], frozenset[str]] = {
    **dict.fromkeys((game.ClockStarted, game.ClockSignalled, game.Interrupted, game.Resumed), _STAGE),
    **dict.fromkeys((game.PhraseMixed, game.Drawn, game.Rejected), _LETTERS),
    game.SlipsClosed: _SLIPS_IN,
}
_BY_OTHERS: dict[type, frozenset[str]] = {
    on.Announced: _STAGE,
    on.Projected: _STAGE,
    on.PhonesConnected: frozenset({"double", EVERY_DESK}),
    Granted: frozenset({"organiser", "chief"}),
    Revoked: frozenset({"organiser", "chief"}),
    on.CommissionNamed: frozenset({"organiser", "chief", "commission", "files"}),
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
        if isinstance(event.event, game.Retained):
            return _by_retained(event, contest)
        return _BY_GAME.get(type(event.event)) or _EVERYTHING | {f"game:{event.game}"}
    if isinstance(event, on.TotalDeclared):
        return frozenset({"results", f"game:{event.game}", f"player:{event.player}"})
    return _BY_OTHERS.get(type(event), _EVERYTHING | {EVERY_GAME})


def _by_retained(event: on.GameHappened, contest: Contest) -> frozenset[str]:
    """One more turn for everybody, and nothing else of what players have, unless one comes or goes."""
    run = contest.run_of(event.game)
    who = ("me",) if run.arrivals or run.state.settings.sudden_death else ()
    own = (f"{EVERY_PLAYER}#{name}" for name in (*who, "slip", "totals", result_of(len(run.line.turns))))
    return (_EVERYTHING - {EVERY_PLAYER}) | {f"game:{event.game}", *own}


def _by_slip(event: on.OfSlip, contest: Contest) -> frozenset[str]:
    """Desks see all; the player and the ranking, once the word of the turn is retained."""
    run, player = contest.run_of(event.game), event.player
    played = run.rounds[event.draw]
    if isinstance(event, on.SlipWritten) and not played.closed:
        return frozenset({"chief", f"player:{player}#slip"})
    channels = {"double", *_desks(contest, run, player)}
    if isinstance(event, on.SlipWritten):
        channels |= {"chief", f"player:{player}"}
    if (event.draw, player) in run.answered:
        channels.add(EVERY_DESK)
    if (event.draw, player) in run.late and run is not contest.live:
        channels |= {"chief", "organiser", f"player:{player}#waiting"}
    if player in run.cases:
        channels |= {"commission", "organiser", "files"}
    if isinstance(event, _BETWEEN_ARBITERS):
        return frozenset(channels)
    if played.retained is not None:
        if run.opened.settings.sudden_death:
            return _EVERYTHING | {f"game:{event.game}"}
        own = (f"player:{player}#{name}" for name in ("totals", result_of(played.turn)))
        channels |= {"results", f"game:{event.game}", *own}
        if run.shows == "word":
            channels.add("public#shown")
    return frozenset(channels | {"chief"})


def _desks(contest: Contest, run: Run, player: PlayerId) -> set[str]:
    """Where the player sits now and where he handed slips in: each tells how often he was warned."""
    now = contest.arbiter_of(run.seating.tables[player]) if player in run.seating else None
    elsewhere = (
        contest.desk_of(run, played, player)
        for played in run.rounds.values()
        if played.seating is not None and played.seating is not run.seating and player in played.sheets
    )
    return {f"desk:{desk}" for desk in (now, *elsewhere) if desk is not None}
