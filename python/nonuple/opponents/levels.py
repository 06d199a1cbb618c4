"""The computer players there are, by name. Adding one is adding a line."""

from collections.abc import Callable, Mapping

from nonuple.errors import Refusal
from nonuple.opponents.greedy import Greedy
from nonuple.play.free.players import ComputerPlayer
from nonuple.texts import opponents as texts
from nonuple.words.lexicon import Lexicon

LEVELS: Mapping[str, Callable[[Lexicon], ComputerPlayer]] = {
    "greedy": Greedy,
}


def level_name(name: str) -> str:
    """The same name, if there is such a player."""
    if name not in LEVELS:
        raise Refusal(texts.UNKNOWN_LEVEL, name=name, known=", ".join(LEVELS))
    return name


def computer(name: str, lexicon: Lexicon) -> ComputerPlayer:
    """The player called so, who plays with these words."""
    return LEVELS[level_name(name)](lexicon)
