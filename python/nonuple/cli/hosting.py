"""What a command needs that serves until it is told to stop."""

import asyncio
import gc
import logging
import os
import signal
import sys
import webbrowser
from collections.abc import Callable
from contextlib import suppress
from datetime import UTC, datetime

import msgspec


def stop_signal() -> asyncio.Event:
    """Set when someone asks the server to stop."""
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows has Ctrl-C all the same
            loop.add_signal_handler(name, stopped.set)
    return stopped


def log_to_stderr(*, as_json: bool) -> None:
    """A line for each thing that goes wrong, with its time."""
    lines = logging.StreamHandler()
    shape = _JsonLines() if as_json else logging.Formatter("%(asctime)s %(levelname)s: %(message)s")
    lines.setFormatter(shape)
    logging.basicConfig(level=logging.WARNING, handlers=[lines])


class _JsonLines(logging.Formatter):
    """For those who gather the logs of many programs."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(told).decode()


def collect_rarely() -> None:
    """Look for what is no longer used but seldom: a contest keeps nearly all that it makes.

    Never at so much at once that phones would wait for it.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 10, 500)


def open_browser(address: str) -> None:
    """Where there is one, and someone before it."""
    if sys.stdout.isatty():
        show_page(address)


def show_page(address: str) -> None:
    if _has_display():
        with suppress(webbrowser.Error, OSError):
            webbrowser.open(address)


def _has_display() -> bool:
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


if sys.platform == "win32":

    def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
        """The usual one."""
        return None

    def allow_many_sockets() -> None:
        """Windows has no such limit."""
else:
    import resource

    import uvloop

    def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
        return uvloop.new_event_loop

    def allow_many_sockets() -> None:
        """A socket is an open file, of which few are allowed unless one asks for more."""
        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
