"""A whole record from what a sheet tells: racks, words, places and points; the rest follows from the rules.

Crosswise words, bonuses, letters that replace a joker, what was kept and what is left are worked out by
laying the words down one after the other. How many solutions tied is not known: 0.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product

from nonuple.pieces.board import Fault, Placement
from nonuple.pieces.draw import has, without
from nonuple.pieces.formula import FORMULAS, NORMAL, Formula
from nonuple.pieces.tiles import JOKER, MOST_JOKERS, Rack
from nonuple.pieces.variant import USUAL, Variant
from nonuple.pieces.variant import variant as variant_called
from nonuple.play.duplicate.standing import TurnStart
from nonuple.play.record import EndReason, Record, Reject, Turn
from nonuple.rulebooks.registry import CURRENT

_BY_RACK = {8: ("7/8", "7+8"), 9: ("7+8+9",)}


@dataclass(frozen=True)
class Told:
    """A turn as a sheet tells it; without a word it is still being played."""

    rack: Rack
    ref: str = ""
    word: str = ""
    score: int = 0
    rejected: tuple[Reject, ...] = ()
    """Draws that went back, where the sheet tells which; else the rack itself says whether there was one."""
    ties: int = 0


def retell(
    told: Sequence[Told],
    *,
    edition: str = CURRENT,
    variant: str = USUAL.name,
    formula: Formula | None = None,
    end: EndReason | None = None,
    left: str | None = None,
) -> Record:
    """The record of a game; a formula that is not told is guessed from the racks and the words."""
    pieces = variant_called(variant)
    played = formula or _guessed(told, pieces)
    turns, standing = _followed(told, played, pieces)
    end = end or standing.end
    if end and turns and not turns[-1].word:
        *turns, unplayed = turns
        left = left or unplayed.rack
    return Record(
        edition=edition,
        formula=played.name,
        turns=tuple(turns),
        end=end,
        left=standing.letters_left if left is None else left,
        variant=variant,
    )


def _followed(told: Sequence[Told], formula: Formula, pieces: Variant) -> tuple[list[Turn], TurnStart]:
    standing = TurnStart.first(formula, pieces)
    turns = []
    for number, one in enumerate(told, start=1):
        turn = _turn(number, one, standing)
        turns.append(turn)
        if turn.word:
            standing = standing.after(turn)
    return turns, standing


def _turn(number: int, told: Told, standing: TurnStart) -> Turn:
    rejected = told.rejected
    if told.rack.rejected and not rejected:
        rejected = (Reject(standing.kept, "", "invalid"),)
    kept, drawn = _parted(told.rack, standing.kept_if_rejected if rejected else standing.kept)
    if standing.formula.joker and JOKER in kept + drawn:
        kept, drawn = kept.replace(JOKER, "") + JOKER, drawn.replace(JOKER, "")
    if not told.word:
        return Turn(number, rejected, kept, drawn, "", "", 0, 0, (), 0)
    word = _with_jokers(told, kept + drawn, standing)
    placement = standing.place(told.ref, word)
    return Turn(
        n=number,
        rejected=rejected,
        kept=kept,
        drawn=drawn,
        ref=str(placement.ref),
        word=word if Fault.CONFLICT in placement.faults else placement.word,
        score=told.score,
        bonus=placement.bonus,
        cross=placement.cross,
        ties=told.ties,
        replaced=standing.replacement(kept + drawn, placement),
    )


def _with_jokers(told: Told, rack: str, standing: TurnStart) -> str:
    """The word, where a sheet prints the letter of a joker like any other: as many as the rack lacks.

    Of several equal letters the joker is the one that makes the score that was published.
    """
    needed = standing.place(told.ref, told.word).needs
    lacking = without(needed, rack) if JOKER in rack else ""
    if not lacking or len(lacking) > rack.count(JOKER) or JOKER in needed:
        return told.word
    several = [[at for at, letter in enumerate(told.word) if letter == lacks] for lacks in lacking]
    best = told.word
    for chosen in product(*several):
        word = "".join(letter.lower() if at in chosen else letter for at, letter in enumerate(told.word))
        placement = standing.place(told.ref, word)
        if has(rack, placement.needs):
            best = word
            if placement.score == told.score:
                break
    return best


def _parted(rack: Rack, expected: str) -> tuple[str, str]:
    """Letters kept and drawn; where the sheet does not part them, what must have been kept does."""
    letters = rack.letters
    if rack.kept or not has(letters, expected):
        return rack.kept, rack.drawn
    if sorted(letters[: len(expected)]) == sorted(expected):
        return letters[: len(expected)], letters[len(expected) :]
    return expected, without(letters, expected)


def _guessed(told: Sequence[Told], pieces: Variant) -> Formula:
    """By the longest rack; by a word that lays more than seven letters; by more jokers laid than exist."""
    longest = max((len(one.rack) for one in told), default=0)
    *narrow, widest = (FORMULAS[name] for name in _BY_RACK.get(longest, (NORMAL.name,)))
    formula = next((one for one in narrow if not _lays_too_many(told, one, pieces)), widest)
    jokers = sum(placement.needs.count(JOKER) for placement in _placements(told, formula, pieces))
    if jokers <= MOST_JOKERS:
        return formula
    return FORMULAS["joker" if formula is NORMAL else f"joker-{formula.name}"]


def _lays_too_many(told: Sequence[Told], formula: Formula, pieces: Variant) -> bool:
    return any(Fault.TOO_MANY_TILES in placement.faults for placement in _placements(told, formula, pieces))


def _placements(told: Sequence[Told], formula: Formula, pieces: Variant) -> Iterator[Placement]:
    standing = TurnStart.first(formula, pieces)
    for turn in _followed(told, formula, pieces)[0]:
        if turn.word:
            yield standing.place(turn.ref, turn.word)
            standing = standing.after(turn)
