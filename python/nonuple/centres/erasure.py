"""Forgetting somebody in what centres have sent: the results stay, in files that nobody signed so."""

import msgspec
from msgspec.structs import replace

from nonuple.centres import events as on
from nonuple.competition.centres import CentreResults
from nonuple.competition.event import Tournament
from nonuple.forgetting import Fact, Person
from nonuple.formats.event_file import read_event, write_event


class _Signed(msgspec.Struct, frozen=True):
    results: CentreResults


def opened_file(fact: Fact) -> Tournament | CentreResults | None:
    """What a fact holds as a file, if it may tell of people."""
    if isinstance(fact, on.CentresArranged):
        return read_event(fact.event.encode(), "")
    if not isinstance(fact, on.FileCame):
        return None
    if not fact.signed:
        return msgspec.json.decode(fact.file, type=CentreResults)
    return msgspec.json.decode(fact.file, type=_Signed).results


def without(person: Person, alias: str, clubs: frozenset[str], fact: Fact) -> Fact:
    """A fact without his name; a file that named him is no longer as it was signed, and says so."""
    erased = person.erased(fact, alias, clubs)
    file = opened_file(fact)
    after = None if file is None else person.among([file]).erased(file, alias, clubs)
    if after == file:
        return erased
    if isinstance(after, Tournament):
        return replace(erased, event=write_event(after).decode())
    return replace(erased, file=msgspec.json.encode(after).decode(), signed=False)
