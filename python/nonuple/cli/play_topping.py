"""`nonuple play topping`: a whole game of tops against the clock, and against a computer if one likes."""

import secrets
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter

from nonuple.cli.saved import SavedGame
from nonuple.cli.terminal import HELP, Quit, TerminalTable, TimeIsOver, word_and_place
from nonuple.errors import Refusal
from nonuple.pieces.draw import secret_of_seed
from nonuple.pieces.formula import NORMAL
from nonuple.pieces.notation import Ref, in_brackets, squares_of
from nonuple.play.duplicate.prepared import Chance, prepare
from nonuple.play.duplicate.settings import Settings, checked
from nonuple.play.masked import SALT
from nonuple.play.topping import events as on
from nonuple.play.topping.deciding import LIMIT, expire, prepared_topping, propose, start_run, top_of, turned
from nonuple.play.topping.rivals import LEVELS
from nonuple.play.topping.runs import BestTime, ToppingRun, records, run_after, started
from nonuple.rulebooks.registry import CURRENT
from nonuple.texts import play as texts
from nonuple.words.lexicon import Lexicon
from nonuple.words_io.library import Library
from nonuple.words_io.naming import sentence_on
from nonuple.words_io.schooling import commonness

_YOU, _RIVAL = "", "rival"
_RECORDS = "topping-records.json"
_SHOWN = 5


def topping(
    *,
    formula: str = NORMAL.name,
    edition: str = CURRENT,
    limit: Annotated[int, Parameter(show_default=True)] = LIMIT,
    seed: int | None = None,
    rival: Annotated[int | None, Parameter(metavar="N")] = None,
    lexicon: str | None = None,
    save: Path | None = None,
    plain: bool = False,
) -> None:
    if rival is not None and rival not in LEVELS:
        raise Refusal(texts.BAD_LEVEL, level=rival)
    screen, library = TerminalTable(plain=plain), Library.of_user()
    kept = SavedGame(save, "topping", on.ToppingFact)
    events = kept.read()
    if events:
        prepared = events[0]
        words = library.resolve(prepared.lexicon)
        events = (*events, *(on.RunLost(name, screen.now(), "") for name in _going_on(events)))
    else:
        words = library.resolve(lexicon)
        secret = secrets.token_bytes(32) if seed is None else secret_of_seed(seed)
        settings = checked(Settings(edition=edition, formula=formula))
        game = prepare(settings, Chance(secret, SALT), words)
        common = () if rival is None else commonness(words, (turn.word for turn in game.record.turns))
        prepared = prepared_topping(game, words, limit=limit, as_prepared=rival is not None, common=common)
        events = (prepared, *_first(prepared, words, rival, screen.now()))
    sitting = _Sitting(screen, kept, words, prepared, events)
    kept.write(events)
    sitting.play(library.data / _RECORDS)


def _first(
    prepared: on.ToppingPrepared, words: Lexicon, rival: int | None, at: float
) -> tuple[on.RunStarted, ...]:
    own = start_run(prepared, words, _YOU, at=at)
    return (own,) if rival is None else (own, start_run(prepared, words, _RIVAL, at=at, level=rival))


def _going_on(events: tuple[on.ToppingFact, ...]) -> list[str]:
    return [name for name, run in _runs(events).items() if not run.over]


def _runs(events: tuple[on.ToppingFact, ...]) -> dict[str, ToppingRun]:
    runs: dict[str, ToppingRun] = {}
    for event in events:
        if isinstance(event, on.RunStarted):
            runs[event.player] = started(event)
        elif not isinstance(event, on.ToppingPrepared):
            runs[event.player] = run_after(runs[event.player], event)
    return runs


