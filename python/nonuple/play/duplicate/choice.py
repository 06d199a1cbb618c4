"""Which word is retained among those worth most."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from nonuple.pieces.board import EMPTY, Board
from nonuple.pieces.draw import without
from nonuple.pieces.notation import SIZE, Ref
from nonuple.pieces.search import Move
from nonuple.pieces.tiles import JOKER
from nonuple.play.duplicate.ending import end_by_letters
from nonuple.play.duplicate.events import Retained
from nonuple.play.duplicate.solving import tops_of
from nonuple.play.duplicate.state import State, lay, replacement
from nonuple.rulebooks.rulebook import GameArticles
from nonuple.rules import applies, article
from nonuple.texts import Text
from nonuple.texts import game as texts
from nonuple.words.lexicon import Lexicon


@dataclass(frozen=True, slots=True)
class Candidate:
    """A move of the best score, and why it was set aside if it was."""

    move: Move
    laid: str
    """Letters it takes from the rack, `?` for a joker."""
    replaced: str | None = None
    """The letter that would take its joker's place, in a joker game."""
    ground: Text | None = None
    article: str | None = None
    openness: float | None = None
    """How much it opens the game, where that was looked at."""

    @property
    def kept(self) -> bool:
        """Whether the chief arbiter may retain it."""
        return self.ground is None or self.ground is texts.LESS_OPEN

    def retained(self, ties: int = 1) -> Retained:
        """What happens when it is retained."""
        return Retained(
            ref=self.move.ref,
            word=self.move.word,
            laid=self.laid,
            score=self.move.score,
            bonus=self.move.bonus,
            cross=self.move.cross,
            ties=ties,
            replaced=self.replaced,
        )


Measure = Callable[[State, Candidate], float]


@article("2026", "4.4")
@article("2010", "2.4")
@applies("2010", "2.7")
@article("2009", "2.4")
@applies("2009", "2.7")
def candidates(state: State, lexicon: Lexicon) -> list[Candidate]:
    """The moves worth most, in the order of the search; at the first turn only those across."""
    tops = tops_of(lexicon, state.formula, state.board, state.rack)
    first_turn = state.board.tiles == 0
    return [_candidate(state, move) for move in tops if not (first_turn and Ref.parse(move.ref).down)]


def choose(state: State, found: Sequence[Candidate], measure: Measure) -> list[Candidate]:
    """The candidates, kept or set aside by the first rule that speaks against them; the choice is first.

    In this order: the fewest jokers; in a joker game the joker that comes back; the end of the game by its
    letters; the most open game, which the chief arbiter may see otherwise.
    """
    numbers = state.rules.articles
    left = list(found)
    aside: list[Candidate] = []
    for rule in (fewest_jokers, joker_comes_back, ends_the_game):
        if len(left) > 1:
            left, out = rule(state, left, numbers)
            aside += out
    if len(left) > 1:
        left = most_open(state, left, numbers, measure)
    return left + aside


Sorted = tuple[list[Candidate], list[Candidate]]


@article("2026", "4.4")
@article("2010", "2.4")
@article("2009", "2.4")
def fewest_jokers(state: State, left: list[Candidate], numbers: GameArticles) -> Sorted:
    """A word that does without a joker must be retained, or one that does with fewer."""
    fewest = min(one.laid.count(JOKER) for one in left)
    return _split(left, lambda one: one.laid.count(JOKER) == fewest, texts.FEWER_JOKERS, numbers.choice)


@article("2026", "4.8.2")
def joker_comes_back(state: State, left: list[Candidate], numbers: GameArticles) -> Sorted:
    """In a joker game, a word that leaves the joker for the next rack must be retained."""
    if not state.aside:
        return left, []
    return _split(left, _joker_back, texts.JOKER_COMES_BACK, "4.8.2")


@article("2026", "4.4")
@article("2010", "2.7")
@article("2009", "2.7")
def ends_the_game(state: State, left: list[Candidate], numbers: GameArticles) -> Sorted:
    """A word after which the letters left end the game must be retained."""
    number = numbers.choice if numbers.choice == "4.4" else numbers.end
    return _split(left, lambda one: _ends(state, one), texts.ENDS_GAME, number)


@article("2026", "4.4")
@article("2010", "2.4")
@article("2009", "2.4")
def most_open(
    state: State, left: list[Candidate], numbers: GameArticles, measure: Measure
) -> list[Candidate]:
    """Among what is left, the word most apt to open the game comes first."""
    measured = [replace(one, openness=measure(state, one)) for one in left]
    first = max(measured, key=lambda one: one.openness or 0)
    others = [
        replace(one, ground=texts.LESS_OPEN, article=numbers.choice) for one in measured if one is not first
    ]
    return [first, *others]


def board_after(state: State, candidate: Candidate) -> Board:
    return lay(state.board, candidate.move.ref, candidate.move.word, candidate.replaced)


def letters_after(state: State, candidate: Candidate) -> str:
    """Every letter not placed once the word lies, jokers beside the bag apart."""
    laid = candidate.laid.replace(JOKER, "") if state.aside else candidate.laid
    return without(state.left, laid + (candidate.replaced or ""))


def _candidate(state: State, move: Move) -> Candidate:
    first = Ref.parse(move.ref)
    step = SIZE if first.down else 1
    squares = range(first.square, len(state.board.grid), step)
    tiles = "".join(
        tile for at, tile in zip(squares, move.word, strict=False) if state.board.grid[at] == EMPTY
    )
    laid = "".join(JOKER if tile.islower() else tile for tile in tiles)
    return Candidate(move, laid, replaced=replacement(state.bag, tiles) if state.aside else None)


def _joker_back(one: Candidate) -> bool:
    return JOKER not in one.laid or one.replaced is not None


def _ends(state: State, one: Candidate) -> bool:
    aside = state.aside - (not _joker_back(one)) if state.aside else 0
    return end_by_letters(letters_after(state, one), state.tiles, joker_aside=aside > 0) is not None


def _split(left: list[Candidate], keeps: Callable[[Candidate], bool], ground: Text, number: str) -> Sorted:
    """Those that a rule keeps, and the others marked; where it keeps none it says nothing."""
    kept = [one for one in left if keeps(one)]
    if not kept or len(kept) == len(left):
        return left, []
    return kept, [replace(one, ground=ground, article=number) for one in left if one not in kept]
