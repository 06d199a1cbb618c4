"""Games at home that nobody has touched for long are dropped, where whoever runs the server wants it so.

A diary is its keeper's own, and stays until he erases it.
"""

import asyncio
from datetime import UTC, datetime, timedelta

from nonuple.server.hosting.club import Club

_DAY = 86_400


async def drop_daily(club: Club, days: int) -> None:
    """Until cancelled."""
    while True:
        await drop_untouched(club, datetime.now(UTC) - timedelta(days))
        await asyncio.sleep(_DAY)


async def drop_untouched(club: Club, since: datetime) -> None:
    """Those that nothing has happened in since then."""
    for kind in club.kinds.values():
        if kind.keeper is None or kind.personal:
            continue
        for id in club.ids(kind.codec.kind):
            number = club.number_of(id)
            last = await club.store.rows(id, number - 1)
            if last and datetime.fromisoformat(last[-1].at) < since:
                await club.drop(id, last[-1].number)
