"""The diary on a server: for one device alone, read from the games, brought elsewhere, erased, killed."""

from itertools import count
from pathlib import Path
from typing import Any

import pytest

from nonuple.contest import commands as contest_ask
from nonuple.play.masked import WantedGame
from nonuple.play.solo import commands as solo
from nonuple.play.solo.events import SoloSlip
from nonuple.server.http.home import diaries
from nonuple.store import EventStore
from nonuple.study.diary import commands as ask
from nonuple.study.memory import Recall
from tests.server.playing import FIRST_TOP, letters_in_play, staged
from tests.server.processes import serving
from tests.server.visiting import Guest, answered
from tests.solo.hosting import House, house

pytestmark = pytest.mark.anyio

_keys = count()


def key() -> dict[str, str]:
    return {"Idempotency-Key": f"d{next(_keys)}"}


async def opened(at: House) -> tuple[str, Guest]:
    """A diary made by somebody without a link, and its keeper."""
    async with Guest(at.server.address) as stranger:
        made = await stranger.post("/api/records", {})
    return made["id"], Guest(at.server.address, made["token"])


async def played(at: House) -> str:
    """A game alone of two turns, the second lost."""
    id: str = (await at.owner.post("/api/solos", {"name": "Seul"}))["id"]
    for wish in (
        solo.BeginSolo(WantedGame(seed=7)),
        solo.HandIn(SoloSlip("EPUISE", "H4")),
        solo.GoOn(),
        solo.HandIn(),
        solo.StopSolo(),
    ):
        await House(at.server, at.owner, at.time, "solos").ask(at.owner, id, wish)
    return id


async def test_a_game_alone_is_read_by_the_server_with_the_turns_that_were_lost(store: EventStore) -> None:
    async with house(store, "records") as at:
        id, keeper = await opened(at)
        game = {"id": await played(at), "token": at.server.owner}
        async with keeper:
            await keeper.post(f"/api/records/{id}/games", game, headers=key())
            parts = await at.parts(keeper, id, "diary")
            (noted,) = parts["games"]
            assert (noted["kind"], noted["points"], noted["turns"], noted["told"]) == ("solo", 18, 2, False)
            (turn,) = parts["turns"]
            assert turn["turn"] == 2 and turn["score"] >= 10 and len(turn["grid"]) == 225
            again = await keeper.post(f"/api/records/{id}/games", game, headers=key())
            assert len((await at.parts(keeper, id, "diary"))["games"]) == 1, again
            progress = await keeper.get(f"/api/records/{id}/progress")
            assert (progress["games"], progress["turns"], len(progress["weeks"])) == (1, 1, 10)


async def test_a_turn_a_little_above_ones_strength_tells_it_and_is_no_game(store: EventStore) -> None:
    async with house(store, "records") as at:
        id, keeper = await opened(at)
        home = House(at.server, at.owner, at.time, "solos")
        async with keeper:
            before = (await keeper.get(f"/api/records/{id}/progress"))["strength"]
            assert (before["attempts"], before["tops"]) == (0, 0)
            for found in (True, False):
                game = await home.made()
                begins = solo.BeginSolo(WantedGame(rated=before["value"]), seconds=180)
                await home.ask(at.owner, game, begins)
                parts = await home.parts(at.owner, game, "solo")
                assert parts["game"]["rated"] and parts["game"]["turns"] == 1
                assert sum(square != "." for row in parts["board"]["grid"] for square in row) > 10
                top = (await home.activity(game)).state.turn.retained
                await home.ask(at.owner, game, solo.HandIn(SoloSlip(top.word, top.ref) if found else None))
                note = {"id": game, "token": at.server.owner}
                for _ in range(2):
                    await keeper.post(f"/api/records/{id}/games", note, headers=key())
                progress = await keeper.get(f"/api/records/{id}/progress")
                after = progress["strength"]
                assert (after["value"] > before["value"]) is found and progress["games"] == 0
                assert after["margin"] < before["margin"]
                before = after
            assert (before["attempts"], before["tops"]) == (2, 1)
            there, elsewhere = await opened(at)
            async with elsewhere:
                file = await keeper.get(f"/api/records/{id}/file")
                await elsewhere.post(f"/api/records/{there}/file", file, headers=key())
                assert (await elsewhere.get(f"/api/records/{there}/progress"))["strength"] == before


