"""The rankings of an event: each game or all, by series, category, club, team, division, centre."""

from collections import defaultdict, deque
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby
from typing import Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from nonuple.errors import Refusal
from nonuple.event.event import Event, EventGame, EventScore, EventSettings, Hung, HungLine, State
from nonuple.event.ranking import (
    Competitor,
    Counted,
    GameScores,
    GroupRanking,
    Kept,
    RankingRules,
    Rankings,
    RankLine,
    grouped,
    rank,
)
from nonuple.event.ties import SUDDEN_DEATH, counted_tie_breaks
from nonuple.people.person import BETWEEN, Entry, Person, discreet, told_apart
from nonuple.rules import applies
from nonuple.texts import Text, organising
from nonuple.texts import event as texts

View = Literal["person", "club", "team", "series", "category", "division", "centre"]


class _Entered(NamedTuple):
    people: Sequence[Person]
    entries: Sequence[Entry]
    settings: EventSettings
    found: Sequence[Competitor]


_entered: deque[_Entered] = deque(maxlen=16)
"""Those of the last events asked about: a slip changes a score, and seldom who entered."""


def competitors(event: Event) -> Sequence[Competitor]:
    """Everybody who entered, as one is ranked."""
    for one in tuple(_entered):
        if one[:3] == (event.people, event.entries, event.settings):
            return one.found
    people = {one.id: one for one in event.people}
    found = [_competitor(event, entry, [people[id_] for id_ in entry.people]) for entry in event.entries]
    _entered.append(_Entered(event.people, event.entries, event.settings, found))
    return found


def _competitor(event: Event, entry: Entry, members: Sequence[Person]) -> Competitor:
    """A pair has the stronger series of the two, the known category chosen for pairs, the club they share."""
    federation = event.settings.federation
    clubs = {one.club for one in members}
    chosen = max if event.settings.pair_category == "older" else min
    return Competitor(
        id=entry.id,
        name=BETWEEN.join(one.name for one in members),
        club=clubs.pop() if len(clubs) == 1 else None,
        series=min((one.series for one in members), key=federation.series_order),
        category=chosen(
            filter(None, (one.category for one in members)), key=federation.category_order, default=""
        ),
        team=entry.team,
    )


def names(event: Event, removed: str) -> Mapping[str, str]:
    """What each entry is called; `removed` is said of one who asked to be forgotten."""
    people = {one.id: one.name or removed for one in event.people}
    return {entry.id: BETWEEN.join(people[id_] for id_ in entry.people) for entry in event.entries}


def public_names(event: Event, removed: str, unnamed: str) -> Mapping[str, str]:
    """The same where everybody reads it: of the young a first name and an initial, of who said no nothing."""
    federation = event.settings.federation

    def called(one: Person) -> str:
        if one.unnamed and one.name:
            return unnamed
        return (discreet(one.name) if federation.is_young(one.category) else one.name) or removed

    people = {one.id: called(one) for one in event.people}
    return {entry.id: BETWEEN.join(people[id_] for id_ in entry.people) for entry in event.entries}


def names_apart(event: Event, removed: str) -> Mapping[str, str]:
    """The same for a reader who sees nothing else of them; those who were forgotten are one."""
    called = names(event, removed)
    clubs = {str(one.id): one.club or "" for one in competitors(event)}
    known = {id_: called[id_] for id_ in clubs if removed not in called[id_].split(BETWEEN)}
    return {**called, **told_apart(known, clubs.__getitem__, "#{}".format)}


@applies("2026", "7.1")
def counted_games(event: Event, game: int | None = None) -> Sequence[GameScores]:
    """The scores that count, of one game or of all: not what one who was excluded has lost."""
    numbers = range(1, len(event.games) + 1) if game is None else (game,)
    return [_counted(event.game(number).counted, event.scores_of(number)) for number in numbers]


def _counted(game: EventGame, scores: Mapping[str, EventScore]) -> GameScores:
    return GameScores(game.top, scores, game.provisional)


def standings(
    event: Event, by: View = "person", game: int | None = None, counted: Counted | None = None
) -> Rankings:
    """The rankings asked for, of one game or of all; series and categories in the federation's order.

    `counted` spares whoever has what he had when it was last given for this event.
    """
    people, games = competitors(event), counted_games(event, game)
    rules = RankingRules(
        tie_breaks=counted_tie_breaks(event.settings.tie_breaks),
        best=event.settings.best,
        cut=event.settings.cut if game is None and by == "person" else None,
    )
    if by == "division":
        made = [
            _named(name, rank(members, games, rules._replace(by="team", best=best), counted))
            for name, members, best in divisions(event, people)
        ]
    elif by == "centre":
        made = [
            _named(centre, rank(those, games, rules)) for centre, those in _centres(event, people).items()
        ]
    else:
        made = [*rank(people, games, rules._replace(by=by), counted).rankings]
        if by == "person" and game is None:
            made = [_played_off(event, made[0])]
        order = {"series": _series_order, "category": _category_order}.get(by)
        if order is not None:
            made.sort(key=lambda one: order(event, one.of))
    whole = rank([], games, rules)
    return Rankings(whole.top, whole.provisional, made)


