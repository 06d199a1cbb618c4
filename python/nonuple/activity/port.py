"""The port: all that a server asks of an activity. Nothing here, nor behind it, has effects of its own."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Sequence
from datetime import datetime
from functools import lru_cache
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

import msgspec

from nonuple.activity.codec import Codec
from nonuple.errors import Refusal
from nonuple.limits import Short


class Moment(NamedTuple):
    """Now: by the server's clock, and by the calendar."""

    at: float
    epoch: str
    date: datetime


class Computer(NamedTuple):
    """The computer that the server runs on, for those who direct an activity."""

    voice: bool = False
    """Whether it can say a sentence aloud."""
    backup: Refusal | None = None
    """What is wrong with the copy of the log."""


class Asker(Protocol):
    """One who asks for something: his role, and the name that is written down."""

    @property
    def role(self) -> str: ...

    @property
    def name(self) -> str: ...


class Grant(Protocol):
    """The event that lets someone in; of his link and of his code only hashes are kept.

    One who comes in with a code gets a grant of his own, whose id begins with that of the code's and a dot.
    """

    @property
    def id(self) -> str: ...

    @property
    def role(self) -> str: ...

    @property
    def link(self) -> str: ...

    @property
    def code(self) -> str | None: ...

    @property
    def name(self) -> str: ...


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


class Claim(NamedTuple):
    """What one says who comes in with a code common to many."""

    place: int | None
    name: str


class Claimed(NamedTuple):
    key: str
    """By which the place is claimed once."""
    taken: Refusal
    """What the second is told."""


class Guess(Refusal):
    """A claim that whoever tries his luck could make too: it counts like a wrong code."""


class Opening(NamedTuple):
    """What the first event of every stream tells."""

    name: str
    demo: bool = False
    speed: float = 1.0
    """How many times as fast as the server's clock that of the activity runs."""
    since: float = 0.0
    """The moment of the server's clock from which on it does."""


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """An activity in a list; a kind adds its own figures, which are 0 where they are not known."""

    id: str
    name: str
    demo: bool = False
    opened: str = ""
    """When, by the calendar."""
    number: int = 0
    """Of its last event."""
    live: bool = False
    """Whether it goes on, so that it can be neither removed nor rewritten."""
    damage: str | None = None
    """Why it cannot be gone into, and what to do."""


class Effects(NamedTuple):
    """What an event changes for those around."""

    touched: frozenset[str] = frozenset()
    """The channels that show it; `desk:*` for all whose name begins so, `desk:*#seats` for one part."""
    granted: Sequence[Grant] = ()
    """Grants that are new, or that lead elsewhere than before."""
    revoked: Sequence[str] = ()
    """Ids of those that are worth nothing any more."""


ANEW = "*"
"""In what is heard of another activity: it was just read, and everything may be new."""

Who = TypeVar("Who", bound=Asker)
Pass = TypeVar("Pass", bound=Grant)
Fact = TypeVar("Fact")
Wish = TypeVar("Wish")


