"""A list of admitted words, and what one asks of it."""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Annotated

import msgspec

from nonuple._kernel import Words
from nonuple.arguments import checked, checks_arguments
from nonuple.errors import Refusal
from nonuple.pieces.board import Board, Placement
from nonuple.pieces.formula import NORMAL, Formula
from nonuple.pieces.search import ALL_CORES, Moves, Search
from nonuple.pieces.tiles import Rack
from nonuple.texts import Text
from nonuple.texts import lexicon as texts
from nonuple.words.spelling import WORD, plain

Cores = Annotated[int, msgspec.Meta(ge=0, le=1024)]

_PATTERN = re.compile(r"[A-Z.*]+")
_LETTERS = re.compile(r"[A-Z?]+")


Opener = Callable[[str, str], "Lexicon"]
"""Finds a list by its name and its fingerprint."""


@checks_arguments
@dataclass(frozen=True, slots=True)
class Lexicon:
    """Admitted words. Two lexicons are equal when they hold the same ones, whatever they are called.

    Words, patterns and letters may be given in small letters and with accents.
    """

    name: str = field(compare=False)
    fingerprint: str
    """SHA-256 of the words, sorted and joined by newlines, in hexadecimal."""
    words: Words = field(compare=False, repr=False)
    opened_by: "Opener | None" = field(default=None, compare=False, repr=False)
    """What opens it again in another process; without it the words themselves go there."""

    @staticmethod
    def of(words: Iterable[str], name: str = "own") -> "Lexicon":
        """The lexicon of these words, in whatever order, with or without accents.

        >>> sorted(Lexicon.of(["chat", "CHATS", "Été"]))
        ['CHAT', 'CHATS', 'ETE']
        """
        spelled = {_spelled(word, WORD, texts.BAD_WORD) for word in words}
        return Lexicon.compiled(name, "\n".join(sorted(spelled)).encode())

    @staticmethod
    def compiled(name: str, text: bytes) -> "Lexicon":
        """The lexicon of words of A to Z, sorted, one a line."""
        from hashlib import sha256  # takes long to import, and most lists are compiled already

        try:
            return Lexicon(name, sha256(text).hexdigest(), Words.build(text))
        except ValueError:
            raise Refusal(texts.BAD_LIST) from None

    def __reduce__(self) -> tuple[Callable[..., "Lexicon"], tuple[str, ...] | tuple[str, str, bytes]]:
        if self.opened_by is not None:
            return self.opened_by, (self.name, self.fingerprint)
        return _loaded, (self.name, self.fingerprint, self.words.dump())

    def whole(self) -> "Lexicon":
        """The same, which takes its words along wherever it goes: to a machine that may not have them."""
        return replace(self, opened_by=None)

    def __str__(self) -> str:
        return self.name

    def __iter__(self) -> Iterator[str]:
        return iter(self.words.words())

    @checked
    def __contains__(self, word: str) -> bool:
        spelled = plain(word)
        return WORD.fullmatch(spelled) is not None and spelled in self.words

    def __len__(self) -> int:
        return len(self.words)

    def find(self, pattern: str) -> list[str]:
        """Words that match: `.` stands for one letter, `*` for any number of letters."""
        return self.words.matching(_spelled(pattern, _PATTERN, texts.BAD_PATTERN))

    def anagrams(self, letters: str) -> list[str]:
        """Words that use all the letters; `?` stands for any one."""
        return self.words.anagrams(_spelled(letters, _LETTERS, texts.BAD_LETTERS))

    def subanagrams(self, letters: str) -> list[str]:
        """Words that use some or all of the letters; `?` stands for any one."""
        return self.words.subanagrams(_spelled(letters, _LETTERS, texts.BAD_LETTERS))

    def front_extensions(self, word: str) -> list[str]:
        """Longer words that end with this one."""
        return self.words.matching(".*" + _spelled(word, WORD, texts.BAD_WORD))

    def back_extensions(self, word: str) -> list[str]:
        """Longer words that begin with this one."""
        return self.words.matching(_spelled(word, WORD, texts.BAD_WORD) + ".*")

    def moves(
        self,
        board: Board,
        rack: Rack | str,
        *,
        formula: Formula | str = NORMAL,
    ) -> Moves:
        """Every legal move, best first."""
        return self._search(formula, board).one(board, rack, top=False)

    def top(
        self,
        board: Board,
        rack: Rack | str,
        *,
        formula: Formula | str = NORMAL,
    ) -> Moves:
        """Every move of the best score."""
        return self._search(formula, board).one(board, rack, top=True)

    def tops(
        self,
        positions: Iterable[tuple[Board, Rack | str]],
        *,
        formula: Formula | str = NORMAL,
        workers: Cores = ALL_CORES,
    ) -> list[Moves]:
        """The moves of the best score of many positions of one variant, in their order.

        All cores work unless told otherwise.
        """
        asked = list(positions)
        return self._search(formula, asked[0][0]).many(asked, top=True, workers=workers) if asked else []

    def places(
        self,
        board: Board,
        word: str,
        *,
        formula: Formula | str = NORMAL,
    ) -> list[Placement]:
        """Everywhere the word can lie; crosswise words that are not admitted are told, not excluded."""
        return self._search(formula, board).places(board, word)

    def _search(self, formula: Formula | str, board: Board) -> Search:
        return Search.over(self.words, Formula.parse(formula), board.variant)


def _loaded(name: str, fingerprint: str, words: bytes) -> Lexicon:
    """What another process has compiled."""
    return Lexicon(name, fingerprint, Words.load(words))


def _spelled(written: str, allowed: re.Pattern[str], refusal: Text) -> str:
    spelled = plain(written)
    if not allowed.fullmatch(spelled):
        raise Refusal(refusal, written=written)
    return spelled
