"""What this user's sheets have taught about the free list: kept beside his lists, and sent to nobody.

Lessons are a file of one sheet a line, decisions a file of words; both are written whole or not at all. The
list that follows from them is an imported list like any other, so that games begun with one keep it.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path

import msgspec

from nonuple.errors import Refusal
from nonuple.texts import learnt as texts
from nonuple.words.learnt import Learnt, SheetLesson
from nonuple.words.lexicon import Lexicon
from nonuple.words.spelling import WORD, plain
from nonuple.words_io.library import Library, ListEntry, store

NAME = "appris.txt"
"""What the list is imported from: `appris`, `appris-2`…"""


@dataclass(frozen=True, slots=True)
class Schoolbook:
    """Of the free list alone: a list that a club owns needs no correcting."""

    library: Library

    @property
    def base(self) -> Lexicon:
        return self.library.default()

    def read(self) -> Learnt:
        """All that was learnt about the free list as it is shipped today."""
        try:
            lines = self._lessons.read_bytes().splitlines() if self._lessons.exists() else []
            lessons = [msgspec.json.decode(line, type=SheetLesson) for line in lines]
            decided = (
                msgspec.json.decode(self._decided.read_bytes(), type=dict[str, bool])
                if self._decided.exists()
                else {}
            )
        except (OSError, msgspec.MsgspecError):
            raise Refusal(texts.DAMAGED, path=self._folder) from None
        fingerprint = self.base.fingerprint
        return Learnt([one for one in lessons if one.fingerprint == fingerprint], decided)

    def add(self, lessons: Iterable[SheetLesson]) -> Learnt:
        """With these too; a game that is known already is known once, under its new name."""
        before = self.read()
        known = {one.digest: one for one in (*before.lessons, *lessons)}
        return self._keep(replace(before, lessons=tuple(known.values())))

    def forget(self, sheet: str) -> Learnt:
        """Without the sheets of this name."""
        before = self.read()
        kept = tuple(one for one in before.lessons if one.sheet != sheet)
        if len(kept) == len(before.lessons):
            raise Refusal(texts.NO_SUCH_SHEET, sheet=sheet)
        return self._keep(replace(before, lessons=kept))

    def decide(self, word: str, good: bool | None) -> Learnt:
        """Admit a word, bar it, or leave it to the sheets again."""
        spelled, before = plain(word), self.read()
        if not WORD.fullmatch(spelled):
            raise Refusal(texts.NO_WORD, word=word)
        others = {one: said for one, said in before.decided.items() if one != spelled}
        return self._keep(replace(before, decided=others if good is None else {**others, spelled: good}))

    def taken(self) -> ListEntry:
        """The list with what was learnt, among the user's lists."""
        from nonuple.words_io.importing import read_words  # looking at what was learnt needs no file read

        words = self.read().applied(self.base)
        return self.library.welcome(read_words("\n".join(words).encode(), NAME), NAME)

    def _keep(self, learnt: Learnt) -> Learnt:
        store(self._lessons, b"".join(msgspec.json.encode(one) + b"\n" for one in learnt.lessons))
        store(self._decided, msgspec.json.encode(dict(learnt.decided)))
        return learnt

    @property
    def _folder(self) -> Path:
        return self.library.data / "learnt"

    @property
    def _lessons(self) -> Path:
        return self._folder / "sheets.jsonl"

    @property
    def _decided(self) -> Path:
        return self._folder / "decided.json"
