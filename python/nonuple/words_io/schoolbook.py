"""What this user's sheets have taught about the free list: kept beside his lists, and sent to nobody.

Lessons are a file of one sheet a line, decisions a file of words; both are written whole or not at all. The
list that follows from them is an imported list like any other, so that games begun with one keep it.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from nonuple.errors import Refusal
from nonuple.texts import learnt as texts
from nonuple.words.learnt import Learnt, SheetLesson
from nonuple.words.lexicon import Lexicon
from nonuple.words.spelling import WORD, plain
from nonuple.words_io.families import other_forms
from nonuple.words_io.library import DEFAULT, Library, ListEntry, store
from nonuple.words_io.supplements import BUILT_IN

if TYPE_CHECKING:  # who only looks at what was learnt need not know how games are read
    from nonuple.formats.games import FoundGame

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

    def lesson(self, found: "FoundGame", sheet: str) -> SheetLesson:
        """What a game teaches; of one known to be played with the free list, what people ruled in it."""
        from nonuple.play.duplicate.lessons import lesson_of, lesson_of_rulings
        from nonuple.play.record import Record
        from nonuple.texts import sheet as sheet_texts

        if not isinstance(found.game, Record):
            raise Refusal(sheet_texts.FREE_GAME)
        if found.played and self._is_free(found.played.lexicon):
            return lesson_of_rulings(found.played, self.base, sheet)
        return lesson_of(found.game, self.base, sheet)

    def _is_free(self, fingerprint: str) -> bool:
        free = self.library.made_on_the_free_one()
        return any(self.library.open(name).fingerprint == fingerprint for name in free)

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

        under = self._under()
        words = self.read().applied(self.library.open(under), other_forms)
        return self.library.welcome(read_words("\n".join(words).encode(), NAME), NAME, onto=under)

    def _under(self) -> str:
        """The free list in use with its supplements; not what was learnt before, which may be undone."""
        used = self.library.in_use()
        if used in self.library.names() and self.library.entry(used).source == NAME:
            used = self.library.entry(used).onto
        there = used in (*BUILT_IN, *self.library.names())
        return used if there and self.library.free_under(used) else DEFAULT

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
