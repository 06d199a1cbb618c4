"""Which words a game admits: those of its list, unless the arbiter has ruled otherwise."""

from collections.abc import Iterable, Iterator

from nonuple.play.duplicate.events import WordRuled
from nonuple.play.duplicate.state import State
from nonuple.play.record import Turn
from nonuple.rules import applies, article
from nonuple.words.lexicon import Lexicon
from nonuple.words.revision import revised


@article("2026", "6.1")
@applies("2026", "2.5")
@article("2010", "4.1")
@article("2009", "4.1")
def list_of(state: State, lexicon: Lexicon) -> Lexicon:
    """The words admitted at the turn in play, or to come."""
    return list_at(state.rulings, state.turn, lexicon)


def list_at(rulings: Iterable[WordRuled], turn: int, lexicon: Lexicon) -> Lexicon:
    """The words admitted at a turn."""
    ruled = in_force(rulings, turn)
    struck = frozenset(word for word, one in ruled.items() if one.ruling == "struck")
    admitted = frozenset(word for word, one in ruled.items() if one.ruling == "admitted")
    return revised(lexicon, struck, admitted)


def in_force(rulings: Iterable[WordRuled], turn: int) -> dict[str, WordRuled]:
    """What was ruled last of each word that is not as in the list at a turn."""
    last = {one.word: one for one in rulings if one.since <= turn}
    return {word: one for word, one in last.items() if one.ruling != "listed"}


def admitted_at(rulings: Iterable[WordRuled], word: str, turn: int) -> bool:
    """Whether a word that was ruled about is admitted at a turn; what was struck first is in the list."""
    of_word = [one for one in rulings if one.word == word]
    now = in_force(of_word, turn).get(word)
    return now.ruling == "admitted" if now else of_word[0].ruling == "struck"


def formed_by(turns: Iterable[Turn], word: str) -> Iterator[Turn]:
    """The turns whose retained word is this one, or forms it."""
    return (turn for turn in turns if word in (turn.word.upper(), *map(str.upper, turn.cross)))
