"""How the tests have things announced with the usual letters, and how they read it."""

from collections.abc import Iterable

from nonuple import announce
from nonuple.announce import Caution, Line, Said, Soloist, Step
from nonuple.announce.solution import Announceable
from nonuple.announce.tongue import tongue_of
from nonuple.pieces.clock import BLITZ, Pace
from nonuple.pieces.formula import NORMAL, Formula
from nonuple.pieces.tiles import Rack
from nonuple.pieces.variant import FRENCH
from nonuple.play.duplicate.settings import Settings
from nonuple.play.record import EndReason, Reject, Turn
from nonuple.rulebooks.registry import for_duplicate
from nonuple.rulebooks.rulebook import CancelCause

EDITIONS = tuple(for_duplicate())
USUAL = Settings()
TONGUE = tongue_of(FRENCH)


def _settings(edition: str, formula: Formula = NORMAL, *, blitz: bool = False) -> Settings:
    return Settings(edition=edition, formula=formula.name, time=BLITZ if blitz else None)


def clock(edition: str, stage: Pace) -> tuple[Line, ...]:
    return announce.clock(_settings(edition), stage)


def draw(turn: Turn, edition: str, *, formula: Formula = NORMAL, blitz: bool = False) -> tuple[Line, ...]:
    return announce.draw(turn, _settings(edition, formula, blitz=blitz))


def letters(rack: Rack, edition: str, *, formula: Formula = NORMAL, blitz: bool = False) -> tuple[Line, ...]:
    return announce.letters(rack, _settings(edition, formula, blitz=blitz))


def rejection(reject: Reject, edition: str, formula: Formula = NORMAL) -> tuple[Line, ...]:
    return announce.rejection(reject, _settings(edition, formula))


def retained(
    solution: Announceable, *, turn: int, pronounced: str = "", caution: Caution | None = None
) -> tuple[Line, ...]:
    return announce.retained(solution, USUAL, turn=turn, pronounced=pronounced, caution=caution)


def joker_replaced(letter: str | None) -> tuple[Line, ...]:
    return announce.joker_replaced(letter, USUAL)


def cancelled(cause: CancelCause) -> tuple[Line, ...]:
    return announce.cancelled(cause, USUAL)


def game_end(reason: EndReason, valid: int, why: str = "") -> tuple[Line, ...]:
    return announce.game_end(reason, valid, USUAL, why)


def solos(made: Iterable[Soloist]) -> tuple[Line, ...]:
    return announce.solos(made, USUAL)


def spell(word: str) -> Said:
    return announce.spell(word, TONGUE)


def texts(lines: Iterable[Line], *steps: Step) -> list[str]:
    """The words shown, of all lines or of these steps."""
    return [line.text for line in lines if not steps or line.step in steps]


def steps(lines: Iterable[Line]) -> list[Step]:
    return [line.step for line in lines]
