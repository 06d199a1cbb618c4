"""Topping as a server hosts it: one game, and the way of each player through it.

A player sees his own letters and grid; of the others everybody sees how far they are and how long they took.
"""

from collections.abc import Callable, Iterable, Iterator

import msgspec

from nonuple.activity.codec import Codec
from nonuple.activity.door import LIFTS, AtDoor, Guest, check_role
from nonuple.activity.port import Computer, Moment
from nonuple.errors import Refusal
from nonuple.pieces.formula import Formula
from nonuple.play import hosted
from nonuple.play.masked import WantedGame
from nonuple.play.shown import BoardView, ClockView
from nonuple.play.topping import commands as ask
from nonuple.play.topping import events as on
from nonuple.play.topping.deciding import (
    expire,
    give_top,
    prepared_topping,
    propose,
    start_run,
    top_of,
    turned,
)
from nonuple.play.topping.runs import (
    PENALTY,
    BestTime,
    Proposal,
    Ranked,
    ToppingRun,
    ranking,
    records,
    run_after,
    started,
)
from nonuple.texts import home as home_texts
from nonuple.texts import topping as texts
from nonuple.words.lexicon import Lexicon

CODEC: Codec[on.ToppingFact | AtDoor] = Codec("topping", on.ToppingFact | AtDoor, ask.ToppingCommand, LIFTS)
CHANNEL = "topping"
_RUN = "run:"
_MOST_RUNS = 60

LAST_SECONDS = 15
"""When the clock of a turn calls for attention."""


class ToppingGameView(msgspec.Struct, frozen=True):
    edition: str
    formula: str
    variant: str
    lexicon: str
    limit: float
    turns: int
    """How many there are to the end."""
    bonus: tuple[int, ...]
    """Points for laying 0, 1, 2 ... letters."""
    penalty: int
    """Seconds that a top given costs besides the time of its turn."""


class RunView(msgspec.Struct, frozen=True):
    """How far somebody is."""

    player: str
    turn: int
    """In play; the last one once it is over."""
    found: int
    given: int
    seconds: float
    """Of the turns that are over, penalties included."""
    since: float | None
    """When the letters in play were announced."""
    over: bool
    left: bool
    level: int | None
    device: bool


class LettersView(msgspec.Struct, frozen=True):
    turn: int
    kept: str
    drawn: str


class ToppedView(msgspec.Struct, frozen=True):
    """A turn that is over."""

    turn: int
    rack: str
    ref: str
    word: str
    score: int
    seconds: float
    found: bool
    replaced: str | None = None
    """The letter that took the joker's place on the grid, in a joker game."""


