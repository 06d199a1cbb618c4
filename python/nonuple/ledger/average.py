"""The average that stands for a second zero of which the player had not been told."""

from collections.abc import Sequence

from nonuple.ledger.facts import NOTHING, Player, Table, Turn
from nonuple.rules import article


@article("2026", "6.9")
@article("2010", "4.7")
@article("2009", "4.6")
@article("booklet", "7")
def average(peers: Sequence[int | None], own_worth: int | None, claimed: int | None) -> int | None:
    """The mean of the others, zeros included, rounded down, and never more than what was played and claimed.

    A peer without a score (None) is left out: he is given an average himself. Without peers there is none.
    """
    scores = [score for score in peers if score is not None]
    if not scores:
        return None
    caps = [cap for cap in (own_worth, claimed) if cap is not None]
    return min([sum(scores) // len(scores), *caps])


@article("booklet", "7")
def peers_of(table: Table, players: Sequence[Player], number: int, turn: Turn) -> list[int | None]:
    """The scores at a turn of the others of the same arbiter; None where an average or no verdict stands."""
    arbiter = next(player.arbiter for player in players if player.table == table)
    judged = (
        turn.slips.get(str(player.table), NOTHING) if player.may_score(number) else NOTHING
        for player in players
        if player.table != table and player.arbiter == arbiter and player.excluded is None
    )
    return [None if slip.sanction == "average" or slip.pending else slip.credited for slip in judged]
