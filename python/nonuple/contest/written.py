"""Slips as they are written down: in events, in requests and in answers."""

from typing import Annotated, Literal, Self

import msgspec

from nonuple.slips.slip import WIDEST, By, Principal, Slip, SlipFault, check_sketch

Row = Annotated[str, msgspec.Meta(max_length=WIDEST)]
Claim = Annotated[int, msgspec.Meta(ge=-99_999, le=99_999)]


class Main(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """Which word is the main one, and what places it, where the slip says two things."""

    word: Annotated[str, msgspec.Meta(max_length=WIDEST)]
    direction: Literal["H", "V"]
    by: By | None = None

    @classmethod
    def of(cls, one: Principal) -> Self:
        return cls(one.word, "V" if one.down else "H", one.by)

    def read(self) -> Principal:
        return Principal(self.word, self.direction == "V", self.by)


class WrittenSlip(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A slip in the shape that `nonuple judge` takes."""

    sketch: Annotated[tuple[Row, ...], msgspec.Meta(max_length=WIDEST)] = ()
    reference: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    score: Claim | None = None
    faults: Annotated[tuple[SlipFault, ...], msgspec.Meta(max_length=20)] = ()
    principal: Main | None = None

    def read(self) -> Slip:
        """The slip itself; a sketch that is none is refused."""
        main = self.principal
        principal = main.read() if main else None
        return Slip(self.sketch, self.reference, self.score, frozenset(self.faults), principal)


def checked_slip(slip: WrittenSlip) -> WrittenSlip:
    """The same slip; what cannot be one is refused before anything is stored."""
    check_sketch(slip.sketch)
    return slip


NOTHING_WRITTEN = WrittenSlip()
