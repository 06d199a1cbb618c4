"""Pages to print: each to those who may know what it says, and to no other."""

from base64 import b64decode, b64encode

import pytest
from httpx import Response

from nonuple.contest import commands as ask
from nonuple.server.http.contest.documents import KINDS
from nonuple.server.process.running import Running
from tests.documents.reading import Picture, all_text, pages_of, png
from tests.server.playing import Staged, letters_in_play, staged
from tests.server.test_desk_routes import a_turn
from tests.server.visiting import Guest

pytestmark = pytest.mark.anyio


async def printed(guest: Guest, contest: Staged, kind: str, **asked: object) -> Response:
    return await guest.http.post(f"/api/contests/{contest.id}/documents/{kind}", json=asked)


async def pdf(guest: Guest, contest: Staged, kind: str, **asked: object) -> bytes:
    answer = await printed(guest, contest, kind, **asked)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/pdf"
    return answer.content


async def status(guest: Guest, contest: Staged, kind: str, **asked: object) -> int:
    return (await printed(guest, contest, kind, **asked)).status_code


async def test_the_notes_of_a_turn_are_printed_at_once_and_each_desk_has_its_own(
    server: Running, owner: Guest
) -> None:
    contest = await a_turn(server, owner)
    everyone = all_text(await pdf(owner, contest, "notes", draw=0))
    assert "Table2" in everyone and "Table3" in everyone and "Table1C" not in everyone
    assert "FEDAYNI" in everyone and "Joueur2" in everyone
    assert "Recoursavantlapartiesuivante;aprèsladernière:15minutes(7.3)" in everyone
    async with Guest(server.address, contest.arbiters["B"]) as arbiter:
        own = all_text(await pdf(arbiter, contest, "notes", draw=0))
        assert "Table3" in own and "Table2" not in own
        assert await status(arbiter, contest, "notes", draw=0, table=2) == 403


async def test_a_note_printed_is_not_a_note_handed_over(server: Running, owner: Guest) -> None:
    contest = await a_turn(server, owner)
    number = (await owner.get(f"/api/contests/{contest.id}"))["contest"]["number"]
    await pdf(owner, contest, "notes", draw=0)
    assert (await owner.get(f"/api/contests/{contest.id}"))["contest"]["number"] == number
    await owner.ask(contest.id, ask.MoveNotes(1, 0, (2,), "sent"))
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
        answer = await printed(owner, contest, kind, draw=0, table=1)
        if answer.status_code == 200:
            text = all_text(answer.content)
            assert "FEDAYIN" not in text and "110" not in text, kind


async def test_letters_in_play_are_on_no_page(server: Running, owner: Guest) -> None:
    contest = await staged(owner)
    await letters_in_play(owner, contest.id)
    for kind in KINDS:
        answer = await printed(owner, contest, kind, draw=0)
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
    cut = await pdf(owner, contest, "codes", codes=codes)
    folded = await pdf(owner, contest, "table-cards", codes=codes, large=True)
    for content in (cut, folded):
        text = all_text(content)
        assert "ABC-123" in text and "Joueur1" in text and "NOBODY" not in text
    assert await status(owner, contest, "codes") == 409
    async with Guest(server.address, contest.arbiters["A"]) as arbiter:
        assert await status(arbiter, contest, "codes", codes=codes) == 403


async def test_notes_that_were_sent_are_not_printed_again_unless_their_turn_is_asked_for(
    server: Running, owner: Guest
) -> None:
    contest = await a_turn(server, owner)
    await owner.ask(contest.id, ask.MoveNotes(1, 0, (2,), "sent"))
    left = all_text(await pdf(owner, contest, "notes"))
    assert "Table3" in left and "Table2" not in left
    assert "Table2" in all_text(await pdf(owner, contest, "notes", draw=0))


async def test_the_words_of_a_game_are_a_list_to_learn(server: Running, owner: Guest) -> None:
    contest = await a_turn(server, owner)
    assert "FEDAYIN" in all_text(await pdf(owner, contest, "words"))


async def test_pages_are_looked_at_before_they_are_printed(server: Running, owner: Guest) -> None:
    contest = await staged(owner)
    for kind, pages, more in (("attribution", 1, False), ("table-cards", 3, True), ("photo-slips", 3, True)):
        seen = (await printed(owner, contest, f"{kind}/preview", paper="letter")).json()
        pictures = [b64decode(one) for one in seen["pictures"]]
        assert (len(pictures), seen["more"]) == (pages, more), kind
        assert all(one.startswith(b"\x89PNG") for one in pictures)
    async with Guest(server.address, contest.players[1]) as player:
        assert await status(player, contest, "attribution/preview") == 403


async def test_a_club_has_its_name_and_its_picture_on_its_pages(owner: Guest) -> None:
    contest = await staged(owner)
    white = Picture(40, 40, 1, bytes([255]) * 1600)
    logo = b64encode(png(white)).decode()
    page = await pdf(owner, contest, "attribution", club="Les Embruns", logo=logo)
    assert "LesEmbruns" in all_text(page)
    assert page != await pdf(owner, contest, "attribution", club="Les Embruns")


async def test_a_picture_that_is_none_or_too_large_is_refused(owner: Guest) -> None:
    contest = await staged(owner)
    wide = Picture(1025, 1, 1, bytes(1025))
    svg = b"<svg xmlns='http://www.w3.org/2000/svg'/>"
    broken = png(Picture(9, 9, 1, bytes(81)))[:60]
    for logo in ("?", b64encode(svg).decode(), b64encode(png(wide)).decode(), b64encode(broken).decode()):
        answer = await printed(owner, contest, "attribution", logo=logo)
        assert answer.status_code == 409, logo


async def test_a_page_speaks_the_language_of_who_asks(server: Running, owner: Guest) -> None:
    contest = await staged(owner)
    async with Guest(server.address, contest.chief, language="en") as chief:
        assert "Thechiefarbiter" in all_text(await pdf(chief, contest, "guide-chief"))
        unknown = await printed(chief, contest, "poster")
        assert (unknown.status_code, "poster" in unknown.json()["detail"]) == (409, True)
        assert len(pages_of(await pdf(chief, contest, "slips-blank"))) == 1
