"""`nonuple tour`: a position of a real game, its solutions, and how to go on."""

import sys

from rich.console import Console
from rich.text import Text as Styled

from nonuple.cli.drawing import board_view, legend, rack_view, solutions_table
from nonuple.cli.prose import say
from nonuple.formats import cgp
from nonuple.pieces.formula import NORMAL
from nonuple.pieces.notation import Ref, in_brackets, squares_of
from nonuple.pieces.search import Moves, Search
from nonuple.texts import tour as texts
from nonuple.words_io.library import Library

POSITION = "15/15/15/15/8TEK4/8A6/4C3X6/3CHOYEES5/4I3ET5/4O4A5/4T4T5/9I5/8BoUDAI1/9N5/15 IENESSN/"
TURN = 7
LAST_REF, LAST_WORD = "M9", "BoUDAI"
BEST = 8


def tour() -> None:
    console = Console(highlight=False)
    position = cgp.read_line(POSITION)
    say(console, texts.WELCOME.say(turn=TURN))
    console.print()
    console.print(board_view(position.board, squares_of(Ref.parse(LAST_REF), LAST_WORD)))
    console.print(legend())
    console.print()
    say(console, texts.LAST.say(ref=LAST_REF, word=in_brackets(LAST_WORD)))
    console.print(Styled(f"{texts.RACK.say()} "), rack_view(position.rack.letters))
    console.print()
    _let_search(console)
    search = Search.over(Library.of_user().default().words, NORMAL, position.board.variant)
    _show_solutions(console, position, search.one(position.board, position.rack, top=False))
    _show_steps(console)


def _let_search(console: Console) -> None:
    """Leave the time to look for the top, where somebody is there to look."""
    if sys.stdin.isatty() and console.is_terminal:
        try:
            console.input(texts.PRESS_ENTER.say())
        except EOFError:
            console.print()
    else:
        say(console, texts.SEARCH.say())
    console.print()


def _show_solutions(console: Console, position: cgp.CgpPosition, moves: Moves) -> None:
    top = moves[0]
    tied = sum(move.score == top.score for move in moves)
    say(console, texts.FOUND.say(count=len(moves), shown=BEST))
    console.print()
    console.print(solutions_table(moves[:BEST]))
    console.print()
    values = {"ref": top.ref, "word": in_brackets(top.word), "score": top.score}
    say(console, texts.TOP_TIED.say(count=tied, **values) if tied > 1 else texts.TOP.say(**values))
    console.print()
    after = position.board.play(top.ref, top.word)
    console.print(board_view(after, squares_of(Ref.parse(top.ref), top.word)))


def _show_steps(console: Console) -> None:
    console.print()
    say(console, texts.NEXT.say(), style="bold")
    for command, meaning in texts.STEPS:
        console.print(Styled(f"  {command}"), soft_wrap=True)
        console.print(Styled(f"      {meaning.say()}", style="dim"))
