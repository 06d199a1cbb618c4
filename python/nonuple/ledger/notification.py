"""Correction notes: which must be sent, where each one is, and what the player has been told when.

A note exists for every sanction. Whether it must be sent is its duty; where it is, its stage. Only a note
that the player had in hand when he wrote a later slip has told him anything: until then a word refused to him
may earn him an average instead of a second zero.
"""

import enum
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import msgspec

from nonuple.errors import Refusal
from nonuple.ledger.facts import MISCONDUCT, UNDECIDED, Judged, Table
from nonuple.rulebooks.rulebook import LedgerRules
from nonuple.rules import applies, article
from nonuple.texts import ledger as texts

WORD_REFUSED = frozenset({"word-not-admitted", "junction-not-admitted"})
"""Grounds that open the right to an average; errors of grid and of letters never do."""


class Duty(enum.Enum):
    """Whether a note must be sent."""

    NONE = "nothing to notify"
    OPTIONAL = "the player must know already"
    ADVISED = "not compulsory, but as long as he is not told the same word may earn him an average"
    REQUIRED = "must be sent"


@dataclass(frozen=True, slots=True)
class Circumstances:
    """What the duty to send a note depends on besides the verdict."""

    top: int
    claimed: int | None = None
    worth: int | None = None
    """What the solution would have scored, had it been good."""
    retained: bool = False
    """The solution is the one retained by the chief arbiter."""
    failed_scrabble: bool = False
    """All letters laid in vain, while the top is no scrabble."""
    ground_matters: bool = False
    """The arbiter finds it important that the player learns the ground."""
    warnings: int = 0
    """The player's warnings, this slip's included."""
    free: int | None = None
    """How many of them cost nothing."""


@article("2026", "6.9")
@article("2010", "4.7")
@article("2009", "4.6")
def duty(rules: LedgerRules, slip: Judged, about: Circumstances) -> Duty:
    """Whether the player must be sent a note of this verdict."""
    if not rules.correction_notes:
        return Duty.NONE
    if MISCONDUCT in slip.codes:
        return Duty.REQUIRED
    if slip.sanction == "none" or slip.sanction in UNDECIDED:
        return Duty.NONE
    if slip.sanction == "warning" and _score_of_the_retained_word(rules, slip, about):
        return Duty.OPTIONAL
    if slip.sanction == "zero" and _sees_for_himself(rules, slip, about) and not about.ground_matters:
        return Duty.ADVISED if slip.codes & WORD_REFUSED else Duty.OPTIONAL
    return Duty.REQUIRED


def _score_of_the_retained_word(rules: LedgerRules, slip: Judged, about: Circumstances) -> bool:
    """He hears the right score announced; in some editions the last free warning is told all the same."""
    only_the_score = bool(slip.codes) and slip.codes <= rules.score_faults_left_unsaid
    limit_reached = about.free is not None and about.warnings >= about.free
    return about.retained and only_the_score and not (rules.free_limit_is_told and limit_reached)


@article("booklet", "8", "9")
def _sees_for_himself(rules: LedgerRules, slip: Judged, about: Circumstances) -> bool:
    """Above the top, or a scrabble where the top is none: it cannot have been good. A blank slip is told."""
    above = about.claimed is not None and about.claimed > about.top
    if not rules.above_top_must_be_evident:
        above = above or (about.worth is not None and about.worth > about.top)
    return (above or about.failed_scrabble) and "blank" not in slip.codes


class Stage(enum.Enum):
    """Where a note is."""

    TO_SEND = "to send"
    SENT = "sent"
    RECEIVED = "received"


class Fault(msgspec.Struct, frozen=True):
    """A word at fault and why; `told` unless the note, incomplete, leaves it out."""

    word: str
    code: str
    told: bool = True


class Note(msgspec.Struct, frozen=True):
    """A correction note."""

    turn: int
    table: Table
    slip: Judged
    faults: Sequence[Fault] = ()
    warnings: int = 0
    free: int | None = None
    stage: Stage = Stage.TO_SEND
    in_hand: int | None = None
    """The first turn that the player wrote with the note in hand."""

    def told(self, turn: int) -> bool:
        """Whether the player had it when he wrote his slip of this turn."""
        return self.in_hand is not None and self.in_hand <= turn


def send(note: Note) -> Note:
    """The note is printed or written, and on its way."""
    return _moved(note, Stage.TO_SEND, Stage.SENT)


def send_again(note: Note) -> Note:
    """The note was lost on its way."""
    return _moved(note, Stage.SENT, Stage.TO_SEND)


def receive(note: Note, turn: int) -> Note:
    """The player has the note before he writes his slip of `turn`."""
    if turn <= note.turn:
        raise Refusal(texts.NOTE_TOO_SOON, turn=note.turn, table=note.table)
    return msgspec.structs.replace(_moved(note, Stage.SENT, Stage.RECEIVED), in_hand=turn)


def _moved(note: Note, before: Stage, after: Stage) -> Note:
    if note.stage is not before:
        raise Refusal(
            texts.NOTE_ELSEWHERE,
            turn=note.turn,
            table=note.table,
            stage=texts.STAGES[note.stage.value].say(),
            needed=texts.STAGES[before.value].say(),
        )
    return msgspec.structs.replace(note, stage=after)


class PastZero(msgspec.Struct, frozen=True):
    """An earlier zero of a player, as the judge wants to know it."""

    turn: int
    word: str
    code: str
    notified: bool


@applies("2026", "6.9")
@applies("2010", "4.7")
@applies("2009", "4.6")
def past_zeros(notes: Iterable[Note], turn: int) -> list[PastZero]:
    """A player's zeros before a turn, from his notes, and whether he had been told of each ground by then."""
    earlier = sorted((note for note in notes if note.turn < turn), key=lambda note: note.turn)
    told = {_ground(fault) for note in earlier if note.told(turn) for fault in note.faults if fault.told}
    return [
        PastZero(note.turn, fault.word, fault.code, _ground(fault) in told)
        for note in earlier
        if note.slip.sanction in {"zero", "average"}
        for fault in note.faults
    ]


def _ground(fault: Fault) -> tuple[str, str]:
    """A word refused is the same word whether played or formed crosswise."""
    return fault.word, "" if fault.code in WORD_REFUSED else fault.code
