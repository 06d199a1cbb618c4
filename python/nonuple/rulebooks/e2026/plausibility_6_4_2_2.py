"""6.4.2.2, word formed crosswise not admitted: what the arbiter thinks of it decides."""

from collections.abc import Sequence

from nonuple.rulebooks.e2026.case import SlipCase
from nonuple.rulebooks.e2026.grounds import nullity
from nonuple.rules import applies, article
from nonuple.slips.reading import Place
from nonuple.slips.verdict import (
    Code,
    Finding,
    Opinion,
    Reason,
    Sanction,
    Solution,
    Verdict,
    null,
    to_commission,
)

_HELD = {
    Opinion.PLAUSIBLE: Finding.HELD_PLAUSIBLE,
    Opinion.IMPLAUSIBLE: Finding.HELD_IMPLAUSIBLE,
    Opinion.DOUBTFUL: Finding.HELD_DOUBTFUL,
}


@article("2026", "6.4.2.2")
@applies("2026", "6.7")
def by_plausibility(case: SlipCase, places: Sequence[Place], otherwise: Verdict) -> Verdict:
    """Zero if one of these places is plausible, the commission if one is doubtful, else as if it were not.

    What is null either way is null, and nobody is asked.
    """
    if otherwise.sanction is Sanction.ZERO:
        return formed_not_admitted(places[0], otherwise)
    opinion, held = case.opinion_on(places)
    reason = _reason(held, opinion)
    if opinion is Opinion.PLAUSIBLE:
        return formed_not_admitted(held[0]).because(reason)
    if opinion is Opinion.DOUBTFUL:
        return to_commission(reasons=[reason])
    return otherwise.because(reason)


@article("2026", "6.7")
def formed_not_admitted(place: Place, other: Verdict | None = None) -> Verdict:
    """A zero for words formed crosswise at a place, beside other grounds."""
    motives = [nullity(Code.JUNCTION_NOT_ADMITTED), *(other.motives if other else ())]
    words = dict.fromkeys(place.bad_words)
    values = {"word": place.run.word, "ref": place.found.ref, "words": ", ".join(words)}
    reason = Reason(Finding.WOULD_FORM_NOT_ADMITTED, "6.7", values)
    return null(motives, Solution.at(place), [reason, *(other.reasons if other else ())])


def _reason(places: Sequence[Place], opinion: Opinion) -> Reason:
    words = dict.fromkeys(word for place in places for word in place.bad_words)
    return Reason(_HELD[opinion], "6.4.2.2", {"words": ", ".join(words)})
