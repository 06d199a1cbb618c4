"""What the server refuses, and how it says so."""

import asyncio
import logging
import re
from collections.abc import AsyncIterator
from contextlib import suppress

import pytest

from nonuple.contest import commands as ask
from nonuple.contest.activity import ContestActivity
from nonuple.contest.written import WrittenSlip
from nonuple.errors import Refusal
from nonuple.server.hosting.access import Ration
from nonuple.server.http import frontier
from nonuple.server.process import connections
from nonuple.server.process.running import Running, running
from nonuple.store import EventStore
from nonuple.texts import Text
from nonuple.texts import server as texts
from nonuple.texts import store as store_texts
from nonuple.words_io.library import Library
from tests.server.playing import FIRST_TOP, letters_in_play, staged
from tests.server.timing import WatchedStore
from tests.server.visiting import LONGEST_WAIT, Guest, screen

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        (b"", "la demande est vide ; joignez-y du JSON."),
        (b"{", "la demande est mal formée (Input data was truncated)."),
        (b"[]", "la demande est mal formée (Expected `object`, got `array`)."),
        (b'{"type":"Jump"}', "la demande est mal formée : « type » ne convient pas (Invalid value 'Jump')."),
        (
            b'{"type":"Exclude","game":1,"table":"douze","why":""}',
            "la demande est mal formée : « table » ne convient pas (Expected `int`, got `str`).",
        ),
        (
            b'{"type":"EnterSlip","game":1,"draw":0,"table":1,"slip":{"sketch":[7]}}',
            "la demande est mal formée : « slip.sketch[0] » ne convient pas (Expected `str`, got `int`).",
        ),
        (b"\xff\xfe", None),
        (b"[" * 100_000, None),
    ],
)
async def test_what_cannot_be_read_is_named(owner: Guest, body: bytes, sentence: str | None) -> None:
    contest = await staged(owner)
    response = await owner.http.post(
        f"/api/contests/{contest.id}/commands", content=body, headers={"Idempotency-Key": "k"}
    )
    detail = response.json()["detail"]
    assert response.status_code == 400
    assert detail == sentence or (sentence is None and detail.startswith("la demande est mal formée"))


_STOP = {"type": "StopSolo"}
_WORDS = [f"A{a}{b}CDEFGH" for a in "BCDEFGHIJKLMNO" for b in "BCDEFGHIJKLMNOPQRSTU"]


@pytest.mark.parametrize(
    ("kind", "wishes", "ration"),
    [
        (
            "solos/here",
            [{"type": "BeginSolo", "room": [[1] * 100] * 10_000}, {"type": "StopSolo"}],
            6_000_000,
        ),
        ("solos/here", [{"type": "BeginSolo"}, {"type": "StopSolo"}], 20_000),
        (
            "records",
            [{"type": "TakeWords", "words": _WORDS}, {"type": "LeaveWords", "words": _WORDS}],
            20_000,
        ),
    ],
    ids=["large", "small", "words"],
)
async def test_what_strangers_have_kept_is_rationed_by_bytes_however_it_is_sent(
    server: Running, owner: Guest, kind: str, wishes: list[dict[str, object]], ration: int
) -> None:
    server.club.keepings = Ration(ration, 0, texts.TOO_MUCH_KEPT)
    server.club.phone_wishes = Ration(ration, 0, texts.TOO_HASTY)
    async with Guest(server.address) as stranger:
        made = await stranger.post(f"/api/{kind}", {"name": "Seul"})
        id = made.get("contest") or made["id"]
        path = f"/api/{kind.split('/', maxsplit=1)[0]}/{id}/commands"
        bearer = {"Authorization": f"Bearer {made['token']}"}
        room = await server.club.room(id)
        largest = answered = 0
        while True:
            before, wish = room.stored, wishes[answered % len(wishes)]
            key = {"Idempotency-Key": str(answered)}
            answer = await stranger.http.post(path, json=wish, headers=bearer | key)
            if answer.status_code == 429:
                break
            assert answer.status_code == 200
            answered, largest = answered + 1, max(largest, room.stored - before)
    assert "garde déjà" in answer.json()["detail"]
    assert ration <= room.stored < ration + largest
    again = {"Idempotency-Key": "owner"}
    assert (await owner.http.post(path, json=wishes[0], headers=again)).status_code != 429


