"""A game behind a mask: the letters of a turn first, its solution only once everybody has his own.

Alone, in the family and in topping alike a game is known to its end before the first turn, because the
program has played it ahead or because it was published; what is shown of it is decided turn by turn.
"""

from typing import Annotated, NamedTuple

import msgspec
from msgspec.structs import replace

from nonuple import _kernel
from nonuple.errors import Refusal
from nonuple.pieces.board import EMPTY, Board, Fault, kernel_rules, objection
from nonuple.pieces.formula import NORMAL, Formula
from nonuple.pieces.notation import SIZE, Ref, read_word
from nonuple.pieces.search import Move
from nonuple.pieces.tiles import Rack
from nonuple.pieces.variant import USUAL
from nonuple.play.daily import Daily
from nonuple.play.duplicate.prepared import Chance, prepare
from nonuple.play.duplicate.settings import Settings, checked
from nonuple.play.duplicate.standing import TurnStart
from nonuple.play.record import Record, Turn
from nonuple.rulebooks.registry import CURRENT
from nonuple.rules import article
from nonuple.texts import home as texts
from nonuple.words.lexicon import Lexicon
from nonuple.words.spelling import plain

SALT = b""
"""A game at home is promised to nobody."""

Word = Annotated[str, msgspec.Meta(max_length=60)]
PlaceOnGrid = Annotated[str, msgspec.Meta(max_length=8)]
Points = Annotated[int, msgspec.Meta(ge=0, le=9999)]


class MaskedTurn(NamedTuple):
    """A turn: what is shown of it first, and the word that stays behind the mask."""

    board: Board
    formula: Formula
    retained: Turn

    @property
    def rack(self) -> Rack:
        """As it is published."""
        turn = self.retained
        return Rack(turn.drawn, turn.kept, rejected=bool(turn.rejected))

    @property
    def top(self) -> int:
        return self.retained.score


@article("box", "conseils", "utilisateurs")
def masked(record: Record) -> tuple[MaskedTurn, ...]:
    """The turns of a game, each on the grid that the words retained before it make."""
    standing = TurnStart.first(Formula.parse(record.formula), record.pieces)
    found = []
    for turn in record.turns:
        if not turn.word:
            break
        found.append(MaskedTurn(standing.board, standing.formula, turn))
        standing = standing.after(turn)
    if not found:
        raise Refusal(texts.NOTHING_TO_REPLAY)
    return tuple(found)


def with_last_solved(record: Record, lexicon: Lexicon) -> Record:
    """The game with the dearest move of the list for a last rack whose solution was not published."""
    *turns, last = record.turns or (None,)
    if last is None or last.word:
        return record
    standing = TurnStart.first(Formula.parse(record.formula), record.pieces)
    for turn in turns:
        standing = standing.after(turn)
    found = lexicon.top(standing.board, Rack(last.drawn, last.kept), formula=standing.formula)
    moves = [one for one in found if standing.board.tiles or not Ref.parse(one.ref).down]
    if not moves:
        return replace(record, turns=tuple(turns))
    ref, word, score, bonus, _, cross = moves[0]
    solved = replace(last, ref=ref, word=word, score=score, bonus=bonus, cross=cross, ties=len(moves))
    return replace(record, turns=(*turns, solved))


def board_after(turn: MaskedTurn) -> Board:
    """The grid once the word retained lies on it."""
    standing = TurnStart(turn.formula, turn.board, turn.rack.letters, "")
    return standing.after(turn.retained).board


@article("box", "utilisateurs")
def drawn_by_program(settings: Settings, secret: bytes, lexicon: Lexicon) -> Record:
    """A game that the program draws: played to its end with the words that the rulebook proposes."""
    return prepare(checked(settings), Chance(secret, SALT), lexicon).record


