"""The port: all that a server asks of an activity. Nothing here, nor behind it, has effects of its own."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping
from datetime import datetime
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

import msgspec

from nonuple.activity.codec import Codec
from nonuple.activity.door import OWNER, Door, Granted, Guest, Invitation, Keys, Rights, author, check_role
from nonuple.errors import Refusal
from nonuple.texts import door as texts


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
    missing: int = 0
    """Events of its end, where nothing else is wrong with it: it can be gone on with without them."""


ANEW = "*"
"""In what is heard of another activity: it was just read, and everything may be new."""

Fact = TypeVar("Fact")
Wish = TypeVar("Wish")


class Activity(ABC, Generic[Fact, Wish]):
    """One activity as it stands. It is changed by `apply` alone, from the events of its stream, in order."""

    steers: ClassVar[bool] = False
    """Whether it wishes anything of those that it follows; one that does not only hears them."""
    everybody: ClassVar[str] = "public"
    """The channel that the whole room looks at: it is made before the others."""
    of_computer: ClassVar[frozenset[str]] = frozenset()
    """Channels that tell of the server's computer."""
    roles: ClassVar[Mapping[str, Rights]]

    id: str
    door: Door

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
    def apply(self, event: Fact, number: int, author: str, at: str) -> frozenset[str]:
        """The channels that show it; `desk:*` for all whose name begins so, `desk:*#seats` for one part."""

    def witnessed(self, event: Fact, present: Mapping[str, float]) -> tuple[Fact, ...]:
        """What a server that sees an event happen notes of those on its line: by their grants, the
        seconds for which nothing was heard of them."""
        return ()

    # What is asked for

    def ahead(self, who: Guest, wish: Wish, now: Moment) -> Callable[[], object] | None:
        """Work of some time that a wish takes: done beside the loop, its outcome given to `decide`."""
        return None

    @abstractmethod
    def decide(self, who: Guest, wish: Wish, now: Moment, done: object = None) -> tuple[Fact, ...]:
        """The events that a wish causes, none when all that it asks for is there; or a refusal."""

    def commute(self, events: tuple[Fact, ...]) -> bool:
        """Whether it does not matter what else happens first."""
        return False

    def objection(self, wish: Wish, number: int) -> Refusal | None:
        """What is told to one whose wish was stored under a number, and came second."""
        return None

    def rationed(self, who: Guest, wish: Wish) -> str | None:
        """Who may not ask too often, by a name that all of his devices have in common."""
        return None

    def solves(self, wish: Wish) -> bool:
        """Whether it tells what can be played with letters that whoever asks gives."""
        return False

    @property
    def letters_in_play(self) -> bool:
        """Whether people look for words with the letters before them: nothing may find any for them."""
        return False

    # What is shown

    def channels_of(self, who: Guest) -> tuple[str, ...]:
        """What one follows unless one asks for less."""
        return self.roles[who.role].channels(who.place)

    def may_read(self, who: Guest, channel: str) -> bool:
        return channel in self.channels_of(who)

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

    def person(self, granted: Granted | None) -> Guest:
        """In whose name a grant acts; without one, the person in charge of the server."""
        if granted is None:
            return Guest(OWNER, author("", OWNER))
        name = granted.name or self.called(granted)
        return Guest(granted.role, author(name, granted.role), granted.place)

    def called(self, granted: Granted) -> str:
        """One who gave no name, by where he sits."""
        return ""

    def seat(self, one: Guest | Granted) -> dict[str, object]:
        """What else is told of where someone sits: the same names for all of a kind."""
        return {}

    def check_lets_in(self, who: Guest) -> None:
        """Refused for those who may not let others in."""
        check_role(who, [role for role, rights in self.roles.items() if rights.lets_in])

    def invited(self, invitation: Invitation, keys: Keys) -> Granted:
        """The grant of one who is invited."""
        if invitation.role == OWNER:
            raise Refusal(texts.NO_OWNER_GRANT)
        place = self.place_for(invitation)
        return Granted(keys.id, invitation.role, keys.link, keys.code, invitation.name.strip(), place)

    def place_for(self, invitation: Any) -> str:
        """Where an invitation leads, refused if there is no such place."""
        return ""

    def own(self, by: Granted, claim: Claim, keys: Keys) -> Granted:
        """The grant of one's own that one gets for a code: in the same role."""
        name, place = self.told(by, claim)
        return Granted(keys.id, by.role, keys.link, keys.code, name, place)

    def replaced(self, granted: Granted) -> set[str]:
        """Ids of the grants whose place one more takes: a seat that tells a secret has one device."""
        return set()

    def told(self, by: Granted, claim: Claim) -> tuple[str, str]:
        """The name and the place of one who comes in with a code and says something."""
        return by.name, by.place

    def claimed(self, by: Granted, claim: Claim) -> Claimed | None:
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

    @property
    def anybodys(self) -> bool:
        """Whether whoever comes opens one, without being in charge of the server."""
        return self.personal or self.keeper is not None

    def meet(self, others: "Callable[[str], AnyActivity | None]") -> None:
        """How another activity that is read can be looked at, by its id."""

    @abstractmethod
    def begin(self, id: str, memos: Callable[[], Iterable[Any]]) -> Activity[Fact, Any]:
        """An activity of which no event was applied yet; `memos` are those of all of its kind."""


AnyActivity = Activity[Any, Any]
AnyKind = Kind[Any]
