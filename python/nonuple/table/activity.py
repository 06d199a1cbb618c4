"""The table of a free game as a server hosts it."""

from collections.abc import Callable, Iterable
from functools import reduce
from typing import Any, ClassVar, NamedTuple

from msgspec.structs import replace

from nonuple.activity import port
from nonuple.activity.codec import Codec
from nonuple.activity.door import Door, Granted, Guest, Opened, Revoked, Rights, check_role
from nonuple.activity.port import Claim, Computer, Moment
from nonuple.errors import Refusal
from nonuple.opponents.levels import bot_called, level_name
from nonuple.pieces.draw import commitment
from nonuple.play.free import commands as free
from nonuple.play.free import events as fact
from nonuple.play.free.players import Chosen, ComputerPlayer, chance_of, view_of
from nonuple.play.free.referee import decide, next_by_time, start, why_no_challenge
from nonuple.play.free.settings import FreeSettings, agreed
from nonuple.play.free.state import FreePhase, FreeState, apply, begin
from nonuple.rules import applies
from nonuple.table import commands as ask
from nonuple.table import events as on
from nonuple.table.people import Arrangement, NewPlace
from nonuple.table.views import hand_parts, public_parts, revealed
from nonuple.texts import table as texts
from nonuple.words.lexicon import Lexicon

Events = tuple[on.TableEvent, ...]

CODEC: Codec[on.TableEvent] = Codec("free", on.TableEvent, ask.TableCommand, (lambda: on.lifted,))
SECRET_BYTES = 32
COMPUTER_WAITS = 10
"""Seconds that a computer leaves people to challenge its word, where nothing else was agreed on."""

_HOSTS = ("owner", "host")
_EVERY_HAND = "hand:*"
_EVERYWHERE = frozenset({"free", _EVERY_HAND})


class TableMeans(NamedTuple):
    """What a table needs from outside."""

    lexicon: Callable[[str | None], Lexicon]
    """The word list of a name; the user's own choice for None."""
    chance: Callable[[int], bytes]
    """So many bytes that nobody can guess."""
    computer: Callable[[str, Lexicon], ComputerPlayer]


class _Thought(NamedTuple):
    """What a computer came to, of a game as it stood then."""

    state: FreeState
    seat: int
    chosen: Chosen | None
    challenges: bool
    at: float