@applies("2026", "4.8.4")
def _played_off(event: Event, ranking: GroupRanking) -> GroupRanking:
    """Equals whom no tie-break parted, in the order of the sudden death that they played."""
    if not event.playoffs:
        return ranking
    lines: list[RankLine] = []
    for first, equals in groupby(ranking.ranking, key=lambda line: line.rank):
        sharing = {str(line.id): line for line in equals}
        order = next((one for one in event.playoffs if sharing.keys() <= set(one)), ())
        if len(sharing) == 1 or not order:
            lines += sharing.values()
            continue
        for place, id_ in enumerate((one for one in order if one in sharing), start=first):
            line = replace(sharing[id_], rank=place, decided_by=SUDDEN_DEATH)
            cut = event.settings.cut
            lines.append(line if cut is None else replace(line, qualified=place <= cut, tie_open=False))
    return GroupRanking(ranking.of, lines)


def read_beside(event: Event) -> Iterator[tuple[Text, Mapping[str, object]]]:
    """What a ranking is read with: games that count nowhere, and sums that no slip bears out."""
    for number, game in enumerate(event.games, start=1):
        if game.annulled:
            yield organising.ANNULLED_GAMES, {"game": number, "why": game.annulled}
    sums = sums_of(event)
    if sums:
        yield organising.SUMS, {"centres": ", ".join(sums)}


def sums_of(event: Event) -> Sequence[str]:
    """Halls elsewhere whose sums count without slips."""
    return sorted({name for game in event.games for name in game.counted.sums})


def play_off(event: Event, order: Sequence[str]) -> Event:
    """The event with the order that came out of a sudden death: of people who share a rank, all of them."""
    for entry in order:
        event.entry(entry)
    before = replace(event, playoffs=tuple(one for one in event.playoffs if not set(one) & set(order)))
    ranks = ranks_of(before)
    sharing = {id_ for id_, shared in ranks.items() if order and shared == ranks[order[0]]}
    if len(order) < 2 or len(set(order)) < len(order) or sharing != set(order):
        raise Refusal(texts.NOT_EQUALS, entries=", ".join(sorted(sharing)))
    return replace(before, playoffs=(*before.playoffs, tuple(order)))


def _series_order(event: Event, code: str | None) -> int:
    return event.settings.federation.series_order(code)


def _category_order(event: Event, code: str | None) -> int:
    return event.settings.federation.category_order(code)


def _named(name: str, rankings: Rankings) -> GroupRanking:
    return GroupRanking(name, rankings.rankings[0].ranking)


def _centres(event: Event, people: Sequence[Competitor]) -> Mapping[str, Sequence[Competitor]]:
    found: dict[str, list[Competitor]] = {}
    for entry, one in zip(event.entries, people, strict=True):
        found.setdefault(entry.centre, []).append(one)
    return dict(sorted(found.items()))


# --- Clubs and teams, and how ranks moved ------------------------------------------------------------------


class GroupLine(msgspec.Struct, frozen=True):
    """A club or a team in the ranking."""

    rank: int
    name: str
    total: int
    negative: int
    counted: tuple[str, ...]


def group_line(line: RankLine) -> GroupLine:
    counted = tuple(map(str, line.counted)) if line.counted is not msgspec.UNSET else ()
    return GroupLine(line.rank, str(line.id), line.total, line.negative, counted)


def club_lines(event: Event, counted: Counted | None = None) -> tuple[GroupLine, ...]:
    return tuple(map(group_line, standings(event, "club", counted=counted).rankings[0].ranking))


def team_view(event: Event) -> View:
    """How the teams are ranked: by divisions only where the organiser has asked for them."""
    return "division" if event.settings.divided else "team"


class RanksAfter:
    """The ranks after each game as they were last: a correction changes those from its game on."""

    def __init__(self) -> None:
        self.counted = defaultdict[int, Counted](Counted)
        """Of the first games, by how many they are."""
        self.ranks = Kept[Mapping[str, tuple[int, ...]]]()


