"""The rulebook of 2010: that of 2009 with a penalty of 5 points and milder rules for junction letters."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from nonuple.rulebooks import e2009
from nonuple.rulebooks.e2010.extension_3_3_2 import enough_in_all
from nonuple.rulebooks.e2010.inversion_4_4 import turned_with_its_letters
from nonuple.rulebooks.e2010.junction_4_4 import nearly_right
from nonuple.rulebooks.e2010.penalty_4_3 import last_letter_missing, shifted
from nonuple.rulebooks.older.deciding import decide
from nonuple.rulebooks.older.rulebook import Topic
from nonuple.slips.slip import Situation, Slip
from nonuple.slips.verdict import Opinion, Verdict, Zero

RULEBOOK = replace(
    e2009.RULEBOOK,
    edition="2010",
    numbers={
        **e2009.RULEBOOK.numbers,
        Topic.PENALTY: "4.3",
        Topic.WARNINGS: "4.4",
        Topic.SOLUTIONS: "4.6",
        Topic.NOTIFICATION: "4.7",
    },
    enough_links=enough_in_all,
    rescues=(last_letter_missing, turned_with_its_letters, nearly_right, shifted),
)


def judge(
    situation: Situation,
    slip: Slip,
    *,
    opinions: Mapping[str, Opinion],
    opinions_at: Mapping[str, Opinion],
    history: Sequence[Zero],
    peers: Sequence[int | None] | None,
) -> Verdict:
    """What the 2010 rulebook decides; whether a junction is plausible plays no part in it."""
    return decide(RULEBOOK, situation, slip, history, peers)
