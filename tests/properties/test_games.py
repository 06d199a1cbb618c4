"""Laws of every game, whatever the formula and the rulebook, checked with code of their own."""

import os
from collections import Counter
from functools import cache
from itertools import combinations
from random import Random

import msgspec
import pytest

from nonuple.pieces.board import Board
from nonuple.pieces.draw import draw_letters, full_bag, secret_of_seed
from nonuple.pieces.formula import FORMULAS
from nonuple.pieces.notation import Ref
from nonuple.pieces.variant import FRENCH
from nonuple.play.duplicate import events as on
from nonuple.play.duplicate.commands import Draw, Redo, Retain, Undo
from nonuple.play.duplicate.director import decide, start
from nonuple.play.duplicate.settings import Settings
from nonuple.play.duplicate.simulation import simulate
from nonuple.play.duplicate.state import Phase, State, apply, begin, replay
from nonuple.play.record import Turn
from nonuple.words.lexicon import Lexicon
from nonuple.words_io.library import open_lexicon

GAMES = 60 if os.environ.get("NONUPLE_SOAK") == "1" else 4
KINDS = [(edition, formula) for edition in ("2026", "2010", "2009") for formula in FORMULAS] + [
    ("box", "normal")
]
VOWELS = "AEIOU"


@cache
def lexicon() -> Lexicon:
    return open_lexicon()


def played(edition: str, formula: str, seed: int) -> State:
    return simulate(Settings(edition=edition, formula=formula), seed, lexicon())


def enough(rack: str, each: int) -> bool:
    loose = sum(letter in "Y?" for letter in rack)
    vowels = sum(letter in VOWELS for letter in rack)
    return any(
        vowels + as_vowels >= each and len(rack) - vowels - as_vowels >= each
        for as_vowels in range(loose + 1)
    )


def two_are_possible(left: str, size: int) -> bool:
    if len(left) > 16:
        return enough(left, 2) and size >= 4
    return any(enough("".join(draw), 2) for draw in combinations(left, size))


def is_valid(rack: str, turn: int, left: str) -> bool:
    return enough(rack, 2 if turn <= 15 and two_are_possible(left, len(rack)) else 1)


def laid_by(board: Board, turn: Turn) -> dict[int, str]:
    ref = Ref.parse(turn.ref)
    squares = range(ref.square, 225, 15 if ref.down else 1)
    return {at: letter for at, letter in zip(squares, turn.word, strict=False) if board.grid[at] == "."}


def over_by_letters(left: Counter[str], joker_aside: bool) -> bool:
    letters = "".join(left.elements())
    if not letters:
        return True
    if joker_aside:
        return False
    mixed = any(one in "Y?" for one in letters) or (
        any(one in VOWELS for one in letters) and not all(one in VOWELS for one in letters)
    )
    return len(letters) == 1 or not mixed


@pytest.mark.article("2026", "4.1", "4.2", "4.4", "4.7", "4.8.2", "4.8.3")
@pytest.mark.parametrize(("edition", "formula"), KINDS)
def test_every_turn_obeys_the_rulebook(edition: str, formula: str) -> None:
    for seed in range(GAMES):
        check_game(played(edition, formula, seed))


def check_game(state: State) -> None:
    formula = state.formula
    board, aside = Board(), 2 if formula.joker else 0
    left = Counter(full_bag(FRENCH.letters))
    if formula.joker:
        del left["?"]
    kept = ""
    for turn in state.turns:
        joker = "?" if aside else ""
        size = min(formula.rack - len(joker), left.total())
        everything = "".join(left.elements()) + joker
        assert not over_by_letters(left, aside > 0), "the game should have ended before"
        check_rejects(turn, kept + joker, joker, everything)
        assert sorted(turn.kept) == sorted(joker if turn.rejected else kept + joker)
        assert turn.kept.endswith(joker)
        assert Counter(turn.kept.removesuffix(joker)) + Counter(turn.drawn) <= left
        assert len(turn.rack) == size + len(joker)
        assert is_valid(turn.rack, turn.n, everything)

        found = lexicon().moves(board, turn.rack, formula=formula)
        best = [move for move in found if move.score == found.best]
        if not board.tiles:
            best = [move for move in best if not Ref.parse(move.ref).down]
        assert turn.score == found.best
        assert turn.ties == len(best)
        assert (turn.ref, turn.word) in {(move.ref, move.word) for move in best}
        laid = laid_by(board, turn)
        jokers = sum(letter.islower() for letter in laid.values())
        fewest = min(
            sum(letter.islower() for letter in laid_by(board, turn_of(move.ref, move.word)).values())
            for move in best
        )
        assert jokers == fewest

        taken = Counter("?" if letter.islower() else letter for letter in laid.values())
        if aside:
            del taken["?"]
        left -= taken
        letters = Counter(turn.rack.replace("?", "") if aside else turn.rack) - taken
        in_bag = left - letters
        if jokers and aside:
            wanted = next(letter.upper() for letter in laid.values() if letter.islower())
            assert turn.replaced == (wanted if in_bag[wanted] else None)
            if turn.replaced:
                left -= Counter(wanted)
            else:
                aside -= 1
        else:
            assert turn.replaced is None
        grid = list(board.grid)
        for at, letter in laid.items():
            grid[at] = letter.upper() if turn.replaced else letter
        board = Board("".join(grid))
        kept = "".join(letters.elements())
    assert board == state.board
    check_tiles(state, aside)
    check_end(state, left, aside > 0)


