"""What documents print of an event: its rankings, whatever it is the event of."""

from collections.abc import Iterator

from nonuple.documents.values import AtTable, Occasion, PaperRanking, Placed
from nonuple.documents.voice import Voice
from nonuple.event.event import Event
from nonuple.event.standings import (
    GroupLine,
    club_lines,
    competitors,
    group_line,
    names,
    read_beside,
    standings,
)
from nonuple.event.standings import team_view as by_team
from nonuple.texts import Language, organising
from nonuple.texts import documents as texts


def occasion_of_event(event: Event, language: Language, game: int | None = None) -> Occasion:
    say = Voice(language)
    return Occasion(event.name, "", say(texts.GAME_N, game=game) if game is not None else "")


def ranking_of_event(event: Event, language: Language, game: int | None = None) -> PaperRanking:
    """Over all games, or of one; clubs and teams as the organiser has them counted."""
    say, ranking = Voice(language), standings(event, game=game)
    people = {str(one.id): one for one in competitors(event)}
    called = names(event, say(organising.REMOVED))
    numbers = range(1, len(event.games) + 1)
    heads = () if game is not None or len(numbers) < 2 else [say(texts.GAME_SHORT, game=n) for n in numbers]
    lines = [
        Placed(
            line.rank,
            called[str(line.id)],
            line.total,
            line.negative,
            people[str(line.id)].club or "",
            people[str(line.id)].series or "",
            people[str(line.id)].category or "",
            line.percent,
            tuple(line.games) if heads else (),
        )
        for line in ranking.rankings[0].ranking
    ]
    return PaperRanking(
        lines,
        tuple(heads),
        tuple((one.rank, one.name, one.total) for one in club_lines(event)) if game is None else (),
        tuple(_solos(event, game)),
        ranking.top,
        " · ".join(_state(event, say, provisional=ranking.provisional)),
        tuple((one.rank, one.name, one.total) for one in _teams(event)) if game is None else (),
    )


def _state(event: Event, say: Voice, *, provisional: bool) -> Iterator[str]:
    if provisional:
        yield say(organising.STATES["provisional"]).capitalize()
    yield from (say(text, **values) for text, values in read_beside(event))


def _teams(event: Event) -> Iterator[GroupLine]:
    """As they are ranked: where that is by divisions, one division after the other."""
    for ranking in standings(event, by_team(event)).rankings:
        yield from map(group_line, ranking.ranking)


def _solos(event: Event, game: int | None) -> Iterator[tuple[str, str, str]]:
    called = names(event, "")
    for number in range(1, len(event.games) + 1) if game is None else (game,):
        played = event.game(number)
        turns = played.record.turns if played.record is not None else ()
        for solo in played.solos:
            word = turns[solo.turn - 1].word if solo.turn <= len(turns) else ""
            where = str(solo.turn) if len(event.games) < 2 or game is not None else f"{number}.{solo.turn}"
            yield where, word, called[solo.entry]


def seats_of_event(event: Event, game: int, tables: range | None = None) -> list[AtTable]:
    """Who sits where in a game; of some tables, where a hall has these."""
    people = {str(one.id): one for one in competitors(event)}
    called = names(event, organising.REMOVED.fr)
    seated = sorted(event.game(game).seats.items(), key=lambda one: one[1])
    return [
        AtTable(
            table,
            called[entry],
            people[entry].club or "",
            people[entry].series or "",
            people[entry].category or "",
        )
        for entry, table in seated
        if tables is None or table in tables
    ]
