"""Appeals: until when, how a doubt is read, who sits, how long a file may be completed."""

from datetime import UTC, date, datetime, timedelta

import pytest

from nonuple.ledger.appeals import (
    Member,
    PanelFault,
    appeal_deadline,
    file_deadline,
    most_favourable,
    panel_faults,
)
from tests.editions import EDITIONS
from tests.ledger.games import judged, warned

ENDED = datetime(2026, 5, 14, 17, 0, tzinfo=UTC)
FOUR = [Member("BE"), Member("FR"), Member("CH"), Member("CA")]


@pytest.mark.article("2026", "7.3")
def test_an_appeal_comes_before_the_next_game_or_a_quarter_of_an_hour_after_the_last() -> None:
    tomorrow = ENDED + timedelta(hours=16)
    assert appeal_deadline(EDITIONS["2026"].ledger, ENDED, tomorrow) == tomorrow
    assert appeal_deadline(EDITIONS["2026"].ledger, ENDED, None) == ENDED + timedelta(minutes=15)


@pytest.mark.article("2010", "5.3")
@pytest.mark.article("2009", "5.3")
@pytest.mark.parametrize("edition", ["2010", "2009"])
def test_before_2026_no_limit_is_set(edition: str) -> None:
    assert appeal_deadline(EDITIONS[edition].ledger, ENDED, None) is None


@pytest.mark.article("2026", "7.3")
def test_the_commission_prefers_the_reading_best_for_the_player() -> None:
    readings = [judged(0, "zero"), warned(40), judged(40), judged(35, "penalty")]
    assert most_favourable(readings, both_ways=False) == judged(40)
    assert most_favourable([], both_ways=False) is None


@pytest.mark.article("2026", "7.3")
def test_one_who_played_both_ways_has_no_claim_to_the_best_reading() -> None:
    assert most_favourable([judged(0, "zero"), judged(40)], both_ways=True) is None


@pytest.mark.article("2026", "7.4.2")
def test_the_commission_of_appeal_has_a_president_and_four_members_of_four_nationalities() -> None:
    assert panel_faults(Member("FR"), FOUR) == PanelFault(0)
    assert panel_faults(Member("FR"), FOUR[:3]) == PanelFault.NOT_FOUR_MEMBERS
    assert panel_faults(Member("RO"), [*FOUR[:3], Member("BE")]) == PanelFault.SAME_NATIONALITY


@pytest.mark.article("2026", "7.4.2")
def test_nobody_involved_sits_on_it() -> None:
    assert panel_faults(Member("FR"), [*FOUR[:3], Member("SN", involved=True)]) == PanelFault.INVOLVED
    assert panel_faults(Member("FR", involved=True), FOUR) == PanelFault.INVOLVED


@pytest.mark.article("2026", "7.4.2")
def test_a_file_may_be_completed_within_two_weeks() -> None:
    assert file_deadline(date(2026, 11, 20)) == date(2026, 12, 4)