class Activity(ABC, Generic[Who, Pass, Fact, Wish]):
    """One activity as it stands. It is changed by `apply` alone, from the events of its stream, in order."""

    everybody: ClassVar[str] = "public"
    """The channel that the whole room looks at: it is made before the others."""
    of_computer: ClassVar[frozenset[str]] = frozenset()
    """Channels that tell of the server's computer."""

    id: str

    # Where it stands

    @property
    @abstractmethod
    def number(self) -> int:
        """Of the last event applied."""

    @property
    @abstractmethod
    def summary(self) -> Summary: ...

    @property
    def memo(self) -> Any:
        """What the others of its kind are told of it, though it is not read; of the kind's `memo`."""
        return None

    @abstractmethod
    def apply(self, event: Fact, number: int, author: str, at: str) -> Effects: ...

    def witnessed(self, event: Fact, present: Collection[str]) -> tuple[Fact, ...]:
        """What a server that sees an event happen notes of the grants whose people are connected to it."""
        return ()

    # What is asked for

    def ahead(self, who: Who, wish: Wish, now: Moment) -> Callable[[], object] | None:
        """Work of some time that a wish takes: done beside the loop, its outcome given to `decide`."""
        return None

    @abstractmethod
    def decide(self, who: Who, wish: Wish, now: Moment, done: object = None) -> tuple[Fact, ...]:
        """The events that a wish causes, none when all that it asks for is there; or a refusal."""

    def commute(self, events: tuple[Fact, ...]) -> bool:
        """Whether it does not matter what else happens first."""
        return False

    def objection(self, wish: Wish, number: int) -> Refusal | None:
        """What is told to one whose wish was stored under a number, and came second."""
        return None

    def rationed(self, who: Who, wish: Wish) -> str | None:
        """Who may not ask too often, by a name that all of his devices have in common."""
        return None

    # What is shown

    @abstractmethod
    def channels_of(self, who: Who) -> tuple[str, ...]:
        """What one follows unless one asks for less."""

    @abstractmethod
    def may_read(self, who: Who, channel: str) -> bool: ...

    @abstractmethod
    def parts(self, channel: str, computer: Computer) -> dict[str, object]:
        """The parts of a channel by name; a value of None is a part all the same."""

    def some_parts(self, channel: str, names: Collection[str], computer: Computer) -> dict[str, object]:
        """Those parts of a channel alone, as far as there are any of these names."""
        made = self.parts(channel, computer)
        return {name: made[name] for name in names if name in made}

    # Others that it has to do with

    @property
    def follows(self) -> Collection[str]:
        """Ids of the activities that it follows."""
        return ()

    def heard(self, id: str, changed: frozenset[str]) -> frozenset[str]:
        """One of them shows something else on these channels; the channels of its own that do then."""
        return frozenset()

    def asks(self, id: str) -> object | None:
        """What it wishes of one of them, as often as it is asked: nothing once that is as it should be."""
        return None

    # Who comes in

    @abstractmethod
    def person(self, granted: Pass | None) -> Who:
        """In whose name a grant acts; without one, the person in charge of the server."""

    @abstractmethod
    def seat(self, one: Who | Pass) -> dict[str, object]:
        """What else is told of where someone sits: the same names for all of a kind."""

    @abstractmethod
    def check_lets_in(self, who: Who) -> None:
        """Refused for those who may not let others in."""

    @abstractmethod
    def invited(self, who: Who, invitation: Any, keys: Keys) -> Pass:
        """The grant of one who is invited."""

    @abstractmethod
    def own(self, by: Pass, claim: Claim, keys: Keys) -> Pass:
        """The grant of one's own that one gets for a code."""

    @abstractmethod
    def revoked(self, id: str) -> Fact: ...

    def claimed(self, by: Pass, claim: Claim) -> Claimed | None:
        """The place that one takes with a code common to many; None for a code of one's own."""
        return None

    # What happens by itself

    def due(self, now: Moment) -> float | None:
        """When something happens next by its clock, whoever looks; None for never."""
        return None

    def happening(self, now: Moment) -> tuple[Fact, ...]:
        """What is due by now."""
        return ()

    def look_again(self) -> None:
        """It was just read: what is settled may have been left behind by a process that was stopped."""

    @property
    def reaches_out(self) -> bool:
        """Whether it hears or tells somebody on another server, without being asked for anything."""
        return False

    def unsettled(self) -> bool:
        """Whether something waits to be settled by rule, off the path of those who ask."""
        return False

    def beforehand(self, now: Moment) -> Callable[[], object] | None:
        """Work of some time before something can be settled: done beside the loop, and remembered."""
        return None

    def settled(self, enough: Callable[[], bool]) -> tuple[Fact, ...]:
        """Settle what waits, one after the other, until it is enough."""
        return ()


class Kind(ABC, Generic[Fact]):
    """A kind of activity, with the means that it needs from outside."""

    path: ClassVar[str]
    """Where it is found: `/api/<path>/<id>`."""
    personal: ClassVar[bool] = False
    """Whether whoever comes makes and removes his own: the kind then has its own routes for that."""
    invitation: ClassVar[type[Invitation]] = Invitation
    keeper: ClassVar[Invitation | None] = None
    """How one is let in who opens one without being in charge of the server; None: nobody else may."""
    summary: ClassVar[type[Summary]] = Summary
    memo: ClassVar[Any] = None
    codec: Codec[Fact]

    def meet(self, others: "Callable[[str], AnyActivity | None]") -> None:
        """How another activity that is read can be looked at, by its id."""

    @abstractmethod
    def opening(self, opening: Opening) -> Fact:
        """The first event of a stream."""

    @abstractmethod
    def opened(self, first: Fact) -> Opening:
        """What a first event tells."""

    @abstractmethod
    def begin(self, id: str, memos: Callable[[], Iterable[Any]]) -> Activity[Any, Any, Fact, Any]:
        """An activity of which no event was applied yet; `memos` are those of all of its kind."""


@lru_cache(maxsize=20_000)
def author(name: str, role: str) -> str:
    """A name as the log takes it; without one his role, which every screen says in its own language."""
    written = " ".join("".join(one if one.isprintable() else " " for one in name).split())
    return written[:200] or role


AnyActivity = Activity[Any, Any, Any, Any]
AnyKind = Kind[Any]
