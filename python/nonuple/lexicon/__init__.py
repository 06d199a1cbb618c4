"""Word lists: the one that comes with the program, those a club imports, and what one asks of them."""

from nonuple.lexicon.lexicon import Lexicon
from nonuple.lexicon.library import DEFAULT, Library

__all__ = ["Lexicon", "open_lexicon"]


def open_lexicon(name: str = DEFAULT) -> Lexicon:
    """A word list: the one that comes with the program, one of the user's by its name, or a file of words."""
    return Library.of_user().resolve(name)
