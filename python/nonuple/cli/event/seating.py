"""`nonuple event tables`, `late`, `move`: who sits where."""

import secrets
from collections.abc import Sequence
from typing import Annotated, Literal

from cyclopts import Parameter
from msgspec.structs import replace

from nonuple.cli.event.files import EventPath, GameNumber, opened, save
from nonuple.competition import tables as seating
from nonuple.competition.event import Tournament
from nonuple.competition.standings import competitors, names
from nonuple.competition.tables import Apart, Post, SeatingWishes, attribute, neighbours, post_of, posts
from nonuple.errors import Refusal
from nonuple.texts import organising as texts

Manner = Literal["random", "series", "kept"]
EntryId = Annotated[str, Parameter(name="ENTRY")]


def tables(
    event: EventPath,
    /,
    *,
    game: GameNumber,
    order: Manner = "random",
    apart: Apart | None = None,
    seed: Annotated[str | None, Parameter(metavar="TEXT")] = None,
    keep: Annotated[list[str] | None, Parameter(metavar="ENTRY")] = None,
    arbiters: GameNumber = 1,
) -> None:
    there = opened(event)
    chosen = secrets.token_hex(4) if seed is None else seed
    seats: seating.Seats
    if order == "kept":
        seats = _kept(there, game)
    else:
        seats = attribute(
            [one for one in competitors(there) if str(one.id) in _here(there, game)],
            _wishes(
                there, game, chosen, by_series=order == "series", apart=apart, keep=keep, arbiters=arbiters
            ),
        )
    after = there.with_game(game, replace(there.game(game), seats=seats))
    save(event, after)
    if order != "kept":
        print(texts.DRAWN.say(seed=chosen))
    _print_plan(after, game, posts(max(seats.values(), default=1), arbiters))
    if apart is not None:
        for one, other in neighbours(competitors(after), seats, apart):
            print(texts.SIDE_BY_SIDE.say(one=one, other=other, table=seats[one], beside=seats[other]))


def _here(event: Tournament, game: int) -> set[str]:
    event.game(game)
    return {one.id for one in event.present(game)}


def _kept(event: Tournament, game: int) -> seating.Seats:
    """The tables of the game before; those who were not there take what is free."""
    if game < 2:
        raise Refusal(texts.NOTHING_TO_KEEP)
    here = _here(event, game)
    seats: seating.Seats = {
        entry: table for entry, table in event.game(game - 1).seats.items() if entry in here
    }
    for entry in event.present(game):
        if entry.id not in seats:
            seats = seating.seat_late(seats, entry.id)
    return seats


def _wishes(
    event: Tournament,
    game: int,
    seed: str,
    *,
    by_series: bool,
    apart: Apart | None,
    keep: list[str] | None,
    arbiters: int,
) -> SeatingWishes:
    people, here = competitors(event), _here(event, game)
    before = [event.games[place].seats for place in range(game - 1)]
    places = posts(len(here), arbiters)
    federation = event.settings.federation
    return SeatingWishes(
        seed=seed,
        series={str(one.id): federation.series_order(one.series) for one in people} if by_series else None,
        apart=apart,
        kept={entry: _table(event, game, entry) for entry in keep or []},
        met={id_: frozenset(_posts_met(id_, before, places)) for id_ in here} if arbiters > 1 else {},
        posts=places,
    )


def _posts_met(entry: str, before: Sequence[seating.Seats], places: Sequence[Post]) -> set[int]:
    found = (post_of(places, seats[entry]) for seats in before if entry in seats)
    return {post for post in found if post is not None}


def _table(event: Tournament, game: int, entry: str) -> int:
    """Where one who keeps his place sits now, or sat last."""
    event.entry(entry)
    for place in range(game, 0, -1):
        if entry in event.games[place - 1].seats:
            return event.games[place - 1].seats[entry]
    raise Refusal(texts.NO_TABLE_YET, entry=entry)


def late(event: EventPath, entry: EntryId, /, *, game: GameNumber) -> None:
    there = opened(event)
    there.entry(entry)
    before = there.game(game)
    if entry in before.seats:
        raise Refusal(texts.SEATED_ALREADY, entry=entry, table=before.seats[entry])
    seats = seating.seat_late(before.seats, entry)
    save(event, there.with_game(game, replace(before, seats=seats)))
    print(texts.SEATED.say(entry=entry, table=seats[entry]))


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


def _print_plan(event: Tournament, game: int, places: Sequence[Post]) -> None:
    called = names(event, texts.REMOVED.say())
    at = {table: entry for entry, table in event.game(game).seats.items()}
    for number, post in enumerate(places, start=1):
        print(texts.POST.say(number=number, first=post.first, last=post.last))
        for table in range(post.first, post.last + 1):
            entry = at.get(table)
            said = texts.EMPTY_TABLE.say() if entry is None else f"{called[entry]} ({entry})"
            print(f"{table:>5}  {said}")
