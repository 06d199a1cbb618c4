"""A Ray cluster: `pip install nonuple[cluster]` here and on each of its machines, the same version."""

import logging
import socket
from collections.abc import Generator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.util import find_spec
from typing import Any, Generic, NamedTuple, TypeVar

from nonuple import __version__
from nonuple.errors import Refusal, system_answer
from nonuple.texts import cluster as texts
from nonuple.words.lexicon import Lexicon
from nonuple.workers.ordered import LostWork, Work, in_order

T = TypeVar("T")

_AHEAD = 4
_SECONDS_TO_ANSWER = 10


class Parcel(NamedTuple):
    """What goes with all work: who asks, and where the words lie, which each process fetches once."""

    version: str
    lexicon: Any


@dataclass(frozen=True, slots=True)
class Cluster:
    """The machines that a head at `address` has gathered; this machine is one of them."""

    address: str
    lexicon: Lexicon
    games_at_once: int = 100

    @classmethod
    def at(cls, address: str, lexicon: Lexicon) -> "Cluster":
        """Refused unless Ray is installed and something answers at the address."""
        if find_spec("ray") is None:
            raise Refusal(texts.NO_RAY)
        host, colon, port = address.rpartition(":")
        if not (host and colon and port.isascii() and port.isdigit() and 0 < int(port) < 65536):
            raise Refusal(texts.BAD_ADDRESS, address=address)
        try:
            socket.create_connection((host.strip("[]"), int(port)), _SECONDS_TO_ANSWER).close()
        except OSError as error:
            raise Refusal(texts.UNREACHABLE, address=address, why=system_answer(error)) from None
        return cls(address, lexicon)

    def spread(self, work: Work[T], ranges: Sequence[range]) -> Generator[T]:
        import ray

        self._join(ray)
        try:
            cores = int(ray.cluster_resources().get("CPU", 0))
            if not cores:
                raise Refusal(texts.NO_CORES, address=self.address)
            parcel = Parcel(__version__, ray.put(self.lexicon.whole()))
            task = ray.remote(num_cpus=1, max_retries=0)(_work)
            yield from in_order(
                lambda one: _Task(ray, task.remote(parcel, work, one)), ranges, _AHEAD * cores
            )
        finally:
            ray.shutdown()

    def _join(self, ray: Any) -> None:
        try:
            ray.init(address=self.address, log_to_driver=False, logging_level=logging.CRITICAL)
        except (ConnectionError, RuntimeError, ValueError, TimeoutError) as error:
            raise Refusal(texts.CANNOT_JOIN, address=self.address, why=system_answer(error)) from None


@dataclass(frozen=True, slots=True)
class _Task(Generic[T]):
    """Work given to the cluster."""

    ray: Any
    ref: Any

    def result(self) -> T:
        failures = self.ray.exceptions
        try:
            answer: T = self.ray.get(self.ref)
        except failures.RayTaskError as error:
            raise error.cause from None  # what went wrong there, as if it had here
        except failures.RayError as error:
            raise LostWork from error
        return answer

    def cancel(self) -> None:
        self.ray.cancel(self.ref, force=True)


def _work(parcel: Parcel, work: Work[T], seeds: range) -> T:
    """Done on one machine of the cluster."""
    if parcel.version != __version__:
        raise Refusal(texts.OTHER_VERSION, host=socket.gethostname(), there=__version__, here=parcel.version)
    return work(_fetched(parcel.lexicon), seeds)


@lru_cache(maxsize=1)
def _fetched(lexicon: Any) -> Lexicon:
    import ray

    words: Lexicon = ray.get(lexicon)
    return words
