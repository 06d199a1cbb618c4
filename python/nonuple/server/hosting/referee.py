"""Judging: off the path of acknowledgement, a few milliseconds at a time."""

import asyncio
import time

from nonuple.contest.asking import Events, Means
from nonuple.contest.desk.judging import judge_due, matter_of
from nonuple.contest.events import AverageCounted, SlipJudged
from nonuple.contest.rounds import Round, Sheet
from nonuple.contest.run import Run
from nonuple.contest.state import Contest
from nonuple.contest.written import Decision
from nonuple.server.hosting.timekeeper import Settle

AUTHOR = "judge"
OTHERS_FIRST = 3.0
"""Seconds that the process which stored a slip has to judge it before the others do."""

_SLICE = 0.005
_REMEMBERED = 20_000

Key = tuple[int, int, int]
"""A game, a draw, a table."""


class Referee:
    """Each slip is looked at until what stands is what the rulebook says of it.

    A verdict may be stored after something that changes it, or by a process that stops right then: so what
    was stored is looked at once more, and so is everything of the live game when a contest is loaded.
    """

    def __init__(self, contest: Contest, means: Means, settle: Settle) -> None:
        self._contest = contest
        self._means = means
        self._settle = settle
        self._called = asyncio.Event()
        self._later: asyncio.TimerHandle | None = None
        self._to_look_at: dict[Key, None] = {}
        self._known: dict[tuple[int, int, str], Decision] = {}
        """Verdicts by the matter they were given on: equal slips are judged once."""

    def look(self) -> None:
        """Something of ours may have to be judged."""
        self._called.set()

    def look_later(self) -> None:
        """Something may have to be judged that another process judges first."""
        if self._later is None:
            self._later = asyncio.get_running_loop().call_later(OTHERS_FIRST, self._look_now)

    def _look_now(self) -> None:
        self._later = None
        self._called.set()

    async def work(self) -> None:
        """Until cancelled."""
        self._look_at_the_live_game()
        while True:
            self._called.clear()
            await self._judge_all()
            await self._called.wait()

    def stop(self) -> None:
        if self._later is not None:
            self._later.cancel()

    async def _judge_all(self) -> None:
        self._take_due()
        while self._to_look_at:
            await self._settle(self._slice, AUTHOR)
            await asyncio.sleep(0)
            self._take_due()

    def _look_at_the_live_game(self) -> None:
        run = self._contest.live
        if run is not None:
            self._to_look_at |= {
                (run.number, played.draw, table): None
                for played in run.rounds.values()
                for table, sheet in played.sheets.items()
                if played.closed and sheet.entries
            }

    def _take_due(self) -> None:
        for run in self._contest.runs.values():
            taken = {
                (draw, table) for draw, table in run.due if run.rounds[draw].closed and run.standing(draw)
            }
            run.due -= taken
            self._to_look_at |= {(run.number, draw, table): None for draw, table in sorted(taken)}

    def _slice(self) -> Events:
        """The next verdicts; those found are looked at again once they are stored."""
        found: dict[Key, SlipJudged | AverageCounted] = {}
        until = time.perf_counter() + _SLICE
        while self._to_look_at and time.perf_counter() < until:
            key = next(iter(self._to_look_at))
            judged = self._verdict(*key)
            del self._to_look_at[key]
            if judged is not None:
                found[key] = judged
        self._to_look_at |= dict.fromkeys(found)
        return tuple(found.values())

    def _verdict(self, game: int, draw: int, table: int) -> SlipJudged | AverageCounted | None:
        run = self._contest.runs[game]
        played = run.rounds[draw]
        sheet = played.sheets.get(table)
        if sheet is None or sheet.entry is None:
            return None
        return self._same_as_before(run, played, table, sheet) or self._judged(run, played, table)

    def _same_as_before(self, run: Run, played: Round, table: int, sheet: Sheet) -> SlipJudged | None:
        """The verdict that another table had for the same slip in the same circumstances."""
        if sheet.judged is not None or sheet.entry is None:
            return None
        basis = matter_of(self._contest, run, played, table, sheet.entry.slip).basis
        known = self._known.get((run.number, played.draw, basis))
        return None if known is None else SlipJudged(run.number, played.draw, table, basis, known)

    def _judged(self, run: Run, played: Round, table: int) -> SlipJudged | AverageCounted | None:
        lexicon = self._means.lexicon(run.opened.lexicon)
        judged = judge_due(self._contest, run, played.draw, table, lexicon)
        if isinstance(judged, SlipJudged) and judged.decision.sanction != "average":
            if len(self._known) >= _REMEMBERED:
                self._known.clear()
            self._known[run.number, played.draw, judged.basis] = judged.decision
        return judged
