"""What documents print of an event: its rankings, whatever it is the event of."""

from collections.abc import Iterator

from msgspec.structs import replace

from nonuple.documents.game_source import game_paper
from nonuple.documents.places import alphabetical
from nonuple.documents.values import (
    AtTable,
    Badge,
    GamePaper,
    Occasion,
    PaperRanking,
    Placed,
    SheetTurn,
)
from nonuple.documents.voice import Voice
from nonuple.errors import Refusal
from nonuple.event.agenda import day_of, days_of
from nonuple.event.event import Event
from nonuple.event.finds import TurnTold, turns_told
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
from nonuple.texts.days import moment_text


def occasion_of_event(event: Event, language: Language, game: int | None = None) -> Occasion:
    say = Voice(language)
    told = say(texts.GAME_N, game=game) if game is not None else ""
    return Occasion(event.name, _days(event, say, game), told)


def _days(event: Event, say: Voice, game: int | None) -> str:
    """From the first to the last; as it was written where no game has a day."""
    days = days_of(event) if game is None else [day_of(event, game)]
    return say.days(days[0], days[-1]) if any(days) else event.date


def ranking_of_event(event: Event, language: Language, game: int | None = None) -> PaperRanking:
    """Over all games, or of one; clubs and teams as the organiser has them counted."""
    say, ranking = Voice(language), standings(event, game=game)
    people, federation = {str(one.id): one for one in competitors(event)}, event.settings.federation
    called = names(event, say(organising.REMOVED))
    ages = {one.code: say.of(federation.category_label(one.code)) for one in federation.categories}
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
            ages.get(age := people[str(line.id)].category or "", age),
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
        " · ".join(_state(event, say, game, provisional=ranking.provisional)),
        tuple((one.rank, one.name, one.total) for one in _teams(event)) if game is None else (),
        best=event.settings.best,
        series=tuple(one.code for one in federation.series),
        categories=tuple(ages.values()),
    )


def _state(event: Event, say: Voice, game: int | None, *, provisional: bool) -> Iterator[str]:
    """Whether it may change, as it hangs there, and what parts equals."""
    hung = event.hung[-1] if event.hung and game is None else None
    if provisional:
        yield say(organising.STATES["provisional"]).capitalize()
    elif hung is not None:
        state = say(organising.STATES[hung.state]).capitalize()
        yield say(texts.HUNG_AT, state=state, at=say.of(moment_text(hung.at)))
    if event.settings.tie_breaks and game is None:
        breaks = (say(organising.DECIDED[one]) for one in event.settings.tie_breaks)
        yield say(texts.PARTED_BY, breaks=", ".join(breaks))
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


def badges_of_event(event: Event) -> list[Badge]:
    """Of everybody who is still named, in the order of their names."""
    named = sorted((one for one in event.people if one.name), key=lambda one: alphabetical(one.name))
    return [Badge(one.name, one.card, one.club, one.series) for one in named]


def game_of_event(event: Event, number: int, language: Language) -> GamePaper:
    """The sheet of a game that is over, with how many found each top, and the best word beside it."""
    say, record = Voice(language), event.game(number).counted.record
    if record is None:
        raise Refusal(organising.NO_SHEET, game=number)
    paper = game_paper(record)
    told = {one.number: one for one in turns_told(event, number)}
    turns = [_found(turn, told.get(place), say) for place, turn in enumerate(paper.turns, 1)]
    return replace(paper, turns=turns)


def _found(turn: SheetTurn, told: TurnTold | None, say: Voice) -> SheetTurn:
    if told is None:
        return turn
    solo = told.soloist in told.finders
    finders = say(texts.SOLO) if solo else f"{len(told.finders)}/{told.tables}"
    below = (told.below.word, told.below.points) if told.below is not None else ("", None)
    return replace(turn, finders=finders, next=below[0], next_points=below[1])


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