class TableActivity(port.Activity[on.TableEvent, ask.TableCommand]):
    everybody = "free"
    roles: ClassVar = {
        **dict.fromkeys(_HOSTS, Rights(("free",), lets_in=True)),
        "player": Rights(("free", "hand:{place}")),
        "spectator": Rights(("free",)),
    }

    def __init__(self, id: str, means: TableMeans) -> None:
        self.id = id
        self.means = means
        self.door = Door()
        self.arrangement: Arrangement | None = None
        self.kept: on.SecretKept | None = None
        self.state: FreeState | None = None
        self.thoughts: list[on.ThoughtKept] = []
        self._forgone: set[int] = set()
        self._number = 0
        self._players: dict[int, ComputerPlayer] = {}
        self._thought: _Thought | None = None

    # Where it stands

    @property
    def number(self) -> int:
        return self._number

    @property
    def summary(self) -> port.Summary:
        live = self.state is not None and self.state.phase is not FreePhase.OVER
        return port.Summary(
            id=self.id,
            name=self.door.name,
            demo=self.door.demo,
            opened=self.door.opened,
            number=self.number,
            live=live,
        )

    def apply(self, event: on.TableEvent, number: int, author: str, at: str) -> frozenset[str]:
        self._number = number
        match event:
            case on.TableArranged(arrangement):
                self.arrangement = arrangement
            case on.SecretKept():
                self.kept = event
            case on.FreeHappened(happened):
                self._happen(happened)
            case on.ThoughtKept():
                self.thoughts.append(event)
                return frozenset()
            case on.ChallengeForgone(seat):
                self._forgone.add(seat)
            case Opened() | Granted() | Revoked():
                self.door.apply(event, at)
                return _EVERYWHERE if isinstance(event, Opened) else frozenset()
        return _EVERYWHERE

    def _happen(self, event: fact.FreeEvent) -> None:
        if isinstance(event, fact.TableSet):
            self.state = begin(event)
        elif self.state is not None:
            self.state = apply(self.state, event)
        if isinstance(event, fact.WordLaid):
            self._forgone.clear()

    # What is asked for

    def decide(self, who: Guest, wish: ask.TableCommand, now: Moment, done: object = None) -> Events:
        if isinstance(wish, ask.ArrangeTable):
            check_role(who, _HOSTS)
            return self._arranged(wish)
        if isinstance(wish, ask.TakeName):
            check_role(who, ("player",))
            return self._named(who, wish)
        if isinstance(wish, ask.BeginGame):
            check_role(who, (*_HOSTS, "player"))
            return self._begun(now)
        check_role(who, ("player",))
        state = self._playing()
        seat = _seat_of(who, wish, state)
        if isinstance(wish, ask.LetLie):
            return self._let_lie(state, seat, now)
        before = self._let_lie(state, seat, now) if self._plays_on(state, seat, wish) else ()
        then = _after(state, before)
        if before and then.phase is FreePhase.OVER:
            return before  # the word that was let lie was the last one
        events = self._decided(replace(wish, seat=seat, at=now.at), then)
        return (*before, *events, *self._computers_agree(wish, events, now))

    @applies("free", "10")
    def _let_lie(self, state: FreeState, seat: int, now: Moment) -> Events:
        """Once all who could challenge the word have let it be, nothing is waited for: its author draws."""
        if state.phase is not FreePhase.DRAW or seat == state.seat:
            return ()
        asked = self._may_challenge(state)
        forgone = (on.ChallengeForgone(seat),) if seat in asked else ()
        if asked - {seat}:
            return forgone
        return (*forgone, *self._decided(free.TakeLetters(state.seat, now.at)))

    def _may_challenge(self, state: FreeState) -> frozenset[int]:
        """Who could still challenge the word that lies, computers only if they do such a thing."""
        assert self.arrangement is not None
        asked = self.arrangement.people if not self.arrangement.challenging else frozenset(state.active)
        return frozenset(
            seat
            for seat in asked & set(state.active) - self._forgone
            if why_no_challenge(state, seat) is None
        )

    def _plays_on(self, state: FreeState, seat: int, wish: free.PlayerAct) -> bool:
        """Whether one who is next plays while a word lies open to challenge: he lets it be."""
        follows = state.phase is FreePhase.DRAW and len(state.active) > 1 and state.active[1] == seat
        return follows and isinstance(wish, free.LayWord | free.ExchangeLetters | free.PassTurn)

    def _arranged(self, wish: ask.ArrangeTable) -> Events:
        if self.state is not None:
            raise Refusal(texts.HAS_BEGUN)
        settings = FreeSettings(
            seats=tuple(chair.name.strip() for chair in wish.chairs),
            words=wish.words,
            clock=wish.clock,
            draws_after=wish.draws_after,
            variant=wish.variant,
        )
        levels = tuple(None if chair.level is None else level_name(chair.level) for chair in wish.chairs)
        lexicon = self.means.lexicon(wish.lexicon)
        for bot in filter(bot_called, filter(None, levels)):
            self.means.computer(bot, lexicon)  # refused unless this computer has it
        arrangement = Arrangement(agreed(settings), levels, wish.lexicon, wish.challenging)
        return () if arrangement == self.arrangement else (on.TableArranged(arrangement),)

    def _named(self, who: Guest, wish: ask.TakeName) -> Events:
        """A person's own name takes the place of the one that was foreseen for the seat."""
        if self.state is not None:
            raise Refusal(texts.HAS_BEGUN)
        if self.arrangement is None or wish.seat not in _seats(who.place):
            raise Refusal(texts.NOT_YOUR_SEAT)
        settings, name = self.arrangement.settings, wish.name.strip()
        names = tuple(name if seat == wish.seat else one for seat, one in enumerate(settings.seats))
        if len({one.casefold() for one in names}) < len(names):
            raise Refusal(texts.NAME_TAKEN, name=name)
        arrangement = replace(self.arrangement, settings=agreed(replace(settings, seats=names)))
        return () if arrangement == self.arrangement else (on.TableArranged(arrangement),)

    def _begun(self, now: Moment) -> Events:
        if self.state is not None:
            raise Refusal(texts.HAS_BEGUN)
        if self.arrangement is None:
            raise Refusal(texts.NOT_ARRANGED)
        secret, salt = self.means.chance(SECRET_BYTES), self.means.chance(SECRET_BYTES)
        settings, lexicon = self.arrangement.settings, self.means.lexicon(self.arrangement.lexicon)
        game = start(settings, lexicon, secret, commitment(secret, salt), now.at)
        return on.SecretKept(secret.hex(), salt.hex()), *map(on.FreeHappened, game)

    def _playing(self) -> FreeState:
        if self.state is None:
            raise Refusal(texts.NOT_BEGUN)
        return self.state

    def _decided(self, command: free.FreeCommand, state: FreeState | None = None) -> Events:
        """What a command of the game causes in it, or in what it will be then."""
        assert self.arrangement is not None
        lexicon = self.means.lexicon(self.arrangement.lexicon)
        return tuple(map(on.FreeHappened, decide(state or self._playing(), command, lexicon, self._secret)))

    @property
    def _secret(self) -> bytes:
        assert self.kept is not None, "kept before the letters are dealt"
        return bytes.fromhex(self.kept.secret)

    def _computers_agree(self, wish: ask.TableCommand, events: Events, now: Moment) -> Events:
        """Computers never mind playing a turn again."""
        if not isinstance(wish, free.AskTakeBack) or not events or self.arrangement is None:
            return ()
        state, agreeing = _after(self._playing(), events), []
        lexicon = self.means.lexicon(self.arrangement.lexicon)
        for seat in state.active:
            if self.arrangement.levels[seat] is not None and state.agreeing:
                more = decide(state, free.AskTakeBack(seat, now.at), lexicon, self._secret)
                state = reduce(apply, more, state)
                agreeing += [*more]
        return tuple(map(on.FreeHappened, agreeing))

    # What is shown

    def parts(self, channel: str, computer: Computer) -> dict[str, object]:
        if channel == "free":
            shown = public_parts(self.door.name, self.arrangement, self.state, self._awaited())
            return {**shown, "end": revealed(self.state, self.kept, self.thoughts)}
        return hand_parts(self.state, _seats(channel.removeprefix("hand:")))

    # Who comes in

    def called(self, granted: Granted) -> str:
        return "".join(self.seated(granted)[:1])

    def seated(self, one: Guest | Granted) -> tuple[str, ...]:
        """The names of those who play at somebody's device."""
        names = self.arrangement.settings.seats if self.arrangement else ()
        return tuple(names[seat] for seat in _seats(one.place) if seat < len(names))

    def seat(self, one: Guest | Granted) -> dict[str, object]:
        return {"seats": _seats(one.place)}

    def place_for(self, invitation: NewPlace) -> str:
        if invitation.role != "player":
            return ""
        people = frozenset() if self.arrangement is None else self.arrangement.people
        if not invitation.seats or not people.issuperset(invitation.seats):
            raise Refusal(texts.NO_PERSON_THERE)
        return "-".join(map(str, sorted({*invitation.seats})))

    def replaced(self, granted: Granted) -> set[str]:
        """A second hand at a seat shows itself: the first one is sent away."""
        seats, there = {*_seats(granted.place)}, self.door.grants.values()
        return {one.id for one in there if one.role == "player" and not seats.isdisjoint(_seats(one.place))}

    def told(self, by: Granted, claim: Claim) -> tuple[str, str]:
        return claim.name or by.name, by.place

    # What happens by itself

    def due(self, now: Moment) -> float | None:
        awaited = self._awaited()
        return None if awaited is None else awaited.at

    def happening(self, now: Moment) -> Events:
        awaited = self._awaited()
        return () if awaited is None or awaited.at > now.at else self._decided(awaited)

    def _awaited(self) -> free.FreeCommand | None:
        """What time brings; a computer's word lies open to challenge for a while, whatever was agreed on."""
        state = self.state
        if state is None or self._waits_for_computer() is not None:
            return None
        awaited = next_by_time(state)
        if awaited is None and self._computer_has_laid(state) and state.paused is None:
            return free.TakeLetters(state.seat, at=state.since + COMPUTER_WAITS)
        return awaited

    def _computer_has_laid(self, state: FreeState) -> bool:
        levels = () if self.arrangement is None else self.arrangement.levels
        return state.phase is FreePhase.DRAW and levels[state.seat] is not None

    def _waits_for_computer(self) -> int | None:
        """The seat of the computer that has to play, to challenge or not, or to draw among its like."""
        state, arrangement = self.state, self.arrangement
        if state is None or arrangement is None or state.paused is not None:
            return None
        levels = arrangement.levels
        if state.phase is FreePhase.PLAY:
            return state.seat if levels[state.seat] is not None else None
        if state.phase is FreePhase.DRAW:
            asked = (
                seat
                for seat in state.active[1:]
                if arrangement.challenging and levels[seat] is not None and seat not in self._forgone
            )
            found = next((seat for seat in asked if why_no_challenge(state, seat) is None), None)
            alone = all(levels[seat] is not None for seat in state.active)
            return state.seat if found is None and alone else found
        return None

    def unsettled(self) -> bool:
        return self._waits_for_computer() is not None

    def beforehand(self, now: Moment) -> Callable[[], object] | None:
        """Computers think beside the loop, about the game as it stands."""
        seat, state = self._waits_for_computer(), self.state
        if seat is None or state is None or self.arrangement is None:
            return None
        if self._thought is not None and self._thought.state is state and self._thought.seat == seat:
            return None
        level, lexicon_name = self.arrangement.levels[seat] or "", self.arrangement.lexicon
        chance = chance_of(self._secret, seat, len(state.turns))

        def think() -> None:
            if seat not in self._players:
                self._players[seat] = self.means.computer(level, self.means.lexicon(lexicon_name))
            player, seen = self._players[seat], view_of(state, seat)
            plays = state.phase is FreePhase.PLAY
            chosen = player.act(seen, chance) if plays else None
            challenges = not plays and seat != state.seat and player.challenges(seen, chance)
            self._thought = _Thought(state, seat, chosen, challenges, now.at)

        return think

    def settled(self, enough: Callable[[], bool]) -> Events:
        """What the computer that was waited for came to, unless the game stands otherwise by now."""
        thought = self._thought
        if thought is None or thought.state is not self.state:
            return ()
        if thought.chosen is not None:
            return self._played(thought.state, thought.seat, thought.chosen, thought.at)
        if thought.challenges:
            return self._decided(free.ChallengeWord(thought.seat, thought.at))
        if thought.seat != thought.state.seat:
            return (on.ChallengeForgone(thought.seat),)
        return self._decided(free.TakeLetters(thought.seat, thought.at))

    def _played(self, state: FreeState, seat: int, chosen: Chosen, at: float) -> Events:
        """What it chose; whatever a player at fault may choose, the game goes on."""
        kept = on.ThoughtKept(seat, len(state.turns) + 1, chosen.thoughts)
        try:
            events = self._decided(replace(chosen.act, seat=seat, at=at))
        except Refusal:
            events = self._decided(free.PassTurn(seat, at=at))
        return (kept, *events) if chosen.thoughts else events


