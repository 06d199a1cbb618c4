"""The solutions of a turn that arbiters expect to read, in an order that does not change."""

from functools import lru_cache

from nonuple.board import EMPTY, Board
from nonuple.contest.rounds import Round
from nonuple.contest.written import WrittenSlip
from nonuple.game.choice import Candidate, candidates, choose
from nonuple.game.openness import static_openness
from nonuple.game.state import State
from nonuple.lexicon.lexicon import Lexicon
from nonuple.notation import SIZE, Ref
from nonuple.search import Move, Search

LISTED = 50
_REMEMBERED = 8


def candidates_of(state: State, lexicon: Lexicon) -> list[Candidate]:
    """The moves worth most, kept or set aside; the proposed one first."""
    return choose(state, candidates(state, lexicon), static_openness(lexicon))


def top_of(played: Round, lexicon: Lexicon) -> Move:
    """The word retained, or the one that the rulebook proposes."""
    retained = played.retained
    tops = candidates_of(played.state, lexicon)
    return next(
        (
            one.move
            for one in tops
            if retained and (one.move.ref, one.move.word) == (retained.ref, retained.word)
        ),
        tops[0].move,
    )


def solutions_of(played: Round, lexicon: Lexicon) -> tuple[Move, ...]:
    """The best moves, the proposed top first, the others as the search orders them."""
    state = played.state
    return _solutions(state.board, state.rack, state, lexicon)


@lru_cache(maxsize=_REMEMBERED)
def _solutions(board: Board, rack: str, state: State, lexicon: Lexicon) -> tuple[Move, ...]:
    first_turn = board.tiles == 0
    found = Search.over(lexicon.words, state.formula).one(board, rack, top=False)
    top = candidates_of(state, lexicon)[0].move
    listed = [top]
    for move in found:
        if move != top and not (first_turn and Ref.parse(move.ref).down):
            listed.append(move)
        if len(listed) == LISTED:
            break
    return tuple(listed)


def without_a_fault(played: Round, move: Move) -> WrittenSlip:
    """A solution as a player should write it: in full, its jokers circled, with its place and its score."""
    ref, grid = Ref.parse(move.ref), played.state.board.grid
    squares = range(ref.square, len(grid), SIZE if ref.down else 1)
    word = "".join(
        letter if grid[square] == EMPTY else letter.upper()
        for square, letter in zip(squares, move.word, strict=False)
    )
    return WrittenSlip(tuple(word) if ref.down else (word,), move.ref, move.score)
