"""What a game alone has come to: the share of the top, the curve, what was missed, the room beside it."""

from statistics import median

import msgspec

from nonuple.errors import Refusal
from nonuple.ledger.facts import LedgerGame, LedgerPlayer, LedgerTurn
from nonuple.ledger.ledger import settle
from nonuple.ledger.ranking import percent
from nonuple.pieces.clock import BLITZ
from nonuple.pieces.formula import Formula
from nonuple.play.solo.events import SoloOutcome
from nonuple.play.solo.missed import Cause
from nonuple.play.solo.state import SoloState
from nonuple.rulebooks.registry import duplicate
from nonuple.slips.verdict import Verdict


class CurvePoint(msgspec.Struct, frozen=True):
    """A turn of the curve."""

    turn: int
    points: int
    top: int
    total: int
    """Cumulated, like the next."""
    top_total: int
    hints: int
    room: float | None = None
    """The median of the room's points."""
    finders: int | None = None
    """How many of the room found the top."""


class MissedWord(msgspec.Struct, frozen=True):
    """A retained word that was not found."""

    turn: int
    ref: str
    word: str
    score: int
    lost: int
    cause: Cause


class AmongTheRoom(msgspec.Struct, frozen=True):
    """Where one would have been ranked."""

    tables: int
    rank: int
    median: float
    best: int
    above: int | None
    """The total of whoever is just above."""
    below: int | None


class Unaided(msgspec.Struct, frozen=True):
    """What the share of the top is made of: the turns at which no hint was taken."""

    points: int
    """Warnings that are not free taken off."""
    top: int
    turns: int
    left_out: int
    """Turns with a hint."""

    @property
    def percent(self) -> float | None:
        return percent(self.points, self.top)


class SoloReport(msgspec.Struct, frozen=True):
    total: int
    """Warnings that are not free taken off."""
    top: int
    percent: float | None
    """Of the turns without a hint."""
    unaided: Unaided
    tops: int
    """How many were found, with or without hints."""
    turns: int
    left: int
    """Turns of the game that were not played."""
    price: int
    warnings: int
    deduction: int
    curve: tuple[CurvePoint, ...]
    missed: tuple[MissedWord, ...]
    room: AmongTheRoom | None = None


def remark_on(state: SoloState, outcome: SoloOutcome) -> Refusal | Verdict | None:
    """Why one's word earned less than was hoped: what is wrong with it, or the verdict on the slip."""
    if outcome.weighed is not None:
        return outcome.weighed.objection(state.turn.formula)
    verdict = outcome.verdict
    return verdict if verdict is not None and verdict.motives else None


def report_of(state: SoloState) -> SoloReport:
    """Of the turns played so far."""
    warnings, deduction = _warnings(state)
    total = sum(one.points for one in state.outcomes) - deduction
    top, unaided = sum(turn.top for turn in state.seen), unaided_of(state, deduction)
    return SoloReport(
        total=total,
        top=top,
        percent=unaided.percent,
        unaided=unaided,
        tops=sum(
            one.gross == turn.top and one.gross > 0
            for one, turn in zip(state.outcomes, state.seen, strict=True)
        ),
        turns=len(state.outcomes),
        left=len(state.turns) - len(state.outcomes),
        price=sum(one.price for one in state.outcomes),
        warnings=warnings,
        deduction=deduction,
        curve=_curve(state),
        missed=_missed_words(state),
        room=_among(state.begun.room, len(state.outcomes), total),
    )


def unaided_of(state: SoloState, deduction: int = 0) -> Unaided:
    turns = zip(state.outcomes, state.seen, state.hinted, strict=True)
    alone = [(one.points, turn.top) for one, turn, hints in turns if not hints]
    points, top = sum(own for own, _ in alone) - deduction, sum(best for _, best in alone)
    return Unaided(points, top, len(alone), len(state.outcomes) - len(alone))


def _warnings(state: SoloState) -> tuple[int, int]:
    """How many there were, and what they cost: the rulebook's ledger counts them."""
    record = state.begun.record
    game = LedgerGame(
        players=[LedgerPlayer(1)],
        turns=[
            LedgerTurn(turn.top, {"1": one.verdict} if one.verdict else {})
            for turn, one in zip(state.seen, state.outcomes, strict=True)
        ],
        rules=duplicate(record.edition).ledger,
        formula=Formula.parse(record.formula),
        blitz=state.begun.seconds == BLITZ.longest,
    )
    standing = settle(game).ranking[0]
    return standing.warnings, standing.warning_deduction


def room_points(state: SoloState, turn: int) -> list[int]:
    """Of each table of the room at a turn, counted from 0."""
    return [table[turn] for table in state.begun.room if turn < len(table)]


def _curve(state: SoloState) -> tuple[CurvePoint, ...]:
    points, total, top = [], 0, 0
    for at, (turn, one, hints) in enumerate(zip(state.seen, state.outcomes, state.hinted, strict=True)):
        total, top = total + one.points, top + turn.top
        room = room_points(state, at)
        points.append(
            CurvePoint(
                turn=turn.retained.n,
                points=one.points,
                top=turn.top,
                total=total,
                top_total=top,
                hints=len(hints),
                room=median(room) if room else None,
                finders=sum(one >= turn.top for one in room) if room else None,
            )
        )
    return tuple(points)


def _missed_words(state: SoloState) -> tuple[MissedWord, ...]:
    """The dearest loss first."""
    found = [
        MissedWord(
            turn.retained.n,
            turn.retained.ref,
            turn.retained.word,
            turn.top,
            turn.top - one.gross,
            one.cause or Cause.UNSEEN,
        )
        for turn, one in zip(state.seen, state.outcomes, strict=True)
        if one.gross < turn.top
    ]
    return tuple(sorted(found, key=lambda one: (-one.lost, one.turn)))


def _among(room: tuple[tuple[int, ...], ...], turns: int, total: int) -> AmongTheRoom | None:
    """Ranked by the turns played, equals sharing a rank."""
    totals = [sum(table[:turns]) for table in room]
    if not totals or not turns:
        return None
    rank = 1 + sum(one > total for one in totals)
    above = min((one for one in totals if one > total), default=None)
    below = max((one for one in totals if one <= total), default=None)
    return AmongTheRoom(len(totals), rank, median(totals), max(totals), above, below)