@dataclass
class _Sitting:
    """One who plays, from here on."""

    screen: TerminalTable
    kept: SavedGame
    lexicon: Lexicon
    prepared: on.ToppingPrepared
    events: tuple[on.ToppingFact, ...]

    def __post_init__(self) -> None:
        self.runs = _runs(self.events)

    @property
    def own(self) -> ToppingRun:
        return self.runs[_YOU]

    def play(self, best: Path) -> None:
        self.screen.say(texts.TOPPING_WELCOME, limit=round(self.prepared.limit))
        self.screen.tell(sentence_on(self.lexicon), style="dim")
        try:
            while not self.own.over:
                self._turn()
        except Quit:
            self.screen.leave(self.kept.path)
            return
        while self._rival_goes_on():
            self._rival_turns()
        self._show_times()
        self._show_records(best)

    # A turn

    def _turn(self) -> None:
        self._show_letters()
        turn = len(self.own.turns)
        while len(self.own.turns) == turn:
            try:
                self._hear(self.screen.ask(texts.PROPOSAL, until=self.own.since + self.prepared.limit))
            except TimeIsOver:
                self._add(expire(self.prepared, self.own, self.lexicon, self.screen.now()))
            except Refusal as refusal:
                self.screen.refuse(refusal)
        self._show_top()
        if self._rival_goes_on():
            self._rival_turns()
            self._show_rival()

    def _hear(self, typed: str) -> None:
        now = self.screen.now()
        if now >= self.own.since + self.prepared.limit:
            raise TimeIsOver
        word, ref, _ = ("", "", None) if typed.casefold() in HELP else word_and_place(typed)
        if not word or not ref:
            self.screen.say(texts.PLACE_TOO)
            return
        caused = propose(self.prepared, self.own, self.lexicon, word=word, ref=ref, at=now)
        self._add(caused)
        if len(caused) == 1:
            self.screen.say(texts.NOT_THE_TOP)

    def _rival_goes_on(self) -> bool:
        return _RIVAL in self.runs and not self.runs[_RIVAL].over

    def _rival_turns(self) -> None:
        run = self.runs[_RIVAL]
        if run.finds is None:
            self._add(expire(self.prepared, run, self.lexicon, run.since + self.prepared.limit))
        else:
            top = top_of(run.state, self.lexicon)
            self._add((turned(self.prepared, run, self.lexicon, top, run.since + run.finds),))

    def _add(self, caused: tuple[on.ToppingFact, ...]) -> None:
        self.events = (*self.events, *caused)
        for event in caused:
            if not isinstance(event, on.ToppingPrepared):
                self.runs[event.player] = run_after(self.runs[event.player], event)
        self.kept.write(self.events)

    # What is shown

    def _show_letters(self) -> None:
        state, screen = self.own.state, self.screen
        screen.line()
        screen.say(texts.TURN, "bold", turn=state.turn)
        last = state.turns[-1] if state.turns else None
        screen.board(state.board, squares_of(Ref.parse(last.ref), last.word) if last else ())
        screen.rack(state.rack, "")

    def _show_top(self) -> None:
        laid, topped = self.own.state.turns[-1], self.own.turns[-1]
        self.screen.say(
            texts.FOUND_IN if topped.found else texts.GIVEN,
            "bold green" if topped.found else "bold",
            ref=laid.ref,
            word=in_brackets(laid.word),
            score=laid.score,
            seconds=round(topped.seconds),
        )
        self.screen.say(texts.TIME_SO_FAR, "dim", time=clock_time(self.own.seconds))

    def _show_rival(self) -> None:
        last = self.runs[_RIVAL].turns[-1]
        told = texts.RIVAL_FOUND if last.found else texts.RIVAL_MISSED
        self.screen.say(told, "dim", seconds=round(last.seconds))

    def _show_times(self) -> None:
        own, screen = self.own, self.screen
        screen.line()
        screen.say(texts.GAME_OVER, "bold")
        given = len(own.turns) - own.found
        screen.say(texts.YOUR_TIME, time=clock_time(own.seconds), found=own.found, given=given)
        rival = self.runs.get(_RIVAL)
        if rival is None:
            return
        time = clock_time(rival.seconds)
        screen.say(texts.RIVAL_TIME, level=rival.level, time=time, found=rival.found)
        mine, theirs = round(own.seconds), round(rival.seconds)
        screen.say(
            texts.YOU_WIN if mine < theirs else texts.RIVAL_WINS if mine > theirs else texts.EQUAL_TIMES
        )

    def _show_records(self, path: Path) -> None:
        own, game = self.own, self.prepared.game
        today = datetime.now(UTC).date().isoformat()
        time = BestTime(
            "", own.seconds, len(own.turns), own.found, game.settings.formula, self.prepared.limit, today
        )
        times = (*_read_times(path), time)
        _write_times(path, times)
        best = records(times, time.formula, time.limit, _SHOWN)
        if best[0] == time and len(best) > 1:
            self.screen.say(texts.NEW_RECORD, "bold green")
        self.screen.say(texts.RECORDS)
        for rank, one in enumerate(best, start=1):
            told = {"rank": rank, "time": clock_time(one.seconds), "date": one.on}
            self.screen.say(texts.RECORD_LINE, found=one.found, turns=one.turns, **told)


def clock_time(seconds: float) -> str:
    """`12:05`."""
    minutes, left = divmod(round(seconds), 60)
    return f"{minutes}:{left:02}"


def _read_times(path: Path) -> tuple[BestTime, ...]:
    """Those kept so far; a file that is none of ours holds none."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=tuple[BestTime, ...])
    except (OSError, msgspec.MsgspecError):
        return ()


def _write_times(path: Path, times: tuple[BestTime, ...]) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.encode(times))
    except OSError:
        return  # a time that cannot be kept was played all the same
