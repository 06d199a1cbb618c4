"""A player who always lays the word worth most, and looks no further."""

from dataclasses import dataclass

from nonuple.pieces.formula import NORMAL
from nonuple.play.duplicate.solving import tops_of
from nonuple.play.free.challenge import not_admitted
from nonuple.play.free.commands import ExchangeLetters, LayWord, PassTurn
from nonuple.play.free.players import Chosen, FromSeat, Thought
from nonuple.play.free.settings import RACK
from nonuple.words.lexicon import Lexicon


@dataclass(frozen=True)
class Greedy:
    """Knows the whole list; among equals takes the first by place, then by word."""

    lexicon: Lexicon

    def act(self, seen: FromSeat, chance: bytes) -> Chosen:
        """The highest score; without a move all letters are exchanged, or the turn is passed."""
        moves = tops_of(self.lexicon, NORMAL, seen.board, seen.rack)
        if moves:
            laid = LayWord(seen.seat, ref=moves[0].ref, word=moves[0].word)
            return Chosen(laid, (Thought(laid, moves.best, score=moves.best),))
        act = ExchangeLetters(seen.seat, letters=seen.rack) if seen.bag >= RACK else PassTurn(seen.seat)
        return Chosen(act, (Thought(act, 0, "no-move"),))

    def challenges(self, seen: FromSeat, chance: bytes) -> bool:
        """Whenever a word is not on the list."""
        laid = seen.laid
        return laid is not None and bool(not_admitted((laid.word or "", *(laid.cross or ())), self.lexicon))
