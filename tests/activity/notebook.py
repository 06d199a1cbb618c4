"""A second kind of activity: a notebook of words that a club keeps together.

Writers add words, strike and restore them; readers look. It closes itself at a time, and a referee marks each
word as admitted or not. It exists to show that a server hosts what it knows nothing of.
"""

from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Any, ClassVar, Literal

import msgspec

from nonuple.activity import port
from nonuple.activity.codec import Codec
from nonuple.activity.door import (
    AtDoor,
    Door,
    Granted,
    Guest,
    Invitation,
    Opened,
    Revoked,
    Rights,
    check_role,
)
from nonuple.activity.port import Claim, Computer, Moment
from nonuple.errors import Refusal
from nonuple.limits import Short
from nonuple.texts import Text

Text80 = Short

CLOSED = Text("le carnet est fermé.", "the notebook is closed.")
NO_SUCH_WORD = Text("« {word} » n'est pas dans le carnet.", "`{word}` is not in the notebook.")


class Event(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """One fact."""


class WordAdded(Event, frozen=True):
    word: str
    note: str = ""


class WordStruck(Event, frozen=True):
    word: str


class WordRestored(Event, frozen=True):
    word: str


class WordMarked(Event, frozen=True):
    word: str
    admitted: bool


class ClosingSet(Event, frozen=True):
    at: float


class NotebookClosed(Event, frozen=True):
    at: float


Fact = AtDoor | WordAdded | WordStruck | WordRestored | WordMarked | ClosingSet | NotebookClosed


class Wish(msgspec.Struct, frozen=True, tag=True, tag_field="type", forbid_unknown_fields=True):
    """One thing asked for."""


class Add(Wish, frozen=True):
    word: Text80
    note: Text80 = ""


class Strike(Wish, frozen=True):
    word: Text80


class Restore(Wish, frozen=True):
    word: Text80


class CloseAt(Wish, frozen=True):
    at: float


AnyWish = Add | Strike | Restore | CloseAt


class Word(msgspec.Struct):
    word: str
    note: str
    by: str
    struck: bool = False
    admitted: bool | None = None


class NewMember(Invitation, frozen=True, kw_only=True, forbid_unknown_fields=True):
    role: Literal["writer", "reader"]


CODEC: Codec[Fact] = Codec("notebook", Fact, AnyWish)


class Notebook(port.Activity[Fact, AnyWish]):
    everybody = "words"
    roles: ClassVar = {
        "owner": Rights(("words", "changes"), lets_in=True),
        "writer": Rights(("words", "changes")),
        "reader": Rights(("words",)),
    }

    def __init__(self, id: str, admits: Callable[[str], bool], memos: Callable[[], Iterable[Any]]) -> None:
        self.id = id
        self.door = Door()
        self.words: dict[str, Word] = {}
        self.changes: list[str] = []
        self.closes: float | None = None
        self.closed: float | None = None
        self.memos = memos
        self._admits = admits
        self._number = 0

    # Where it stands

    @property
    def number(self) -> int:
        return self._number

    @property
    def summary(self) -> port.Summary:
        return port.Summary(
            id=self.id,
            name=self.door.name,
            opened=self.door.opened,
            number=self.number,
            live=self.closes is not None and self.closed is None,
        )

    @property
    def memo(self) -> tuple[str, ...]:
        return tuple(self.words)

    def apply(self, event: Fact, number: int, author: str, at: str) -> frozenset[str]:
        self._number = number
        self.changes.append(f"{author}: {type(event).__name__}")
        match event:
            case WordAdded(word, note):
                self.words[word] = Word(word, note, author)
            case WordStruck(word) | WordRestored(word):
                self.words[word].struck = isinstance(event, WordStruck)
            case WordMarked(word, admitted):
                self.words[word].admitted = admitted
            case ClosingSet(closes):
                self.closes = closes
            case NotebookClosed(closed):
                self.closed = closed
            case Opened() | Granted() | Revoked():
                self.door.apply(event, at)
        return frozenset({"words", "changes"})

    # What is asked for

    def decide(self, who: Guest, wish: AnyWish, now: Moment, done: object = None) -> tuple[Fact, ...]:
        check_role(who, ("owner",) if isinstance(wish, CloseAt) else ("owner", "writer"))
        if self.closed is not None:
            raise Refusal(CLOSED)
        match wish:
            case Add(word, note):
                return () if word in self.words else (WordAdded(word, note),)
            case Strike(word):
                return (WordStruck(word),) if not self._known(word).struck else ()
            case Restore(word):
                return (WordRestored(word),) if self._known(word).struck else ()
            case CloseAt(at):
                return (ClosingSet(at),)

    def _known(self, word: str) -> Word:
        if word not in self.words:
            raise Refusal(NO_SUCH_WORD, word=word)
        return self.words[word]

    # What is shown

    def parts(self, channel: str, computer: Computer) -> dict[str, object]:
        if channel == "changes":
            return {"changes": self.changes}
        return {"name": self.door.name, "closed": self.closed is not None, "words": list(self.words.values())}

    # Who comes in

    def told(self, by: Granted, claim: Claim) -> tuple[str, str]:
        return claim.name or by.name, ""

    # What happens by itself

    def due(self, now: Moment) -> float | None:
        return self.closes if self.closed is None else None

    def happening(self, now: Moment) -> tuple[Fact, ...]:
        due = self.due(now)
        return () if due is None or due > now.at else (NotebookClosed(due),)

    def unsettled(self) -> bool:
        return next(self._unmarked(), None) is not None

    def settled(self, enough: Callable[[], bool]) -> tuple[Fact, ...]:
        found: list[Fact] = []
        for word in self._unmarked():
            if enough():
                break
            found.append(WordMarked(word, self._admits(word)))
        return tuple(found)

    def _unmarked(self) -> Iterator[str]:
        return (one.word for one in self.words.values() if one.admitted is None)


class Notebooks(port.Kind[Fact]):
    path = "notebooks"
    invitation = NewMember
    memo = tuple[str, ...]
    codec = CODEC

    def __init__(self, admitted: Collection[str]) -> None:
        self._admitted = admitted

    def begin(self, id: str, memos: Callable[[], Iterable[Any]]) -> Notebook:
        return Notebook(id, self._admitted.__contains__, memos)
