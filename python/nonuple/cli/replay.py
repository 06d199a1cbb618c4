"""`nonuple replay`: a game turn by turn, and what differs with our list and the rules."""

import sys
from collections.abc import Sequence

from rich.console import Console
from rich.text import Text as Styled

from nonuple.cli.drawing import board_view, legend, rack_view
from nonuple.cli.games import read_with_problems
from nonuple.cli.objects import AsJson, Source
from nonuple.cli.prose import say
from nonuple.cli.replay_free import answer_differences, replay_free
from nonuple.cli.word_list import say_list
from nonuple.errors import Refusal
from nonuple.pieces.board import Board
from nonuple.pieces.formula import Formula
from nonuple.pieces.notation import Ref, in_brackets, squares_of
from nonuple.play.duplicate.checking import Difference, DifferenceKind, check
from nonuple.play.duplicate.standing import TurnStart
from nonuple.play.free.record import FreeRecord
from nonuple.play.record import Record, Turn
from nonuple.texts import learnt as learnt_texts
from nonuple.texts import replay as texts
from nonuple.texts import spoken
from nonuple.texts.game import ENDS
from nonuple.words_io.library import Library
from nonuple.words_io.naming import titled

_DIFFERS = 1
_OF_WORDS = (DifferenceKind.NOT_ADMITTED, DifferenceKind.TOP)


def replay(
    file: Source, /, *, turn: int | None = None, lexicon: str | None = None, as_json: AsJson = False
) -> None:
    found = read_with_problems(file)
    record = found.game
    if isinstance(record, FreeRecord):
        sys.exit(0 if replay_free(record, turn, Library.of_user().resolve(lexicon), as_json) else _DIFFERS)
    if turn is not None and not 1 <= turn <= len(record.turns):
        raise Refusal(texts.NO_SUCH_TURN, count=len(record.turns))
    words = Library.of_user().resolve(lexicon)
    differences = [one for one in check(record, words) if turn in (None, one.turn)]
    if as_json:
        answer_differences(differences, [str(one.refusal()) for one in found.problems])
        sys.exit(_DIFFERS if differences or found.problems else 0)
    console = Console(highlight=False)
    _show(console, record, differences, only=turn)
    for decided in found.decided:
        say(console, decided.to(spoken()), style="yellow")
    for problem in found.problems:
        say(console, f"- {problem.refusal()}", style="red")
    if not differences and not found.problems:
        say(console, texts.AGREES.say(lexicon=titled(words)), style="bold green")
        say_list(words, console)
        return
    say(console, texts.DIFFERS.say(count=len(differences), lexicon=titled(words)), style="bold red")
    for difference in differences:
        say(console, f"- {_numbered(difference)}")
    say_list(words, console)
    if Library.of_user().free_under(words.name) and any(one.kind in _OF_WORDS for one in differences):
        say(console, learnt_texts.OFFER.say(file=file), style="dim")
    sys.exit(_DIFFERS)


def _numbered(difference: Difference) -> str:
    return texts.DIFFERENCE.say(n=difference.turn, problem=difference)


def _show(console: Console, record: Record, differences: Sequence[Difference], *, only: int | None) -> None:
    """The turns one after the other, or one of them."""
    standing = TurnStart.first(Formula.parse(record.formula), record.pieces)
    total = 0
    for turn in record.turns:
        after = standing.after(turn) if turn.word else standing
        total += turn.score
        if only in (None, turn.n):
            _show_turn(console, turn, after.board, total)
            for difference in differences:
                if difference.turn == turn.n:
                    say(console, str(difference), style="red")
            console.print()
        standing = after
    if only is None:
        _show_end(console, record)


def _show_turn(console: Console, turn: Turn, board: Board, total: int) -> None:
    console.print(Styled(texts.TURN.say(n=turn.n), style="bold"))
    last = squares_of(Ref.parse(turn.ref), turn.word) if turn.word else ()
    console.print(board_view(board, last))
    if turn.n == 1:
        console.print(legend())
    again = f" ({texts.DREW_AGAIN.say()})" if turn.rejected else ""
    console.print(Styled(f"{texts.RACK.say()} "), rack_view(turn.kept + turn.drawn), Styled(again))
    if not turn.word:
        say(console, texts.TO_PLAY.say(), style="bold")
        return
    retained = texts.RETAINED.say(ref=turn.ref, word=in_brackets(turn.word), score=turn.score, total=total)
    say(console, texts.AND.say().join([retained, *_more(turn)]), style="bold")


def _more(turn: Turn) -> list[str]:
    more = []
    if turn.cross:
        more.append(texts.ALSO_FORMS.say(words=", ".join(map(in_brackets, turn.cross))))
    if turn.replaced:
        more.append(texts.REPLACED.say(letter=turn.replaced))
    return more


def _show_end(console: Console, record: Record) -> None:
    if record.end is None:
        say(console, texts.GOES_ON.say(total=record.total))
        return
    left = record.left or texts.NOTHING.say()
    say(console, texts.ENDED.say(end=ENDS[record.end].say(), total=record.total, left=left))