class WantedGame(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which game to play: one that is given, in whichever format, or one drawn by the program."""

    game: Annotated[str, msgspec.Meta(max_length=1_000_000)] = ""
    """A published sheet, a file of ours, of Eliot, GCG or CSV; nothing: the program draws."""
    edition: Annotated[str, msgspec.Meta(max_length=20)] = CURRENT
    formula: Annotated[str, msgspec.Meta(max_length=20)] = NORMAL.name
    variant: Annotated[str, msgspec.Meta(max_length=40)] = USUAL.name
    seed: Annotated[int, msgspec.Meta(ge=0, le=2**62)] | None = None
    """The same game again; none: one that nobody knows."""
    password: Annotated[str, msgspec.Meta(max_length=200)] = ""
    """Of a game that was prepared and sealed."""
    letters: Annotated[str, msgspec.Meta(max_length=200)] = ""
    """One's own, in the order in which they leave the bag; the program draws once they run out."""
    lexicon: Annotated[str, msgspec.Meta(max_length=80)] | None = None
    daily: Daily | None = None
    """The game or the turn of a day, which nothing else has a say in but the list."""
    rated: Annotated[float, msgspec.Meta(ge=0, le=3000)] | None = None
    """One turn, a little above this strength, of games that nobody has seen."""

    @property
    def given(self) -> bool:
        """Whether its letters are chosen by whoever wants it."""
        return bool(self.game.strip() or self.letters.strip())

    @property
    def settings(self) -> Settings:
        return checked(Settings(edition=self.edition, formula=self.formula, variant=self.variant))


# --- What a word is worth ----------------------------------------------------------------------------------


class Weighed(msgspec.Struct, frozen=True):
    """What a word is worth where somebody puts it: nothing where it cannot lie or is not admitted."""

    ref: str
    word: str
    """As it reads on the grid, jokers in lower case."""
    points: int
    fault: str = ""
    """What is wrong with it, as a flag of `Fault`."""
    refused: tuple[str, ...] = ()
    """The words that the list lacks."""

    def objection(self, formula: Formula) -> Refusal | None:
        """Why it is worth nothing."""
        if self.refused:
            words = ", ".join(word.upper() for word in self.refused)
            return Refusal(texts.NOT_ADMITTED, words=words, count=len(self.refused))
        return objection(Fault[self.fault], self.word, self.ref, formula) if self.fault else None


@article("box", "bulletins")
def weigh(turn: MaskedTurn, lexicon: Lexicon, ref: str, word: str) -> Weighed:
    """Each scores his own word; one that is not admitted is worth nothing.

    Jokers are those written in the other case or in brackets; where none is told and letters lack, they stand
    for what costs least.
    """
    weighed, _ = _weighed(turn, lexicon, ref, word)
    return weighed


def unlayable(turn: MaskedTurn, lexicon: Lexicon, ref: str, word: str) -> Refusal | None:
    """Why letters cannot lie there, whatever the list says of the words that they make."""
    _, barred = _weighed(turn, lexicon, ref, word)
    return objection(Fault[barred], typed_word(word), ref.upper(), turn.formula) if barred else None


def _weighed(turn: MaskedTurn, lexicon: Lexicon, ref: str, word: str) -> tuple[Weighed, str]:
    """What a word is worth, and the fault that bars it whatever the list says, if one does."""
    place, rules = str(Ref.parse(ref)), kernel_rules(turn.formula, turn.board.variant)
    at, reads, points, fault, refused, barred = _kernel.weighed(
        lexicon.words, rules, turn.board.grid, turn.rack.letters, place, typed_word(word)
    )
    return Weighed(at, reads, points, fault, tuple(refused)), barred


def places_of_word(turn: MaskedTurn, lexicon: Lexicon, word: str) -> list[Move]:
    """Everywhere a word can be played with these letters, the dearest place first."""
    typed = typed_word(word)
    moves = lexicon.moves(turn.board, turn.rack, formula=turn.formula)
    return [
        one
        for one in moves
        if one.word.upper() == typed.upper() and (one.word == typed or not _tells_jokers(typed))
    ]


def typed_word(word: str) -> str:
    """A word as somebody types it: in one case, with accents or without, it tells no joker."""
    if "(" not in word and (word.isupper() or word.islower()):
        return read_word(plain(word))
    return read_word(word)


def _tells_jokers(word: str) -> bool:
    return not word.isupper()


def laid_on(board: Board, ref: str, word: str) -> str:
    """The letters that a word takes from the rack where it lies."""
    first = Ref.parse(ref)
    step = SIZE if first.down else 1
    squares = range(first.square, len(board.grid), step)
    return "".join(tile for at, tile in zip(squares, word, strict=False) if board.grid[at] == EMPTY)
