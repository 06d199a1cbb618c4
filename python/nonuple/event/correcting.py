"""Results given again: what is told is corrected, everything else stays as it is known."""

from typing import NamedTuple

from msgspec.structs import asdict, replace

from nonuple.errors import Refusal
from nonuple.event.event import EventGame, EventScore
from nonuple.event.results import GameResults
from nonuple.texts import organising as texts

_MOST_TURNS = 102
"""No game has more turns than there are letters."""


class Corrected(NamedTuple):
    """A game with what was told of it; how many of its scores are new, are others, are as before."""

    game: EventGame
    added: int
    changed: int
    kept: int


def corrected(before: EventGame, told: GameResults) -> Corrected:
    """The game with the scores told, and all others that it had."""
    scores = {entry: _filled(score, before.scores.get(entry)) for entry, score in told.scores.items()}
    added = sum(entry not in before.scores for entry in scores)
    changed = sum(before.scores.get(entry, score) != score for entry, score in scores.items())
    solos = before.solos
    if told.solos is not None:
        others = (one for one in before.solos if one.entry not in scores)
        solos = tuple(sorted((*others, *told.solos), key=lambda one: one.turn))
    after = replace(before, scores={**before.scores, **scores}, solos=solos)
    return Corrected(after, added, changed, len(after.scores) - added - changed)


def _filled(told: EventScore, before: EventScore | None) -> EventScore:
    """A score with what was known besides, and is not told again."""
    known = {} if before is None else asdict(before)
    new = {name: value for name, value in asdict(told).items() if value is not None}
    return EventScore(**{**known, **new})


def check_credible(game: EventGame, source: str, told: GameResults, bonus: int) -> None:
    """Nobody has more than the top and what his solos earned, nor more of anything than there are turns."""
    turns = game.turns or _MOST_TURNS
    for entry, score in game.scores.items():
        most = game.top + bonus * min(score.solos or 0, turns)
        counts = (score.solos, score.tops_lost, score.slips)
        beyond = next((count for count in counts if count is not None and count > turns), None)
        where = {"source": source, "line": told.lines.get(entry), "entry": entry}
        if not -most <= score.total <= most:
            text = texts.ABOVE_TOP if entry in told.lines else texts.TOP_BELOW
            raise Refusal(text, total=score.total, top=game.top, **where)
        if beyond is not None:
            raise Refusal(texts.BEYOND_TURNS, count=beyond, turns=turns, **where)
