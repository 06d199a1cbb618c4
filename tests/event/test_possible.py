"""The rank still possible while slips wait: whatever is decided, one comes out between the two ranks told."""

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from nonuple.event.event import Event, EventScore
from nonuple.event.possible import possible_ranks
from nonuple.event.standings import lines_of, ranks_of
from tests.event.events import alone, person, scored

FOUR = scored(alone(*(person(str(n)) for n in range(1, 5))), 1, 900, e1=800, e2=790, e3=780, e4=700)


def with_slip(event: Event, entry: str, *, less: int = 0, more: int = 0) -> Event:
    game = event.game(1)
    score = replace(game.scores[entry], less=less, more=more)
    return event.with_game(1, replace(game, scores={**game.scores, entry: score}, provisional=True))


def test_one_slip_under_appeal_moves_its_writer_and_those_whom_he_can_reach() -> None:
    assert possible_ranks(with_slip(FOUR, "3", more=15)) == {"2": (2, 3), "3": (2, 3)}
    assert possible_ranks(with_slip(FOUR, "1", less=30)) == {"1": (1, 3), "2": (1, 2), "3": (2, 3)}


def test_nothing_can_move_where_nothing_waits() -> None:
    assert possible_ranks(FOUR) == {}
    assert possible_ranks(with_slip(FOUR, "4", more=10)) == {}


@st.composite
def waiting(draw: st.DrawFn) -> tuple[Event, Event]:
    """An event with slips that wait, and the same once all are decided."""
    count = draw(st.integers(2, 7))
    event = alone(*(person(str(n)) for n in range(1, count + 1)))
    figures = st.integers(0, 12)
    scores, after = {}, {}
    for n in range(1, count + 1):
        total, less, more = draw(figures), 0, 0
        if draw(st.booleans()):
            less, more = draw(figures), draw(figures)
        moved = draw(st.integers(-less, more))
        scores[str(n)] = EventScore(total, less=less, more=more)
        after[str(n)] = EventScore(total + moved)
    game = replace(event.game(1), top=30)
    return (
        event.with_game(1, replace(game, scores=scores)),
        event.with_game(1, replace(game, scores=after, provisional=False)),
    )


@given(waiting())
def test_whatever_is_decided_the_rank_is_one_that_was_possible(both: tuple[Event, Event]) -> None:
    event, decided = both
    told, ranks = possible_ranks(event), ranks_of(decided)
    for line in lines_of(event):
        rank = ranks[str(line.id)]
        if str(line.id) in told:
            best, worst = told[str(line.id)]
            assert best <= min(rank, line.rank)
            assert max(rank, line.rank) <= worst
        else:
            assert rank == line.rank
