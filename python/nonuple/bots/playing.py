"""A bot at a seat of the free game, alone behind a mask, and looking for tops against the clock."""

import sys
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from time import monotonic
from typing import TypeVar

from nonuple.bots.process import BotFailed, BotProcess
from nonuple.bots.register import BotRegister, KnownBot
from nonuple.errors import Refusal
from nonuple.opponents import levels
from nonuple.opponents.levels import bot_called
from nonuple.pieces.board import Board
from nonuple.pieces.notation import Ref, read_word
from nonuple.pieces.tiles import Rack
from nonuple.play.free import commands as free
from nonuple.play.free.challenge import not_admitted
from nonuple.play.free.players import Act, Chosen, ComputerPlayer, FromSeat, Thought
from nonuple.play.free.settings import RACK
from nonuple.play.solo.solo import SoloGame
from nonuple.play.topping.topping import Topping
from nonuple.texts import Text
from nonuple.texts import bots as texts
from nonuple.words.lexicon import Lexicon
from nonuple.words_io.library import Library
from nonuple.words_io.schooling import knowledge_of

T = TypeVar("T")

MOST_PROPOSALS = 1000
"""At one turn."""


def computer(name: str, lexicon: Lexicon, seconds: float | None = None) -> ComputerPlayer:
    """The player called so: one of the levels, with what this user's computer has learned, or a bot."""
    called = bot_called(name)
    if called is not None:
        return BotPlayer(called, BotRegister.of_user().find(called), lexicon)
    return levels.computer(name, knowledge_of(lexicon, Library.of_user()), seconds)


def position(board: Board, rack: str) -> str:
    return f"position {board.cgp} {rack}"


@dataclass
class BotPlayer:
    """Behind what a seat may see. Once it has failed it passes to the end, and why is said once."""

    name: str
    bot: KnownBot
    lexicon: Lexicon
    _running: BotProcess | None = field(default=None, init=False)
    _failed: bool = field(default=False, init=False)

    def act(self, seen: FromSeat, chance: bytes) -> Chosen:
        """What it answers at its turn; what cannot be played is a pass."""
        passed: Act = free.PassTurn(seen.seat)
        act = self._asked(lambda running: self._act(running, seen), passed)
        return Chosen(act, (Thought(act, 0, "score"),))

    def challenges(self, seen: FromSeat, chance: bytes) -> bool:
        """Whether it says that the word that lies is none."""
        laid = seen.laid
        if laid is None:
            return False
        said = f"challenge? {laid.ref} {laid.word} {milliseconds(self.bot.seconds)}"
        return self._asked(
            lambda running: self._told(running, seen).ask(said, self.bot.seconds) == "challenge", False
        )

    def _act(self, running: BotProcess, seen: FromSeat) -> Act:
        answer = self._told(running, seen).ask(f"go {milliseconds(self.bot.seconds)}", self.bot.seconds)
        try:
            return _read(answer, seen, self.lexicon)
        except Refusal as why:
            running.tell(f"refused {why}")
            say(texts.REFUSED, name=self.name, answer=answer, why=why)
            return free.PassTurn(seen.seat)

    def _told(self, running: BotProcess, seen: FromSeat) -> BotProcess:
        totals = " ".join(map(str, seen.totals))
        running.tell(
            f"game free {len(seen.totals)} {seen.seat} {seen.words}",
            position(seen.board, seen.rack),
            f"totals {totals}",
            f"bag {seen.bag}",
        )
        return running

    def _asked(self, ask: Callable[[BotProcess], T], otherwise: T) -> T:
        if self._failed:
            return otherwise
        try:
            if self._running is None:
                self._running = BotProcess(self.name, self.bot, self.lexicon)
            return ask(self._running)
        except BotFailed as why:
            self._failed = True
            print(why, file=sys.stderr)
            return otherwise

    def close(self) -> None:
        if self._running is not None:
            self._running.close()


def _read(answer: str, seen: FromSeat, lexicon: Lexicon) -> Act:
    """A turn as it is answered, if it can be one."""
    match answer.split():
        case ["pass"]:
            return free.PassTurn(seen.seat)
        case ["exchange", letters]:
            if seen.bag < RACK or not Counter(letters) <= Counter(seen.rack):
                raise Refusal(texts.NO_EXCHANGE, letters=letters, rack=seen.rack, bag=seen.bag)
            return free.ExchangeLetters(seen.seat, letters=letters)
        case ["play", ref, word]:
            laid = seen.board.place(ref, word)
            if not Counter(laid.needs) <= Counter(seen.rack):
                raise Refusal(texts.NOT_HELD, word=word, rack=seen.rack)
            seen.board.play(ref, word)
            wrong = not_admitted((laid.word, *laid.cross), lexicon) if seen.words == "checked" else ()
            if wrong:
                raise Refusal(texts.NOT_ADMITTED, words=", ".join(wrong))
            return free.LayWord(seen.seat, ref=str(Ref.parse(ref)), word=read_word(word))
    raise Refusal(texts.NO_ANSWER, answer=answer)


def play_solo(process: BotProcess, solo: SoloGame, edition: str, formula: str) -> SoloGame:
    """The whole game: an answer a turn, nothing where it has none that can be read."""
    process.tell(f"game solo {edition} {formula}")
    seconds = process.bot.seconds
    while not solo.over:
        process.tell(position(solo.board, Rack.parse(solo.rack).letters))
        answer = process.ask(f"go {milliseconds(seconds)}", seconds).split()
        before = solo
        if len(answer) == 3 and answer[0] == "play":
            with suppress(Refusal):
                solo = solo.answer(answer[1], answer[2])
        if solo is before:
            solo = solo.answer()
        assert solo.outcome is not None
        assert solo.solution is not None
        top = solo.solution
        process.tell(f"top {top.ref} {top.word} {top.score} {solo.outcome.points}")
        solo = solo if solo.over else solo.go_on()
    return solo


def play_topping(process: BotProcess, topping: Topping, edition: str, formula: str) -> Topping:
    """The whole game: proposals until the top is among them, or the time of the turn is over."""
    process.tell(f"game topping {edition} {formula}")
    while not topping.over:
        topping = _topped(process, topping)
    return topping


def _topped(process: BotProcess, topping: Topping) -> Topping:
    limit, number, since, began = topping.prepared.limit, len(topping.turns), topping.since, monotonic()
    process.tell(position(topping.board, topping.rack))
    for _ in range(MOST_PROPOSALS):
        left = limit - (monotonic() - began)
        if left <= 0:
            break
        answer = process.ask(f"go {milliseconds(left)}", left).split()
        spent = min(limit, monotonic() - began)
        if len(answer) != 3 or answer[0] != "play":
            break
        with suppress(Refusal):
            topping = topping.propose(answer[1], answer[2], at=since + spent)
        if len(topping.turns) > number:
            return topping
        process.tell("no")
    return topping.expire(since + limit)


def milliseconds(seconds: float) -> int:
    return max(1, int(1000 * seconds))


def say(text: Text, **values: object) -> None:
    print(Refusal(text, **values), file=sys.stderr)
