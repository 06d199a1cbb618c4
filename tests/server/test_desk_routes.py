"""What desks and offices look up."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from nonuple.cli.sheet import sheet
from nonuple.contest import commands as ask
from nonuple.contest.desk.judging import judge
from nonuple.contest.written import WrittenSlip
from nonuple.formats import game_file, sheet_reading
from nonuple.server.http.contest import desks
from nonuple.server.process.running import Running
from nonuple.slips.verdict import Sanction
from tests.server.playing import FIRST_TOP, Staged, letters_in_play, staged
from tests.server.visiting import Guest, screen

pytestmark = pytest.mark.anyio

WRONG = WrittenSlip(("FEDAYNI",), None, 110)


async def a_turn(server: Running, owner: Guest, *, retained: bool = True) -> Staged:
    """Table 1 has the top, table 2 a word that is none, the others nothing."""
    contest = await staged(owner)
    draw = await letters_in_play(owner, contest.id)
    await owner.ask(contest.id, ask.CloseSlips())
    await owner.ask(contest.id, ask.EnterSlip(1, draw, 1, slip=FIRST_TOP))
    await owner.ask(contest.id, ask.EnterSlip(1, draw, 2, slip=WRONG))
    await owner.ask(contest.id, ask.EnterMissing(1, draw))
    if retained:
        async with screen(server.address, contest.chief) as chief:
            await owner.ask(contest.id, ask.Retain())
            await chief.read_until(lambda: chief.settled)
    return contest


async def test_a_verdict_is_shown_while_typing_and_nothing_is_stored(server: Running, owner: Guest) -> None:
    contest = await a_turn(server, owner)
    number = (await owner.get(f"/api/contests/{contest.id}"))["contest"]["number"]
    async with Guest(server.address, contest.arbiters["B"]) as arbiter:
        typed = {"game": 1, "draw": 0, "table": 3, "slip": {"sketch": ["FEDAYIN"], "score": 110}}
        shown = await arbiter.post(f"/api/contests/{contest.id}/preview", typed)
        elsewhere = await arbiter.http.post(f"/api/contests/{contest.id}/preview", json=typed | {"table": 1})
    assert (shown["points"], shown["sanction"]) == (110, "none")
    assert elsewhere.status_code == 403
    assert (await owner.get(f"/api/contests/{contest.id}"))["contest"]["number"] == number


async def test_a_verdict_while_typing_is_judged_off_the_event_loop(
    server: Running, owner: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A slip of sixty letters may take a third of a second: nobody else waits for it."""
    contest, loops = await a_turn(server, owner), []

    def judged(*given: Any, **named: Any) -> Any:
        loops.append(asyncio._get_running_loop())
        return judge(*given, **named)

    monkeypatch.setattr(desks, "judge", judged)
    async with Guest(server.address, contest.arbiters["B"]) as arbiter:
        typed = {"game": 1, "draw": 0, "table": 3, "slip": {"sketch": ["FEDAYIN"] * 8, "score": 110}}
        await arbiter.post(f"/api/contests/{contest.id}/preview", typed)
    assert loops == [None]


async def test_what_a_correction_would_change_is_for_the_chief_arbiter_and_changes_nothing(
    server: Running, owner: Guest
) -> None:
    contest = await a_turn(server, owner)
    number = (await owner.get(f"/api/contests/{contest.id}"))["contest"]["number"]
    path, wish = f"/api/contests/{contest.id}/amend/preview", {"type": "AmendTurn", "turn": 1, "ref": "H4"}
    async with Guest(server.address, contest.chief) as chief:
        refused = await chief.http.post(path, json=wish | {"turn": 7})
        told = await chief.post(path, wish | {"ref": "H8"})
    async with Guest(server.address, contest.arbiters["A"]) as arbiter:
        forbidden = await arbiter.http.post(path, json=wish)
    assert (refused.status_code, forbidden.status_code) == (409, 403)
    assert (told["turns"], told["judged"]) == ([], 0)
    assert (await owner.get(f"/api/contests/{contest.id}"))["contest"]["number"] == number


async def test_a_desk_sees_its_own_slips_and_the_chief_all(server: Running, owner: Guest) -> None:
    contest = await a_turn(server, owner)

    async def tables(token: str) -> list[int]:
        async with Guest(server.address, token) as guest:
            sheets = await guest.get(f"/api/contests/{contest.id}/rounds/0")
            assert sheets == await guest.get(f"/api/contests/{contest.id}/rounds/0?game=1")
            return [sheet["table"] for sheet in sheets]

    assert await tables(contest.arbiters["A"]) == [1, 2]
    assert await tables(contest.arbiters["B"]) == [3, 4]
    assert await tables(contest.chief) == [1, 2, 3, 4]


async def test_notes_are_given_with_their_lines(server: Running, owner: Guest) -> None:
    contest = await a_turn(server, owner)
    notes = await owner.get(f"/api/contests/{contest.id}/notes/0")
    assert {note["table"] for note in notes} == {2, 3, 4}
    assert any("FEDAYNI" in line["fr"] for note in notes for line in note["lines"])


