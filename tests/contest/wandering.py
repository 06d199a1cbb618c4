"""People in a room who do one thing after another, mostly what may be done, in no particular order."""

from collections.abc import Callable
from random import Random
from typing import get_args

from nonuple.activity.door import Guest
from nonuple.contest import commands as ask
from nonuple.contest.desk.solutions import candidates_of, solutions_of
from nonuple.contest.people import Arbiter, Block, Entrant
from nonuple.contest.rounds import Round, Sheet
from nonuple.contest.written import NOTHING_WRITTEN, WrittenSlip
from nonuple.errors import Refusal
from nonuple.pieces.draw import has
from nonuple.play.duplicate.events import Ruling
from nonuple.play.duplicate.state import Phase
from nonuple.slips.slip import SlipFault
from nonuple.slips.verdict import Opinion, Sanction
from nonuple.words_io.library import open_lexicon
from tests.contest.room import (
    ARBITER,
    CHIEF,
    COMMISSION,
    DOUBLE,
    OTHER_ARBITER,
    OWNER,
    Room,
    across,
    down,
    player,
)

_NEXT: dict[Phase, ask.ChiefCommand] = {
    Phase.DRAW: ask.EndAnnouncement(),
    Phase.CLOCK: ask.StartClock(),
    Phase.PLAY: ask.CloseSlips(),
    Phase.RETAIN: ask.Retain(),
    Phase.RESUME: ask.Resume(),
    Phase.OVER: ask.EndAnnouncement(),
}
Wish = tuple[Guest, ask.ContestCommand]
TABLES = 5
RULINGS: tuple[Ruling, ...] = get_args(Ruling)
REHEARSED = {1: ("AEIRTLN", "H4"), 2: ("AEIRTSN", "15H"), 3: ("EEIRTAN", "12C")}
"""Letters of the first turns, and a place where a word that is not admitted could lie."""


