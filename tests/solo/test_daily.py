"""The day's game and the day's turn: the same for everybody, from the date and the list alone."""

from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonuple.formats import games
from nonuple.pieces.draw import draw_letters, full_bag
from nonuple.pieces.variant import USUAL
from nonuple.play.daily import FIRST_DAY, Daily, record_of, secret_of
from nonuple.play.hosted import HomeMeans
from nonuple.play.masked import WantedGame
from nonuple.play.solo import commands as ask
from nonuple.play.solo.commands import HandIn
from nonuple.play.solo.deciding import begin_solo, decide_solo
from nonuple.play.solo.state import apply_solo, replay_solo
from nonuple.store import EventStore
from nonuple.words_io.library import open_lexicon
from nonuple.words_io.schooling import commonness
from tests.solo.hosting import house

DAY = date(2026, 11, 19)
MEANS = HomeMeans(lambda _: open_lexicon("default"), bytes, games.read, commonness)


@given(st.dates(FIRST_DAY, date(2040, 1, 1)))
def test_each_day_and_each_of_its_two_has_letters_of_its_own(day: date) -> None:
    lexicon = open_lexicon("default")
    secrets = {
        secret_of(Daily(one, what), lexicon) for one in (day, day + timedelta(1)) for what in ("game", "turn")
    }
    assert len(secrets) == 4
    assert Daily(day).number == (day - FIRST_DAY).days + 1


def test_the_days_game_is_what_anybody_computes_from_the_date_and_the_list() -> None:
    """Its draws are those of docs/draws.md, from a secret that anybody has: no server is needed."""
    lexicon = open_lexicon("default")
    record = record_of(Daily(DAY), lexicon)
    first = draw_letters(secret_of(Daily(DAY), lexicon), 0, full_bag(USUAL.letters), 7)
    turn = record.turns[0]
    assert first in (turn.drawn, *(one.drawn for one in turn.rejected))
    assert record == MEANS.record(WantedGame(daily=Daily(DAY))) == record_of(Daily(DAY), lexicon)
    assert record != record_of(Daily(DAY + timedelta(1)), lexicon)
    assert record.end is not None


@pytest.mark.parametrize("days", range(6))
def test_the_turn_of_a_day_is_one_turn_on_a_grid_that_is_well_filled(days: int) -> None:
    lexicon, daily = open_lexicon("default"), Daily(DAY + timedelta(days), "turn")
    events = begin_solo(record_of(daily, lexicon), lexicon, seconds=60, daily=daily)
    state = replay_solo(events)
    assert len(state.turns) == 1 and state.turn.board.tiles >= 3 and state.number == 1
    for event in decide_solo(state, HandIn(), lexicon):
        state = apply_solo(state, event)
    assert state.phase == "over" and len(state.outcomes) == 1


@pytest.mark.anyio
async def test_a_server_says_of_which_day_a_game_is(store: EventStore) -> None:
    async with house(store, "solos") as at:
        id = await at.made()
        await at.ask(at.owner, id, ask.BeginSolo(WantedGame(daily=Daily(DAY, "turn")), seconds=60))
        shown = await at.parts(at.owner, id, "solo")
        assert shown["game"]["daily"] == {"day": "2026-11-19", "what": "turn"}
        assert (shown["game"]["turns"], shown["shown"], shown["report"]) == (1, None, None)
