"""A contest as an event of one hall: what its games have come to, and the rankings over all of them."""

import dataclasses
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence

import msgspec
from msgspec.structs import replace

from nonuple.contest.groups import KINDS, group_of
from nonuple.contest.people import PlayerId
from nonuple.contest.results.rankings import (
    TotalLine,
    counted,
    groups_in_order,
    ledger,
    ledger_game,
    ledger_of,
    shown,
)
from nonuple.contest.rounds import Round
from nonuple.contest.run import Run
from nonuple.contest.state import Contest
from nonuple.event.event import Departure, Event, EventGame, EventSettings
from nonuple.event.halls import HallScores, Open, PlayedHall, hall_scores
from nonuple.event.standings import lines_of, ranks_of
from nonuple.ledger.facts import Table
from nonuple.people.federation import AgeCategory, Federation, Series
from nonuple.people.person import Entry, Person


class Cumulated(TotalLine, frozen=True):
    """One line of the ranking over all games."""

    gained: int
    """Places gained with the last game."""
    games: tuple[int | None, ...]
    """The total of each game, None where he did not take part."""
    decided_by: str = ""
    """The tie-break that parted him from others of the same total."""
    excluded: bool = False


def run_scores(
    contest: Contest, run: Run, entry_of: Callable[[Table], str | None] = str, until: int | None = None
) -> HallScores:
    """The scores of a hall, of whatever a game is one: an event here, or one of centres.

    With `until`, those of its first turns, as they were told while it went on.
    """
    played = _played(contest, run)
    return hall_scores(played if until is None else _first_turns(contest, run, played, until), entry_of)


def _first_turns(contest: Contest, run: Run, played: PlayedHall, until: int) -> PlayedHall:
    turns = played.game.turns[:until]
    settled, handed = ledger_of(contest, run, until), _handed(counted(run)[:until])
    return PlayedHall(dataclasses.replace(played.game, turns=turns), settled, played.record, False, handed)


def _handed(turns: Sequence[Round]) -> Counter[str]:
    return Counter(
        player for played in turns for player, sheet in played.sheets.items() if sheet.entry is not None
    )


def _played(contest: Contest, run: Run) -> PlayedHall:
    settled, record = ledger(contest, run), run.state.record
    turns = counted(run)
    return PlayedHall(ledger_game(contest, run), settled, record, run.over, _handed(turns), _contested(run))


def _contested(run: Run) -> Mapping[str, Open]:
    """By player, what the commission can still make of slips that count by now."""
    found: dict[str, Open] = {}
    for played in counted(run):
        for player, sheet in played.sheets.items():
            decision = sheet.decision
            if sheet.case is not None and not sheet.ruled and decision and not decision.pending:
                before, most = found.get(player, Open()), run.top(played) - decision.credited
                found[player] = Open(before.less + decision.credited, before.more + max(most, 0))
    return found


def evening_of(contest: Contest) -> Event:
    """All that an event would hold of it: the same rankings follow, by the same rules."""
    runs = contest.runs.values()
    people, entries = registrants(contest, who_played(contest))
    return Event(
        id=contest.id,
        name=contest.name,
        date=contest.door.opened[:10],
        settings=EventSettings(federation=federation_of(contest), **msgspec.structs.asdict(contest.rankings)),
        people=people,
        entries=entries,
        games=tuple(event_game(contest, run) for run in runs),
        departures=exclusions(contest, [*contest.runs]),
        commission=contest.commission,
    )


def exclusions(contest: Contest, games: Sequence[int]) -> tuple[Departure, ...]:
    """Those excluded, and during which of these games."""
    return tuple(
        Departure(
            one.player,
            max(1, sum(0 < game <= one.game for game in games)),
            excluded=True,
            article=one.why,
            annuls=one.annuls,
        )
        for one in contest.excluded.values()
        if one.player in who_played(contest)
    )


def who_played(contest: Contest) -> set[PlayerId]:
    return {player for run in contest.runs.values() for player in contest.ranked(run)}


def federation_of(contest: Contest) -> Federation:
    """The series and categories that its players are of, in the order in which they are listed."""
    groups = groups_in_order(contest)
    return Federation(
        "nonuple-federation",
        1,
        "",
        tuple(Series(one.label) for one in groups["series"]),
        tuple(AgeCategory(one.label) for one in groups["category"]),
    )


def event_of(contest: Contest) -> Event:
    """The same with everybody who takes part, by the rules of its last game: what it is as an event.

    Before any was played, the tables that were given are those of the first one to come.
    """
    evening, runs = evening_of(contest), [*contest.runs.values()]
    here = who_played(contest) | (contest.players.keys() - contest.withdrawn)
    people, entries = registrants(contest, here)
    settings, games = evening.settings, evening.games
    if runs:
        rules = runs[-1].state.settings
        settings = replace(settings, edition=rules.edition, own=rules.own)
    else:
        games = (EventGame(seats={str(one.player): one.table for one in contest.seated()}),)
    out = {one.entry for one in evening.departures}
    left = (one.id for one in entries if one.id in contest.withdrawn and one.id not in out)
    gone = (*evening.departures, *(Departure(id, len(evening.games) + 1) for id in left))
    return replace(evening, settings=settings, people=people, entries=entries, games=games, departures=gone)


def registrants(
    contest: Contest, among: Collection[PlayerId]
) -> tuple[tuple[Person, ...], tuple[Entry, ...]]:
    """Some of its players, with their groups as they are called, and what they entered as."""
    players = [one for id, one in contest.players.items() if id in among]
    people = (_called(contest, one) for player in players for one in player.people)
    return tuple(people), tuple(one.entry for one in players)


def _called(contest: Contest, one: Person) -> Person:
    labels = {kind: group_of(contest.groups[kind], getattr(one, kind)).label for kind in KINDS}
    return replace(one, **labels)


def event_game(contest: Contest, run: Run) -> EventGame:
    """As it was last told, if nothing of it is other since."""
    played, seats = (
        _played(contest, run),
        {str(player): table for player, table in contest.ranked(run).items()},
    )
    of = played, seats, run.opened, run.annulled
    return run.told.made(None, of, lambda: _event_game(run, played, seats))


def _event_game(run: Run, played: PlayedHall, seats: Mapping[str, int]) -> EventGame:
    """By the function that makes the scores of every hall."""
    hall, chance = hall_scores(played, str), run.chance
    return EventGame(
        name=run.opened.title,
        formula=run.state.settings.formula,
        commitment=chance.commitment if chance is not None else "",
        seats=seats,
        top=hall.top,
        turns=hall.turns,
        scores=hall.scores,
        solos=hall.solos,
        record=hall.record if hall.over else None,
        provisional=not hall.over or bool(hall.pending),
        annulled=run.annulled,
    )


def cumulated(contest: Contest, evening: Event) -> list[Cumulated]:
    """The ranking over the games of a contest; equals go by table."""
    several, counted = len(evening.games), contest.counted
    before = ranks_of(replace(evening, games=evening.games[:-1]), counted[several - 1])
    excluded = evening.excluded()
    lines = [
        Cumulated(
            rank=line.rank,
            table=contest.seating.tables[PlayerId(str(line.id))],
            **shown(contest, PlayerId(str(line.id))),
            total=line.total,
            percent=line.percent,
            negative=line.negative,
            gained=before[str(line.id)] - line.rank,
            games=tuple(line.games),
            decided_by=line.decided_by or "",
            excluded=line.id in excluded,
        )
        for line in lines_of(evening, counted[several])
    ]
    return sorted(lines, key=lambda line: (line.rank, line.table))
