"""What a person decided in a game: the rules allow it, and nothing proves that it had to be.

One statement for all who ask: `verify`, the sheet, the papers. A game is proven but for what stands in it.
"""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from nonuple.play.duplicate import events as on
from nonuple.play.duplicate.state import State, apply, begin
from nonuple.play.record import is_early
from nonuple.rulebooks.rulebook import CancelCause
from nonuple.texts import Sentence, Text, announce
from nonuple.texts import verify as texts
from nonuple.texts.contest import RULED, who
from nonuple.texts.game import ENDS


class Decision(NamedTuple):
    text: Text
    values: dict[str, object]
    says_turn: bool = False

    def told(self, turn: int) -> Sentence:
        """With the turn that was in play."""
        said = self.text.sentence(**self.values)
        return said if self.says_turn else texts.AT_TURN.sentence(turn=turn, what=said)


def decided(state: State, event: on.GameEvent) -> Iterator[Decision]:
    """What a person decided by an event of a game that stands so before it."""
    match event:
        case on.Undone(turn=which):
            yield Decision(texts.UNDONE, {"which": which, "letters": _listed(_thrown_away(state, which))})
        case on.Redone():
            yield Decision(texts.REDONE, {"letters": _listed(_thrown_away(state, state.turn))})
        case on.TurnCancelled(cause=cause):
            yield _cancelled(state, cause)
        case on.RetentionTakenBack():
            last = state.turns[-1]
            yield Decision(texts.TAKEN_BACK, {"which": last.n, "word": last.word.upper(), "ref": last.ref})
        case on.WordRuled():
            told = {"turn": event.since, "word": event.word, **_by(event)}
            yield Decision(_ruled(event), told, says_turn=True)
        case on.Ended(reason=reason, why=why) if is_early(reason):
            yield Decision(texts.ENDED_BY_HAND, {"reason": ENDS[reason], "why": _because(why)})
        case on.EndTakenBack():
            yield Decision(texts.END_WITHDRAWN, {})
        case on.SecretRenewed():
            yield Decision(texts.RENEWED, {})
        case on.TurnCorrected(turn=which, score=score, why=why):
            yield Decision(texts.POINTS_BY_HAND, {"which": which, "score": score, "why": _because(why)})
        case on.TurnAmended(turn=which, why=why):
            yield Decision(texts.AMENDED_BY_HAND, {"which": which, "why": _because(why)})


def decisions(events: Iterable[on.GameEvent]) -> Iterator[tuple[int, int, Decision]]:
    """All of a game, each with its place among the events and the turn that was in play."""
    first, *rest = events
    assert isinstance(first, on.Started), "a game begins so"
    state = begin(first)
    for at, event in enumerate(rest, 1):
        for decision in decided(state, event):
            yield at, state.turn, decision
        state = apply(state, event)


def _cancelled(state: State, cause: CancelCause) -> Decision:
    return Decision(texts.CANCELLED, {"letters": _in_play(state), "cause": announce.CAUSES[cause]})


def _ruled(event: on.WordRuled) -> Text:
    return RULED.get(event.ruling, texts.LISTED_AGAIN)


def _by(event: on.WordRuled) -> dict[str, object]:
    return {"why": event.why, "author": who(event.by)}


def _because(why: str) -> str:
    return why and f" : {why}"


def _in_play(state: State) -> str:
    return state.kept + state.joker + state.drawn


def _thrown_away(state: State, which: int) -> Iterator[str]:
    """The letters that the room has seen since the beginning of a turn, draws rejected included."""
    for turn in state.turns[which - 1 :]:
        yield from (reject.kept + reject.drawn for reject in turn.rejected)
        yield turn.kept + turn.drawn
    yield from (reject.kept + reject.drawn for reject in state.rejected)
    if state.drawn:
        yield _in_play(state)


def _listed(racks: Iterable[str]) -> str:
    return ", ".join(racks) or "—"
