"""What to study today, and how much one knows by now."""

from collections import Counter
from collections.abc import Iterable, Mapping
from datetime import date, timedelta
from itertools import accumulate
from math import ceil
from statistics import median

import msgspec

from nonuple.study.cards import card_name
from nonuple.study.decks import COSTLY, Drill, Shape
from nonuple.study.diary.diary import Diary, card_of_word
from nonuple.study.memory import KNOWN_FOR, Memory, chance_known

LATE = 7
"""Days after which one is greeted as coming back from an absence."""
BINS = (1, 3, 7, 16, KNOWN_FOR)
"""Days until a card comes back; what is later is known."""
SECONDS_A_CARD = 20


class DrillDue(msgspec.Struct, frozen=True):
    drill: Drill
    due: int
    """Today, of all that wait."""
    started: int
    """Cards that were answered or taken."""


class Waiting(msgspec.Struct, frozen=True):
    """What is not yet due, by the day on which it comes back."""

    within: int | None
    """Days; None: known."""
    cards: int


class KnownOn(msgspec.Struct, frozen=True):
    on: date
    known: int
    """Cards that were known that day."""
    started: int


class Agenda(msgspec.Struct, frozen=True):
    today: int
    """Cards to answer today, at most as many as one wants a day."""
    waiting: int
    """All that are due, late ones included."""
    days: int
    """In how many days all of them have come."""
    late: int
    """Days since the first of them was due."""
    minutes: int
    """What today takes, at one's own pace."""
    answered: int
    """Today already."""
    daily: int
    next: date | None
    """When the next one is due, where none is today."""
    drills: tuple[DrillDue, ...]
    memory: tuple[Waiting, ...]
    known: tuple[KnownOn, ...]


def due_cards(diary: Diary, on: date) -> list[str]:
    """All that are due: what was never answered, the latest first; then those that one still knows best.

    Where many are late, most are saved so.
    """
    planned = {card: day for card, day in diary.planned.items() if day <= on}

    def rank(card: str) -> tuple[float, int, str]:
        memory = diary.memories.get(card)
        return -_chance(memory, on), 0 if memory else -planned[card].toordinal(), card

    return sorted(planned, key=rank)


def _chance(memory: Memory | None, on: date) -> float:
    """What was never answered comes first: it was asked for."""
    return 1.0 if memory is None else chance_known(memory, on)


def drill_of(card: str, missed: frozenset[str], own: frozenset[str]) -> Drill:
    """Where a card is practised: what comes from one's games and series there, whatever it looks like."""
    name = card_name(card)
    if name.shape is Shape.TURN or card in missed:
        return Drill.MISSED
    if card in own:
        return Drill.MINE
    match name.shape:
        case Shape.PLUS:
            return Drill.PLUS
        case Shape.FRONT | Shape.BEHIND:
            return Drill.HOOKS
        case Shape.BEGINS:
            return Drill.SHORT
        case _:
            short = len(name.subject) <= 4 and bool(COSTLY & set(name.subject))
            return Drill.COSTLY if short else Drill.ANAGRAMS if len(name.subject) == 7 else Drill.MINE


def by_drill(diary: Diary, cards: Iterable[str]) -> dict[Drill, list[str]]:
    missed = frozenset(card_of_word(one.word) for one in diary.words.values() if one.missed)
    own = frozenset(card_of_word(one.word) for one in diary.words.values() if not one.missed)
    found: dict[Drill, list[str]] = {}
    for card in cards:
        found.setdefault(drill_of(card, missed, own), []).append(card)
    return found


def agenda(diary: Diary, on: date) -> Agenda:
    planned, due = diary.planned, due_cards(diary, on)
    answered = diary.answered[on]
    today = min(len(due), max(0, diary.daily - answered))
    drills, started = by_drill(diary, due), by_drill(diary, planned)
    later = [day for day in planned.values() if day > on]
    return Agenda(
        today=today,
        waiting=len(due),
        days=ceil(len(due) / diary.daily),
        late=max(((on - planned[card]).days for card in due), default=0),
        minutes=ceil(today * pace(diary) / 60),
        answered=answered,
        daily=diary.daily,
        next=min(later, default=None),
        drills=tuple(
            DrillDue(drill, len(drills.get(drill, ())), len(started.get(drill, ()))) for drill in Drill
        ),
        memory=tuple(memory_bins(diary.memories, on)),
        known=tuple(known_by_day(diary)),
    )


def pace(diary: Diary) -> float:
    """Seconds a card, by the answers so far."""
    answers = diary.answered.total()
    return diary.seconds / answers if answers and diary.seconds else SECONDS_A_CARD


def session(diary: Diary, on: date, drill: Drill | None, new: Iterable[str] = (), more: int = 0) -> list[str]:
    """The cards of one sitting: what is due today, of one drill if one is named, then `more` that are new."""
    due = due_cards(diary, on)
    wanted = due if drill is None else by_drill(diary, due).get(drill, [])
    allowed = max(0, diary.daily - diary.answered[on])
    unseen = (card for card in new if card not in diary.memories and card not in wanted)
    return [*wanted[:allowed], *(card for card, _ in zip(unseen, range(more), strict=False))]


def own_cards(diary: Diary, drill: Drill, *, turns: bool = False) -> list[str]:
    """Cards of one's own games and series, in the order in which they come back; of turns alone, if asked.

    Whoever wants to may take them up before they are due.
    """
    planned = diary.planned
    own = by_drill(diary, planned).get(drill, [])
    wanted = [card for card in own if not turns or card_name(card).shape is Shape.TURN]
    return sorted(wanted, key=lambda card: (planned[card], card))


def memory_bins(memories: Mapping[str, Memory], on: date) -> list[Waiting]:
    """How many cards come back within so many days."""
    counted: Counter[int | None] = Counter(
        next((days for days in BINS if (memory.due - on).days <= days), None) for memory in memories.values()
    )
    return [Waiting(days, counted[days]) for days in (*BINS, None)]


def known_by_day(diary: Diary) -> list[KnownOn]:
    """How the number of cards known has grown, day by day on which something was answered."""
    days = sorted(diary.answered)
    known = accumulate(diary.learnt[day] for day in days)
    started = accumulate(diary.started[day] for day in days)
    return [KnownOn(*three) for three in zip(days, known, started, strict=True)]


# --- Games -------------------------------------------------------------------------------------------------


class WeekPlayed(msgspec.Struct, frozen=True):
    monday: date
    games: int
    median: float | None
    """Of the shares of the top."""


def weeks_played(diary: Diary, on: date, count: int = 10) -> list[WeekPlayed]:
    """The last weeks, that of today last."""
    monday = on - timedelta(days=on.weekday())
    return [_week(diary, monday - timedelta(weeks=back)) for back in reversed(range(count))]


def _week(diary: Diary, monday: date) -> WeekPlayed:
    played = [one for one in diary.games.values() if monday <= one.at.date() < monday + timedelta(weeks=1)]
    shares = [one.percent for one in played if one.kind != "topping" and one.percent is not None]
    return WeekPlayed(monday, len(played), round(median(shares), 1) if shares else None)