async def test_solutions_are_for_desks_once_the_slips_are_in(server: Running, owner: Guest) -> None:
    contest = await staged(owner)
    await letters_in_play(owner, contest.id)
    path = f"/api/contests/{contest.id}/solutions/0"
    async with Guest(server.address, contest.arbiters["A"]) as arbiter:
        assert (await arbiter.http.get(path)).status_code == 409
        assert (await owner.get(path))[0]["word"] == "FEDAYIN"
        await owner.ask(contest.id, ask.CloseSlips())
        assert (await arbiter.get(path))[0]["word"] == "FEDAYIN"


@pytest.mark.parametrize(
    ("word", "admitted"), [("CHATS", True), ("chats", True), ("FEDAYNI", False), ("7", False)]
)
async def test_a_word_is_looked_up(owner: Guest, word: str, admitted: bool) -> None:
    contest = await staged(owner)
    found = await owner.get(f"/api/contests/{contest.id}/words/{word}")
    assert (found["word"], found["admitted"], bool(found["readings"])) == (word, admitted, admitted)


async def test_a_word_struck_for_a_game_and_kept_is_struck_in_the_next_contest_too(owner: Guest) -> None:
    contest = await staged(owner)
    await owner.ask(contest.id, ask.RuleWord(1, "CHATS", "struck", "essai", kept=True))
    found = await owner.get(f"/api/contests/{contest.id}/words/chats")
    assert (found["admitted"], found["listed"]) == (False, True)
    await owner.ask(contest.id, ask.RuleWord(1, "CHIENS", "struck", "essai"))
    other = await staged(owner)
    rulings = (await owner.channel(other.id, "public"))["rulings"]
    assert [(one["word"], one["since"]) for one in rulings] == [("CHATS", 1)]
    assert not (await owner.get(f"/api/contests/{other.id}/words/CHATS"))["admitted"]
    assert (await owner.get(f"/api/contests/{other.id}/words/CHIENS"))["admitted"]


async def test_a_pasted_list_is_read_and_nobody_is_registered_before_it_is_asked_for(owner: Guest) -> None:
    contest = await staged(owner)
    pasted = {"text": "Table;Nom;Club;Avion\n12;Dupont;Lyon;\n;Durand;;\n3;Nadaud;;\n;Joueur 2;Brest;"}
    read = await owner.post(f"/api/contests/{contest.id}/list/check", pasted)
    told = [(one["name"], one["table"], one["outcome"]) for one in read["lines"]]
    assert told == [
        ("Dupont", 12, "new"),
        ("Durand", 5, "new"),
        ("Nadaud", None, "refused"),
        ("Joueur 2", 2, "changed"),
    ]
    assert read["lines"][3]["changes"] == [{"field": "club", "before": "", "after": "Brest"}]
    assert (read["unused"], read["given"], read["people"]) == (["Avion"], 1, 2)
    office = await owner.channel(contest.id, "organiser")
    assert len(office["players"]) == 4
    entered = await owner.post(f"/api/contests/{contest.id}/list/enter", pasted)
    assert entered == {"people": 2, "entries": ["p5", "p6"], "changed": ["p2"]}
    assert len((await owner.channel(contest.id, "organiser"))["players"]) == 6


async def test_results_are_given_as_files(server: Running, owner: Guest) -> None:
    contest = await a_turn(server, owner)
    async with Guest(server.address, contest.players[4]) as player:
        ranking = await player.http.get(f"/api/contests/{contest.id}/results.csv")
        sheet = await player.http.get(f"/api/contests/{contest.id}/sheet.txt")
        assert (await player.http.get(f"/api/contests/{contest.id}/game.json")).status_code == 409
        assert ranking.headers["content-type"].startswith("text/csv")
        assert "Joueur 1" in ranking.text
        assert "FEDAYIN" in sheet.text
        await owner.ask(contest.id, ask.EndGame())
        game = await player.http.get(f"/api/contests/{contest.id}/game.json")
    assert game_file.read(game.content, "answer").intact


async def test_the_sheet_says_which_words_were_struck_or_admitted_and_can_still_be_read_back(
    server: Running, owner: Guest
) -> None:
    contest = await a_turn(server, owner)
    path = f"/api/contests/{contest.id}/sheet.txt"
    plain = (await owner.http.get(path)).text
    await owner.ask(contest.id, ask.RuleWord(1, "CHATS", "struck", "absent de la liste officielle"))
    await owner.ask(contest.id, ask.RuleWord(1, "ZZYX", "admitted", "essai"))
    await owner.ask(contest.id, ask.RuleWord(1, "CHIENS", "struck", "essai"))
    await owner.ask(contest.id, ask.RuleWord(1, "CHIENS", "listed", "la liste a raison"))
    sheet = (await owner.http.get(path)).text
    assert sheet == (
        f"{plain}\n"
        "# CHATS, écarté dès le coup 1 : absent de la liste officielle (le responsable du serveur)\n"
        "# ZZYX, admis dès le coup 1 : essai (le responsable du serveur)\n"
        "# CHIENS, écarté dès le coup 1 : essai (le responsable du serveur)\n"
        "# CHIENS : comme dans la liste dès le coup 1 (le responsable du serveur)\n"
    )
    assert sheet_reading.read(sheet) == sheet_reading.read(plain)


