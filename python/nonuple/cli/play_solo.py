"""`nonuple play solo`: duplicate alone, a game of the program or a published one behind its mask."""

import secrets
from dataclasses import dataclass
from datetime import date
from functools import reduce
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from nonuple.cli.games import read_game
from nonuple.cli.saved import SavedGame
from nonuple.cli.terminal import HELP, Quit, TerminalTable, TimeIsOver, share_of_top, word_and_place
from nonuple.errors import Refusal
from nonuple.pieces.draw import secret_of_seed
from nonuple.pieces.formula import NORMAL
from nonuple.pieces.notation import Ref, in_brackets, squares_of
from nonuple.play.daily import Daily, record_of
from nonuple.play.duplicate.settings import Settings, checked, time_control
from nonuple.play.masked import drawn_by_program, unlayable
from nonuple.play.record import Record
from nonuple.play.solo import commands as ask
from nonuple.play.solo.deciding import begin_solo, decide_solo, time_is_over
from nonuple.play.solo.events import SoloFact, SoloOutcome, SoloSlip
from nonuple.play.solo.hints import PRICES, next_step
from nonuple.play.solo.report import remark_on, report_of
from nonuple.play.solo.state import SoloState, apply_solo, replay_solo
from nonuple.play.ticking import ResumeTime, StopTime
from nonuple.rulebooks.registry import CURRENT
from nonuple.slips.verdict import Verdict
from nonuple.texts import home as home_texts
from nonuple.texts import play as texts
from nonuple.words.lexicon import Lexicon
from nonuple.words_io.library import Library
from nonuple.words_io.naming import sentence_on
from nonuple.words_io.readings import readings_of

_PASS = frozenset({"-", "passe", "passer", "pass"})
_HINT = frozenset({"?", "indice", "hint"})
_PAUSE = frozenset({"p", "pause"})
_SHOW = frozenset({"r", "revoir", "show"})


def solo(
    file: Annotated[str | None, Parameter(name="FILE", allow_leading_hyphen=True)] = None,
    /,
    *,
    formula: str = NORMAL.name,
    edition: str = CURRENT,
    time: str | None = None,
    seed: int | None = None,
    day: str | None = None,
    judged: bool = False,
    lexicon: str | None = None,
    save: Path | None = None,
    plain: bool = False,
) -> None:
    screen = TerminalTable(plain=plain)
    kept = SavedGame(save, "solo", SoloFact)
    events = kept.read()
    library = Library.of_user()
    if events:
        state = replay_solo(events)
        words = library.resolve(state.begun.lexicon)
    else:
        words = library.resolve(lexicon)
        daily = None if day is None else _of_day(day)
        record = record_of(daily, words) if daily else _game(file, formula, edition, seed, words)
        seconds = None if time is None else time_control(time).longest
        events = begin_solo(record, words, seconds=seconds, judged=judged, daily=daily, at=screen.now())
        state = replay_solo(events)
        kept.write(events)
    _Sitting(screen, kept, words, events, state).play()


def _of_day(day: str) -> Daily:
    try:
        return Daily(date.fromisoformat(day))
    except ValueError:
        raise Refusal(texts.BAD_DAY, day=day) from None


def _game(file: str | None, formula: str, edition: str, seed: int | None, words: Lexicon) -> Record:
    if file is not None:
        return read_game(file)
    secret = secrets.token_bytes(32) if seed is None else secret_of_seed(seed)
    return drawn_by_program(checked(Settings(edition=edition, formula=formula)), secret, words)