class ToppingActivity(hosted.HomeActivity[ask.ToppingCommand]):
    everybody = CHANNEL
    roles = hosted.roles(CHANNEL)

    def __init__(
        self, id: str, means: hosted.HomeMeans, memos: Callable[[], Iterable[tuple[BestTime, ...]]]
    ) -> None:
        super().__init__(id, means)
        self.prepared: on.ToppingPrepared | None = None
        self.runs: dict[str, ToppingRun] = {}
        self._finished: list[BestTime] = []
        self._memos = memos

    @property
    def live(self) -> bool:
        """A computer that is left to itself keeps nobody from another game."""
        return any(_goes_on(run) and run.level is None for run in self.runs.values())

    @property
    def _computers_alone(self) -> bool:
        """Whoever is done waits for no computer: what it would still take is known."""
        return not self.live and any(run.level is None for run in self.runs.values())

    @property
    def memo(self) -> tuple[BestTime, ...]:
        return tuple(self._finished)

    def happen(self, event: on.ToppingFact, at: str) -> Iterable[str]:
        match event:
            case on.ToppingPrepared():
                gone = [f"{_RUN}{player}" for player in self.runs]
                self.prepared, self.runs, self.began = event, {}, self.number
                return (CHANNEL, *gone)
            case on.RunStarted(player):
                self.runs[player] = started(event)
            case _:
                player = event.player
                self.runs[player] = run_after(self.runs[player], event)
                self._keep_time(self.runs[player], event, at)
        return (CHANNEL, f"{_RUN}{player}")

    def _keep_time(self, run: ToppingRun, event: on.ToppingFact, at: str) -> None:
        """People's times of whole games are for the records of the house."""
        if isinstance(event, on.RunTurned) and run.over and run.level is None and self.prepared:
            self._finished.append(
                BestTime(
                    run.player,
                    run.seconds,
                    len(run.turns),
                    run.found,
                    self.prepared.game.settings.formula,
                    self.prepared.limit,
                    at[:10],
                )
            )

    # What is asked for

    def ahead(self, who: Guest, wish: ask.ToppingCommand, now: Moment) -> Callable[[], object] | None:
        if not isinstance(wish, ask.PrepareTopping):
            return None
        check_role(who, hosted.KEEPERS)
        return lambda: hosted.Done.of(lambda: self._prepared(wish))

    def decide(
        self, who: Guest, wish: ask.ToppingCommand, now: Moment, done: object = None
    ) -> tuple[on.ToppingFact, ...]:
        match wish:
            case ask.PrepareTopping():
                check_role(who, hosted.KEEPERS)
                return self._prepare(wish, done)
            case ask.SeatRival(player, level):
                check_role(who, hosted.PLAYERS)
                return self._start(player.strip(), now, level)
            case ask.StartRun(player):
                return self._start(self.acts_for(who, player), now)
            case ask.Propose(word, ref, player):
                run = self._run(self.acts_for(who, player))
                if run.level is not None:
                    raise Refusal(texts.HAS_PLAYED, name=run.player)
                prepared, lexicon = self._game()
                return propose(prepared, run, lexicon, word=word, ref=ref, at=now.at)
            case ask.AskTop(player):
                prepared, lexicon = self._game()
                return give_top(prepared, self._run(self.acts_for(who, player)), lexicon, now.at)
            case ask.LeaveRun(player):
                check_role(who, hosted.PLAYERS)
                run = self._run(who.name if who.role == "player" else player or "")
                return (on.RunLeft(run.player),) if _goes_on(run) else ()

    def _prepare(self, wish: ask.PrepareTopping, done: object) -> tuple[on.ToppingFact, ...]:
        if self.live:
            raise Refusal(home_texts.GOES_ON)
        return (hosted.outcome_of(done, lambda: self._prepared(wish)),)

    def _prepared(self, wish: ask.PrepareTopping) -> on.ToppingPrepared:
        game, lexicon = self.means.prepared(_drawn(wish.wanted)), self.means.lexicon(wish.wanted.lexicon)
        common = self.means.common(lexicon, (turn.word for turn in game.record.turns))
        return prepared_topping(game, lexicon, limit=wish.limit, common=common)

    def _start(self, player: str, now: Moment, level: int | None = None) -> tuple[on.ToppingFact, ...]:
        prepared, lexicon = self._game()
        if self._known(player) is not None or (level and player.casefold() in self._folded_devices()):
            raise Refusal(texts.HAS_PLAYED, name=player)
        if len(self.runs) >= _MOST_RUNS:
            raise Refusal(home_texts.TABLE_FULL, most=_MOST_RUNS)
        return (start_run(prepared, lexicon, player, at=now.at, epoch=now.epoch, level=level),)

    def _folded_devices(self) -> set[str]:
        return {one.casefold() for one in self.devices}

    def _known(self, player: str) -> ToppingRun | None:
        wanted = player.casefold()
        return next((run for name, run in self.runs.items() if name.casefold() == wanted), None)

    def _run(self, player: str) -> ToppingRun:
        run = self._known(player)
        if run is None:
            raise Refusal(texts.NOT_STARTED, name=player)
        return run

    def _game(self) -> tuple[on.ToppingPrepared, Lexicon]:
        if self.prepared is None:
            raise Refusal(home_texts.NOT_BEGUN)
        return self.prepared, self.means.lexicon(self.prepared.lexicon)

    # What happens by itself

    def due(self, now: Moment) -> float | None:
        goes_on = [self._due(run, now) for run in self.runs.values() if _goes_on(run)]
        if goes_on and self._computers_alone:
            return now.at
        return min(goes_on, default=None)

    def _due(self, run: ToppingRun, now: Moment) -> float:
        if run.epoch != now.epoch:
            return now.at
        assert self.prepared is not None, "a run goes on"
        return run.since + (self.prepared.limit if run.finds is None else run.finds)

    def happening(self, now: Moment) -> tuple[on.ToppingFact, ...]:
        """Time over, a computer that finds; and a turn begun by a clock that is gone begins anew."""
        return tuple(
            self._overtaken(run, now)
            for run in self.runs.values()
            if _goes_on(run) and (self._computers_alone or self._due(run, now) <= now.at)
        )

    def _overtaken(self, run: ToppingRun, now: Moment) -> on.ToppingFact:
        if run.epoch != now.epoch:
            return on.RunLost(run.player, now.at, now.epoch)
        prepared, lexicon = self._game()
        due = self._due(run, now)
        if run.finds is None:
            return expire(prepared, run, lexicon, due)[0]
        return turned(prepared, run, lexicon, top_of(run.state, lexicon), due)

    # What is shown

    def channels_of(self, who: Guest) -> tuple[str, ...]:
        names = (who.name,) if who.role == "player" else tuple(self.runs)
        return (CHANNEL, *(name for name in map(_channel, names) if self.may_read(who, name)))

    def may_read(self, who: Guest, channel: str) -> bool:
        """A run is for its player; for one who keeps the game if that player has no device of his own."""
        if channel == CHANNEL:
            return True
        if not channel.startswith(_RUN):
            return False
        player = channel.removeprefix(_RUN)
        run = self._known(player)
        if run is not None and run.level is not None:
            return False
        if who.role == "player":
            return player.casefold() == who.name.casefold()
        return who.role in ("owner", "keeper") and player.casefold() not in self._folded_devices()

    def parts(self, channel: str, computer: Computer) -> dict[str, object]:
        if channel == CHANNEL:
            return self._public()
        return run_parts(self.prepared, self._known(channel.removeprefix(_RUN)))

    def _public(self) -> dict[str, object]:
        if self.prepared is None:
            return dict.fromkeys(("game", "runs", "ranking", "records"))
        settings = self.prepared.game.settings
        best = [one for memo in self._memos() for one in memo]
        return {
            "game": ToppingGameView(
                settings.edition,
                settings.formula,
                settings.variant,
                self.prepared.lexicon,
                self.prepared.limit,
                len(self.prepared.game.record.turns),
                Formula.parse(settings.formula).bonus,
                PENALTY,
            ),
            "runs": tuple(self._views()),
            "ranking": tuple(ranking(self.runs)),
            "records": records(best, settings.formula, self.prepared.limit),
        }

    def _views(self) -> Iterator[RunView]:
        devices = self._folded_devices()
        for run in self.runs.values():
            yield RunView(
                player=run.player,
                turn=min(len(run.turns) + 1, run.state.turn) if not run.over else len(run.turns),
                found=run.found,
                given=len(run.turns) - run.found,
                seconds=run.seconds,
                since=run.since if _goes_on(run) else None,
                over=run.over,
                left=run.left,
                level=run.level,
                device=run.player.casefold() in devices,
            )


