"""What the games at home have in common as activities of a server: who comes in, their means, their clock."""

from abc import abstractmethod
from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Literal, NamedTuple, TypeVar

import msgspec

from nonuple.activity import port
from nonuple.activity.door import AtDoor, Door, Granted, Guest, Invitation, Rights, check_role
from nonuple.activity.port import Claim, Claimed, Moment
from nonuple.errors import Refusal
from nonuple.pieces.draw import secret_of_seed
from nonuple.play.daily import record_of
from nonuple.play.duplicate.prepared import Chance, Prepared, prepare
from nonuple.play.masked import SALT, WantedGame
from nonuple.play.rating.choosing import DRAWN_FOR_ONE, turn_for
from nonuple.play.record import Record, Turn
from nonuple.play.ticking import TimeStopped, TurnTime
from nonuple.texts import home as texts
from nonuple.words.lexicon import Lexicon

KEEPERS = ("owner", "keeper")
PLAYERS = (*KEEPERS, "player")
ROLES = (*PLAYERS, "viewer")
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
    read: Callable[[bytes, str], Record]
    """The game of a file, in whichever format; of one that is sealed, with its password."""
    common: Callable[[Lexicon, Iterable[str]], tuple[int, ...]]
    """How common words are, from 0 to 9."""

    def record(self, wanted: WantedGame) -> Record:
        """The game that is wanted: that of a day, read, or drawn by the program."""
        if wanted.daily is not None:
            return record_of(wanted.daily, self.lexicon(wanted.lexicon))
        if wanted.rated is not None:
            return self._for_strength(wanted, wanted.rated)
        if wanted.game.strip():
            return self.read(wanted.game.encode(), wanted.password)
        return self.prepared(wanted).record

    def _for_strength(self, wanted: WantedGame, strength: float) -> Record:
        lexicon = self.lexicon(wanted.lexicon)
        secrets = (self.chance(_SECRET_BYTES) for _ in range(DRAWN_FOR_ONE))
        return turn_for(strength, (Chance(secret, SALT) for secret in secrets), lexicon, self.common)

    def prepared(self, wanted: WantedGame) -> Prepared:
        """A game that the program draws."""
        secret = self.chance(_SECRET_BYTES) if wanted.seed is None else secret_of_seed(wanted.seed)
        chance, lexicon = Chance(secret, SALT), self.lexicon(wanted.lexicon)
        prepared = prepare(wanted.settings, chance, lexicon, own=wanted.letters)
        check_own(prepared.record, wanted.letters)
        return prepared


def check_own(record: Record, letters: str) -> None:
    """One's own letters are in play as given: those that a rule takes back are told, never replaced."""
    left = len(letters)
    for turn in record.turns:
        for rejected in turn.rejected:
            if left > 0:
                raise Refusal(texts.OWN_REJECTED, turn=turn.n, letters=rejected.kept + rejected.drawn)
        left -= len(turn.drawn)


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


def roles(channel: str, *kept: str) -> dict[str, Rights]:
    """All follow one channel; who keeps the game lets the others in, and follows some more."""
    return {
        **dict.fromkeys(ROLES, Rights((channel,))),
        **dict.fromkeys(KEEPERS, Rights((channel, *kept), lets_in=True)),
    }


class HomeInvitation(Invitation, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A player without a name is anybody who then says his."""

    role: Literal["keeper", "player", "viewer"]


class HomeActivity(port.Activity[Any, Wish]):
    """A game at home: its own events change what its kind makes of them, the others change who is there."""

    def __init__(self, id: str, means: HomeMeans) -> None:
        self.id = id
        self.means = means
        self.door = Door()
        self.began = 0
        """The number of the event with which the game in play, or the last one, began."""
        self._number = 0

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
            name=self.door.name,
            demo=self.door.demo,
            opened=self.door.opened,
            number=self.number,
            live=self.live,
        )

    def apply(self, event: Any, number: int, author: str, at: str) -> frozenset[str]:
        self._number = number
        if not isinstance(event, AtDoor):
            return frozenset(self.happen(event, at))
        self.door.apply(event, at)
        return frozenset({self.everybody})

    def rationed(self, who: Guest, wish: Wish) -> str | None:
        return who.name if who.role == "player" else None

    def solves(self, wish: Wish) -> bool:
        wanted = getattr(wish, "wanted", None)
        return isinstance(wanted, WantedGame) and wanted.given

    @property
    def devices(self) -> tuple[str, ...]:
        """Names of those who play on a device of their own."""
        return tuple(dict.fromkeys(one.name for one in self.door.grants.values() if _plays(one)))

    def seat(self, one: Guest | Granted) -> dict[str, object]:
        return {"player": one.name if one.role == "player" else None}

    def told(self, by: Granted, claim: Claim) -> tuple[str, str]:
        return by.name or claim.name.strip(), ""

    def claimed(self, by: Granted, claim: Claim) -> Claimed | None:
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

    def acts_for(self, who: Guest, player: str | None) -> str:
        """For whom one acts: for oneself, or, keeping the game, for one who has no device of his own."""
        if who.role == "player":
            if player is not None and player.strip().casefold() != who.name.casefold():
                check_role(who, ("keeper",))
            return who.name
        check_role(who, KEEPERS)
        name = (player or "").strip()
        if not name:
            raise Refusal(texts.NAME_A_PLAYER)
        if name.casefold() in map(str.casefold, self.devices):
            raise Refusal(texts.HAS_A_DEVICE, name=name)
        return name


def _plays(granted: Granted) -> bool:
    return granted.role == "player" and bool(granted.name)


class HomeKind(port.Kind[Any]):
    """A kind of game at home."""

    invitation = HomeInvitation
    keeper: ClassVar[Invitation | None] = HomeInvitation(role="keeper")
    activity: ClassVar[Callable[..., HomeActivity[Any]]]

    def __init__(self, means: HomeMeans) -> None:
        self.means = means


# --- What is shown -----------------------------------------------------------------------------------------


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


def time_due(time: TurnTime | None, now: Moment) -> float | None:
    """When a turn's time ends; at once where the clock that it ran by is gone."""
    if time is None or not time.running:
        return None
    return now.at if time.lost(now.epoch) else time.ends


def time_lost(time: TurnTime | None, now: Moment) -> tuple[TimeStopped, ...]:
    """The time is stopped where it was last known, when the machine was started again."""
    return (TimeStopped(time.since),) if time is not None and time.lost(now.epoch) else ()
