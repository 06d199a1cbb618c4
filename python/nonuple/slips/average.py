"""The average that stands for a second zero of which the player had not been told."""

from collections.abc import Sequence

import msgspec

from nonuple.rules import article


class Mean(msgspec.Struct, frozen=True):
    """An average and what it was made of."""

    total: int
    """Of the others' scores."""
    count: int
    """Of the others who have one."""
    cap: int | None = None
    """The most that may be paid: what was played, and what was claimed."""

    @property
    def rounded(self) -> int | None:
        """The mean alone, rounded down; None without peers."""
        return self.total // self.count if self.count else None

    @property
    def points(self) -> int | None:
        """What is paid."""
        if self.rounded is None or self.cap is None:
            return self.rounded
        return min(self.rounded, self.cap)


@article("2026", "6.9")
@article("2010", "4.7")
@article("2009", "4.6")
@article("booklet", "7")
def mean_of(peers: Sequence[int | None], own_worth: int | None, claimed: int | None) -> Mean:
    """The mean of the others, zeros included, and never more than what was played and claimed.

    A peer without a score (None) is left out: he is given an average himself. Without peers there is none.
    """
    scores = [score for score in peers if score is not None]
    caps = [cap for cap in (own_worth, claimed) if cap is not None]
    return Mean(sum(scores), len(scores), min(caps, default=None))
