"""Clocks that setting the machine's clock does not move."""

import os
import time
from pathlib import Path

import msgspec

from nonuple.store.directory import Directory

_BOOT_ID = Path("/proc/sys/kernel/random/boot_id")
_KEPT = "epoch.json"
_SAME_BOOT = 60.0
"""Seconds by which two measures of when the machine was started may differ."""


class MachineClock(msgspec.Struct, frozen=True):
    """The machine's time since it was started, moved by what makes it the time of an epoch."""

    epoch: str
    ahead: float = 0.0

    def now(self) -> float:
        return uptime() + self.ahead


def uptime() -> float:
    """Seconds since the machine was started; sleeping counts where the system says so."""
    for name in ("CLOCK_BOOTTIME", "CLOCK_MONOTONIC_RAW"):
        if hasattr(time, name):
            return time.clock_gettime(getattr(time, name))
    return time.monotonic()


def machine_clock(directory: Directory, boot_id: Path = _BOOT_ID) -> MachineClock:
    """The clock of this machine until it is started again."""
    try:
        return MachineClock(boot_id.read_text("ascii").strip())
    except OSError:
        return MachineClock(_kept_epoch(directory))


class _Kept(msgspec.Struct, frozen=True):
    epoch: str
    started: float
    """The wall clock's time when the machine was started."""


def _kept_epoch(directory: Directory) -> str:
    """For systems that do not name their starts: another start is seen by its time.

    Setting the machine's clock between two openings looks like one too; a game that is paused for nothing
    is better than one whose clock is wrong.
    """
    started = time.time() - uptime()
    try:
        kept = msgspec.json.decode((directory.path / _KEPT).read_bytes(), type=_Kept)
    except (OSError, msgspec.MsgspecError):
        kept = None
    if kept is not None and abs(kept.started - started) < _SAME_BOOT:
        return kept.epoch
    fresh = _Kept(os.urandom(16).hex(), started)
    directory.keep(_KEPT, msgspec.json.encode(fresh))
    return fresh.epoch
