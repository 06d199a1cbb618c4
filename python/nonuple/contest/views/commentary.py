"""The word of the last turn as the room may hear of it: how many found it, and what came near."""

from collections import Counter
from collections.abc import Iterator, Mapping

import msgspec

from nonuple import announce
from nonuple.announce import Leader, Line, Told
from nonuple.contest.asking import Means
from nonuple.contest.desk.solutions import solutions_of
from nonuple.contest.events import Projection
from nonuple.contest.people import PlayerId
from nonuple.contest.results.rankings import counted, ledger, names_apart, out_of, ranking, turn_of
from nonuple.contest.run import Run
from nonuple.contest.state import Contest
from nonuple.contest.views.desk import SolutionView, solutions_view
from nonuple.rules import shows
from nonuple.slips.verdict import Sanction, Verdict

FEW = 5
"""Fewer finders are not counted before the end: a count of one would announce a solo."""
MOST_AWAITED = 0.05
"""Of the slips: as long as more lack, nothing is said of all."""
SUB_TOPS, NEAR, NEAR_POINTS, LEADERS = 3, 3, 7, 5


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
    told: Told
    found: int | None
    """How many made the top, where they are counted."""
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
    top, found = run.state.turns[-1].score, len(_finders(run, slips))
    pending = sum(one.points is None for one in slips.values())
    told = _told(found, pending, len(slips), run.over)
    played = run.turns[-1]
    moves = solutions_of(played, means.lexicon(run.opened.lexicon))
    below = tuple(one for one in moves if one.score < top)
    return Commentary(
        turn=played.turn,
        top=top,
        tables=len(slips),
        pending=pending,
        told=told,
        found=found if told in ("counted", "none") else None,
        sub_tops=solutions_view(below, SUB_TOPS),
        near=tuple(_near(slips, top)),
    )


def _told(found: int, pending: int, tables: int, over: bool) -> Told:
    if pending > tables * MOST_AWAITED or not tables:
        return "waiting"
    if found == 0 and (over or not pending):
        return "none"
    return "counted" if over or found >= FEW else "few"


def comment_lines(contest: Contest, run: Run, means: Means) -> tuple[Line, ...]:
    """What the room's screens show, in words to say."""
    settings = run.state.settings
    if run.shows == "word":
        word = commentary(contest, run, means)
        return announce.commentary(word.told, word.found or 0, word.tables, word.sub_tops, settings)
    settled = ledger(contest, run)
    lines = ranking(contest, run, settled)[:LEADERS]
    called = names_apart(contest)
    first = (Leader(one.rank, called[one.player], one.total, -one.negative) for one in lines)
    return announce.leaders(first, len(counted(run)), len(settled.pending), settings)


def commented(contest: Contest, run: Run, means: Means) -> Commented | None:
    """For the chief arbiter, between two turns: he knows how many, and who they are where there are few."""
    if not run.between_turns:
        return None
    found = _finders(run, _slips(contest, run))
    told = commentary(contest, run, means)
    called = names_apart(contest) if len(found) < FEW else {}
    names = tuple(called[one] for one in found if one in called)
    return Commented(**{**msgspec.structs.asdict(told), "found": len(found), "finders": names})


def _slips(contest: Contest, run: Run) -> Mapping[str, Verdict]:
    """Of the last turn, by those who were not out; what was played is told though the game be void since."""
    played, out = run.turns[-1], out_of(contest, run)
    slips = turn_of(contest, run, played).slips
    return {who: one for who, one in slips.items() if out.get(PlayerId(who), played.turn) >= played.turn}


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
