"""Who registered for events and evenings, told though they are not read; and who usually comes."""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence

import msgspec
from msgspec.structs import replace

from nonuple.people.person import Person, folded, is_alias
from nonuple.people.register import PeopleRegister, are_one

MOST_PROPOSED = 8


class PeopleMemo(msgspec.Struct, frozen=True):
    id: str
    number: int
    """Of the last fact: the same number is the same memo."""
    opened: str
    name: str = ""
    people: tuple[Person, ...] = ()
    """As they registered, without what they answered for this alone; none of a demonstration."""
    came: frozenset[str] = frozenset()
    """Those of them who were ticked in, or have played."""


def as_registered(people: Iterable[Person]) -> tuple[Person, ...]:
    named = (one for one in people if one.name and not is_alias(one.name))
    return tuple(Person(one.id, *_told(one)) for one in named)


def _told(one: Person) -> tuple[str, str, str, str, str, str]:
    return one.name, one.licence, one.federation, one.club, one.series, one.category


class KnownPerson(msgspec.Struct, frozen=True):
    """Somebody as he registered before."""

    name: str
    licence: str
    federation: str
    club: str
    series: str
    category: str


def proposed(register: PeopleRegister, typed: str, there: Collection[Person]) -> list[KnownPerson]:
    """Whoever is there already is not proposed."""
    found = register.proposals(typed, MOST_PROPOSED + len(there))
    others = (one for one in found if not any(are_one(one, other) for other in there))
    return [KnownPerson(*_told(one)) for one in others][:MOST_PROPOSED]


class RegularPerson(KnownPerson, frozen=True):
    """Somebody who came before, and is not there."""

    times: int
    """How often."""
    last: bool
    """Whether he came the last time."""
    card: str
    """What his card says."""


class Regulars(msgspec.Struct, frozen=True):
    """Those who usually come, by name, and what the last event or evening was called."""

    event: str
    people: tuple[RegularPerson, ...]


def regulars(there: Iterable[Person], others: Sequence[PeopleMemo]) -> Regulars:
    """Of the others to which somebody came, the last one last; whoever is there is left out."""
    attended = [one for one in others if one.came]
    here, met = PeopleRegister(there), PeopleRegister(person for one in attended for person in one.people)
    times: Counter[Person] = Counter()
    last: set[Person] = set()
    for memo in attended:
        came = (met.find(person) or person for person in memo.people if person.id in memo.came)
        last = {_as_one(person) for person in came if here.find(person) is None}
        times.update(last)
    people = sorted(times, key=lambda one: folded(one.name))
    return Regulars(
        attended[-1].name if attended else "",
        tuple(RegularPerson(*_told(one), times[one], one in last, one.card) for one in people),
    )


def _as_one(person: Person) -> Person:
    """The same record whichever event it is of."""
    return replace(person, id="")
