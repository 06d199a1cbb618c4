"""A second kind of activity: a notebook of words that a club keeps together.

Writers add words, strike and restore them; readers look. It closes itself at a time, and a referee marks each
word as admitted or not. It exists to show that a server hosts what it knows nothing of.
"""

from collections.abc import Callable, Collection, Iterable, Iterator
from typing import Any, Literal

import msgspec

from nonuple.activity import port
from nonuple.activity.codec import Codec
from nonuple.activity.port import Claim, Computer, Effects, Keys, Moment, Opening, author
from nonuple.errors import Refusal
from nonuple.limits import Short
from nonuple.texts import Text
from nonuple.texts import contest as texts

Role = Literal["owner", "writer", "reader"]
Text80 = Short

CLOSED = Text("le carnet est fermé.", "the notebook is closed.")
NO_SUCH_WORD = Text("« {word} » n'est pas dans le carnet.", "`{word}` is not in the notebook.")


class Event(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """One fact."""


class NotebookOpened(Event, frozen=True):
    name: str
    demo: bool = False
    speed: float = 1.0
    since: float = 0.0


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


class LetIn(Event, frozen=True):
    id: str
    role: Role
    link: str
    code: str | None = None
    name: str = ""


class SentAway(Event, frozen=True):
    id: str


Fact = (
    NotebookOpened
    | WordAdded
    | WordStruck
    | WordRestored
    | WordMarked
    | ClosingSet
    | NotebookClosed
    | LetIn
    | SentAway
)


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


class Member(msgspec.Struct, frozen=True):
    role: Role
    name: str


class Word(msgspec.Struct):
    word: str
    note: str
    by: str
    struck: bool = False
    admitted: bool | None = None


class Invitation(port.Invitation, frozen=True, kw_only=True, forbid_unknown_fields=True):
    role: Literal["writer", "reader"]


CODEC: Codec[Fact] = Codec("notebook", Fact, AnyWish)


class Notebook(port.Activity[Member, LetIn, Fact, AnyWish]):
    everybody = "words"

    def __init__(self, id: str, admits: Callable[[str], bool], memos: Callable[[], Iterable[Any]]) -> None:
        self.id = id
        self.name = self.opened = ""
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
            name=self.name,
            opened=self.opened,
            number=self.number,
            live=self.closes is not None and self.closed is None,
        )

    @property
    def memo(self) -> tuple[str, ...]:
        return tuple(self.words)

    def apply(self, event: Fact, number: int, author: str, at: str) -> Effects:
        self._number = number
        self.changes.append(f"{author}: {type(event).__name__}")
        match event:
            case NotebookOpened(name):
                self.name, self.opened = name, at
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
            case LetIn():
                return Effects(frozenset({"changes"}), granted=(event,))
            case SentAway(id):
                return Effects(frozenset({"changes"}), revoked=(id,))
        return Effects(frozenset({"words", "changes"}))

    # What is asked for

    def decide(self, who: Member, wish: AnyWish, now: Moment, done: object = None) -> tuple[Fact, ...]:
        _check(who, "owner", *(() if isinstance(wish, CloseAt) else ("writer",)))
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

    def channels_of(self, who: Member) -> tuple[str, ...]:
        return ("words",) if who.role == "reader" else ("words", "changes")

    def may_read(self, who: Member, channel: str) -> bool:
        return channel in self.channels_of(who)

    def parts(self, channel: str, computer: Computer) -> dict[str, object]:
        if channel == "changes":
            return {"changes": self.changes}
        return {"name": self.name, "closed": self.closed is not None, "words": list(self.words.values())}

    # Who comes in

    def person(self, granted: LetIn | None) -> Member:
        if granted is None:
            return Member("owner", author("", "owner"))
        return Member(granted.role, author(granted.name, granted.role))

    def seat(self, one: Member | LetIn) -> dict[str, object]:
        return {}

    def check_lets_in(self, who: Member) -> None:
        _check(who, "owner")

    def invited(self, who: Member, invitation: Invitation, keys: Keys) -> LetIn:
        return LetIn(keys.id, invitation.role, keys.link, keys.code, invitation.name)

    def own(self, by: LetIn, claim: Claim, keys: Keys) -> LetIn:
        return LetIn(keys.id, by.role, keys.link, keys.code, claim.name or by.name)

    def revoked(self, id: str) -> SentAway:
        return SentAway(id)

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
    invitation = Invitation
    memo = tuple[str, ...]
    codec = CODEC

    def __init__(self, admitted: Collection[str]) -> None:
        self._admitted = admitted

    def opening(self, opening: Opening) -> NotebookOpened:
        return NotebookOpened(*opening)

    def opened(self, first: Fact) -> Opening:
        assert isinstance(first, NotebookOpened)
        return Opening(first.name, first.demo, first.speed, first.since)

    def begin(self, id: str, memos: Callable[[], Iterable[Any]]) -> Notebook:
        return Notebook(id, self._admitted.__contains__, memos)


def _check(who: Member, *roles: Role) -> None:
    if who.role not in roles:
        raise Refusal(texts.NOT_YOURS, roles=", ".join(roles))