def _after(state: FreeState, events: Events) -> FreeState:
    """The game once these have happened."""
    return reduce(apply, (one.event for one in events if isinstance(one, on.FreeHappened)), state)


def _seat_of(who: Guest, wish: free.FreeWish, state: FreeState) -> int:
    """One's own; on a device of several the one whose turn it is, unless another of them speaks."""
    seats = _seats(who.place)
    if wish.seat != free.WHOSE_TURN:
        if wish.seat not in seats:
            raise Refusal(texts.NOT_YOUR_SEAT)
        return wish.seat
    return state.seat if state.seat in seats else seats[0]


def _seats(place: str) -> tuple[int, ...]:
    """Those of a device, by the place that it has."""
    return tuple(map(int, place.split("-"))) if place else ()


class FreeTables(port.Kind[on.TableEvent]):
    """Tables of free games, with the word lists, the chance and the computers that they need."""

    path = "free"
    invitation = NewPlace
    keeper = NewPlace(role="host")
    codec = CODEC

    def __init__(self, means: TableMeans) -> None:
        self.means = means

    def begin(self, id: str, memos: Callable[[], Iterable[Any]]) -> TableActivity:
        return TableActivity(id, self.means)


def as_table(activity: port.AnyActivity) -> TableActivity:
    """An activity that is known to be one."""
    assert isinstance(activity, TableActivity), "hosted as a table"
    return activity


def check_over(activity: TableActivity) -> FreeState:
    """The game, once nothing of it is hidden."""
    if activity.state is None or activity.state.phase is not FreePhase.OVER:
        raise Refusal(texts.GAME_NOT_OVER)
    return activity.state
