"""A diary as it stands, derived from its events and from nothing else."""

from collections.abc import Iterable, Iterator, Mapping
from datetime import date, timedelta
from functools import reduce

from msgspec.structs import replace

from nonuple.study.decks import Shape, letters_of, named
from nonuple.study.diary import events as on
from nonuple.study.diary.entries import CardReview, KeptTurn, NotedGame, TakenWord
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
        self.answered = 0
        self.daily = DAILY

    def happen(self, event: on.DiaryFact) -> None:
        match event:
            case on.GamesNoted(games, turns):
                self.games.update((game.source, game) for game in games)
                self.turns.update((turn.id, turn) for turn in turns)
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

    def _review(self, reviews: Iterable[CardReview]) -> None:
        """Most often a card is answered later than ever before: nothing has then to be learnt anew."""
        for one in reviews:
            known = self.reviews.get(one.card, ())
            self.answered += 1
            if known and one.at < known[-1].at:
                self._remember(one.card, tuple(sorted((*known, one), key=lambda each: each.at)))
            else:
                self.reviews[one.card] = (*known, one)
                self.memories[one.card] = reviewed(
                    self.memories.get(one.card), one.recall, one.at.date()
                )

    def _remember(self, card: str, reviews: tuple[CardReview, ...]) -> None:
        if reviews:
            self.reviews[card] = reviews
            self.memories[card] = remembered(reviews)

    @property
    def all_reviews(self) -> Iterator[CardReview]:
        return (one for several in self.reviews.values() for one in several)

    @property
    def planned(self) -> Mapping[str, date]:
        """When each card is due: those answered, words taken at once, turns some days after they were lost."""
        due = {card_of_word(word.word): word.on for word in self.words.values()}
        due |= {card_of_turn(turn): (turn.at + TURN_COMES_BACK).date() for turn in self.turns.values()}
        due |= {card: memory.due for card, memory in self.memories.items() if self.asks(card)}
        return due

    def asks(self, card: str) -> bool:
        """A turn that is forgotten does not come back."""
        shape, _, id = card.partition(":")
        return shape != Shape.TURN or id in self.turns


def remembered(reviews: Iterable[CardReview]) -> Memory:
    """What answers in order of time come to."""
    memory = reduce(
        lambda known, one: reviewed(known, one.recall, one.at.date()), reviews, None  # type: ignore[arg-type,return-value]
    )
    assert memory is not None, "a card was answered"
    return memory


def card_of_word(word: str) -> str:
    return named(Shape.ANAGRAM, letters_of(word))


def card_of_turn(turn: KeptTurn) -> str:
    return named(Shape.TURN, turn.id)
