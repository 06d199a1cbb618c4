"""Whatever the schema of events and centres allows is answered, or refused in a sentence, to everybody."""

from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from math import inf
from pathlib import Path
from typing import Any

import pytest
from schemathesis import GenerationMode

from nonuple.centres.commands import BreakSeal, CentreCommand
from nonuple.server.hosting.access import Ration
from nonuple.server.process.running import running
from nonuple.store import open_store
from nonuple.texts import server as texts
from nonuple.tournament.commands import TournamentCommand
from nonuple.words_io.library import open_lexicon
from tests.server.eventful import LESS, TOP, opened_game, play_turn, staged_event
from tests.server.fuzzing import Operation, Target, calling, commands_of, in_a_thread, operations_of, try_out
from tests.server.simultaneous import KEY, Office, made_ready
from tests.server.visiting import Guest

MODES = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)


async def _event(owner: Guest) -> tuple[str, dict[str, str]]:
    """In the middle of a game."""
    event = await staged_event(owner)
    await opened_game(owner, event)
    await play_turn(owner, event.room, {1: TOP, 2: LESS})
    granted = await owner.post(f"/api/events/{event.id}/grants", {"role": "spectator"})
    return event.id, {"spectator": granted["token"]}


async def _centres(owner: Guest) -> tuple[str, dict[str, str]]:
    """At once the organiser's, with a centre that is connected, and a centre whose games are open."""
    files = made_ready(open_lexicon(), "Brest")
    desk = await Office.of(owner, files)
    await desk.receive(files, "Brest")
    await desk.ask(BreakSeal(KEY.words))
    granted = await owner.post(f"/api/centres/{desk.id}/grants", {"role": "centre", "centre": "Brest"})
    return desk.id, {"centre": granted["token"]}


async def _serve(kind: str, data: Path, tell: Callable[[Target], Awaitable[None]]) -> None:
    store = await open_store(data)
    async with running(store) as server, Guest(server.address, server.owner) as owner:
        server.club.phone_wishes = server.club.wrong_codes = Ration(inf, 0, texts.TOO_HASTY)
        id, tokens = await (_event if kind == "events" else _centres)(owner)
        schema = await owner.get("/api/schema")
        ours = {path: one for path, one in schema["paths"].items() if path.startswith(f"/api/{kind}")}
        tokens["owner"] = server.owner
        await tell(Target(server.address, id, tokens, {**schema, "paths": ours}))
    await store.close()


@pytest.fixture(scope="module", params=["events", "centres"])
def target(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    kind: str = request.param
    with in_a_thread(partial(_serve, kind, tmp_path_factory.mktemp(kind))) as served:
        yield served


def operations(schema: dict[str, Any]) -> list[Operation]:
    """Every operation, and every command for itself; removing comes last."""
    (commands,) = (path for path in schema["paths"] if path.endswith("/commands"))
    found = [*operations_of(schema), *commands_of(schema, commands)]
    return sorted(found, key=lambda one: one.method == "delete")


@pytest.mark.parametrize("mode", MODES)
def test_events_and_centres_answer_whatever_is_sent(target: Target, mode: GenerationMode) -> None:
    with calling(target, ("stranger", *target.tokens)) as callers:
        for operation in operations(target.schema):
            try_out(operation, target, mode, callers)


def test_every_command_of_events_and_centres_is_tried(target: Target) -> None:
    commands = len((TournamentCommand if "spectator" in target.tokens else CentreCommand).__args__)
    assert len(operations(target.schema)) >= len(target.schema["paths"]) + commands
