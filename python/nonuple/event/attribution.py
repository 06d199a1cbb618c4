"""The tables of one game of an event: drawn from a number that can be told, or kept from the game before."""

from collections.abc import Collection, Sequence
from functools import partial
from typing import Literal, NamedTuple

from nonuple.errors import Refusal
from nonuple.event import tables as seating
from nonuple.event.event import Event
from nonuple.event.standings import competitors
from nonuple.event.tables import Apart, Post, SeatingWishes, Seats, attribute, draw_number, post_of
from nonuple.texts import organising as texts

Manner = Literal["random", "series", "kept"]


class TableDraw(NamedTuple):
    """How the tables of a game are drawn."""

    seed: str
    by_series: bool = False
    apart: Apart | None = None
    keep: Collection[str] = ()
    """Entries whose table is not drawn again."""
    posts: Sequence[Post] = ()
    easy: Sequence[Post] = ()
    """Tables that are easy to reach: for those who need one, as long as there are any."""


def drawn_tables(event: Event, game: int, draw: TableDraw) -> Seats:
    """A table for everybody who has not gone; nobody comes to the same post twice, if it can be."""
    here = _here(event, game)
    people = [one for one in competitors(event) if str(one.id) in here]
    before = [event.games[place].seats for place in range(game - 1)]
    federation = event.settings.federation
    kept = {entry: _table(event, game, entry) for entry in draw.keep}
    return attribute(
        people,
        SeatingWishes(
            seed=draw.seed,
            series={str(one.id): federation.series_order(one.series) for one in people}
            if draw.by_series
            else None,
            apart=draw.apart,
            kept=kept | _easy(needing(event) & here - kept.keys(), draw, set(kept.values())),
            met={id_: frozenset(_posts_met(id_, before, draw.posts)) for id_ in here}
            if len(draw.posts) > 1
            else {},
            posts=draw.posts,
        ),
    )


def needing(event: Event) -> set[str]:
    """The entries of those who need a table that is easy to reach."""
    people = {one.id for one in event.people if one.accessible}
    return {one.id for one in event.entries if people & set(one.people)}


def _easy(entries: Collection[str], draw: TableDraw, taken: Collection[int]) -> dict[str, int]:
    """Such a table each, by the numbers that they draw; the last sit anywhere where there are too few."""
    free = (table for post in draw.easy for table in range(post.first, post.last + 1) if table not in taken)
    return dict(zip(sorted(entries, key=partial(draw_number, draw.seed)), free, strict=False))


def kept_tables(event: Event, game: int) -> Seats:
    """The tables of the game before; those who were not there take what is free."""
    if game < 2:
        raise Refusal(texts.NOTHING_TO_KEEP)
    here = _here(event, game)
    seats: Seats = {entry: table for entry, table in event.game(game - 1).seats.items() if entry in here}
    for entry in event.present(game):
        if entry.id not in seats:
            seats = seating.seat_late(seats, entry.id)
    return seats


def late_table(event: Event, game: int, entry: str) -> Seats:
    """The tables of a game with one who comes late; one who has a table there is refused."""
    event.entry(entry)
    seats = event.game(game).seats
    if entry in seats:
        raise Refusal(texts.SEATED_ALREADY, entry=entry, table=seats[entry])
    return seating.seat_late(seats, entry)


def how_many_present(event: Event, game: int) -> int:
    return len(_here(event, game))


def _here(event: Event, game: int) -> set[str]:
    event.game(game)
    return {one.id for one in event.present(game)}


def _posts_met(entry: str, before: Sequence[Seats], places: Sequence[Post]) -> set[int]:
    found = (post_of(places, seats[entry]) for seats in before if entry in seats)
    return {post for post in found if post is not None}


def _table(event: Event, game: int, entry: str) -> int:
    """Where one who keeps his place sits now, or sat last."""
    event.entry(entry)
    for place in range(game, 0, -1):
        if entry in event.games[place - 1].seats:
            return event.games[place - 1].seats[entry]
    raise Refusal(texts.NO_TABLE_YET, entry=entry)
