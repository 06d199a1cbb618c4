"""Tables: drawn from a seed, clubs apart, posts shared evenly, late changes that move nobody else."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonuple.errors import Refusal
from nonuple.event.ranking import Competitor
from nonuple.event.tables import (
    SeatingWishes,
    attribute,
    draw_number,
    move,
    neighbours,
    post_of,
    posts,
    seat_late,
    vacate,
)

people_lists = st.lists(st.sampled_from(["Albi", "Brest", "Caen", None]), max_size=24).map(
    lambda clubs: [Competitor(str(n), f"N{n}", club=club) for n, club in enumerate(clubs)]
)
seeds = st.text("0123456789", min_size=1, max_size=3)


@given(people_lists, seeds)
def test_everybody_has_one_table_from_one_on(people: list[Competitor], seed: str) -> None:
    seats = attribute(people, SeatingWishes(seed))
    assert sorted(seats.values()) == list(range(1, len(people) + 1))
    assert set(seats) == {str(one.id) for one in people}


@given(people_lists, seeds)
def test_the_lowest_number_drawn_is_served_first_in_whatever_order_people_are_listed(
    people: list[Competitor], seed: str
) -> None:
    seats = attribute(people, SeatingWishes(seed))
    assert seats == attribute(people[::-1], SeatingWishes(seed))
    assert sorted(seats, key=lambda id_: seats[id_]) == sorted(seats, key=lambda id_: draw_number(seed, id_))


@given(people_lists, seeds)
def test_clubs_are_apart_wherever_that_is_possible(people: list[Competitor], seed: str) -> None:
    seats = attribute(people, SeatingWishes(seed, apart="club"))
    largest = max(Counter(one.club for one in people if one.club).values(), default=0)
    side_by_side = neighbours(people, seats, "club")
    assert len(side_by_side) == max(0, largest - 1 - (len(people) - largest))


@given(people_lists, seeds)
def test_the_strongest_series_sit_in_front(people: list[Competitor], seed: str) -> None:
    series = {str(one.id): int(str(one.id)) % 3 for one in people}
    seats = attribute(people, SeatingWishes(seed, series=series, apart="club"))
    in_order = [series[id_] for id_, _ in sorted(seats.items(), key=lambda item: item[1])]
    assert in_order == sorted(in_order)


@given(people_lists, seeds, st.data())
def test_a_table_that_is_kept_is_never_moved(
    people: list[Competitor], seed: str, data: st.DataObject
) -> None:
    tables = data.draw(st.lists(st.integers(1, 30), unique=True, max_size=len(people)))
    kept = {str(one.id): table for one, table in zip(people, tables, strict=False)}
    seats = attribute(people, SeatingWishes(seed, apart="club", kept=kept))
    assert kept.items() <= seats.items()
    assert len(set(seats.values())) == len(people)


@given(st.integers(1, 200), st.data())
def test_posts_are_of_the_same_size_but_for_one_table(tables: int, data: st.DataObject) -> None:
    arbiters = data.draw(st.integers(1, tables))
    found = posts(tables, arbiters)
    assert [table for post in found for table in range(post.first, post.last + 1)] == list(
        range(1, tables + 1)
    )
    sizes = {post.last - post.first for post in found}
    assert max(sizes) - min(sizes) <= 1


@pytest.mark.parametrize("arbiters", [0, -1, 5])
def test_an_arbiter_without_a_table_is_refused(arbiters: int) -> None:
    with pytest.raises(Refusal):
        posts(4, arbiters)


def test_from_game_to_game_nobody_comes_back_to_a_post_while_there_is_another() -> None:
    people = [Competitor(str(n), "x", club=f"c{n % 7}") for n in range(60)]
    places = posts(60, 4)
    met: dict[str, set[int | None]] = {str(one.id): set() for one in people}
    for game in range(3):
        known = {id_: frozenset(post for post in found if post is not None) for id_, found in met.items()}
        seats = attribute(people, SeatingWishes(f"7-{game}", apart="club", met=known, posts=places))
        again = [id_ for id_, table in seats.items() if post_of(places, table) in met[id_]]
        assert again == []
        for id_, table in seats.items():
            met[id_].add(post_of(places, table))


@given(people_lists, seeds)
def test_late_changes_move_nobody_else(people: list[Competitor], seed: str) -> None:
    seats = attribute(people, SeatingWishes(seed))
    late = seat_late(seats, "late")
    assert {id_: table for id_, table in late.items() if id_ != "late"} == seats
    assert late["late"] == len(people) + 1
    if people:
        gone = vacate(seats, "0")
        assert seat_late(gone, "late") == {**gone, "late": seats["0"]}


@given(people_lists, seeds, st.integers(1, 30))
def test_one_who_moves_exchanges_with_whoever_is_there(
    people: list[Competitor], seed: str, table: int
) -> None:
    seats = attribute([*people, Competitor("me", "Me")], SeatingWishes(seed))
    moved = move(seats, "me", table)
    assert moved["me"] == table
    assert len(set(moved.values())) == len(seats)
    assert len([id_ for id_ in seats if moved[id_] != seats[id_]]) <= 2


def test_one_without_a_table_cannot_move() -> None:
    with pytest.raises(Refusal, match="pas encore de table"):
        move({}, "1", 2)
