"""A recorded game against the rules and a word list: what differs, turn by turn."""

import enum
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from nonuple.pieces.board import IllegalPlay, Placement
from nonuple.pieces.draw import has, is_valid, without
from nonuple.pieces.formula import Formula
from nonuple.pieces.notation import Ref, in_brackets
from nonuple.pieces.search import Move
from nonuple.play.duplicate.standing import TurnStart
from nonuple.play.record import Record, Turn, is_early
from nonuple.rules import applies
from nonuple.texts import replay as texts
from nonuple.texts.game import ENDS
from nonuple.words.lexicon import Lexicon

_NAMED = 3


class DifferenceKind(enum.Enum):
    """What a difference is about."""

    LETTERS_GONE = enum.auto()
    KEPT = enum.auto()
    RACK_SIZE = enum.auto()
    DRAW_INVALID = enum.auto()
    REJECT_VALID = enum.auto()
    UNPLAYABLE = enum.auto()
    FIRST_DOWN = enum.auto()
    LETTERS_MISSING = enum.auto()
    NOT_ADMITTED = enum.auto()
    SCORE = enum.auto()
    BONUS = enum.auto()
    CROSS = enum.auto()
    REPLACED = enum.auto()
    TOP = enum.auto()
    TIES = enum.auto()
    TOO_LATE = enum.auto()
    LEFT = enum.auto()
    END = enum.auto()
    PLAYABLE = enum.auto()


@dataclass(frozen=True)
class Difference:
    """One thing that a record says and the rules, or the list, do not."""

    turn: int
    kind: DifferenceKind
    values: Mapping[str, object]

    def __str__(self) -> str:
        return texts.DIFFERENCES[self.kind.name].say(**self.values)


@applies("box", "conseils", "exemples")
def check(record: Record, lexicon: Lexicon) -> list[Difference]:
    """All that differs; nothing after a word that cannot lie on the grid, as the rest then means nothing."""
    return list(_differences(record, lexicon))


def _differences(record: Record, lexicon: Lexicon) -> Iterator[Difference]:
    formula = Formula.parse(record.formula)
    standing = TurnStart.first(formula, record.pieces)
    for turn in record.turns:
        yield from _of_draw(turn, standing)
        if not turn.word:
            return
        placement = standing.place(turn.ref, turn.word)
        if placement.faults:
            problem = IllegalPlay(placement, formula)
            yield _differ(turn, DifferenceKind.UNPLAYABLE, problem=problem)
            return
        yield from _of_word(turn, standing, placement)
        yield from _of_list(turn, standing, placement, lexicon)
        standing = standing.after(turn)
    yield from _of_end(record, standing, lexicon)


def _differ(turn: Turn, kind: DifferenceKind, **values: object) -> Difference:
    return Difference(
        turn.n, kind, {"word": in_brackets(turn.word), "ref": turn.ref, "rack": turn.rack, **values}
    )


def _of_draw(turn: Turn, standing: TurnStart) -> Iterator[Difference]:
    """Whether the letters were there, and rightly kept, rejected or played."""
    if standing.end is not None:
        yield _differ(turn, DifferenceKind.TOO_LATE, end=ENDS[standing.end].say())
    aside = standing.kept_if_rejected
    available = standing.letters_left + aside
    kept = standing.kept
    for reject in turn.rejected:
        if sorted(reject.kept) != sorted(kept):
            yield _differ(turn, DifferenceKind.KEPT, kept=reject.kept or "∅", expected=kept or "∅")
        rack = reject.kept + reject.drawn
        if reject.drawn and reject.why == "invalid" and is_valid(rack, turn.n, available, standing.tiles):
            yield _differ(turn, DifferenceKind.REJECT_VALID, rack=rack)
        kept = aside
    if sorted(turn.kept) != sorted(kept):
        yield _differ(turn, DifferenceKind.KEPT, kept=turn.kept or "∅", expected=kept or "∅")
    if not has(available, turn.rack):
        yield _differ(turn, DifferenceKind.LETTERS_GONE, letters=without(turn.rack, available))
        return
    size = min(standing.formula.rack, len(available))
    if len(turn.rack) != size:
        yield _differ(turn, DifferenceKind.RACK_SIZE, count=len(turn.rack), expected=size)
    if not is_valid(turn.rack, turn.n, available, standing.tiles):
        yield _differ(turn, DifferenceKind.DRAW_INVALID)


