"""What an event of so many phones needs, from measured costs: `python -m benches.scale --phones 100000`.

Put your own figures in: every cost is an option. The tables of docs/scale.md are made by it.
"""

import argparse
from collections.abc import Iterator
from itertools import count
from math import ceil, inf
from typing import NamedTuple

_MILLISECONDS, _MICROSECONDS = 1e-3, 1e-6
_BUSY = 0.7
"""How much of a core may be used in the burst, so that nobody waits long."""


class Costs(NamedTuple):
    """Of one process, one phone, one slip; all measured but for the money."""

    slip_ms: float = 0.45
    """Processor time of a slip for the process that keeps its room: taken, judged, shown."""
    pass_ms: float = 0.8
    """The same where another process is asked, which passes it on: in both."""
    tell_us: float = 20.0
    """To tell one socket of a change that everybody sees."""
    process_mb: float = 127.0
    socket_kb: float = 14.0
    slip_kb: float = 0.8
    """Kept of a slip, in the process that keeps its room."""
    sent_kb: float = 3.5
    """To a phone in a turn."""
    logged_kb: float = 2.7
    """Of a slip in the database, indexes included."""
    database_ms: float = 0.49
    """Processor time of the database for a slip, several at a time."""
    core_hour: float = 0.05
    """Euros; with 4 GB of memory."""
    gigabyte_out: float = 0.05
    """Euros."""


class Meeting(NamedTuple):
    """An event: how many play, how long, and in how many rooms."""

    phones: int = 100_000
    rooms: int = 1
    turns: int = 20
    minutes: float = 120.0
    burst: float = 60.0
    """Seconds in which the slips of a turn come."""


class Needs(NamedTuple):
    processes: float
    """Infinite where one room alone is more than a process can keep."""
    memory_mb: float
    """Of each."""
    told_in: float
    """Seconds until the last phone knows what everybody is told, its process doing nothing else."""
    database_cores: float
    """In the burst."""
    database_gb: float
    network_mbit: float
    """In the second after the word of a turn is told."""
    network_gb: float
    euros: float


def needs(meeting: Meeting, costs: Costs) -> Needs:
    """A room is kept by one process, whichever its phones ask; of several rooms each has as many."""
    processes = _processes(meeting, costs)
    each = meeting.phones / processes
    slips_mb = each * meeting.turns * costs.slip_kb / 1000
    told_in = each * costs.tell_us * _MICROSECONDS
    sent_gb = meeting.phones * meeting.turns * costs.sent_kb / 1e6
    database = meeting.phones / meeting.burst * costs.database_ms * _MILLISECONDS
    cores = processes + ceil(database) + 1
    return Needs(
        processes=processes,
        memory_mb=costs.process_mb + each * costs.socket_kb / 1000 + slips_mb,
        told_in=told_in,
        database_cores=database,
        database_gb=meeting.phones * meeting.turns * costs.logged_kb / 1e6,
        network_mbit=meeting.phones * costs.sent_kb * 8 / 1000 / max(1.0, told_in),
        network_gb=sent_gb,
        euros=cores * meeting.minutes / 60 * costs.core_hour + sent_gb * costs.gigabyte_out,
    )


def _processes(meeting: Meeting, costs: Costs) -> float:
    """So many that none is busier in the burst than it may be, phones asking any of them."""
    if meeting.phones / meeting.rooms > most_phones_of_a_room(costs, meeting.burst):
        return inf
    pace = meeting.phones / meeting.burst * _MILLISECONDS
    return next(
        many for many in count(1) if pace * (costs.slip_ms + costs.pass_ms * (1 - 1 / many)) <= _BUSY * many
    )


def most_phones_of_a_room(costs: Costs, burst: float) -> int:
    """Above, the process that keeps it is too busy, however many others there are."""
    return int(_BUSY * burst / (costs.slip_ms * _MILLISECONDS))


TABLE = (
    Meeting(10_000, burst=5),
    Meeting(10_000, burst=60),
    Meeting(100_000, burst=60),
    Meeting(100_000, burst=20),
    Meeting(100_000, burst=10),
    Meeting(100_000, rooms=500, burst=10),
    Meeting(100_000, rooms=500, burst=60),
)
HEAD = "| phones | rooms | slips within | processes | memory each | all told in | database | network | cost |"


def table(costs: Costs) -> Iterator[str]:
    """As docs/scale.md has it."""
    yield HEAD
    yield "|" + " --- |" * HEAD.count(" |")
    for meeting in TABLE:
        yield line(meeting, needs(meeting, costs))


def line(meeting: Meeting, found: Needs) -> str:
    asked = f"| {meeting.phones:,} | {meeting.rooms} | {meeting.burst:.0f} s "
    if found.processes == inf:
        return asked + "| no number is enough | | | | | |"
    return (
        f"{asked}| {found.processes} | {found.memory_mb / 1000:.1f} GB | {found.told_in:.1f} s "
        f"| {found.database_cores:.1f} cores, {found.database_gb:.1f} GB "
        f"| {found.network_mbit:,.0f} Mbit/s, {found.network_gb:.1f} GB | {found.euros:.2f} € |"
    )


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    for shape in (Meeting(), Costs()):
        for name, value in shape._asdict().items():
            options.add_argument(f"--{name.replace('_', '-')}", type=type(value), default=value)
    given = vars(options.parse_args())
    costs = Costs(**{name: given[name] for name in Costs._fields})
    meeting = Meeting(**{name: given[name] for name in Meeting._fields})
    print("\n".join((HEAD, line(meeting, needs(meeting, costs)))))
    print(f"\na room of {most_phones_of_a_room(costs, meeting.burst):,} phones at most, slips coming so")
    print("\n" + "\n".join(table(costs)))


if __name__ == "__main__":
    main()
