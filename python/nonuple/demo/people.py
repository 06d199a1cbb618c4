"""The simulated people of a demonstration: each asks for what a real one would, at the pace of a person."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random

from msgspec.structs import replace

from nonuple.activity.door import Guest
from nonuple.contest import commands as ask
from nonuple.contest.commission.cases import before_commission
from nonuple.contest.desk.solutions import solutions_of, without_a_fault
from nonuple.contest.people import Arbiter
from nonuple.contest.results.notes import notes_of
from nonuple.contest.rounds import Round, Sheet
from nonuple.contest.views.public import Stage, stage_of
from nonuple.contest.written import WrittenSlip
from nonuple.demo.hall import Hall
from nonuple.slips.verdict import Opinion, Sanction
from nonuple.texts import demo as texts

INTERRUPTED, CANCELLED, LATE_COMER = 3, 4, 3
"""Turns at which something out of the ordinary happens: so that everything can be seen."""

_HELD_UP, _MISREAD, _APPEALED, _REFERRED = 60, 40, 12, 8
"""One slip of so many comes late, is read wrongly, is appealed against, or goes to the commission."""


class Chief:
    """The chief arbiter, in the order of the rulebook."""

    def __init__(self, hall: Hall, actor: Guest, turns: int | None) -> None:
        self._hall = hall
        self._actor = actor
        self._turns = turns
        self._done: set[type[ask.ContestCommand]] = set()
        self._acts: dict[Stage, Callable[[], Awaitable[object]]] = {
            "draw": self._draw,
            "letters": self._letters,
            "play": self._play,
            "paused": self._paused,
            "word": self._word,
            "announce": self._announce,
        }

    async def live(self) -> None:
        while (stage := stage_of(self._hall.run)) != "over":
            await self._acts[stage]()

    async def _draw(self) -> None:
        hall = self._hall
        if self._turns is not None and len(hall.run.state.turns) >= self._turns:
            await self._ask(ask.EndGame())
        elif not await self._ask(ask.Draw()):
            await hall.pause(1)

    async def _letters(self) -> None:
        await self._hall.pause(12)
        await self._ask(ask.StartClock())

    async def _play(self) -> None:
        hall, turn = self._hall, self._hall.run.state.turn
        if turn >= INTERRUPTED:
            await self._once(ask.Interrupt())
        if turn >= CANCELLED:
            await self._once(ask.CancelTurn(cause="disturbance"))
        await hall.until(lambda: stage_of(hall.run) != "play")

    async def _paused(self) -> None:
        await self._hall.pause(30)
        await self._ask(ask.Resume())

    async def _word(self) -> None:
        await self._hall.pause(15)
        await self._ask(ask.Retain())

    async def _announce(self) -> None:
        await self._hall.pause(12)
        await self._ask(ask.EndAnnouncement())

    async def _once(self, trouble: ask.Interrupt | ask.CancelTurn) -> None:
        """Something happens while players write, once in the game."""
        if type(trouble) not in self._done:
            await self._hall.pause(20)
            if await self._ask(trouble):
                self._done.add(type(trouble))

    async def _ask(self, command: ask.ContestCommand) -> bool:
        return await self._hall.ask(self._actor, command)


class Players:
    """Those who write on a phone: a draft, then the slip; some are held up by the network."""

    def __init__(self, hall: Hall, left_to_you: int | None) -> None:
        self._hall = hall
        self._tables = sorted(hall.phones - {left_to_you})

    async def live(self) -> None:
        async for played in self._hall.draws(self._hall.begun):
            async with asyncio.TaskGroup() as group:
                for table in self._tables:
                    if self._hall.playing(played, table):
                        group.create_task(self._write(played, table))
            await self._appeal()
        for table in self._tables:
            await self._declare(table)

    async def _write(self, played: Round, table: int) -> None:
        hall, dice = self._hall, self._hall.dice("writing", played.draw, table)
        clock, slip = hall.run.clock, hall.paper(played, table)
        if clock is None or slip is None or played.closed:
            return
        if not dice.randrange(_HELD_UP):
            await self._come_late(played, table, slip, dice)
            return
        for share in sorted((dice.randrange(20, 95), dice.randrange(20, 95))):
            await hall.pause(max(0.0, clock.started + clock.stage.seconds * share / 100 - hall.now()))
            await hall.ask(self._actor(table), ask.WriteSlip(hall.game, played.draw, slip, handed=share > 60))

    async def _come_late(self, played: Round, table: int, slip: WrittenSlip, dice: Random) -> None:
        """It was written in time, or nearly, and arrives when the time is over."""
        hall = self._hall
        await hall.until(lambda: played.closed or not hall.stands(played))
        if hall.run.clock is None or not hall.stands(played):
            return
        ends = hall.run.clock.ends
        await hall.pause(dice.randrange(2, 10))
        wish = ask.WriteSlip(
            hall.game, played.draw, slip, handed=True, written=ends + dice.choice((-9.0, -3.0, 2.0))
        )
        await hall.ask(self._actor(table), wish)

    async def _appeal(self) -> None:
        """Against a zero of the turn before, now and then."""
        for played in self._hall.run.turns[-2:-1]:
            for table in self._tables:
                decision = self._hall.sheet(played, table).decision
                angry = not self._hall.dice("appeal", played.draw, table).randrange(_APPEALED)
                if decision is not None and decision.sanction == "zero" and angry:
                    await self._hall.ask(
                        self._actor(table), ask.Appeal(self._hall.game, played.draw, texts.APPEAL.say())
                    )

    async def _declare(self, table: int) -> None:
        """What he has counted: as it is, but for some."""
        decided = (self._hall.sheet(played, table).decision for played in self._hall.run.turns)
        total = sum(decision.points or 0 for decision in decided if decision is not None)
        wrong = 0 if self._hall.dice("total", table).randrange(20) else 10
        await self._hall.ask(self._actor(table), ask.DeclareTotal(self._hall.game, total + wrong))

    def _actor(self, table: int) -> Guest:
        contest = self._hall.contest
        player = contest.seating.players[table]
        return Guest("player", contest.players[player].shown, player)


class SimulatedDesk:
    """An arbiter with his tables."""

    def __init__(self, hall: Hall, arbiter: Arbiter) -> None:
        self._hall = hall
        self._actor = Guest("arbiter", arbiter.name, arbiter.id)
        self._id = arbiter.id

    async def live(self) -> None:
        async with asyncio.TaskGroup() as group:
            group.create_task(self._settle_corrections())
            async for played in self._hall.draws(lambda one: one.closed):
                await self._enter(played)
                await self._answer(played)
                await self._hall.until(lambda played=played: played.retained or not self._hall.stands(played))
                await self._send_notes(played)

    @property
    def _tables(self) -> list[int]:
        return [one.table for one in self._hall.contest.seated(self._id)]

    async def _enter(self, played: Round) -> None:
        """Slip after slip from paper; then those that came late, and those that did not come."""
        hall = self._hall
        for table in self._tables:
            if table not in hall.phones and hall.playing(played, table):
                await self._enter_one(played, table)
        for table in self._tables:
            late = hall.sheet(played, table).late
            if late is not None:
                await hall.pause(4)
                ends = hall.run.clock.ends if hall.run.clock else late.at
                accepted = late.written is not None and late.written <= ends
                await self._ask(ask.RuleLate(hall.game, played.draw, table, accepted=accepted))
        await self._ask(ask.EnterMissing(hall.game, played.draw))

    async def _enter_one(self, played: Round, table: int) -> None:
        hall = self._hall
        paper, sheet = hall.paper(played, table), hall.sheet(played, table)
        if paper is None or sheet.entry is not None:
            return
        await hall.pause(4)
        read = self._misread(played, table, paper)
        lexicon = hall.lexicon
        for number, move in enumerate(solutions_of(played, lexicon)[:9], start=1):
            if without_a_fault(played, move) == read:
                await self._ask(
                    ask.EnterSolution(hall.game, played.draw, table, number=number, seen=sheet.revision)
                )
                return
        await self._ask(ask.EnterSlip(hall.game, played.draw, table, slip=read, seen=sheet.revision))

    def _misread(self, played: Round, table: int, paper: WrittenSlip) -> WrittenSlip:
        """Now and then a figure is read wrongly: the double arbiter will see it."""
        if paper.score is None or self._hall.dice("reading", played.draw, table).randrange(_MISREAD):
            return paper
        return replace(paper, score=paper.score + 7)

    async def _answer(self, played: Round) -> None:
        """Questions, once the verdicts are in; now and then he leaves a slip to the commission."""
        hall = self._hall
        await hall.until(lambda: all(self._judged(played, table) for table in self._tables))
        for table in self._tables:
            decision = hall.sheet(played, table).decision
            if decision is None:
                continue
            dice = hall.dice("opinion", played.draw, table)
            if decision.question is not None:
                await hall.pause(5)
                opinion = dice.choice(tuple(Opinion))
                await self._ask(ask.GiveOpinion(hall.game, played.draw, table, opinion=opinion))
            elif decision.sanction == "penalty" and not dice.randrange(_REFERRED):
                await hall.pause(5)
                await self._ask(ask.Refer(hall.game, played.draw, table, why=texts.DOUBT.say()))

    def _judged(self, played: Round, table: int) -> bool:
        sheet = self._hall.sheet(played, table)
        return sheet.entry is None or sheet.decision is not None or not self._hall.stands(played)

    async def _send_notes(self, played: Round) -> None:
        """Notes go out in one round, and are in hand a little later."""
        hall, run = self._hall, self._hall.run
        if not hall.stands(played):
            return
        notes = notes_of(hall.contest, run, played, hall.contest.seated(self._id))
        tables = tuple(note.table for note in notes if note.stage == "to_send")
        if not tables:
            return
        await hall.pause(10)
        if await self._ask(ask.MoveNotes(hall.game, played.draw, tables, "sent")):
            await hall.pause(15)
            await self._ask(ask.MoveNotes(hall.game, played.draw, tables, "received"))

    async def _settle_corrections(self) -> None:
        """What the double arbiter proposes is taken over, but for some."""
        hall = self._hall
        while not hall.all_reviewed:
            await hall.pause(3)
            for played in list(hall.run.rounds.values()):
                for table in self._tables:
                    if hall.sheet(played, table).correction is not None:
                        taken = bool(hall.dice("correction", played.draw, table).randrange(5))
                        await self._ask(ask.SettleCorrection(hall.game, played.draw, table, taken=taken))

    async def _ask(self, command: ask.ContestCommand) -> bool:
        return await self._hall.ask(self._actor, command)


class Double:
    """The double arbiter: he sees every slip again."""

    def __init__(self, hall: Hall, actor: Guest) -> None:
        self._hall = hall
        self._actor = actor

    async def live(self) -> None:
        hall = self._hall
        async for played in hall.draws(lambda one: one.closed):
            await hall.until(hall.settled, played)
            for one in hall.contest.seated():
                await self._look_at(played, one.table)
        hall.all_reviewed = True

    async def _look_at(self, played: Round, table: int) -> None:
        hall, sheet = self._hall, self._hall.sheet(played, table)
        entry = sheet.entry
        if entry is None or sheet.correction is not None or not hall.stands(played):
            return
        await hall.pause(0.4)
        paper = None if table in hall.phones else hall.paper(played, table)
        if paper is None or entry.slip == paper:
            await hall.ask(self._actor, ask.Review(hall.game, played.draw, table, seen=sheet.revision))
        else:
            wish = ask.ProposeCorrection(
                hall.game, played.draw, table, slip=paper, remark=texts.MISREAD.say()
            )
            await hall.ask(self._actor, wish)


class Commission:
    """It decides what it is given, until everybody else has gone."""

    def __init__(self, hall: Hall, actor: Guest) -> None:
        self._hall = hall
        self._actor = actor

    async def live(self) -> None:
        last = False
        while not last:
            last = self._hall.deserted
            for played in list(self._hall.run.rounds.values()):
                for player, sheet in list(played.sheets.items()):
                    if self._is_to_rule(played, sheet):
                        await self._rule(played, self._hall.contest.seating.tables[player], sheet)
            await self._hall.pause(5)

    def _is_to_rule(self, played: Round, sheet: Sheet) -> bool:
        waits = before_commission(sheet) and (sheet.case is None or not sheet.case.ruled)
        return waits and not sheet.overrulings and self._hall.run.standing(played.draw)

    async def _rule(self, played: Round, table: int, sheet: Sheet) -> None:
        """As the arbiter found, or for the player where his solution was worth something."""
        await self._hall.pause(10)
        solution = sheet.decision.solution if sheet.decision else None
        worth = solution.score if solution else None
        granted = worth is not None and not self._hall.dice("case", played.draw, table).randrange(3)
        wish = ask.RuleCase(
            self._hall.game,
            played.draw,
            table,
            points=worth or 0 if granted else 0,
            sanction=Sanction.NONE if granted else Sanction.ZERO,
            motive=(texts.GRANTED if granted else texts.UPHELD).say(),
        )
        await self._hall.ask(self._actor, wish)
