"""6.9: an average instead of a second zero for a word of which the player was not told in time."""

from collections.abc import Sequence

from nonuple.rules import article
from nonuple.slips.slip import Situation
from nonuple.slips.verdict import Code, Motive, Reason, Sanction, Verdict, Zero
from nonuple.texts import verdicts as texts

_OF_WORDS = {Code.WORD_NOT_ADMITTED, Code.JUNCTION_NOT_ADMITTED}
"""Only words give a right to an average: never a grid or letter error."""


@article("2026", "6.9")
def repeatable(situation: Situation, history: Sequence[Zero]) -> frozenset[str]:
    """The words for which the player had a zero and has not been told why."""
    earlier = [zero for zero in history if zero.code in _OF_WORDS and zero.turn < situation.turn]
    told = {zero.word.upper() for zero in earlier if zero.notified}
    return frozenset(zero.word.upper() for zero in earlier).difference(told)


@article("2026", "6.9")
def average(
    verdict: Verdict, if_admitted: Verdict, claim: int | None, peers: Sequence[int | None] | None
) -> Verdict:
    """The average in place of a zero that is due to such words alone, else the zero.

    `if_admitted` is the verdict if those words were admitted: if it is null too, there is another fault. The
    mean of the others is rounded down, and never exceeds what the solution is worth nor what was claimed.
    """
    if verdict.sanction is not Sanction.ZERO or not _OF_WORDS.issuperset(verdict.codes):
        return verdict
    if not if_admitted.pays:
        return verdict
    caps = [cap for cap in (if_admitted.points, claim) if cap is not None]
    others = [score for score in peers or () if score is not None]
    points = min(sum(others) // len(others), *caps) if others else None
    values = {"count": len(others), "cap": min(caps)}
    return Verdict(
        points,
        points,
        Sanction.AVERAGE,
        (Motive(Code.REPEATED_UNNOTIFIED, "6.9"),),
        if_admitted.solution,
        reasons=(*verdict.reasons, Reason(texts.AVERAGE, "6.9", values)),
    )
