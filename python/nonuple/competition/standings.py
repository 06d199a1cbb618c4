"""The rankings of an event: each game or all, by series, category, club, team, division, centre."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Literal, NamedTuple

from msgspec.structs import replace

from nonuple.competition.event import EventGame, Hung, HungLine, State, Tournament
from nonuple.competition.people import Enrolment, Registrant
from nonuple.competition.ranking import (
    Competitor,
    GameScores,
    GroupRanking,
    RankingRules,
    Rankings,
    RankLine,
    grouped,
    rank,
)
from nonuple.competition.ties import SUDDEN_DEATH, counted_tie_breaks
from nonuple.errors import Refusal
from nonuple.rules import applies
from nonuple.texts import event as texts

View = Literal["person", "club", "team", "series", "category", "division", "centre"]

BETWEEN = " / "
"""Between the two of a pair, as result sheets write it."""


def competitors(event: Tournament) -> Sequence[Competitor]:
    """Everybody who entered, as one is ranked."""
    people = {one.id: one for one in event.people}
    return [_competitor(event, entry, [people[id_] for id_ in entry.people]) for entry in event.entries]


def _competitor(event: Tournament, entry: Enrolment, members: Sequence[Registrant]) -> Competitor:
    """A pair has the stronger series of the two, the category chosen for pairs, the club they share."""
    federation = event.settings.federation
    clubs = {one.club for one in members}
    chosen = max if event.settings.pair_category == "older" else min
    return Competitor(
        id=entry.id,
        name=BETWEEN.join(one.name for one in members),
        club=clubs.pop() if len(clubs) == 1 else None,
        series=min((one.series for one in members), key=federation.series_order),
        category=chosen((one.category for one in members), key=federation.category_order),
        team=entry.team,
    )


def names(event: Tournament, removed: str) -> Mapping[str, str]:
    """What each entry is called; `removed` is said of one who asked to be forgotten."""
    people = {one.id: one.name or removed for one in event.people}
    return {entry.id: BETWEEN.join(people[id_] for id_ in entry.people) for entry in event.entries}


def counted_games(event: Tournament, game: int | None = None) -> Sequence[GameScores]:
    """The scores that count, of one game or of all: one who was excluded keeps none."""
    games = event.games if game is None else [event.game(game)]
    gone = event.excluded()
    return [_counted(one, gone) for one in games]


def _counted(game: EventGame, gone: frozenset[str]) -> GameScores:
    scores = {entry: score for entry, score in game.scores.items() if entry not in gone}
    return GameScores(game.top, scores, game.provisional)


def standings(event: Tournament, by: View = "person", game: int | None = None) -> Rankings:
    """The rankings asked for, of one game or of all; series and categories in the federation's order."""
    people, games = competitors(event), counted_games(event, game)
    rules = RankingRules(
        tie_breaks=counted_tie_breaks(event.settings.tie_breaks),
        best=event.settings.best,
        cut=event.settings.cut if game is None and by == "person" else None,
    )
    if by == "division":
        made = [_division(*one, games, rules) for one in divisions(event, people)]
    elif by == "centre":
        made = [
            _named(centre, rank(those, games, rules)) for centre, those in _centres(event, people).items()
        ]
    else:
        made = [*rank(people, games, rules._replace(by=by)).rankings]
        if by == "person" and game is None:
            made = [_played_off(event, made[0])]
        order = {"series": _series_order, "category": _category_order}.get(by)
        if order is not None:
            made.sort(key=lambda one: order(event, one.of))
    whole = rank([], games, rules)
    return Rankings(whole.top, whole.provisional, made)


@applies("2026", "4.8.4")
def _played_off(event: Tournament, ranking: GroupRanking) -> GroupRanking:
    """Equals whom no tie-break parted, in the order of the sudden death that they played."""
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


def play_off(event: Tournament, order: Sequence[str]) -> Tournament:
    """The event with the order that came out of a sudden death: of people who share a rank, all of them."""
    for entry in order:
        event.entry(entry)
    before = replace(event, playoffs=tuple(one for one in event.playoffs if not set(one) & set(order)))
    ranks = {str(line.id): line.rank for line in lines_of(before)}
    sharing = {id_ for id_, shared in ranks.items() if order and shared == ranks[order[0]]}
    if len(order) < 2 or len(set(order)) < len(order) or sharing != set(order):
        raise Refusal(texts.NOT_EQUALS, entries=", ".join(sorted(sharing)))
    return replace(before, playoffs=(*before.playoffs, tuple(order)))


def _series_order(event: Tournament, code: str | None) -> int:
    return event.settings.federation.series_order(code)


def _category_order(event: Tournament, code: str | None) -> int:
    return event.settings.federation.category_order(code)


def _named(name: str, rankings: Rankings) -> GroupRanking:
    return GroupRanking(name, rankings.rankings[0].ranking)


def _centres(event: Tournament, people: Sequence[Competitor]) -> Mapping[str, Sequence[Competitor]]:
    found: dict[str, list[Competitor]] = {}
    for entry, one in zip(event.entries, people, strict=True):
        found.setdefault(entry.centre, []).append(one)
    return dict(sorted(found.items()))


# --- Interclubs --------------------------------------------------------------------------------------------


class TeamIndex(NamedTuple):
    """A team's value by the series of its players, and the division that it opens."""

    team: str
    value: int
    division: str | None


def team_indexes(event: Tournament, people: Sequence[Competitor]) -> Sequence[TeamIndex]:
    """Of every team the value of its people, added up."""
    federation = event.settings.federation
    found = []
    for team, members in sorted(grouped(people, "team").items()):
        index = sum(federation.index(one.series) for one in members)
        division = federation.division(index)
        found.append(TeamIndex(team, index, division.name if division else None))
    return found


def divisions(
    event: Tournament, people: Sequence[Competitor]
) -> Iterator[tuple[str, Sequence[Competitor], int]]:
    """Each division that has teams: its name, the people of its teams, how many of a team count."""
    home = {one.team: one.division for one in team_indexes(event, people)}
    for division in event.settings.federation.divisions:
        members = [one for one in people if one.team and home.get(one.team) == division.name]
        if members:
            yield division.name, members, division.players


def _division(
    name: str, members: Sequence[Competitor], best: int, games: Sequence[GameScores], rules: RankingRules
) -> GroupRanking:
    return _named(name, rank(members, games, rules._replace(by="team", best=best)))


# --- Hung up, and what changed since -----------------------------------------------------------------------


class RankChange(NamedTuple):
    """An entry whose line is not what was hung up; None where it was not there, or no longer is."""

    id: str
    before: HungLine | None
    after: HungLine | None


def lines_of(event: Tournament) -> Sequence[RankLine]:
    """The ranking of everybody over all games."""
    return standings(event).rankings[0].ranking


def hang(event: Tournament, at: str, state: State) -> Hung:
    """The ranking as it is hung up now."""
    lines = tuple(HungLine(str(one.id), one.rank, one.total) for one in lines_of(event))
    return Hung(at, state, sum(game.played for game in event.games), lines)


def ranking_state(event: Tournament) -> State:
    """What a ranking is now: as it was hung up, unless a game may still change it."""
    if standings(event).provisional:
        return "provisional"
    return event.hung[-1].state if event.hung else "final"


def changes_told(event: Tournament) -> tuple[Hung, Sequence[RankChange]] | None:
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
