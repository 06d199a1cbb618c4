"""The word of the last turn as the room may hear of it: how many found it, and what came near."""

from collections import Counter
from collections.abc import Iterator, Mapping

import msgspec

from nonuple.contest.asking import Means
from nonuple.contest.desk.solutions import solutions_of
from nonuple.contest.events import Projection
from nonuple.contest.people import PlayerId
from nonuple.contest.results.rankings import turn_of
from nonuple.contest.run import Run
from nonuple.contest.state import Contest
from nonuple.contest.views.desk import SolutionView, solutions_view
from nonuple.rules import shows
from nonuple.slips.verdict import Sanction, Verdict

FEW = 5
"""Fewer finders are not counted before the end: a count of one would announce a solo."""
SUB_TOPS, NEAR, NEAR_POINTS = 3, 3, 7


class NearWord(msgspec.Struct, frozen=True):
    """A word that several played for nearly as much."""

    word: str
    points: int
    tables: int


class Commentary(msgspec.Struct, frozen=True):
    turn: int
    top: int
    tables: int
    """That were to hand in a slip."""
    pending: int
    """Slips that are not in, or not decided."""
    found: int | None
    """How many made the top; not told yet while it could announce a solo."""
    sub_tops: tuple[SolutionView, ...]
    near: tuple[NearWord, ...]


class Commented(Commentary, frozen=True, kw_only=True):
    """The same for the chief arbiter alone."""

    finders: tuple[str, ...]
    """Who they are, where there are few."""


class ShownView(msgspec.Struct, frozen=True):
    """What the room's screens show between two turns."""

    what: Projection
    word: Commentary | None


def shown_part(contest: Contest, means: Means) -> dict[str, object]:
    run = contest.live
    if run is None:
        return {"shown": ShownView("board", None)}
    word = commentary(contest, run, means) if run.shows == "word" else None
    return {"shown": ShownView(run.shows, word)}


@shows("2026", "4.5")
@shows("2010", "2.6.4")
@shows("2009", "2.6.4")
def commentary(contest: Contest, run: Run, means: Means) -> Commentary:
    """What may be said to everybody once the word is retained; who is alone is told at the end only."""
    slips = _slips(contest, run)
    top, found = run.state.turns[-1].score, _finders(run, slips)
    played = run.turns[-1]
    moves = solutions_of(played, means.lexicon(run.opened.lexicon))
    below = tuple(one for one in moves if one.score < top)
    return Commentary(
        turn=played.turn,
        top=top,
        tables=len(slips),
        pending=sum(one.points is None for one in slips.values()),
        found=len(found) if run.over or len(found) >= FEW else None,
        sub_tops=solutions_view(below, SUB_TOPS),
        near=tuple(_near(slips, top)),
    )


def commented(contest: Contest, run: Run, means: Means) -> Commented | None:
    """For the chief arbiter, between two turns: he knows how many, and who they are where there are few."""
    if not run.between_turns:
        return None
    found = _finders(run, _slips(contest, run))
    told = commentary(contest, run, means)
    names = tuple(contest.players[one].shown for one in found) if len(found) < FEW else ()
    return Commented(**{**msgspec.structs.asdict(told), "found": len(found), "finders": names})


def _slips(contest: Contest, run: Run) -> Mapping[str, Verdict]:
    """Of the last turn: what was played of it is told though the game may have become void since."""
    return turn_of(contest, run, run.turns[-1]).slips


def _finders(run: Run, slips: Mapping[str, Verdict]) -> list[PlayerId]:
    top = run.state.turns[-1].score
    return [PlayerId(who) for who, one in slips.items() if one.points == top and _is_own(one)]


def _is_own(verdict: Verdict) -> bool:
    """What an average gives is no word that was found."""
    return verdict.sanction is not Sanction.AVERAGE


def _near(slips: Mapping[str, Verdict], top: int) -> Iterator[NearWord]:
    """Played at several tables: one alone is nobody's business before the end."""
    played = Counter(
        (one.points, one.solution.word.upper())
        for one in slips.values()
        if one.points is not None
        and one.solution is not None
        and top - NEAR_POINTS <= one.points < top
        and _is_own(one)
    )
    often = sorted(((count, *what) for what, count in played.items() if count > 1), reverse=True)[:NEAR]
    for count, points, word in sorted(often, key=lambda one: (-one[1], one[2])):
        yield NearWord(word, points, count)
