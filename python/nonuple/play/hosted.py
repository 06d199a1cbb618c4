"""What the games at home have in common as activities of a server: who comes in, their means, their clock."""

from abc import abstractmethod
from collections.abc import Callable, Iterable, Iterator
from typing import Any, ClassVar, Literal, NamedTuple, TypeVar

import msgspec

from nonuple.activity import port
from nonuple.activity.port import Claim, Claimed, Effects, Keys, Moment, Opening, author
from nonuple.errors import Refusal
from nonuple.pieces.board import Board
from nonuple.pieces.draw import secret_of_seed
from nonuple.pieces.notation import SIZE, Ref
from nonuple.play.duplicate.prepared import Chance, Prepared, prepare
from nonuple.play.masked import SALT, WantedGame
from nonuple.play.record import Record, Turn
from nonuple.play.ticking import TimeStopped, TurnTime
from nonuple.texts import contest as contest_texts
from nonuple.texts import home as texts
from nonuple.words.lexicon import Lexicon

HomeRole = Literal["owner", "keeper", "player", "viewer"]
"""In charge of the server; who keeps the game going; who plays on a device of his own; who looks on."""

_SECRET_BYTES = 32

Fact = TypeVar("Fact")
Wish = TypeVar("Wish")


class HomeMeans(NamedTuple):
    """What decisions need from outside."""

    lexicon: Callable[[str | None], Lexicon]
    """The word list of a name; the user's own choice for None."""
    chance: Callable[[int], bytes]
    """So many bytes that nobody can guess."""
    read: Callable[[bytes], Record]
    """The game of a file, in whichever format."""
    common: Callable[[Lexicon, Iterable[str]], tuple[int, ...]]
    """How common words are, from 0 to 9."""

    def record(self, wanted: WantedGame) -> Record:
        """The game that is wanted: read, or drawn by the program."""
        if wanted.game.strip():
            return self.read(wanted.game.encode())
        return self.prepared(wanted).record

    def prepared(self, wanted: WantedGame) -> Prepared:
        """A game that the program draws."""
        secret = self.chance(_SECRET_BYTES) if wanted.seed is None else secret_of_seed(wanted.seed)
        chance, lexicon = Chance(secret, SALT), self.lexicon(wanted.lexicon)
        return prepare(wanted.settings, chance, lexicon, own=wanted.letters)


class Done(NamedTuple):
    """Work that was done beside the loop, or what is wrong with what was wanted."""

    outcome: Any

    @classmethod
    def of(cls, work: Callable[[], object]) -> "Done":
        try:
            return cls(work())
        except Refusal as refusal:  # told where it is asked for
            return cls(refusal)


def outcome_of(done: object, work: Callable[[], Any]) -> Any:
    """What was done ahead, or is done now where nobody did."""
    found = done.outcome if isinstance(done, Done) else work()
    if isinstance(found, Refusal):
        raise found
    return found


# --- Who comes in ------------------------------------------------------------------------------------------


class Companion(msgspec.Struct, frozen=True):
    role: HomeRole
    name: str


