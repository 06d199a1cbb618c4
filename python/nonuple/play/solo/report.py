"""What a game alone has come to: the share of the top, the curve, what was missed, the room beside it."""

import msgspec

from nonuple.errors import Refusal
from nonuple.ledger.facts import LedgerGame, LedgerPlayer, LedgerTurn
from nonuple.ledger.ledger import settle
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
        return outcome.weighed.objection(Formula.parse(state.begun.record.formula))
    verdict = outcome.verdict
    return verdict if verdict is not None and verdict.motives else None


_report = msgspec.json.Decoder(SoloReport).decode


def report_of(state: SoloState) -> SoloReport:
    """Of the turns played so far."""
    return _report(state.solo.report(deduction_of(state)))


def deduction_of(state: SoloState) -> bytes:
    """For the kernel: the warnings of slips that were judged, and what they cost."""
    warnings, deduction = _warnings(state) if state.begun.judged else (0, 0)
    return msgspec.json.encode({"warnings": warnings, "deduction": deduction})


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
