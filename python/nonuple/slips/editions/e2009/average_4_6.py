"""The average for a player who was not told in time that a word is not admitted."""

from collections.abc import Callable, Iterable, Sequence

from nonuple.rules import article
from nonuple.slips.slip import Situation, Slip
from nonuple.slips.verdict import Code, Motive, Sanction, Verdict, Zero

_OF_WORDS = {Code.WORD_NOT_ADMITTED, Code.JUNCTION_NOT_ADMITTED}


@article("2010", "4.7")
@article("2009", "4.6")
def averaged(
    judged: Callable[[Situation], Verdict],
    situation: Situation,
    slip: Slip,
    history: Sequence[Zero],
    peers: Sequence[int | None] | None,
    *,
    number: str,
) -> Verdict:
    """The verdict; the average instead of a zero that only words of which he was not told make one."""
    verdict = judged(situation)
    unheard = _unheard(zero for zero in history if zero.turn < situation.turn)
    if verdict.sanction is not Sanction.ZERO or not unheard:
        return verdict
    admitted = judged(situation.with_words(unheard))
    if not admitted.pays:
        return verdict
    scores = [score for score in peers or () if score is not None]
    bounds = [bound for bound in (admitted.points, slip.score) if bound is not None]
    points = min(sum(scores) // len(scores), *bounds) if scores else None
    motive = Motive(Code.REPEATED_UNNOTIFIED, number)
    return Verdict(points, points, Sanction.AVERAGE, (motive,), admitted.solution)


def _unheard(history: Iterable[Zero]) -> frozenset[str]:
    """The words not admitted of which the player was never told."""
    refused = [zero for zero in history if zero.code in _OF_WORDS]
    told = {zero.word.upper() for zero in refused if zero.notified}
    return frozenset(zero.word.upper() for zero in refused) - told
