"""`nonuple judge`: slips given as JSON, decided by the rulebook."""

import enum
import io
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import TypeVar

import msgspec
from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text as Styled

from nonuple._kernel import Words
from nonuple.cli.drawing import board_view, rack_view
from nonuple.cli.moves import admitted_only
from nonuple.cli.objects import STANDARD_INPUT, Source, answer_each, content_of
from nonuple.cli.prose import say
from nonuple.cli.word_list import list_for_programs, say_list
from nonuple.errors import Refusal
from nonuple.formats.jsonl import JsonLine, lines
from nonuple.pieces.board import Board
from nonuple.pieces.formula import NORMAL, Formula
from nonuple.pieces.notation import Ref, in_brackets, squares_of
from nonuple.pieces.tiles import Rack
from nonuple.rulebooks import judging as editions
from nonuple.rulebooks.registry import CURRENT
from nonuple.slips.slip import By, Principal, Situation, Slip, SlipFault
from nonuple.slips.verdict import Code, Opinion, Verdict, Zero
from nonuple.texts import jsonl as json_texts
from nonuple.texts import judge as texts
from nonuple.texts import moves as search_texts
from nonuple.texts import verdicts as verdict_texts
from nonuple.words.lexicon import Lexicon
from nonuple.words_io.library import Library

T = TypeVar("T")
E = TypeVar("E", bound=enum.StrEnum)

_DIRECTIONS = {"H": False, "V": True}
_NO_ID = msgspec.Raw(b"null")


class _Principal(msgspec.Struct, frozen=True):
    word: str
    direction: str
    by: By | None = None


class _Slip(msgspec.Struct, frozen=True):
    sketch: list[str] | None = None
    reference: str | None = None
    score: int | None = None
    faults: list[str] | None = None
    principal: _Principal | None = None


class _Zero(msgspec.Struct, frozen=True):
    turn: int
    word: str
    code: str | None = None
    notified: bool | None = None


class _Written(msgspec.Struct, frozen=True):
    """A slip and its situation as the contract writes them."""

    turn: int
    grid: list[str]
    rack: str
    slip: _Slip
    id: msgspec.Raw = _NO_ID
    edition: str | None = None
    formula: str | None = None
    blitz: bool | None = None
    words: list[str] | None = None
    opinions: dict[str, str] | None = None
    opinions_at: dict[str, str] | None = None
    history: list[_Zero] | None = None
    peers: list[int | None] | None = None


@dataclass(frozen=True, slots=True)
class _Asked:
    """What one object asks, ready to be judged."""

    id: msgspec.Raw
    situation: Situation
    slip: Slip
    verdict: Verdict


def judge(file: Source, /, *, lexicon: str | None = None, explain: bool = False) -> None:
    """Des bulletins donnés en JSON, jugés selon le règlement, une réponse JSON par ligne.

    Parameters
    ----------
    file
        Fichier .json (un objet) ou .jsonl (un par ligne) ; « - » pour l'entrée standard.
    lexicon
        Liste de mots : un nom ou un fichier.
    explain
        Pour un humain : la grille, le bulletin et le raisonnement au lieu du JSON.
    """
    if explain:
        _explain_each(file, Library.of_user().resolve(lexicon))
    else:
        listed = list_for_programs(lexicon).words
        answer_each(file, lambda line: _answer(_judged(line, listed)), texts.PROGRESS)


def _judged(line: JsonLine, listed: Words) -> _Asked:
    written = line.decode(_Written, texts.SHAPES)
    situation, slip = _situation(line, written, listed), _slip(line, written.slip)
    opinions = _opinions(line, "opinions", written.opinions)
    opinions_at = _places(line, _opinions(line, "opinions_at", written.opinions_at))
    history = [_zero(line, at, zero) for at, zero in enumerate(written.history or ())]
    verdict = _field(
        line,
        "edition",
        lambda: editions.judge(
            written.edition or CURRENT,
            situation,
            slip,
            opinions=opinions,
            opinions_at=opinions_at,
            history=history,
            peers=written.peers,
        ),
    )
    return _Asked(written.id, situation, slip, verdict)


# What is read


def _situation(line: JsonLine, written: _Written, listed: Words) -> Situation:
    board = _field(line, "grid", lambda: Board.from_rows(written.grid))
    if written.turn < 1:
        raise line.refuse("turn", texts.BAD_TURN.say())
    if written.turn == 1 and board.tiles:
        raise line.refuse("grid", texts.NOT_EMPTY.say())
    where = search_texts.LINE.say(line=line.number)
    return Situation(
        board=board,
        rack=_field(line, "rack", lambda: Rack.parse(written.rack)),
        words=listed if written.words is None else admitted_only(written.words, where),
        turn=written.turn,
        formula=_field(line, "formula", lambda: Formula.parse(written.formula or NORMAL.name)),
        blitz=written.blitz or False,
    )


