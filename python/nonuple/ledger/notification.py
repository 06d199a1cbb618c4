"""Correction notes: which must be sent, where each one is, and what the player has been told when.

A note exists for every sanction. Whether it must be sent is its duty; where it is, its stage. Only a note
that the player had in hand when he wrote a later slip has told him anything: until then a word refused to him
may earn him an average instead of a second zero.
"""

import enum
from collections.abc import Iterable
from dataclasses import dataclass

import msgspec

from nonuple.errors import Refusal
from nonuple.ledger.facts import Table
from nonuple.rulebooks.rulebook import LedgerRules
from nonuple.rules import applies, article
from nonuple.slips.verdict import UNDECIDED, Code, RefusedWord, Sanction, Verdict, Zero
from nonuple.texts import ledger as texts

WORD_REFUSED = frozenset({Code.WORD_NOT_ADMITTED, Code.JUNCTION_NOT_ADMITTED})
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
def duty(rules: LedgerRules, slip: Verdict, about: Circumstances) -> Duty:
    """Whether the player must be sent a note of this verdict."""
    if not rules.correction_notes:
        return Duty.NONE
    if Code.MISCONDUCT in slip.codes:
        return Duty.REQUIRED
    if slip.sanction is Sanction.NONE or slip.sanction in UNDECIDED:
        return Duty.NONE
    if slip.sanction is Sanction.WARNING and _score_of_the_retained_word(rules, slip, about):
        return Duty.OPTIONAL
    if slip.sanction is Sanction.ZERO and _sees_for_himself(rules, slip, about) and not about.ground_matters:
        return Duty.ADVISED if WORD_REFUSED & set(slip.codes) else Duty.OPTIONAL
    return Duty.REQUIRED


def _score_of_the_retained_word(rules: LedgerRules, slip: Verdict, about: Circumstances) -> bool:
    """He hears the right score announced; in some editions the last free warning is told all the same."""
    only_the_score = bool(slip.codes) and rules.score_faults_left_unsaid.issuperset(slip.codes)
    limit_reached = about.free is not None and about.warnings >= about.free
    return about.retained and only_the_score and not (rules.free_limit_is_told and limit_reached)


@article("booklet", "8", "9")
def _sees_for_himself(rules: LedgerRules, slip: Verdict, about: Circumstances) -> bool:
    """Above the top, or a scrabble where the top is none: it cannot have been good. A blank slip is told."""
    above = about.claimed is not None and about.claimed > about.top
    if not rules.above_top_must_be_evident:
        above = above or (about.worth is not None and about.worth > about.top)
    return (above or about.failed_scrabble) and Code.BLANK not in slip.codes


class Stage(enum.Enum):
    """Where a note is."""

    TO_SEND = "to send"
    SENT = "sent"
    RECEIVED = "received"


class Note(msgspec.Struct, frozen=True):
    """A correction note."""

    turn: int
    table: Table
    slip: Verdict
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


@applies("2026", "6.9")
@applies("2010", "4.7")
@applies("2009", "4.6")
def past_zeros(notes: Iterable[Note], turn: int) -> list[Zero]:
    """A player's zeros before a turn, from his notes, and whether he had been told of each ground by then."""
    earlier = sorted((note for note in notes if note.turn < turn), key=lambda note: note.turn)
    told = {_ground(one) for note in earlier if note.told(turn) for one in note.slip.refused if one.told}
    return [
        Zero(note.turn, one.word, one.code, _ground(one) in told)
        for note in earlier
        if note.slip.sanction in (Sanction.ZERO, Sanction.AVERAGE)
        for one in note.slip.refused
    ]


def _ground(refused: RefusedWord) -> tuple[str, str]:
    """A word refused is the same word whether played or formed crosswise."""
    return refused.word, "" if refused.code in WORD_REFUSED else refused.code
