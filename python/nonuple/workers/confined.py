"""Foreign files, read in a process that may die: what a file makes a library do ends there, whatever it is.

The parent says what is to be done and reads the answer, nothing else; memory, time and a fault of the
library are the child's. Windows limits no memory of a process this way: there only time is limited, and a
library that cannot be given what it asks for still ends the child alone.
"""

import logging
import os
import pickle
import subprocess
import sys
import threading
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from nonuple.errors import Refusal
from nonuple.texts import files as texts

T = TypeVar("T")

_log = logging.getLogger(__name__)

_ONE_AT_A_TIME = threading.Lock()
"""However many files come at once, they take no more than one may."""


class Bounds(NamedTuple):
    """What reading one file may take."""

    memory: int = 1024 * 1024**2
    """Bytes of addresses."""
    seconds: int = 15
    """Of processor; three times that by the wall."""


USUAL = Bounds()


def confined(work: Callable[..., T], *given: object, spoilt: Refusal, bounds: Bounds = USUAL) -> T:
    """What `work` makes of what is given, or refuses; `spoilt` where it ends without an answer."""
    task = pickle.dumps((bounds, work, given))
    command, alone = (sys.executable, "-P", "-m", __name__), {**os.environ, "RUST_BACKTRACE": "0"}
    try:
        with _ONE_AT_A_TIME:
            done = subprocess.run(
                command, env=alone, input=task, capture_output=True, timeout=3 * bounds.seconds, check=False
            )
    except (subprocess.TimeoutExpired, OSError) as trouble:
        _log.warning("%s: %s", spoilt, trouble)
        raise spoilt from None
    if done.returncode:
        _log.warning(
            "%s: %d, %s", spoilt, done.returncode, done.stderr[-400:].decode(errors="replace").strip()
        )
        raise spoilt
    answer: T | Refusal = pickle.loads(done.stdout)
    if isinstance(answer, Refusal):
        raise answer
    return answer


def apart(read: Callable[..., T]) -> Callable[..., T]:
    """The same, where whatever a file makes it do ends."""

    def confined_read(*given: object) -> T:
        return confined(read, *given, spoilt=Refusal(texts.ENDED_BADLY))

    return confined_read


if sys.platform == "win32":

    def _bind(bounds: Bounds) -> None:
        """Time is kept by the parent."""
else:
    import resource

    def _bind(bounds: Bounds) -> None:
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_AS, (bounds.memory, bounds.memory))
        resource.setrlimit(resource.RLIMIT_CPU, (bounds.seconds, bounds.seconds))


def _main() -> None:
    bounds, work, given = pickle.load(sys.stdin.buffer)
    _bind(bounds)
    answer: Any
    try:
        answer = work(*given)
    except Refusal as refusal:
        answer = refusal
    pickle.dump(answer, sys.stdout.buffer)


if __name__ == "__main__":
    _main()
