"""Formulas: how many letters are drawn, how many may be laid, and what laying many earns."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated

import msgspec

from nonuple.arguments import checks_arguments
from nonuple.errors import Refusal
from nonuple.rules import article
from nonuple.texts import Text, pieces

MOST_TILES = 10

Tiles = Annotated[int, msgspec.Meta(ge=1, le=MOST_TILES)]
Bonus = Annotated[int, msgspec.Meta(ge=0, le=1000)]


@article("2026", "1.2.3", "4.8.3")
@article("2010", "2.6.3")
@article("2009", "2.6.3")
@article("free", "20")
@article("box", "prime")
@checks_arguments
@dataclass(frozen=True)
class Formula:
    """One kind of duplicate game."""

    name: str
    title: Text
    rack: Tiles
    """Letters in a full rack, the joker that goes with a joker game included."""
    bonus: tuple[Bonus, ...]
    """Points for laying 0, 1, 2 ... letters in one turn, up to the most that may be laid."""
    joker: bool

    def __post_init__(self) -> None:
        if not 1 <= self.most <= MOST_TILES:
            raise Refusal(pieces.FORMULA_BONUS, most=MOST_TILES + 1, count=len(self.bonus))

    @property
    def most(self) -> int:
        """The most letters that may be laid in one turn."""
        return len(self.bonus) - 1

    @staticmethod
    def parse(name: "Formula | str") -> "Formula":
        """The formula called `name`; a formula is its own."""
        if isinstance(name, Formula):
            return name
        formula = FORMULAS.get(name.strip())
        if formula is None:
            raise Refusal(pieces.FORMULA_UNKNOWN, name=name, known=", ".join(FORMULAS))
        return formula

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"<Formula: {self.name}>"


_UP_TO_7 = (0, 0, 0, 0, 0, 0, 0, 50)
_UP_TO_8 = (*_UP_TO_7, 75)
_UP_TO_9 = (*_UP_TO_8, 100)

FORMULAS: Mapping[str, Formula] = {
    formula.name: formula
    for formula in (
        Formula("normal", pieces.FORMULA_NORMAL, 7, _UP_TO_7, joker=False),
        Formula("7/8", pieces.FORMULA_7_OF_8, 8, _UP_TO_7, joker=False),
        Formula("7+8", pieces.FORMULA_7_AND_8, 8, _UP_TO_8, joker=False),
        Formula("7+8+9", pieces.FORMULA_7_8_AND_9, 9, _UP_TO_9, joker=False),
        Formula("joker", pieces.FORMULA_JOKER, 7, _UP_TO_7, joker=True),
        Formula("joker-7/8", pieces.FORMULA_7_OF_8_JOKER, 8, _UP_TO_7, joker=True),
        Formula("joker-7+8", pieces.FORMULA_7_AND_8_JOKER, 8, _UP_TO_8, joker=True),
        Formula("joker-7+8+9", pieces.FORMULA_7_8_AND_9_JOKER, 9, _UP_TO_9, joker=True),
    )
}
NORMAL = FORMULAS["normal"]
