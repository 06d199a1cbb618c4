"""The rulebook of 2009, chapters 3 and 4: a place rightly given is paid, a wrong one is null."""

from collections.abc import Mapping, Sequence

from nonuple.rulebooks.older.deciding import decide
from nonuple.rulebooks.older.extension_3_3_2 import enough_at_each_end
from nonuple.rulebooks.older.rulebook import Rulebook, Topic
from nonuple.slips.slip import Situation, Slip
from nonuple.slips.verdict import Opinion, Verdict, Zero

RULEBOOK = Rulebook(
    edition="2009",
    numbers={
        Topic.PLACES: "3.3.3",
        Topic.MODES: "3.4",
        Topic.ZEROS: "4.2",
        Topic.WARNINGS: "4.3",
        Topic.SOLUTIONS: "4.5",
        Topic.NOTIFICATION: "4.6",
    },
    enough_links=enough_at_each_end,
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
    """What the 2009 rulebook decides; whether a junction is plausible plays no part in it."""
    return decide(RULEBOOK, situation, slip, history, peers)
