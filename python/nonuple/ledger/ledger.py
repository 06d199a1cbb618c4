"""The ledger: every figure of a game, recomputed from the verdicts.

Nothing is patched: a verdict of turn 3 corrected at turn 15 is another input, and that turn is counted anew.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec

from nonuple.ledger.facts import (
    NOTHING,
    Hand,
    LedgerGame,
    LedgerPlayer,
    LedgerTurn,
    Table,
    hand_of,
    in_table_order,
    table_order,
)
from nonuple.ledger.ranking import Order, Standing, percent, ranked
from nonuple.ledger.solos import Solo, solo_at
from nonuple.ledger.sudden_death import eliminations
from nonuple.ledger.warnings import deduction, free_warnings, warnings_of
from nonuple.markup import Markup, rows_of
from nonuple.markup import table as html_table
from nonuple.texts import publication as texts


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

    def _repr_html_(self) -> Markup:
        heads = [one.say() for one in (texts.RANK, texts.PLAYER, texts.TOTAL, texts.SHARE, texts.NEGATIVE)]
        rows = ((one.rank, one.table, one.total, one.percent, one.negative) for one in self.ranking)
        return html_table(heads, rows_of(rows), texts.RANKING.say())


class TurnFigures(NamedTuple):
    """What one turn came to: a column of figures, the tables in their order."""

    credited: Sequence[int]
    warned: Sequence[int]
    lost: Sequence[int]
    """1 where the slip earned less than the top."""
    pending: Sequence[Mark]
    solo: Solo | None


class _Counted(NamedTuple):
    players: Sequence[LedgerPlayer]
    turn: LedgerTurn
    figures: TurnFigures


Counted = dict[int, _Counted]
"""Turns by their numbers as they were last counted: what has not changed since is not counted again."""


def settle(game: LedgerGame, counted: Counted | None = None) -> Ledger:
    """Everything that follows from the verdicts of a game.

    `counted` spares the turns of the call before whose very verdicts and players are given again.
    """
    players = in_table_order(game.players)
    out = _eliminations(game, players)
    known = counted if counted is not None and not out else Counted()
    turns = [_figures(game, players, number, out, known) for number in range(1, len(game.turns) + 1)]
    solos = [one.solo for one in turns if one.solo is not None]
    return Ledger(
        top=sum(turn.top for turn in game.turns),
        ranking=_ranking(game, players, turns, solos, out),
        solos=solos,
        eliminated=_marks(out),
        pending=[mark for one in turns for mark in one.pending],
        excluded=_marks({player.table: player.excluded for player in game.players if player.excluded}),
    )


def _eliminations(game: LedgerGame, players: Sequence[LedgerPlayer]) -> dict[Table, int]:
    if not game.sudden_death:
        return {}
    hands = (hand_of(turn, number, players) for number, turn in enumerate(game.turns, start=1))
    return eliminations(hands, free_warnings(game))


def _figures(
    game: LedgerGame, players: Sequence[LedgerPlayer], number: int, out: Mapping[Table, int], known: Counted
) -> TurnFigures:
    turn, before = game.turns[number - 1], known.get(number)
    if before is not None and before.turn is turn and before.players is game.players:
        return before.figures
    hand = _in_play(number, hand_of(turn, number, players), out)
    slips = [hand.get(player.table, NOTHING) for player in players]
    figures = TurnFigures(
        credited=[slip.credited for slip in slips],
        warned=[warnings_of(slip) for slip in slips],
        lost=[
            int(player.table in hand and slip.credited < turn.top and not slip.pending)
            for player, slip in zip(players, slips, strict=True)
        ],
        pending=[Mark(number, table) for table, slip in hand.items() if slip.pending],
        solo=solo_at(number, hand, turn.top, game.rules, len(players)),
    )
    known[number] = _Counted(game.players, turn, figures)
    return figures


def _in_play(turn: int, hand: Hand, out: Mapping[Table, int]) -> Hand:
    """The slips of those who were not out before this turn."""
    if not out:
        return hand
    return {table: slip for table, slip in hand.items() if turn <= out.get(table, turn)}


def _ranking(
    game: LedgerGame,
    players: Sequence[LedgerPlayer],
    turns: Sequence[TurnFigures],
    solos: Sequence[Solo],
    out: Mapping[Table, int],
) -> list[Standing]:
    free, tables = free_warnings(game), [player.table for player in players]
    warnings = _sums(tables, [one.warned for one in turns])
    totals = _sums(tables, [one.credited for one in turns])
    lost = _sums(tables, [one.lost for one in turns])
    for solo in solos:
        totals[solo.table] += solo.bonus
    deducted = {table: deduction(count, free) for table, count in warnings.items() if count}
    for table, points in deducted.items():
        totals[table] -= points

    top = sum(turn.top for turn in game.turns)
    never = len(game.turns) + 1
    soloists = Counter(solo.table for solo in solos)
    orders: list[tuple[Order, Table]] = [
        ((player.excluded is None, out.get(player.table, never), totals[player.table]), player.table)
        for player in players
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
            tops_lost=lost[table],
        )
        for rank, table in ranked(orders)
    ]


def _sums(tables: Sequence[Table], columns: Sequence[Sequence[int]]) -> dict[Table, int]:
    if not columns:
        return dict.fromkeys(tables, 0)
    return dict(zip(tables, map(sum, zip(*columns, strict=True)), strict=True))


def _marks(turns: Mapping[Table, int]) -> list[Mark]:
    return [
        Mark(turn, table)
        for table, turn in sorted(turns.items(), key=lambda item: (item[1], table_order(item[0])))
    ]
