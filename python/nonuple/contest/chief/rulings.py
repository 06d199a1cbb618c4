"""The arbiter prevails over the word list: words struck or admitted, for a game and for the next ones."""

from collections.abc import Collection, Iterable
from functools import reduce

import msgspec
from msgspec.structs import replace

from nonuple.contest import commands as ask
from nonuple.contest.asking import Asking, Events
from nonuple.contest.chief.hall import check_leads
from nonuple.contest.chief.playing import check_not_playing
from nonuple.contest.events import GameHappened
from nonuple.contest.run import Run
from nonuple.contest.state import Contest
from nonuple.errors import Refusal
from nonuple.play.duplicate import commands as game
from nonuple.play.duplicate.director import decide
from nonuple.play.duplicate.events import WordRuled
from nonuple.play.duplicate.state import apply
from nonuple.play.duplicate.words import list_of
from nonuple.rules import applies
from nonuple.texts import contest as texts
from nonuple.words.lexicon import Lexicon


@applies("2026", "2.5", "6.1", "7.4.1")
@applies("2010", "4.1", "5.3")
@applies("2009", "4.1", "5.3")
def rule_word(asking: Asking, command: ask.RuleWord) -> Events:
    """The chief arbiter, or the commission, says what is admitted, and why."""
    run = asking.game(command.game)
    check_leads(run)
    check_not_playing(run)
    if not command.why.strip():
        raise Refusal(texts.WHY_NEEDED)
    wish = game.ApplyRuling(
        word=command.word,
        ruling=command.ruling,
        since=command.since or turn_in_hand(run),
        by=asking.actor.name,
        why=command.why.strip(),
        kept=command.kept,
    )
    caused = decide(run.state, wish, asking.lexicon(run))
    return tuple(GameHappened(run.number, event, asking.now.epoch) for event in caused)


def compile_ahead(asking: Asking, command: ask.RuleWord) -> None:
    """Make the list that a ruling leads to, some tenths of a second, before anyone waits for it."""
    run, events = asking.game(command.game), rule_word(asking, command)
    ruled = reduce(apply, (one.event for one in events if isinstance(one, GameHappened)), run.state)
    list_of(ruled, asking.lexicon(run))


def turn_in_hand(run: Run) -> int:
    """The turn whose letters are in play, else the last one, whose slips are being corrected."""
    state = run.state
    return state.turn if state.drawn else max(1, len(state.turns))


class Kept(msgspec.Struct, frozen=True):
    """What was ruled of a word of a list for the next games too."""

    lexicon: str
    at: str
    ruled: WordRuled


def kept_in(contest: Contest) -> tuple[Kept, ...]:
    """All that a contest has kept; nothing in a demonstration."""
    return tuple(
        Kept(run.opened.lexicon, entry.at, entry.event)
        for run in contest.runs.values()
        for entry in run.entries
        if not contest.door.demo and isinstance(entry.event, WordRuled) and entry.event.kept
    )


def kept_by(contests: Iterable[Kept], lexicons: Collection[str]) -> tuple[WordRuled, ...]:
    """What was kept last of each word under these lists, whichever contest kept it."""
    kept = sorted((one for one in contests if one.lexicon in lexicons), key=lambda one: one.at)
    last = {one.ruled.word: one.ruled for one in kept}
    return tuple(one for one in last.values() if one.ruling != "listed")


def kept_rulings(asking: Asking, lexicon: Lexicon) -> tuple[WordRuled, ...]:
    """What the club has kept for its games on a list, unless the list itself says so by now."""
    return tuple(
        replace(one, since=1)
        for one in asking.means.kept(lexicon.name)
        if (one.word in lexicon) == (one.ruling == "struck")
    )
