"""Who asks, when, and of what: all that a decision about an event is given."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from nonuple.activity.door import Guest
from nonuple.activity.port import Moment
from nonuple.centres.state import Gathering
from nonuple.contest.state import Contest
from nonuple.event.centres import Met
from nonuple.event.event import Event
from nonuple.people.federation import Federation
from nonuple.tournament import events as on
from nonuple.tournament.state import EventState
from nonuple.words.lexicon import Lexicon

Facts = tuple[on.TournamentEvent, ...]


class EventMeans(NamedTuple):
    """What decisions need from outside."""

    lexicon: Callable[[str | None], Lexicon]
    """The word list of a name; the user's own choice for None."""
    chance: Callable[[int], bytes]
    """So many bytes that nobody can guess."""
    federation: Federation
    """The series and categories of events that bring none of their own."""
    contest: Callable[[str], Contest | None] = lambda _: None
    """The contest of a room as it stands; None while it is not read."""
    gathering: Callable[[str], Gathering | None] = lambda _: None
    """What centres have sent; None while they are not read."""


class EventAsking(NamedTuple):
    """Who asks, when, and of what."""

    state: EventState
    event: Event
    """With what is played by now."""
    who: Guest
    now: Moment
    means: EventMeans
    met: Sequence[Met] = ()
    """Who is met twice, in centres or here."""
