"""What a contest tells the others of its server, though it is not read."""

import msgspec

from nonuple.contest.chief.rulings import Kept, kept_in
from nonuple.contest.results.evening import registrants, who_played
from nonuple.contest.state import Contest
from nonuple.people.memo import PeopleMemo, as_registered


class ContestMemo(msgspec.Struct, frozen=True):
    people: PeopleMemo
    """None of one whose players are those of an event, which tells of them."""
    kept: tuple[Kept, ...]


def memo_of(contest: Contest) -> ContestMemo:
    told = PeopleMemo(contest.id, contest.number, contest.door.opened, contest.name)
    if not contest.event and not contest.door.demo:
        people, entries = registrants(contest, contest.players.keys() - contest.withdrawn)
        played = who_played(contest)
        came = frozenset(person for one in entries if one.id in played for person in one.people)
        told = msgspec.structs.replace(told, people=as_registered(people), came=came)
    return ContestMemo(told, kept_in(contest))
