"""Learning words over HTTP: what is due, the cards of a sitting, and what became of an answer."""

import asyncio
from datetime import date
from typing import Annotated, NamedTuple

import msgspec
from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec.structs import replace

from nonuple.dictionary.telling import Meanings, meanings_of
from nonuple.errors import Refusal
from nonuple.pieces.tiles import Rack
from nonuple.pieces.variant import USUAL
from nonuple.server.http.entrance import AnyRequest, address_of, check_solves, club_of
from nonuple.server.http.home.diaries import Key, own_diary
from nonuple.server.http.wishes import ask_rationed
from nonuple.study.agenda import Agenda, agenda, by_drill, own_cards, session
from nonuple.study.cards import HookedWord, StudyCard, card_name, card_of
from nonuple.study.decks import Drill, Shape, deck
from nonuple.study.diary.activity import DiaryActivity
from nonuple.study.diary.commands import AnswerCard, CorrectRecall
from nonuple.study.diary.diary import Diary
from nonuple.study.diary.entries import KeptTurn
from nonuple.study.memory import Recall
from nonuple.texts import study as texts
from nonuple.words.lexicon import Lexicon

MOST_CARDS_AT_ONCE = 100
MOST_READINGS = 2
"""Told of a word on a card."""
OWN = (Drill.MISSED, Drill.MINE)
"""Drills that no word list makes."""


class DeckView(msgspec.Struct, frozen=True):
    drill: Drill
    cards: int
    words: int


class StudyPlan(msgspec.Struct, frozen=True):
    agenda: Agenda
    decks: tuple[DeckView, ...]
    lexicon: str
    """The list in use."""


class CardAnswer(HookedWord, frozen=True, kw_only=True):
    """A word to find, and what it is."""

    meanings: Meanings


class AskedCard(msgspec.Struct, frozen=True):
    """A card to answer; its answers are told with it, since nobody but oneself is asked."""

    card: str
    drill: Drill
    shape: Shape
    letters: str
    support: str
    answers: tuple[CardAnswer, ...]
    last: date | None
    """When it was asked last."""
    turn: KeptTurn | None = None


class AnsweredCard(msgspec.Struct, frozen=True):
    card: str
    recall: Recall
    due: date
    days: int
    """Until then."""


@get("/{id:str}/study", summary="What is due, and what there is to learn", tags=["study"])
async def get_study(request: AnyRequest, id: FromPath[str]) -> StudyPlan:
    visitor, activity = await own_diary(request, id)
    planned = agenda(activity.diary, visitor.room.now().date.date())
    lexicon, decks = await asyncio.to_thread(_decks, activity)
    return StudyPlan(planned, decks, lexicon.name)


def _decks(activity: DiaryActivity) -> tuple[Lexicon, tuple[DeckView, ...]]:
    lexicon, diary = activity.means.lexicon(None), activity.diary
    made = {drill: deck(drill, lexicon, USUAL.letters) for drill in Drill}
    own = {
        Drill.MISSED: sum(one.missed for one in diary.words.values()) + len(diary.turns),
        Drill.MINE: sum(not one.missed for one in diary.words.values()),
    }
    return lexicon, tuple(
        DeckView(drill, own.get(drill, len(one.cards)), own.get(drill, one.words))
        for drill, one in made.items()
    )


@get("/{id:str}/cards", summary="The cards of a sitting", tags=["study"])
async def get_cards(
    request: AnyRequest,
    id: FromPath[str],
    drill: FromQuery[Drill | None] = None,
    more: FromQuery[Annotated[int, msgspec.Meta(ge=0, le=MOST_CARDS_AT_ONCE)]] = 0,
    turns: FromQuery[bool] = False,
) -> tuple[AskedCard, ...]:
    """What is due today, of one drill if one is named, then as many new ones as are asked for.

    With `turns`, the turns lost in one's games, due or not, and nothing else.
    """
    visitor, activity = await own_diary(request, id)
    await check_solves(request)
    today = visitor.room.now().date.date()
    return await asyncio.to_thread(_asked, activity, Sitting(drill, more, turns), today)


class Sitting(NamedTuple):
    """What is wanted of one's cards."""

    drill: Drill | None
    more: int
    turns: bool


def _chosen(diary: Diary, wanted: Sitting, lexicon: Lexicon, today: date) -> list[str]:
    if wanted.turns:
        return own_cards(diary, Drill.MISSED, turns=True)
    due = session(diary, today, wanted.drill)
    if wanted.drill in OWN:
        ahead = [card for card in own_cards(diary, wanted.drill) if card not in due]
        return [*due, *ahead[: wanted.more]]
    new = deck(wanted.drill or Drill.ANAGRAMS, lexicon, USUAL.letters).cards if wanted.more else ()
    return session(diary, today, wanted.drill, new, wanted.more)


def _asked(activity: DiaryActivity, wanted: Sitting, today: date) -> tuple[AskedCard, ...]:
    lexicon, diary = activity.means.lexicon(None), activity.diary
    cards = _chosen(diary, wanted, lexicon, today)[:MOST_CARDS_AT_ONCE]
    drills = {card: of for of, several in by_drill(diary, cards).items() for card in several}
    asked = (_shown(activity, card, drills[card], lexicon) for card in cards)
    return tuple(one for one in asked if one.answers)


def _shown(activity: DiaryActivity, card: str, drill: Drill, lexicon: Lexicon) -> AskedCard:
    diary, name = activity.diary, card_name(card)
    memory, turn = diary.memories.get(card), None
    made = card_of(name, lexicon)
    if name.shape is Shape.TURN:
        turn = diary.turns[name.subject]
        made = StudyCard(
            card, name.shape, Rack.parse(turn.rack).letters, "", (HookedWord(turn.word.upper()),)
        )
    return AskedCard(
        made.card,
        drill,
        made.shape,
        made.letters,
        made.support,
        tuple(map(_told, made.answers)),
        memory.last if memory else None,
        turn,
    )


def _told(answer: HookedWord) -> CardAnswer:
    meanings = meanings_of(answer.word)
    short = replace(meanings, readings=meanings.readings[:MOST_READINGS])
    return CardAnswer(answer.word, answer.front, answer.behind, meanings=short)


@post("/{id:str}/answers", status_code=200, summary="Answer a card, or correct how well", tags=["study"])
async def answer_card(
    request: AnyRequest, id: FromPath[str], data: JSONBody[AnswerCard | CorrectRecall], key: Key = None
) -> AnsweredCard:
    visitor, activity = await own_diary(request, id)
    await ask_rationed(club_of(request), visitor, data, key, address_of(request))
    memory = activity.diary.memories.get(data.card)
    if memory is None:  # the key was that of another wish
        raise Refusal(texts.NOT_ASKED)
    last = activity.diary.reviews[data.card][-1]
    return AnsweredCard(data.card, last.recall, memory.due, memory.interval)


ROUTES = (get_study, get_cards, answer_card)
