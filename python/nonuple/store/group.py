"""Group commit: appends that wait together are written together, in one transaction."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from types import MappingProxyType

import msgspec

from nonuple.errors import Refusal
from nonuple.store.chain import NOTHING, Head, linked
from nonuple.store.protocol import Appended, Conflict, Draft, Lease, Lost, Row, check_name
from nonuple.texts import store as texts

_MOST = 2000
"""Appends in a transaction, so that those who came first do not wait for all."""
_WINDOW = 0.008
"""Seconds for which the next appends are waited for while they come several at a time."""


class Append(msgspec.Struct, frozen=True):
    """Some drafts for a stream, all or none of which are written."""

    stream: str
    drafts: Sequence[Draft]
    expected: int | None
    key: str | None
    lease: Lease | None = None

    def __post_init__(self) -> None:
        if not self.drafts:
            raise ValueError("an append has an event")
        for name in (self.stream, *(draft.author for draft in self.drafts)):
            check_name(name)
        if self.key is not None:
            check_name(self.key)


Outcome = Appended | Exception
Key = tuple[str, str | None]
"""Of an append in all streams."""


class Settled(msgspec.Struct, frozen=True):
    """What becomes of appends once their rows are written."""

    outcomes: list[Outcome]
    rows: list[Row]
    heads: dict[str, Head]
    """Of the streams that grew."""
    keys: list[tuple[str, str]]
    """What lets somebody in from now on, each with its stream."""


def settle(
    batch: Sequence[Append],
    heads: Mapping[str, Head],
    known: Mapping[Key, Appended],
    at: str,
    terms: Mapping[str, int] = MappingProxyType({}),
) -> Settled:
    """Decide in order: each append sees those before it, and only the one that does not fit fails."""
    outcomes: list[Outcome] = []
    rows: list[Row] = []
    keys: list[tuple[str, str]] = []
    grown: dict[str, Head] = {}
    fresh: dict[Key, Appended] = {}
    for append in batch:
        stream, key = append.stream, (append.stream, append.key)
        head = grown.get(stream) or heads.get(stream, NOTHING)
        before = known.get(key) or fresh.get(key)
        if before is not None:
            outcomes.append(msgspec.structs.replace(before, repeated=True))
        elif append.lease is not None and append.lease.term < terms.get(stream, 0):
            outcomes.append(Lost())
        elif append.expected is not None and append.expected != head.number:
            outcomes.append(Conflict(head.number))
        else:
            first, last = head.number + 1, head.number + len(append.drafts)
            for number, draft in enumerate(append.drafts, first):
                key_here = append.key if number == last else None
                row = Row(stream, number, first, at, draft.author, key_here, draft.data)
                rows.append(linked(head.link, row))
                head = Head(number, rows[-1].link)
            keys += ((one, stream) for draft in append.drafts for one in draft.keys)
            appended = Appended(last, first, at, repeated=False)
            outcomes.append(appended)
            grown[stream] = head
            if append.key is not None:
                fresh[key] = appended
    return Settled(outcomes, rows, grown, keys)


class GroupCommit:
    """The appends that wait, and the task that hands them over."""

    def __init__(self, commit: Callable[[Sequence[Append]], Awaitable[Sequence[Outcome]]]) -> None:
        self._commit = commit
        self._waiting: deque[tuple[Append, asyncio.Future[Appended]]] = deque()
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    async def append(self, append: Append) -> Appended:
        if self._closed:
            raise Refusal(texts.CLOSED)
        future: asyncio.Future[Appended] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, future))
        if self._task is None:
            self._task = asyncio.create_task(self._hand_over())
        return await future

    async def close(self) -> None:
        """Refuse what comes, once all that waits has its outcome."""
        self._closed = True
        if self._task is not None:
            await asyncio.wait([self._task])

    async def _hand_over(self) -> None:
        several = False
        while self._waiting:
            if several and len(self._waiting) < _MOST:
                await asyncio.sleep(_WINDOW)
            batch = [self._waiting.popleft() for _ in range(min(_MOST, len(self._waiting)))]
            several = len(batch) > 1
            outcomes = await self._outcomes([append for append, _ in batch])
            for (_, future), outcome in zip(batch, outcomes, strict=True):
                if future.done():  # nobody waits for it any more
                    continue
                if isinstance(outcome, Appended):
                    future.set_result(outcome)
                else:
                    future.set_exception(outcome)
        self._task = None

    async def _outcomes(self, batch: Sequence[Append]) -> Sequence[Outcome]:
        """Whatever makes a batch fail, each of its appends is told, and the next batch is tried."""
        try:
            return await self._commit(batch)
        except Refusal as refusal:
            return [Refusal(refusal.text, **refusal.values) for _ in batch]
        except Exception as error:  # noqa: BLE001 - handed to those who wait
            return [error for _ in batch]
