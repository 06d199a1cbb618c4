"""The slips of a centre that played with another word list, judged again with the right one."""

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from nonuple.competition.centres import CentreResults, SentSlip
from nonuple.competition.event import EventGame, EventScore
from nonuple.competition.people import Identifier
from nonuple.errors import Refusal
from nonuple.play.masked import MaskedTurn, masked
from nonuple.rulebooks import judging
from nonuple.slips.slip import Situation
from nonuple.texts import centres as texts
from nonuple.words.lexicon import Lexicon


class VerdictChange(msgspec.Struct, frozen=True):
    """A verdict that is another with the right list."""

    game: int
    turn: int
    entry: Identifier
    word: str
    before: int
    after: int


class Rejudged(NamedTuple):
    results: CentreResults
    changes: tuple[VerdictChange, ...]


def rejudge(results: CentreResults, lexicon: Lexicon) -> Rejudged:
    """Every slip is judged again; what an arbiter or the commission decided stays decided.

    A total moves by what its verdicts move by. Averages, and what hangs on how many warnings there are, stay.
    """
    if not results.slips:
        raise Refusal(texts.NO_SLIPS_SENT, centre=results.centre)
    edition, changes, games = results.event.settings.edition, list[VerdictChange](), list[EventGame]()
    for number, game in enumerate(results.event.games, start=1):
        slips = results.slips[number - 1] if number <= len(results.slips) else ()
        found = [replace(one, game=number) for one in _changed(edition, game, slips, lexicon, results.blitz)]
        changes += found
        games.append(replace(game, scores=_moved(game.scores, found)))
    settings = replace(results.event.settings, lexicon=lexicon.fingerprint)
    event = replace(results.event, games=tuple(games), settings=settings)
    return Rejudged(replace(results, event=event), tuple(changes))


def _changed(
    edition: str, game: EventGame, slips: Iterable[SentSlip], lexicon: Lexicon, blitz: bool
) -> Iterator[VerdictChange]:
    turns = masked(game.record) if game.record is not None else ()
    places = [_situation(turn, number, lexicon, blitz) for number, turn in enumerate(turns, start=1)]
    for slip in slips:
        if slip.decided or not 1 <= slip.turn <= len(places):
            continue
        verdict = judging.judge(edition, places[slip.turn - 1], slip.read())
        if verdict.points is not None and verdict.points != slip.points:
            word = verdict.solution.word if verdict.solution is not None else slip.word
            yield VerdictChange(0, slip.turn, slip.entry, word, slip.points, verdict.points)


def _situation(turn: MaskedTurn, number: int, lexicon: Lexicon, blitz: bool) -> Situation:
    return Situation(turn.board, turn.rack, lexicon.words, number, turn.formula, blitz)


def _moved(
    scores: Mapping[Identifier, EventScore], changes: Iterable[VerdictChange]
) -> Mapping[Identifier, EventScore]:
    moved = dict(scores)
    for one in changes:
        if one.entry in moved:
            score = moved[one.entry]
            moved[one.entry] = replace(score, total=score.total + one.after - one.before)
    return moved
