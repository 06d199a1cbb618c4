"""A second, slow judge: what each edition says of a slip, written from the articles and not from the code.

It has no say at the first turn nor on what only a person sees.
"""

from functools import lru_cache

from nonuple.slips.slip import Situation, Slip
from tests.slips.second_judge_2026 import judge_one_word as judge_2026
from tests.slips.second_judge_older import judge_one_word as judge_older
from tests.slips.second_judge_older import may_be_right
from tests.slips.second_linked import with_linked_words
from tests.slips.second_runs import has_a_void_word_apart, words, words_apart
from tests.slips.second_words import ZERO, Told, Written, every_run


def second_judge(edition: str, situation: Situation, slip: Slip) -> set[Told]:
    """The answers that the articles allow."""
    assert not (situation.first_turn or slip.faults or slip.principal)
    told: set[Told] = set()
    for one in _words(situation, slip):
        alone = judge_2026(one) if edition == "2026" else judge_older(one, edition)
        told |= with_linked_words(one, edition, alone)
        if has_a_void_word_apart(one, every_run(situation, slip)):
            told.add(ZERO)
        if edition == "2026" and not one.admitted:
            # A2: the claim may be that of an admitted word apart from one that is not.
            told |= {
                each for other in words_apart(one, every_run(situation, slip)) for each in judge_2026(other)
            }
    if edition != "2026" and all(each.sanction != "none" for each in told):
        # A run with which nothing on the slip is wrong is the word: an extension written in part (3.3.2).
        others = [one for one in every_run(situation, slip) if may_be_right(one)]
        right = {each for one in others for each in judge_older(one, edition) if each.sanction == "none"}
        told = right or told
    return told


@lru_cache(maxsize=1)
def _words(situation: Situation, slip: Slip) -> list[Written]:
    """Read once for all editions."""
    return words(situation, slip)
