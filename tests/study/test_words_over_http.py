"""Words and positions over HTTP: for whoever has a link, and not while a room of this server is playing."""

from pathlib import Path

import pytest

from nonuple.dictionary.book import DefinitionBook
from nonuple.dictionary.columns import Columns
from nonuple.server.process.running import Running, running
from nonuple.store import EventStore
from nonuple.words_io.importing import read_words
from nonuple.words_io.library import Library
from tests.server.playing import letters_in_play, staged
from tests.server.visiting import Guest
from tests.study.test_position import CGP, position

pytestmark = pytest.mark.anyio

ASKED = {"position": {"grid": position().grid, "rack": position().rack}}


async def device(server: Running) -> Guest:
    """Somebody with no link but that of his own diary."""
    async with Guest(server.address) as stranger:
        return Guest(server.address, (await stranger.post("/api/records", {}))["token"])


async def test_words_are_looked_up_told_and_printed(store: EventStore, tmp_path: Path) -> None:
    async with running(store) as server, await device(server) as guest:
        found = await guest.get("/api/words", params={"typed": ".a.i.ez"})
        assert found["count"] == 47 and found["words"][0]["word"] == "BADINEZ"
        pages = await guest.http.get("/api/words.pdf", params={"typed": "granul*"})
        assert pages.content.startswith(b"%PDF")
        told = await guest.get("/api/words/granulé")
        assert (told["admitted"], told["behind"]) == (True, "ERSZ") and told["readings"]
        assert "granule" in told["definitions"][0] and "Wiktionary" in told["source"]
        file = tmp_path / "fr.csv"
        file.write_text("mot;sens\ngranule;petit grain\n", "utf-8")
        book = DefinitionBook(Library.of_user().data)
        book.take(file, Columns("mot", "sens"), "Chez nous")
        told = await guest.get("/api/words/granule")
        assert (told["definitions"], told["source"]) == (["petit grain"], "Chez nous")
        book.remove()
        assert (await guest.http.get("/api/words", params={"typed": "é(3"})).status_code == 409
        assert (await guest.http.get("/api/words/12")).status_code == 409


async def test_a_word_of_ones_own_list_is_told_like_any_other(store: EventStore) -> None:
    library = Library.of_user()
    library.add("club", read_words(b"CHAT\nCHATS\nZZYX\n", "club.txt"), "club.txt")
    library.use("club")
    async with running(store) as server, await device(server) as guest:
        told = await guest.get("/api/words/chats")
        assert told["admitted"] and "nom" in told["readings"][0] and "cat" in told["definitions"][0]
        unknown, barred = await guest.get("/api/words/zzyx"), await guest.get("/api/words/chien")
        assert unknown["admitted"] and not barred["admitted"]
        assert not (unknown["readings"] or barred["readings"] or barred["definitions"])


async def test_a_position_is_analysed_for_whoever_has_a_link(store: EventStore) -> None:
    async with running(store) as server, await device(server) as guest, Guest(server.address) as stranger:
        assert (await guest.post("/api/analysis", ASKED))["count"] == 3907
        moves = [{"ref": "D2", "word": "REmODELE"}]
        (opened,) = await guest.post("/api/analysis/openings", {**ASKED, "moves": moves})
        assert opened > 20
        (read,) = await guest.post("/api/analysis/pasted", {"text": CGP})
        assert read["position"]["grid"] == position().grid
        assert (await stranger.http.post("/api/analysis", json=ASKED)).status_code == 401
        bad = await guest.http.post("/api/analysis", json={"position": {"grid": "?" * 225}})
        assert bad.status_code == 409 and bad.json()["detail"].endswith(".")


async def test_while_letters_are_in_play_in_a_room_no_phone_is_helped(store: EventStore) -> None:
    async with running(store) as server, Guest(server.address, server.owner) as owner:
        contest = await staged(owner)
        await letters_in_play(owner, contest.id)
        async with await device(server) as phone, Guest(server.address, contest.players[1]) as player:
            for guest in (phone, player):
                for refused in (
                    await guest.http.post("/api/analysis", json=ASKED),
                    await guest.http.get("/api/words", params={"typed": "aeglnru", "by": "anagram"}),
                    await guest.http.get("/api/words/GRANULE"),
                ):
                    assert refused.status_code == 409 and "salle" in refused.json()["detail"]
        assert (await owner.post("/api/analysis", ASKED))["count"] == 3907
