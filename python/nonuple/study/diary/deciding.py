"""What becomes of what is asked of a diary: nothing is written down twice, and no diary grows without end."""

from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from itertools import groupby
from operator import attrgetter

from msgspec.structs import replace

from nonuple.errors import Refusal
from nonuple.study.cards import card_name
from nonuple.study.decks import Shape
from nonuple.study.diary import commands as ask
from nonuple.study.diary import events as on
from nonuple.study.diary.diary import Diary
from nonuple.study.diary.entries import CardReview, KeptTurn, NotedGame, RatedTurn, TakenWord, spelled_word
from nonuple.study.memory import recall_of
from nonuple.texts import Text
from nonuple.texts import study as texts

MOST_GAMES = 20_000
MOST_TURNS = 2_000
MOST_WORDS = 20_000
MOST_REVIEWS = 200_000
MOST_RATED = 100_000

Facts = tuple[on.DiaryFact, ...]


def decide_diary(diary: Diary, wish: ask.DiaryCommand, at: datetime) -> Facts:
    match wish:
        case ask.NoteGame(game):
            return noted(diary, (replace(game, told=True),))
        case ask.KeepTurn(turn):
            return noted(diary, (), (turn,))
        case ask.ForgetTurn(id):
            return (on.TurnForgotten(id),) if id in diary.turns else ()
        case ask.TakeWords() | ask.LeaveWords():
            return _words(diary, wish, at)
        case ask.AnswerCard() | ask.CorrectRecall():
            return _answer(diary, wish, at)
        case ask.SetPace(daily):
            return (on.PaceSet(daily),) if daily != diary.daily else ()


def _words(diary: Diary, wish: ask.TakeWords | ask.LeaveWords, at: datetime) -> Facts:
    spelled = [spelled_word(one) for one in wish.words]
    if isinstance(wish, ask.TakeWords):
        return _taken(diary, (TakenWord(one, at.date(), wish.missed) for one in spelled))
    left = tuple(one for one in spelled if one in diary.words)
    return (on.WordsLeft(left),) if left else ()


def _answer(diary: Diary, wish: ask.AnswerCard | ask.CorrectRecall, at: datetime) -> Facts:
    if isinstance(wish, ask.AnswerCard):
        return _answered(diary, wish, at)
    known = diary.reviews.get(wish.card)
    if known is None:
        raise Refusal(texts.NOT_ASKED)
    return (on.RecallCorrected(wish.card, known[-1].at, wish.recall),)


def noted(diary: Diary, games: Iterable[NotedGame], turns: Iterable[KeptTurn] = ()) -> Facts:
    """Games and turns that the diary does not have."""
    new = {game.source: replace(game, at=_universal(game.at)) for game in games}
    kept = {turn.id: replace(turn.checked(), at=_universal(turn.at)) for turn in turns}
    own = tuple(game for source, game in new.items() if source not in diary.games)
    lost = tuple(turn for id, turn in kept.items() if id not in diary.turns)
    _check_room(len(diary.games) + len(own), MOST_GAMES, texts.GAMES)
    _check_room(len(diary.turns) + len(lost), MOST_TURNS, texts.TURNS)
    return (on.GamesNoted(own, lost),) if own or lost else ()


COSTLIEST = 3
"""Words of a game that are tomorrow's first cards."""


def read_games(diary: Diary, games: Iterable[NotedGame], turns: Iterable[KeptTurn], at: datetime) -> Facts:
    """What the server read itself; of each new game the words that cost most are to be learnt tomorrow."""
    facts = noted(diary, games, turns)
    tomorrow = at.date() + timedelta(days=1)
    lost = [turn for fact in facts if isinstance(fact, on.GamesNoted) for turn in fact.turns]
    of_game = groupby(sorted(lost, key=attrgetter("source")), attrgetter("source"))
    dear = (
        turn
        for _, several in of_game
        for turn in sorted(several, key=attrgetter("lost"), reverse=True)[:COSTLIEST]
    )
    return (
        *facts,
        *_taken(diary, (TakenWord(spelled_word(one.word), tomorrow, missed=True) for one in dear)),
    )


def _taken(diary: Diary, words: Iterable[TakenWord]) -> Facts:
    new = {one.word: one for one in words if one.word not in diary.words}
    _check_room(len(diary.words) + len(new), MOST_WORDS, texts.WORDS)
    return (on.WordsTaken(tuple(new.values())),) if new else ()


def _answered(diary: Diary, wish: ask.AnswerCard, at: datetime) -> Facts:
    name = card_name(wish.card)
    if name.shape is Shape.TURN and name.subject not in diary.turns:
        raise Refusal(texts.NO_SUCH_TURN)
    recall = wish.recall or recall_of(wish.answers, wish.found, wish.letters, wish.seconds)
    moment = min(at, _universal(wish.at)) if wish.at else at
    return reviewed_cards(diary, (CardReview(str(name), recall, moment, wish.seconds, wish.letters),))


def reviewed_cards(diary: Diary, reviews: Iterable[CardReview]) -> Facts:
    """Answers that the diary does not have: a card is answered once in a moment."""
    new: dict[tuple[str, datetime], CardReview] = {}
    for one in reviews:
        right = replace(one, card=str(card_name(one.card)), at=_universal(one.at))
        if all(known.at != right.at for known in diary.reviews.get(right.card, ())):
            new[right.card, right.at] = right
    _check_room(diary.answered.total() + len(new), MOST_REVIEWS, texts.REVIEWS)
    return (on.CardsReviewed(tuple(new.values())),) if new else ()


def merged(
    diary: Diary,
    games: Iterable[NotedGame],
    turns: Iterable[KeptTurn],
    words: Iterable[TakenWord],
    reviews: Iterable[CardReview],
    *,
    rated: Iterable[RatedTurn] = (),
) -> Facts:
    """What another diary has and this one has not."""
    played = (*noted(diary, games, turns), *rated_turns(diary, rated))
    return (*played, *_taken(diary, words), *reviewed_cards(diary, reviews))


def rated_turns(diary: Diary, turns: Iterable[RatedTurn]) -> Facts:
    """A turn is rated once."""
    new = {one.id: replace(one, at=_universal(one.at)) for one in turns if one.id not in diary.rated}
    _check_room(len(diary.rated) + len(new), MOST_RATED, texts.TURNS)
    return (on.TurnsRated(tuple(new.values())),) if new else ()


def _check_room(count: int, most: int, what: Text) -> None:
    if count > most:
        raise Refusal(texts.DIARY_FULL, most=most, what=what)


def _universal(at: datetime) -> datetime:
    """One moment is written in one way."""
    return at.replace(tzinfo=UTC) if at.tzinfo is None else at.astimezone(UTC)
