"""An average instead of a second zero for a word of which the player was not told in time, in any edition."""

from collections.abc import Collection, Iterator, Sequence

from nonuple.rules import applies, article
from nonuple.slips.average import Mean, mean_of
from nonuple.slips.played import word_played
from nonuple.slips.reading import Reading
from nonuple.slips.slip import Situation
from nonuple.slips.verdict import Code, Finding, Motive, Reason, RefusedWord, Sanction, Verdict, Zero

_OF_WORDS = {Code.WORD_NOT_ADMITTED, Code.JUNCTION_NOT_ADMITTED}
"""Only words give a right to an average: never a grid or letter error."""


@article("2026", "6.9")
@article("2010", "4.7")
@article("2009", "4.6")
def repeatable(situation: Situation, history: Sequence[Zero]) -> frozenset[str]:
    """The words for which the player had a zero and has not been told why."""
    earlier = [zero for zero in history if zero.code in _OF_WORDS and zero.turn < situation.turn]
    told = {zero.word.upper() for zero in earlier if zero.notified}
    return frozenset(zero.word.upper() for zero in earlier).difference(told)


@applies("2026", "6.9")
@applies("2010", "4.7")
@applies("2009", "4.6")
def averaged(
    verdict: Verdict,
    if_admitted: Verdict,
    claim: int | None,
    peers: Sequence[int | None] | None,
    *,
    number: str,
) -> Verdict:
    """The average in place of a zero that is due to such words alone, else the zero.

    `if_admitted` is the verdict if those words were admitted: if it is null too, there is another fault.
    """
    if verdict.sanction is not Sanction.ZERO or _OF_WORDS.isdisjoint(verdict.codes):
        return verdict
    if not if_admitted.pays or if_admitted.points is None:
        return verdict
    mean = None if peers is None else mean_of(peers, if_admitted.points, claim)
    points = mean.points if mean else None
    return Verdict(
        points,
        points,
        Sanction.AVERAGE,
        (Motive(Code.REPEATED_UNNOTIFIED, number),),
        if_admitted.solution,
        reasons=(*verdict.reasons, Reason(Finding.REPEATED, number), *made_of(mean)),
    )


def made_of(mean: Mean | None) -> Iterator[Reason]:
    """The average and what it was made of, then its cap; None while the others are waited for."""
    if mean is None:
        yield Reason(Finding.AVERAGE_WAITS)
    elif mean.rounded is None:
        yield Reason(Finding.AVERAGE_OF_NOBODY)
    else:
        yield Reason(
            Finding.AVERAGE_OF, values={"total": mean.total, "count": mean.count, "mean": mean.rounded}
        )
        if mean.cap is not None:
            yield Reason(
                Finding.AVERAGE_CAPPED if mean.cap < mean.rounded else Finding.AVERAGE_WITHIN,
                values={"cap": mean.cap},
            )


@applies("2026", "6.9")
def words_refused(reading: Reading, verdict: Verdict) -> tuple[RefusedWord, ...]:
    """The words that a zero is due to, for the player's note and for an average later."""
    if verdict.sanction not in (Sanction.ZERO, Sanction.AVERAGE):
        return ()
    return tuple(one for one in _refused(reading, verdict) if one.code in _grounds(verdict))


def _grounds(verdict: Verdict) -> Collection[str]:
    """What a zero is for; behind an average, words alone."""
    return _OF_WORDS if verdict.sanction is Sanction.AVERAGE else verdict.codes


def _refused(reading: Reading, verdict: Verdict) -> Iterator[RefusedWord]:
    admits, main = reading.situation.admits, word_played(reading)
    if main is not None and not admits(main.word):
        yield RefusedWord(main.word, Code.WORD_NOT_ADMITTED)
    cross = [
        word.upper() for word in (verdict.solution.cross if verdict.solution else ()) if not admits(word)
    ]
    for word in cross or _lengthened(verdict):
        yield RefusedWord(word, Code.JUNCTION_NOT_ADMITTED)


def _lengthened(verdict: Verdict) -> Iterator[str]:
    """What a word of the grid would become in its own line."""
    for reason in verdict.reasons:
        if reason.code == Finding.WOULD_FORM_NOT_ADMITTED:
            yield from str(reason.values["words"]).split(", ")
