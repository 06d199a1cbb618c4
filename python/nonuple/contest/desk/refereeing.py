"""Which slips have still to be judged, and their verdicts, one after the other."""

from collections.abc import Callable
from typing import NamedTuple

from nonuple.contest.asking import Events, Means
from nonuple.contest.desk.judging import Matter, judge_due, matter_due
from nonuple.contest.events import AverageCounted, SlipJudged
from nonuple.contest.people import PlayerId
from nonuple.contest.rounds import Round, Sheet
from nonuple.contest.run import Run
from nonuple.contest.state import Contest
from nonuple.slips.verdict import Sanction, Verdict, Zero

_REMEMBERED = 20_000

Key = tuple[int, int, PlayerId]
"""A game, a draw, a player."""


class _Given(NamedTuple):
    """When a verdict was given, and on what."""

    stirred: int
    basis: str


class _Known(NamedTuple):
    """A verdict that another player has for the same slip."""

    history: tuple[Zero, ...]
    basis: str
    verdict: Verdict


class Refereeing:
    """Each slip is looked at until what stands is what the rulebook says of it.

    A verdict may be stored after something that changes it, or by a process that stops right then: so what
    was stored is looked at once more, and so is everything of the live game when a contest is loaded.
    """

    def __init__(self, contest: Contest) -> None:
        self._contest = contest
        self._to_look_at: dict[Key, None] = {}
        self._known: dict[tuple[object, ...], _Known] = {}
        """Verdicts by the matter they were given on: equal slips are judged once. What was refused to one
        before lifts a zero at most, so that a slip that pays does so whatever his past."""
        self._given: dict[Key, _Given] = {}
        """Those on their way to the store."""

    def look_at_the_live_game(self) -> None:
        run = self._contest.live
        if run is not None:
            self._to_look_at |= {
                (run.number, played.draw, player): None
                for played in run.rounds.values()
                for player, sheet in played.sheets.items()
                if played.closed and sheet.entries
            }

    def waits(self) -> bool:
        """Whether there is something to look at."""
        for run in self._contest.runs.values():
            taken = {
                (draw, player) for draw, player in run.due if run.rounds[draw].closed and run.standing(draw)
            }
            run.due = run.due - taken  # a new one: what has held all slips is slow to go through once empty
            self._to_look_at |= {(run.number, draw, player): None for draw, player in sorted(taken)}
        return bool(self._to_look_at)

    def verdicts(self, means: Means, enough: Callable[[], bool]) -> Events:
        """The next verdicts; those found are looked at again once they are stored."""
        looked_at: dict[Key, SlipJudged | AverageCounted | None] = {}
        for key in self._to_look_at:
            if enough():
                break
            looked_at[key] = self._verdict(*key, means)
        found = {key: judged for key, judged in looked_at.items() if judged is not None}
        for key in looked_at:
            del self._to_look_at[key]
        self._to_look_at |= dict.fromkeys(found)
        return tuple(found.values())

    def _verdict(
        self, game: int, draw: int, player: PlayerId, means: Means
    ) -> SlipJudged | AverageCounted | None:
        run = self._contest.run_of(game)
        played = run.rounds[draw]
        sheet = played.sheets.get(player)
        if sheet is None or sheet.entry is None or self._stands(run, (game, draw, player), sheet):
            return None
        matter = matter_due(self._contest, run, played, player, sheet)
        judged = self._same_as_before(run, played, player, sheet, matter) or self._judged(
            run, played, player, matter, means
        )
        if isinstance(judged, SlipJudged):
            self._given[game, draw, player] = _Given(run.stirred, judged.basis)
        return judged

    def _stands(self, run: Run, key: Key, sheet: Sheet) -> bool:
        """Whether nothing has happened that could change the verdict since it was given, as it was stored."""
        given, judged = self._given.pop(key, None), sheet.judged
        if (
            given is None
            or judged is None
            or judged.sanction is Sanction.AVERAGE
            or sheet.granted is not None
        ):
            return False
        return given == (run.stirred, sheet.basis)

    def _same_as_before(
        self, run: Run, played: Round, player: PlayerId, sheet: Sheet, matter: Matter
    ) -> SlipJudged | None:
        """The verdict that another player had for the same slip in the same circumstances."""
        alike = matter.alike
        if sheet.judged is not None or alike is None:
            return None
        for past in ((), matter.history):
            known = self._known.get((run.number, played.draw, alike, past))
            if known is not None and (known.verdict.pays or past == matter.history):
                basis = known.basis if known.history == matter.history else matter.basis
                return SlipJudged(run.number, played.draw, player, basis, known.verdict)
        return None

    def _judged(
        self, run: Run, played: Round, player: PlayerId, matter: Matter, means: Means
    ) -> SlipJudged | AverageCounted | None:
        lexicon = means.lexicon(run.opened.lexicon)
        judged = judge_due(self._contest, run, played.draw, player, lexicon, known=matter)
        alike = matter.alike
        if (
            isinstance(judged, SlipJudged)
            and judged.verdict.sanction is not Sanction.AVERAGE
            and alike is not None
        ):
            if len(self._known) >= _REMEMBERED:
                self._known.clear()
            past = () if judged.verdict.pays else matter.history
            self._known[run.number, played.draw, alike, past] = _Known(
                matter.history, judged.basis, judged.verdict
            )
        return judged
