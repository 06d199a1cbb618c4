"""The solutions of a turn that arbiters expect to read, in an order that does not change."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import chain, islice

from nonuple.contest.rounds import Round
from nonuple.contest.written import WrittenSlip
from nonuple.errors import Refusal
from nonuple.pieces.board import EMPTY
from nonuple.pieces.notation import SIZE, Ref
from nonuple.pieces.search import Move, Search
from nonuple.play.duplicate.choice import Candidate, candidates, choose
from nonuple.play.duplicate.openness import static_openness
from nonuple.play.duplicate.words import list_of
from nonuple.rules import applies
from nonuple.texts import game as texts
from nonuple.words.lexicon import Lexicon

LISTED = 50
_REMEMBERED = 32


def candidates_of(played: Round, lexicon: Lexicon) -> tuple[Candidate, ...]:
    """The moves worth most, kept or set aside; the proposed one first; none once the only word is struck."""
    return _candidates(played, list_of(played.state, lexicon))


@lru_cache(maxsize=_REMEMBERED)
def _candidates(played: Round, lexicon: Lexicon) -> tuple[Candidate, ...]:
    state = played.state
    return tuple(choose(state, candidates(state, lexicon), static_openness(lexicon)))


def top_of(played: Round, lexicon: Lexicon) -> Move:
    """The word retained, or the one that the rulebook proposes."""
    one = played.retained
    if one is not None:
        return Move(one.ref, one.word, one.score, one.bonus, len(one.laid), one.cross)
    tops = candidates_of(played, lexicon)
    if not tops:
        raise Refusal(texts.NOTHING_TO_RETAIN, article=played.state.rules.articles.cancelling)
    return tops[0].move


def solutions_of(played: Round, lexicon: Lexicon) -> tuple[Move, ...]:
    """The best moves, the proposed top first, the others as the search orders them."""
    return _solutions(played, list_of(played.state, lexicon))


@lru_cache(maxsize=_REMEMBERED)
def _solutions(played: Round, lexicon: Lexicon) -> tuple[Move, ...]:
    state = played.state
    search = Search.over(lexicon.words, state.formula, state.board.variant)
    found = search.one(state.board, state.rack, top=False)
    moves = chain((one.move for one in _candidates(played, lexicon)[:1]), found)
    if state.board.tiles == 0:
        return tuple(islice(_at_its_best_place(moves), LISTED))
    return tuple(dict.fromkeys(islice(moves, LISTED + 1)))[:LISTED]


@applies("2026", "6.4.2.1")
@applies("2010", "4.4")
@applies("2009", "4.3")
def _at_its_best_place(moves: Iterable[Move]) -> Iterator[Move]:
    """At the first turn a word is played across, and paid at its best place whichever was written."""
    seen: set[str] = set()
    for move in moves:
        word = move.word.upper()
        if word not in seen and not Ref.parse(move.ref).down:
            seen.add(word)
            yield move


def without_a_fault(played: Round, move: Move) -> WrittenSlip:
    """A solution as a player should write it: in full, its jokers circled, with its place and its score."""
    ref, grid = Ref.parse(move.ref), played.state.board.grid
    squares = range(ref.square, len(grid), SIZE if ref.down else 1)
    word = "".join(
        letter if grid[square] == EMPTY else letter.upper()
        for square, letter in zip(squares, move.word, strict=False)
    )
    return WrittenSlip(tuple(word) if ref.down else (word,), move.ref, move.score)
