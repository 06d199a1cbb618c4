"""`nonuple top`: one position on the screen, with its best solutions."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.text import Text as Styled

from nonuple.cli.drawing import board_view, legend, rack_view, solutions_table
from nonuple.cli.moves import admitted_only, written
from nonuple.cli.notes import note_runs
from nonuple.cli.objects import AsJson, answer_json
from nonuple.cli.positions import Position, read_positions
from nonuple.cli.prose import say
from nonuple.cli.word_list import say_list
from nonuple.errors import Refusal
from nonuple.formats import cgp as cgp_format
from nonuple.pieces.board import Board
from nonuple.pieces.formula import Formula
from nonuple.pieces.notation import ROWS, Ref, in_brackets, squares_of
from nonuple.pieces.search import Move, Search
from nonuple.pieces.tiles import Rack
from nonuple.texts import moves as texts
from nonuple.words_io.library import Library

_SHOWN = 10


def top(
    *,
    rack: Annotated[str | None, Parameter(allow_leading_hyphen=True)] = None,
    cgp: str | None = None,
    file: Path | None = None,
    line: int = 1,
    formula: str | None = None,
    every: Annotated[bool, Parameter(name="--all", negative=())] = False,
    limit: int = _SHOWN,
    least: Annotated[int, Parameter(name="--min")] = 0,
    lexicon: str | None = None,
    as_json: AsJson = False,
) -> None:
    if limit < 1:
        raise Refusal(texts.BAD_LIMIT)
    positions = _positions(cgp, file, rack)
    if not 1 <= line <= len(positions):
        raise Refusal(texts.NO_SUCH_LINE, count=len(positions))
    position = _adjusted(positions[line - 1], rack, formula)
    chosen = Library.of_user().resolve(lexicon)
    words = chosen.words
    if position.words is not None:
        words = admitted_only(position.words, where="")
    note_runs(position.board, words)
    found = _solutions(Search.over(words, position.formula, position.board.variant), position)
    wanted = sum(move.score >= least for move in found) if least else len(found)
    shown = wanted if every else min(limit, wanted)
    if as_json:
        best = found[0].score if found else 0
        answer_json({"top": best, "count": wanted, "moves": written(found[:shown])})
        return
    console = Console(highlight=False, markup=False, emoji=False)
    _show_position(console, position, found[0] if found else None)
    if len(positions) > 1:
        say(console, texts.ONE_OF.say(line=line, count=len(positions)), style="dim")
    if shown:
        console.print(solutions_table(found[:shown]))
        console.print()
    say(console, _counted(shown, wanted, len(found)), style="dim")
    if position.words is None:
        say_list(chosen, console)


def _solutions(search: Search, position: Position) -> Sequence[Move]:
    """What duplicate can retain: the first word lies across."""
    found = search.one(position.board, position.rack, top=False)
    if position.board.tiles:
        return found
    return [move for move in found if move.ref[0] in ROWS]


def _counted(shown: int, wanted: int, found: int) -> str:
    if not found:
        return texts.NO_MOVE.say()
    if not wanted:
        return texts.NONE_SO_GOOD.say()
    if shown < wanted:
        return texts.SHOWN_OF.say(shown=shown, count=wanted)
    return texts.ALL_SHOWN.say(count=wanted)


def _positions(cgp: str | None, file: Path | None, rack: str | None) -> list[Position]:
    if cgp is not None and file is not None:
        raise Refusal(texts.TWO_POSITIONS)
    if file is not None:
        return read_positions(file)
    if cgp is not None:
        read = cgp_format.read_line(cgp)
        return [Position(read.board, read.rack)]
    if rack is None:
        raise Refusal(texts.NO_POSITION)
    return [Position(Board(), Rack())]


def _adjusted(position: Position, rack: str | None, formula: str | None) -> Position:
    """The position with what was said on the command line."""
    if rack is not None:
        position = replace(position, rack=Rack.parse(rack))
    if formula is not None:
        position = replace(position, formula=Formula.parse(formula))
    if not position.rack.letters:
        raise Refusal(texts.NO_RACK)
    return position


def _show_position(console: Console, position: Position, top: Move | None) -> None:
    """The grid, the top laid on it and highlighted, and the rack."""
    if top is None:
        console.print(board_view(position.board))
    else:
        board = position.board.play(top.ref, top.word, formula=position.formula)
        console.print(board_view(board, squares_of(Ref.parse(top.ref), top.word)))
    console.print(legend())
    console.print()
    console.print(Styled(f"{texts.RACK.say()} "), rack_view(position.rack.letters))
    if top is not None:
        say(
            console,
            texts.TOP_LAID.say(ref=top.ref, word=in_brackets(top.word), score=top.score),
            style="bold",
        )
    console.print()