def ranks_after(event: Event, known: RanksAfter | None = None) -> Mapping[str, tuple[int, ...]]:
    """The ranks of everybody after each of the first games that are over."""
    known = known or RanksAfter()
    found: Mapping[str, tuple[int, ...]] = {}
    for number, game in enumerate(event.games, start=1):
        if not game.annulled and (not game.played or game.provisional):
            break
        until = replace(event, games=event.games[:number], hung=())
        found = known.ranks.made(number, until, partial(_with_ranks, found, until, known.counted[number]))
    return found


def _with_ranks(
    before: Mapping[str, tuple[int, ...]], until: Event, counted: Counted
) -> Mapping[str, tuple[int, ...]]:
    lines = standings(until, counted=counted).rankings[0].ranking
    return {(id_ := str(line.id)): (*before.get(id_, ()), line.rank) for line in lines}


def ranks_of(event: Event, counted: Counted | None = None) -> Mapping[str, int]:
    return {str(one.id): one.rank for one in lines_of(event, counted)}


# --- Interclubs --------------------------------------------------------------------------------------------


class TeamIndex(NamedTuple):
    """A team's value by the series of its players, and the division that it opens."""

    team: str
    value: int
    division: str | None


def team_indexes(event: Event, people: Sequence[Competitor]) -> Sequence[TeamIndex]:
    """Of every team the value of its people, added up."""
    federation = event.settings.federation
    found = []
    for team, members in sorted(grouped(people, "team").items()):
        index = sum(federation.index(one.series) for one in members)
        division = federation.division(index)
        found.append(TeamIndex(team, index, division.name if division else None))
    return found


def divisions(event: Event, people: Sequence[Competitor]) -> Iterator[tuple[str, Sequence[Competitor], int]]:
    """Each division that has teams: its name, the people of its teams, how many of a team count."""
    home = {one.team: one.division for one in team_indexes(event, people)}
    for division in event.settings.federation.divisions:
        members = [one for one in people if one.team and home.get(one.team) == division.name]
        if members:
            yield division.name, members, division.players


# --- Hung up, and what changed since -----------------------------------------------------------------------


class RankChange(NamedTuple):
    """An entry whose line is not what was hung up; None where it was not there, or no longer is."""

    id: str
    before: HungLine | None
    after: HungLine | None


def lines_of(event: Event, counted: Counted | None = None) -> Sequence[RankLine]:
    """The ranking of everybody over all games."""
    return standings(event, counted=counted).rankings[0].ranking


def hang(event: Event, at: str, state: State) -> Hung:
    """The ranking as it is hung up now."""
    return hung_up(event, lines_of(event), at, state)


def hung_up(event: Event, ranking: Sequence[RankLine], at: str, state: State) -> Hung:
    """A ranking of the event, that of everybody over all games, as it is hung up."""
    lines = tuple(HungLine(str(one.id), one.rank, one.total) for one in ranking)
    return Hung(at, state, sum(game.played for game in event.games), lines)


def ranking_state(event: Event) -> State:
    """What a ranking is now: as it was hung up, unless a game may still change it."""
    if standings(event).provisional:
        return "provisional"
    return event.hung[-1].state if event.hung else "final"


def changes_told(event: Event) -> tuple[Hung, Sequence[RankChange]] | None:
    """What was hung up, and what is not so any more; a correction tells what it corrects."""
    if not event.hung:
        return None
    last = event.hung[-1]
    before = event.hung[-2] if last.state == "corrected" and len(event.hung) > 1 else last
    return before, changes(before, hang(event, last.at, last.state))


def changes(before: Hung, after: Hung) -> Sequence[RankChange]:
    """What is different between two rankings, in the order of the later one."""
    old, new = ({one.id: one for one in hung.lines} for hung in (before, after))
    ids = [*new, *(id_ for id_ in old if id_ not in new)]
    return [RankChange(id_, old.get(id_), new.get(id_)) for id_ in ids if old.get(id_) != new.get(id_)]


class Difference(NamedTuple):
    """What changes, apart from what only follows from it."""

    corrected: Sequence[RankChange]
    """Those whose points are others, and those who came or went."""
    following: Sequence[RankChange]
    """Those who keep their points at another rank."""


def difference(found: Sequence[RankChange]) -> Difference:
    corrected = [one for one in found if not _follows(one)]
    return Difference(corrected, [one for one in found if _follows(one)])


def _follows(change: RankChange) -> bool:
    before, after = change.before, change.after
    return before is not None and after is not None and before.total == after.total


def between(before: Event, after: Event) -> Difference:
    """What an act changes in the ranking of everybody."""
    return difference(changes(hang(before, "", "provisional"), hang(after, "", "provisional")))
