"""The ledger: every figure of a game, recomputed from the verdicts.

Nothing is kept from one call to the next: a verdict of turn 3 corrected at turn 15 is another input.
"""

from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

from nonuple.ledger.facts import Hand, LedgerGame, Table, hands, table_order
from nonuple.ledger.ranking import Order, Standing, percent, ranked
from nonuple.ledger.solos import Solo, solo_at
from nonuple.ledger.sudden_death import eliminations
from nonuple.ledger.warnings import deduction, free_warnings, warnings_of


class Mark(msgspec.Struct, frozen=True):
    """Something that happened to a table at a turn."""

    turn: int
    table: Table


class Ledger(msgspec.Struct, frozen=True):
    """What a game has come to; lists go by turn, then by table, the ranking by rank."""

    top: int
    ranking: Sequence[Standing]
    solos: Sequence[Solo]
    eliminated: Sequence[Mark]
    pending: Sequence[Mark]
    """Slips that somebody still has to decide; they count 0 until then."""
    excluded: Sequence[Mark]


def settle(game: LedgerGame) -> Ledger:
    """Everything that follows from the verdicts of a game."""
    free = free_warnings(game)
    counted = list(hands(game))
    out = eliminations(counted, free) if game.sudden_death else {}
    counted = [_in_play(turn, hand, out) for turn, hand in enumerate(counted, start=1)]
    solos = _solos(game, counted)
    return Ledger(
        top=sum(turn.top for turn in game.turns),
        ranking=_ranking(game, counted, solos, out, free),
        solos=solos,
        eliminated=_marks(out),
        pending=[
            Mark(turn, table)
            for turn, hand in enumerate(counted, start=1)
            for table, slip in hand.items()
            if slip.pending
        ],
        excluded=_marks({player.table: player.excluded for player in game.players if player.excluded}),
    )


def _in_play(turn: int, hand: Hand, out: Mapping[Table, int]) -> Hand:
    """The slips of those who were not out before this turn."""
    if not out:
        return hand
    return {table: slip for table, slip in hand.items() if turn <= out.get(table, turn)}


def _solos(game: LedgerGame, counted: Sequence[Hand]) -> list[Solo]:
    found = (
        solo_at(number, hand, turn.top, game.rules, len(game.players))
        for number, (turn, hand) in enumerate(zip(game.turns, counted, strict=True), start=1)
    )
    return [solo for solo in found if solo is not None]


def _ranking(
    game: LedgerGame,
    counted: Sequence[Hand],
    solos: Sequence[Solo],
    out: Mapping[Table, int],
    free: int | None,
) -> list[Standing]:
    totals, warnings = Counter[Table](), Counter[Table]()
    for hand in counted:
        for table, slip in hand.items():
            totals[table] += slip.credited
            warnings[table] += warnings_of(slip)
    for solo in solos:
        totals[solo.table] += solo.bonus
    deducted = {table: deduction(count, free) for table, count in warnings.items() if count}
    totals.subtract(deducted)

    top = sum(turn.top for turn in game.turns)
    never = len(game.turns) + 1
    soloists = Counter(solo.table for solo in solos)
    orders: list[tuple[Order, Table]] = [
        ((player.excluded is None, out.get(player.table, never), totals[player.table]), player.table)
        for player in game.players
    ]
    return [
        Standing(
            rank=rank,
            table=table,
            total=totals[table],
            percent=percent(totals[table], top),
            negative=totals[table] - top,
            solos=soloists[table],
            warnings=warnings[table],
            warning_deduction=deducted.get(table, 0),
        )
        for rank, table in ranked(orders)
    ]


def _marks(turns: Mapping[Table, int]) -> list[Mark]:
    return [
        Mark(turn, table)
        for table, turn in sorted(turns.items(), key=lambda item: (item[1], table_order(item[0])))
    ]
