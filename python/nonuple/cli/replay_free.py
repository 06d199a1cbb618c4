"""`nonuple replay` of a free game: turn by turn, and what differs with our list and the rules."""

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text as Styled

from nonuple.cli.drawing import board_view, legend, rack_view
from nonuple.cli.objects import answer_json
from nonuple.cli.prose import say
from nonuple.errors import Refusal
from nonuple.formats import free_sheet
from nonuple.pieces.board import Board
from nonuple.pieces.notation import Ref, squares_of
from nonuple.play.duplicate.checking import Difference
from nonuple.play.free.checking import FreeDifference, boards_of, differences
from nonuple.play.free.record import FreeRecord, FreeTurn
from nonuple.texts import free as free_texts
from nonuple.texts import replay as texts
from nonuple.words.lexicon import Lexicon
from nonuple.words_io.naming import titled


def replay_free(record: FreeRecord, only: int | None, lexicon: Lexicon, as_json: bool) -> bool:
    """Show it; whether everything agrees."""
    if only is not None and not 1 <= only <= len(record.turns):
        raise Refusal(texts.NO_SUCH_TURN, count=len(record.turns))
    found = [one for one in differences(record, lexicon) if only in (None, one.turn)]
    if as_json:
        answer_differences(found)
        return not found
    console = Console(highlight=False)
    for turn, _, after in boards_of(record):
        if only in (None, turn.n):
            _show(console, record, turn, after)
            for one in found:
                if one.turn == turn.n:
                    say(console, str(one), style="red")
            console.print()
    if only is None:
        console.print(free_sheet.write_text(record), markup=False, soft_wrap=True)
    if not found:
        say(console, texts.AGREES.say(lexicon=titled(lexicon)), style="bold green")
        return True
    say(console, texts.DIFFERS.say(count=len(found), lexicon=titled(lexicon)), style="bold red")
    for one in found:
        say(console, f"- {texts.DIFFERENCE.say(n=one.turn, problem=one)}")
    return False


def answer_differences(found: Sequence[Difference | FreeDifference], problems: Sequence[str] = ()) -> None:
    """What differs, for a program."""
    told = [{"turn": one.turn, "problem": str(one)} for one in found]
    answer_json({"agrees": not found, "differences": told, "problems": problems})


def _show(console: Console, record: FreeRecord, turn: FreeTurn, board: Board) -> None:
    name = record.seats[turn.seat]
    console.print(Styled(free_texts.TURN_OF.say(n=turn.n, name=name), style="bold"))
    laid = turn.word is not None and not turn.lost
    console.print(board_view(board, squares_of(Ref.parse(turn.ref or ""), turn.word or "") if laid else ()))
    if turn.n == 1:
        console.print(legend())
    console.print(Styled(f"{texts.RACK.say()} "), rack_view(turn.rack))
    formed = free_sheet.formed(turn)
    more = f" ({formed})" if formed else ""
    points = free_texts.POINTS.say(points=turn.points) if turn.action == "play" else ""
    say(console, f"{free_sheet.done(turn)}{more}{points}", style="bold")
