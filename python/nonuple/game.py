"""Games as values that read like the game, duplicate and free: every step is a new one.

For programs that play with Nonuple: unless told otherwise the words are those of the user's own library.
"""

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import reduce
from typing import Self

from nonuple import writing
from nonuple.arguments import begins_with, checks_arguments
from nonuple.bots.playing import computer
from nonuple.errors import Refusal
from nonuple.ledger.facts import LedgerGame, LedgerPlayer, LedgerTurn
from nonuple.ledger.ledger import Ledger, settle
from nonuple.markup import Markup, captioned
from nonuple.pieces.board import Board
from nonuple.pieces.draw import draw_letters, secret_of_seed
from nonuple.pieces.formula import NORMAL, Formula
from nonuple.pieces.notation import Ref
from nonuple.pieces.search import Move, Moves
from nonuple.pieces.tiles import Rack
from nonuple.pieces.variant import USUAL, Variant
from nonuple.play.duplicate import commands as ask
from nonuple.play.duplicate.choice import Candidate, candidates, choose
from nonuple.play.duplicate.director import decide, start
from nonuple.play.duplicate.events import GameEvent, Started
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
from nonuple.slips.verdict import Opinion, Verdict, Zero
from nonuple.texts import drawing
from nonuple.texts import game as texts
from nonuple.words.lexicon import Lexicon
from nonuple.words_io.library import open_lexicon


@checks_arguments
@dataclass(frozen=True, init=False, repr=False)
class Game:
    """A duplicate game: its events, and where they lead. Every step is a new value.

    >>> game = Game().draw("FEDAYIN")
    >>> print(game.top)
    H8 FEDAYIN 110
    """

    events: tuple[GameEvent, ...]
    state: State
    lexicon: Lexicon
    _secret: bytes = field(compare=False)
    """What letters are drawn by, unless they are given."""

    def __init__(
        self,
        edition: str = CURRENT,
        formula: Formula | str = NORMAL,
        *,
        seed: int | None = None,
        variant: Variant | str = USUAL,
        settings: Settings | None = None,
        lexicon: Lexicon | None = None,
    ) -> None:
        """A new game; without a seed its letters are those of the system's chance.

        `settings` says all of it at once: rulebook, formula, letters, time, pairs, sudden death.
        """
        words = lexicon or open_lexicon()
        wished = settings or Settings(edition=edition, formula=str(formula), variant=str(variant))
        started = start(wished, words)
        self._set((started,), begin(started), words, _secret_of(seed))

    def _set(self, events: tuple[GameEvent, ...], state: State, lexicon: Lexicon, secret: bytes) -> None:
        for name, value in (("events", events), ("state", state), ("lexicon", lexicon), ("_secret", secret)):
            object.__setattr__(self, name, value)

    @classmethod
    def replay(
        cls, events: tuple[GameEvent, ...], lexicon: Lexicon | None = None, *, seed: int | None = None
    ) -> Self:
        """The game that these events tell."""
        begins_with(Started, events)
        game = cls.__new__(cls)
        game._set(events, replay(events), lexicon or open_lexicon(), _secret_of(seed))
        return game

    def do(self, command: ask.GameCommand) -> Self:
        """The game after a command; an impossible one is refused with the article that forbids it."""
        caused = decide(self.state, command, self.lexicon)
        game = type(self).__new__(type(self))
        state = reduce(apply, caused, self.state)
        game._set((*self.events, *caused), state, self.lexicon, self._secret)
        return game

    def draw(self, letters: str | None = None) -> Self:
        """The game once these letters were drawn; without any, the program draws until a draw is valid.

        Letters given may be no valid draw: then they go back, and `rack` is empty.
        """
        if letters is not None:
            return self.do(ask.Draw(letters))
        game = self._drawn()
        while game.state.phase is Phase.DRAW:
            game = game._drawn()
        return game

    def _drawn(self) -> Self:
        state = self.state
        return self.do(ask.Draw(draw_letters(self._secret, state.draws, state.bag, state.wanted)))

    def retain(self, ref: Ref | str | None = None, word: str | None = None) -> Self:
        """The game with the word that the rulebook imposes, or this one among its equals."""
        return self.do(ask.Retain(None if ref is None else str(ref), word))

    def finish(self) -> Self:
        """The game at its end: letters drawn by the program, words that the rulebook imposes."""
        game = self
        while game.end is None:
            game = game.draw() if game.state.phase is Phase.DRAW else game.retain()
        return game

    def undo(self, turn: int | None = None) -> Self:
        """The game at the beginning of a turn, the one in play or the last one unless told."""
        last = self.turn if self.state.opened is not None else self.turn - 1
        return self.do(ask.Undo(last if turn is None else turn))

    @property
    def candidates(self) -> list[Candidate]:
        """The moves worth most, each kept or set aside and by which article; the proposed one first."""
        self._check_letters_in_play()
        words = list_of(self.state, self.lexicon)
        return choose(self.state, candidates(self.state, words), static_openness(words))

    def _check_letters_in_play(self) -> None:
        if self.state.phase not in (Phase.CLOCK, Phase.PLAY, Phase.RETAIN):
            number = self.state.rules.articles.choice
            raise Refusal(texts.NOT_NOW, article=number, why=texts.NO_LETTERS_YET.say())

    @property
    def top(self) -> Move:
        """The move that the rulebook has retained."""
        return self.candidates[0].move

    def judge(
        self,
        slip: Slip,
        opinions: Mapping[str, Opinion | str] | None = None,
        *,
        history: Sequence[Zero] = (),
        peers: Sequence[int | None] | None = None,
    ) -> Verdict:
        """What the rulebook decides about a slip handed in at this turn.

        `opinions` are the arbiter's, by word formed; `history` the player's earlier zeros; `peers` the points
        of the other players of the same arbiter.
        """
        self._check_letters_in_play()
        given = {word: _opinion(word, opinion) for word, opinion in (opinions or {}).items()}
        state = self.state
        rack = Rack(state.drawn + state.joker, state.kept)
        words = list_of(state, self.lexicon).words
        situation = Situation(state.board, rack, words, state.turn, state.formula, state.settings.blitz)
        return editions.judge(
            state.settings.edition, situation, slip, opinions=given, history=history, peers=peers
        )

    def ledger(self, verdicts: Sequence[Mapping[str, Verdict]]) -> Ledger:
        """Totals, solos, warnings and ranking: the verdicts of each turn retained, by player.

        Whoever is missing at a turn handed in nothing.
        """
        settings, turns = self.state.settings, self.state.turns
        if len(verdicts) != len(turns):
            raise Refusal(texts.TURNS_OF_VERDICTS, turns=len(turns), given=len(verdicts))
        names = dict.fromkeys(name for hand in verdicts for name in hand)
        return settle(
            LedgerGame(
                [LedgerPlayer(name) for name in names],
                [LedgerTurn(turn.score, hand) for turn, hand in zip(turns, verdicts, strict=True)],
                settings.rules.ledger,
                settings.played,
                settings.blitz,
                settings.pairs,
                settings.sudden_death,
            )
        )

    def sheet(self, format: str = "text") -> str:
        """The game as it is written: `text`, `markdown`, `csv`, `json`, `gcg` or `eliot`."""
        return writing.written(self.record, format)

    def pdf(self) -> bytes:
        """The sheet of the game as it is printed."""
        return writing.printed(self.record)

    def __str__(self) -> str:
        return self.sheet()

    def _repr_html_(self) -> Markup:
        last = self.record.turns[-1] if self.record.turns else None
        told = drawing.TURN_RACK.say(turn=self.turn, rack=self.rack, total=self.total)
        laid = (last.ref, last.word) if last and last.word else ()
        return captioned(self.board.svg(*laid), told)

    def __repr__(self) -> str:
        return f"<Game: turn {self.turn}, rack {self.rack!r}, total {self.total}>"

    @property
    def board(self) -> Board:
        return self.state.board

    @property
    def rack(self) -> str:
        """The letters in play, `?` for a joker; empty until a draw is valid."""
        return self.state.rack if self.state.drawn else ""

    @property
    def bag(self) -> str:
        """The letters still to be drawn, in alphabetical order."""
        return self.state.bag

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