async def test_the_sheet_of_the_room_and_that_of_its_file_list_the_same_decisions(
    owner: Guest, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    contest = (await staged(owner)).id
    for letters in ("FEDAYIN", "MOUSSEZ"):
        await owner.ask(contest, ask.Draw(letters=letters))
        await owner.ask(contest, ask.Undo(1))
    await owner.ask(contest, ask.EndGame())
    said = (await owner.http.get(f"/api/contests/{contest}/sheet.txt")).text
    file = tmp_path / "partie.json"
    file.write_bytes((await owner.http.get(f"/api/contests/{contest}/game.json")).content)
    sheet(str(file))
    decided = [line for line in said.splitlines() if line.startswith("# ")]
    assert all(letters in line for letters, line in zip(("FEDAYIN", "MOUSSEZ"), decided, strict=False))
    assert all(line.startswith("# coup 1 : ") for line in decided)
    assert capsys.readouterr().out == said


async def test_the_slips_of_a_past_game_are_for_the_player_and_for_those_who_corrected_them(
    server: Running, owner: Guest
) -> None:
    contest = await a_turn(server, owner)
    own = await owner.get(f"/api/contests/{contest.id}/sheets/p2")
    await owner.ask(contest.id, ask.EndGame())
    await owner.ask(contest.id, ask.OpenGame(source="bag", phones=True))
    past = f"/api/contests/{contest.id}/sheets/p2?game=1"
    tokens = {
        "player": contest.players[2],
        "another player": contest.players[1],
        "arbiter": contest.arbiters["A"],
        "another arbiter": contest.arbiters["B"],
        "chief": contest.chief,
        "spectator": (await owner.grant(contest.id, "spectator"))["token"],
    }
    read = {}
    for who, token in tokens.items():
        async with Guest(server.address, token) as guest:
            answer = await guest.http.get(past)
            if answer.status_code == 200:
                read[who] = answer.json()
            else:
                assert (answer.status_code, "FEDAYNI" in answer.text) == (403, False)
    assert read == dict.fromkeys(("player", "arbiter", "chief"), own)
    (result,) = own["results"]
    assert (result["slip"]["sketch"], result["slip"]["score"]) == (["FEDAYNI"], 110)
    assert (result["points"], result["sanction"], bool(result["said"])) == (0, "zero", True)
    assert (await owner.get(f"/api/contests/{contest.id}/sheets/p2"))["results"] == []
    assert (await owner.http.get(f"/api/contests/{contest.id}/sheets/p77")).status_code == 409


async def test_a_past_game_is_followed_and_told_when_it_is_corrected(server: Running, owner: Guest) -> None:
    contest = await a_turn(server, owner)
    await owner.ask(contest.id, ask.EndGame())
    await owner.ask(contest.id, ask.OpenGame(source="bag", phones=True))
    async with screen(server.address, contest.players[4], channels=["game:1"]) as view:
        await view.read_until(lambda: "game:1" in view.channels)
        assert [line["total"] for line in view.part("game:1", "ranking")] == [110, 0, 0, 0]
        await letters_in_play(owner, contest.id)
        assert list(view.channels) == ["game:1"]
        await owner.ask(contest.id, ask.Overrule(1, 0, 2, points=8, sanction=Sanction.NONE, motive="relu"))
        await view.read_until(lambda: view.part("game:1", "ranking")[1]["total"] == 8)


async def test_nothing_is_found_before_there_is_a_game(owner: Guest) -> None:
    contest = (await owner.post("/api/contests", {"name": "Essai"}))["id"]
    for path in (
        "results.csv",
        "cumulated.csv",
        "sheet.txt",
        "game.json",
        "rounds/0",
        "notes/0",
        "solutions/0",
    ):
        response = await owner.http.get(f"/api/contests/{contest}/{path}")
        assert (response.status_code, list(response.json())) == (409, ["detail"])


async def test_contests_are_listed_and_made_by_the_person_in_charge(server: Running, owner: Guest) -> None:
    contest = await staged(owner)
    other = await owner.post("/api/contests", {"name": "  Coupe  "})
    listed = {one["id"]: one for one in await owner.get("/api/contests")}
    assert (other["name"], listed[other["id"]]["live"]) == ("Coupe", False)
    assert (listed[contest.id]["players"], listed[contest.id]["games"], listed[contest.id]["live"]) == (
        4,
        1,
        True,
    )
    assert (await owner.http.post("/api/contests", json={"name": " "})).status_code == 409
