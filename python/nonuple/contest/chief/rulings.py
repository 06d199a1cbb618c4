"""The arbiter prevails over the word list: words struck or admitted, for a game and for the next ones."""

from collections.abc import Iterable
from functools import reduce

from msgspec.structs import replace

from nonuple.contest import commands as ask
from nonuple.contest.asking import Asking, Events
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
    if not command.why.strip():
        raise Refusal(texts.WHY_NEEDED)
    wish = game.RuleWord(
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


def kept_by(contests: Iterable[Contest], lexicon: str) -> tuple[WordRuled, ...]:
    """What was ruled last of each word of a list for the next games too; but not in a demonstration."""
    entries = [
        entry
        for contest in contests
        for run in contest.runs.values()
        for entry in run.entries
        if not contest.demo and run.opened.lexicon == lexicon
    ]
    ruled = (one.event for one in sorted(entries, key=lambda one: one.at) if isinstance(one.event, WordRuled))
    last = {one.word: one for one in ruled if one.kept}
    return tuple(one for one in last.values() if one.ruling != "listed")


def kept_rulings(asking: Asking, lexicon: Lexicon) -> tuple[WordRuled, ...]:
    """What the club has kept for its games on a list, unless the list itself says so by now."""
    return tuple(
        replace(one, since=1)
        for one in asking.means.kept(lexicon.name)
        if (one.word in lexicon) == (one.ruling == "struck")
    )
