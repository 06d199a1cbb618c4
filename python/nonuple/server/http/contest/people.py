"""What the log holds of a person, over HTTP: given out, or forgotten.

The person in charge asks for everything, an organiser for his own contest, event or centre.
"""

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Annotated, NamedTuple

import msgspec
from litestar import post
from litestar.params import JSONBody

from nonuple.activity.door import OFFICE, check_role
from nonuple.centres.activity import CODEC as CENTRES
from nonuple.centres.erasure import opened_file, without
from nonuple.competition.centres import CentreResults
from nonuple.competition.people import Enrolment
from nonuple.contest.codec import CODEC as CONTESTS
from nonuple.contest.office.roster import is_of_event, player_of_entry
from nonuple.contest.people import PlayerId
from nonuple.errors import Refusal
from nonuple.forgetting import Fact, Kept, Person, Registered, alias_of, licence_of
from nonuple.limits import Short
from nonuple.privacy import records
from nonuple.server.hosting.access import new_id
from nonuple.server.hosting.rooms import Room
from nonuple.server.http.entrance import AnyRequest, club_of, token_of
from nonuple.store.protocol import Row
from nonuple.texts import people as texts
from nonuple.texts import tournament as event_texts
from nonuple.tournament.activity import CODEC as EVENTS

_FILES = ("file", "event", "pack", "keys")
"""Fields of a fact that are whole files: they are told as what is his in them."""


