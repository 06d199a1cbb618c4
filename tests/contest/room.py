"""A contest played in memory: what the server does with a store and a clock, without either."""

from datetime import UTC, datetime, timedelta
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

from nonuple.activity.door import Guest, Opened
from nonuple.activity.port import Moment
from nonuple.contest import commands as ask
from nonuple.contest.asking import Asking, Means
from nonuple.contest.decide import decide
from nonuple.contest.desk.judging import judge_due
from nonuple.contest.events import ContestEvent, GameHappened, PlayersRegistered
from nonuple.contest.office.organising import registered
from nonuple.contest.people import Arbiter, Block, Entrant, Player, PlayerId, member_of
from nonuple.contest.rounds import Round, Sheet
from nonuple.contest.run import Run
from nonuple.contest.seating import Seated
from nonuple.contest.state import Contest, apply
from nonuple.contest.views import parts
from nonuple.contest.views.public import stage_of
from nonuple.contest.written import WrittenSlip
from nonuple.errors import Refusal
from nonuple.people.person import Entry, Person
from nonuple.play.duplicate import commands as game
from nonuple.play.duplicate.director import decide as direct
from nonuple.play.duplicate.events import WordRuled
from nonuple.slips.verdict import Verdict
from nonuple.texts import Text
from nonuple.words.lexicon import Lexicon
from nonuple.words_io.library import open_lexicon

CHIEF = Guest("chief", "Chloé")
OWNER = Guest("owner", "Olive")
ARBITER = Guest("arbiter", "Anne", "A")
OTHER_ARBITER = Guest("arbiter", "Basile", "B")
DOUBLE = Guest("double", "Denise")
COMMISSION = Guest("commission", "Camille")

ROUND_TRIP = msgspec.json.Decoder(ContestEvent)


def who(table: int) -> PlayerId:
    """The player who was registered at a table: all are, in the order of their tables."""
    return PlayerId(f"p{table}")


def registration(
    *players: tuple[PlayerId, tuple[str, ...]], tables: tuple[int, ...] = ()
) -> PlayersRegistered:
    """Those of some names, as a contest writes it down that they take part."""
    made = [
        Player(
            Entry(id, tuple(member_of(id, place) for place, _ in enumerate(names, start=1))),
            tuple(Person(member_of(id, place), name) for place, name in enumerate(names, start=1)),
        )
        for id, names in players
    ]
    seats = (Seated(one.id, table) for one, table in zip(made, tables, strict=False))
    return registered(made, tuple(seats))


def player(table: int) -> Guest:
    return Guest("player", f"Joueur {table}", who(table))


@cache
def _lexicon(name: str | None) -> Lexicon:
    return open_lexicon()