def _of_word(turn: Turn, standing: TurnStart, placement: Placement) -> Iterator[Difference]:
    """Whether the word can be made with the rack and is worth what was written."""
    if not standing.board.tiles and placement.ref.down:
        yield _differ(turn, DifferenceKind.FIRST_DOWN)
    if not has(turn.rack, placement.needs):
        yield _differ(turn, DifferenceKind.LETTERS_MISSING, needs=placement.needs)
    if turn.score != placement.score:
        yield _differ(turn, DifferenceKind.SCORE, expected=placement.score, score=turn.score)
    if turn.bonus != placement.bonus:
        yield _differ(turn, DifferenceKind.BONUS, expected=placement.bonus, bonus=turn.bonus)
    if turn.cross != placement.cross:
        yield _differ(
            turn, DifferenceKind.CROSS, expected=_listed(placement.cross), cross=_listed(turn.cross)
        )
    replaced = standing.replacement(turn.rack, placement)
    if turn.replaced != replaced:
        yield _differ(turn, DifferenceKind.REPLACED, expected=replaced or "∅", replaced=turn.replaced or "∅")


def _of_list(turn: Turn, standing: TurnStart, placement: Placement, lexicon: Lexicon) -> Iterator[Difference]:
    """Whether the list has the words, and nothing better."""
    strangers = [word for word in (placement.word, *placement.cross) if word not in lexicon]
    if strangers:
        yield _differ(turn, DifferenceKind.NOT_ADMITTED, words=_listed(strangers))
    top = _top(standing, turn.rack, lexicon)
    best = top[0].score if top else 0
    if best != placement.score:
        yield _differ(turn, DifferenceKind.TOP, best=best, solutions=_named(top), score=turn.score)
    elif turn.ties and turn.ties != len(top):
        yield _differ(turn, DifferenceKind.TIES, expected=len(top), ties=turn.ties)


def _of_end(record: Record, standing: TurnStart, lexicon: Lexicon) -> Iterator[Difference]:
    """Whether the game could end, and so."""
    if record.end is None:
        return
    last = record.turns[-1].n if record.turns else 0
    left = standing.letters_left
    if sorted(record.left) != sorted(left):
        yield Difference(last, DifferenceKind.LEFT, {"left": record.left or "∅", "expected": left or "∅"})
    by_letters = standing.end
    if record.end == "no-move" and by_letters is None and len(left) <= standing.formula.rack:
        top = _top(standing, left + standing.kept_if_rejected, lexicon)
        if top and top[0].score:
            yield Difference(last, DifferenceKind.PLAYABLE, {"solutions": _named(top)})
    elif record.end not in ("no-move", "same-letters", by_letters) and not is_early(record.end):
        yield Difference(last, DifferenceKind.END, {"end": ENDS[record.end].say(), "left": left or "∅"})


def _top(standing: TurnStart, rack: str, lexicon: Lexicon) -> Sequence[Move]:
    """The best moves; the first word of a duplicate game lies across."""
    found = lexicon.top(standing.board, rack, formula=standing.formula)
    if standing.board.tiles:
        return found
    return [move for move in found if not Ref.parse(move.ref).down]


def _named(moves: Sequence[Move]) -> str:
    """The first few, and that there are more."""
    names = [f"{in_brackets(move.word)} {move.ref}" for move in moves[:_NAMED]]
    return ", ".join([*names, "…"] if len(moves) > _NAMED else names) or "∅"


def _listed(words: Sequence[str]) -> str:
    return ", ".join(map(in_brackets, words)) or "∅"
