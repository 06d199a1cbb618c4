"""People who registered before, in other events: found again, so that nobody has to tell it twice."""

from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec.structs import replace

from nonuple.people.person import Person, folded, same_words

REGISTERED: tuple[Literal["licence", "federation", "club", "series", "category"], ...] = (
    "licence",
    "federation",
    "club",
    "series",
    "category",
)
"""What one registers once, whatever he enters."""
SHORTEST = 3
"""Letters before anybody is proposed."""


def are_one(one: Person, other: Person) -> bool:
    """Whether two records may be of one person: the licence tells, else name and club, where it is said."""
    if same_words(one.name) != same_words(other.name):
        return False
    if one.licence and other.licence:
        return _agree(one.licence, other.licence) and (
            not (one.federation and other.federation) or _agree(one.federation, other.federation)
        )
    return not (one.club and other.club) or _agree(one.club, other.club)


def completed(person: Person, by: Person) -> Person:
    """A person, with what another record of his says besides."""
    left = {name: getattr(by, name) for name in REGISTERED if not getattr(person, name)}
    return replace(person, **{name: value for name, value in left.items() if value})


class PeopleRegister:
    """Everybody once: of two records of one person the later holds, and one with a licence goes before."""

    def __init__(self, people: Iterable[Person]) -> None:
        """`people` in the order in which they registered."""
        self._namesakes: dict[str, list[Person]] = {}
        for one in sorted((one for one in people if one.name), key=lambda one: not one.licence):
            self._note(one)

    def _note(self, one: Person) -> None:
        namesakes = self._namesakes.setdefault(same_words(one.name), [])
        same = [place for place, before in enumerate(namesakes) if are_one(before, one)]
        if not same:
            namesakes.append(one)
        elif len(same) == 1:  # else it cannot be told whose record it is
            before = namesakes[same[0]]
            namesakes[same[0]] = completed(one, before) if one.licence else completed(before, one)

    def __bool__(self) -> bool:
        return bool(self._namesakes)

    @property
    def clubs(self) -> set[str]:
        return {one.club for namesakes in self._namesakes.values() for one in namesakes if one.club}

    def find(self, person: Person) -> Person | None:
        """Him, as he registered before; nobody where two may be meant."""
        same = [one for one in self._called(person) if are_one(one, person)]
        if len(same) > 1 and person.category:
            same = [one for one in same if one.category == person.category]
        return same[0] if len(same) == 1 else None

    def perhaps(self, person: Person) -> Person | None:
        """The only one of his name, of another club: it may be him, which only people can tell."""
        namesakes = self._called(person)
        return namesakes[0] if len(namesakes) == 1 and not person.licence and not self.find(person) else None

    def proposals(self, typed: str, most: int) -> Sequence[Person]:
        """Those whose name or licence may be meant by what was typed so far, in the order of their names."""
        words = folded(typed).split()
        if len("".join(words)) < SHORTEST:
            return ()
        found = [one for namesakes in self._namesakes.values() for one in namesakes if _begun(words, one)]
        return sorted(found, key=lambda one: folded(one.name))[:most]

    def _called(self, person: Person) -> Sequence[Person]:
        return self._namesakes.get(same_words(person.name), ())


def _agree(one: str, other: str) -> bool:
    return folded(one) == folded(other)


def _begun(words: Sequence[str], person: Person) -> bool:
    said = [*folded(person.name).split(), folded(person.licence)]
    return all(any(one.startswith(word) for one in said) for word in words)
