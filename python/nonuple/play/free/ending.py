"""When a free game is over, and what the letters left come to (rules 11 and 21)."""

from nonuple.pieces.formula import NORMAL
from nonuple.pieces.tiles import LetterSet
from nonuple.play.duplicate.solving import best_of, takes_some_of
from nonuple.play.free.record import FreeEnd
from nonuple.play.free.settings import RACK
from nonuple.play.free.state import FreePhase, FreeState
from nonuple.rules import article
from nonuple.words.lexicon import Lexicon


@article("free", "11")
def end_after(state: FreeState, lexicon: Lexicon) -> FreeEnd | None:
    """Why the game is over once a turn is settled, if it is."""
    if state.phase is not FreePhase.PLAY:
        return None
    if len(state.active) == 1:
        return "resigned"
    if not state.bag and any(not state.racks[seat] for seat in state.active):
        return "out"
    if nothing_can_be_laid(state, lexicon):
        return "no-play"
    return "all-passed" if all_passed(state) else None


@article("free", "11")
def nothing_can_be_laid(state: FreeState, lexicon: Lexicon) -> bool:
    """By the word list nobody can lay anything, and the bag cannot change that."""
    racks = [state.racks[seat] for seat in state.active]
    if any(best_of(lexicon, NORMAL, state.board, rack) is not None for rack in racks):
        return False
    stock = state.bag + "".join(racks)
    return len(state.bag) < RACK or not takes_some_of(lexicon, NORMAL, state.board, stock)


@article("free", "11")
def all_passed(state: FreeState) -> bool:
    """Every seat passed twice in a row, by itself or because its time was over."""
    rounds = state.turns[-2 * len(state.active) :]
    return len(rounds) == 2 * len(state.active) and all(turn.action == "pass" for turn in rounds)


@article("free", "21")
def adjustment(state: FreeState, reason: FreeEnd) -> tuple[int, ...]:
    """Each loses the value of his letters; one who went out gains that of all the others."""
    held = [worth(rack, state.settings.pieces.letters) for rack in state.racks]
    if reason != "out":
        return tuple(-value for value in held)
    out = next(seat for seat in state.active if not state.racks[seat])
    return tuple(sum(held) if seat == out else -value for seat, value in enumerate(held))


def worth(letters: str, of: LetterSet) -> int:
    """What letters are worth, jokers nothing."""
    return sum(of[letter].value for letter in letters)
