"""A second, slow judge: what each edition says of a slip, written from the articles and not from the code.

It has no opinion on the first turn nor on what only a person sees.
"""

from nonuple.slips.slip import Situation, Slip
from tests.slips.second_judge_2026 import judge_one_word as judge_2026
from tests.slips.second_judge_older import judge_one_word as judge_older
from tests.slips.second_words import Told, words


def second_judge(edition: str, situation: Situation, slip: Slip) -> set[Told] | None:
    """The answers that the articles allow; None where this judge has no opinion."""
    if situation.first_turn or slip.faults or slip.principal is not None:
        return None
    told: set[Told] = set()
    for one in words(situation, slip):
        told |= judge_2026(one) if edition == "2026" else judge_older(one, edition)
    return told
