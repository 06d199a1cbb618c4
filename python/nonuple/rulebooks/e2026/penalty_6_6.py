"""6.6: the score exists, the place is absent, impossible, or not the one of that score: minus 5."""

from nonuple.rulebooks.e2026.grounds import PENALTY_POINTS, nullity, penalty
from nonuple.rules import article
from nonuple.slips.reading import Place
from nonuple.slips.verdict import Code, Finding, Reason, Sanction, Solution, Verdict, null


@article("2026", "6.6")
def less_five(place: Place, score: int, code: Code, reading: str = "") -> Verdict:
    """The score less 5; what earns less than that is null."""
    circling = next(one for one in place.circlings if one.score == score)
    solution = Solution.at(place, circling.jokers)
    found = Reason(Finding.SCORE_EXISTS_AT, "6.6", {"score": score, "ref": place.found.ref}, reading)
    if score < PENALTY_POINTS:
        return null([nullity(Code.PENALTY_EXCEEDS_SCORE), penalty(code)], solution, [found])
    return Verdict(
        score - PENALTY_POINTS, score, Sanction.PENALTY, (penalty(code),), solution, reasons=(found,)
    )