class HomeOpened(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    name: str
    demo: bool = False
    speed: float = 1.0
    since: float = 0.0


class CompanionLetIn(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    """A player without a name is anybody who then says his."""

    id: str
    role: HomeRole
    link: str
    code: str | None = None
    name: str = ""


class CompanionSentAway(msgspec.Struct, frozen=True, tag=True, tag_field="type"):
    id: str


HomeFact = HomeOpened | CompanionLetIn | CompanionSentAway


class HomeInvitation(port.Invitation, frozen=True, kw_only=True, forbid_unknown_fields=True):
    role: Literal["keeper", "player", "viewer"]


class HomeActivity(port.Activity[Companion, CompanionLetIn, Any, Wish]):
    """A game at home: its own events change what its kind makes of them, the others change who is there."""

    def __init__(self, id: str, means: HomeMeans) -> None:
        self.id = id
        self.means = means
        self.name = self.opened = ""
        self.demo = False
        self.began = 0
        """The number of the event with which the game in play, or the last one, began."""
        self._number = 0
        self._grants: dict[str, CompanionLetIn] = {}

    @property
    def number(self) -> int:
        return self._number

    @property
    @abstractmethod
    def live(self) -> bool:
        """Whether a game goes on."""

    @abstractmethod
    def happen(self, event: Any, at: str) -> Iterable[str]:
        """Apply an event of the game; the channels that show it."""

    @property
    def summary(self) -> port.Summary:
        return port.Summary(
            id=self.id,
            name=self.name,
            demo=self.demo,
            opened=self.opened,
            number=self.number,
            live=self.live,
        )

    def apply(self, event: Any, number: int, author: str, at: str) -> Effects:
        self._number = number
        match event:
            case HomeOpened():
                self.name, self.demo, self.opened = event.name, event.demo, at
                return Effects(frozenset({self.everybody}))
            case CompanionLetIn():
                self._grants[event.id] = event
                return Effects(frozenset({self.everybody}), granted=(event,))
            case CompanionSentAway(id):
                self._grants.pop(id, None)
                return Effects(frozenset({self.everybody}), revoked=(id,))
            case _:
                return Effects(frozenset(self.happen(event, at)))

    def rationed(self, who: Companion, wish: Wish) -> str | None:
        return who.name if who.role == "player" else None

    @property
    def devices(self) -> tuple[str, ...]:
        """Names of those who play on a device of their own."""
        return tuple(dict.fromkeys(one.name for one in self._grants.values() if _plays(one)))

    def person(self, granted: CompanionLetIn | None) -> Companion:
        if granted is None:
            return Companion("owner", author("", "owner"))
        return Companion(granted.role, author(granted.name, granted.role))

    def seat(self, one: Companion | CompanionLetIn) -> dict[str, object]:
        return {"player": one.name if one.role == "player" else None}

    def check_lets_in(self, who: Companion) -> None:
        check_home_role(who, "owner", "keeper")

    def invited(self, who: Companion, invitation: HomeInvitation, keys: Keys) -> CompanionLetIn:
        return CompanionLetIn(keys.id, invitation.role, keys.link, keys.code, invitation.name.strip())

    def own(self, by: CompanionLetIn, claim: Claim, keys: Keys) -> CompanionLetIn:
        return CompanionLetIn(keys.id, by.role, keys.link, keys.code, by.name or claim.name.strip())

    def revoked(self, id: str) -> CompanionSentAway:
        return CompanionSentAway(id)

    def claimed(self, by: CompanionLetIn, claim: Claim) -> Claimed | None:
        """One who comes with the code of all players says his name, which nobody else has."""
        if by.role != "player" or by.name:
            return None
        name = claim.name.strip()
        if not name:
            raise Refusal(texts.SAY_YOUR_NAME)
        taken = Refusal(texts.SAME_NAME, name=name)
        if name.casefold() in map(str.casefold, self.devices):
            raise taken
        return Claimed(f"name:{name.casefold()}", taken)

    def acts_for(self, who: Companion, player: str | None) -> str:
        """For whom one acts: for oneself, or, keeping the game, for one who has no device of his own."""
        if who.role == "player":
            if player is not None and player.strip().casefold() != who.name.casefold():
                raise Refusal(contest_texts.NOT_YOURS, roles=texts.ROLES["keeper"])
            return who.name
        check_home_role(who, "owner", "keeper")
        name = (player or "").strip()
        if not name:
            raise Refusal(texts.NAME_A_PLAYER)
        if name.casefold() in map(str.casefold, self.devices):
            raise Refusal(texts.HAS_A_DEVICE, name=name)
        return name


def _plays(granted: CompanionLetIn) -> bool:
    return granted.role == "player" and bool(granted.name)


def check_home_role(who: port.Asker, *roles: HomeRole) -> None:
    if who.role not in roles:
        named = ", ".join(texts.ROLES[role].say() for role in roles)
        raise Refusal(contest_texts.NOT_YOURS, roles=named)


class HomeKind(port.Kind[Any]):
    """A kind of game at home."""

    invitation = HomeInvitation
    keeper: ClassVar[port.Invitation | None] = HomeInvitation(role="keeper")
    activity: ClassVar[Callable[..., HomeActivity[Any]]]

    def __init__(self, means: HomeMeans) -> None:
        self.means = means

    def opening(self, opening: Opening) -> HomeOpened:
        return HomeOpened(*opening)

    def opened(self, first: Any) -> Opening:
        assert isinstance(first, HomeOpened), "no other event opens a game at home"
        return Opening(first.name, first.demo, first.speed, first.since)


# --- What is shown -----------------------------------------------------------------------------------------


class HomeClock(msgspec.Struct, frozen=True):
    """The time of a turn, by the server's clock."""

    seconds: int
    """Of a whole turn."""
    left: float | None = None
    """While it stands still."""
    ends: float | None = None
    """While it runs."""

    @classmethod
    def showing(cls, time: TurnTime | None, seconds: int) -> "HomeClock":
        if time is None:
            return cls(seconds)
        return cls(seconds, left=None if time.running else time.left, ends=time.ends)


class HomeBoard(msgspec.Struct, frozen=True):
    grid: tuple[str, ...]
    last: tuple[int, ...] = ()
    """Squares of the word laid last."""

    @classmethod
    def showing(cls, board: Board, last: Turn | None = None) -> "HomeBoard":
        return cls(board.rows, tuple(squares_of(last.ref, last.word)) if last else ())


class HomeRack(msgspec.Struct, frozen=True):
    kept: str
    drawn: str
    rejected: bool
    published: str
    """`WEL+BSUI`, `-ACUOEJL`."""


class PastTurn(msgspec.Struct, frozen=True):
    """A turn that is over, by which the grid before each one can be laid again."""

    turn: int
    rack: str
    ref: str
    word: str
    replaced: str | None = None
    """The letter that took the joker's place on the grid, in a joker game."""

    @classmethod
    def showing(cls, turn: Turn) -> "PastTurn":
        return cls(turn.n, turn.rack, turn.ref, turn.word, turn.replaced)


def squares_of(ref: str, word: str) -> Iterator[int]:
    first = Ref.parse(ref)
    step = SIZE if first.down else 1
    return iter(range(first.square, first.square + step * len(word), step))


def time_due(time: TurnTime | None, now: Moment) -> float | None:
    """When a turn's time ends; at once where the clock that it ran by is gone."""
    if time is None or not time.running:
        return None
    return now.at if time.lost(now.epoch) else time.ends


def time_lost(time: TurnTime | None, now: Moment) -> tuple[TimeStopped, ...]:
    """The time is stopped where it was last known, when the machine was started again."""
    return (TimeStopped(time.since),) if time is not None and time.lost(now.epoch) else ()
