"""Whatever its own OpenAPI lets anybody send, the server answers it, and refuses in a sentence."""

from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from math import inf
from pathlib import Path
from typing import Any

import pytest
from schemathesis import GenerationMode

from nonuple.contest import commands as ask
from nonuple.contest.written import WrittenSlip
from nonuple.demo.routes import demonstrations
from nonuple.server.hosting.access import Ration
from nonuple.server.process.running import running
from nonuple.store import open_store
from nonuple.texts import server as texts
from tests.server.fuzzing import Operation, Target, calling, commands_of, in_a_thread, operations_of, try_out
from tests.server.playing import FIRST_TOP, SECOND_LETTERS, letters_in_play, staged
from tests.server.visiting import Guest

ROLES = (
    "stranger",
    "spectator",
    "display",
    "player",
    "commission",
    "double",
    "arbiter",
    "chief",
    "organiser",
    "owner",
)
COMMANDS = "/api/contests/{id}/commands"
ELSEWHERE = ("/api/events", "/api/centres", "/api/records", "/api/words", "/api/analysis")
"""Tried in tests of their own, with something of their kind."""


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    """A contest in the middle of a game."""
    with in_a_thread(partial(_serve, tmp_path_factory.mktemp("fuzz"))) as served:
        yield served


async def _serve(data: Path, tell: Callable[[Target], Awaitable[None]]) -> None:
    store = await open_store(data)
    async with (
        running(store, extending=(demonstrations,)) as server,
        Guest(server.address, server.owner) as owner,
    ):
        server.club.phone_wishes = server.club.wrong_codes = Ration(inf, 0, texts.TOO_HASTY)
        contest = await staged(owner)
        tokens = {
            "owner": server.owner,
            "chief": contest.chief,
            "arbiter": contest.arbiters["A"],
            "player": contest.players[1],
        }
        for role in ("organiser", "double", "commission", "display", "spectator"):
            tokens[role] = (await owner.grant(contest.id, role))["token"]
        await _play(owner, contest.id)
        await tell(Target(server.address, contest.id, tokens, await owner.get("/api/schema")))
    await store.close()


async def _play(owner: Guest, contest: str) -> None:
    """A turn with slips of every kind, and a second one in play."""
    draw = await letters_in_play(owner, contest)
    await owner.ask(contest, ask.CloseSlips())
    await owner.ask(contest, ask.EnterSlip(1, draw, 1, slip=FIRST_TOP))
    await owner.ask(contest, ask.EnterSlip(1, draw, 2, slip=WrittenSlip(("FEDAYON",), "H8", 40)))
    await owner.ask(contest, ask.EnterMissing(1, draw))
    await owner.ask(contest, ask.Retain())
    await owner.ask(contest, ask.Refer(1, draw, 2, why="doute"))
    await owner.ask(contest, ask.Undo(turn=1))
    await letters_in_play(owner, contest, SECOND_LETTERS)


def operations(schema: dict[str, Any]) -> list[Operation]:
    """Every operation but those that are tried with something of their own kind, and every command."""
    paths = {path: one for path, one in schema["paths"].items() if not path.startswith(ELSEWHERE)}
    return [*operations_of({**schema, "paths": paths}), *commands_of(schema, COMMANDS)]


def test_the_server_answers_whatever_its_schema_allows_to_everybody(target: Target) -> None:
    with calling(target, ROLES) as callers:
        few = {role: callers[role] for role in ("stranger", "organiser", "owner")}
        for operation in operations(target.schema):
            of_contests = operation.path.startswith("/api/contests")
            try_out(operation, target, GenerationMode.POSITIVE, callers if of_contests else few)


def test_the_server_answers_what_its_schema_does_not_allow(target: Target) -> None:
    with calling(target, ("stranger", "player", "owner")) as callers:
        for operation in operations(target.schema):
            try_out(operation, target, GenerationMode.NEGATIVE, callers)


def test_every_command_is_tried(target: Target) -> None:
    commands = ask.ContestCommand.__args__
    paths = [path for path in target.schema["paths"] if not path.startswith(ELSEWHERE)]
    assert len(operations(target.schema)) >= len(paths) + len(commands)
