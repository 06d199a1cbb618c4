"""What sheets teach about a word list: the words that are proven, contradicted, decided by a person.

A sheet proves the words that lie on its grid. It contradicts one where the list finds more than the published
top and a single word of that move is not proven: had it been admitted, the top would have been higher. Sheets
err too, so a word is barred only once two turns contradict it, and never while it is proven.
"""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

import msgspec

NEEDED = 2
"""Contradictions before a word is barred."""

Form = Callable[[str], Collection[str]]
"""The other forms of a word that has a single lemma; none for any other word."""


class Evidence(msgspec.Struct, frozen=True, order=True):
    """Where a word was met."""

    sheet: str
    turn: int


class TurnLesson(msgspec.Struct, frozen=True, array_like=True):
    """What one turn teaches, to whoever reads it: two sheets of one game teach it once."""

    turn: int
    proven: tuple[str, ...]
    better: tuple[tuple[str, ...], ...] = ()
    """The words of each move that the list finds and that is worth more than the published top."""
    position: str = ""
    """The grid and the letters, by a digest."""


class SheetLesson(msgspec.Struct, frozen=True):
    """What one sheet teaches about the list of this fingerprint."""

    sheet: str
    digest: str
    """Of the game: the same one teaches once, whatever its file is called."""
    fingerprint: str
    turns: tuple[TurnLesson, ...]


@dataclass(frozen=True)
class Learnt:
    """All lessons together, and what a person decided; their order is indifferent."""

    lessons: Sequence[SheetLesson] = ()
    decided: Mapping[str, bool] = field(default_factory=dict)
    """Words that a person admits or bars, whatever the sheets say."""

    @cached_property
    def proven(self) -> Mapping[str, tuple[Evidence, ...]]:
        """The words that lay on grids, and where."""
        found: dict[str, list[Evidence]] = {}
        for lesson in self.lessons:
            for turn in lesson.turns:
                for word in turn.proven:
                    found.setdefault(word, []).append(Evidence(lesson.sheet, turn.turn))
        return {word: tuple(sorted(where)) for word, where in found.items()}

    @cached_property
    def contradicted(self) -> Mapping[str, tuple[Evidence, ...]]:
        """The words that alone explain why a turn was not worth more, and where.

        A word that other turns bar explains a move too, and says nothing more against its neighbours.
        """
        found: dict[str, tuple[Evidence, ...]] = {}
        while True:
            barred = {word: where for word, where in found.items() if len(where) >= NEEDED}
            again = self._blamed(frozenset(barred)) | barred
            if again.keys() == found.keys() and all(len(again[word]) == len(found[word]) for word in again):
                return found
            found = again

    def _blamed(self, explained: frozenset[str]) -> dict[str, tuple[Evidence, ...]]:
        blamed: dict[str, dict[str | Evidence, Evidence]] = {}
        sure = self.proven.keys() | {word for word, good in self.decided.items() if good}
        bad = explained | {word for word, good in self.decided.items() if not good}
        for lesson in self.lessons:
            for turn in lesson.turns:
                for words in turn.better:
                    doubtful = {word for word in words if word not in sure}
                    if len(doubtful) == 1 and doubtful.isdisjoint(bad):
                        where = Evidence(lesson.sheet, turn.turn)
                        turns = blamed.setdefault(doubtful.pop(), {})
                        turns[turn.position or where] = min(where, turns.get(turn.position or where, where))
        return {word: tuple(sorted(turns.values())) for word, turns in blamed.items()}

    @property
    def admitted(self) -> frozenset[str]:
        """Words to add to the list."""
        bad = {word for word, good in self.decided.items() if not good}
        good = {word for word, good in self.decided.items() if good}
        return frozenset((self.proven.keys() | good) - bad)

    @property
    def barred(self) -> frozenset[str]:
        """Words to take out of the list."""
        bad = {word for word, good in self.decided.items() if not good}
        often = {word for word, where in self.contradicted.items() if len(where) >= NEEDED}
        return frozenset((often | bad) - self.admitted)

    @property
    def doubtful(self) -> Mapping[str, tuple[Evidence, ...]]:
        """Contradicted once, and neither proven nor decided: a person may say."""
        return {
            word: where
            for word, where in self.contradicted.items()
            if len(where) < NEEDED and word not in self.decided
        }

    def applied(self, words: Iterable[str], forms: Form = lambda word: ()) -> tuple[str, ...]:
        """The list with what was learnt; a new word brings its other forms, unless those are barred."""
        listed = frozenset(words)
        new = self.admitted - listed
        brought = {form for word in new for form in forms(word)}
        return tuple(sorted((listed | brought) - self.barred | self.admitted))
