"""The model of what an event needs, and the document that tells it."""

from math import inf

import pytest

from benches.scale import Costs, Meeting, most_phones_of_a_room, needs, table
from tests.repository import ROOT


def test_the_document_has_the_table_that_the_model_makes() -> None:
    assert "\n".join(table(Costs())) in (ROOT / "docs" / "scale.md").read_text("utf-8")


@pytest.mark.parametrize("phones", [100, 10_000, 100_000])
def test_twice_as_many_phones_never_need_less(phones: int) -> None:
    few, many = (needs(Meeting(count, rooms=50), Costs()) for count in (phones, 2 * phones))
    assert few.processes <= many.processes
    assert (few.database_gb, few.network_gb) < (many.database_gb, many.network_gb)
    assert few.euros < many.euros


def test_no_process_is_busier_in_the_burst_than_it_may_be() -> None:
    meeting, costs = Meeting(50_000, rooms=100, burst=20), Costs()
    found, pace = needs(meeting, costs).processes, meeting.phones / meeting.burst
    passed_on = pace * (1 - 1 / found)
    assert 1 < found < inf
    assert (pace * costs.slip_ms + passed_on * costs.pass_ms) / 1000 / found <= 0.7 + 1e-9


def test_a_room_larger_than_a_process_can_keep_is_too_large_for_any_number_of_them() -> None:
    most = most_phones_of_a_room(Costs(), burst=10)
    assert needs(Meeting(most - 1, burst=10), Costs()).processes < inf
    assert needs(Meeting(most + 1, burst=10), Costs()).processes == inf
