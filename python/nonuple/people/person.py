"""A person registers once; an event holds entries: one alone or two as a pair, perhaps in a team."""

import re
import unicodedata
from base64 import b32encode
from collections import Counter
from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Annotated, TypeVar

import msgspec

from nonuple.privacy import CLUB, ENTRY, NAME, PERSON, PRIVATE, PROSE
from nonuple.texts.people import ERASED

Name = Annotated[str, msgspec.Meta(max_length=80)]
LONGEST_ID = 80
Identifier = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_ID)]
CentreName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]

_CARD = 8
"""Letters and figures of a card: of 20,000 people two have the same one less than once in 5,000 times."""
Who = TypeVar("Who", bound=str)
BETWEEN = " / "
"""Between the two of a pair, as result sheets write it in any language."""
GONE = ""
"""The name of somebody who asked to be forgotten: his results stay, without him."""


class Person(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody, as he registered."""

    id: Annotated[Identifier, PERSON]
    name: Annotated[Name, NAME]
    licence: Annotated[Name, PRIVATE] = ""
    federation: Annotated[Name, PRIVATE] = ""
    club: Annotated[Name, CLUB] = ""
    series: Name = ""
    category: Name = ""
    agrees: Annotated[bool, PRIVATE] = False
    """To have a page of his own where results are published."""
    unnamed: Annotated[bool, PRIVATE] = False
    """He said no: what is published tells his results without his name."""
    paid: Annotated[bool, PRIVATE] = False
    accessible: Annotated[bool, PRIVATE] = False
    """Whether he needs a table that is easy to reach. For the organiser alone."""

    @property
    def identity(self) -> tuple[str, ...]:
        """What tells him from anybody else: his licence, else his name and club; nothing once he is gone."""
        if self.licence:
            return ("licence", folded(self.federation), folded(self.licence))
        return ("name", folded(self.name), folded(self.club)) if self.name else ("gone", self.id)

    @property
    def card(self) -> str:
        """What his card says, the same in every event as long as his licence, or name and club, is."""
        digest = sha256("/".join(self.identity).encode()).digest()
        letters = b32encode(digest)[:_CARD].decode()
        return f"{letters[: _CARD // 2]}-{letters[_CARD // 2 :]}"


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry: who plays as one, in which team, in which centre."""

    id: Annotated[Identifier, ENTRY]
    people: Annotated[tuple[Annotated[Identifier, PERSON], ...], msgspec.Meta(min_length=1, max_length=2)]
    team: Annotated[Name, PROSE] = ""
    centre: Name = ""
    remote: bool = False
    """Whether it plays from home, over the network: no paper of it comes to a room."""


def folded(name: str) -> str:
    """The same however it is typed: capitals, accents, hyphens and spaces set aside."""
    letters = unicodedata.normalize("NFKD", name.casefold())
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(re.findall(r"\w+", bare))


_NUMBERED_SERIES = re.compile(r"(?:s|serie) ?(?=[1-7])")


def plainly(label: str) -> str:
    """`Série 4B`, `S4b` and `4B` are the same; so are all spellings of a name."""
    return _NUMBERED_SERIES.sub("", folded(label) or label, count=1)


def same_words(name: str) -> str:
    """The same in whichever order first and last name are written."""
    return " ".join(sorted(folded(name).split()))


def told_apart(
    called: Mapping[Who, str], club: Callable[[Who], str], numbered: Callable[[Who], str]
) -> dict[Who, str]:
    """Names for a reader who sees nothing else of them: namesakes with their clubs, else their numbers."""
    times = Counter(called.values())
    alike = {id_: (name, club(id_)) for id_, name in called.items() if times[name] > 1}
    clubs = Counter(alike.values())

    def told(id_: Who, name: str, club: str) -> str:
        return f"{name} ({club if club and clubs[name, club] == 1 else numbered(id_)})"

    return {**called, **{id_: told(id_, *one) for id_, one in alike.items()}}


def discreet(name: str) -> str:
    """A first name and an initial, of a name written `NAME First` or `First Name`."""
    words = name.split()
    family = [word for word in words if word.isupper() and len(word) > 1]
    given = [word for word in words if word not in family]
    if not family and len(given) > 1:
        *given, last = given
        family = [last]
    initials = "".join(f" {word[0]}." for word in family[:1])
    return " ".join(given) + initials if given else initials.strip()


_ALIAS = re.compile(rf"({ERASED.fr}|{ERASED.en}) \S{{6}}")


def alias_of(mark: str) -> str:
    """What stands in the place of the name of somebody who was forgotten in a log."""
    return f"{ERASED.say()} {mark[:6]}"


def is_alias(name: str) -> bool:
    return _ALIAS.fullmatch(name) is not None
