"""A turn that cost a player dearly, as his diary keeps it."""

from datetime import datetime

from nonuple.play.masked import MaskedTurn
from nonuple.study.diary.entries import KeptTurn, NotedGame

COSTS = 10
"""Points from which on a turn that was lost is kept."""

Noted = tuple[NotedGame | None, tuple[KeptTurn, ...]]
"""A game, unless it was a turn by itself, and the turns lost in it."""


def lost_turn(
    turn: MaskedTurn, source: str, at: datetime, *, points: int, own: str, variant: str
) -> KeptTurn | None:
    """None where one's own word was worth nearly as much as the top."""
    if turn.top - points < COSTS:
        return None
    return KeptTurn(
        source=source,
        turn=turn.retained.n,
        at=at,
        grid=turn.board.grid,
        rack=str(turn.rack),
        ref=turn.retained.ref,
        word=turn.retained.word,
        score=turn.top,
        points=max(0, points),
        own=own[:80],
        formula=turn.formula.name,
        variant=variant,
    )
