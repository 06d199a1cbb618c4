"""Verdicts come after the slips are stored, and are right in the end whatever happened in between."""

import pytest

from nonuple.contest import commands as ask
from nonuple.contest.codec import CODEC
from nonuple.contest.desk import refereeing
from nonuple.contest.desk.judging import judge_due
from nonuple.contest.events import AverageCounted, SlipEntered, SlipJudged
from nonuple.contest.rounds import Sheet
from nonuple.contest.written import WrittenSlip
from nonuple.server.process.running import Running, running
from nonuple.slips.verdict import Sanction, Verdict
from nonuple.store import Draft, EventStore
from tests.contest.room import who
from tests.server.playing import FIRST_TOP, Staged, contest_in, letters_in_play, staged
from tests.server.visiting import Guest, until

pytestmark = pytest.mark.anyio

NO_WORD = WrittenSlip(("FEDAYNI",), None, 110)


async def sheets(server: Running, contest: Staged, draw: int = 0) -> dict[int, Sheet]:
    run = contest_in(await server.club.room(contest.id)).live
    assert run is not None
    return {run.seating.tables[player]: sheet for player, sheet in run.rounds[draw].sheets.items()}


async def closed(owner: Guest, tables: int = 4) -> Staged:
    contest = await staged(owner, tables)
    await letters_in_play(owner, contest.id)
    await owner.ask(contest.id, ask.CloseSlips())
    return contest


async def test_the_last_revision_is_the_one_that_is_judged(server: Running, owner: Guest) -> None:
    contest = await closed(owner)
    for seen, slip in enumerate([FIRST_TOP, NO_WORD] * 5):
        await owner.ask(contest.id, ask.EnterSlip(1, 0, 1, slip=slip, seen=seen))
    found = await sheets(server, contest)
    await until(lambda: found[1].decision is not None and found[1].decision.points == 0)


async def test_equal_slips_are_judged_once(
    server: Running, owner: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    judged: list[SlipJudged | AverageCounted] = []

    def counting(*arguments: object, **named: object) -> SlipJudged | AverageCounted | None:
        found = real(*arguments, **named)  # type: ignore[arg-type]
        judged.extend([found] if found is not None else [])
        return found

    real = judge_due
    monkeypatch.setattr(refereeing, "judge_due", counting)
    contest = await closed(owner, 40)
    await owner.ask(contest.id, ask.EnterTop(1, 0))
    found = await sheets(server, contest)
    await until(lambda: all(sheet.judged is not None for sheet in found.values()))
    assert len(found) == 40
    assert {sheet.judged.points for sheet in found.values() if sheet.judged} == {110}
    assert len(judged) == 1


async def test_a_verdict_stored_behind_a_newer_slip_is_put_right_when_the_contest_is_loaded(
    store: EventStore,
) -> None:
    """As a process leaves it that is killed right then."""
    async with running(store) as server, Guest(server.address, server.owner) as owner:
        contest = await closed(owner)
        await owner.ask(contest.id, ask.EnterSlip(1, 0, 1, slip=NO_WORD))
        found = await sheets(server, contest)
        await until(lambda: found[1].judged is not None)
    reader = CODEC.reader()
    stale = next(
        event
        for stored in await store.read(contest.id)
        if isinstance(event := reader.read(stored.data), SlipJudged)
    )
    for event in (SlipEntered(1, 0, who(1), FIRST_TOP, 1), stale):
        await store.append(contest.id, [Draft(CODEC.encode(event), "essai")])
    async with running(store) as server:
        found = await sheets(server, contest)
        await until(lambda: found[1].decision is not None and found[1].decision.points == 110)


async def test_an_overruled_verdict_stays_the_persons(server: Running, owner: Guest) -> None:
    contest = await closed(owner)
    await owner.ask(contest.id, ask.EnterSlip(1, 0, 1, slip=FIRST_TOP))
    found = await sheets(server, contest)
    await until(lambda: found[1].judged is not None)
    await owner.ask(contest.id, ask.Overrule(1, 0, 1, points=7, sanction=Sanction.NONE, motive="vu de près"))
    await owner.ask(contest.id, ask.EnterSlip(1, 0, 2, slip=FIRST_TOP))
    found = await sheets(server, contest)
    await until(lambda: found[2].judged is not None)
    assert isinstance(found[1].decision, Verdict)
    assert found[1].decision.points == 7


async def test_an_average_waits_for_the_others_and_comes_by_itself(server: Running, owner: Guest) -> None:
    """A word refused again before its player was told: the average of the others of his desk."""
    contest = await closed(owner)
    await owner.ask(contest.id, ask.EnterSlip(1, 0, 1, slip=WrittenSlip(("ED",), None, 6)))
    await owner.ask(contest.id, ask.EnterTop(1, 0))
    await owner.ask(contest.id, ask.Retain())
    await owner.ask(contest.id, ask.EndAnnouncement())
    run = contest_in(await server.club.room(contest.id)).live
    assert run is not None
    await until(lambda: all(sheet.judged for sheet in run.rounds[0].sheets.values()))
    server.club.clock._offset += 60  # the pause before the next letters
    draw = await letters_in_play(owner, contest.id, "MOUSSEZ")
    await owner.ask(contest.id, ask.CloseSlips())
    await owner.ask(contest.id, ask.EnterSlip(1, draw, 1, slip=WrittenSlip(("E", "D"), "10G", 3)))
    await until(lambda: run.rounds[draw].sheets[who(1)].judged is not None)
    found = await sheets(server, contest, draw)
    assert found[1].judged is not None
    assert (found[1].judged.sanction, found[1].judged.points) == ("average", None)
    await owner.ask(contest.id, ask.EnterTop(1, draw))
    await until(lambda: all(sheet.settled for sheet in run.rounds[draw].sheets.values()))
    assert (found[1].judged.sanction, found[1].judged.points) == ("average", 3)
