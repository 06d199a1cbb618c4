"""What many games have in common: counts that add up, and the choice among equal words made again."""

from functools import reduce
from itertools import pairwise
from operator import add

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nonuple.pieces.draw import secret_of_seed
from nonuple.pieces.formula import FORMULAS
from nonuple.play.duplicate.census import LOOKED_INTO, RULES, Census, Findings, Insight, found, positions
from nonuple.play.duplicate.choice import candidates, choose
from nonuple.play.duplicate.openness import static_openness
from nonuple.play.duplicate.sampling import sampled
from nonuple.play.duplicate.settings import Settings
from nonuple.words.lexicon import Lexicon
from nonuple.words_io.library import open_lexicon

COUNTS = st.dictionaries(st.integers(0, 9), st.integers(-5, 5), max_size=4)
INSIGHTS = st.builds(Insight, games=st.integers(0, 9), leads=COUNTS, grids=COUNTS, openness=COUNTS)
FINDINGS = st.builds(Findings, st.builds(Census, st.integers(0, 9), turns=COUNTS, totals=COUNTS), INSIGHTS)


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    return open_lexicon("default")


@given(FINDINGS, FINDINGS, FINDINGS)
def test_adding_has_no_order_and_no_grouping(one: Findings, two: Findings, three: Findings) -> None:
    together = msgspec.json.encode(one + two + three)
    assert together == msgspec.json.encode(three + (two + one))
    assert msgspec.json.decode(together, type=Findings) == one + two + three
    assert msgspec.json.encode(Findings() + one) == msgspec.json.encode(one + Findings())


@settings(max_examples=5)
@given(st.lists(st.integers(1, 29), max_size=3, unique=True))
def test_games_counted_in_parts_are_counted_as_a_whole(cuts: list[int]) -> None:
    lexicon, kind = open_lexicon("default"), Settings(formula="joker-7+8")
    first = LOOKED_INTO - 15
    ends = [first + cut for cut in (0, *sorted(cuts), 30)]
    whole = found(kind, lexicon, range(first, first + 30))
    assert reduce(add, (found(kind, lexicon, range(*part)) for part in pairwise(ends))) == whole
    assert (whole.census.games, whole.insight.games) == (30, 1)


def test_a_census_counts_what_the_records_tell(lexicon: Lexicon) -> None:
    records = [sampled(Settings(), secret_of_seed(seed), lexicon) for seed in range(20)]
    census = Census.of(records)
    assert census.games == sum(census.turns.values()) == sum(census.ends.values()) == 20
    assert sum(total * games for total, games in census.totals.items()) == sum(one.total for one in records)
    turns = sum(len(one.turns) for one in records)
    assert sum(census.best_moves.values()) == turns
    tied = turns - census.best_moves[1]
    assert sum(ties * games for ties, games in census.ties.items()) == tied
    rejects = sum(count * games for count, games in census.rejects.items())
    assert sum(census.rejected.values()) == rejects


@pytest.mark.parametrize("formula", FORMULAS)
@pytest.mark.article("2026", "4.4", "4.8.2")
def test_the_choice_made_again_is_the_one_that_was_made(formula: str, lexicon: Lexicon) -> None:
    for seed in range(2):
        record = sampled(Settings(formula=formula), secret_of_seed(seed), lexicon)
        played = list(positions(record))
        for state, _, turn in played:
            assert (state.kept + state.joker, state.drawn) == (turn.kept, turn.drawn)
            first, *others = choose(state, candidates(state, lexicon), static_openness(lexicon))
            assert (first.move.ref, first.move.word) == (turn.ref, turn.word)
            assert len(others) + 1 == turn.ties
        last = played[-1][1]
        assert (last.left, last.turns) == (record.left, record.turns)


@pytest.mark.parametrize("formula", ["normal", "joker"])
@pytest.mark.article("2026", "4.4", "4.8.2")
def test_every_tie_was_decided_by_one_rule(formula: str, lexicon: Lexicon) -> None:
    kind = Settings(formula=formula)
    records = [sampled(kind, secret_of_seed(seed), lexicon) for seed in range(8)]
    insight = reduce(add, (Insight.into(record, lexicon) for record in records))
    tied = sum(turn.ties > 1 for record in records for turn in record.turns)
    assert sum(insight.decided.values()) == tied
    assert set(insight.decided) <= set(insight.spoke) <= set(RULES)
    assert all(insight.decided.get(name, 0) <= spoke for name, spoke in insight.spoke.items())
    assert sum(insight.leads.values()) == insight.decided["openness"]
    assert all(lead >= 0 for lead in insight.leads)
    assert sum(insight.grids.values()) == sum(len(record.turns) for record in records)
    assert set(insight.openness) == set(insight.grids)
