"""When a card comes back: FSRS, asked in whole days, so that the hour of studying does not matter."""

import enum
from datetime import UTC, date, datetime

import msgspec
from fsrs import Card, Rating, Scheduler, State

RETENTION = 0.9
"""The share of cards that one is to know when they come back."""
LONGEST_INTERVAL = 3650
KNOWN_FOR = 35
"""Days after which a card that is not yet due counts as known."""


class Recall(enum.StrEnum):
    """How well a card was known."""

    MISSED = "missed"
    HESITATED = "hesitated"
    RIGHT = "right"
    EASY = "easy"


_RATINGS = {
    Recall.MISSED: Rating.Again,
    Recall.HESITATED: Rating.Hard,
    Recall.RIGHT: Rating.Good,
    Recall.EASY: Rating.Easy,
}

_SCHEDULER = Scheduler(
    desired_retention=RETENTION,
    learning_steps=(),
    relearning_steps=(),
    maximum_interval=LONGEST_INTERVAL,
    enable_fuzzing=False,
)


class Memory(msgspec.Struct, frozen=True):
    """What one knows of a card."""

    stability: float
    """Days after which it is remembered with the chance asked for."""
    difficulty: float
    last: date
    due: date

    @property
    def interval(self) -> int:
        return (self.due - self.last).days

    @property
    def known(self) -> bool:
        return self.interval > KNOWN_FOR


def reviewed(memory: Memory | None, recall: Recall, on: date) -> Memory:
    """What is known of a card after it was asked."""
    asked, _ = _SCHEDULER.review_card(_card(memory, on), _RATINGS[recall], _midnight(on))
    assert asked.stability is not None and asked.difficulty is not None, "a card that was asked is known"
    return Memory(asked.stability, asked.difficulty, on, asked.due.date())


def chance_known(memory: Memory, on: date) -> float:
    """How probable it is that the card would be known that day."""
    return _SCHEDULER.get_card_retrievability(_card(memory, on), _midnight(on))


def _card(memory: Memory | None, on: date) -> Card:
    """Given an id and a date, a card of the library asks no clock."""
    if memory is None:
        return Card(0, due=_midnight(on))
    return Card(
        0,
        State.Review,
        stability=memory.stability,
        difficulty=memory.difficulty,
        due=_midnight(memory.due),
        last_review=_midnight(memory.last),
    )


def _midnight(on: date) -> datetime:
    return datetime(on.year, on.month, on.day, tzinfo=UTC)


# --- What an answer tells ----------------------------------------------------------------------------------

QUICK = 5.0
"""Seconds an answer, at most, of what comes easily."""
SLOW = 25.0
"""Seconds an answer, beyond which one hesitated."""


def recall_of(answers: int, found: int, letters: int, seconds: float) -> Recall:
    """Deduced from what was found, the letters asked for and the time; whoever answered may correct it."""
    if found < answers:
        return Recall.MISSED
    if letters or seconds > SLOW * answers:
        return Recall.HESITATED
    return Recall.EASY if seconds <= QUICK * answers else Recall.RIGHT
