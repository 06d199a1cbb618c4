"""What follows from what a family asks for: events, or a refusal."""

from collections.abc import Callable
from typing import Any, NamedTuple

from nonuple.errors import Refusal
from nonuple.play.family import commands as ask
from nonuple.play.family import events as on
from nonuple.play.family.state import FamilyState, apply_family
from nonuple.play.masked import masked, places_of_word, typed_word, weigh, with_last_solved
from nonuple.play.record import Record
from nonuple.play.ticking import ResumeTime, StopTime, stop_or_resume
from nonuple.rules import applies, article
from nonuple.texts import home as texts
from nonuple.words.lexicon import Lexicon

FamilyFacts = tuple[on.FamilyFact, ...]


class FamilyAsking(NamedTuple):
    """All that a decision is given."""

    state: FamilyState
    lexicon: Lexicon
    at: float = 0.0
    epoch: str = ""


@article("box", "coffret")
def begin_family(
    players: tuple[str, ...], lexicon: Lexicon, record: Record | None, minutes: int = 3
) -> on.FamilyBegun:
    """Any number plays, for one, two, three or four minutes a turn as they agree."""
    if not 1 <= minutes <= 4:
        raise Refusal(texts.BAD_MINUTES, minutes=minutes)
    names = tuple(map(str.strip, players))
    twice = next((one for at, one in enumerate(names) if _known_as(one, names[:at]) is not None), None)
    if twice is not None:
        raise Refusal(texts.SAME_NAME, name=twice)
    if not all(names):
        raise Refusal(texts.NAME_A_PLAYER)
    if record is not None:
        record = with_last_solved(record, lexicon)
        masked(record)
    return on.FamilyBegun(minutes, names, lexicon.name, lexicon.fingerprint, record)


def decide_family(asking: FamilyAsking, wish: ask.FamilyCommand) -> FamilyFacts:
    """The events that a wish causes once a game has begun."""
    if asking.lexicon.fingerprint != asking.state.begun.fingerprint:
        raise Refusal(texts.OTHER_LIST, name=asking.lexicon.name)
    if asking.state.phase == "over" and not isinstance(wish, ask.CorrectPoints):
        raise Refusal(texts.IS_OVER)
    return _DECISIONS[type(wish)](asking, wish)


def family_time_over(state: FamilyState) -> FamilyFacts:
    return (on.FamilyTimeOver(),) if state.phase == "play" else ()


def _begin_again(asking: FamilyAsking, wish: ask.BeginFamily) -> FamilyFacts:
    raise Refusal(texts.GOES_ON)


# --- Who plays ---------------------------------------------------------------------------------------------


def _sit_down(asking: FamilyAsking, wish: ask.SitDown) -> FamilyFacts:
    name = wish.player.strip()
    if not name:
        raise Refusal(texts.NAME_A_PLAYER)
    known = _known_as(name, asking.state.arrived)
    if known in asking.state.players:
        raise Refusal(texts.SAME_NAME, name=name)
    if len(asking.state.players) >= ask.MOST_PLAYERS:
        raise Refusal(texts.TABLE_FULL, most=ask.MOST_PLAYERS)
    return (on.FamilyJoined(known or name),)


def _get_up(asking: FamilyAsking, wish: ask.GetUp) -> FamilyFacts:
    return _and_reveal(asking, on.FamilyLeft(player_called(asking.state, wish.player)))


def player_called(state: FamilyState, name: str) -> str:
    """The player of this name, however it is spelled."""
    known = _known_as(name, state.players)
    if known is None:
        raise Refusal(texts.NO_SUCH_PLAYER, name=name)
    return known


def _known_as(name: str, names: Any) -> str | None:
    wanted = name.strip().casefold()
    return next((one for one in names if one.casefold() == wanted), None)


# --- A turn ------------------------------------------------------------------------------------------------


def _open(asking: FamilyAsking, wish: ask.OpenTurn) -> FamilyFacts:
    if asking.state.phase != "between":
        raise Refusal(texts.TURN_GOES_ON)
    if not asking.state.players:
        raise Refusal(texts.NOBODY_PLAYS)
    return (on.FamilyTurnOpened(),)


@applies("box", "coffret")
def _start(asking: FamilyAsking, wish: ask.StartTime) -> FamilyFacts:
    if asking.state.phase != "letters":
        raise Refusal(texts.TIME_RUNS if asking.state.phase == "play" else texts.NO_LETTERS)
    return (on.FamilyClockStarted(asking.at, asking.epoch),)


def _end_time(asking: FamilyAsking, wish: ask.EndTime) -> FamilyFacts:
    if asking.state.phase not in ("letters", "play"):
        raise Refusal(texts.NO_LETTERS)
    return (on.FamilyTimeOver(),)


@article("box", "coffret", "bulletins")
def _announce(asking: FamilyAsking, wish: ask.Announce) -> FamilyFacts:
    """At the end of time each announces; once all have, the top is shown: whoever draws may play too."""
    state = asking.state
    if state.phase != "announce":
        raise Refusal(texts.ANNOUNCE_LATER if state.phase in ("letters", "play") else texts.NO_LETTERS)
    player = player_called(state, wish.player or "")
    said = announcement(asking, wish)
    return _and_reveal(asking, on.FamilyAnnounced(player, said))