class Room:
    """Every event goes through JSON on its way, as in a store."""

    def __init__(self, tables: int = 4, *, phones: bool = True, seed: int = 0) -> None:
        self.contest = Contest("essai")
        self.now = 1000.0
        self.date = datetime(2026, 11, 16, 20, 0, tzinfo=UTC)
        self.epoch = "machine"
        self.log: list[tuple[bytes, str, str]] = []
        self.phones = phones
        self.seed = seed
        self.kept: tuple[WordRuled, ...] = ()
        self.store((Opened("Essai"),), "Olive")
        if tables:
            self.do(
                OWNER,
                ask.Register(tuple(Entrant(f"Joueur {n}", "Club", table=n) for n in range(1, tables + 1))),
            )
            middle = max(1, tables // 2)
            blocks = ((Block(1, middle),), (Block(middle + 1, 99_999),))
            self.do(
                OWNER,
                ask.NameArbiters((Arbiter("A", "Anne", blocks[0]), Arbiter("B", "Basile", blocks[1]))),
            )

    # Time

    def wait(self, seconds: float) -> None:
        self.now += seconds
        self.date += timedelta(seconds=seconds)
        self._run_clock()

    def _run_clock(self) -> None:
        run = self.contest.live
        if run is None or run.clock is None:
            return
        if self.now >= run.clock.signal and not run.signalled and run.state.phase.value == "play":
            self._happen(run, game.Signal(), run.clock.signal)
        if self.now >= run.clock.ends and run.state.phase.value == "play":
            self._happen(run, game.CloseSlips(), run.clock.ends)
            self.judge()

    def _happen(self, run: Run, command: game.GameCommand, at: float) -> None:
        caused = direct(run.state, command, _lexicon(None), at)
        self.store(tuple(GameHappened(run.number, event, self.epoch) for event in caused), "clock")

    # Asking

    @property
    def moment(self) -> Moment:
        return Moment(self.now, self.epoch, self.date)

    @property
    def means(self) -> Means:
        return Means(_lexicon, lambda size: Random(self.seed).randbytes(size), kept=lambda _: self.kept)

    def do(self, actor: Guest, command: ask.ContestCommand) -> None:
        if isinstance(command, ask.ChiefCommand) and command.seen is None and self.contest.live is not None:
            command = msgspec.structs.replace(command, seen=self.run.version)
        self.store(decide(Asking(self.contest, actor, self.moment, self.means), command), actor.name)
        self.judge()

    def entrant(self, table: int, to: int | None = None) -> Entrant:
        """Whoever sits at a table, as an organiser would write him down for this one or another."""
        one = self.contest.players[self.contest.seating.players[table]]
        first = one.people[0]
        return Entrant(one.name, first.club, first.series, first.category, one.partner, table=to or table)

    def refuses(self, actor: Guest, command: ask.ContestCommand) -> Text:
        """The sentence with which a wish is refused; nothing has happened then."""
        before = len(self.log)
        with pytest.raises(Refusal) as refused:
            self.do(actor, command)
        assert str(refused.value)
        assert len(self.log) == before
        return refused.value.text

    def store(self, events: tuple[ContestEvent, ...], author: str) -> None:
        for event in events:
            data, at = msgspec.json.encode(event), self.date.isoformat()
            self.log.append((data, author, at))
            apply(self.contest, ROUND_TRIP.decode(data), len(self.log), author, at)

    def judge(self) -> None:
        """Judge what is due until nothing is."""
        for run in self.contest.runs.values():
            while run.due:
                draw, table = min(run.due)
                judged = judge_due(self.contest, run, draw, table, _lexicon(None))
                run.due.discard((draw, table))
                if judged is not None:
                    self.store((judged,), "judge")

    def again(self) -> "Contest":
        """The contest folded anew from its log."""
        contest = Contest(self.contest.id)
        for number, (data, author, at) in enumerate(self.log, start=1):
            apply(contest, ROUND_TRIP.decode(data), number, author, at)
        return contest

    # A game

    @property
    def run(self) -> Run:
        run = self.contest.live
        assert run is not None
        return run

    def open_game(self, **settings: object) -> None:
        wish = {"source": "bag", "phones": self.phones, **settings}
        self.do(OWNER, msgspec.convert({"type": "OpenGame", **wish}, ask.OpenGame))

    def draw(self, letters: str | None) -> int:
        """A draw, the pause before it observed; its number."""
        run = self.run
        if run.state.turns and run.announced is None:
            self.do(CHIEF, ask.EndAnnouncement())
        self.wait(30)
        self.do(CHIEF, ask.Draw(letters=letters))
        return run.state.draws - 1

    def play(self, letters: str | None, **slips: WrittenSlip) -> int:
        """A whole playing time; slips by `t1`, `t2` … from phones."""
        draw = self.draw(letters)
        self.do(CHIEF, ask.StartClock())
        for name, slip in slips.items():
            self.do(player(int(name[1:])), ask.WriteSlip(self.run.number, draw, slip))
        self.wait(200)
        return draw

    def turn(self, letters: str | None, **slips: WrittenSlip) -> int:
        """A whole turn, its word retained and announced."""
        draw = self.play(letters, **slips)
        self.do(CHIEF, ask.Retain())
        self.do(CHIEF, ask.EndAnnouncement())
        return draw

    def parts(self, channel: str) -> dict[str, Any]:
        """What is sent of a channel, as it is read at the other end."""
        shown: dict[str, Any] = msgspec.json.decode(
            msgspec.json.encode(parts(self.contest, channel, self.means))
        )
        return shown

    def results(self, player: str) -> list[dict[str, Any]]:
        """What a player is shown of his turns."""
        shown = self.parts(f"player:{player}")
        return [part for name, part in shown.items() if name.startswith("result:")]

    @property
    def stage(self) -> str:
        return stage_of(self.contest.live)

    def enter(self, actor: Guest, draw: int, table: int, slip: WrittenSlip) -> None:
        self.do(
            actor,
            ask.EnterSlip(self.run.number, draw, table, slip=slip, seen=self.sheet(draw, table).revision),
        )

    def round(self, draw: int) -> Round:
        return self.run.rounds[draw]

    def sheet(self, draw: int, table: int) -> Sheet:
        played = self.round(draw)
        sitting = self.run.player_at(played, table)
        assert sitting is not None
        return played.sheet(sitting)

    def decision(self, draw: int, table: int) -> Verdict:
        decision = self.sheet(draw, table).decision
        assert decision is not None
        return decision

    def points(self, draw: int, table: int) -> int | None:
        return self.decision(draw, table).points

    def sanction(self, draw: int, table: int) -> str:
        return self.decision(draw, table).sanction

    def line(self, table: int) -> dict[str, Any]:
        """The line of a table in the ranking."""
        ranking: list[dict[str, Any]] = self.parts("results")["ranking"]
        return next(line for line in ranking if line["table"] == table)


def across(word: str, ref: str | None = None, score: int | None = None) -> WrittenSlip:
    return WrittenSlip((word,), ref, score)


def down(word: str, ref: str | None = None, score: int | None = None) -> WrittenSlip:
    return WrittenSlip(tuple(word), ref, score)
