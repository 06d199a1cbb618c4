"""A game given to a command as a file, in whichever format."""

from nonuple.cli.objects import STANDARD_INPUT, content_of
from nonuple.errors import Refusal
from nonuple.formats import games
from nonuple.play.record import Record
from nonuple.texts import jsonl
from nonuple.texts import sheet as texts


def read_game(file: str) -> Record:
    """The game of a file (`-`: standard input); a refusal names the file."""
    source = jsonl.STANDARD_INPUT.say() if file == STANDARD_INPUT else file
    content = content_of(file, games.LARGEST)
    try:
        return games.read(content)
    except Refusal as problem:
        raise Refusal(texts.IN_FILE, source=source, problem=problem) from problem
