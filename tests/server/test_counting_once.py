"""What is sent twice counts once; of two desks at one table one is told."""

import asyncio
from pathlib import Path

import pytest

from nonuple.contest import commands as ask
from nonuple.contest.written import WrittenSlip
from nonuple.server.process.running import Running, running
from nonuple.store import EventStore, open_store
from tests.server.playing import FIRST_LETTERS, FIRST_TOP, letters_in_play, staged
from tests.server.visiting import Guest

pytestmark = pytest.mark.anyio


async def test_a_wish_sent_again_is_answered_as_the_first_time(owner: Guest) -> None:
    contest = await staged(owner)
    first = await owner.asked(contest.id, ask.Draw(letters=FIRST_LETTERS), "draw-1")
    again = await owner.asked(contest.id, ask.Draw(letters=FIRST_LETTERS), "draw-1")
    other = await owner.asked(contest.id, ask.Draw(letters=FIRST_LETTERS), "draw-2")
    assert first.json()["repeated"] is False
    assert again.json() == {"number": first.json()["number"], "repeated": True}
    assert other.status_code == 409


async def test_a_slip_saved_again_is_answered_as_the_first_time(server: Running, owner: Guest) -> None:
    contest = await staged(owner)
    wish = ask.WriteSlip(1, await letters_in_play(owner, contest.id), FIRST_TOP)
    async with Guest(server.address, contest.players[1]) as player:
        first = await player.asked(contest.id, wish, "slip")
        await owner.ask(contest.id, ask.Rename("Coupe"))
        again = await player.asked(contest.id, wish, "slip")
        other = await player.asked(contest.id, wish, "the same under another key")
    assert again.json() == {"number": first.json()["number"], "repeated": True}
    assert (other.status_code, other.json()["repeated"]) == (200, False)


async def test_a_wish_sent_many_times_at_once_counts_once(store: EventStore, owner: Guest) -> None:
    contest = await staged(owner)
    answers = await asyncio.gather(
        *(owner.asked(contest.id, ask.Rename("Coupe"), "rename") for _ in range(20))
    )
    assert {answer.json()["number"] for answer in answers} == {answers[0].json()["number"]}
    assert sum(b"ContestRenamed" in stored.data for stored in await store.read(contest.id)) == 1


async def test_a_wish_sent_again_after_a_restart_counts_once(tmp_path: Path) -> None:
    async def ask_once(store: EventStore, contest: str, token: str) -> dict[str, object]:
        async with running(store) as server, Guest(server.address, token) as chief:
            return dict((await chief.asked(contest, ask.Draw(letters=FIRST_LETTERS), "draw")).json())

    store = await open_store(tmp_path / "data")
    async with running(store) as server, Guest(server.address, server.owner) as owner:
        contest = await staged(owner)
    before = await ask_once(store, contest.id, contest.chief)
    await store.close()
    store = await open_store(tmp_path / "data")
    after = await ask_once(store, contest.id, contest.chief)
    await store.close()
    assert after == {"number": before["number"], "repeated": True}


async def test_the_same_key_of_another_person_is_another_wish(server: Running, owner: Guest) -> None:
    contest = await staged(owner)
    draw = await letters_in_play(owner, contest.id)
    for table in (1, 2):
        async with Guest(server.address, contest.players[table]) as player:
            response = await player.asked(contest.id, ask.WriteSlip(1, draw, FIRST_TOP), "slip")
        assert response.json()["repeated"] is False


@pytest.mark.parametrize("key", [None, "", "x" * 81, "a\tb"])
async def test_a_wish_without_a_proper_key_is_refused(owner: Guest, key: str | None) -> None:
    contest = await staged(owner)
    response = await owner.http.post(
        f"/api/contests/{contest.id}/commands",
        json={"type": "StartClock"},
        headers={} if key is None else {"Idempotency-Key": key},
    )
    assert (response.status_code, "Idempotency-Key" in response.json()["detail"]) == (400, True)


async def test_of_two_desks_at_one_table_the_second_is_told(server: Running, owner: Guest) -> None:
    contest = await staged(owner)
    draw = await letters_in_play(owner, contest.id)
    await owner.ask(contest.id, ask.CloseSlips())
    entry = ask.EnterSlip(1, draw, 1, slip=FIRST_TOP)
    async with Guest(server.address, contest.arbiters["A"]) as arbiter:
        assert (await arbiter.asked(contest.id, entry, "entry")).status_code == 200
        told = await owner.asked(contest.id, ask.EnterSlip(1, draw, 1, slip=WrittenSlip(("NIDE",), "H8", 10)))
        assert (await arbiter.asked(contest.id, entry, "entry")).json()["repeated"] is True
    assert told.status_code == 409
    assert "Arbitre A" in told.json()["detail"]
    (sheet, *_) = await owner.get(f"/api/contests/{contest.id}/rounds/{draw}")
    assert (sheet["entry"]["slip"]["score"], sheet["rival"]["slip"]["score"]) == (FIRST_TOP.score, 10)
    await owner.ask(contest.id, ask.EnterSlip(1, draw, 1, slip=FIRST_TOP, seen=1))


async def test_of_desks_that_enter_at_the_same_moment_one_is_heard(server: Running, owner: Guest) -> None:
    contest = await staged(owner)
    draw = await letters_in_play(owner, contest.id)
    await owner.ask(contest.id, ask.CloseSlips())
    slips = [WrittenSlip((word,), "H8", 10) for word in ("NIDE", "DINE", "FINE", "FADE")]
    answers = await asyncio.gather(
        *(owner.asked(contest.id, ask.EnterSlip(1, draw, 1, slip=slip), slip.sketch[0]) for slip in slips)
    )
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
    heard = next(slip for slip, answer in zip(slips, answers, strict=True) if answer.status_code == 200)
    (sheet, *_) = await owner.get(f"/api/contests/{contest.id}/rounds/{draw}")
    assert (sheet["revision"], sheet["entry"]["slip"]["sketch"]) == (1, list(heard.sketch))
    refused = next(slip for slip in slips if slip is not heard)
    again = await owner.asked(contest.id, ask.EnterSlip(1, draw, 1, slip=refused), refused.sketch[0])
    assert again.status_code == 409
