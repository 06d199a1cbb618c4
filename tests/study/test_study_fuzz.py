"""Whatever the schema of diaries, words and positions allows is answered, or refused in a sentence."""

import asyncio
import threading
from collections.abc import Iterator
from math import inf
from pathlib import Path

import pytest
from schemathesis import GenerationMode

from nonuple.server.hosting.access import Ration
from nonuple.server.process.running import running
from nonuple.store import open_store
from nonuple.texts import server as texts
from tests.server.test_api_fuzz import Target, _operations, calling, try_out
from tests.server.visiting import Guest

OURS = ("/api/records", "/api/words", "/api/analysis")


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    """A server with a diary, in a thread of its own."""
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
    async with running(store) as server, Guest(server.address, server.owner) as owner:
        server.club.phone_wishes = server.club.openings = Ration(inf, 0, texts.TOO_HASTY)
        diary = await owner.post("/api/records", {})
        schema = await owner.get("/api/schema")
        schema["paths"] = {path: one for path, one in schema["paths"].items() if path.startswith(OURS)}
        tokens = {"owner": server.owner, "keeper": diary["token"]}
        ready.append(Target(server.address, diary["id"], tokens, schema))
        told.set()
        await asyncio.get_running_loop().run_in_executor(None, stop.wait)
    await store.close()


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_diaries_words_and_positions_answer_whatever_is_sent(target: Target, mode: GenerationMode) -> None:
    with calling(target, ("stranger", "owner", "keeper")) as callers:
        for operation in _operations(target.schema):
            if operation.method != "delete":
                try_out(operation, target, mode, callers)
