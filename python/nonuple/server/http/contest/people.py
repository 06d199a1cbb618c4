"""What the log holds of a person, over HTTP: given out, or forgotten.

The person in charge asks for everything, an organiser for his own contest, event or centre.
"""

from collections.abc import Collection, Iterable, Sequence
from functools import partial
from itertools import combinations
from typing import Annotated, NamedTuple

import msgspec
from litestar import post
from litestar.params import JSONBody
from msgspec.structs import replace

from nonuple.activity.door import OFFICE, check_role
from nonuple.contest.codec import CODEC as CONTESTS
from nonuple.contest.events import EventJoined
from nonuple.contest.office.roster import in_event
from nonuple.contest.people import entry_of_member
from nonuple.errors import Refusal
from nonuple.forgetting import Fact, Whom, files_in, same
from nonuple.limits import Short
from nonuple.people.person import Person, alias_of
from nonuple.server.hosting.access import new_id
from nonuple.server.hosting.rooms import Room
from nonuple.server.http.entrance import AnyRequest, club_of, token_of
from nonuple.store.protocol import Row
from nonuple.texts import people as texts


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
    """An activity, with its facts as they are read today."""

    room: Room
    rows: Sequence[Row]
    facts: Sequence[Fact]


_Found = tuple[Room, Whom, tuple[KeptEvent, ...]]
"""An activity in which something is kept of him, and whom he is there."""


@post("/api/people/export", status_code=200, summary="All that is kept of a person", tags=["people"])
async def export_person(request: AnyRequest, data: JSONBody[Named]) -> list[KeptInContest]:
    found = await _found(request, data)
    return [KeptInContest(room.id, room.activity.summary.name, kept) for room, _, kept in found]


@post("/api/people/erase", status_code=200, summary="Forget a person's name", tags=["people"])
async def erase_person(request: AnyRequest, data: JSONBody[Named]) -> Erased:
    """The results stay, under another name. Nothing is changed unless all can be."""
    club, alias = club_of(request), alias_of(new_id())
    found = await _found(request, data)
    for room, person, _ in found:
        await club.rewrite(room, partial(_without, room, person, alias))
    anew = [await club.room(room.id) for room, _, _ in found]
    return Erased(alias, tuple(room.activity.summary.name for room in anew))


async def _found(request: AnyRequest, named: Named) -> list[_Found]:
    """Where something is kept of him, none of it in play, contests before what they are played for."""
    logs = await _logs(request, named.name)
    wanted = _wanted(named, logs)
    above: dict[str, Whom] = {}
    found: list[_Found] = []
    for log in reversed(logs):
        over = above.get(log.room.id)
        person = wanted.among(log.facts, partial(_is_his, wanted, named, log, over))
        above |= dict.fromkeys(_contests_of(log.room), person)
        if over is not None and over.ids:  # a contest of an event has the clubs of the whole event
            person = person._replace(clubs=over.clubs)
        if kept := _kept(log, person):
            found.insert(0, (log.room, person, kept))
    if not found:
        raise Refusal(texts.NOBODY_CALLED, name=named.name)
    for room, _, _ in found:
        club_of(request).check_at_rest(room)
    return found


async def _logs(request: AnyRequest, name: str) -> list[_Log]:
    """What one may ask about that may name him, contests before what they are played for."""
    club, token = club_of(request), token_of(request)
    if await club.is_owner(token):
        await club.everything()
        kinds = sorted(club.kinds, key=lambda kind: kind != CONTESTS.kind)
        ids = [id for kind in kinds for id in club.ids(kind)]
    else:
        visitor = await club.visitor(token)
        check_role(visitor.who, OFFICE)
        ids = [*_contests_of(visitor.room), visitor.room.id]
    found = [(await club.room(id), await club.store.rows(id)) for id in ids]
    return [_Log(room, rows, _facts(room, rows)) for room, rows in found if _may_name(name, rows)]


def _contests_of(room: Room) -> Collection[str]:
    """Those of an event or of a centre; a contest has none, though it follows its event."""
    return () if room.kind.codec.kind == CONTESTS.kind else room.activity.follows


def _may_name(name: str, rows: Iterable[Row]) -> bool:
    """Whether the longest of his names, or a letter in disguise, stands anywhere: most need no reading."""
    word = max(name.casefold().split(), key=len)
    written = (text for row in rows for text in (row.author, row.data.decode()))
    return any(word in text.casefold() or "\\u" in text for text in written)


def _facts(room: Room, rows: Sequence[Row]) -> list[Fact]:
    reader = room.kind.codec.reader()
    return [reader.read(row.data) for row in rows]


# Namesakes


def _wanted(named: Named, logs: Sequence[_Log]) -> Whom:
    """Whom one means; one who is named by his record, or by a licence, is of the club that is said there."""
    wanted = Whom(named.name, named.licence, named.club)
    chosen = (named.event, named.person)
    meant = [
        one
        for log in logs
        for register in (log.facts, *([file] for file in files_in(log.facts)))
        for one in wanted.called(register).values()
        if (log.room.id, one.id) == chosen or (not named.event and in_event(one.id) is None)
    ]  # the event itself has registered those of its rooms
    if named.event or named.licence:
        his = [one for one in meant if named.event or same(named.licence, one.licence)]
        if not his:
            raise Refusal(texts.NOBODY_CALLED, name=", ".join(filter(None, (named.name, named.licence))))
        return Whom(named.name, his[-1].licence, named.club or his[-1].club)
    pairs = combinations(() if named.club else meant, 2)
    if any(not Whom(named.name, one.licence, one.club).fits(other) for one, other in pairs):
        those = {
            ", ".join(filter(None, (one.licence, one.club))) or texts.WITHOUT_CLUB.say() for one in meant
        }
        raise Refusal(texts.SEVERAL_CALLED, name=named.name, those=" ; ".join(sorted(those)))
    return wanted


def _is_his(wanted: Whom, named: Named, log: _Log, over: Whom | None, one: Person) -> bool:
    """Whether he is meant in a log: an event says which of its rooms' players he is."""
    if log.room.id == named.event:
        return one.id == named.person
    entry = entry_of_member(one.id)
    if over is not None and in_event(one.id) is not None:  # in a log of old, by the name that his entry had
        return in_event(one.id) in over.ids if entry is None else in_event(entry) in over.entries
    if over is not None and any(
        isinstance(fact, EventJoined) and entry in fact.players for fact in log.facts
    ):
        return one.id in over.ids
    return wanted.fits(one)


# What is kept


def _kept(log: _Log, person: Whom) -> tuple[KeptEvent, ...]:
    """The facts that are about him, without other people."""
    encode = log.room.kind.codec.encode
    return tuple(
        KeptEvent(row.number, row.at, row.author, _read(encode(person.own(fact))))
        for row, fact in zip(log.rows, log.facts, strict=True)
        if person.is_in(fact) or person.author(row.author, "", fact) != row.author
    )


def _without(room: Room, person: Whom, alias: str, rows: Sequence[Row]) -> list[Row]:
    """The log as it would be written today: what lifts old facts remembers all of those before."""
    codec = room.kind.codec
    written: list[Row] = []
    for row, fact in zip(rows, _facts(room, rows), strict=True):
        data = (codec.encode if written else codec.encode_first)(person.erased(fact, alias))
        written.append(replace(row, data=data, author=person.author(row.author, alias, fact)))
    return written


_read = msgspec.json.Decoder(dict[str, object]).decode


ROUTES = (export_person, erase_person)
