"""Sheets given on the page of the server: what they teach, what a person decides, what is played with."""

from base64 import b64encode

import pytest

from nonuple.contest import commands as ask
from nonuple.pieces.draw import secret_of_seed
from nonuple.play.duplicate.sampling import sampled
from nonuple.play.duplicate.settings import Settings
from nonuple.server.process.running import Running
from nonuple.words.lexicon import Lexicon
from nonuple.words_io.importing import read_words
from nonuple.words_io.library import Library, open_lexicon
from tests.event.test_workbooks import HOSTILE
from tests.formats.club_sheets import WAYS
from tests.server.playing import staged
from tests.server.visiting import Guest

pytestmark = pytest.mark.anyio


def a_sheet(way: str = "tabs, below, footer") -> str:
    truth = Lexicon.of({*open_lexicon(), "AY", "KORRI"} - {"EX", "NE", "DO"})
    return WAYS[way](sampled(Settings(), secret_of_seed(2), truth))


def given(**files: str | bytes) -> dict[str, list[dict[str, str]]]:
    told = {name: one.encode() if isinstance(one, str) else one for name, one in files.items()}
    return {"sheets": [{"source": name, "content": b64encode(one).decode()} for name, one in told.items()]}


async def test_nobody_else_teaches_or_decides(server: Running, owner: Guest) -> None:
    contest = await staged(owner)
    for token in (contest.chief, contest.players[1], None):
        async with Guest(server.address, token) as guest:
            answers = [
                await guest.http.get("/api/learnt"),
                await guest.http.post("/api/learnt/sheets", json=given(x=a_sheet())),
                await guest.http.post("/api/learnt/words", json={"word": "ZUT", "decision": "bar"}),
                await guest.http.post("/api/learnt/use"),
            ]
        assert [answer.status_code for answer in answers] == [401] * 4
    assert (await owner.get("/api/learnt"))["sheets"] == 0


async def test_a_sheet_teaches_and_a_person_decides(owner: Guest) -> None:
    told = await owner.post("/api/learnt/sheets", given(lundi=a_sheet()))
    assert (told["learnt"]["sheets"], told["sheets"][0]["problems"]) == (1, [])
    decided = await owner.post("/api/learnt/words", {"word": "zut", "decision": "bar"})
    assert [one["word"] for one in decided["barred"]] == ["ZUT"]
    before = await staged(owner)
    await owner.post("/api/learnt/use", {})
    assert (await owner.get("/api/computer"))["in_use"] == "appris"
    admitted = await owner.post("/api/learnt/words", {"word": "zut", "decision": "admit"})
    assert {"word": "ZUT", "where": [], "decided": True} in admitted["admitted"]
    undone = await owner.post("/api/learnt/words", {"word": "zut", "decision": "undo"})
    assert undone["barred"] == []
    assert "ZUT" not in [one["word"] for one in undone["admitted"]]
    assert before.id


async def test_what_arbiters_rule_for_the_games_to_come_is_asked_of_a_person(owner: Guest) -> None:
    contest = await staged(owner)
    await owner.ask(contest.id, ask.RuleWord(1, "CHATS", "struck", "absent du dictionnaire", kept=True))
    await owner.ask(contest.id, ask.RuleWord(1, "ZZYX", "admitted", "dans le dictionnaire", kept=True))
    await owner.ask(contest.id, ask.RuleWord(1, "CHIENS", "struck", "pour ce soir"))
    ruled = (await owner.get("/api/learnt"))["ruled"]
    assert [(one["word"], one["ruling"]) for one in ruled] == [("CHATS", "struck"), ("ZZYX", "admitted")]
    await owner.post("/api/learnt/words", {"word": "CHATS", "decision": "bar"})
    told = await owner.post("/api/learnt/words", {"word": "ZZYX", "decision": "admit"})
    assert [one["word"] for one in told["barred"]] == ["CHATS"]
    assert [one["word"] for one in told["admitted"]] == ["ZZYX"]
    assert told["ruled"] == []
    await owner.post("/api/learnt/use", {})
    words = open_lexicon((await owner.get("/api/computer"))["in_use"])
    assert ("CHATS" in words, "ZZYX" in words, "CHIENS" in words) == (False, True, True)


async def test_what_is_ruled_under_a_list_of_ones_own_teaches_the_free_one_nothing(owner: Guest) -> None:
    library = Library.of_user()
    library.add("club", read_words("\n".join(open_lexicon()).encode(), "club.txt"), "club.txt")
    library.use("club")
    contest = await staged(owner)
    await owner.ask(contest.id, ask.RuleWord(1, "CHATS", "struck", "absent du dictionnaire", kept=True))
    assert (await owner.get("/api/learnt"))["ruled"] == []


async def test_what_is_no_sheet_is_refused_in_one_sentence(owner: Guest) -> None:
    files = {"vide": b"", "prose": b"Bonjour", "pdf": b"%PDF-1.7", "zip": b"PK\x03\x04"}
    told = await owner.post("/api/learnt/sheets", given(lundi=a_sheet(), **files))
    (good, *bad), learnt = told["sheets"], told["learnt"]
    assert (learnt["sheets"], good["turns"] > 10, good["problems"]) == (1, True, [])
    assert [(one["source"], one["turns"]) for one in bad] == [(name, 0) for name in files]
    assert all(len(one["problems"]) == 1 and "\n" not in one["problems"][0] for one in bad)
    assert (await owner.http.post("/api/learnt/sheets", json={"sheets": []})).status_code == 400
    unreadable = {"sheets": [{"source": "x", "content": "é"}]}
    assert (await owner.http.post("/api/learnt/sheets", json=unreadable)).status_code == 400


async def test_a_sheet_that_ends_its_reader_keeps_no_other_from_being_learnt(owner: Guest) -> None:
    told = await owner.post("/api/learnt/sheets", given(lundi=a_sheet(), pire=HOSTILE["far"]))
    good, bad = told["sheets"]
    assert (told["learnt"]["sheets"], good["problems"], bad["turns"]) == (1, [], 0)
    assert bad["problems"]