class Wanderers:
    """A contest that is played at random, the same for the same seed."""

    def __init__(self, room: Room, seed: int) -> None:
        self.room = room
        self.random = Random(seed)
        self.lexicon = open_lexicon()

    @property
    def game(self) -> int:
        return self.room.run.number

    def open_game(self) -> None:
        choose = self.random.choice
        self.room.open_game(
            source="program",
            edition=choose(["2026", "2026", "2010", "2009", "box"]),
            time=choose(["normal", "blitz", None]),
        )

    def original_game(self) -> None:
        self.room.open_game(
            source="program",
            formula=self.random.choice(["normal", "7/8", "joker"]),
            pairs=self.random.random() < 0.3,
            sudden_death=self.random.random() < 0.6,
        )

    def rehearsed_game(self) -> None:
        """Known letters, so that a word refused can be played again."""
        self.room.open_game(source="bag", edition=self.random.choice(["2026", "2010", "2009"]))

    def go(self, steps: int) -> None:
        for _ in range(steps):
            if self.room.contest.live is None or (self.room.run.over and self.random.random() < 0.3):
                self.random.choice([self.open_game, self.original_game, self.rehearsed_game])()
            self.step()

    def step(self) -> None:
        doing = self.random.choices(
            [
                self.go_on,
                self.write,
                self.correct,
                self.answer,
                self.quarrel,
                self.disturb,
                self.let_time_pass,
            ],
            weights=[8, 6, 8, 4, 4, 2, 2],
        )[0]
        wish = doing()
        if wish is None:
            return
        try:
            self.room.do(*wish)
        except Refusal as refusal:
            assert str(refusal)

    # What each of them does

    def go_on(self) -> Wish | None:
        """The chief arbiter's next stage."""
        phase = self.room.run.state.phase
        if self.room.run.state.undone is not None and self.random.random() < 0.4:
            return CHIEF, ask.Redo()
        if phase is Phase.DRAW and self.room.stage == "draw":
            self.room.wait(20)
            return CHIEF, ask.Draw(letters=self.some_letters())
        if phase is Phase.PLAY:
            self.room.wait(self.random.choice([10, 160, 200]))
        return CHIEF, _NEXT[phase]

    def write(self) -> Wish | None:
        played = self.some_round(last=True)
        if played is None:
            return None
        slip, handed = self.some_slip(played), self.random.random() < 0.3
        return player(self.some_table()), ask.WriteSlip(
            self.game, played.draw, slip, handed, self.room.now - 30
        )

    def correct(self) -> Wish | None:
        played = self.some_round(last=self.random.random() < 0.7)
        if played is None:
            return None
        draw, table, random = played.draw, self.some_table(), self.random
        sheet = self.sheet_at(played, table)
        seen = sheet.revision if sheet and random.random() < 0.9 else 0
        wishes: list[ask.ContestCommand] = [
            *[ask.EnterSlip(self.game, draw, table, slip=self.some_slip(played), seen=seen)] * 4,
            ask.EnterSolution(self.game, draw, table, number=random.randint(1, 12), seen=seen),
            ask.EnterTop(self.game, draw),
            ask.EnterMissing(self.game, draw),
            ask.TakeBack(self.game, draw, table),
            ask.MoveNotes(self.game, draw, (table,), random.choice(["sent", "lost", "received"])),
        ]
        return random.choice([CHIEF, ARBITER, OTHER_ARBITER]), random.choice(wishes)

    def answer(self) -> Wish | None:
        """What somebody is waited for."""
        random, wishes = self.random, list[Wish]()
        for played in self.room.run.rounds.values():
            for sitting, sheet in played.sheets.items():
                where = played.draw, self.room.run.table_at(played, sitting) or 0
                if sheet.late is not None:
                    wishes.append((CHIEF, ask.RuleLate(self.game, *where, accepted=random.random() < 0.5)))
                if sheet.judged is not None and sheet.judged.question is not None:
                    opinion = random.choice(list(Opinion))
                    wishes.append((CHIEF, ask.GiveOpinion(self.game, *where, opinion=opinion)))
                if sheet.rival is not None:
                    wishes.append((CHIEF, ask.SettleEntries(self.game, *where, taken=random.random() < 0.5)))
                if sheet.correction is not None:
                    wishes.append(
                        (CHIEF, ask.SettleCorrection(self.game, *where, taken=random.random() < 0.7))
                    )
                if sheet.case is not None and not sheet.ruled and random.random() < 0.3:
                    ruling = ask.RuleCase(
                        self.game,
                        *where,
                        points=random.randint(0, 60),
                        sanction=Sanction.NONE,
                        motive="admis",
                    )
                    wishes.append((COMMISSION, ruling))
        return random.choice(wishes) if wishes else None

    def quarrel(self) -> Wish | None:
        played = self.some_round(last=False)
        if played is None:
            return None
        draw, table, random = played.draw, self.some_table(), self.random
        sheet = self.sheet_at(played, table)
        points = random.randint(0, 60)
        wishes: list[Wish] = [
            (
                CHIEF,
                ask.Overrule(self.game, draw, table, points=points, sanction=Sanction.WARNING, motive="vu"),
            ),
            (CHIEF, ask.Overrule(self.game, draw, table, points=0, sanction=Sanction.ZERO, motive="vu")),
            (CHIEF, ask.Overrule(self.game, draw, table, sanction=Sanction.AVERAGE, motive="vu")),
            (CHIEF, ask.WithdrawOverruling(self.game, draw, table)),
            (DOUBLE, ask.Review(self.game, draw, table, seen=max(1, sheet.revision if sheet else 1))),
            (
                DOUBLE,
                ask.ProposeCorrection(self.game, draw, table, slip=self.some_slip(played), remark="relu"),
            ),
            (DOUBLE, ask.WithdrawReview(self.game, draw, table)),
            (DOUBLE, ask.WithdrawCorrection(self.game, draw, table)),
            (DOUBLE, ask.Refer(self.game, draw, table, why="doute")),
            (DOUBLE, ask.WithdrawReferral(self.game, draw, table)),
            (player(table), ask.Appeal(self.game, draw, "non")),
            (player(table), ask.MoveNotes(self.game, draw, (table,), "received")),
            (COMMISSION, ask.HearParty(self.game, draw, table, party="arbiter", said="illisible")),
            (COMMISSION, ask.BuildFile(self.game, draw, table, party="arbiter", motive="recours")),
            (COMMISSION, ask.TellParties(self.game, draw, table)),
            (COMMISSION, ask.AttachPiece(self.game, draw, table, what="photo", draws=(draw,))),
            (COMMISSION, ask.ForwardCase(self.game, draw, table, motive="recours", told=True)),
            (OWNER, ask.NameCommission(("Camille", "Claude")[: random.randint(0, 2)])),
            (
                COMMISSION,
                ask.Vote(self.game, draw, table, member="Claude", points=points, sanction=Sanction.NONE),
            ),
            (COMMISSION, ask.WeighCase(self.game, draw, table, both_ways=random.random() < 0.5)),
            (COMMISSION, ask.RequestDocuments(self.game, draw, table, wanted="le bulletin")),
            (COMMISSION, ask.CompleteFile(self.game, draw, table)),
            (
                COMMISSION,
                ask.AnswerFile(self.game, draw, table, points=points, sanction=Sanction.NONE, motive="admis"),
            ),
        ]
        return random.choice(wishes)

    def disturb(self) -> Wish:
        random, table, turn = self.random, self.some_table(), self.room.run.state.turn
        middle = random.randint(1, TABLES - 1)
        blocks = Arbiter("A", "Anne", (Block(1, middle),)), Arbiter("B", "Basile", (Block(middle + 1, 99),))
        wishes: list[Wish] = [
            (CHIEF, ask.CancelTurn(cause="timing")),
            (CHIEF, ask.Undo(turn=random.randint(1, turn))),
            (CHIEF, ask.Redo()),
            (CHIEF, ask.Interrupt()),
            (CHIEF, ask.CorrectTurn(turn=random.randint(1, turn), score=random.randint(0, 90))),
            (CHIEF, self.some_amendment()),
            (CHIEF, ask.TakeBackRetained()),
            (CHIEF, ask.TakeBackEnd()),
            (CHIEF, ask.CloseSlips()),
            (ARBITER, ask.Arrive(self.game, table, random.randint(1, turn + 1))),
            (OWNER, ask.NameArbiters(blocks)),
            (OWNER, ask.Withdraw((table,))),
            (OWNER, ask.Register((Entrant(f"Joueur {table}", "Ailleurs", table=table),))),
            (OWNER, self.some_change()),
            (OWNER, ask.Rename(f"Essai {table}")),
            (player(table), ask.DeclareTotal(self.game, random.randint(0, 900))),
        ]
        if random.random() < 0.1:
            word, ruling = random.choice(["EN", "NE", "XYLO"]), random.choice(RULINGS)
            since = random.randint(1, turn)
            wishes += [(COMMISSION, ask.RuleWord(self.game, word, ruling, "essai", since))] * 3
            wishes += [(CHIEF, ask.EndGame()), (CHIEF, ask.Exclude(self.game, table, "tricherie"))]
        return random.choice(wishes)

    def let_time_pass(self) -> None:
        self.room.wait(self.random.choice([5, 30, 120]))

    # What they choose from

    def some_letters(self) -> str | None:
        """Those of a real bag; none where the program draws."""
        run = self.room.run
        if run.chance is not None:
            return None
        known = REHEARSED.get(run.state.turn, ("", ""))[0]
        if len(known) == run.state.wanted and has(run.state.bag, known):
            return known
        return "".join(self.random.sample(run.state.bag, run.state.wanted))

    def some_amendment(self) -> ask.AmendTurn:
        """Another word of the same score, or other letters, at a past turn."""
        run, random = self.room.run, self.random
        if not run.turns:
            return ask.AmendTurn(turn=1)
        played = random.choice(run.turns)
        if run.chance is None and random.random() < 0.5:
            letters = list(run.state.turns[played.turn - 1].drawn)
            letters[random.randrange(len(letters))] = random.choice(run.state.bag or "E")
            return ask.AmendTurn(turn=played.turn, letters="".join(letters))
        move = random.choice(candidates_of(played, self.lexicon)).move
        return ask.AmendTurn(turn=played.turn, ref=move.ref, word=move.word)

    def some_table(self) -> int:
        return self.random.randint(1, TABLES)

    def some_change(self) -> ask.Change:
        """Somebody moves to a table, free or not; or two change places."""
        one, other = self.random.sample(sorted(self.room.contest.seating.players), 2)
        there = self.random.choice([other, self.some_table(), TABLES + 1])
        changes = [self._moved(one, there)]
        if self.random.random() < 0.5:
            changes = [self._moved(one, other), self._moved(other, one)]
        return ask.Change(tuple(changes))

    def _moved(self, table: int, to: int) -> ask.Changed:
        return ask.Changed(table, self.room.entrant(table, to))

    def sheet_at(self, played: Round, table: int) -> Sheet | None:
        sitting = self.room.run.player_at(played, table)
        return None if sitting is None else played.sheets.get(sitting)

    def some_round(self, *, last: bool) -> Round | None:
        run = self.room.run
        rounds = [run.current] if last and run.current is not None else list(run.rounds.values())
        return self.random.choice(rounds) if rounds else None

    def some_slip(self, played: Round) -> WrittenSlip:
        """Often a good one, or nearly; a word that does not exist often enough to be played again."""
        random = self.random
        if self.room.run.chance is None and random.random() < 0.4 and played.turn in REHEARSED:
            ref = REHEARSED[played.turn][1]
            return (down if ref[0].isdigit() else across)("RATEIN", ref, 14)
        kind: Callable[[], WrittenSlip] = random.choice(
            [self._good(played)] * 3 + [self._nearly(played)] * 2 + [self._invented(played), _faulty, _blank]
        )
        return kind()

    def _good(self, played: Round) -> Callable[[], WrittenSlip]:
        move = self.random.choice(solutions_of(played, self.lexicon)[:20])
        written = down if move.ref[0].isdigit() else across
        return lambda: written(move.word, move.ref, move.score)

    def _nearly(self, played: Round) -> Callable[[], WrittenSlip]:
        move = self.random.choice(solutions_of(played, self.lexicon)[:20])
        written = down if move.ref[0].isdigit() else across
        ref = self.random.choice([None, move.ref, move.ref[::-1], "A1"])
        score = self.random.choice([None, move.score, move.score + 7])
        return lambda: written(move.word, ref, score)

    def _invented(self, played: Round) -> Callable[[], WrittenSlip]:
        move = self.random.choice(solutions_of(played, self.lexicon)[:20])
        written = down if move.ref[0].isdigit() else across
        return lambda: written("".join(sorted(move.word.upper())), move.ref, move.score)


def _faulty() -> WrittenSlip:
    return WrittenSlip(("MOTS",), "H4", 12, (SlipFault.MISCONDUCT, SlipFault.LATE))


def _blank() -> WrittenSlip:
    return NOTHING_WRITTEN
