"""Every figure of a game in an event is counted from what its hall shows of each slip."""

from contextlib import suppress
from itertools import product

from hypothesis import given

from nonuple.contest import commands as ask
from nonuple.contest.people import PlayerId
from nonuple.contest.results.evening import evening_of
from nonuple.contest.results.rankings import ledger, ranking
from nonuple.contest.rounds import Round
from nonuple.contest.run import Run
from nonuple.contest.state import Contest
from nonuple.contest.views.player import OwnResult, player_sheet
from nonuple.errors import Refusal
from nonuple.event.event import EventGame
from tests.between.hall import Hall
from tests.between.halls import Halls
from tests.between.plans import SAMPLE, SEEDS, plan
from tests.contest.room import CHIEF


def _points(results: tuple[OwnResult, ...], turn: int) -> int | None:
    return next(one.points for one in results if one.turn == turn)


def _is_contested(played: Round, player: PlayerId) -> bool:
    """Whether the commission may still decide otherwise of a slip that counts."""
    sheet = played.sheet(player)
    counts = sheet.decision is not None and not sheet.decision.pending
    return counts and sheet.case is not None and not sheet.ruled


def check(contest: Contest, run: Run, game: EventGame, players: dict[str, PlayerId]) -> None:
    turns = [one for one in run.turns if one.retained is not None]
    settled = ledger(contest, run)
    lines = {one.player: one for one in ranking(contest, run, settled)}
    waiting = {(mark.turn, mark.table) for mark in settled.pending}
    assert (game.top, game.turns) == (sum(map(run.top, turns)), len(turns))
    assert game.provisional == (not run.over or bool(waiting))
    assert game.annulled == run.annulled
    for entry, score in game.scores.items():
        player = players[entry]
        line, own = lines[player], player_sheet(run, player).results
        solos = [one for one in game.solos if one.entry == entry]
        assert (score.total, score.solos) == (line.total, len(solos))
        if player in run.excluded or run.state.settings.sudden_death:
            continue
        assert score.warnings == sum(one.warnings for one in own)
        assert score.slips == sum(one.sheet(player).entry is not None for one in turns)
        assert game.seats[entry] == line.table
        told = [(one.points, one.top) for one in own if one.points is not None]
        earned = sum(points for points, _ in told) + sum(one.bonus for one in solos)
        assert score.total == earned - line.deduction
        assert all(one.points == _points(own, one.turn) for one in solos)
        if player not in run.arrivals and not contest.has_left(run, player):
            lost = sum(points < top for points, top in told)
            assert score.tops_lost == lost
        waits = sum(run.top(turns[turn - 1]) for turn, who in waiting if who == player)
        contested = [(one.points or 0, one.top) for one in own if _is_contested(run.rounds[one.draw], player)]
        assert score.less == sum(points for points, _ in contested)
        assert score.more == waits + sum(max(top - points, 0) for points, top in contested)


def appeal_last(hall: Hall) -> None:
    """Somebody appeals after the end, and the commission has not decided yet."""
    run = hall.run
    for played, seat in product(reversed(run.turns), run.seating):
        with suppress(Refusal):
            hall.do(CHIEF, ask.Appeal(run.number, played.draw, "non", table=seat.table))
            return


def check_all(hall: Hall, games: tuple[EventGame, ...], players: dict[str, PlayerId]) -> None:
    for run, game in zip(hall.contest.runs.values(), games, strict=True):
        check(hall.contest, run, game, players)


@SAMPLE
@given(SEEDS)
def test_every_figure_of_an_event_is_that_of_the_slips_in_its_hall(seed: int) -> None:
    halls = Halls(plan(seed)).play()
    [hall] = halls.rooms.values()
    appeal_last(hall)
    ours = halls.activity.state.halls[hall.id]
    check_all(hall, halls.event.games, {one.id: ours.player(one.id) for one in halls.event.entries})


@SAMPLE
@given(SEEDS)
def test_an_evening_tells_the_same_figures_as_an_event(seed: int) -> None:
    [hall] = Halls(plan(seed)).play().rooms.values()
    appeal_last(hall)
    evening = evening_of(hall.contest)
    check_all(hall, evening.games, {str(one): one for one in hall.contest.players})


@SAMPLE
@given(SEEDS)
def test_a_game_that_goes_on_is_told_as_far_as_it_is_and_provisional(seed: int) -> None:
    halls = Halls(plan(seed))
    [hall] = halls.open_game(1)
    halls.play_turn(hall, 1)
    players = {one.id: halls.activity.state.halls[hall.id].player(one.id) for one in halls.event.entries}
    check(hall.contest, hall.run, halls.event.games[0], players)
    [game] = evening_of(hall.contest).games
    check(hall.contest, hall.run, game, {str(one): one for one in hall.contest.players})
