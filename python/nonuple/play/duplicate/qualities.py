"""What a game is like: a few integers, each told in one sentence, and wishes about them."""

import re
from collections.abc import Iterator
from itertools import takewhile
from typing import NamedTuple, Self

import msgspec

from nonuple.errors import Refusal
from nonuple.pieces.board import Board
from nonuple.pieces.formula import Formula
from nonuple.pieces.notation import Ref
from nonuple.pieces.tiles import JOKER
from nonuple.play.duplicate.solving import near_to
from nonuple.play.duplicate.state import lay
from nonuple.play.record import Record, Turn
from nonuple.texts import prepare as texts
from nonuple.words.lexicon import Lexicon

SLOW_TURN = 20
"""A turn under so many points is a slow one when it comes at the end."""
SOLO_LEAD = 10
"""A top this far ahead of the next best score may be found by one player alone …"""
SOLO_HARDNESS = 5
"""… if it is this hard to find."""

_RANGE = re.compile(r"(?P<least>\d{1,6})?(?P<dots>\.\.)?(?P<most>\d{1,6})?", re.ASCII)


class Qualities(msgspec.Struct, frozen=True):
    """A game, measured."""

    turns: int
    total: int
    scrabbles: int
    """Turns that earned the bonus for laying many letters."""
    slow_ending: int
    """Last turns in a row under 20 points."""
    solo_chances: int
    """Turns whose only top is 10 points ahead of the next best score, and hard to find (5 or more)."""
    difficulty: int
    """Ten times the mean hardness of the tops, rounded down."""


# --- Measuring ---------------------------------------------------------------------------------------------


class Challenge(NamedTuple):
    """What a player is up against at one turn."""

    hardness: int
    lead: int
    """Points between the top and the next best score, all of them where there is none."""
    alone: bool
    """Whether one move only reaches the top."""


def qualities(record: Record, lexicon: Lexicon) -> Qualities:
    """The measures of a game that was played to its end."""
    faced = list(_challenges(record, lexicon))
    slow = takewhile(lambda turn: turn.score < SLOW_TURN, reversed(record.turns))
    return Qualities(
        turns=len(record.turns),
        total=record.total,
        scrabbles=sum(turn.bonus > 0 for turn in record.turns),
        slow_ending=len(list(slow)),
        solo_chances=sum(
            one.alone and one.lead >= SOLO_LEAD and one.hardness >= SOLO_HARDNESS for one in faced
        ),
        difficulty=10 * sum(one.hardness for one in faced) // max(1, len(faced)),
    )


def hardness(length: int, near: int, jokers: int, cross: int) -> int:
    """How hard a top is to find, 0 for the easiest.

    One point for each letter of the word beyond six, four at most; three points if no other move is worth
    90 % of it, two if one is, one if two or three are; two points for each joker laid; one for each word
    formed crosswise, three at most. `near` counts the moves worth at least 90 % of the top, itself included.
    """
    rarity = {1: 3, 2: 2, 3: 1, 4: 1}.get(near, 0)
    return min(max(length - 6, 0), 4) + rarity + 2 * jokers + min(cross, 3)


def _challenges(record: Record, lexicon: Lexicon) -> Iterator[Challenge]:
    formula, board = Formula.parse(record.formula), Board(variant=record.pieces)
    for turn in record.turns:
        yield _challenge(board, turn, formula, lexicon)
        board = lay(board, turn.ref, turn.word, turn.replaced)


def _challenge(board: Board, turn: Turn, formula: Formula, lexicon: Lexicon) -> Challenge:
    near, below = 0, 0
    for move in near_to(lexicon, formula, board, turn.rack, turn.score):
        if not board.tiles and Ref.parse(move.ref).down:
            continue  # the first word lies across
        if move.score < turn.score:
            below = max(below, move.score)
            if 10 * move.score < 9 * turn.score:
                break
        near += 1
    jokers = board.place(turn.ref, turn.word, formula=formula).needs.count(JOKER)
    return Challenge(
        hardness=hardness(len(turn.word), near, jokers, len(turn.cross)),
        lead=turn.score - below,
        alone=turn.ties == 1,
    )


# --- Wishing -----------------------------------------------------------------------------------------------


class Range(NamedTuple):
    """From `least` to `most`, both included; None for no limit."""

    least: int = 0
    most: int | None = None

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read `3..5`, `3..`, `..5` or `4`."""
        found = _RANGE.fullmatch(text.strip())
        if found is None or not (found["least"] or found["most"]):
            raise Refusal(texts.BAD_RANGE, range=text)
        least = int(found["least"] or 0)
        most = int(found["most"]) if found["most"] else None if found["dots"] else least
        if most is not None and most < least:
            raise Refusal(texts.EMPTY_RANGE, range=text)
        return cls(least, most)

    def __str__(self) -> str:
        return f"{self.least}..{'' if self.most is None else self.most}"

    def miss(self, value: int) -> int:
        """How far outside a value is, in hundredths of the bound it misses; 0 inside."""
        if value < self.least:
            return max(1, 100 * (self.least - value) // self.least)
        if self.most is not None and value > self.most:
            return max(1, 100 * (value - self.most) // max(1, self.most))
        return 0


ANY = Range()
NO_ENDLESS_ENDING = Range(0, 2)
"""Two slow turns at the end, at most."""


class Wishes(msgspec.Struct, frozen=True):
    """What is wished of a game: a range for each of its qualities."""

    turns: Range = ANY
    total: Range = ANY
    scrabbles: Range = ANY
    slow_ending: Range = ANY
    solo_chances: Range = ANY
    difficulty: Range = ANY

    def misses(self, measured: Qualities) -> dict[str, int]:
        """The qualities that are not as wished, and by how much."""
        found = {name: getattr(self, name).miss(getattr(measured, name)) for name in self.__struct_fields__}
        return {name: miss for name, miss in found.items() if miss}

    def distance(self, measured: Qualities) -> int:
        """How far a game is from what is wished; 0 when all of it is fulfilled."""
        return sum(self.misses(measured).values())