class Named(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody by his name, as it was registered; spaces and capitals do not matter.

    What tells him from others of the name: his licence or club, or his record in an event.
    """

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=80, pattern=r"\S")]
    licence: Short = ""
    club: Short = ""
    event: Short = ""
    person: Short = ""
    """His id in that event."""


class KeptEvent(msgspec.Struct, frozen=True):
    """An event that names him, or that is about his slips; those of old as they are read today."""

    number: int
    at: str
    author: str
    event: dict[str, object]


class KeptInContest(msgspec.Struct, frozen=True):
    contest: str
    name: str
    events: tuple[KeptEvent, ...]


class Erased(msgspec.Struct, frozen=True):
    alias: str
    """What stands in the place of his name."""
    contests: tuple[str, ...]
    """The names of those in which it stood."""


class _Log(NamedTuple):
    """An activity, and its facts as they are read today, with what they hold as files."""

    room: Room
    rows: list[Row]
    facts: list[Fact]
    files: list[Fact]

    @property
    def kind(self) -> str:
        return self.room.kind.codec.kind

    @property
    def registers(self) -> Sequence[Sequence[Fact]]:
        """Whatever registers people, each with ids of its own: the facts, and every file in them."""
        return [self.facts, *([file] for file in self.files)]


class _Trace(NamedTuple):
    """What an activity holds of him, and whom he is there."""

    log: _Log
    person: Person
    kept: tuple[KeptEvent, ...]


@post("/api/people/export", status_code=200, summary="All that is kept of a person", tags=["people"])
async def export_person(request: AnyRequest, data: JSONBody[Named]) -> list[KeptInContest]:
    found = await _traces(request, data)
    for log, _, _ in found:
        club_of(request).check_at_rest(log.room)
    return [KeptInContest(log.room.id, log.room.activity.summary.name, kept) for log, _, kept in found]


@post("/api/people/erase", status_code=200, summary="Forget a person's name", tags=["people"])
async def erase_person(request: AnyRequest, data: JSONBody[Named]) -> Erased:
    """The results stay, under another name. Nothing is changed unless all can be."""
    club, alias = club_of(request), alias_of(new_id())
    found = await _traces(request, data)
    for log, _, _ in found:
        club.check_at_rest(log.room)
    clubs: dict[str, frozenset[str]] = {}
    for log, person, _ in reversed(found):  # a contest of an event has the clubs of the whole event
        own = clubs.setdefault(log.room.id, _own_clubs(person, log))
        clubs |= dict.fromkeys(log.room.activity.follows, own)
    for log, person, _ in found:
        rows = await club.store.rows(log.room.id)
        await club.rewrite(log.room, _without(person, alias, clubs[log.room.id], _log(log.room, rows)))
    rooms = [await club.room(log.room.id) for log, _, _ in found]
    return Erased(alias, tuple(one.activity.summary.name for one in rooms))


async def _traces(request: AnyRequest, named: Named) -> list[_Trace]:
    """Where something is kept of him, contests before what follows them."""
    logs = await _logs(request, named.name)
    wanted = _wanted(named, logs)
    if not (named.licence or named.club or named.event):
        _check_one(wanted, logs)
    people = _people(wanted, named, logs)
    found = [_Trace(one, people[one.room.id], _about(one, people[one.room.id])) for one in logs]
    kept = [one for one in found if one.kept]
    if not kept:
        raise Refusal(texts.NOBODY_CALLED, name=named.name)
    return kept


async def _logs(request: AnyRequest, name: str) -> list[_Log]:
    """What one may ask about that may name him, contests before what follows them."""
    club, token = club_of(request), token_of(request)
    if await club.is_owner(token):
        await club.rooms()
        ids = [id for kind in sorted(club.kinds, key=_contests_first) for id in club.ids(kind)]
    else:
        visitor = await club.visitor(token)
        check_role(visitor.who, OFFICE)
        activity = visitor.room.activity
        ids = [*activity.follows, activity.id]
    found = []
    for id in ids:
        room, rows = await club.room(id), await club.store.rows(id)
        if room.kind.codec.kind == CENTRES.kind or _is_mentioned(name, rows):
            found.append(_log(room, rows))
    return found


def _contests_first(kind: str) -> bool:
    return kind != CONTESTS.kind


def _log(room: Room, rows: list[Row]) -> _Log:
    reader = room.kind.codec.reader()
    facts = [reader.read(row.data) for row in rows]
    return _Log(room, rows, facts, [file for fact in facts if (file := opened_file(fact)) is not None])


def _is_mentioned(name: str, rows: Iterable[Row]) -> bool:
    """Whether the longest of his names stands anywhere: most logs need no further look."""
    word = max(name.casefold().split(), key=len)
    return any(word in row.author.casefold() or word in row.data.decode().casefold() for row in rows)


# Namesakes


def _wanted(named: Named, logs: Sequence[_Log]) -> Person:
    """Whom one means; one who is named by his record, or by a licence, is of the club that is said there."""
    everybody = Person(named.name)
    if named.event:
        log = next((one for one in logs if one.room.id == named.event and one.kind == EVENTS.kind), None)
        record = everybody.records(log.facts).get(named.person) if log is not None else None
        if record is None:
            raise Refusal(event_texts.NO_SUCH_PERSON)
        return Person(named.name, licence_of(record), record.club)
    if not named.licence:
        return Person(named.name, club=named.club)
    licensed = [
        one for one in _records(everybody, logs) if Person(named.name, named.licence).has_licence(one)
    ]
    if not licensed:
        raise Refusal(texts.NOBODY_CALLED, name=f"{named.name}, {named.licence}")
    return Person(named.name, named.licence, named.club or licensed[-1].club)


def _records(person: Person, logs: Sequence[_Log]) -> list[Registered]:
    """Of those of his name, the last record of each, as they themselves registered."""
    return [
        record
        for log in logs
        for register in log.registers
        for id, record in person.records(register).items()
        if not is_of_event(PlayerId(id))  # the event itself has registered him
    ]


def _check_one(wanted: Person, logs: Sequence[_Log]) -> None:
    """Several of the name are never forgotten together."""
    records = _records(wanted, logs)
    for one, other in combinations(records, 2):
        if not Person(wanted.name, licence_of(one), one.club).fits(other):
            raise Refusal(texts.SEVERAL_CALLED, name=wanted.name, those=_told(records))


def _told(records: Iterable[Registered]) -> str:
    """`1184032, Brest ; Caen`."""
    told = {
        ", ".join(filter(None, (licence_of(one), one.club))) or texts.WITHOUT_CLUB.say() for one in records
    }
    return " ; ".join(sorted(told))


def _people(wanted: Person, named: Named, logs: Sequence[_Log]) -> dict[str, Person]:
    """Whom he is in each log: an event says which of its rooms' players he is."""
    found: dict[str, Person] = {}
    logs_by_id = {one.room.id: one for one in logs}
    for log in reversed(logs):
        if log.room.id in found:
            continue
        found[log.room.id] = who = _among(wanted, named, log)
        if log.kind != EVENTS.kind:
            continue
        entries = _entries(log.facts, who.records(log.facts) if who.ids is None else who.ids)
        for room in log.room.activity.follows:
            if room in logs_by_id:
                found[room] = _in_room(wanted, entries, logs_by_id[room])
    return found


def _among(wanted: Person, named: Named, log: _Log) -> Person:
    if log.kind == CENTRES.kind:
        return wanted  # each file has ids of its own
    if log.room.id != named.event:
        return wanted.among(log.facts)
    return wanted if len(wanted.records(log.facts)) == 1 else wanted.known_by({named.person})


def _in_room(wanted: Person, entries: Iterable[str], log: _Log) -> Person:
    """Of a room's contest: the players of his entries, and those of his name whom the event does not know."""
    own: set[str] = {player_of_entry(entry) for entry in entries}
    there = wanted.records(log.facts)
    his = {
        id for id, one in there.items() if id in own or (not is_of_event(PlayerId(id)) and wanted.fits(one))
    }
    return wanted if len(his) == len(there) else wanted.known_by(his)


def _own_clubs(person: Person, log: _Log) -> frozenset[str]:
    """Clubs of which nobody else is, in the log nor in a file of it."""
    found = [(person.among(one) if one is not log.facts else person).clubs(one) for one in log.registers]
    his, others = (set().union(*clubs) for clubs in zip(*found, strict=True))
    return frozenset(his - others)


def _entries(facts: Iterable[Fact], people: Iterable[str]) -> frozenset[str]:
    """The entries that these people are of, or once were."""
    his = frozenset(people)
    written = (one for one in records([*facts]) if isinstance(one, Enrolment))
    return frozenset(one.id for one in written if not his.isdisjoint(one.people))


def _about(log: _Log, person: Person) -> tuple[KeptEvent, ...]:
    """Events as they are read today; of one that lists people, what is his."""
    kept = Kept(person, log.facts, lambda people: _entries(log.facts, people))
    return tuple(
        KeptEvent(row.number, row.at, row.author, _own(log, kept, person, fact))
        for row, fact in zip(log.rows, log.facts, strict=True)
        if kept.is_about(fact)
        or without(person, "", frozenset(), fact) != fact
        or person.author(row.author, "", fact) != row.author
    )


def _own(log: _Log, kept: Kept, person: Person, fact: Fact) -> dict[str, object]:
    """A fact without other people; of a file that it holds, who he is there."""
    told = _read(log.room.kind.codec.encode(kept.own(fact)))
    file = opened_file(fact)
    if file is None:
        return told
    there = Kept(person.among([file]), [file], lambda people: _entries([file], people)).own(file)
    event = there.event if isinstance(there, CentreResults) else there
    own = {"people": event.people, "entries": event.entries}
    return {key: value for key, value in told.items() if key not in _FILES} | _read(msgspec.json.encode(own))


def _without(person: Person, alias: str, clubs: frozenset[str], log: _Log) -> list[Row]:
    """The log as it would be written today: what lifts old facts remembers all of those before."""
    codec = log.room.kind.codec
    written: list[Row] = []
    for row, fact in zip(log.rows, log.facts, strict=True):
        encode = codec.encode if written else codec.encode_first
        data = encode(without(person, alias, clubs, fact))
        author = person.author(row.author, alias, fact)
        written.append(msgspec.structs.replace(row, data=data, author=author))
    return written


_read = msgspec.json.Decoder(dict[str, object]).decode


ROUTES = (export_person, erase_person)
