"""A hall as it plays a game of a plan: its chief, its desks, its commission, all at once."""

from contextlib import suppress
from random import Random

from msgspec.structs import replace

from nonuple.contest import commands as ask
from nonuple.contest.asking import Asking
from nonuple.contest.desk.solutions import solutions_of
from nonuple.contest.events import GameHappened
from nonuple.contest.office.organising import opened_game
from nonuple.contest.office.roster import in_event
from nonuple.contest.people import PlayerId
from nonuple.contest.rounds import Round
from nonuple.contest.run import Run
from nonuple.contest.written import NOTHING_WRITTEN, Main, WrittenSlip
from nonuple.errors import Refusal
from nonuple.play.duplicate.events import Ended
from nonuple.play.duplicate.state import Phase
from nonuple.slips.slip import By
from nonuple.slips.verdict import Opinion, Sanction
from tests.between.plans import Deed, Plan, lexicon
from tests.contest.room import CHIEF, COMMISSION, Room, across, down
from tests.contest.wandering import Wanderers


class Hall(Room):
    """Who plays is told by `entries`: the players of this contest by what the event calls them."""

    def __init__(self, plan: Plan, id: str) -> None:
        self.plan, self.id, self.game = plan, id, 0
        self.entries: dict[str, PlayerId] = {}
        super().__init__(0, phones=False)
        self._writer = Wanderers(self, 0)

    # A game

    def begin(self, game: int, opening: ask.OpenGame) -> None:
        """Each hall opens the same sealed game; how one follows another has laws of its own."""
        self.game = game
        self.store(opened_game(Asking(self.contest, CHIEF, self.moment, self.means), opening), CHIEF.name)

    def step(self, command: ask.ChiefCommand) -> None:
        """What the chief does next, once there has been time; letters rejected are drawn anew."""
        self.wait(30)
        self.do(CHIEF, command)
        if isinstance(command, ask.Draw) and self.run.state.phase is Phase.DRAW:
            self.step(command)

    @property
    def steps(self) -> tuple[ask.ChiefCommand, ...]:
        """A turn, as the chief directs it."""
        clock = (ask.StartClock(), ask.CloseSlips()) if self.run.state.settings.time is not None else ()
        return ask.Draw(), *clock, ask.Retain(), ask.EndAnnouncement()

    def take_slips(self) -> None:
        """What everybody who plays has written of the turn, as the desks enter it."""
        played = self.run.turns[-1]
        for entry, id in self.entries.items():
            slip = self.written(played, entry)
            if slip is not None and self.contest.playing(self.run, id, played.turn):
                self.enter(CHIEF, played.draw, self.run.seating.tables[id], slip)
        if self.plan.complete:
            self.do(CHIEF, ask.EnterMissing(self.run.number, played.draw))
        self.answer(played)

    def written(self, played: Round, entry: str, *more: object) -> WrittenSlip | None:
        """A slip of any kind; none where it got lost. It depends on nothing but the plan and the turn."""
        chance = self.plan.random(self.game, played.turn, entry, *more)
        if chance.random() < 0.05:
            return None
        if chance.random() < 0.15:
            return self._contradictory(played, chance)
        self._writer.random = chance
        return self._writer.some_slip(played)

    def _contradictory(self, played: Round, chance: Random) -> WrittenSlip:
        """A word with the reference of another; now and then the desk said which of the two holds."""
        one, other = chance.choices(solutions_of(played, lexicon())[:20], k=2)
        is_down = one.ref[0].isdigit()
        slip = (down if is_down else across)(
            one.word, other.ref, chance.choice((one.score, other.score, None))
        )
        by: By | None = chance.choice((None, "reference", "letters"))
        main = Main(one.word.upper(), "V" if is_down else "H", by)
        return replace(slip, principal=main) if by else slip

    def answer(self, played: Round) -> None:
        """Every question, the same way for the same question."""
        for entry, id in self.entries.items():
            sheet = played.sheets.get(id)
            if sheet is None or sheet.judged is None or sheet.judged.question is None:
                continue
            chance = self.plan.random("opinion", sheet.judged.question.words)
            table = self.run.seating.tables[id]
            if self.plan.complete or self.plan.random(entry, played.turn).random() < 0.5:
                opinion = chance.choice(list(Opinion))
                self.do(CHIEF, ask.GiveOpinion(self.run.number, played.draw, table, opinion=opinion))

    def after(self, turn: int) -> None:
        """What the plan decides once a turn is announced."""
        last = turn == self.plan.turns[self.game - 1]
        for deed in self.plan.deeds:
            due = (
                deed.turn == turn if self.plan.when == "at once" else last and self.plan.when == "at the end"
            )
            if due and deed.game == self.game:
                self.decide(deed)

    def decide(self, deed: Deed) -> None:
        if deed.what == "struck":
            self.strike(deed)
            return
        id = self.entries.get(deed.entry)
        played = self.run.turns[deed.turn - 1]
        sheet = played.sheets.get(id) if id is not None else None
        if sheet is None or sheet.entry is None or self.run.excluded.get(id or PlayerId("")):
            return
        number, draw, table = self.run.number, played.draw, self.table(deed.entry)
        points = min(deed.chance, self.run.top(played))
        match deed.what:
            case "overruled":
                over = ask.Overrule(
                    number, draw, table, points=points, sanction=Sanction.WARNING, motive="vu"
                )
                self.do(CHIEF, over)
            case "average":
                with suppress(Refusal):  # nobody else of his desk has points
                    self.do(CHIEF, ask.Overrule(number, draw, table, sanction=Sanction.AVERAGE, motive="vu"))
            case "appealed":
                self.do(CHIEF, ask.Appeal(number, draw, "non", table=table))
                ruling = ask.RuleCase(
                    number, draw, table, points=points, sanction=Sanction.NONE, motive="admis"
                )
                self.do(COMMISSION, ruling)
            case "entered again":
                slip = self.written(played, deed.entry, "again") or NOTHING_WRITTEN
                self.enter(CHIEF, draw, table, slip)
                self.answer(played)

    def strike(self, deed: Deed) -> None:
        """A word that could have been played, and was retained nowhere, is struck from its turn on."""
        played = self.run.turns[deed.turn - 1]
        retained = {turn.word.upper() for turn in self.plan.games[self.game - 1].record.turns}
        words = [move.word.upper() for move in solutions_of(played, lexicon())[:20]]
        there = [word for word in dict.fromkeys(words) if word not in retained]
        if there:
            word = there[deed.chance % len(there)]
            self.do(COMMISSION, ask.RuleWord(self.run.number, word, "struck", "essai", since=deed.turn))

    def table(self, entry: str) -> int:
        return self.run.seating.tables[self.entries[entry]]

    def entries_of(self, run: Run) -> dict[str, PlayerId]:
        """Those who have a place in a game, by what the event calls them."""
        return {str(in_event(player)): player for player in run.seating.tables}

    def points_at(self, run: Run, turn: int) -> dict[str, int]:
        """What everybody is credited with at a turn."""
        sheets = run.turns[turn - 1].sheets
        decided = {player: sheet.decision for player, sheet in sheets.items() if sheet.decision is not None}
        return {
            entry: decided[player].credited
            for entry, player in self.entries_of(run).items()
            if player in decided and run.counts(player, turn)
        }

    def end(self) -> None:
        """As the letters would, later: each edition lets the turns stand."""
        ended = Ended("no-move", valid=len(self.run.turns))
        self.store((GameHappened(self.run.number, ended, self.epoch),), CHIEF.name)
        for deed in self.plan.deeds:
            if deed.game == self.game and self.plan.when == "once over":
                self.decide(deed)
