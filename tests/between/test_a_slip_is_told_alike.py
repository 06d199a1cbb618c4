"""What a room says of a slip, everything made of it says: note, paper, mark sheet, ranking, and the event."""

from collections.abc import Iterator
from typing import Any

from hypothesis import given

from nonuple.contest.people import PlayerId
from nonuple.contest.results.notes import cost_of, notes_of
from nonuple.contest.results.rankings import ledger, ranking
from nonuple.contest.run import Run
from nonuple.contest.state import Contest
from nonuple.contest.views.desk import sheet_view
from nonuple.contest.views.player import OwnResult, player_sheet
from nonuple.documents.contest_source import mark_blocks_of, notes_to_print, road_lines_of
from nonuple.event.event import EventGame
from nonuple.tournament.roles import STANDING
from tests.between.hall import Hall
from tests.between.halls import Halls
from tests.between.plans import SAMPLE, SEEDS, plan


def played(hall: Hall) -> Iterator[tuple[Run, PlayerId]]:
    for run in hall.contest.runs.values():
        for player in run.seating.tables:
            yield run, player


@SAMPLE
@given(SEEDS)
def test_player_desk_paper_and_note_say_the_same_of_every_slip(seed: int) -> None:
    [hall] = Halls(plan(seed)).play().rooms.values()
    for run, player in played(hall):
        if player in run.excluded:
            continue
        own = player_sheet(run, player).results
        road = road_lines_of(run, player)
        marks = next(
            line
            for block in mark_blocks_of(hall.contest, run, run.seating)
            for line in block.lines
            if line.table == run.seating.tables[player]
        )
        for one, result, line, mark in zip(run.turns, own, road, marks.marks, strict=True):
            assert mark.points == line.scored == result.points
            assert line.warnings == result.warnings
            decision = sheet_view(hall.contest, run, one, player).decision
            if decision is not None:
                assert (decision.points, decision.sanction) == (result.points, result.sanction)
                assert (mark.sanction, line.top) == (result.sanction, result.top)
                assert result.said is None or result.said == decision.said
            _check_notes(hall.contest, run, player, result, own)
        assert marks.warnings == sum(result.warnings for result in own)


def _check_notes(
    contest: Contest, run: Run, player: PlayerId, result: OwnResult, own: tuple[OwnResult, ...]
) -> None:
    """A note is of a sanction, and counts the warnings that the player counts."""
    one = run.rounds[result.draw]
    seat = [seat for seat in run.seating if seat.player == player]
    due = list(notes_of(contest, run, one, seat))
    paper = list(notes_to_print(contest, run, one, seat, "fr"))
    assert len(due) == len(paper)
    for note, printed in zip(due, paper, strict=True):
        assert note.sanction == printed.sanction == result.sanction != "none"
        assert printed.points == result.points
        assert printed.warned == (result.warnings > 0)
        up_to = sum(past.warnings for past in own if past.turn <= result.turn)
        assert note.warnings == printed.warnings == up_to


@SAMPLE
@given(SEEDS)
def test_every_figure_of_the_event_is_that_of_its_slips(seed: int) -> None:
    """Counted here once more from what players are shown, by nothing that counts elsewhere."""
    halls = Halls(plan(seed)).play()
    [hall] = halls.rooms.values()
    for number, game in enumerate(halls.event.games, start=1):
        run = hall.contest.runs[number]
        assert (game.top, game.turns) == (sum(run.top(one) for one in run.turns), len(run.turns))
        assert game.record is not None
        retained = [(one.retained.ref, one.retained.word) for one in run.turns if one.retained is not None]
        assert [(turn.ref, turn.word) for turn in game.record.turns] == retained
        assert game.provisional == (_awaited(hall.contest, run) > 0)
        assert game.scores.keys() == {entry for entry, id in hall.entries_of(run).items()}
        for entry, player in hall.entries_of(run).items():
            _check_score(hall.contest, run, player, entry, game)
        _check_solos(hall, run, game)
    head: Any = halls.activity.parts(STANDING, None)["head"]  # type: ignore[arg-type]
    assert head.awaited == sum(_awaited(hall.contest, run) for run in hall.contest.runs.values())


def _awaited(contest: Contest, run: Run) -> int:
    return sum(
        result.points is None and contest.playing(run, player, result.turn)
        for player in run.seating.tables
        for result in player_sheet(run, player).results
    )


def _check_score(contest: Contest, run: Run, player: PlayerId, entry: str, game: EventGame) -> None:
    score, sheet = game.scores[entry], player_sheet(run, player)
    line = next(one for one in ranking(contest, run, ledger(contest, run)) if one.player == player)
    assert (score.total, score.warnings, score.solos) == (line.total, line.warnings, line.solos)
    assert score.slips == sum(result.slip is not None for result in sheet.results)
    if player in run.excluded:
        assert score.total == 0
        return
    earned = sum(result.points or 0 for result in sheet.results)
    bonus = sum(solo.bonus for solo in game.solos if solo.entry == entry)
    assert score.warnings == sum(result.warnings for result in sheet.results)
    assert score.total == earned + bonus - cost_of(run, score.warnings)
    assert score.tops_lost == sum(
        (result.points or 0) < result.top
        for result in sheet.results
        if result.points is not None or not contest.playing(run, player, result.turn)
    )


def _check_solos(hall: Hall, run: Run, game: EventGame) -> None:
    """Alone at the head of a turn, of all whose slips count there."""
    told = {(solo.turn, solo.entry) for solo in game.solos}
    for entry, score in game.scores.items():
        assert score.solos == sum(one == entry for _, one in told)
    for turn, entry in told:
        points = hall.points_at(run, turn)
        assert all(points[entry] > other - 5 for one, other in points.items() if one != entry)
    assert all(solo.points == hall.points_at(run, solo.turn)[solo.entry] for solo in game.solos)
