"""`nonuple play libre`: the free game at a terminal, against computers or handing the keyboard round."""

import secrets
from collections import Counter
from dataclasses import dataclass
from functools import reduce
from pathlib import Path
from typing import Literal

import msgspec

from nonuple.bots.playing import computer
from nonuple.cli.saved import SavedGame
from nonuple.cli.terminal import HELP, Quit, TerminalTable, TimeIsOver, word_and_place
from nonuple.errors import Refusal
from nonuple.formats import free_sheet
from nonuple.opponents.explaining import said_why
from nonuple.opponents.levels import level_called, level_name
from nonuple.pieces.board import Board
from nonuple.pieces.draw import secret_of_seed
from nonuple.pieces.notation import Ref, in_brackets, read_word, squares_of
from nonuple.pieces.tiles import JOKER
from nonuple.play.free import commands as ask
from nonuple.play.free import events as on
from nonuple.play.free.players import Act, Thought, chance_of, view_of
from nonuple.play.free.referee import decide, start
from nonuple.play.free.settings import FreeSettings, WordsBy, agreed
from nonuple.play.free.state import FreePhase, FreeState, apply, replay
from nonuple.texts import libre as texts
from nonuple.texts import play as play_texts
from nonuple.words.lexicon import Lexicon
from nonuple.words_io.library import Library
from nonuple.words_io.naming import sentence_on
from nonuple.words_io.schooling import PATIENCE

_PASS = frozenset({"-", "passe", "pass"})
_SHOW = frozenset({"r", "revoir", "show"})
_SHEET = frozenset({"f", "feuille", "sheet"})
_UNDO = frozenset({"annuler", "undo"})
_RESIGN = frozenset({"abandon", "resign"})
_EXCHANGE = frozenset({"x", "échange", "echange", "exchange"})
_REASONS = 3
"""Turns told of all that a computer considered."""
_YES = frozenset({"o", "oui", "y", "yes"})