def announcement(asking: FamilyAsking, wish: ask.Announce) -> on.Announcement:
    """What is announced; a word that is said is checked, at its place or where it earns what was said."""
    word, ref, turn = wish.word.strip(), wish.ref.strip().upper(), asking.state.turn
    if not word:
        return on.Announcement(wish.points)
    typed = typed_word(word)
    if turn is None:
        worth = None if typed in asking.lexicon else 0
        return on.Announcement(wish.points, typed, ref, worth)
    if ref:
        weighed = weigh(turn, asking.lexicon, ref, word)
        return on.Announcement(wish.points, weighed.word, weighed.ref, weighed.points, weighed)
    scores = [one.score for one in places_of_word(turn, asking.lexicon, word)]
    worth = max((one for one in scores if one <= wish.points), default=0)
    return on.Announcement(wish.points, typed, "", worth)


def _note_top(asking: FamilyAsking, wish: ask.NoteTop) -> FamilyFacts:
    """Whoever keeps the book notes the top, which is at least what the best has announced."""
    state = asking.state
    if not state.draws_itself:
        raise Refusal(texts.TOP_IS_KNOWN)
    if state.phase != "announce":
        raise Refusal(texts.ANNOUNCE_LATER if state.phase in ("letters", "play") else texts.NO_LETTERS)
    best = max((_earned(one) for one in state.said.values()), default=0)
    if wish.points < best:
        raise Refusal(texts.TOP_TOO_LOW, top=wish.points, best=best)
    word = typed_word(wish.word) if wish.word.strip() else ""
    return (_revealed(state, on.FamilyTop(wish.points, word, wish.ref.strip().upper())),)


def _reveal(asking: FamilyAsking, wish: ask.Reveal) -> FamilyFacts:
    state = asking.state
    if state.phase != "announce":
        raise Refusal(texts.ANNOUNCE_LATER if state.phase in ("letters", "play") else texts.NO_LETTERS)
    if state.draws_itself:
        raise Refusal(texts.TOP_TO_NOTE)
    return (_revealed(state, _top(state)),)


def _and_reveal(asking: FamilyAsking, event: on.FamilyFact) -> FamilyFacts:
    """The top is shown with the last announcement that was awaited."""
    after = apply_family(asking.state, event)
    if after.phase == "announce" and after.said and not after.awaited and not after.draws_itself:
        return (event, _revealed(after, _top(after)))
    return (event,)


def _top(state: FamilyState) -> on.FamilyTop:
    turn = state.turn
    assert turn is not None, "the program draws"
    retained = turn.retained
    return on.FamilyTop(retained.score, retained.word, retained.ref, scrabble=retained.bonus > 0)


@article("box", "bulletins")
def _revealed(state: FamilyState, top: on.FamilyTop) -> on.FamilyRevealed:
    """Each scores his own word; what is announced above the top counts only once it is put right."""
    points, doubted = {}, []
    for player in state.players:
        said = state.said.get(player, on.Announcement(0))
        if said.worth is None and said.points > top.points:
            doubted.append(player)
        points[player] = 0 if player in doubted else min(_earned(said), top.points)
    return on.FamilyRevealed(top, points, tuple(doubted))


def _earned(said: on.Announcement) -> int:
    return said.points if said.worth is None else said.worth


def _correct(asking: FamilyAsking, wish: ask.CorrectPoints) -> FamilyFacts:
    state = asking.state
    if not 1 <= wish.turn <= len(state.lines):
        raise Refusal(texts.NO_SUCH_TURN, turn=wish.turn)
    line = state.lines[wish.turn - 1]
    player = _known_as(wish.player, line.points)
    if player is None:
        raise Refusal(texts.NO_SUCH_PLAYER, name=wish.player)
    if wish.points > line.top.points:
        raise Refusal(texts.ABOVE_TOP, points=wish.points, top=line.top.points)
    return (on.FamilyCorrected(wish.turn, player, wish.points),)


_DECISIONS: dict[type[ask.FamilyCommand], Callable[[FamilyAsking, Any], FamilyFacts]] = {
    ask.BeginFamily: _begin_again,
    ask.SitDown: _sit_down,
    ask.GetUp: _get_up,
    ask.OpenTurn: _open,
    ask.StartTime: _start,
    ask.EndTime: _end_time,
    ask.Announce: _announce,
    ask.NoteTop: _note_top,
    ask.Reveal: _reveal,
    ask.CorrectPoints: _correct,
    ask.EndFamily: lambda asking, _: (on.FamilyEnded(),),
    StopTime: lambda asking, wish: stop_or_resume(asking.state.time, wish, asking.at, asking.epoch),
    ResumeTime: lambda asking, wish: stop_or_resume(asking.state.time, wish, asking.at, asking.epoch),
}
