"""The clock of a store: what setting the machine's clock cannot move."""

import time
from pathlib import Path

import pytest

from nonuple.store import EventStore
from nonuple.store import clock as clocks
from nonuple.store.clock import machine_clock, uptime
from nonuple.store.directory import Directory
from tests.store.appending import opened

pytestmark = pytest.mark.anyio

NOWHERE = Path("/no/such/boot_id")


async def test_the_clock_never_goes_back(store: EventStore) -> None:
    clock = store.clock()
    times = [clock.now() for _ in range(1000)]
    assert times == sorted(times)


async def test_the_clock_is_the_same_for_a_store_opened_again(where: Path | str) -> None:
    async with opened(where) as store:
        epoch, before = store.clock().epoch, store.clock().now()
    async with opened(where) as store:
        assert store.clock().epoch == epoch
        assert -1 < store.clock().now() - before < 60


async def test_setting_the_machines_clock_does_not_move_it(
    store: EventStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = store.clock().now()
    monkeypatch.setattr(time, "time", lambda: 0.0)
    assert 0 <= store.clock().now() - before < 60


def test_a_machine_that_names_its_starts_gives_the_epoch(tmp_path: Path) -> None:
    boot_id = tmp_path / "boot_id"
    with Directory(tmp_path / "data") as directory:
        boot_id.write_text("first\n")
        assert machine_clock(directory, boot_id).epoch == "first"
        boot_id.write_text("second\n")
        assert machine_clock(directory, boot_id).epoch == "second"


def test_a_machine_that_does_not_keeps_its_epoch_until_it_is_started_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Directory(tmp_path) as directory:
        epoch = machine_clock(directory, NOWHERE).epoch
        assert machine_clock(directory, NOWHERE).epoch == epoch
        monkeypatch.setattr(clocks, "uptime", lambda: 5.0)
        started_again = machine_clock(directory, NOWHERE).epoch
        assert started_again != epoch
        assert machine_clock(directory, NOWHERE).epoch == started_again


def test_an_epoch_that_cannot_be_read_is_replaced(tmp_path: Path) -> None:
    with Directory(tmp_path) as directory:
        (tmp_path / "epoch.json").write_bytes(b"{oops")
        epoch = machine_clock(directory, NOWHERE).epoch
        assert machine_clock(directory, NOWHERE).epoch == epoch


@pytest.mark.parametrize("missing", [(), ("CLOCK_BOOTTIME",), ("CLOCK_BOOTTIME", "CLOCK_MONOTONIC_RAW")])
def test_every_system_has_an_uptime(monkeypatch: pytest.MonkeyPatch, missing: tuple[str, ...]) -> None:
    for name in missing:
        monkeypatch.delattr(time, name)
    assert 0 < uptime() <= uptime()
