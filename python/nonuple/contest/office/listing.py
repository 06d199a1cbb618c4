"""A list of people entered into a contest: the event's reader of lists, and a table for everybody."""

from collections.abc import Mapping

from nonuple.contest.asking import Asking, Events
from nonuple.contest.groups import Group
from nonuple.contest.office.organising import Grouping, come_late, new_players, registered
from nonuple.contest.people import Player, PlayerId, member_of
from nonuple.contest.results.evening import registrants
from nonuple.contest.seating import Seated
from nonuple.contest.state import Contest
from nonuple.errors import Refusal
from nonuple.people.federation import AgeCategory, Federation, Series
from nonuple.people.importing import EnterList
from nonuple.people.registered import Registered
from nonuple.texts import entries as texts


class _NewPlayers:
    """What those of a list are known by."""

    def __init__(self, contest: Contest) -> None:
        self._ids = new_players(contest)

    def entry(self) -> str:
        return next(self._ids)

    def person(self, entry: str, place: int) -> str:
        return member_of(entry, place)


def registered_in(contest: Contest) -> Registered:
    """Its players with their groups as these are called; one whom nobody has named is no mistake."""
    people, entries = registrants(contest, contest.players)
    tables: Mapping[int, str] = dict(contest.seating.players)
    left = frozenset[str](contest.withdrawn)
    return Registered(people, entries, _named(contest), _NewPlayers(contest), tables, left, strict=False)


def _named(contest: Contest) -> Federation:
    def of(groups: Mapping[str, Group]) -> tuple[str, ...]:
        return tuple(one.label for one in groups.values())

    series, ages = of(contest.groups["series"]), of(contest.groups["category"])
    return Federation("nonuple-federation", 1, "", tuple(map(Series, series)), tuple(map(AgeCategory, ages)))


def enter_list(asking: Asking, wish: EnterList) -> Events:
    """All at once: two may have changed places."""
    contest, read = asking.contest, wish.read
    there = registered_in(contest)
    if (there.people, there.entries, there.tables, there.left) != (
        wish.there.people,
        wish.there.entries,
        wish.there.tables,
        wish.there.left,
    ):
        raise Refusal(texts.LIST_MOVED)
    people = {one.id: one for one in (*there.people, *read.people)}
    touched = read.touched
    if not touched:
        return ()
    groups = Grouping(contest)
    players = [groups.grouped(Player(one, tuple(people[id] for id in one.people))) for one in touched]
    seats = tuple(Seated(PlayerId(id), table) for id, table in read.seats.items())
    return (registered(players, seats), *come_late(contest, players, seats))
