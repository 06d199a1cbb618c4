"""One package per edition of the rulebook; each decides by its own articles."""

from collections.abc import Mapping, Sequence
from typing import Protocol

from nonuple.errors import Refusal
from nonuple.rulebooks import e2009, e2010, e2026
from nonuple.slips.slip import Situation, Slip
from nonuple.slips.verdict import Opinion, Verdict, Zero
from nonuple.texts import judge as texts


class Judge(Protocol):
    """What an edition offers."""

    def __call__(
        self,
        situation: Situation,
        slip: Slip,
        *,
        opinions: Mapping[str, Opinion],
        opinions_at: Mapping[str, Opinion],
        history: Sequence[Zero],
        peers: Sequence[int | None] | None,
    ) -> Verdict: ...


EDITIONS: Mapping[str, Judge] = {"2026": e2026.judge, "2010": e2010.judge, "2009": e2009.judge}


def judge(
    edition: str,
    situation: Situation,
    slip: Slip,
    *,
    opinions: Mapping[str, Opinion] | None = None,
    opinions_at: Mapping[str, Opinion] | None = None,
    history: Sequence[Zero] = (),
    peers: Sequence[int | None] | None = None,
) -> Verdict:
    """What the rulebook of this edition decides about the slip.

    `opinions` are the arbiter's on words formed crosswise that are not admitted, `opinions_at` on places, by
    their reference; `history` the player's earlier zeros; `peers` the scores of the other players of the same
    arbiter, None for one who is given an average himself.
    """
    decide = EDITIONS.get(edition)
    if decide is None:
        raise Refusal(texts.EDITION_UNKNOWN, name=edition, known=", ".join(EDITIONS))
    return decide(
        situation,
        slip,
        opinions=opinions or {},
        opinions_at=opinions_at or {},
        history=history,
        peers=peers,
    )
