"""`nonuple event tables`, `late`, `move`: who sits where."""

import secrets
from collections.abc import Sequence
from typing import Annotated

from cyclopts import Parameter
from msgspec.structs import replace

from nonuple.cli.event.files import EventPath, GameNumber, opened, save
from nonuple.cli.event.holding import changes_event
from nonuple.cli.objects import AsJson, answer_json
from nonuple.errors import Refusal
from nonuple.event import tables as seating
from nonuple.event.attribution import (
    Manner,
    TableDraw,
    drawn_tables,
    how_many_present,
    kept_tables,
    late_table,
)
from nonuple.event.event import Event
from nonuple.event.standings import competitors, names
from nonuple.event.tables import Apart, Post, neighbours, posts
from nonuple.texts import organising as texts

EntryId = Annotated[str, Parameter(name="ENTRY")]


@changes_event
def tables(
    event: EventPath,
    /,
    *,
    game: GameNumber,
    order: Manner = "random",
    apart: Apart | None = None,
    seed: Annotated[str | None, Parameter(metavar="TEXT")] = None,
    keep: Annotated[list[str] | None, Parameter(metavar="ENTRY")] = None,
    arbiters: GameNumber | None = None,
    arbiter: Annotated[list[str] | None, Parameter(metavar="NAME")] = None,
    as_json: AsJson = False,
) -> None:
    there = opened(event)
    named = arbiter or []
    count = arbiters if arbiters is not None else len(named) or 1
    if len(named) > count:
        raise Refusal(texts.MORE_NAMES, names=len(named), posts=count)
    chosen = secrets.token_hex(4) if seed is None else seed
    if order == "kept":
        seats = kept_tables(there, game)
    else:
        places = posts(how_many_present(there, game), count)
        seats = drawn_tables(
            there, game, TableDraw(chosen, order == "series", apart, keep=keep or (), posts=places)
        )
    drawn_from = "" if order == "kept" else chosen
    after = there.with_game(game, replace(there.game(game), seats=seats, seed=drawn_from))
    save(event, after)
    if as_json:
        answer_json({"seed": drawn_from or None, **_plan(after, game, apart)})
        return
    if order != "kept":
        print(texts.DRAWN.say(seed=chosen))
    _print_plan(after, game, posts(max(seats.values(), default=1), count), named)
    if apart is not None:
        for one, other in neighbours(competitors(after), seats, apart):
            print(texts.SIDE_BY_SIDE.say(one=one, other=other, table=seats[one], beside=seats[other]))


@changes_event
def late(event: EventPath, entry: EntryId, /, *, game: GameNumber) -> None:
    there = opened(event)
    seats = late_table(there, game, entry)
    save(event, there.with_game(game, replace(there.game(game), seats=seats)))
    print(texts.SEATED.say(entry=entry, table=seats[entry]))


@changes_event
def move(
    event: EventPath,
    entry: EntryId,
    table: Annotated[int, Parameter(name="TABLE")],
    /,
    *,
    game: GameNumber,
) -> None:
    there = opened(event)
    before = there.game(game)
    if not 1 <= table <= 99_999:
        raise Refusal(texts.BAD_TABLE, table=table)
    seats = seating.move(before.seats, entry, table)
    save(event, there.with_game(game, replace(before, seats=seats)))
    for one, number in seats.items():
        if before.seats[one] != number:
            print(texts.SEATED.say(entry=one, table=number))


def _plan(event: Event, game: int, apart: Apart | None) -> dict[str, object]:
    """For a program."""
    called, seats = names(event, texts.REMOVED.say()), event.game(game).seats
    at = sorted((table, entry) for entry, table in seats.items())
    beside = neighbours(competitors(event), seats, apart) if apart is not None else ()
    return {
        "tables": [{"table": table, "entry": entry, "name": called[entry]} for table, entry in at],
        "side_by_side": list(beside),
    }


def _print_plan(event: Event, game: int, places: Sequence[Post], arbiters: Sequence[str]) -> None:
    called = names(event, texts.REMOVED.say())
    at = {table: entry for entry, table in event.game(game).seats.items()}
    for number, post in enumerate(places, start=1):
        values = {"number": number, "first": post.first, "last": post.last}
        arbiter = arbiters[number - 1] if number <= len(arbiters) else ""
        print(texts.NAMED_POST.say(arbiter=arbiter, **values) if arbiter else texts.POST.say(**values))
        for table in range(post.first, post.last + 1):
            entry = at.get(table)
            said = texts.EMPTY_TABLE.say() if entry is None else f"{called[entry]} ({entry})"
            print(f"{table:>5}  {said}")
