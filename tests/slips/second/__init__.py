"""A second judge, written from the rulebooks, the booklet and the casebook alone.

It was written without a look at `nonuple.slips` or `nonuple.rulebooks`, imports nothing of them, and speaks
the contract's JSON: where both agree, two readings of the same articles do. Slow and small on purpose: every
run of letters is tried at every place of the grid, the cheapest reading is the word meant, and the articles
of the edition say what that is worth. Not judged here: what only a person sees (`slip.faults`), averages, a
main word named by the arbiter. Where both differ the article decides: this one is never tuned to agree.
"""

from collections.abc import Callable
from typing import Any

from tests.slips.second.case import Answer
from tests.slips.second.e2026 import Judge2026
from tests.slips.second.older import JudgeOlder


def second_judge(asked: dict[str, Any], admitted: Callable[[str], bool]) -> Answer:
    """What the articles say of one slip, given as `nonuple judge` takes it; nothing is left to be asked.

    `asked["otherwise"]` is the opinion on every word on which `opinions` have none, plausible without it.
    """
    edition = Judge2026 if asked.get("edition", "2026") == "2026" else JudgeOlder
    return edition(asked, admitted).judge()
