"""A slip before the rulebook of an edition."""

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from nonuple.rulebooks.registry import duplicate
from nonuple.slips.reading import Reading
from nonuple.slips.repetition import words_refused
from nonuple.slips.slip import Situation, Slip
from nonuple.slips.verdict import Finding, Opinion, Reason, Verdict, Zero


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
    return judge_as_read(
        edition,
        Reading(situation, slip),
        opinions=opinions or {},
        opinions_at=opinions_at or {},
        history=history,
        peers=peers,
    )


def judge_as_read(
    edition: str,
    reading: Reading,
    *,
    opinions: Mapping[str, Opinion],
    opinions_at: Mapping[str, Opinion],
    history: Sequence[Zero] = (),
    peers: Sequence[int | None] | None = None,
) -> Verdict:
    """The same of a slip that has been read: it may be judged again with other opinions."""
    verdict = duplicate(edition).slips.judge(
        reading, opinions=opinions, opinions_at=opinions_at, history=history, peers=peers
    )
    refused = words_refused(reading, verdict)
    if refused:
        verdict = replace(verdict, refused=refused)
    taken = reading.slip.principal
    if taken is None or taken.by is None:
        return verdict
    return verdict.because(Reason(TAKEN[taken.by], values={"word": taken.word}))


TAKEN = {"reference": Finding.TAKEN_BY_REFERENCE, "letters": Finding.TAKEN_BY_LETTERS}
"""Of a reading that the arbiter chose: what places the word."""
