"""The Rust kernel: words, placement, search. `make check` compares this stub with the binary."""

from collections.abc import Sequence
from typing import final

@final
class Words:
    """A compiled word list. Immutable."""

    @staticmethod
    def build(text: bytes) -> Words:
        """Compile words of 2 to 15 letters A-Z, one a line, any order; ValueError names a bad line."""

    @staticmethod
    def load(data: bytes) -> Words:
        """Read what `dump` wrote; ValueError when it is foreign, of another version, or damaged."""

    def dump(self) -> bytes: ...
    def __len__(self) -> int: ...
    def __contains__(self, word: str) -> bool: ...
    def words(self) -> list[str]:
        """All words, sorted."""

    def matching(self, pattern: str) -> list[str]:
        """Words that match a pattern of A-Z, `.` (any one letter) and `*` (any letters or none), sorted."""

    def anagrams(self, letters: str) -> list[str]:
        """Words made of exactly these letters, `?` standing for any letter, sorted."""

    def subanagrams(self, letters: str) -> list[str]:
        """Words made of some or all of these letters, `?` standing for any letter, sorted."""

    @property
    def memory(self) -> int:
        """Bytes held by the compiled list."""

@final
class Rules:
    """What scoring needs: values of A-Z, multipliers of the 225 squares, bonus for n tiles, most laid."""

    def __init__(
        self,
        values: Sequence[int],
        letter: Sequence[int],
        word: Sequence[int],
        bonus: Sequence[int],
        most: int,
    ) -> None: ...

@final
class Placement:
    """A word put at a place of a grid: what it lays, forms and scores, and what is wrong with it."""

    @property
    def faults(self) -> int:
        """Bits, see `nonuple.board.Fault`; 0 when nothing is wrong."""

    @property
    def word(self) -> str:
        """The word as it reads on the grid, jokers in lower case."""

    @property
    def needs(self) -> str:
        """The tiles laid, in order, `?` for a joker."""

    @property
    def score(self) -> int: ...
    @property
    def bonus(self) -> int: ...
    @property
    def cross(self) -> tuple[str, ...]:
        """Words formed crosswise, in reading order."""

    @property
    def grid(self) -> str:
        """The 225 squares after the play."""

def place(rules: Rules, grid: str, down: bool, row: int, column: int, word: str) -> Placement:
    """Put a word on a grid of 225 squares (`.`, `A`-`Z`, `a`-`z` a joker); faults are told, not raised."""
