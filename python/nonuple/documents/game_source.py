"""What documents print of a game, read from its record."""

from collections.abc import Iterator, Sequence

from nonuple.announce.draws import draw
from nonuple.announce.line import Line, Step
from nonuple.announce.solution import retained
from nonuple.documents.values import GamePaper, SheetTurn, ToSpeak
from nonuple.formats.sheet import published_rack
from nonuple.pieces.notation import SIZE, Ref
from nonuple.pieces.variant import Premium, Variant
from nonuple.play.duplicate.settings import Settings
from nonuple.play.record import Record
from nonuple.texts import Language

Squares = list[tuple[int, int]]
_SIGNS = {
    Premium.NONE: ".",
    Premium.LETTER_X2: "d",
    Premium.LETTER_X3: "t",
    Premium.WORD_X2: "D",
    Premium.WORD_X3: "T",
}


def premium_rows(variant: Variant) -> tuple[str, ...]:
    """The premiums of a board, a sign a square."""
    signs = "".join(_SIGNS[premium] for premium in variant.premiums)
    return tuple(signs[start : start + SIZE] for start in range(0, len(signs), SIZE))


def squares_of(ref: str, word: str) -> Squares:
    """Where the letters of a word lie."""
    place = Ref.parse(ref)
    return [
        (place.row + step, place.column) if place.down else (place.row, place.column + step)
        for step in range(len(word))
    ]


def game_paper(record: Record, *, remarks: Sequence[str] = ()) -> GamePaper:
    turns = tuple(
        SheetTurn(published_rack(turn), turn.word, turn.ref, turn.score, bool(turn.bonus))
        for turn in record.turns
    )
    laid = [turn for turn in record.turns if turn.word]
    last = squares_of(laid[-1].ref, laid[-1].word) if laid else []
    return GamePaper(turns, record.board.rows, premium_rows(record.pieces), last, remarks)


def to_speak(record: Record, language: Language) -> Iterator[ToSpeak]:
    """What a chief says at each turn, as the rulebook orders it, in the language of the letters."""
    settings = Settings(edition=record.edition, formula=record.formula, variant=record.variant)
    for turn in record.turns:
        lines = [*draw(turn, settings), *(retained(turn, settings, turn=turn.n) if turn.word else ())]
        yield ToSpeak(turn.n, turn.rack, _together(lines, language))


_AT_ONCE = {Step.DIRECTION, Step.PLACE, Step.WORD, Step.KEPT}
"""Steps that follow on the line of the one before."""


def _together(lines: Sequence[Line], language: Language) -> tuple[tuple[str, str], ...]:
    """What is said in one breath on one line, under the name of its first step."""
    joined: list[tuple[Step, list[str]]] = []
    for line in lines:
        if joined and (line.step is joined[-1][0] or line.step in _AT_ONCE):
            joined[-1][1].append(line.text)
        else:
            joined.append((line.step, [line.text]))
    return tuple((step.title.said(language, {}), " · ".join(words)) for step, words in joined)
