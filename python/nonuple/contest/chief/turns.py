"""What the chief arbiter does, in the rulebook's order."""

from collections.abc import Iterator
from functools import reduce
from math import ceil

from msgspec.structs import replace

from nonuple.contest import commands as ask
from nonuple.contest.asking import Asking, Events
from nonuple.contest.chief.hall import check_own, own_facts
from nonuple.contest.events import Announced, GameHappened, Projected
from nonuple.contest.run import Run
from nonuple.errors import Refusal
from nonuple.pieces.tiles import ALPHABET, JOKER
from nonuple.play.duplicate import commands as game
from nonuple.play.duplicate.director import decide
from nonuple.play.duplicate.events import GameEvent
from nonuple.play.duplicate.state import Phase, apply
from nonuple.rules import applies
from nonuple.texts import contest as texts


def direct(asking: Asking, command: ask.ChiefCommand) -> Events:
    """What follows for the game; nothing, if its chief arbiter has not seen its last event."""
    run = asking.run
    _check_seen(asking, run, command)
    if isinstance(command, ask.EndAnnouncement):
        return end_announcement(asking, run)
    check_own(asking, run, command)
    if isinstance(command, game.MixPhrase) and run.opened.source != "program":
        raise Refusal(texts.PHRASE_UNWANTED)
    state, caused = run.state, tuple[GameEvent, ...]()
    for wish, at in _wishes(asking, run, command):
        if state.phase is not Phase.OVER or not caused:
            events = decide(state, wish, asking.lexicon(run), at)
            events = own_facts(run, events)
            state, caused = reduce(apply, events, state), (*caused, *events)
    return tuple(GameHappened(run.number, event, asking.now.epoch) for event in caused)


def _check_seen(asking: Asking, run: Run, command: ask.ChiefCommand) -> None:
    """Its last event names the game too: without it, there must have been one game only to mean."""
    if command.seen != run.version and (command.seen is not None or asking.contest.next_number > 2):
        raise Refusal(texts.MOVED_ON)


def _wishes(
    asking: Asking, run: Run, command: game.GameDirection
) -> Iterator[tuple[game.GameCommand, float]]:
    """What the game is asked, and when.

    A turn that was interrupted may be cancelled instead of resumed; it is resumed for that.

    The clock of a game ended in mid-turn is stopped, then or when the end is taken back.
    """
    phase, now = run.state.phase, asking.now.at
    if isinstance(command, game.CancelTurn) and phase is Phase.RESUME:
        yield game.Resume(), now
    if isinstance(command, game.EndGame) and phase is Phase.PLAY:
        yield game.Interrupt(), now
    if isinstance(command, game.Draw):
        yield draw(asking, run, command), now
    elif isinstance(command, game.AmendTurn):
        yield amend_turn(run, command), now
    elif isinstance(command, game.Retain) and len(run.state.turns) < len(run.opened.imposed):
        yield imposed(run, command), now
    else:
        yield command, now
    if isinstance(command, game.TakeBackEnd) and run.state.halted is Phase.PLAY:
        yield game.Interrupt(), run.latest
    if phase is Phase.OVER and run.chance is not None and isinstance(command, _INTO_PLAY_AGAIN):
        yield game.Renew(asking.means.chance(_RENEWING_BYTES).hex()), now


_INTO_PLAY_AGAIN = game.TakeBackEnd | game.TakeBackRetained | game.Undo
"""What goes on with a game whose secret anyone may have read, since it was over."""
_RENEWING_BYTES = 16


def draw(asking: Asking, run: Run, command: game.Draw) -> game.Draw:
    """The letters come from where the game says, once the room has had its pause."""
    if run.state.phase is Phase.DRAW:
        _check_pause(asking, run)
    if run.chance is not None:
        if command.letters is not None:
            raise Refusal(texts.LETTERS_UNWANTED)
        return game.Draw(run.chance.letters(run.state))
    if command.letters is None:
        raise Refusal(texts.LETTERS_WANTED)
    return game.Draw(_read_letters(command.letters))


def imposed(run: Run, command: game.Retain) -> game.Impose:
    """The word that every room retains at this turn; another one is refused."""
    turn, words = len(run.state.turns), run.opened.imposed
    one = words[turn]
    if command.ref is not None and (command.ref, command.word) != (one.ref, one.word):
        raise Refusal(texts.WORD_IMPOSED, word=one.word, ref=one.ref)
    return game.Impose(one.ref, one.word, last=turn + 1 == len(words))


def _read_letters(typed: str) -> str:
    letters = typed.replace(" ", "").upper()
    if not set(letters) <= set(ALPHABET + JOKER):
        raise Refusal(texts.NOT_LETTERS, letters=typed)
    return letters


def amend_turn(run: Run, command: game.AmendTurn) -> game.AmendTurn:
    """Letters of a real bag may have been typed wrong; those of the program are what it drew."""
    if command.letters is None:
        return command
    if run.chance is not None:
        raise Refusal(texts.LETTERS_UNWANTED)
    return replace(command, letters=_read_letters(command.letters))


@applies("2026", "4.1", "4.4")
@applies("2010", "2.4")
@applies("2009", "2.4")
def _check_pause(asking: Asking, run: Run) -> None:
    """The retained word is announced to its end, and where the rulebook asks for it some seconds pass."""
    state = run.state
    pause, number = state.rules.pause, state.rules.articles.draw
    if not state.turns or state.opened is not None:
        return
    if run.announced is None:
        raise Refusal(texts.ANNOUNCE_FIRST, article=state.rules.articles.choice)
    left = run.announced.at + pause - asking.now.at
    if pause and left > 0 and run.announced.epoch == asking.now.epoch:
        raise Refusal(texts.TOO_SOON, seconds=ceil(left), pause=pause, article=number)


@applies("2026", "4.4")
def end_announcement(asking: Asking, run: Run) -> Events:
    """The reminder was the last thing said."""
    state = run.state
    if run.announced is not None or not state.turns or state.phase not in (Phase.DRAW, Phase.OVER):
        raise Refusal(texts.NOTHING_TO_ANNOUNCE)
    return (Announced(run.number, asking.now.at, asking.now.epoch),)


@applies("2026", "4.5")
def project(asking: Asking, command: ask.Project) -> Events:
    """Between two turns, and never while letters are in play."""
    run = asking.contest.run_of(command.game)
    if not run.between_turns:
        raise Refusal(texts.NOT_WHILE_PLAYED)
    if run.shows == command.what:
        return ()
    return (Projected(run.number, len(run.line.turns), command.what),)
