"""Playing at a terminal: what is shown, and what somebody types, with colours or without, seen or heard."""

import select
import sys
import time
from collections.abc import Collection

from rich.console import Console, RenderableType
from rich.text import Text as Styled

from nonuple.cli.drawing import board_view, legend, rack_view
from nonuple.cli.prose import say
from nonuple.errors import Refusal
from nonuple.pieces.board import Board
from nonuple.pieces.notation import Ref, in_brackets
from nonuple.texts import Text
from nonuple.texts import play as texts

QUIT = frozenset({"q", "quitter", "quit"})
HELP = frozenset({"aide", "help", "h"})


class Quit(Exception):  # noqa: N818 - not an error
    """Somebody leaves; what was played is kept."""


class TimeIsOver(Exception):  # noqa: N818 - not an error
    """Nobody has typed anything in time."""


class TerminalTable:
    """What one plays at; `plain` is for those who hear it read."""

    def __init__(self, *, plain: bool = False) -> None:
        self.plain = plain
        self.console = Console(highlight=False, no_color=True if plain else None)
        self._legend_shown = False

    @staticmethod
    def now() -> float:
        return time.monotonic()

    def say(self, text: Text, style: str = "", /, **values: object) -> None:
        say(self.console, text.say(**values), style)

    def tell(self, sentence: str, style: str = "") -> None:
        say(self.console, sentence, style)

    def refuse(self, refusal: Refusal) -> None:
        sentence = str(refusal)
        self.tell(sentence[:1].upper() + sentence[1:], style="red")

    def show(self, view: RenderableType) -> None:
        self.console.print(view)

    def line(self) -> None:
        self.console.print()

    def board(self, board: Board, last: Collection[int] = ()) -> None:
        """The grid drawn; or its words one after the other."""
        if not self.plain:
            self.show(board_view(board, last))
            if not self._legend_shown:
                self.show(legend())
            self._legend_shown = True
            return
        words = [f"{ref} {in_brackets(word)}" for ref, word in board.words()]
        if words:
            self.say(texts.GRID, words=", ".join(words))
        else:
            self.say(texts.EMPTY_GRID)

    def rack(self, letters: str, published: str) -> None:
        if self.plain:
            self.say(texts.LETTERS, letters=" ".join(letters))
        else:
            self.console.print(
                Styled(f"{texts.RACK.say()} "), rack_view(letters), Styled(f"  {published}", "dim")
            )

    def ring(self, sentence: Text, **values: object) -> None:
        """A sound where the terminal has one, and the words for it."""
        self.console.bell()
        self.say(sentence, **values)

    def ask(self, prompt: Text, until: float | None = None, **values: object) -> str:
        """What somebody types, in a line; the end of the input is a way to leave."""
        self.console.print(Styled(f"{prompt.say(**values)} ", "bold"), end="")
        sys.stdout.flush()
        if until is not None and not self._waited(until):
            self.line()
            raise TimeIsOver
        typed = sys.stdin.readline()
        if not sys.stdin.isatty():
            self.line()
        if not typed or typed.strip().casefold() in QUIT:
            raise Quit
        return typed.strip()

    @staticmethod
    def _waited(until: float) -> bool:
        """Whether something was typed before a moment; where one cannot look, it is awaited."""
        if sys.platform == "win32" or not sys.stdin.isatty():
            return True
        return bool(select.select([sys.stdin], [], [], max(0.0, until - time.monotonic()))[0])


def share_of_top(percent: float | None) -> str:
    """`, soit 91,7 %`."""
    if percent is None:
        return ""
    whole, tenths = f"{percent:.1f}".split(".")
    return texts.SHARE.say(whole=whole, tenths=tenths)


def word_and_place(typed: str) -> tuple[str, str, int | None]:
    """`H4 MOT`, `mot h4`, with a score after them or not: the word, the place, the score."""
    word = ref = ""
    score = None
    for part in typed.split():
        if part.isdigit():
            score = int(part)
        elif not ref and _is_place(part):
            ref = part.upper()
        elif not word:
            word = part
        else:
            raise Refusal(texts.NOT_UNDERSTOOD, typed=typed)
    return word, ref, score


def _is_place(part: str) -> bool:
    try:
        Ref.parse(part)
    except Refusal:
        return any(one.isdigit() for one in part)
    return True
