"""The family's table as a server hosts it. The top stays behind the mask until all have announced."""

from collections.abc import Callable, Iterable

import msgspec
from msgspec.structs import replace

from nonuple.activity.codec import Codec
from nonuple.activity.door import LIFTS, AtDoor, Guest, check_role
from nonuple.activity.port import Computer, Moment
from nonuple.errors import Refusal
from nonuple.pieces.clock import TimeSignal
from nonuple.play import hosted
from nonuple.play.family import commands as ask
from nonuple.play.family import events as on
from nonuple.play.family.book import ScoreBook, score_book
from nonuple.play.family.deciding import FamilyAsking, begin_family, decide_family, family_time_over
from nonuple.play.family.state import FamilyPhase, FamilyState, apply_family, family_begun
from nonuple.play.hosted import HomeRack, PastTurn
from nonuple.play.record import Turn
from nonuple.play.shown import BoardView, ClockView
from nonuple.texts import Sentence
from nonuple.texts import home as texts

CODEC: Codec[on.FamilyFact | AtDoor] = Codec("family", on.FamilyFact | AtDoor, ask.FamilyCommand, LIFTS)
CHANNEL, BOOK = "family", "book"


class FamilyGameView(msgspec.Struct, frozen=True):
    minutes: int
    own_bag: bool
    """Whether the family draws itself."""
    variant: str
    lexicon: str


class FamilyTurnView(msgspec.Struct, frozen=True):
    phase: FamilyPhase
    turn: int
    rack: HomeRack | None
    """None where the family draws itself."""
    signals: tuple[TimeSignal, ...]
    """Which sound the clock gives at which second of the turn."""


class FamilySeat(msgspec.Struct, frozen=True):
    player: str
    announced: bool
    """Whether, not how much."""
    device: bool


class FamilyShown(msgspec.Struct, frozen=True):
    """The turn once all have announced."""

    turn: int
    top: on.FamilyTop
    doubted: tuple[str, ...]


class AnnouncedView(msgspec.Struct, frozen=True):
    """What somebody announced, for the one who writes it down."""

    player: str
    points: int
    word: str
    ref: str


class CheckedView(msgspec.Struct, frozen=True):
    """What became of a word that was said, once the top is shown."""

    player: str
    word: str
    ref: str
    said: int
    points: int
    why: Sentence | None


class FamilyActivity(hosted.HomeActivity[ask.FamilyCommand]):
    everybody = CHANNEL
    roles = hosted.roles(CHANNEL, BOOK)

    def __init__(self, id: str, means: hosted.HomeMeans) -> None:
        super().__init__(id, means)
        self.state: FamilyState | None = None
        self._checked: tuple[CheckedView, ...] = ()

    @property
    def live(self) -> bool:
        return self.state is not None and self.state.phase != "over"

    def happen(self, event: on.FamilyFact, at: str) -> Iterable[str]:
        if isinstance(event, on.FamilyBegun):
            self.state, self._checked, self.began = family_begun(event), (), self.number
        else:
            assert self.state is not None, "a game has begun"
            if isinstance(event, on.FamilyRevealed):
                self._checked = tuple(_checked(self.state, event))
            self.state = apply_family(self.state, event)
        return (CHANNEL, BOOK)

    # What is asked for

    def ahead(self, who: Guest, wish: ask.FamilyCommand, now: Moment) -> Callable[[], object] | None:
        if not isinstance(wish, ask.BeginFamily) or wish.wanted is None:
            return None
        check_role(who, hosted.KEEPERS)
        wanted = wish.wanted
        return lambda: hosted.Done.of(lambda: self.means.record(wanted))

    def decide(
        self, who: Guest, wish: ask.FamilyCommand, now: Moment, done: object = None
    ) -> tuple[on.FamilyFact, ...]:
        match wish:
            case ask.Announce():
                wish = replace(wish, player=self.acts_for(who, wish.player))
            case ask.SitDown() if who.role == "player":
                wish = replace(wish, player=self.acts_for(who, wish.player))
            case _:
                check_role(who, hosted.KEEPERS)
        if isinstance(wish, ask.BeginFamily):
            return self._begin(wish, done)
        if self.state is None:
            raise Refusal(texts.NOT_BEGUN)
        return decide_family(self._asking(self.state, now), wish)

    def _begin(self, wish: ask.BeginFamily, done: object) -> tuple[on.FamilyFact, ...]:
        if self.live:
            raise Refusal(texts.GOES_ON)
        wanted, record = wish.wanted, None
        if wanted is not None:
            record = hosted.outcome_of(done, lambda: self.means.record(wanted))
        lexicon = self.means.lexicon(wanted.lexicon if wanted else None)
        named = {one.strip().casefold() for one in wish.players}
        devices = tuple(one for one in self.devices if one.casefold() not in named)
        return (begin_family((*wish.players, *devices), lexicon, record, wish.minutes),)

    def _asking(self, state: FamilyState, now: Moment) -> FamilyAsking:
        return FamilyAsking(state, self.means.lexicon(state.begun.lexicon), now.at, now.epoch)

    # What happens by itself

    def due(self, now: Moment) -> float | None:
        return hosted.time_due(self.state.time, now) if self.state else None

    def happening(self, now: Moment) -> tuple[on.FamilyFact, ...]:
        due = self.due(now)
        if self.state is None or due is None or due > now.at:
            return ()
        return hosted.time_lost(self.state.time, now) or family_time_over(self.state)

    # What is shown

    def parts(self, channel: str, computer: Computer) -> dict[str, object]:
        if channel == BOOK:
            return {"announced": announced_shown(self.state)}
        return family_parts(self.state, self.devices) | {"checked": self._checked}