def run_parts(prepared: on.ToppingPrepared | None, run: ToppingRun | None) -> dict[str, object]:
    """What the player himself sees: neither the top nor when a computer will find it."""
    if run is None or prepared is None:
        return dict.fromkeys(("letters", "board", "clock", "proposals", "turns"))
    state, last = run.state, run.state.turns[-1] if run.state.turns else None
    goes_on = _goes_on(run)
    ends = run.since + prepared.limit if goes_on else None
    clock = ClockView("running" if goes_on else "ready", int(prepared.limit), LAST_SECONDS, ends=ends)
    return {
        "letters": LettersView(state.turn, state.kept + state.joker, state.drawn) if goes_on else None,
        "board": BoardView.showing(state.board, last),
        "clock": clock,
        "proposals": tuple(one for one in run.proposals if one.turn == state.turn),
        "turns": tuple(
            ToppedView(
                turn.n,
                turn.rack,
                turn.ref,
                turn.word,
                turn.score,
                topped.seconds,
                topped.found,
                turn.replaced,
            )
            for turn, topped in zip(state.turns, run.turns, strict=True)
        ),
    }


def _goes_on(run: ToppingRun) -> bool:
    return not (run.over or run.left)


def _channel(player: str) -> str:
    return f"{_RUN}{player}"


def _drawn(wanted: WantedGame) -> WantedGame:
    if wanted.game.strip():
        raise Refusal(texts.DRAWN_ONLY)
    return wanted


class Toppings(hosted.HomeKind):
    path = "toppings"
    codec = CODEC
    memo = tuple[BestTime, ...]

    def begin(self, id: str, memos: Callable[[], Iterable[tuple[BestTime, ...]]]) -> ToppingActivity:
        return ToppingActivity(id, self.means, memos)


SHAPES = {
    "game": ToppingGameView | None,
    "runs": tuple[RunView, ...] | None,
    "ranking": tuple[Ranked, ...] | None,
    "records": tuple[BestTime, ...] | None,
}
"""What each part of the channel of all is."""

RUN_SHAPES = {
    "letters": LettersView | None,
    "board": BoardView | None,
    "clock": ClockView | None,
    "proposals": tuple[Proposal, ...] | None,
    "turns": tuple[ToppedView, ...] | None,
}
