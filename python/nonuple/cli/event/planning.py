"""`nonuple event agenda`, `game`, `absent`, `commission`: what is fixed of an event before it is played."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from msgspec.structs import replace

from nonuple.cli.event.files import EventPath, GameNumber, opened, save
from nonuple.cli.event.holding import changes_event
from nonuple.cli.objects import AsJson, answer_json
from nonuple.errors import Refusal
from nonuple.event.agenda import agenda, clashes, moved_to, written_day, written_hour
from nonuple.event.event import Event, EventGame, attend, miss
from nonuple.event.standings import names_apart
from nonuple.pieces.formula import Formula
from nonuple.rulebooks.registry import duplicate
from nonuple.rules import applies
from nonuple.texts import agenda as texts
from nonuple.texts import organising
from nonuple.texts.days import day_text, hour_text

Words = Annotated[str | None, Parameter(metavar="TEXT")]


def show_agenda(event: EventPath, /, *, as_json: AsJson = False) -> None:
    there = opened(event)
    if as_json:
        answer_json({"days": agenda(there), "clashes": [*clashes(there)]})
        return
    for day in agenda(there):
        print(day_text(day.day).say())
        for hour in day.hours:
            for number in hour.games:
                _print_game(there, number)
    called = names_apart(there, organising.REMOVED.say())
    for one in clashes(there):
        games = {"one": one.games[0], "other": one.games[1]}
        if one.entries:
            print(texts.TWO_GAMES.say(names=", ".join(called[entry] for entry in one.entries), **games))
        else:
            print(texts.ONE_ROOM.say(room=one.room, **games))


def _print_game(event: Event, number: int) -> None:
    game = event.game(number)
    hour = hour_text(game.starts).say()
    line = texts.GAME_LINE.say(
        hour=f"{hour:>7}", game=number, name=_called(game, number), formula=game.formula, room=game.room
    )
    print(line.rstrip())


def _called(game: EventGame, number: int) -> str:
    return game.name or organising.OF_GAME.say(game=number)


@changes_event
def edit_game(
    event: EventPath,
    game: Annotated[int, Parameter(name="GAME")],
    /,
    *,
    name: Words = None,
    formula: Annotated[str | None, Parameter(metavar="F")] = None,
    day: Words = None,
    hour: Words = None,
    room: Words = None,
    to: GameNumber | None = None,
) -> None:
    """What is not told stays as it is; a game that was played keeps its formula and its number."""
    there = opened(event)
    before = there.game(game)
    wished = before.formula if formula is None else Formula.parse(formula).name
    if before.scores and wished != before.formula:
        raise Refusal(texts.PLAYED_SO, game=game)
    after = replace(
        before,
        name=before.name if name is None else name.strip(),
        formula=wished,
        day=before.day if day is None else written_day(day),
        starts=before.starts if hour is None else written_hour(hour),
        room=before.room if room is None else room.strip(),
    )
    edited = there.with_game(game, after)
    number = game if to is None else to
    save(event, moved_to(edited, game, number))
    told = (_called(after, number), after.formula, after.day, after.starts, after.room)
    print(texts.EDITED.say(game=number, what=", ".join(one for one in told if one)))


@changes_event
def absent(
    event: EventPath,
    entry: Annotated[str, Parameter(name="ENTRY")],
    /,
    *,
    game: GameNumber,
    article: Annotated[str, Parameter(metavar="TEXT")] = "",
    back: bool = False,
) -> None:
    there = opened(event)
    if back:
        save(event, attend(there, game, entry))
    else:
        save(event, miss(there, game, entry, article=article))
    print((texts.ATTENDS if back else texts.MISSED).say(entry=entry, game=game))


@applies("2026", "7.4.1")
def commission(event: EventPath, /, *members: Annotated[str, Parameter(name="NAME")]) -> None:
    """Without names, tells who sits on it."""
    named = tuple(dict.fromkeys(" ".join(one.split()) for one in members if one.strip()))
    there = _named_commission(event, named) if named else opened(event)
    if there.commission:
        print(texts.COMMISSION.say(members=", ".join(there.commission)))
    else:
        ask_for_commission(there)


@changes_event
def _named_commission(event: Path, members: tuple[str, ...]) -> Event:
    there = replace(opened(event), commission=members)
    save(event, there)
    return there


@applies("2026", "7.4.1")
def ask_for_commission(event: Event) -> None:
    """Of an event that counts for a ranking and has none."""
    ledger = duplicate(event.settings.edition).ledger
    if event.settings.ranked and ledger.commission_when_ranked and not event.commission:
        print(texts.COMMISSION_WANTED.say())
