"""A verdict as it stands: the rulebook's, or what a person put in its place. Nothing is lost."""

from dataclasses import dataclass, replace
from typing import Self

from nonuple.errors import Refusal
from nonuple.rules import applies
from nonuple.slips.verdict import Sanction, Verdict
from nonuple.texts import judge as texts


@dataclass(frozen=True)
class Overruling:
    """What a person decided instead, and why."""

    points: int
    sanction: Sanction
    motive: str
    author: str


def check_motive(motive: str) -> None:
    """A decision against the verdict has a motive."""
    if not motive.strip():
        raise Refusal(texts.OVERRULING_NEEDS_MOTIVE)


def check_points(points: int, sanction: str) -> None:
    """It has points that a slip can earn so."""
    if points < 0 or (sanction == Sanction.ZERO and points):
        raise Refusal(texts.OVERRULING_POINTS, points=points)


@applies("2026", "6.9", "7.3")
@applies("2010", "4.7", "5.3")
@applies("2009", "4.6", "5.3")
@dataclass(frozen=True)
class Ruling:
    """The verdict of the rulebook, and every decision taken over it, oldest first."""

    judged: Verdict
    overrulings: tuple[Overruling, ...] = ()

    def overrule(self, points: int, sanction: Sanction, *, motive: str, author: str) -> Self:
        """The same with one more decision; it needs a motive, and points that a slip can earn."""
        check_motive(motive)
        check_points(points, sanction)
        return replace(self, overrulings=(*self.overrulings, Overruling(points, sanction, motive, author)))

    @property
    def verdict(self) -> Verdict:
        """What stands now; the motives of the rulebook stay on record in `judged`."""
        if not self.overrulings:
            return self.judged
        last = self.overrulings[-1]
        gross = last.points + 5 if last.sanction is Sanction.PENALTY else last.points
        return Verdict(
            last.points, gross, last.sanction, solution=self.judged.solution, edition=self.judged.edition
        )

    def explain(self) -> str:
        """What stands and why, then what the rulebook had decided."""
        lines = [
            texts.OVERRULED.say(author=one.author, motive=one.motive, points=one.points)
            for one in reversed(self.overrulings)
        ]
        return "\n".join([*lines, self.judged.explain()])