@dataclass
class _Sitting:
    """One who plays, from here on."""

    screen: TerminalTable
    kept: SavedGame
    lexicon: Lexicon
    events: tuple[SoloFact, ...]
    state: SoloState

    def play(self) -> None:
        self.screen.say(texts.SOLO_WELCOME)
        self.screen.tell(sentence_on(self.lexicon), style="dim")
        try:
            if self._stands_still():
                self._do(ResumeTime())
            while self.state.phase != "over":
                self._turn()
        except Quit:
            self._leave()
            return
        self._show_report()

    def _stands_still(self) -> bool:
        """Whether the game was left in the middle of a turn's time: it goes on from where it stood."""
        time = self.state.time
        if self.state.phase != "search" or time is None:
            return False
        if time.running:
            self._add(decide_solo(self.state, StopTime(), self.lexicon, time.since))
        return True

    def _leave(self) -> None:
        if self.state.phase == "search" and self.state.time is not None and self.state.time.running:
            self._do(StopTime())
        self.screen.leave(self.kept.path)
        if self.state.outcomes:
            self._show_total()

    # A turn

    def _turn(self) -> None:
        if self.state.phase == "shown":
            self._do(ask.GoOn())
        self._show_letters()
        number = self.state.number
        while self.state.phase == "search" and self.state.number == number:
            try:
                self._answer(self.screen.ask(texts.YOUR_WORD, until=self._ends()))
            except TimeIsOver:
                self.screen.ring(texts.TIME_OVER)
                self._add(time_is_over(self.state, self.lexicon))
            except Refusal as refusal:
                self.screen.refuse(refusal)
        self._show_solution()

    def _ends(self) -> float | None:
        return self.state.time.ends if self.state.time else None

    def _answer(self, typed: str) -> None:
        ends = self._ends()
        if ends is not None and self.screen.now() > ends:
            raise TimeIsOver
        said = typed.casefold()
        if not typed or said in HELP:
            self.screen.say(texts.SOLO_HELP)
        elif said in _HINT:
            self._do(ask.TakeHint())
            self._show_hint()
        elif said in _SHOW:
            self._show_letters()
        elif said in _PAUSE:
            self._do(StopTime())
            self.screen.ask(texts.PAUSED)
            self._do(ResumeTime())
        elif said in _PASS:
            self._do(ask.HandIn())
        else:
            word, ref, score = word_and_place(typed)
            if not word:
                raise Refusal(texts.NOT_UNDERSTOOD, typed=typed)
            self._check_laid(word, ref)
            self._do(ask.HandIn(SoloSlip(word, ref, score)))

    def _check_laid(self, word: str, ref: str) -> None:
        """A slip of the fingers costs nothing; whether a word is admitted is told after it was played."""
        judged, turn = self.state.begun.judged, self.state.turn
        objection = None if judged or not ref else unlayable(turn, self.lexicon, ref, word)
        if objection is not None:
            raise objection

    def _do(self, wish: ask.SoloCommand) -> None:
        self._add(decide_solo(self.state, wish, self.lexicon, self.screen.now()))

    def _add(self, caused: tuple[SoloFact, ...]) -> None:
        self.events = (*self.events, *caused)
        self.state = reduce(apply_solo, caused, self.state)
        self.kept.write(self.events)

    # What is shown

    def _show_letters(self) -> None:
        screen, state = self.screen, self.state
        screen.line()
        screen.say(texts.TURN, "bold", turn=state.number)
        last = state.seen[-1].retained if state.seen else None
        screen.board(state.board, squares_of(Ref.parse(last.ref), last.word) if last else ())
        screen.rack(state.turn.rack.letters, str(state.turn.rack))
        if state.time is not None:
            screen.say(texts.TIME_LEFT, "dim", seconds=round(state.time.left_at(screen.now())))

    def _show_hint(self) -> None:
        step = self.state.hints[-1]
        found = self.state.standing.told[step]
        if isinstance(found, bool):
            found = (texts.YES if found else texts.NO).say()
        question = home_texts.HINTS[step]
        self.screen.say(texts.HINT, question=question, answer=found, price=PRICES[step])
        following = next_step(self.state.hints)
        if following is not None:
            question = home_texts.HINTS[following]
            self.screen.say(texts.NEXT_HINT, "dim", question=question, price=PRICES[following])

    def _show_solution(self) -> None:
        outcome, screen = self.state.last, self.screen
        if outcome is None:
            return
        retained = self.state.turn.retained
        remark = remark_on(self.state, outcome)
        if remark is not None:
            screen.tell(remark.explain() if isinstance(remark, Verdict) else str(remark), style="yellow")
        found = outcome.gross == self.state.turn.top
        points = {"points": outcome.points, "price": outcome.price}
        screen.say(texts.YOUR_POINTS_HINTED if outcome.price else texts.YOUR_POINTS, **points)
        screen.say(
            texts.TOP_FOUND if found else texts.TOP_WAS,
            "bold green" if found else "bold",
            ref=retained.ref,
            word=in_brackets(retained.word),
            score=retained.score,
        )
        self._describe(retained.word)
        if not found:
            self._show_missed(outcome)
        self._show_total()

    def _show_missed(self, outcome: SoloOutcome) -> None:
        for group in outcome.missed:
            moves = ", ".join(f"{in_brackets(one.word)} {one.ref} {one.score}" for one in group.moves[:3])
            cause = home_texts.CAUSES[group.cause]
            self.screen.say(texts.MISSED, "dim", cause=cause, count=group.count, moves=moves)

    def _describe(self, word: str) -> None:
        for reading in readings_of(word)[:2]:
            self.screen.tell(reading.describe(), style="dim")

    def _show_total(self) -> None:
        report = report_of(self.state)
        self.screen.say(texts.TOTAL, total=report.total, top=report.top, share=share_of_top(report.percent))
        if report.unaided.left_out:
            self.screen.say(texts.HINTED_LEFT_OUT, "dim", count=report.unaided.left_out)

    def _show_report(self) -> None:
        report, screen = report_of(self.state), self.screen
        screen.line()
        screen.say(texts.GAME_OVER, "bold")
        screen.say(texts.TOPS_FOUND, tops=report.tops, turns=report.turns)
        if report.price:
            screen.say(texts.HINTS_COST, price=report.price)
        if report.warnings:
            screen.say(texts.WARNINGS, warnings=report.warnings, deduction=report.deduction)
        for one in report.missed[:5]:
            cause = home_texts.CAUSES[one.cause]
            word = in_brackets(one.word)
            screen.say(texts.LOST, turn=one.turn, word=word, ref=one.ref, lost=one.lost, cause=cause)
        self._show_total()
