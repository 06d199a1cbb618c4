"""What a player may see of a free game, and what a computer that plays answers."""

import hmac
from typing import Literal, Protocol

import msgspec

from nonuple.pieces.board import Board
from nonuple.pieces.draw import in_order
from nonuple.play.free import commands as ask
from nonuple.play.free.record import Action, FreeTurn
from nonuple.play.free.settings import WordsBy
from nonuple.play.free.state import FreeState

Act = ask.LayWord | ask.ExchangeLetters | ask.PassTurn


class SeenTurn(msgspec.Struct, frozen=True, omit_defaults=True):
    """What everybody sees of a turn: neither the rack nor the letters drawn or set aside."""

    n: int
    seat: int
    action: Action
    taken: int
    """How many letters were drawn."""
    ref: str | None = None
    word: str | None = None
    score: int | None = None
    bonus: int | None = None
    cross: tuple[str, ...] | None = None
    by: int | None = None
    """Who challenged the word."""
    lost: bool = False
    """Whether it was taken back."""
    refused: tuple[str, ...] = ()
    """Words formed that are not admitted, told by a challenge."""
    late: bool = False

    @classmethod
    def of(cls, turn: FreeTurn) -> "SeenTurn":
        return cls(
            n=turn.n,
            seat=turn.seat,
            action=turn.action,
            taken=len(turn.drawn),
            ref=turn.ref,
            word=turn.word,
            score=turn.score,
            bonus=turn.bonus,
            cross=turn.cross,
            by=None if turn.challenge is None else turn.challenge.by,
            lost=turn.lost,
            refused=() if turn.challenge is None else turn.challenge.words,
            late=turn.late,
        )


class FromSeat(msgspec.Struct, frozen=True):
    """All that the player at `seat` knows; what is told by seat has one entry for each."""

    seat: int
    rack: str
    board: Board
    unseen: str
    """Letters in the bag and on the racks of the others, in order."""
    bag: int
    """How many letters it holds."""
    held: tuple[int, ...]
    """How many letters each holds."""
    totals: tuple[int, ...]
    active: tuple[int, ...]
    """Who still plays, the one whose turn it is first."""
    turns: tuple[SeenTurn, ...]
    words: WordsBy
    laid: SeenTurn | None = None
    """The word that can be challenged now."""


def view_of(state: FreeState, seat: int) -> FromSeat:
    """The game as one player sees it."""
    others = "".join(rack for other, rack in enumerate(state.racks) if other != seat)
    return FromSeat(
        seat=seat,
        rack=state.racks[seat],
        board=state.board,
        unseen=in_order(state.bag + others),
        bag=len(state.bag),
        held=tuple(map(len, state.racks)),
        totals=state.totals,
        active=state.active,
        turns=tuple(map(SeenTurn.of, state.turns)),
        words=state.settings.words,
        laid=None if state.current is None else SeenTurn.of(state.current),
    )


Ground = Literal["no-move", "score", "equity", "simulation", "playout", "endgame", "exact"]
"""What a turn is weighed by: points, letters kept too, deals tried out, the end looked into or worked out."""


class Thought(msgspec.Struct, frozen=True):
    """A turn that a computer considered, and what it took it to be worth, in points."""

    act: Act
    worth: float
    ground: Ground = "score"
    score: int = 0
    leave: float = 0.0
    """What the letters kept are worth."""
    error: float = 0.0
    """How far its distance to the best one may be wrong, as a standard error."""
    rounds: int = 0
    """In how many deals it was tried out."""


class Chosen(msgspec.Struct, frozen=True):
    """What a computer does, and what it considered, the best first."""

    act: Act
    thoughts: tuple[Thought, ...] = ()


class ComputerPlayer(Protocol):
    """A computer at a seat. All of its chance comes from `chance`: the same view, the same answer."""

    def act(self, seen: FromSeat, chance: bytes) -> Chosen:
        """What to do at its turn; the seat of the answer is that of the view."""
        ...

    def challenges(self, seen: FromSeat, chance: bytes) -> bool:
        """Whether to challenge the word in `seen.laid`."""
        ...


def chance_of(secret: bytes, seat: int, turn: int) -> bytes:
    """The chance of a computer at a turn: it tells nothing of the letters to come."""
    return hmac.digest(secret, b"seat %d turn %d" % (seat, turn), "sha256")
