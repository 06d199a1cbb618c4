"""What a correction of a past turn would change, before anything is."""

from collections.abc import Iterable, Iterator
from functools import reduce

import msgspec

from nonuple.contest.asking import Asking
from nonuple.contest.chief.turns import direct
from nonuple.contest.desk.judging import judge
from nonuple.contest.events import GameHappened
from nonuple.contest.people import PlayerId
from nonuple.contest.rounds import Round
from nonuple.contest.run import Run, amended_rounds
from nonuple.formats.sheet import published_rack
from nonuple.play.duplicate import events as on
from nonuple.play.duplicate.choice import candidates
from nonuple.play.duplicate.commands import AmendTurn
from nonuple.play.duplicate.state import State, apply
from nonuple.play.record import Turn
from nonuple.slips.ruling import within
from nonuple.slips.verdict import Verdict


class TurnAsTold(msgspec.Struct, frozen=True):
    """A turn as the sheet tells it."""

    rack: str
    ref: str
    word: str
    score: int


class TurnChange(msgspec.Struct, frozen=True):
    turn: int
    before: TurnAsTold
    after: TurnAsTold
    best: int
    """What the best word of the turn would score: more than the one that lies, if that is not it any more."""


class SlipChange(msgspec.Struct, frozen=True):
    """A slip that would be judged otherwise."""

    turn: int
    table: int
    name: str
    before: int | None
    after: int | None
    """Points, None where they are still to be decided."""
    sanction: str


class Foreseen(msgspec.Struct, frozen=True):
    turns: tuple[TurnChange, ...]
    judged: int
    """Slips that are judged again."""
    slips: tuple[SlipChange, ...]
    overruled: int
    """Slips of these turns on which a person has decided: that stays, and earns at most the corrected top."""
    rack: tuple[str, ...]
    """Letters in play, before and after, if they change."""


def foresee(asking: Asking, command: AmendTurn) -> Foreseen:
    """The turns and slips that would change; refused like the correction itself."""
    run = asking.run
    events = [one.event for one in direct(asking, command) if isinstance(one, GameHappened)]
    amended = events[0]
    assert isinstance(amended, on.TurnAmended), "that is what was asked for"
    state = reduce(apply, events, run.state)
    rounds = amended_rounds(run, state, amended)
    changed = [played for draw, played in rounds.items() if played.amended > run.rounds[draw].amended]
    sheets = [sheet for played in changed for sheet in played.sheets.values() if sheet.entries]
    return Foreseen(
        turns=tuple(_turns(asking, run, state, rounds.values())),
        judged=len(sheets),
        slips=tuple(
            change
            for played in changed
            for change in sorted(_slips(asking, run, played), key=lambda change: change.table)
        ),
        overruled=sum(bool(sheet.overrulings) for sheet in sheets),
        rack=() if run.state.rack == state.rack or not state.drawn else (run.state.rack, state.rack),
    )


def _turns(asking: Asking, run: Run, state: State, rounds: Iterable[Round]) -> Iterator[TurnChange]:
    for played in rounds:
        if played.turn > len(state.turns):
            continue
        was, now = (_told(one.turns[played.turn - 1]) for one in (run.state, state))
        best = candidates(played.state, asking.lexicon(run))[0].move.score
        if was != now or best > now.score:
            yield TurnChange(played.turn, was, now, best)


def _told(turn: Turn) -> TurnAsTold:
    return TurnAsTold(published_rack(turn), turn.ref, turn.word, turn.score)


def _slips(asking: Asking, run: Run, played: Round) -> Iterator[SlipChange]:
    for player, sheet in played.sheets.items():
        before = sheet.decision
        if sheet.entry is None or before is None:
            continue
        after = _after(asking, run, played, player)
        if (after.points, after.sanction) != (before.points, before.sanction):
            name, table = asking.contest.players[player].shown, run.table_at(played, player) or 0
            yield SlipChange(played.turn, table, name, before.points, after.points, after.sanction)


def _after(asking: Asking, run: Run, played: Round, player: PlayerId) -> Verdict:
    """What stands of a slip once the turn is corrected."""
    sheet = played.sheets[player]
    if sheet.overrulings:
        return within(sheet.overrulings[-1].decision, played.retained.score if played.retained else None)
    assert sheet.entry is not None, "a slip that was entered is judged"
    return judge(asking.contest, run, played, player, sheet.entry.slip, lexicon=asking.lexicon(run))[1]
