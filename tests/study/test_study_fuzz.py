"""Whatever the schema of diaries, words and positions allows is answered, or refused in a sentence."""

from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from math import inf
from pathlib import Path

import pytest
from schemathesis import GenerationMode

from nonuple.server.hosting.access import Ration
from nonuple.server.process.running import running
from nonuple.store import open_store
from nonuple.texts import server as texts
from tests.server.fuzzing import Target, calling, in_a_thread, operations_of, try_out
from tests.server.visiting import Guest

OURS = ("/api/records", "/api/words", "/api/analysis")


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    with in_a_thread(partial(_serve, tmp_path_factory.mktemp("fuzz"))) as served:
        yield served


async def _serve(data: Path, tell: Callable[[Target], Awaitable[None]]) -> None:
    """With a diary."""
    store = await open_store(data)
    async with running(store) as server, Guest(server.address, server.owner) as owner:
        server.club.phone_wishes = server.club.openings = Ration(inf, 0, texts.TOO_HASTY)
        diary = await owner.post("/api/records", {})
        schema = await owner.get("/api/schema")
        schema["paths"] = {path: one for path, one in schema["paths"].items() if path.startswith(OURS)}
        tokens = {"owner": server.owner, "keeper": diary["token"]}
        await tell(Target(server.address, diary["id"], tokens, schema))
    await store.close()


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_diaries_words_and_positions_answer_whatever_is_sent(target: Target, mode: GenerationMode) -> None:
    with calling(target, ("stranger", "owner", "keeper")) as callers:
        for operation in operations_of(target.schema):
            if operation.method != "delete":
                try_out(operation, target, mode, callers)
