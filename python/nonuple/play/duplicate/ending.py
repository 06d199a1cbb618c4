"""When a game is over."""

from collections.abc import Iterator

from nonuple.pieces.draw import draw_letters, has, in_order, is_valid, kinds, secret_of_seed, without
from nonuple.pieces.tiles import JOKER, LetterSet
from nonuple.play.duplicate.solving import best_of, best_of_each, places_of, takes_some_of
from nonuple.play.duplicate.state import State
from nonuple.play.record import EndReason
from nonuple.rules import applies, article
from nonuple.words.lexicon import Lexicon

SAMPLES = 64
"""Draws tried before it is asked whether any draw can be played at all."""
FEW_DRAWS = 4000
"""So many different draws are tried one by one."""


@article("2026", "4.7")
@applies("2026", "4.2", "4.8.2")
@article("2010", "2.7")
@article("2009", "2.7")
@article("box", "fin")
def end_by_letters(left: str, letters: LetterSet, *, joker_aside: bool) -> EndReason | None:
    """Why the letters left allow no further turn, if they do not.

    A joker or the Y among two letters or more keeps the game alive, and so does a joker beside the bag as
    long as a letter is left to go with it.
    """
    if not left:
        return "all-placed"
    if joker_aside:
        return None
    if len(left) == 1:
        return "one-letter"
    of = kinds(left, letters)
    if of.either or (of.vowels and of.consonants):
        return None
    return "only-vowels" if of.vowels else "only-consonants"


@article("2026", "4.7")
@article("2010", "2.7")
@article("2009", "2.7")
def end_after(state: State, lexicon: Lexicon) -> EndReason | None:
    """Why the game is over once a word has been retained; reasons by letters come first."""
    reason = end_by_letters(state.left, state.tiles, joker_aside=state.aside > 0)
    if reason is not None:
        return reason
    if state.wanted == len(state.bag) and not plays(state, lexicon, state.left):
        return "no-move"
    return None


def plays(state: State, lexicon: Lexicon, letters: str) -> bool:
    """Whether these letters, with the joker beside the bag, can be played as the rulebook asks."""
    return _scores(state, lexicon, letters + state.joker)


@applies("2026", "4.6", "4.7")
@applies("2010", "5.2")
@applies("2009", "5.2")
def some_draw_plays(state: State, lexicon: Lexicon) -> bool:
    """Whether some valid draw out of all the letters left can be played."""
    left, size = state.left, min(state.formula.rack - len(state.joker), len(state.left))
    secret = secret_of_seed(len(left))
    samples = {draw_letters(secret, number, left, size) for number in range(SAMPLES)}
    if _any_plays(state, lexicon, samples):
        return True
    if not takes_some_of(lexicon, state.formula, state.board, left + state.joker):
        return False
    draws = list(_first_draws(left, size))
    if len(draws) <= FEW_DRAWS:
        return _any_plays(state, lexicon, draws)
    return _some_word_plays(state, lexicon, left, size)


def _any_plays(state: State, lexicon: Lexicon, draws: list[str] | set[str]) -> bool:
    valid = [draw + state.joker for draw in draws if _is_valid(state, draw)]
    least = 1 if state.rules.zero_is_no_move else 0
    found = best_of_each(lexicon, state.formula, state.board, valid)
    return any(best is not None and best >= least for best in found)


def _is_valid(state: State, letters: str) -> bool:
    return is_valid(letters + state.joker, state.turn, state.left + state.joker, state.tiles)


def _first_draws(left: str, size: int) -> Iterator[str]:
    """The different draws of a size, and not many more than are worth trying one by one."""
    pending = [("", left)]
    found = 0
    while pending and found <= FEW_DRAWS:
        drawn, rest = pending.pop()
        if len(drawn) == size:
            found += 1
            yield drawn
        elif len(drawn) + len(rest) >= size:
            letter = rest[0]
            pending.append((drawn, rest.lstrip(letter)))
            pending.append((drawn + letter, rest[1:]))


def _some_word_plays(state: State, lexicon: Lexicon, left: str, size: int) -> bool:
    """Word by word: long, and only where sampled draws found nothing among many letters."""
    stock, size = left + state.joker, size + len(state.joker)
    tried: set[str] = set()
    for word in lexicon.words.words():
        places = places_of(lexicon, state.formula, state.board, word)
        for needs in {_with_jokers(place.needs, stock) for place in places if not place.faults} - tried:
            tried.add(needs)
            rack = _completed(state, stock, needs, size) if has(stock, needs) else None
            if rack is not None and _scores(state, lexicon, rack):
                return True
    return False


def _with_jokers(needs: str, stock: str) -> str:
    """The letters that a move takes, in order; jokers for those that are not there."""
    for letter in set(needs):
        missing = max(0, needs.count(letter) - stock.count(letter))
        needs = needs.replace(letter, "", missing) + JOKER * missing
    return in_order(needs)


def _completed(state: State, stock: str, needs: str, size: int) -> str | None:
    """Some valid rack that has the letters which a move needs."""
    racks = (needs + more for more in _first_draws(without(stock, needs), size - len(needs)))
    return next((rack for rack in racks if is_valid(rack, state.turn, stock, state.tiles)), None)


def _scores(state: State, lexicon: Lexicon, rack: str) -> bool:
    """Whether the best move of a rack counts as one."""
    best = best_of(lexicon, state.formula, state.board, rack)
    return best is not None and (best > 0 or not state.rules.zero_is_no_move)
