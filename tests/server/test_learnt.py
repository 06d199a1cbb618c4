"""Sheets given on the page of the server: what they teach, what a person decides, what is played with."""

import pytest

from nonuple.pieces.draw import secret_of_seed
from nonuple.play.duplicate.sampling import sampled
from nonuple.play.duplicate.settings import Settings
from nonuple.server.process.running import Running
from nonuple.words.lexicon import Lexicon
from nonuple.words_io.library import open_lexicon
from tests.formats.club_sheets import WAYS
from tests.server.playing import staged
from tests.server.visiting import Guest

pytestmark = pytest.mark.anyio


def a_sheet(way: str = "tabs, below, footer") -> str:
    truth = Lexicon.of({*open_lexicon(), "AY", "KORRI"} - {"EX", "NE", "DO"})
    return WAYS[way](sampled(Settings(), secret_of_seed(2), truth))


async def test_nobody_else_teaches_or_decides(server: Running, owner: Guest) -> None:
    contest = await staged(owner)
    for token in (contest.chief, contest.players[1], None):
        async with Guest(server.address, token) as guest:
            answers = [
                await guest.http.get("/api/learnt"),
                await guest.http.post("/api/learnt/sheets", content=a_sheet(), params={"source": "x.txt"}),
                await guest.http.post("/api/learnt/words", json={"word": "ZUT", "decision": "bar"}),
                await guest.http.post("/api/learnt/use"),
            ]
        assert [answer.status_code for answer in answers] == [401] * 4
    assert (await owner.get("/api/learnt"))["sheets"] == 0


async def test_a_sheet_teaches_and_a_person_decides(owner: Guest) -> None:
    answer = await owner.http.post("/api/learnt/sheets", content=a_sheet(), params={"source": "lundi.txt"})
    assert answer.status_code == 200, answer.text
    told = answer.json()
    assert (told["learnt"]["sheets"], told["problems"]) == (1, [])
    decided = await owner.post("/api/learnt/words", {"word": "zut", "decision": "bar"})
    assert [one["word"] for one in decided["barred"]] == ["ZUT"]
    before = await staged(owner)
    await owner.post("/api/learnt/use", {})
    assert (await owner.get("/api/computer"))["in_use"] == "appris"
    undone = await owner.post("/api/learnt/words", {"word": "zut", "decision": "undo"})
    assert undone["barred"] == []
    assert before.id


async def test_what_is_no_sheet_is_refused_in_one_sentence(owner: Guest) -> None:
    for content in (b"", b"Bonjour", b"%PDF-1.7", b"PK\x03\x04"):
        answer = await owner.http.post("/api/learnt/sheets", content=content, params={"source": "x"})
        assert answer.status_code == 409, answer.text
        assert "\n" not in answer.json()["detail"]