def _slip(line: JsonLine, written: _Slip) -> Slip:
    faults = frozenset(_named(line, "slip.faults", fault, SlipFault) for fault in written.faults or ())
    principal = written.principal
    if principal is not None and principal.direction not in _DIRECTIONS:
        raise line.refuse("slip.principal.direction", texts.BAD_DIRECTION.say(given=principal.direction))
    return _field(
        line,
        "slip.sketch",
        lambda: Slip(
            tuple(written.sketch or ()),
            written.reference,
            written.score,
            faults,
            Principal(principal.word, _DIRECTIONS[principal.direction], principal.by) if principal else None,
        ),
    )


def _opinions(line: JsonLine, field: str, written: Mapping[str, str] | None) -> dict[str, Opinion]:
    return {key: _named(line, f"{field}.{key}", value, Opinion) for key, value in (written or {}).items()}


def _places(line: JsonLine, written: Mapping[str, Opinion]) -> dict[str, Opinion]:
    def name(ref: str) -> str:
        return str(_field(line, f"opinions_at.{ref}", lambda: Ref.parse(ref)))

    return {name(ref): opinion for ref, opinion in written.items()}


def _zero(line: JsonLine, at: int, written: _Zero) -> Zero:
    code = _named(line, f"history[{at}].code", written.code or Code.WORD_NOT_ADMITTED, Code)
    return Zero(written.turn, written.word, code, written.notified or False)


def _named(line: JsonLine, field: str, value: str, kind: type[E]) -> E:
    try:
        return kind(value)
    except ValueError:
        known = ", ".join(kind)
        raise line.refuse(field, texts.UNKNOWN_VALUE.say(given=value, known=known)) from None


def _field(line: JsonLine, name: str, read: Callable[[], T]) -> T:
    try:
        return read()
    except Refusal as problem:
        raise line.refuse(name, problem) from problem


# What is answered


def _answer(asked: _Asked) -> dict[str, object]:
    verdict = asked.verdict
    question = verdict.question
    return {
        "id": asked.id,
        "points": verdict.points,
        "gross": verdict.gross,
        "sanction": verdict.sanction,
        "motives": _motives(verdict),
        "solution": verdict.solution and {"ref": verdict.solution.ref, "word": verdict.solution.word},
        "question": question
        and {
            "words": question.words,
            "outcomes": {
                answer: {
                    "points": outcome.points,
                    "sanction": outcome.sanction,
                    "motives": _motives(outcome),
                }
                for answer, outcome in question.outcomes.items()
            },
        },
    }


def _motives(verdict: Verdict) -> list[dict[str, str | None]]:
    return [{"code": motive.code, "article": motive.article} for motive in verdict.motives]


# What is shown


def _explain_each(file: str, lexicon: Lexicon) -> None:
    console = Console(highlight=False)
    say_list(lexicon, console)
    console.print()
    source = json_texts.STANDARD_INPUT.say() if file == STANDARD_INPUT else file
    for line in lines(io.BytesIO(content_of(file)), source):
        _show(console, _judged(line, lexicon.words))


def _show(console: Console, asked: _Asked) -> None:
    situation, slip, verdict = asked.situation, asked.slip, asked.verdict
    if asked.id != _NO_ID:
        say(console, texts.SLIP_TITLE.say(id=bytes(asked.id).decode().strip('"')), style="bold")
    board, last = situation.board, range(0)
    if verdict.solution is not None:
        ref = Ref.parse(verdict.solution.ref)
        placed = board.place(ref, verdict.solution.word, formula=situation.formula)
        board, last = replace(board, grid=placed.grid), squares_of(ref, placed.word)
    console.print(board_view(board, last))
    if verdict.solution is not None:
        laid = texts.SOLUTION_LAID.say(word=in_brackets(verdict.solution.word), ref=verdict.solution.ref)
        say(console, laid, style="dim")
    console.print()
    console.print(Styled(f"{search_texts.RACK.say()} "), rack_view(situation.rack.letters))
    console.print(Columns([_sketch(slip), _boxes(slip)]))
    for reason in verdict.reasons:
        say(console, f"- {reason.say()}")
    say(console, verdict.explain(), style="bold")
    if verdict.question is not None:
        for answer, outcome in verdict.question.outcomes.items():
            said = texts.ANSWERS[answer].say(words=", ".join(verdict.question.words))
            say(console, f"  {said} {outcome.explain()}")
    console.print()


def _sketch(slip: Slip) -> Panel:
    rows = [
        "".join(
            f"({square.upper()})" if square.islower() else f" {'·' if square in '. ' else square} "
            for square in row
        )
        for row in slip.sketch
    ]
    return Panel(Styled("\n".join(rows) or " "), expand=False, title=texts.SKETCH.say())


def _boxes(slip: Slip) -> Padding:
    boxes = [
        texts.REFERENCE.say(reference=slip.ref) if slip.ref else texts.NO_REFERENCE.say(),
        texts.NO_SCORE.say() if slip.score is None else texts.SCORE.say(score=slip.score),
    ]
    if slip.faults:
        seen = (texts.SEEN.get(fault) or verdict_texts.MOTIVES[fault] for fault in sorted(slip.faults))
        boxes.append(texts.FAULTS.say(faults=", ".join(text.say() for text in seen)))
    if slip.principal:
        boxes.append(texts.PRINCIPAL.say(word=in_brackets(slip.principal.word)))
    return Padding("\n".join(boxes), (1, 2))
