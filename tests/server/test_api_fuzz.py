"""Whatever its own OpenAPI lets anybody send, the server answers it, and refuses in a sentence."""

import asyncio
import copy
import os
import threading
from collections.abc import Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from itertools import count
from math import inf
from pathlib import Path
from typing import Any, NamedTuple

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import APIOperation, GenerationMode
from schemathesis.core.result import Ok

from nonuple.contest import commands as ask
from nonuple.contest.written import WrittenSlip
from nonuple.demo.routes import demonstrations
from nonuple.server.hosting.access import Ration
from nonuple.server.process.running import running
from nonuple.store import open_store
from nonuple.texts import server as texts
from tests.server.playing import FIRST_TOP, SECOND_LETTERS, letters_in_play, staged
from tests.server.visiting import Guest

EXAMPLES = 60 if os.environ.get("NONUPLE_SOAK") == "1" else 2
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


Operation = APIOperation[Any, Any, Any, Any]
Callers = Mapping[str, requests.Session]


class Target(NamedTuple):
    """A server with a contest in the middle of a game."""

    address: str
    contest: str
    tokens: dict[str, str]
    """By role."""
    schema: dict[str, Any]


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    """In a thread of its own: schemathesis waits for each answer."""
    ready: list[Target] = []
    told, stop = threading.Event(), threading.Event()

    def serve() -> None:
        try:
            asyncio.run(_serve(tmp_path_factory.mktemp("fuzz"), ready, told, stop))
        finally:
            told.set()

    thread = threading.Thread(target=serve)
    thread.start()
    try:
        told.wait()
        yield ready[0]
    finally:
        stop.set()
        thread.join()


async def _serve(data: Path, ready: list[Target], told: threading.Event, stop: threading.Event) -> None:
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
        ready.append(Target(server.address, contest.id, tokens, await owner.get("/api/schema")))
        told.set()
        await asyncio.get_running_loop().run_in_executor(None, stop.wait)
    await store.close()


async def _play(owner: Guest, contest: str) -> None:
    """A turn with slips of every kind, and a second one in play."""
    draw = await letters_in_play(owner, contest)
    await owner.ask(contest, ask.CloseSlips())
    await owner.ask(contest, ask.EnterSlip(draw, 1, slip=FIRST_TOP))
    await owner.ask(contest, ask.EnterSlip(draw, 2, slip=WrittenSlip(("FEDAYON",), "H8", 40)))
    await owner.ask(contest, ask.EnterMissing(draw))
    await owner.ask(contest, ask.Retain())
    await owner.ask(contest, ask.Refer(draw, 2, why="doute"))
    await owner.ask(contest, ask.Undo(turn=1))
    await letters_in_play(owner, contest, SECOND_LETTERS)


def operations(schema: dict[str, Any]) -> list[Operation]:
    """Every operation; that of commands once for each command, so that none is left out."""
    found = _operations(schema)
    commands = schema["paths"][COMMANDS]["post"]["requestBody"]["content"]["application/json"]["schema"]
    for one in commands["oneOf"]:
        narrowed = copy.deepcopy(schema)
        narrowed["paths"] = {COMMANDS: narrowed["paths"][COMMANDS]}
        body = narrowed["paths"][COMMANDS]["post"]["requestBody"]["content"]["application/json"]
        body["schema"] = one
        found += _operations(narrowed)
    return found


def _operations(schema: dict[str, Any]) -> list[Operation]:
    results = list(schemathesis.openapi.from_dict(schema).get_all_operations())
    found = [result.ok() for result in results if isinstance(result, Ok)]
    assert len(found) == len(results), "an operation that the schema does not tell rightly"
    return found


_keys = count()


@contextmanager
def calling(target: Target, roles: Iterable[str]) -> Iterator[Callers]:
    with ExitStack() as stack:
        callers = {role: stack.enter_context(requests.Session()) for role in roles}
        for role, session in callers.items():
            session.trust_env = False
            if role in target.tokens:
                session.headers["Authorization"] = f"Bearer {target.tokens[role]}"
        yield callers


def try_out(operation: Operation, target: Target, mode: GenerationMode, callers: Callers) -> None:
    """Send what the schema allows, or what it does not, in everybody's name."""

    # One that is removed is not there to be tried out: who removes is given others.
    fixed: dict[str, Any] = {}
    if operation.method != "delete":
        fixed["path_parameters"] = {"id": target.contest}

    @settings(max_examples=EXAMPLES, database=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(generation_mode=mode, **fixed))
    def sent(case: schemathesis.Case[Any]) -> None:
        for role, session in callers.items():
            number = next(_keys)
            key = {"Idempotency-Key": f"fuzz {number}"} if number % 4 else {}
            answer = case.call(base_url=target.address, session=session, headers=key)
            check_answer(answer, f"{role}: {operation.label} {case.body!r}")

    sent()


def check_answer(answer: schemathesis.Response, what: str) -> None:
    assert answer.status_code < 500, f"{what}: {answer.text}"
    if answer.status_code >= 400:
        told = answer.json()
        assert set(told) == {"detail"}, f"{what}: {told}"
        detail = told["detail"]
        assert detail.endswith((".", "?", "!", "…")) and len(detail.splitlines()) == 1, f"{what}: {detail}"
        assert len(detail) < 1000, f"{what}: {detail}"
        assert "Traceback" not in detail and "object at 0x" not in detail, f"{what}: {detail}"


def test_the_server_answers_whatever_its_schema_allows_to_everybody(target: Target) -> None:
    with calling(target, ROLES) as callers:
        for operation in operations(target.schema):
            try_out(operation, target, GenerationMode.POSITIVE, callers)


def test_the_server_answers_what_its_schema_does_not_allow(target: Target) -> None:
    with calling(target, ("stranger", "player", "owner")) as callers:
        for operation in operations(target.schema):
            try_out(operation, target, GenerationMode.NEGATIVE, callers)


def test_every_command_is_tried(target: Target) -> None:
    commands = ask.ContestCommand.__args__
    assert len(operations(target.schema)) >= len(target.schema["paths"]) + len(commands)