def announced_shown(state: FamilyState | None) -> tuple[AnnouncedView, ...]:
    """As it was said: what it is worth is told with the top."""
    said = state.said.items() if state else ()
    return tuple(AnnouncedView(player, one.points, one.word, one.ref) for player, one in said)


def family_parts(state: FamilyState | None, devices: tuple[str, ...]) -> dict[str, object]:
    if state is None:
        seats = tuple(FamilySeat(name, announced=False, device=True) for name in devices)
        nothing = dict.fromkeys(("game", "turn", "board", "clock", "shown", "book"))
        return {**nothing, "seats": seats, "past": ()}
    begun, line = state.begun, state.lines[-1] if state.lines else None
    between = state.phase in ("between", "over")
    return {
        "game": FamilyGameView(
            begun.minutes,
            state.draws_itself,
            begun.record.variant if begun.record else "",
            begun.lexicon,
        ),
        "turn": FamilyTurnView(state.phase, state.number, _rack(state), state.signals),
        "seats": tuple(FamilySeat(one, one in state.said, one in devices) for one in state.players),
        "board": None if state.board is None else BoardView.showing(state.board, _last(state)),
        "clock": ClockView.showing(state.time, state.seconds),
        "shown": FamilyShown(len(state.lines), line.top, line.doubted) if line and between else None,
        "book": score_book(state),
        "past": tuple(PastTurn.showing(one.retained) for one in state.turns[: len(state.lines)]),
    }


def _rack(state: FamilyState) -> HomeRack | None:
    if state.turn is None:
        return None
    rack = state.turn.rack
    return HomeRack(rack.kept, rack.drawn, rack.rejected, str(rack))


def _last(state: FamilyState) -> Turn | None:
    return state.turns[len(state.lines) - 1].retained if state.turns and state.lines else None


def _checked(state: FamilyState, event: on.FamilyRevealed) -> Iterable[CheckedView]:
    for player, said in state.said.items():
        if said.word and said.worth is not None:
            objection = said.weighed.objection(state.turn.formula) if said.weighed and state.turn else None
            if objection is None and said.worth == 0:
                objection = Refusal(texts.WORTH_NOTHING, word=said.word.upper())
            why = objection.text.sentence(**objection.values) if objection else None
            yield CheckedView(player, said.word, said.ref, said.points, event.points[player], why)


class Families(hosted.HomeKind):
    path = "families"
    codec = CODEC

    def begin(self, id: str, memos: object) -> FamilyActivity:
        return FamilyActivity(id, self.means)


SHAPES = {
    "game": FamilyGameView | None,
    "turn": FamilyTurnView | None,
    "seats": tuple[FamilySeat, ...],
    "board": BoardView | None,
    "clock": ClockView | None,
    "shown": FamilyShown | None,
    "book": ScoreBook | None,
    "past": tuple[PastTurn, ...],
    "checked": tuple[CheckedView, ...],
}
"""What each part of the channel of all is."""

BOOK_SHAPES = {"announced": tuple[AnnouncedView, ...]}
