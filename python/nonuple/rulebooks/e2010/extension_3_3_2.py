"""Junction letters of an extended word."""

from collections.abc import Sequence

from nonuple.rules import article


@article("2010", "3.3.2")
def enough_in_all(links: Sequence[int]) -> int:
    """Three junction letters in all, however they are shared between two ends."""
    return sum(links)
