"""What a computer player brings to the table."""

from collections.abc import Callable
from dataclasses import dataclass

from nonuple import _kernel
from nonuple.pieces.variant import Variant
from nonuple.words.lexicon import Lexicon


@dataclass(frozen=True)
class Knowledge:
    """The words admitted and what is known about them; an edge reads it, see `words_io.schooling`."""

    lexicon: Lexicon
    leaves: Callable[[Variant], _kernel.Leaves]
    """What letters kept on a rack are worth."""
    vocabulary: Callable[[], _kernel.Vocabulary]
    """How common the words are; asked for only by players who do not know all of them."""
