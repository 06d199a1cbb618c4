"""Whether a played game is what the rules and its secret make of it: every step is decided again.

Where the file says otherwise, the check goes on from what should have been there, so that one change is told
once; it stops where nothing tells any more what was played.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

import msgspec

from nonuple.errors import Refusal
from nonuple.play.duplicate import commands as ask
from nonuple.play.duplicate import events as on
from nonuple.play.duplicate.decisions import Decision, decided
from nonuple.play.duplicate.director import Events, decide, start
from nonuple.play.duplicate.ending import some_draw_plays
from nonuple.play.duplicate.prepared import Chance
from nonuple.play.duplicate.state import Phase, State, apply, begin
from nonuple.play.duplicate.words import list_of
from nonuple.play.record import is_early
from nonuple.texts import Text
from nonuple.texts import verify as texts
from nonuple.words.lexicon import Lexicon

_LETTERS = (on.Drawn, on.Rejected)
_WORD = ("ref", "word")


class RecordedGame(msgspec.Struct, frozen=True):
    """A game as it was recorded: its entries, the first of which is Started; and its secret once told."""

    entries: tuple[on.Entry, ...]
    chance: Chance | None = None

    @property
    def started(self) -> on.Started:
        first = self.entries[0].event
        assert isinstance(first, on.Started)
        return first


class Breach(NamedTuple):
    """Something that is not as it should be."""

    text: Text
    values: dict[str, object]
    entry: int | None = None
    """Which entry of the game, from 1; None for the game as a whole."""
    turn: int = 0

    def __str__(self) -> str:
        said = self.text.say(**self.values)
        return said if self.entry is None else texts.AT.say(entry=self.entry, turn=self.turn, what=said)


@dataclass(frozen=True, slots=True)
class Verification:
    """What was found."""

    state: State
    """The game as far as it could be followed."""
    chance: Chance | None
    """What the letters were checked against, None where they could not be."""
    differences: tuple[Breach, ...] = ()
    unproven: tuple[Breach, ...] = ()
    """What a person decided: the rules allow it, and nothing proves that it had to be."""

    def and_also(self, *more: Breach) -> "Verification":
        return replace(self, differences=(*self.differences, *more))


def verify(played: RecordedGame, lexicon: Lexicon) -> Verification:
    """Check commitment, draws, rejections, words, points and end; settings that no game has are refused."""
    started = played.started
    start(started.settings, lexicon)
    broken = _promise(started, played.chance)
    found = Verification(begin(started), None if broken else played.chance, tuple(broken))
    if started.lexicon != lexicon.fingerprint:
        named: dict[str, object] = {"played": started.lexicon[:16], "name": lexicon.name}
        found = found.and_also(Breach(texts.OTHER_LEXICON, named))
    return _followed(found, [entry.event for entry in played.entries], lexicon)


def _promise(started: on.Started, chance: Chance | None) -> list[Breach]:
    """The commitment published before the game against the secret told after it."""
    if chance is None:
        return [Breach(texts.SECRET_UNTOLD, {})] if started.commitment else []
    if started.commitment is None:
        return [Breach(texts.NEVER_PROMISED, {})]
    if started.commitment != chance.commitment:
        return [Breach(texts.BROKEN, {"published": started.commitment, "told": chance.commitment})]
    return []


def _followed(found: Verification, events: Sequence[on.GameEvent], lexicon: Lexicon) -> Verification:
    """Every event in turn, from the second on."""
    at, misdrawn = 1, False
    while at < len(events):
        turn, drawing = found.state.turn, isinstance(events[at], _LETTERS)
        step = _step(found.state, events[at:], found.chance, lexicon)
        if drawing and step.wrong and found.chance is not None and found.state.draws == 0:
            # Secret, phrase or letters: which of them was changed cannot be told; the letters go on.
            found = replace(found, chance=None).and_also(Breach(texts.NOT_FROM_SECRET, {}, at + 1, turn))
            continue
        told = [Breach(one.text, one.values, at + 1 + one.offset, turn) for one in step.wrong]
        unproven = _decided_by_a_person(found.state, events[at], at + 1, lexicon)
        found = replace(found, state=step.state, unproven=(*found.unproven, *unproven)).and_also(*told)
        if step.lost or (misdrawn and step.refused):
            return found.and_also(Breach(texts.LOST, {}, at + 1, turn))
        misdrawn = bool(step.wrong) if drawing else misdrawn
        at += step.told
    if found.state.phase is not Phase.OVER:
        return found.and_also(Breach(texts.UNFINISHED, {}))
    return found


def _decided_by_a_person(state: State, event: on.GameEvent, entry: int, lexicon: Lexicon) -> Iterator[Breach]:
    found = (*decided(state, event), *_chosen(state, event, lexicon))
    yield from (Breach(one.text, one.values, entry, state.turn) for one in found)


def _chosen(state: State, event: on.GameEvent, lexicon: Lexicon) -> Iterator[Decision]:
    """Of several words that may be retained another one than the rulebook proposes."""
    if not isinstance(event, on.Retained) or event.ties < 2 or state.phase is not Phase.RETAIN:
        return
    proposed = decide(state, ask.Retain(), lexicon)[0]
    if isinstance(proposed, on.Retained) and (proposed.ref, proposed.word) != (event.ref, event.word):
        told = {"word": event.word.upper(), "ref": event.ref, "proposed": proposed.word.upper()}
        yield Decision(texts.CHOSEN_BY_HAND, {**told, "there": proposed.ref})


# --- One step ----------------------------------------------------------------------------------------------


class _Wrong(NamedTuple):
    """A difference, so many events after the one looked at."""

    offset: int
    text: Text
    values: dict[str, object]


@dataclass(frozen=True, slots=True)
class _Step:
    """What one command makes of the game, and what the file says of it."""

    state: State
    wrong: tuple[_Wrong, ...]
    told: int = 1
    """How many events of the file tell it."""
    refused: bool = False
    """The rules forbid what the file tells."""
    lost: bool = False
    """Nothing tells what was done instead."""


def _step(state: State, rest: Sequence[on.GameEvent], chance: Chance | None, lexicon: Lexicon) -> _Step:
    written, *later = rest
    try:
        due, refused = _due(state, written, chance, lexicon), None
    except Refusal as refusal:
        refused = _Wrong(0, texts.REFUSED, {"event": _name(written), "why": refusal})
        if not isinstance(written, on.Retained) or state.phase is not Phase.RETAIN:
            return _Step(state, (refused,), refused=True, lost=True)
        due = decide(state, ask.Retain(), lexicon)
    first, *end = due
    same_command = type(written) is type(first) or {type(written), type(first)} == set(_LETTERS)
    unlike = list(_unlike(written, first, 0))
    wrong = [refused, *(one for one in unlike if one.values["field"] not in _WORD)] if refused else unlike
    told = 1
    if end and later and isinstance(later[0], on.Ended):
        wrong += _unlike(later[0], end[0], 1)
        told = 2
    elif end:
        wrong.append(_Wrong(0, texts.END_MISSING, {}))
    for event in due:
        state = apply(state, event)
    return _Step(state, tuple(wrong), told, refused=refused is not None, lost=not same_command)


def _due(state: State, written: on.GameEvent, chance: Chance | None, lexicon: Lexicon) -> Events:
    """What follows from the command that the written event tells of; letters come from the secret."""
    if isinstance(written, on.Ended) and is_early(written.reason):
        return decide(state, ask.EndGame(written.reason, written.why), lexicon)
    if isinstance(written, on.Ended) and chance is None:
        if state.phase is Phase.DRAW and not some_draw_plays(state, list_of(state, lexicon)):
            return (on.Ended("no-move", valid=len(state.turns)),)
        raise Refusal(texts.GOES_ON)
    return decide(state, _command(state, written, chance), lexicon, getattr(written, "at", 0.0))


def _command(state: State, written: on.GameEvent, chance: Chance | None) -> ask.GameCommand:
    match written:
        case on.Drawn(drawn=drawn) | on.Rejected(drawn=drawn):
            return ask.Draw(chance.letters(state) if chance else drawn)
        case on.Ended() if chance:
            return ask.Draw(chance.letters(state))
        case on.Retained(ref=ref, word=word):
            return ask.Retain(ref, word)
        case on.TurnAmended(turn=turn, drawn=drawn, retained=[first, *_], why=why):
            return ask.AmendTurn(turn, drawn, first.ref, first.word, why)
    for kind, command in _SAME_FIELDS.items():
        if isinstance(written, kind):
            told = msgspec.structs.asdict(written)
            return command(**{name: value for name, value in told.items() if name != "at"})
    raise Refusal(texts.STARTED_TWICE)


_SAME_FIELDS: dict[type[on.GameEvent], type[ask.GameCommand]] = {
    on.PhraseMixed: ask.MixPhrase,
    on.ClockStarted: ask.StartClock,
    on.ClockSignalled: ask.Signal,
    on.SlipsClosed: ask.CloseSlips,
    on.TurnCancelled: ask.CancelTurn,
    on.TurnCorrected: ask.CorrectTurn,
    on.WordRuled: ask.ApplyRuling,
    on.Interrupted: ask.Interrupt,
    on.Resumed: ask.Resume,
    on.RetentionTakenBack: ask.TakeBackRetained,
    on.EndTakenBack: ask.TakeBackEnd,
    on.SecretRenewed: ask.Renew,
    on.Undone: ask.Undo,
    on.Redone: ask.Redo,
}
"""Events that tell their command word for word, and when it was given."""


def _unlike(written: on.GameEvent, due: on.GameEvent, offset: int) -> Iterator[_Wrong]:
    """Field by field what the file says and what should be there."""
    if type(written) is not type(due):
        yield _Wrong(offset, texts.OTHER_EVENT, {"written": _name(written), "due": _name(due)})
        return
    for name in due.__struct_fields__:
        said, right = getattr(written, name), getattr(due, name)
        if said != right:
            yield _Wrong(
                offset, texts.OTHER_VALUE, {"field": name, "written": _shown(said), "due": _shown(right)}
            )


def _name(event: on.GameEvent) -> str:
    return texts.EVENTS[type(event).__name__].say()


def _shown(value: object) -> str:
    if isinstance(value, tuple):
        return " ".join(map(_shown, value))
    if isinstance(value, on.Retained):
        return f"{value.ref} {value.word} {value.score}"
    return "—" if value is None else str(value)