async def test_every_visitor_asks_what_there_is_to_play_with_and_no_list_is_opened_for_it(
    server: Running, owner: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = await owner.get("/api/choices")
    monkeypatch.setattr(Library, "open", lambda *_: pytest.fail("opened again"))
    assert first["in_use"]["words"] > 300_000
    assert await owner.get("/api/choices") == first


async def test_a_request_too_long_is_not_read(owner: Guest) -> None:
    response = await owner.http.post("/api/contests", content=b"x" * 5_000_000)
    assert (response.status_code, response.json()) == (413, {"detail": "la demande est trop longue."})


@pytest.mark.parametrize("begun", [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\n"])
async def test_who_does_not_say_what_he_wants_is_sent_away(
    store: EventStore, monkeypatch: pytest.MonkeyPatch, begun: bytes
) -> None:
    monkeypatch.setattr(connections, "_TIME_FOR_HEAD", 0.05)
    async with running(store) as server:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(begun)
        with suppress(ConnectionResetError):
            assert await asyncio.wait_for(reader.read(), LONGEST_WAIT) == b""
        writer.close()


async def test_a_head_without_end_is_not_read(server: Running) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(b"GET / HTTP/1.1\r\n" + b"X-Long: y\r\n" * 20_000)
    with suppress(ConnectionResetError):
        assert b" 200 " not in await asyncio.wait_for(reader.read(), LONGEST_WAIT)
    writer.close()


async def test_a_body_that_does_not_come_is_not_waited_for(
    server: Running, owner: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(frontier, "_TIME_FOR_BODY", 0.05)
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(b"POST /api/join HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{")
    assert b" 408 " in await asyncio.wait_for(reader.readline(), LONGEST_WAIT)
    writer.close()


async def test_a_body_that_dribbles_is_not_waited_for(
    server: Running, owner: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(frontier, "_TIME_FOR_BODY", 0.1)
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(b"POST /api/join HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n{")

    async def dribble() -> None:
        with suppress(ConnectionError):
            while True:
                writer.write(b" ")
                await writer.drain()
                await asyncio.sleep(0.01)

    dribbling = asyncio.create_task(dribble())
    with suppress(ConnectionResetError):
        assert b" 408 " in await asyncio.wait_for(reader.read(), LONGEST_WAIT)
    dribbling.cancel()
    writer.close()


async def test_a_player_sends_so_many_slips_a_second_and_others_are_not_held_up(
    server: Running, owner: Guest
) -> None:
    contest = await staged(owner)
    draw = await letters_in_play(owner, contest.id)
    slips = [ask.WriteSlip(1, draw, WrittenSlip(("FEDAYIN",), None, number)) for number in range(120)]
    async with (
        Guest(server.address, contest.players[1]) as hasty,
        Guest(server.address, contest.players[2]) as other,
    ):
        answers = await asyncio.gather(*(hasty.asked(contest.id, slip) for slip in slips))
        assert (await other.asked(contest.id, slips[0])).status_code == 200
    assert {answer.status_code for answer in answers} == {200, 429}
    assert sum(answer.status_code == 200 for answer in answers) >= 30


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/nothing", 404),
        ("GET", "/nothing", 404),
        ("GET", "/assets/../../app.py", 404),
        ("GET", "/%2e%2e/app.py", 404),
        ("PUT", "/api/join", 405),
        ("GET", "/api/contests/nothing", 404),
    ],
)
async def test_what_is_not_there_is_said_in_a_sentence(
    owner: Guest, method: str, path: str, status: int
) -> None:
    response = await owner.http.request(method, path)
    assert (response.status_code, list(response.json())) == (status, ["detail"])


@pytest.mark.parametrize(
    ("accepted", "sentence"),
    [
        ("fr", "aucune partie n'est ouverte ; ouvrez-en une."),
        ("en-GB,en;q=0.9,fr;q=0.8", "no game is open; open one."),
        ("de, en;q=0.5", "no game is open; open one."),
        ("de", "aucune partie n'est ouverte ; ouvrez-en une."),
        ("", "aucune partie n'est ouverte ; ouvrez-en une."),
    ],
)
async def test_refusals_speak_the_readers_language(
    server: Running, owner: Guest, accepted: str, sentence: str
) -> None:
    contest = (await owner.post("/api/contests", {"name": "Essai"}))["id"]
    async with Guest(server.address, server.owner, language=accepted) as reader:
        response = await reader.asked(contest, ask.Draw())
    assert (response.status_code, response.json()) == (409, {"detail": sentence})


async def test_what_a_page_of_another_site_sends_is_refused(server: Running, owner: Guest) -> None:
    for origin, status in ((server.address, 201), ("http://elsewhere.example", 403), ("null", 403)):
        response = await owner.http.post("/api/contests", json={"name": "x"}, headers={"Origin": origin})
        assert response.status_code == status
    assert (await owner.http.get("/api/contests", headers={"Origin": "http://elsewhere.example"})).is_success


@pytest.mark.parametrize("path", ["/", "/aide", "/api/time", "/api/contests", "/nothing"])
async def test_every_answer_tells_browsers_to_keep_to_themselves(owner: Guest, path: str) -> None:
    headers = (await owner.http.get(path)).headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"
    policy = headers["content-security-policy"].replace("'wasm-unsafe-eval'", "")
    assert "unsafe" not in policy


async def test_an_error_of_the_program_is_noted_and_answered_without_details(
    owner: Guest, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("inner detail")

    monkeypatch.setattr(ContestActivity, "summary", property(fail))
    response = await owner.http.post("/api/contests", json={"name": "Essai"})
    assert response.status_code == 500
    assert "inner detail" not in response.text
    assert "inner detail" in caplog.text


class TestStoreInTrouble:
    @pytest.fixture
    async def watched(self, store: EventStore) -> AsyncIterator[tuple[WatchedStore, Running]]:
        watched = WatchedStore(store)
        async with running(watched) as server:
            yield watched, server

    async def test_it_is_said_and_what_is_sent_again_afterwards_counts_once(
        self, watched: tuple[WatchedStore, Running]
    ) -> None:
        store, server = watched
        async with Guest(server.address, server.owner) as owner:
            contest = await staged(owner)
            draw = await letters_in_play(owner, contest.id)
            async with Guest(server.address, contest.players[1]) as player:
                slip = ask.WriteSlip(1, draw, FIRST_TOP)
                store.trouble = Refusal(store_texts.DISK_FULL, path="/home/club/nonuple.db")
                refused = await player.asked(contest.id, slip, "slip")
                store.trouble = None
                taken = await player.asked(contest.id, slip, "slip")
        assert refused.status_code == 503
        assert refused.json()["detail"].startswith(
            "Le serveur : le disque est plein, rien n'a été enregistré"
        )
        assert (taken.status_code, taken.json()["repeated"]) == (200, False)

    @pytest.mark.parametrize(
        "text", [value for value in vars(store_texts).values() if isinstance(value, Text)]
    )
    async def test_neither_folder_nor_database_is_told_to_the_room(
        self, watched: tuple[WatchedStore, Running], text: Text, caplog: pytest.LogCaptureFixture
    ) -> None:
        store, server = watched
        secret = dict.fromkeys(re.findall(r"\{(\w+)\}", text.fr), "db.example:5432/home/club")
        async with Guest(server.address, server.owner) as owner:
            store.trouble = Refusal(text, **secret)
            refused = await owner.http.post("/api/contests", json={"name": "Essai"})
        assert refused.status_code == 503
        assert "example" not in refused.text and "home" not in refused.text
        assert "{" not in refused.json()["detail"]
        assert not secret or "db.example:5432/home/club" in caplog.text


async def test_no_secret_is_written_in_a_log(
    server: Running, owner: Guest, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    contest = await staged(owner)
    granted = await owner.grant(contest.id, "player")
    claim = {"code": granted["code"], "table": 1, "name": "Joueur 1"}
    async with Guest(server.address) as stranger:
        joined = (await stranger.http.post("/api/join", json=claim)).json()
        await stranger.http.post("/api/join", json={"code": "2345-6789"})
    async with screen(server.address, contest.chief) as view:
        await view.read()
    theirs = ("httpx", "httpcore", "websockets.client")
    assert any(record.name.startswith(theirs) for record in caplog.records)
    ours = [record.getMessage() for record in caplog.records if not record.name.startswith(theirs)]
    for secret in (
        server.owner,
        contest.chief,
        granted["token"],
        granted["code"],
        joined["token"],
        "2345-6789",
    ):
        assert not [line for line in ours if secret in line]


async def test_no_secret_is_kept_in_the_store(server: Running, owner: Guest, store: EventStore) -> None:
    contest = await staged(owner)
    granted = await owner.grant(contest.id, "player")
    kept = ""
    for stream in await store.versions():
        kept += b"".join(stored.data for stored in await store.read(stream)).decode()
    assert "Granted" in kept
    for secret in (
        server.owner,
        contest.chief,
        granted["token"],
        granted["code"],
        granted["code"].replace("-", ""),
    ):
        assert secret not in kept
