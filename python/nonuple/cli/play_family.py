"""`nonuple play famille`: a family's table: letters, the box's clock, the score book."""

import secrets
from dataclasses import dataclass
from functools import reduce
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.table import Table

from nonuple.cli.games import read_game
from nonuple.cli.saved import SavedGame
from nonuple.cli.terminal import Quit, TerminalTable, TimeIsOver, share_of_top, word_and_place
from nonuple.errors import Refusal
from nonuple.pieces.draw import secret_of_seed
from nonuple.pieces.notation import Ref, in_brackets, squares_of
from nonuple.play.duplicate.settings import Settings
from nonuple.play.family import commands as ask
from nonuple.play.family.book import BOX, score_book
from nonuple.play.family.deciding import FamilyAsking, begin_family, decide_family, family_time_over
from nonuple.play.family.events import FamilyFact
from nonuple.play.family.state import FamilyState, apply_family, replay_family
from nonuple.play.masked import drawn_by_program
from nonuple.play.record import Record
from nonuple.texts import play as texts
from nonuple.words.lexicon import Lexicon
from nonuple.words_io.library import Library
from nonuple.words_io.naming import sentence_on


def family(
    *names: Annotated[str, Parameter(name="NAME")],
    minutes: int = 3,
    game: Annotated[str | None, Parameter(metavar="FILE")] = None,
    own_bag: bool = False,
    seed: int | None = None,
    lexicon: str | None = None,
    save: Path | None = None,
    plain: bool = False,
) -> None:
    screen, library = TerminalTable(plain=plain), Library.of_user()
    kept = SavedGame(save, "family", FamilyFact)
    events = kept.read()
    if events:
        words = library.resolve(replay_family(events).begun.lexicon)
    else:
        if not names:
            raise Refusal(texts.NAMES_NEEDED)
        words = library.resolve(lexicon)
        record = None if own_bag else _game(game, seed, words)
        events = (begin_family(names, words, record, minutes),)
        kept.write(events)
    _Sitting(screen, kept, words, events, replay_family(events)).play()


def _game(file: str | None, seed: int | None, words: Lexicon) -> Record:
    if file is not None:
        return read_game(file)
    secret = secrets.token_bytes(32) if seed is None else secret_of_seed(seed)
    return drawn_by_program(Settings(edition=BOX), secret, words)


@dataclass
class _Sitting:
    """A family, from here on."""

    screen: TerminalTable
    kept: SavedGame
    lexicon: Lexicon
    events: tuple[FamilyFact, ...]
    state: FamilyState

    def play(self) -> None:
        self.screen.say(texts.FAMILY_WELCOME, minutes=self.state.begun.minutes)
        self.screen.tell(sentence_on(self.lexicon), style="dim")
        if self.state.draws_itself:
            self.screen.say(texts.OWN_BAG)
        try:
            while self.state.phase != "over":
                self._turn()
        except Quit:
            self.screen.leave(self.kept.path)
        if self.state.lines:
            self._show_book()

    # A turn

    def _turn(self) -> None:
        if self.state.phase == "between":
            self._do(ask.OpenTurn())
        self._show_letters()
        if self.state.phase == "letters":
            self.screen.ask(texts.START_CLOCK)
            self._do(ask.StartTime())
        if self.state.phase == "play":
            self._let_time_run()
        self._announcements()
        self._show_top()

    def _let_time_run(self) -> None:
        """Until the last signal, or until all are ready."""
        since = self.screen.now()
        for signal in self.state.signals:
            try:
                if signal.second:
                    self.screen.ask(texts.STOP_CLOCK, until=since + signal.second)
                    break
            except TimeIsOver:
                pass
            self.screen.ring(texts.SOUNDS[signal.sound.value], seconds=signal.second)
        self._add(family_time_over(self.state))

    def _announcements(self) -> None:
        number = len(self.state.lines)
        while len(self.state.lines) == number:
            try:
                if self.state.awaited:
                    self._announced(self.state.awaited[0])
                elif self.state.draws_itself:
                    word, ref, points = self._said(self.screen.ask(texts.NOTE_TOP))
                    self._do(ask.NoteTop(points, word, ref))
            except Refusal as refusal:
                self.screen.refuse(refusal)

    def _announced(self, player: str) -> None:
        word, ref, points = self._said(self.screen.ask(texts.WHAT_SAYS, name=player))
        self._do(ask.Announce(points, word, ref, player))

    @staticmethod
    def _said(typed: str) -> tuple[str, str, int]:
        word, ref, points = word_and_place(typed)
        if points is None:
            raise Refusal(texts.POINTS_FIRST)
        return word, ref, points

    def _do(self, wish: ask.FamilyCommand) -> None:
        self._add(decide_family(FamilyAsking(self.state, self.lexicon, self.screen.now()), wish))

    def _add(self, caused: tuple[FamilyFact, ...]) -> None:
        self.events = (*self.events, *caused)
        self.state = reduce(apply_family, caused, self.state)
        self.kept.write(self.events)

    # What is shown

    def _show_letters(self) -> None:
        state, screen = self.state, self.screen
        screen.line()
        screen.say(texts.TURN, "bold", turn=state.number)
        if state.board is None or state.turn is None:
            return
        last = state.turns[len(state.lines) - 1].retained if state.lines else None
        screen.board(state.board, squares_of(Ref.parse(last.ref), last.word) if last else ())
        screen.rack(state.turn.rack.letters, str(state.turn.rack))

    def _show_top(self) -> None:
        line = self.state.lines[-1]
        top = line.top
        if top.word:
            word = in_brackets(top.word)
            self.screen.say(texts.TOP_WAS, "bold", ref=top.ref, word=word, score=top.points)
        else:
            self.screen.say(texts.TOP_POINTS, "bold", score=top.points)
        for name in line.doubted:
            self.screen.say(texts.DOUBTED, "yellow", name=name)
            self._put_right(name)
        for column in score_book(self.state).columns:
            points = column.points[-1]
            told = {"name": column.player, "points": points or 0, "total": column.total}
            self.screen.say(texts.BOOK_LINE, share=share_of_top(column.percent), **told)

    def _put_right(self, name: str) -> None:
        turn = len(self.state.lines)
        while name in self.state.lines[-1].doubted:
            try:
                _, _, points = self._said(self.screen.ask(texts.CORRECT, name=name))
                self._do(ask.CorrectPoints(turn, name, points))
            except Refusal as refusal:
                self.screen.refuse(refusal)

    def _show_book(self) -> None:
        book = score_book(self.state)
        self.screen.line()
        if not self.screen.plain:
            table = Table(box=None, pad_edge=False, header_style="dim")
            for heading in ("", *(one.player for one in book.columns), "Top"):
                table.add_column(heading, justify="right")
            for at, top in enumerate(book.tops):
                shown = [f"{one.points[at] or 0} {one.running[at]}" for one in book.columns]
                table.add_row(str(at + 1), *shown, f"{top} {book.running[at]}")
            self.screen.show(table)
        for one in book.columns:
            told = {"rank": one.rank, "name": one.player, "total": one.total}
            self.screen.say(texts.FINAL_LINE, share=share_of_top(one.percent), **told)
        if self.state.phase == "over":
            names = ", ".join(book.winners)
            self.screen.say(texts.WINNER, "bold", names=names, count=len(book.winners))
