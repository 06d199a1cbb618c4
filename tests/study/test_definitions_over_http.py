"""Definitions brought over HTTP: by whoever is in charge of the server, in pieces, told with their source."""

import gzip
import json
from collections.abc import Iterator

import pytest

from nonuple.dictionary.telling import own_book
from nonuple.server.process.running import running
from nonuple.store import EventStore
from tests.server.playing import letters_in_play, staged
from tests.server.visiting import Guest
from tests.study.test_words_over_http import device

pytestmark = pytest.mark.anyio

ENTRY = {"word": "granule", "lang_code": "fr", "pos_title": "Nom", "senses": [{"glosses": ["Petit grain."]}]}
FILE = gzip.compress(json.dumps(ENTRY).encode() + b"\n")
TOLD = (["Nom : Petit grain."], "Définitions du Wiktionnaire, licence CC BY-SA 4.0")


@pytest.fixture(autouse=True)
def no_definitions() -> Iterator[None]:
    own_book().remove()
    yield
    own_book().remove()


async def bring(guest: Guest, content: bytes, name: str = "fr.jsonl.gz", size: int = 40) -> list[int]:
    """The bytes that were read after each piece."""
    id = (await guest.post("/api/definitions", {"name": name}))["id"]
    read = []
    for at in range(0, len(content), size):
        sent = await guest.http.post(
            f"/api/definitions/{id}", params={"at": at}, content=content[at : at + size]
        )
        read.append(sent.json()["read"])
    await guest.post(f"/api/definitions/{id}/end")
    return read


async def test_a_file_comes_in_pieces_and_every_word_tells_its_source(store: EventStore) -> None:
    async with running(store) as server, Guest(server.address, server.owner) as owner:
        read = await bring(owner, FILE)
        assert read[-1] == len(FILE) and len(read) == -(-len(FILE) // 40)
        async with await device(server) as guest:
            kept = await guest.get("/api/definitions")
            assert (kept["words"], kept["yours"]) == (1, False)
            assert (await owner.get("/api/definitions"))["yours"]
            told = await guest.get("/api/words/granule")
            assert (told["definitions"], told["source"]) == TOLD
        await owner.http.delete("/api/definitions")
        assert (await owner.http.delete("/api/definitions")).status_code == 409
        assert (await owner.get("/api/words/granule"))["source"] != TOLD[1]


async def test_nobody_else_brings_or_removes_them(store: EventStore) -> None:
    async with running(store) as server, Guest(server.address, server.owner) as owner:
        contest = await staged(owner)
        id = (await owner.post("/api/definitions", {"name": "fr.jsonl"}))["id"]
        for token in (None, contest.chief, contest.players[1], contest.arbiters["A"]):
            async with Guest(server.address, token) as guest:
                for refused in (
                    await guest.http.post("/api/definitions", json={"name": "x"}),
                    await guest.http.post(f"/api/definitions/{id}?at=0", content=b"x"),
                    await guest.http.post(f"/api/definitions/{id}/end"),
                    await guest.http.delete("/api/definitions"),
                ):
                    assert refused.status_code == 401


async def test_a_file_of_another_nature_is_refused_in_a_sentence_and_changes_nothing(
    store: EventStore,
) -> None:
    async with running(store) as server, Guest(server.address, server.owner) as owner:
        await bring(owner, FILE)
        for name, content in (("liste.txt", b"MOT\nAUTRE\n"), ("a.gz", FILE[:30]), ("vide", b"")):
            id = (await owner.post("/api/definitions", {"name": name}))["id"]
            sent = await owner.http.post(f"/api/definitions/{id}?at=0", content=content)
            ended = await owner.http.post(f"/api/definitions/{id}/end")
            refused = ended if sent.is_success else sent
            assert refused.status_code == 409 and refused.json()["detail"].endswith(".")
        assert (await owner.get("/api/words/granule"))["definitions"] == TOLD[0]


async def test_a_piece_is_read_once_and_another_file_takes_the_place_of_the_first(store: EventStore) -> None:
    async with running(store) as server, Guest(server.address, server.owner) as owner:
        first = (await owner.post("/api/definitions", {"name": "a.gz"}))["id"]
        second = (await owner.post("/api/definitions", {"name": "b.gz"}))["id"]
        gone = await owner.http.post(f"/api/definitions/{first}?at=0", content=FILE)
        assert gone.status_code == 409
        for _ in range(2):
            sent = await owner.http.post(f"/api/definitions/{second}?at=0", content=FILE)
            assert sent.json()["read"] == len(FILE)
        early = await owner.http.post(f"/api/definitions/{second}?at=9999", content=FILE)
        assert early.status_code == 409
        assert (await owner.post(f"/api/definitions/{second}/end"))["words"] == 1


async def test_no_definition_is_told_to_a_phone_while_letters_are_in_play(store: EventStore) -> None:
    async with running(store) as server, Guest(server.address, server.owner) as owner:
        await bring(owner, FILE)
        contest = await staged(owner)
        await letters_in_play(owner, contest.id)
        async with await device(server) as phone, Guest(server.address, contest.players[1]) as player:
            for guest in (phone, player):
                assert (await guest.http.get("/api/words/GRANULE")).status_code == 409
