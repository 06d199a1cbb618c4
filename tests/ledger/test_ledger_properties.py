"""What holds of every ledger, whatever the game."""

from itertools import pairwise
from random import Random

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from nonuple.ledger.facts import LedgerGame, LedgerPlayer, LedgerTurn, Table
from nonuple.ledger.ledger import Ledger, settle
from nonuple.ledger.warnings import free_warnings
from nonuple.pieces.formula import FORMULAS
from nonuple.slips.verdict import Motive, Sanction, Solution, Verdict
from tests.editions import EDITIONS

codes = st.sampled_from(["score-wrong", "misconduct", "word-not-admitted", "location-missing"])
slips = st.builds(
    Verdict,
    points=st.none() | st.integers(0, 40),
    sanction=st.sampled_from(Sanction),
    gross=st.none() | st.integers(0, 45),
    motives=st.lists(codes.map(Motive), max_size=2).map(tuple),
    solution=st.none() | st.builds(Solution, st.just("H8"), st.just("MOT"), scrabble=st.booleans()),
)
plain = st.integers(0, 40).map(lambda points: Verdict(points, points, Sanction.NONE))
tables = st.integers(1, 30) | st.sampled_from(["A", "B", "31", "032"])


@st.composite
def games(draw: st.DrawFn) -> LedgerGame:
    seated: list[Table] = draw(st.lists(tables, max_size=20, unique_by=str))
    players = [
        LedgerPlayer(
            table,
            arrives=draw(st.sampled_from([None, 1, 1, 1, 2, 3])),
            excluded=draw(st.sampled_from([None] * 9 + [2])),
        )
        for table in seated
    ]
    handed_in = st.dictionaries(st.sampled_from([str(table) for table in seated]), plain | slips)
    turns = draw(
        st.lists(st.builds(LedgerTurn, st.integers(0, 40), handed_in if seated else st.just({})), max_size=6)
    )
    return LedgerGame(
        players,
        turns,
        draw(st.sampled_from([rules.ledger for rules in EDITIONS.values()])),
        draw(st.sampled_from(list(FORMULAS.values()))),
        draw(st.booleans()),
        draw(st.booleans()),
        draw(st.booleans()),
    )


@given(games(), st.randoms(use_true_random=False))
def test_neither_the_order_of_players_nor_of_slips_matters(game: LedgerGame, chance: Random) -> None:
    players = chance.sample(list(game.players), len(game.players))
    turns = [
        LedgerTurn(turn.top, dict(chance.sample(list(turn.slips.items()), len(turn.slips))))
        for turn in game.turns
    ]
    shuffled = LedgerGame(players, turns, game.rules, game.formula, game.blitz, game.pairs, game.sudden_death)
    assert settle(shuffled) == settle(game)


@given(games())
def test_everybody_has_one_line_and_ranks_skip_as_many_as_are_equal(game: LedgerGame) -> None:
    ledger = settle(game)
    assert sorted(str(line.table) for line in ledger.ranking) == sorted(str(p.table) for p in game.players)
    for place, line in enumerate(ledger.ranking, start=1):
        assert line.rank == place or line.rank == ledger.ranking[place - 2].rank
        assert sum(other.rank < line.rank for other in ledger.ranking) == line.rank - 1
    if not game.sudden_death and not ledger.excluded:
        for above, below in pairwise(ledger.ranking):
            assert (above.total > below.total) == (above.rank < below.rank)


@given(games())
def test_five_points_go_for_each_warning_beyond_the_free_ones(game: LedgerGame) -> None:
    free = free_warnings(game)
    for line in settle(game).ranking:
        beyond = 0 if free is None else max(0, line.warnings - free)
        assert line.warning_deduction == 5 * beyond


@given(games())
def test_a_total_is_points_and_bonuses_less_the_deduction(game: LedgerGame) -> None:
    ledger = settle(game)
    out = {mark.table: mark.turn for mark in ledger.eliminated}
    arrives = {player.table: player.arrives or 1 for player in game.players if player.excluded is None}
    for line in ledger.ranking:
        first, last = arrives.get(line.table, len(game.turns) + 1), out.get(line.table, len(game.turns))
        credited = sum(
            turn.slips[str(line.table)].credited
            for number, turn in enumerate(game.turns, start=1)
            if first <= number <= last and str(line.table) in turn.slips
        )
        bonuses = [solo.bonus for solo in ledger.solos if solo.table == line.table]
        assert line.total == credited + sum(bonuses) - line.warning_deduction
        assert line.solos == len(bonuses)
        assert line.negative == line.total - ledger.top


@given(games())
def test_there_is_one_solo_a_turn_at_most_and_always_somebody_left(game: LedgerGame) -> None:
    ledger = settle(game)
    assert len({solo.turn for solo in ledger.solos}) == len(ledger.solos)
    assert all(solo.bonus in (0, 10 if len(game.players) >= 16 else 0) for solo in ledger.solos)
    assert not game.players or len(ledger.eliminated) < len(game.players)
    assert game.sudden_death or not ledger.eliminated


@given(games())
def test_a_ledger_survives_json(game: LedgerGame) -> None:
    ledger = settle(game)
    assert msgspec.json.decode(msgspec.json.encode(ledger), type=Ledger) == ledger