def turn_of(ref: str, word: str) -> Turn:
    return Turn(0, (), "", "", ref, word, 0, 0, (), 1)


def check_rejects(turn: Turn, kept: str, joker: str, everything: str) -> None:
    """Only the first rejected draw has letters kept; each was rejected for what it was."""
    for reject in turn.rejected:
        assert sorted(reject.kept) == sorted(kept)
        assert is_valid(reject.kept + reject.drawn, turn.n, everything) is (reject.why == "no-move")
        kept = joker


def check_tiles(state: State, aside: int) -> None:
    on_grid = Counter("?" if letter.islower() else letter for letter in state.board.grid if letter != ".")
    assert on_grid + Counter(state.left) + Counter("?" * aside) == Counter(full_bag(FRENCH.letters))


def check_end(state: State, left: Counter[str], joker_aside: bool) -> None:
    assert Counter(state.left) == left
    if state.end == "no-move":
        assert not over_by_letters(left, joker_aside)
        rack = state.left + state.joker
        assert len(rack) > state.formula.rack or not lexicon().moves(state.board, rack, formula=state.formula)
    else:
        assert over_by_letters(left, joker_aside)


def all_events(settings: Settings, seed: int) -> tuple[list[on.GameEvent], list[State]]:
    """The events of a game, and the state after each."""
    started = start(settings, lexicon())
    state, secret = begin(started), secret_of_seed(seed)
    events: list[on.GameEvent] = [started]
    states = [state]
    while state.phase is not Phase.OVER:
        drawing = state.phase is Phase.DRAW
        command = Draw(draw_letters(secret, state.draws, state.bag, state.wanted)) if drawing else Retain()
        for event in decide(state, command, lexicon()):
            state = apply(state, event)
            events.append(event)
            states.append(state)
    return events, states


@pytest.mark.parametrize("formula", FORMULAS)
def test_events_replay_to_the_same_state_also_through_json(formula: str) -> None:
    events, states = all_events(Settings(formula=formula), seed=11)
    assert replay(events) == states[-1]
    written = msgspec.json.encode([on.Entry(event, "chief", "2026-11-15T20:00:00Z") for event in events])
    read = msgspec.json.decode(written, type=list[on.Entry])
    assert replay(entry.event for entry in read) == states[-1]
    for count in (2, 7, len(events) // 2):
        assert replay(events[:count]) == states[count - 1]


@pytest.mark.parametrize("formula", FORMULAS)
def test_undo_returns_to_the_beginning_of_any_turn_and_redo_forgets_it(formula: str) -> None:
    rng = Random(5)
    _, states = all_events(Settings(formula=formula), seed=12)
    beginnings = {1: states[0]}
    for state in states:
        beginnings.setdefault(state.turn, state)
    for state in rng.sample(states, 12):
        turn = rng.randint(1, state.turn)
        [undone] = decide(state, Undo(turn), lexicon())
        back = apply(state, undone)
        there = beginnings[turn]
        assert (back.board, back.bag, back.kept, back.drawn, back.turns, back.aside) == (
            there.board,
            there.bag,
            there.kept,
            "",
            there.turns,
            there.aside,
        )
        [redone] = decide(back, Redo(), lexicon())
        assert apply(back, redone) == state
