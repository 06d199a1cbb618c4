"""Games as values that read like the game, duplicate and free: every step is a new one.

For programs that play with Nonuple: unless told otherwise the words are those of the user's own library.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from os import urandom
from typing import Self

from nonuple.errors import Refusal
from nonuple.formats import free_sheet
from nonuple.pieces.board import Board
from nonuple.pieces.draw import secret_of_seed
from nonuple.pieces.search import Move, Moves
from nonuple.pieces.tiles import Rack
from nonuple.play.duplicate import commands as ask
from nonuple.play.duplicate.choice import Candidate, candidates, choose
from nonuple.play.duplicate.director import decide, start
from nonuple.play.duplicate.events import GameEvent
from nonuple.play.duplicate.openness import static_openness
from nonuple.play.duplicate.settings import Settings
from nonuple.play.duplicate.state import Phase, State, apply, begin, replay
from nonuple.play.duplicate.words import list_of
from nonuple.play.free import commands as free
from nonuple.play.free.commands import FreeCommand
from nonuple.play.free.events import FreeEvent
from nonuple.play.free.players import Thought, chance_of, view_of
from nonuple.play.free.record import FreeEnd, FreeRecord
from nonuple.play.free.referee import decide as decide_free
from nonuple.play.free.referee import start as start_free
from nonuple.play.free.settings import FreeSettings, WordsBy
from nonuple.play.free.state import FreeState
from nonuple.play.free.state import replay as replay_free
from nonuple.play.record import EndReason, Record
from nonuple.rulebooks import judging as editions
from nonuple.rulebooks.registry import CURRENT
from nonuple.slips.slip import Situation, Slip
from nonuple.slips.verdict import Opinion, Verdict
from nonuple.texts import game as texts
from nonuple.words.lexicon import Lexicon
from nonuple.words_io.library import open_lexicon
from nonuple.words_io.schooling import computer


@dataclass(frozen=True, init=False)
class Game:
    """A duplicate game: its events, and where they lead.

    >>> game = Game().draw("FEDAYIN")
    >>> print(game.top)
    H8 FEDAYIN 110
    """

    events: tuple[GameEvent, ...]
    state: State
    lexicon: Lexicon

    def __init__(
        self,
        edition: str = CURRENT,
        formula: str = "normal",
        *,
        settings: Settings | None = None,
        lexicon: Lexicon | None = None,
    ) -> None:
        words = lexicon or open_lexicon()
        started = start(settings or Settings(edition=edition, formula=formula), words)
        self._set((started,), begin(started), words)

    def _set(self, events: tuple[GameEvent, ...], state: State, lexicon: Lexicon) -> None:
        for name, value in (("events", events), ("state", state), ("lexicon", lexicon)):
            object.__setattr__(self, name, value)

    @classmethod
    def replay(cls, events: tuple[GameEvent, ...], lexicon: Lexicon | None = None) -> Self:
        """The game that these events tell."""
        game = cls.__new__(cls)
        game._set(events, replay(events), lexicon or open_lexicon())
        return game

    def do(self, command: ask.GameCommand) -> Self:
        """The game after a command; an impossible one is refused with the article that forbids it."""
        caused = decide(self.state, command, self.lexicon)
        state = self.state
        for event in caused:
            state = apply(state, event)
        game = type(self).__new__(type(self))
        game._set((*self.events, *caused), state, self.lexicon)
        return game

    def draw(self, letters: str) -> Self:
        """The game once these letters were drawn from the bag; whether they are valid, `rack` tells."""
        return self.do(ask.Draw(letters))

    def retain(self, ref: str | None = None, word: str | None = None) -> Self:
        """The game with the word that the rulebook imposes, or this one among its equals."""
        return self.do(ask.Retain(ref, word))

    def undo(self, turn: int | None = None) -> Self:
        """The game at the beginning of a turn, the one in play or the last one unless told."""
        last = self.turn if self.state.opened is not None else self.turn - 1
        return self.do(ask.Undo(last if turn is None else turn))

    @property
    def candidates(self) -> list[Candidate]:
        """The moves worth most, each kept or set aside and by which article; the proposed one first."""
        if self.state.phase not in (Phase.CLOCK, Phase.PLAY, Phase.RETAIN):
            number = self.state.rules.articles.choice
            raise Refusal(texts.NOT_NOW, article=number, why=texts.NO_LETTERS_YET.say())
        words = list_of(self.state, self.lexicon)
        return choose(self.state, candidates(self.state, words), static_openness(words))

    @property
    def top(self) -> Move:
        """The move that the rulebook has retained."""
        return self.candidates[0].move

    def judge(self, slip: Slip, opinions: Mapping[str, str] | None = None) -> Verdict:
        """What the rulebook decides about a slip handed in at this turn; `opinions` by word formed."""
        given = {word: _opinion(word, opinion) for word, opinion in (opinions or {}).items()}
        state = self.state
        rack = Rack(state.drawn + state.joker, state.kept)
        words = list_of(state, self.lexicon).words
        situation = Situation(state.board, rack, words, state.turn, state.formula, state.settings.blitz)
        return editions.judge(state.settings.edition, situation, slip, opinions=given)

    @property
    def board(self) -> Board:
        return self.state.board

    @property
    def rack(self) -> str:
        """The letters in play, `?` for a joker; empty until a draw is valid."""
        return self.state.rack if self.state.drawn else ""

    @property
    def turn(self) -> int:
        return self.state.turn

    @property
    def total(self) -> int:
        return self.state.total

    @property
    def end(self) -> EndReason | None:
        return self.state.end

    @property
    def record(self) -> Record:
        return self.state.record


class FreeGame:
    """A free game: two to four players, a rack each. Like `Game`, every step is a new one.

    >>> game = FreeGame(["Ana", "Bob"], seed=7)
    >>> game.name, game.rack
    ('Bob', 'JEEEATE')
    >>> game = game.play("8D", "JETEE")
    >>> game.totals, game.name
    ((0, 40), 'Ana')
    """

    events: tuple[FreeEvent, ...]
    state: FreeState
    lexicon: Lexicon

    def __init__(
        self,
        players: Sequence[str],
        *,
        seed: int | None = None,
        words: WordsBy = "checked",
        lexicon: Lexicon | None = None,
        settings: FreeSettings | None = None,
    ) -> None:
        """Without a seed the letters are those of the system's chance."""
        secret = urandom(32) if seed is None else secret_of_seed(seed)
        table, list_ = settings or FreeSettings(tuple(players), words), lexicon or open_lexicon()
        self._set(start_free(table, list_, secret), list_, secret)

    def _set(self, events: tuple[FreeEvent, ...], lexicon: Lexicon, secret: bytes) -> None:
        self.events, self.lexicon, self._secret = events, lexicon, secret
        self.state = replay_free(events)

    def do(self, command: FreeCommand) -> Self:
        """The game after what a player does; what the rules do not allow is refused, saying why."""
        caused = decide_free(self.state, command, self.lexicon, self._secret)
        game = type(self).__new__(type(self))
        game._set((*self.events, *caused), self.lexicon, self._secret)
        return game

    def play(self, ref: str, word: str) -> Self:
        """A word laid by the one whose turn it is, jokers in lower case."""
        return self.do(free.LayWord(self.seat, ref, word))

    def draw(self) -> Self:
        """« Je pioche »: with words by challenge, the last one stays from here on."""
        return self.do(free.TakeLetters(self.seat))

    def challenge(self, by: int) -> Self:
        """« Je conteste », said by a seat before the author of the last word has drawn."""
        return self.do(free.ContestWord(by))

    def exchange(self, letters: str) -> Self:
        return self.do(free.ExchangeLetters(self.seat, letters))

    def skip(self) -> Self:
        """A pass."""
        return self.do(free.PassTurn(self.seat))

    def resign(self, seat: int) -> Self:
        return self.do(free.ResignSeat(seat))

    def take_back(self) -> Self:
        """The last turn played again, all having agreed."""
        last = self.record.turns[-1].seat if self.record.turns else self.seat
        game = self.do(free.AskTakeBack(last))
        for seat in self.state.active:
            game = game if seat == last else game.do(free.AskTakeBack(seat))
        return game

    def let(self, level: str) -> Self:
        """What a computer of that level does in the place of the one whose turn it is."""
        return self.draw() if self.awaits == "draw" else self.do(self.consider(level)[0].act)

    def consider(self, level: str) -> tuple[Thought, ...]:
        """What a computer of that level considers in that place, its choice first."""
        player, chance = (
            computer(level, self.lexicon),
            chance_of(self._secret, self.seat, len(self.state.turns)),
        )
        return player.act(view_of(self.state, self.seat), chance).thoughts

    def sheet(self) -> str:
        """The running sheet, as one would write it."""
        return free_sheet.write_text(self.record)

    @property
    def awaits(self) -> str:
        """`play`, `draw` while the last word can be challenged, `over`."""
        return self.state.phase.value

    @property
    def seat(self) -> int:
        """Whose turn it is, from 0."""
        return self.state.seat

    @property
    def name(self) -> str:
        return self.state.names[self.state.seat]

    @property
    def rack(self) -> str:
        """The letters of the one whose turn it is."""
        return self.state.racks[self.state.seat]

    @property
    def moves(self) -> Moves:
        """All that can be laid with them, best first."""
        return self.lexicon.moves(self.board, self.rack)

    @property
    def board(self) -> Board:
        return self.state.board

    @property
    def totals(self) -> tuple[int, ...]:
        return self.state.totals

    @property
    def end(self) -> FreeEnd | None:
        return self.state.reason

    @property
    def record(self) -> FreeRecord:
        return self.state.record


def _opinion(word: str, given: str) -> Opinion:
    try:
        return Opinion(given)
    except ValueError:
        names = ", ".join(Opinion)
        raise Refusal(texts.BAD_OPINION, word=word, given=given, names=names) from None
