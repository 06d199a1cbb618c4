"""Saying which word list decides."""

import sys

from rich.console import Console

from nonuple.cli.prose import say
from nonuple.words.lexicon import Lexicon
from nonuple.words_io.library import DEFAULT, Library
from nonuple.words_io.naming import sentence_on


def say_list(lexicon: Lexicon, console: Console | None = None) -> None:
    """In a sentence, for whoever reads the answer."""
    say(console or Console(highlight=False), sentence_on(lexicon), style="dim")


def list_for_programs(choice: str | None) -> Lexicon:
    """The list asked for, else the one in use; who reads JSON is told on standard error.

    Nothing is told of a list that was named on the line, nor of the default one where nobody watches.
    """
    lexicon = Library.of_user().resolve(choice)
    if choice is None and (lexicon.name != DEFAULT or sys.stderr.isatty()):
        print(sentence_on(lexicon), file=sys.stderr)
    return lexicon
