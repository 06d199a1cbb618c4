"""Pages to print: each to those who may know what it says, and to no other."""

import pytest

from nonuple.contest import commands as ask
from nonuple.server.http.contest.documents import KINDS
from nonuple.server.process.running import Running
from tests.documents.reading import all_text, pages_of
from tests.server.playing import Staged, letters_in_play, staged
from tests.server.test_desk_routes import a_turn
from tests.server.visiting import Guest

pytestmark = pytest.mark.anyio


async def pdf(guest: Guest, contest: Staged, kind: str, **query: int | str) -> bytes:
    answer = await guest.http.get(f"/api/contests/{contest.id}/documents/{kind}", params=query)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/pdf"
    return answer.content


async def status(guest: Guest, contest: Staged, kind: str, **query: int | str) -> int:
    return (await guest.http.get(f"/api/contests/{contest.id}/documents/{kind}", params=query)).status_code


async def test_the_notes_of_a_turn_are_printed_at_once_and_each_desk_has_its_own(
    server: Running, owner: Guest
) -> None:
    contest = await a_turn(server, owner)
    everyone = all_text(await pdf(owner, contest, "notes", draw=0))
    assert "Table2" in everyone and "Table3" in everyone and "Table1C" not in everyone
    assert "FEDAYNI" in everyone and "Joueur2" in everyone
    async with Guest(server.address, contest.arbiters["B"]) as arbiter:
        own = all_text(await pdf(arbiter, contest, "notes", draw=0))
        assert "Table3" in own and "Table2" not in own
        assert await status(arbiter, contest, "notes", draw=0, table=2) == 403


async def test_a_note_printed_is_not_a_note_handed_over(server: Running, owner: Guest) -> None:
    contest = await a_turn(server, owner)
    number = (await owner.get(f"/api/contests/{contest.id}"))["contest"]["number"]
    await pdf(owner, contest, "notes", draw=0)
    assert (await owner.get(f"/api/contests/{contest.id}"))["contest"]["number"] == number
    await owner.ask(contest.id, ask.MoveNotes(0, (2,), "sent"))
    (note,) = [one for one in await owner.get(f"/api/contests/{contest.id}/notes/0") if one["table"] == 2]
    assert note["stage"] == "sent"


async def test_a_player_has_his_own_sheet_and_nobody_elses(server: Running, owner: Guest) -> None:
    contest = await a_turn(server, owner)
    async with Guest(server.address, contest.players[1]) as player:
        sheet = all_text(await pdf(player, contest, "road-sheets"))
        assert "Joueur1" in sheet and "110" in sheet and "Joueur2" not in sheet
        assert await status(player, contest, "road-sheets", table=2) == 403
        for kind in ("mark-sheet", "double-sheet", "green-notes", "draw-sheet", "diplomas", "appeal"):
            assert await status(player, contest, kind) == 403, kind


async def test_nothing_printed_tells_of_a_word_that_is_not_retained(server: Running, owner: Guest) -> None:
    contest = await a_turn(server, owner, retained=False)
    for kind in KINDS:
        answer = await owner.http.get(
            f"/api/contests/{contest.id}/documents/{kind}", params={"draw": 0, "table": 1}
        )
        if answer.status_code == 200:
            text = all_text(answer.content)
            assert "FEDAYIN" not in text and "110" not in text, kind


async def test_letters_in_play_are_on_no_page(server: Running, owner: Guest) -> None:
    contest = await staged(owner)
    await letters_in_play(owner, contest.id)
    for kind in KINDS:
        answer = await owner.http.get(f"/api/contests/{contest.id}/documents/{kind}", params={"draw": 0})
        if answer.status_code == 200:
            assert "FEDAYIN" not in all_text(answer.content), kind


async def test_the_room_is_prepared_on_paper_before_any_game(owner: Guest) -> None:
    contest = await staged(owner)
    for kind, told in {
        "attribution": "Joueur4",
        "table-cards": "Joueur4",
        "road-sheets-blank": "Joueur4",
        "mark-sheet": "Joueur4",
        "slips": "Table",
        "photo-slips": "Essai",
        "double-sheet": "Poste2",
        "draw-sheet": "102",
        "announcements": "Reliquat",
        "guide-chief": "Lejuge-arbitre",
    }.items():
        assert told in all_text(await pdf(owner, contest, kind)), kind


async def test_results_are_for_everybody_in_the_order_wished(server: Running, owner: Guest) -> None:
    contest = await a_turn(server, owner)
    async with Guest(server.address, contest.players[3]) as player:
        for kind in ("results", "cumulated", "honours", "game-sheet", "masked-sheet"):
            assert await pdf(player, contest, kind, paper="letter"), kind
        assert "FEDAYIN" in all_text(await pdf(player, contest, "game-sheet"))
        named = all_text(await pdf(player, contest, "results", order="name", club="Les Embruns"))
        assert "alphabétique" in named and "LesEmbruns" in named
        assert await status(player, contest, "results", order="luck") == 400


async def test_codes_are_printed_for_the_organiser_who_was_told_them(server: Running, owner: Guest) -> None:
    contest = await staged(owner)
    codes = [{"table": 1, "code": "ABC-123", "link": "http://a/b"}, {"table": 77, "code": "NOBODY"}]
    path = f"/api/contests/{contest.id}/documents/codes"
    cut = await owner.http.post(path, json={"codes": codes})
    folded = await owner.http.post(path, json={"codes": codes, "folded": True, "large": True})
    for answer in (cut, folded):
        text = all_text(answer.content)
        assert "ABC-123" in text and "Joueur1" in text and "NOBODY" not in text
    async with Guest(server.address, contest.arbiters["A"]) as arbiter:
        assert (await arbiter.http.post(path, json={"codes": codes})).status_code == 403


async def test_a_page_speaks_the_language_of_who_asks(server: Running, owner: Guest) -> None:
    contest = await staged(owner)
    async with Guest(server.address, contest.chief, language="en") as chief:
        assert "Thechiefarbiter" in all_text(await pdf(chief, contest, "guide-chief"))
        unknown = await chief.http.get(f"/api/contests/{contest.id}/documents/poster")
        assert (unknown.status_code, "poster" in unknown.json()["detail"]) == (409, True)
        assert len(pages_of(await pdf(chief, contest, "slips-blank"))) == 1
