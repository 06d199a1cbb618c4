"""Rankings of events by figures that a program has, without a file."""

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from nonuple.arguments import checked
from nonuple.errors import Refusal
from nonuple.event import ranking
from nonuple.event.event import Event
from nonuple.event.ranking import MOST, Competitor, GameScores, RankingRules, Rankings
from nonuple.event.standings import View
from nonuple.event.standings import standings as standings_of
from nonuple.event.ties import checked_tie_breaks
from nonuple.texts import competition as texts
from nonuple.texts import files

T = TypeVar("T")
EVERYBODY = RankingRules()


@checked
def rank_event(
    people: Sequence[Competitor], games: Sequence[GameScores], rules: RankingRules = EVERYBODY
) -> Rankings:
    """The rankings of several games: people, clubs, teams, series or categories.

    >>> from nonuple import Competitor, GameScore, GameScores, rank_event
    >>> people = [Competitor("a", "Ana"), Competitor("b", "Bob")]
    >>> games = [GameScores(900, {"a": GameScore(850), "b": GameScore(870)})]
    >>> [(one.rank, one.id, one.total) for one in rank_event(people, games).rankings[0].ranking]
    [(1, 'b', 870), (2, 'a', 850)]
    """
    people, games = _sound(people, list[Competitor]), _sound(games, list[GameScores])
    known = {str(one.id) for one in people}
    if len(known) < len(people):
        twice = next(one.id for at, one in enumerate(people) if one.id in [each.id for each in people[:at]])
        raise Refusal(texts.ID_TWICE, id=twice)
    stranger = next((whose for game in games for whose in game.scores if whose not in known), None)
    if stranger is not None:
        raise Refusal(texts.ID_UNKNOWN, id=stranger)
    checked_tie_breaks(rules.tie_breaks)
    for name in ("best", "cut"):
        value = getattr(rules, name)
        if value is not None and not 1 <= value <= MOST:
            raise Refusal(texts.RULE_FROM_ONE, name=name, value=value)
    return ranking.rank(people, games, rules)


@checked
def standings(event: Event, by: View = "person", game: int | None = None) -> Rankings:
    """The rankings of an event, of one of its games or of all."""
    if game is not None and not 1 <= game <= len(event.games):
        raise Refusal(texts.NO_SUCH_GAME, game=game, games=len(event.games))
    return standings_of(event, by, game)


def _sound(values: object, kind: type[T]) -> T:
    """The same values, none of whose figures is of a wrong type or out of bounds."""
    try:
        return msgspec.convert(msgspec.to_builtins(values), kind)
    except (msgspec.MsgspecError, TypeError, ValueError, OverflowError) as error:
        raise Refusal(files.BAD_VALUE, source=kind.__name__, place=error) from None
