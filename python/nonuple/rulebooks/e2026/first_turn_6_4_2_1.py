"""6.4.2.1: at the first turn the best place of the word is paid."""

from nonuple.rulebooks.e2026.case import SlipCase
from nonuple.rulebooks.e2026.grounds import score_warning
from nonuple.rulebooks.e2026.jokers_6_2_4 import circle_warnings
from nonuple.rules import article
from nonuple.slips.sketch import LetterRun
from nonuple.slips.verdict import Finding, Reason, Solution, Verdict, paid


@article("2026", "6.4.2.1", "6.5")
def first_turn(case: SlipCase, run: LetterRun) -> Verdict:
    """The most the word can earn, whatever the reference, the direction and the circles.

    A warning if the score is not that maximum, or if no way to earn it has these circles.
    """
    ways = [
        (place, circling)
        for place in case.reading.places(run)
        if place.playable
        for circling in place.circlings
    ]
    best = max(circling.score for _, circling in ways)
    tops = [way for way in ways if way[1].score == best]
    place, circling = min(tops, key=lambda way: len(way[1].jokers ^ run.circled))
    warnings = list(circle_warnings(place, circling.jokers))
    if case.claim != best:
        warnings.append(score_warning(case.claim))
    reason = Reason(Finding.BEST_PLACE, "6.4.2.1", {"word": run.word, "score": best})
    return paid(best, Solution.at(place, circling.jokers), warnings, [reason])
