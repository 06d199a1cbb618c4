"""Sending a server whatever its own OpenAPI allows, or does not allow, in everybody's name."""

import asyncio
import copy
import os
import threading
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from itertools import count
from typing import Any, NamedTuple

import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import APIOperation, GenerationMode
from schemathesis.core.result import Ok

EXAMPLES = 60 if os.environ.get("NONUPLE_SOAK") == "1" else 2

Operation = APIOperation[Any, Any, Any, Any]
Callers = Mapping[str, requests.Session]


class Target(NamedTuple):
    """A server, with something on it whose addresses are tried."""

    address: str
    id: str
    """Of the activity."""
    tokens: dict[str, str]
    """By role."""
    schema: dict[str, Any]


Serving = Callable[[Callable[[Target], Awaitable[None]]], Awaitable[None]]
"""Starts a server, tells where it is, and stops it once what it told is over."""


@contextmanager
def in_a_thread(serving: Serving) -> Iterator[Target]:
    """A server in a thread of its own: schemathesis waits for each answer."""
    ready: list[Target] = []
    told, stop = threading.Event(), threading.Event()

    async def tell(target: Target) -> None:
        ready.append(target)
        told.set()
        await asyncio.get_running_loop().run_in_executor(None, stop.wait)

    async def serve() -> None:
        try:
            await serving(tell)
        finally:
            told.set()

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    try:
        told.wait()
        yield ready[0]
    finally:
        stop.set()
        thread.join()


def operations_of(schema: dict[str, Any]) -> list[Operation]:
    results = list(schemathesis.openapi.from_dict(schema).get_all_operations())
    found = [result.ok() for result in results if isinstance(result, Ok)]
    assert len(found) == len(results), "an operation that the schema does not tell rightly"
    return found


def commands_of(schema: dict[str, Any], path: str) -> list[Operation]:
    """The operation of commands once for each command, so that none is left out."""
    found = []
    body = schema["paths"][path]["post"]["requestBody"]["content"]["application/json"]["schema"]
    for one in body["oneOf"]:
        narrowed = {**schema, "paths": copy.deepcopy({path: schema["paths"][path]})}
        content = narrowed["paths"][path]["post"]["requestBody"]["content"]["application/json"]
        content["schema"] = one
        found += operations_of(narrowed)
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
        fixed["path_parameters"] = {"id": target.id}

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
        assert set(told) - {"needs"} == {"detail"}, f"{what}: {told}"
        detail = told["detail"]
        assert detail.endswith((".", "?", "!", "…")) and len(detail.splitlines()) == 1, f"{what}: {detail}"
        assert len(detail) < 1000, f"{what}: {detail}"
        assert "Traceback" not in detail and "object at 0x" not in detail, f"{what}: {detail}"
