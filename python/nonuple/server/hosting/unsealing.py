"""Sealed files are opened beside the loop: all the phones would wait for a password otherwise."""

import asyncio

from nonuple.contest.asking import Means
from nonuple.contest.commands import ContestCommand, OpenGame
from nonuple.contest.people import Actor
from nonuple.contest.roles import check_may
from nonuple.errors import Refusal
from nonuple.play.duplicate.prepared import Prepared


async def unsealed(means: Means, actor: Actor, command: ContestCommand, one: asyncio.Lock) -> Means:
    """The means with the file of this wish opened; what is wrong with it is said where it is asked for.

    One at a time: each takes the memory that makes guessing dear.
    """
    if not isinstance(command, OpenGame) or command.source != "prepared":
        return means
    check_may(actor, command)
    async with one:
        opened = await asyncio.to_thread(_opened, means, command)

    def known(_: OpenGame) -> Prepared:
        if isinstance(opened, Refusal):
            raise opened
        return opened

    return means._replace(prepared=known)


def _opened(means: Means, command: OpenGame) -> Prepared | Refusal:
    try:
        return means.prepared(command)
    except Refusal as refusal:
        return refusal
