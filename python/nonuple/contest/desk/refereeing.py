"""Which slips have still to be judged, and their verdicts, one after the other."""

from collections.abc import Callable

from nonuple.contest.asking import Events, Means
from nonuple.contest.desk.judging import judge_due, matter_of
from nonuple.contest.events import AverageCounted, SlipJudged
from nonuple.contest.rounds import Round, Sheet
from nonuple.contest.run import Run
from nonuple.contest.state import Contest
from nonuple.slips.verdict import Sanction, Verdict

_REMEMBERED = 20_000

Key = tuple[int, int, int]
"""A game, a draw, a table."""


class Refereeing:
    """Each slip is looked at until what stands is what the rulebook says of it.

    A verdict may be stored after something that changes it, or by a process that stops right then: so what
    was stored is looked at once more, and so is everything of the live game when a contest is loaded.
    """

    def __init__(self, contest: Contest) -> None:
        self._contest = contest
        self._to_look_at: dict[Key, None] = {}
        self._known: dict[tuple[int, int, str], Verdict] = {}
        """Verdicts by the matter they were given on: equal slips are judged once."""

    def look_at_the_live_game(self) -> None:
        run = self._contest.live
        if run is not None:
            self._to_look_at |= {
                (run.number, played.draw, table): None
                for played in run.rounds.values()
                for table, sheet in played.sheets.items()
                if played.closed and sheet.entries
            }

    def waits(self) -> bool:
        """Whether there is something to look at."""
        for run in self._contest.runs.values():
            taken = {
                (draw, table) for draw, table in run.due if run.rounds[draw].closed and run.standing(draw)
            }
            run.due -= taken
            self._to_look_at |= {(run.number, draw, table): None for draw, table in sorted(taken)}
        return bool(self._to_look_at)

    def verdicts(self, means: Means, enough: Callable[[], bool]) -> Events:
        """The next verdicts; those found are looked at again once they are stored."""
        found: dict[Key, SlipJudged | AverageCounted] = {}
        while self._to_look_at and not enough():
            key = next(iter(self._to_look_at))
            judged = self._verdict(*key, means)
            del self._to_look_at[key]
            if judged is not None:
                found[key] = judged
        self._to_look_at |= dict.fromkeys(found)
        return tuple(found.values())

    def _verdict(self, game: int, draw: int, table: int, means: Means) -> SlipJudged | AverageCounted | None:
        run = self._contest.runs[game]
        played = run.rounds[draw]
        sheet = played.sheets.get(table)
        if sheet is None or sheet.entry is None:
            return None
        return self._same_as_before(run, played, table, sheet) or self._judged(run, played, table, means)

    def _same_as_before(self, run: Run, played: Round, table: int, sheet: Sheet) -> SlipJudged | None:
        """The verdict that another table had for the same slip in the same circumstances."""
        if sheet.judged is not None or sheet.entry is None:
            return None
        basis = matter_of(self._contest, run, played, table, sheet.entry.slip).basis
        known = self._known.get((run.number, played.draw, basis))
        return None if known is None else SlipJudged(run.number, played.draw, table, basis, known)

    def _judged(
        self, run: Run, played: Round, table: int, means: Means
    ) -> SlipJudged | AverageCounted | None:
        judged = judge_due(self._contest, run, played.draw, table, means.lexicon(run.opened.lexicon))
        if isinstance(judged, SlipJudged) and judged.verdict.sanction is not Sanction.AVERAGE:
            if len(self._known) >= _REMEMBERED:
                self._known.clear()
            self._known[run.number, played.draw, judged.basis] = judged.verdict
        return judged
