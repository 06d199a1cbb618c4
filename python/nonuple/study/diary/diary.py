"""A diary as it stands, derived from its events and from nothing else."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from datetime import date, datetime, timedelta

from msgspec.structs import replace

from nonuple.play.rating.strength import UNKNOWN, strength_of
from nonuple.study.decks import Shape, letters_of, named
from nonuple.study.diary import events as on
from nonuple.study.diary.entries import CardReview, KeptTurn, NotedGame, RatedTurn, TakenWord
from nonuple.study.memory import Memory, reviewed

DAILY = 20
"""Cards a day, unless one wants more or fewer."""
TURN_COMES_BACK = timedelta(days=3)


class Diary:
    """Changed by `happen` alone."""

    def __init__(self) -> None:
        self.games: dict[str, NotedGame] = {}
        """By source."""
        self.turns: dict[str, KeptTurn] = {}
        self.words: dict[str, TakenWord] = {}
        self.reviews: dict[str, tuple[CardReview, ...]] = {}
        """By card, in order of time."""
        self.memories: dict[str, Memory] = {}
        self.rated: dict[str, RatedTurn] = {}
        self.strength = UNKNOWN
        self.daily = DAILY
        self.answered: Counter[date] = Counter()
        """How many answers were given on each day, and what they did:"""
        self.started: Counter[date] = Counter()
        self.learnt: Counter[date] = Counter()
        """Cards that became known, less those that no longer were."""
        self.seconds = 0.0

    def happen(self, event: on.DiaryFact) -> None:
        match event:
            case on.GamesNoted(games, turns):
                self.games.update((game.source, game) for game in games)
                self.turns.update((turn.id, turn) for turn in turns)
            case on.TurnsRated(turns):
                self._rate(turns)
            case on.TurnForgotten(id):
                self.turns.pop(id, None)
            case on.WordsTaken(words):
                self.words.update((word.word, word) for word in words)
            case on.WordsLeft(words):
                for left in words:
                    self.words.pop(left, None)
            case on.CardsReviewed(reviews):
                self._review(reviews)
            case on.RecallCorrected(card, at, recall):
                known = self.reviews.get(card, ())
                right = tuple(replace(one, recall=recall) if one.at == at else one for one in known)
                self._remember(card, right)
            case on.PaceSet(daily):
                self.daily = daily

    def _rate(self, turns: Iterable[RatedTurn]) -> None:
        """Most often they were played later than all before: what those have told then stands."""
        new = sorted((one for one in turns if one.id not in self.rated), key=_played)
        latest = max(map(_played, self.rated.values()), default=None)
        self.rated.update((one.id, one) for one in new)
        if new and latest is not None and _played(new[0]) < latest:
            self.strength = strength_of(one.attempt for one in sorted(self.rated.values(), key=_played))
        else:
            self.strength = strength_of((one.attempt for one in new), self.strength)

    def _review(self, reviews: Iterable[CardReview]) -> None:
        """Most often a card is answered later than ever before: nothing has then to be learnt anew."""
        for one in reviews:
            known, on = self.reviews.get(one.card, ()), one.at.date()
            self.seconds += one.seconds
            self.answered[on] += 1
            if known and one.at < known[-1].at:
                self._remember(one.card, tuple(sorted((*known, one), key=lambda each: each.at)))
            else:
                before = self.memories.get(one.card)
                self.reviews[one.card] = (*known, one)
                self.memories[one.card] = self._learn(before, one)

    def _remember(self, card: str, reviews: tuple[CardReview, ...]) -> None:
        """What a card has taught is taken back, and learnt anew."""
        for sign, several in ((-1, self.reviews.get(card, ())), (1, reviews)):
            memory: Memory | None = None
            for one in several:
                memory = self._learn(memory, one, sign)
            if memory is not None:
                self.memories[card] = memory
        self.reviews[card] = reviews

    def _learn(self, before: Memory | None, one: CardReview, sign: int = 1) -> Memory:
        on = one.at.date()
        after = reviewed(before, one.recall, on)
        self.started[on] += sign * (before is None)
        self.learnt[on] += sign * (after.known - (before is not None and before.known))
        return after

    @property
    def all_reviews(self) -> Iterator[CardReview]:
        return (one for several in self.reviews.values() for one in several)

    @property
    def planned(self) -> Mapping[str, date]:
        """When each card is due: words taken at once, turns some days after they were lost."""
        due = {card_of_word(word.word): word.on for word in self.words.values()}
        due |= {card_of_turn(turn): (turn.at + TURN_COMES_BACK).date() for turn in self.turns.values()}
        due |= {card: memory.due for card, memory in self.memories.items() if self.asks(card)}
        return due

    def asks(self, card: str) -> bool:
        """A turn that is forgotten does not come back."""
        shape, _, id = card.partition(":")
        return shape != Shape.TURN or id in self.turns


def _played(turn: RatedTurn) -> tuple[datetime, str, int]:
    return turn.at, turn.source, turn.turn


def card_of_word(word: str) -> str:
    return named(Shape.ANAGRAM, letters_of(word))


def card_of_turn(turn: KeptTurn) -> str:
    return named(Shape.TURN, turn.id)