@checks_arguments
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
        secret = _secret_of(seed)
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

    def play(self, ref: Ref | str, word: str) -> Self:
        """A word laid by the one whose turn it is, jokers in lower case."""
        return self.do(free.LayWord(self.seat, ref=str(ref), word=word))

    def draw(self) -> Self:
        """« Je pioche »: with words by challenge, the last one stays from here on."""
        return self.do(free.TakeLetters(self.seat))

    def challenge(self, by: int) -> Self:
        """« Je conteste », said by a seat before the author of the last word has drawn."""
        return self.do(free.ChallengeWord(by))

    def exchange(self, letters: str) -> Self:
        """Letters set aside for as many others of the bag."""
        return self.do(free.ExchangeLetters(self.seat, letters=letters))

    def skip(self) -> Self:
        """A pass."""
        return self.do(free.PassTurn(self.seat))

    def resign(self, seat: int) -> Self:
        """A player leaves the game."""
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

    def sheet(self, format: str = "text") -> str:
        """The game as it is written: `text`, `markdown`, `csv`, `json` or `gcg`."""
        return writing.written(self.record, format)

    def _repr_html_(self) -> Markup:
        each = zip(self.state.names, self.totals, strict=True)
        totals = ", ".join(f"{name} {total}" for name, total in each)
        told = drawing.SEAT_RACK.say(totals=totals, name=self.name, rack=self.rack)
        return captioned(self.board.svg(), told)

    def __str__(self) -> str:
        return self.sheet()

    def __repr__(self) -> str:
        return f"<FreeGame: {self.name} to {self.awaits}, rack {self.rack!r}, totals {self.totals}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, FreeGame) and (self.events, self.lexicon) == (other.events, other.lexicon)

    def __hash__(self) -> int:
        return hash((len(self.events), self.lexicon))

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


def _secret_of(seed: int | None) -> bytes:
    return os.urandom(32) if seed is None else secret_of_seed(seed)


def _opinion(word: str, given: str) -> Opinion:
    try:
        return Opinion(given)
    except ValueError:
        names = ", ".join(Opinion)
        raise Refusal(texts.BAD_OPINION, word=word, given=given, names=names) from None