async def test_turns_without_a_clock_and_those_with_a_hint_tell_no_strength(store: EventStore) -> None:
    async with house(store, "records") as at:
        id, keeper = await opened(at)
        home = House(at.server, at.owner, at.time, "solos")
        async with keeper:
            for seconds in (None, 60):
                game = await home.made()
                for wish in (
                    solo.BeginSolo(WantedGame(seed=7), seconds=seconds),
                    solo.TakeHint(),
                    solo.HandIn(),
                    solo.GoOn(),
                    solo.HandIn(),
                    solo.StopSolo(),
                ):
                    await home.ask(at.owner, game, wish)
                note = {"id": game, "token": at.server.owner}
                await keeper.post(f"/api/records/{id}/games", note, headers=key())
            progress = await keeper.get(f"/api/records/{id}/progress")
            assert (progress["games"], progress["strength"]["attempts"]) == (2, 1)


async def test_games_of_a_room_are_read_for_the_player_of_the_link_alone(store: EventStore) -> None:
    async with house(store, "records") as at:
        contest = await staged(at.owner)
        await _play_room(at.owner, contest.id)
        id, keeper = await opened(at)
        async with keeper:

            async def added(token: str, player: str = "") -> int:
                body = {"id": contest.id, "token": token, "player": player}
                return (
                    await keeper.http.post(f"/api/records/{id}/games", json=body, headers=key())
                ).status_code

            assert await added(contest.players[2]) == 409, "the game goes on"
            await at.owner.ask(contest.id, contest_ask.EndGame())
            for token in (at.server.owner, contest.chief, contest.arbiters["A"]):
                assert await added(token, "2") == 409, "nobody else's game"
            assert await added(contest.players[2], "1") in (200, 201)
            assert await added(contest.players[2]) in (200, 201)
            parts = await at.parts(keeper, id, "diary")
            (noted,) = parts["games"]
            assert (noted["kind"], noted["points"], noted["top"], noted["tops"]) == ("club", 0, 110, 0)
            assert (noted["turns"], noted["told"], noted["title"]) == (1, False, "Essai")
            (lost,) = parts["turns"]
            assert (lost["word"], lost["score"], lost["points"]) == ("FEDAYIN", 110, 0)
            assert await added(contest.players[1]) in (200, 201)
            assert len((await at.parts(keeper, id, "diary"))["games"]) == 1, "one person, one game"


async def _play_room(owner: Guest, contest: str) -> None:
    """A turn whose top table 1 finds, and nobody else."""
    draw = await letters_in_play(owner, contest)
    await owner.ask(contest, contest_ask.CloseSlips())
    await owner.ask(contest, contest_ask.EnterSlip(1, draw, 1, slip=FIRST_TOP))
    await owner.ask(contest, contest_ask.EnterMissing(1, draw))
    await owner.ask(contest, contest_ask.Retain())


async def test_turns_lost_are_asked_for_before_they_come_back_if_one_wants(store: EventStore) -> None:
    async with house(store, "records") as at:
        id, keeper = await opened(at)
        game = {"id": await played(at), "token": at.server.owner}
        async with keeper:
            await keeper.post(f"/api/records/{id}/games", game, headers=key())
            await at.ask(keeper, id, ask.TakeWords(("WAPITI",), missed=True))

            async def shapes(**wanted: object) -> list[str]:
                return [one["shape"] for one in await keeper.get(f"/api/records/{id}/cards", params=wanted)]

            assert await shapes(drill="missed") == ["anagram"]
            ahead = await shapes(drill="missed", more=10)
            assert ahead == ["anagram", "anagram", "turn"], "the word that was lost is tomorrow's"
            assert await shapes(turns=True) == ["turn"]
            (card,) = await keeper.get(f"/api/records/{id}/cards", params={"turns": True})
            assert card["letters"].isalpha() and card["turn"]["rack"] != card["letters"], "tiles, no signs"


async def test_a_game_that_goes_on_or_that_one_has_no_link_to_is_not_added(store: EventStore) -> None:
    async with house(store, "records") as at:
        id, keeper = await opened(at)
        going: str = (await at.owner.post("/api/solos", {"name": "Seul"}))["id"]
        async with keeper:

            async def added(game: str, token: str) -> int:
                body = {"id": game, "token": token}
                return (
                    await keeper.http.post(f"/api/records/{id}/games", json=body, headers=key())
                ).status_code

            assert await added(going, at.server.owner) == 409
            assert await added(going, keeper.token or "") == 409
            assert await added("nobody", at.server.owner) == 409
            assert await added(id, keeper.token or "") == 409


async def test_nobody_else_reads_a_diary_not_even_the_person_in_charge(store: EventStore) -> None:
    async with house(store, "records") as at:
        id, keeper = await opened(at)
        _, other = await opened(at)
        async with keeper, other, Guest(at.server.address) as stranger:
            await at.ask(keeper, id, ask.TakeWords(("WAPITI",)))
            pages = ("channels/diary", "file", "progress", "study", "cards")
            for page in pages:
                assert (await keeper.http.get(f"/api/records/{id}/{page}")).status_code == 200, page
                for guest in (at.owner, other, stranger):
                    answer = await guest.http.get(f"/api/records/{id}/{page}")
                    assert answer.status_code in (401, 403) and "WAPITI" not in answer.text, page
            for guest, status in ((at.owner, 403), (other, 401), (stranger, 401)):
                assert (await at.asked(guest, id, ask.TakeWords(("KIWI",)))).status_code == status
            assert (await other.http.delete(f"/api/records/{id}")).status_code == 401
            assert (await stranger.http.get("/api/records/")).status_code == 401


