"""What the people of a list enter as: alone or in pairs, new or as before, and at which tables."""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from nonuple.errors import Refusal
from nonuple.people.listed import LineChange, LineFinding, Listed
from nonuple.people.lists import LONGEST, Field, pairings
from nonuple.people.person import BETWEEN, Entry, Person
from nonuple.people.register import REGISTERED
from nonuple.people.registered import Recognition, Registered
from nonuple.texts import Text, players
from nonuple.texts import entries as texts

LAST_TABLE = 99_999
_TABLE = re.compile(r"(?:table|t|n°|no)?\.? ?0*([0-9]{1,5})", re.IGNORECASE)
_SAID: tuple[Field, ...] = ("name", *REGISTERED)


class Entered(NamedTuple):
    people: Sequence[Person]
    entries: Sequence[Entry]
    """All of both that are new or otherwise than before."""
    seats: Mapping[str, int]
    """The tables of entries that sit down, or sit elsewhere from now on."""
    new: frozenset[str]
    """Those of the entries that there were not before."""


class Entering:
    """Makes entries of the lines of a list, and refuses those that fit none."""

    def __init__(
        self,
        there: Registered,
        here: Recognition,
        listed: Sequence[Listed],
        findings: list[LineFinding],
    ) -> None:
        self._there = there
        self._here = here
        self._listed = listed
        self._findings = findings
        self._entries = {one.id: one for one in there.entries}
        self._entry_of = {person: one for one in there.entries for person in one.people}
        self._people = {one.id: one for one in there.people}
        self._partners: list[Listed] = []
        """Those who stand on no line of their own."""
        self._lines: dict[str, list[Listed]] = defaultdict(list)
        """By entry, the lines that make it."""
        self._sat = {entry: table for table, entry in (there.tables or {}).items()}
        self._seats: dict[str, int] = {}
        self._each_alone = False
        """Whether the two of a pair stand on lines of their own."""

    def entered(self) -> Entered:
        self._pair()
        if self._there.tables is not None:
            self._seat(self._there.tables)
        return self._told()

    # Pairs

    def _pair(self) -> None:
        listed = self._listed
        pairs = pairings([(one.line.name, one.line.get("partner")) for one in listed])
        self._each_alone = any(pair.line is not None for pair in pairs)
        for at, pair in enumerate(pairs):
            if pair.of is not None:
                continue
            first, line = listed[at], listed[at].line
            second = None if pair.line is None else listed[pair.line]
            try:
                if second is None and pair.partner:
                    second = self._partner(first, pair.partner)
                self._enter(first, second)
            except Refusal as refusal:
                self._refuse(first, refusal)
                if second is not None and second.line is not line:
                    self._refuse(second, refusal)
                continue
            if pair.taken:
                first.guessed = tuple(dict.fromkeys((*first.guessed, "partner")))
                partner = line.get("partner")
                self._find(first, False, texts.PARTNER_TAKEN, name=first.person.name, partner=partner)

    def _partner(self, first: Listed, name: str) -> Listed:
        """One who is only named beside another: somebody who is registered, or a new person."""
        licence = first.line.get("partner-licence")
        if len(name) > LONGEST:
            raise Refusal(players.FIELD_TOO_LONG, start=name[:20], most=LONGEST)
        before = self._here.find(Person("", name, licence))
        if before is not None:
            return Listed(first.line, replace(before, licence=licence or before.licence), before)
        if self._each_alone:
            self._find(first, False, texts.PARTNER_ADDED, name=first.person.name, partner=name)
        return Listed(first.line, Person("", name, licence, club=first.person.club), None)

    def _enter(self, first: Listed, second: Listed | None) -> None:
        members = [first] if second is None else [first, second]
        before = {entry.id: entry for one in members if (entry := self._before(one)) is not None}
        if len(before) > 1:
            told = [one.person.name for one in members]
            raise Refusal(texts.ENTERED_APART, name=told[0], partner=told[1])
        entry = next(iter(before.values()), None)
        if entry is None:
            id = self._there.ids.entry()
            entry = Entry(id, tuple(self._identified(one, id, at) for at, one in enumerate(members, start=1)))
        else:
            entry = self._joined(entry, members)
        if second is not None:
            licence = first.line.get("partner-licence")
            second.person = replace(second.person, licence=second.person.licence or licence)
            first.partner, second.partner = second.person.name, first.person.name
            if second.line is first.line:
                self._partners.append(second)
        team = next(filter(None, (one.line.get("team") for one in members)), entry.team)
        entry = replace(entry, team=team)
        for one in members:
            one.entry = entry
        self._lines[entry.id] = [one for one in members if one is first or one.line is not first.line]

    def _before(self, one: Listed) -> Entry | None:
        return None if one.before is None else self._entry_of.get(one.before.id)

    def _joined(self, entry: Entry, members: Sequence[Listed]) -> Entry:
        """An entry with somebody new beside who was alone; one who has a partner keeps him."""
        for one in members:
            if one.before is not None and one.before.id in entry.people:
                continue
            if len(entry.people) > 1:
                there = members[0] if one is not members[0] else members[-1]
                others = (
                    self._people[id].name for id in entry.people if not there.before or id != there.before.id
                )
                raise Refusal(texts.PLAYS_WITH, name=there.person.name, other=BETWEEN.join(others))
            entry = replace(entry, people=(*entry.people, self._identified(one, entry.id, 2)))
        return entry

    def _identified(self, one: Listed, entry: str, place: int) -> str:
        if one.before is None:
            one.person = replace(one.person, id=self._there.ids.person(entry, place))
        return one.person.id

    # Tables

    def _seat(self, tables: Mapping[int, str]) -> None:
        """Each entry at the table that the list gives it, else where it sits, else at the next free one."""
        wished, given = self._wished()
        held = {entry: table for table, entry in tables.items() if entry not in self._there.left}
        claims: dict[int, str] = {}
        for entry, table in wished.items():
            other = claims.setdefault(table, entry)
            if other != entry:
                first = self._lines[other][0]
                told = {"table": table, "name": first.person.name, "line": first.line.number}
                self._refuse_entry(entry, Refusal(players.SAME_TABLE, **told))
        moving = {entry for table, entry in claims.items() if held.get(entry, table) != table}
        staying = {table: entry for entry, table in held.items() if entry not in moving}
        waiting = [table for table, entry in claims.items() if staying.get(table, entry) != entry]
        while waiting:
            table = waiting.pop()
            if table not in claims or staying[table] == claims[table]:
                continue
            entry = claims.pop(table)
            there = self._called(staying[table])
            self._refuse_entry(entry, Refusal(players.TABLE_HELD, table=table, name=there))
            if entry in held:
                staying[held[entry]] = entry
                waiting.append(held[entry])
        self._give(tables, held, claims, given)

    def _wished(self) -> tuple[Mapping[str, int], set[int]]:
        """The tables that lines give, by entry, and all of them."""
        written: dict[str, set[int]] = defaultdict(set)
        for one in self._listed:
            if one.entry is not None and one.line.get("table"):
                try:
                    written[one.entry.id].add(_table(one.line.get("table")))
                except Refusal as refusal:
                    self._refuse_entry(one.entry.id, refusal)
        for entry in [entry for entry, those in written.items() if len(those) > 1]:
            self._refuse_entry(entry, Refusal(players.TWO_TABLES))
        kept = {one.entry.id for one in self._listed if one.entry is not None}
        return {entry: min(those) for entry, those in written.items() if entry in kept}, {
            table for those in written.values() for table in those
        }

    def _give(
        self, tables: Mapping[int, str], held: Mapping[str, int], claims: Mapping[int, str], given: set[int]
    ) -> None:
        wished = {entry: table for table, entry in claims.items()}
        former = {entry: table for table, entry in tables.items() if table not in claims}
        free = (table for table in range(1, LAST_TABLE + 1) if table not in given and table not in tables)
        for one in self._listed:
            if one.entry is None or one.table is not None:
                continue
            id = one.entry.id
            table = (
                self._seats.get(id) or wished.get(id) or held.get(id) or former.get(id) or next(free, None)
            )
            if table is None:
                self._refuse_entry(id, Refusal(players.NO_TABLE_LEFT))
                continue
            if id not in wished and id not in held:
                one.guessed = (*one.guessed, "table")
            for line in self._lines[id]:
                line.table = table
            if held.get(id) != table:
                self._seats[id] = table

    # What comes of it

    def _told(self) -> Entered:
        """All that is otherwise than before, with what the lines change."""
        entered = [one for those in self._lines.values() for one in those if one.entry is not None]
        entries = {one.entry.id: one.entry for one in entered if one.entry is not None}
        written = {one.person.id: one.person for one in (*entered, *self._partners)}
        people = {id: written[id] for one in entries.values() for id in one.people if id in written}
        for one in self._listed:
            if one.entry is not None and one.before is not None:
                one.changes = tuple(self._changes(one, one.entry, one.before))
            if one.entry is not None and one.entry.id in self._there.left:
                self._find(one, False, texts.COMES_BACK, name=one.person.name)
        return Entered(
            [one for id, one in people.items() if self._people.get(id) != one],
            [one for id, one in entries.items() if self._entries.get(id) != one],
            {id: table for id, table in self._seats.items() if id in entries},
            frozenset(entries.keys() - self._entries.keys()),
        )

    def _changes(self, one: Listed, entry: Entry, before: Person) -> Iterator[LineChange]:
        told = [(name, getattr(before, name), getattr(one.person, name)) for name in _SAID]
        told += [
            (name, _mark(before, name), _mark(one.person, name)) for name in ("agrees", "paid", "accessible")
        ]
        was = self._entries.get(entry.id)
        if was is not None:
            others = (self._people[id].name for id in was.people if id != before.id)
            told.append(("partner", next(others, ""), one.partner or next(others, "")))
            told.append(("team", was.team, entry.team))
        if entry.id in self._seats and entry.id in self._sat:
            told.append(("table", str(self._sat[entry.id]), str(self._seats[entry.id])))
        yield from (LineChange(field, old, new) for field, old, new in told if old != new)

    def _called(self, entry: str) -> str:
        return BETWEEN.join(self._people[id].name for id in self._entries[entry].people)

    def _refuse_entry(self, entry: str, refusal: Refusal) -> None:
        for one in self._lines[entry]:
            self._refuse(one, refusal)
        self._partners = [one for one in self._partners if one.entry is None or one.entry.id != entry]

    def _refuse(self, one: Listed, refusal: Refusal) -> None:
        one.entry = None
        self._find(one, True, refusal.text, **refusal.values)

    def _find(self, one: Listed, grave: bool, text: Text, /, **values: object) -> None:
        self._findings.append(LineFinding(one.line.number, grave, text, values))


def _table(written: str) -> int:
    found = _TABLE.fullmatch(written)
    table = int(found[1]) if found else 0
    if not table:
        raise Refusal(players.NOT_A_TABLE, written=written[:LONGEST], most=LAST_TABLE)
    return table


def _mark(person: Person, question: str) -> str:
    """An answer as lists mark it; of one who refuses to be named, no."""
    if question == "agrees" and person.unnamed:
        return "✗"
    return "✓" if getattr(person, question) else ""
