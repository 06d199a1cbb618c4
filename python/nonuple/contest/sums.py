"""What players have scored so far, counted on from where it stood."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from nonuple.contest.people import PlayerId
from nonuple.contest.rounds import Round, Sheet


def points_of(sheet: Sheet | None) -> int | None:
    """What a slip earned; None while something of it is left to decide."""
    decision = sheet.decision if sheet is not None and sheet.entries else None
    return None if decision is None or decision.pending else decision.points


@dataclass(slots=True)
class RunningSums:
    """All are asked for after every turn, and then of every player: no slip is looked at twice."""

    draws: tuple[int, ...] = ()
    """Those that are counted."""
    points: dict[PlayerId, int] = field(default_factory=dict)

    def up_to(self, draws: tuple[int, ...], rounds: Mapping[int, Round]) -> Mapping[PlayerId, int]:
        """The points of everybody at these draws, whether or not he keeps them."""
        known = len(self.draws)
        if draws[:known] != self.draws:
            self.points, known = {}, 0
        for draw in draws[known:]:
            self._add(rounds[draw].sheets.items())
        self.draws = draws
        return self.points

    def _add(self, sheets: Iterable[tuple[PlayerId, Sheet]]) -> None:
        for player, sheet in sheets:
            points = points_of(sheet)
            if points:
                self.points[player] = self.points.get(player, 0) + points

    def decide(self, draw: int, player: PlayerId, before: int | None, after: int | None) -> None:
        """A slip earns something else than it did."""
        if before != after and draw in self.draws:
            self.points[player] = self.points.get(player, 0) - (before or 0) + (after or 0)
