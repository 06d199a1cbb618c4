"""A person registers once; an event holds entries: one alone or two as a pair, perhaps in a team."""

import re
import unicodedata
from typing import Annotated

import msgspec

from nonuple.privacy import CLUB, ENTRY, NAME, PERSON, PRIVATE, PROSE

Name = Annotated[str, msgspec.Meta(max_length=80)]
LONGEST_ID = 80
Identifier = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_ID)]
CentreName = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]

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


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry: who plays as one, in which team, in which centre."""

    id: Annotated[Identifier, ENTRY]
    people: Annotated[tuple[Annotated[Identifier, PERSON], ...], msgspec.Meta(min_length=1, max_length=2)]
    team: Annotated[Name, PROSE] = ""
    centre: Name = ""


def folded(name: str) -> str:
    """The same however it is typed: capitals, accents, hyphens and spaces set aside."""
    letters = unicodedata.normalize("NFKD", name.casefold())
    bare = "".join(letter for letter in letters if not unicodedata.combining(letter))
    return " ".join(re.findall(r"\w+", bare))


def same_words(name: str) -> str:
    """The same in whichever order first and last name are written."""
    return " ".join(sorted(folded(name).split()))


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
