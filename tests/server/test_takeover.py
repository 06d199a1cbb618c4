"""Three servers behind a balancer, one killed in a burst of slips: the others go on, and nothing is lost."""

import os
from pathlib import Path

import pytest

from benches.takeover import measured
from nonuple.cli.hosting import allow_many_sockets

pytestmark = pytest.mark.anyio

PHONES = 3000 if os.environ.get("NONUPLE_SOAK") == "1" else 60


async def test_each_server_is_started_again_in_turn_and_no_phone_loses_a_slip(tmp_path: Path) -> None:
    allow_many_sockets()
    told = await measured(PHONES, tmp_path, rolling=25 if PHONES > 1000 else 5)
    assert (told.phones, told.acknowledged, len(told.stops)) == (PHONES, PHONES, 3)


async def test_what_a_killed_server_acknowledged_is_kept_and_its_phones_go_on(tmp_path: Path) -> None:
    allow_many_sockets()
    told = await measured(PHONES, tmp_path)
    assert (told.phones, told.acknowledged) == (PHONES, PHONES)
    assert told.lost > 0