async def test_a_diary_is_taken_to_another_device_and_nothing_stands_twice(store: EventStore) -> None:
    async with house(store, "records") as at:
        id, keeper = await opened(at)
        there, elsewhere = await opened(at)
        async with keeper, elsewhere:
            await keeper.post(
                f"/api/records/{id}/games", {"id": await played(at), "token": at.server.owner}, headers=key()
            )
            await at.ask(keeper, id, ask.TakeWords(("WAPITI", "KIWI")))
            card = {"type": "AnswerCard", "card": "anagram:AIIPTW", "answers": 1, "found": 1, "seconds": 3}
            await keeper.post(f"/api/records/{id}/answers", card, headers=key())
            file = await keeper.get(f"/api/records/{id}/file")
            path = f"/api/records/{there}/file"
            counts = await elsewhere.post(path, file, headers=key())
            assert counts == {"games": 1, "turns": 1, "words": 3, "answers": 1}, "the word that was lost too"
            twice = await elsewhere.post(path, file, headers=key())
            assert set(twice.values()) == {0}
            assert await elsewhere.get(path) == file
            bad = await elsewhere.http.post(path, json={**file, "format": "x"}, headers=key())
            assert bad.status_code == 400 and "format" in bad.json()["detail"]


async def test_an_answer_tells_when_the_card_comes_back(store: EventStore) -> None:
    async with house(store, "records") as at:
        id, keeper = await opened(at)
        async with keeper:
            plan = await keeper.get(f"/api/records/{id}/study")
            assert plan["agenda"]["waiting"] == 0
            assert {one["drill"]: one["words"] for one in plan["decks"]}["short"] == 585
            assert await keeper.get(f"/api/records/{id}/cards", params={"drill": "anagrams"}) == []
            new = await keeper.get(f"/api/records/{id}/cards", params={"drill": "anagrams", "more": 3})
            assert len(new) == 3 and all(one["answers"] and one["last"] is None for one in new)
            answer: dict[str, Any] = {"type": "AnswerCard", "card": new[0]["card"], "answers": 1, "found": 0}
            missed = await keeper.post(f"/api/records/{id}/answers", answer, headers=key())
            assert (missed["recall"], missed["days"]) == (Recall.MISSED, 1)
            right = {"type": "CorrectRecall", "card": new[0]["card"], "recall": "easy"}
            easy = await keeper.post(f"/api/records/{id}/answers", right, headers=key())
            assert easy["recall"] == "easy" and easy["days"] > 1
            plan = await keeper.get(f"/api/records/{id}/study")
            assert plan["agenda"]["answered"] == 1 and plan["agenda"]["next"]
            unknown = {**answer, "card": "anagram:é"}
            refused = await keeper.http.post(f"/api/records/{id}/answers", json=unknown, headers=key())
            assert refused.status_code == 404


async def test_a_diary_that_is_erased_is_gone_with_its_key(store: EventStore) -> None:
    async with house(store, "records") as at:
        id, keeper = await opened(at)
        async with keeper:
            await at.ask(keeper, id, ask.TakeWords(("WAPITI",)))
            answered(await keeper.http.delete(f"/api/records/{id}"))
            assert (await keeper.http.get(f"/api/records/{id}/file")).status_code == 401
            assert id not in await store.versions()


async def test_diaries_are_not_made_by_the_thousand(
    store: EventStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(store, "records") as at:
        monkeypatch.setattr(diaries, "MOST_DIARIES", 1)
        _, keeper = await opened(at)
        async with keeper:
            full = await keeper.http.post("/api/records", json={})
            assert full.status_code == 409 and full.json()["detail"].endswith(".")


async def test_a_diary_survives_a_kill(tmp_path: Path) -> None:
    async with serving("--data", tmp_path) as server:
        async with Guest(server.address) as stranger:
            made = await stranger.post("/api/records", {})
        async with Guest(server.address, made["token"]) as keeper:
            answer = {"type": "AnswerCard", "card": "begins:A", "answers": 5, "found": 5, "seconds": 9}
            await keeper.post(f"/api/records/{made['id']}/answers", answer, headers=key())
            before = await keeper.get(f"/api/records/{made['id']}/file")
    async with serving("--data", tmp_path) as server, Guest(server.address, made["token"]) as keeper:
        assert await keeper.get(f"/api/records/{made['id']}/file") == before