class SatDown(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """Who plays at the terminal, and what all letters come from: the first line of a saved game."""

    secret: str
    levels: tuple[str | None, ...]
    """By seat; None for a person."""
    lexicon: str
    minutes: int | None = None


class Reasoned(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """What a computer considered at a turn, its choice first."""

    turn: int
    thoughts: tuple[Thought, ...]


def libre(
    *,
    level: str = "greedy",
    seats: str | None = None,
    words: WordsBy = "checked",
    minutes: Literal[2, 3] | None = None,
    seed: int | None = None,
    lexicon: str | None = None,
    save: Path | None = None,
    explain: bool = False,
    plain: bool = False,
) -> None:
    screen, library = TerminalTable(plain=plain), Library.of_user()
    kept = SavedGame(save, "libre", SatDown | Reasoned | on.FreeEvent)
    found = kept.read()
    reasoned = tuple(one for one in found if isinstance(one, Reasoned))
    if found:
        sat, *events = (one for one in found if not isinstance(one, Reasoned))
        if not isinstance(sat, SatDown):
            raise Refusal(play_texts.NOT_SAVED_BY_US, path=save)
        list_ = library.resolve(sat.lexicon)
    else:
        list_ = library.resolve(lexicon)
        secret = secrets.token_bytes(32) if seed is None else secret_of_seed(seed)
        names, levels = _seated(seats or f"{texts.YOU.say()},{level_name(level)}")
        sat = SatDown(secret.hex(), levels, lexicon or list_.name, minutes)
        events = [*start(agreed(FreeSettings(names, words)), list_, secret)]
    _Sitting(screen, kept, list_, sat, tuple(events), replay(events), reasoned).play(explain=explain)


def _seated(seats: str) -> tuple[tuple[str, ...], tuple[str | None, ...]]:
    """Names, and levels where a seat is called like one; equal names are numbered."""
    asked = [name.strip() for name in seats.split(",")]
    levels = tuple(map(level_called, asked))
    several = Counter(asked)
    names = [
        f"{name} {asked[: at + 1].count(name)}" if several[name] > 1 else name
        for at, name in enumerate(asked)
    ]
    return tuple(names), levels


@dataclass
class _Sitting:
    """Those around the terminal, from here on."""

    screen: TerminalTable
    kept: SavedGame
    lexicon: Lexicon
    sat: SatDown
    events: tuple[on.FreeEvent, ...]
    state: FreeState
    reasoned: tuple[Reasoned, ...]

    def __post_init__(self) -> None:
        self.secret = bytes.fromhex(self.sat.secret)
        self.players = {
            seat: computer(level, self.lexicon, PATIENCE)
            for seat, level in enumerate(self.sat.levels)
            if level is not None
        }

    def play(self, *, explain: bool) -> None:
        self._keep()
        self._welcome()
        try:
            while self.state.phase is not FreePhase.OVER:
                self._step()
        except Quit:
            self.screen.line()
            told = texts.LEFT_UNSAVED if self.kept.path is None else texts.LEFT_SAVED
            self.screen.say(told, path=self.kept.path)
        self._show_sheet()
        if explain and self.state.phase is FreePhase.OVER:
            self._show_reasons()

    def _welcome(self) -> None:
        names, lots = self.state.names, self.state.lots
        told = ", ".join(texts.LOT.say(letter=lot, name=name) for name, lot in zip(names, lots, strict=True))
        first = names[self.state.first]
        self.screen.say(texts.WELCOME, names=", ".join(names), lots=told, first=first)
        self.screen.tell(sentence_on(self.lexicon), style="dim")
        if self.state.settings.words == "challenge":
            self.screen.say(texts.BY_CHALLENGE)

    def _step(self) -> None:
        if self.state.phase is FreePhase.DRAW:
            self._draw_unless_challenged()
        elif self.state.seat in self.players:
            number = len(self.state.turns)
            chance = chance_of(self.secret, self.state.seat, number)
            chosen = self.players[self.state.seat].act(view_of(self.state, self.state.seat), chance)
            self.reasoned += (Reasoned(number + 1, chosen.thoughts),)
            self._do(chosen.act)
        else:
            self._person_plays()

    # A person's turn

    def _person_plays(self) -> None:
        seat, turns = self.state.seat, self.state.turns
        self._hand_over(seat)
        self._show_table(seat)
        until = None if self.sat.minutes is None else self.screen.now() + 60 * self.sat.minutes
        while (self.state.seat, self.state.turns, self.state.phase) == (seat, turns, FreePhase.PLAY):
            try:
                self._hear(seat, self.screen.ask(texts.YOURS, until=until, name=self.state.names[seat]))
            except TimeIsOver:
                self._do(ask.TimeIsUp(seat))
            except Refusal as refusal:
                self.screen.refuse(refusal)

    def _hand_over(self, seat: int) -> None:
        """Where several share the keyboard, nobody sees the letters of another."""
        people = [one for one in self.state.active if one not in self.players]
        if len(people) < 2:
            return
        self.screen.ask(texts.HAND_OVER, name=self.state.names[seat])
        if not self.screen.plain:
            self.screen.console.clear()

    def _hear(self, seat: int, typed: str) -> None:
        first, _, rest = typed.partition(" ")
        match first.casefold():
            case word if word in HELP or not word:
                self.screen.say(texts.HELP)
            case word if word in _PASS:
                self._do(ask.PassTurn(seat))
            case word if word in _EXCHANGE:
                self._do(ask.ExchangeLetters(seat, letters=rest.replace(" ", "")))
            case word if word in _SHOW:
                self._show_table(seat)
            case word if word in _SHEET:
                self._show_sheet()
            case word if word in _UNDO:
                self._take_back()
            case word if word in _RESIGN:
                self._do(ask.ResignSeat(seat))
            case _:
                self._lay(seat, typed)

    def _lay(self, seat: int, typed: str) -> None:
        word, ref, _ = word_and_place(typed)
        if not word or not ref:
            raise Refusal(texts.PLACE_TOO)
        written = with_jokers(self.state.board, ref, word, self.state.racks[seat])
        self._do(ask.LayWord(seat, ref=ref, word=written))

    def _take_back(self) -> None:
        """Of the one who asks; computers never mind, people around the keyboard are asked."""
        if self.screen.ask(texts.ALL_AGREE).casefold() in _YES:
            for seat in self.state.active:
                self._do(ask.AskTakeBack(seat))
            self.screen.say(texts.TAKEN_BACK)

    def _draw_unless_challenged(self) -> None:
        """The author is asked to wait for those around; computers let everything pass."""
        author = self.state.seat
        others = [seat for seat in self.state.active if seat != author and seat not in self.players]
        if others and self.state.contested is None:
            try:
                self._challenged(self.screen.ask(texts.ANYBODY).strip(), others)
            except Refusal as refusal:
                self.screen.refuse(refusal)
                return
        if self.state.phase is FreePhase.DRAW and self.state.seat == author:
            self._do(ask.TakeLetters(author))

    def _challenged(self, said: str, others: list[int]) -> None:
        if not said:
            return
        called = [seat for seat in others if self.state.names[seat].casefold() == said.casefold()]
        if not called:
            raise Refusal(texts.NOBODY_CALLED, name=said)
        self._do(ask.ChallengeWord(called[0]))

    # What happened

    def _do(self, command: ask.FreeCommand) -> None:
        caused = decide(self.state, command, self.lexicon, self.secret)
        for event in caused:
            self._tell(event)
        self.state = reduce(apply, caused, self.state)
        self.events += caused
        self._keep()

    def _keep(self) -> None:
        self.kept.write((self.sat, *self.reasoned, *self.events))

    def _tell(self, event: on.FreeEvent) -> None:
        names, screen = self.state.names, self.screen
        match event:
            case on.WordLaid():
                cross = ", ".join(map(in_brackets, event.cross))
                more = texts.ALSO.say(words=cross) if cross else ""
                told = {"ref": event.ref, "word": in_brackets(event.word), "score": event.score}
                screen.say(texts.LAID, "bold", name=names[event.seat], more=more, **told)
            case on.LettersExchanged():
                screen.say(texts.EXCHANGED, name=names[event.seat], count=len(event.drawn))
            case on.TurnPassed():
                screen.say(texts.PASSED_LATE if event.late else texts.PASSED, name=names[event.seat])
            case on.SeatResigned():
                screen.say(texts.RESIGNED, name=names[event.seat])
            case on.WordChallenged(upheld=True):
                words = ", ".join(map(in_brackets, event.words))
                screen.say(texts.UPHELD, words=words, count=len(event.words), name=names[self.state.seat])
            case on.WordChallenged():
                screen.say(texts.REFUSED, name=names[event.by])

    def _show_table(self, seat: int) -> None:
        state, screen = self.state, self.screen
        pairs = zip(state.names, state.totals, strict=True)
        totals = ", ".join(texts.TOTAL.say(name=name, total=total) for name, total in pairs)
        screen.line()
        number, name = len(state.turns) + 1, state.names[seat]
        screen.say(texts.TURN, "bold", n=number, name=name, totals=totals, bag=len(state.bag))
        laid = next((turn for turn in reversed(state.turns) if turn.word and not turn.lost), None)
        screen.board(state.board, squares_of(Ref.parse(laid.ref or ""), laid.word or "") if laid else ())
        screen.rack(state.racks[seat], "")

    def _show_sheet(self) -> None:
        if self.state.turns:
            write = free_sheet.write_spoken if self.screen.plain else free_sheet.write_text
            self.screen.line()
            self.screen.console.print(write(self.state.record), markup=False, soft_wrap=True)

    def _show_reasons(self) -> None:
        """What computers considered, turn by turn: only now, for it tells their letters."""
        self.screen.line()
        self.screen.say(texts.REASONS, "bold")
        latest = {one.turn: one.thoughts for one in self.reasoned}
        for turn in self.state.turns:
            if turn.seat in self.players and turn.n in latest:
                self.screen.say(texts.REASONS_OF, n=turn.n, name=self.state.names[turn.seat])
                for thought in latest[turn.n][:_REASONS]:
                    self.screen.say(texts.REASON, act=told_act(thought.act), why=said_why(thought))


def told_act(act: Act) -> str:
    match act:
        case ask.LayWord(ref=ref, word=word):
            return f"{ref} {in_brackets(word)}"
        case ask.ExchangeLetters(letters=letters):
            return texts.GIVES_BACK.say(letters=letters)
        case _:
            return texts.LETS_PASS.say()


def with_jokers(board: Board, ref: str, word: str, rack: str) -> str:
    """The word as it would be laid: letters that the rack lacks are jokers, as far as it has some.

    Typed in small letters throughout it means the letters; a small one among capitals is a joker.
    """
    written = read_word(word)
    written = written.upper() if written.islower() else written
    placement = board.place(ref, written)
    held = Counter(rack)
    step = placement.ref.down
    letters = list(placement.word)
    for laid in placement.laid:
        at = (laid.square - placement.ref.square) // (15 if step else 1)
        if laid.tile.isupper() and not held[laid.tile] and held[JOKER]:
            letters[at] = laid.tile.lower()
        held[JOKER if letters[at].islower() else laid.tile] -= 1
    return "".join(letters)
