"""A diary: nothing is written down twice, and the order of bringing in does not matter."""

from datetime import UTC, date, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonuple.errors import Refusal
from nonuple.study import agenda as plans
from nonuple.study.agenda import agenda, due_cards, session, weeks_played
from nonuple.study.decks import Drill
from nonuple.study.diary import commands as ask
from nonuple.study.diary.deciding import COSTLIEST, decide_diary, merged, read_games
from nonuple.study.diary.diary import DAILY, Diary, card_of_word
from nonuple.study.diary.entries import CardReview, KeptTurn, NotedGame, TakenWord
from nonuple.study.diary.file import DiaryFile, diary_file, write_diary
from nonuple.study.memory import Recall

NOON = datetime(2026, 3, 2, 12, tzinfo=UTC)
TODAY = NOON.date()
EMPTY = "." * 225
WORDS = ("CHAT", "CHIEN", "GLANEUR", "WAPITI", "KIWI")

moments = st.integers(0, 200).map(lambda days: NOON + timedelta(days=days))
reviews = st.builds(
    CardReview,
    st.sampled_from(WORDS).map(card_of_word),
    st.sampled_from(list(Recall)),
    moments,
    st.floats(0, 90),
)
games = st.builds(
    NotedGame,
    source=st.integers(0, 8).map("solo:a:{}".format),
    kind=st.just("solo"),
    at=moments,
    points=st.integers(0, 900),
    top=st.integers(1, 1000),
)
turns = st.builds(
    KeptTurn,
    source=st.just("solo:a:1"),
    turn=st.integers(1, 5),
    at=moments,
    grid=st.just(EMPTY),
    rack=st.just("AEGLNRU"),
    ref=st.just("H8"),
    word=st.just("GLANEUR"),
    score=st.integers(20, 90),
)
words = st.builds(TakenWord, st.sampled_from(WORDS), moments.map(datetime.date), st.booleans())
files = st.builds(
    DiaryFile,
    games=st.lists(games, max_size=6, unique_by=lambda one: one.source).map(tuple),
    turns=st.lists(turns, max_size=3, unique_by=lambda one: one.id).map(tuple),
    words=st.lists(words, max_size=4, unique_by=lambda one: one.word).map(tuple),
    reviews=st.lists(reviews, max_size=25, unique_by=lambda one: (one.card, one.at)).map(tuple),
)


def bring(diary: Diary, file: DiaryFile) -> Diary:
    for event in merged(diary, file.games, file.turns, file.words, file.reviews):
        diary.happen(event)
    return diary


def asked(diary: Diary, wish: ask.DiaryCommand, at: datetime = NOON) -> Diary:
    for event in decide_diary(diary, wish, at):
        diary.happen(event)
    return diary


@given(files)
def test_a_diary_brought_back_is_the_same_and_brought_twice_adds_nothing(file: DiaryFile) -> None:
    diary = bring(Diary(), file)
    written = write_diary(diary)
    assert merged(diary, file.games, file.turns, file.words, file.reviews) == ()
    again = bring(Diary(), diary_file(diary))
    assert write_diary(again) == written
    assert again.memories == diary.memories


@given(files, files)
def test_two_devices_know_the_same_whichever_was_read_first(one: DiaryFile, other: DiaryFile) -> None:
    first, second = bring(bring(Diary(), one), other), bring(bring(Diary(), other), one)
    same = {card for card, known in first.reviews.items() if known == second.reviews[card]}
    assert first.reviews.keys() == second.reviews.keys()
    assert {card: first.memories[card] for card in same} == {card: second.memories[card] for card in same}
    assert first.games.keys() == second.games.keys() and first.turns.keys() == second.turns.keys()


@given(files)
def test_the_curve_counts_what_is_known_whatever_the_order_of_answers(file: DiaryFile) -> None:
    diary = Diary()
    for one in file.reviews:
        bring(diary, DiaryFile(reviews=(one,)))
    curve = plans.known_by_day(diary)
    known = sum(memory.known for memory in diary.memories.values())
    assert (curve[-1].known, curve[-1].started) == (known, len(diary.memories)) if curve else known == 0


@given(files, st.integers(1, 30), st.integers(0, 400))
def test_no_day_asks_for_more_than_one_wants_and_late_cards_are_spread(
    file: DiaryFile, daily: int, later: int
) -> None:
    diary = asked(bring(Diary(), file), ask.SetPace(daily))
    on = TODAY + timedelta(days=later)
    plan, sitting = agenda(diary, on), session(diary, on, None)
    assert plan.today == len(sitting) <= daily
    assert set(sitting) <= set(due_cards(diary, on))
    assert (plan.days - 1) * daily < plan.waiting <= plan.days * daily or plan.waiting == plan.days == 0
    assert sum(one.due for one in plan.drills) == plan.waiting
    assert sum(one.cards for one in plan.memory) == len(diary.memories)


def test_sixty_four_cards_come_in_four_days() -> None:
    words = tuple(
        "A" * length + "B" * (16 - length - other) for length in range(1, 12) for other in range(1, 8)
    )
    late = tuple(
        TakenWord(word[:15], TODAY - timedelta(days=21)) for word in dict.fromkeys(words) if len(word) > 1
    )
    diary = bring(Diary(), DiaryFile(words=late[:64]))
    plan = agenda(diary, TODAY)
    assert (plan.today, plan.waiting, plan.days, plan.late) == (DAILY, 64, 4, 21)


def test_an_answer_is_deduced_then_corrected_by_whoever_gave_it() -> None:
    card = card_of_word("GLANEUR")
    diary = asked(Diary(), ask.AnswerCard(card, 3, 3, 0, 4.0))
    assert diary.reviews[card][-1].recall is Recall.EASY
    easy = diary.memories[card]
    asked(diary, ask.CorrectRecall(card, Recall.MISSED))
    assert diary.memories[card].due < easy.due
    assert len(diary.reviews[card]) == 1
    with pytest.raises(Refusal):
        asked(diary, ask.CorrectRecall(card_of_word("CHAT"), Recall.EASY))


def test_an_answer_told_later_counts_when_it_was_given_and_never_ahead() -> None:
    card, yesterday = card_of_word("GLANEUR"), NOON - timedelta(days=1)
    diary = asked(Diary(), ask.AnswerCard(card, 3, 3, at=yesterday))
    assert diary.memories[card].last == yesterday.date()
    asked(diary, ask.AnswerCard(card, 3, 3, at=yesterday))
    asked(diary, ask.AnswerCard(card, 3, 3, at=NOON + timedelta(days=9)))
    assert [one.at for one in diary.reviews[card]] == [yesterday, NOON], "told twice, it counts once"


def test_words_are_taken_and_left_and_missed_ones_are_practised_apart() -> None:
    diary = asked(Diary(), ask.TakeWords(("glaneur", "Été"), missed=True))
    asked(diary, ask.TakeWords(("KIWI",)))
    due = {one.drill: one.due for one in agenda(diary, TODAY).drills}
    assert (due[Drill.MISSED], due[Drill.MINE], due[Drill.ANAGRAMS]) == (2, 1, 0)
    asked(diary, ask.LeaveWords(("ETE",)))
    assert set(diary.words) == {"GLANEUR", "KIWI"}
    for bad in ("A", "MOT2", "ANTICONSTITUTIONNELLEMENT"):
        with pytest.raises(Refusal):
            asked(diary, ask.TakeWords((bad,)))


def test_a_turn_lost_comes_back_in_three_days_until_it_is_forgotten() -> None:
    turn = KeptTurn(
        source="solo:a:1", turn=4, at=NOON, grid=EMPTY, rack="AEGLNRU", ref="H8", word="GLANEUR", score=70
    )
    diary = asked(Diary(), ask.KeepTurn(turn))
    assert due_cards(diary, TODAY + timedelta(days=2)) == []
    (card,) = due_cards(diary, TODAY + timedelta(days=3))
    asked(diary, ask.AnswerCard(card, 1, 1, 0, 9), NOON + timedelta(days=3))
    asked(diary, ask.ForgetTurn(turn.id))
    assert due_cards(diary, TODAY + timedelta(days=900)) == []
    with pytest.raises(Refusal):
        asked(diary, ask.AnswerCard(card, 1, 1))


def test_a_position_that_cannot_be_shown_is_refused() -> None:
    for grid, rack, ref in (("é" * 225, "A", "H8"), (EMPTY, "abc", "H8"), (EMPTY, "A", "Z99")):
        turn = KeptTurn(source="a", turn=1, at=NOON, grid=grid, rack=rack, ref=ref, word="MOT", score=9)
        with pytest.raises(Refusal):
            asked(Diary(), ask.KeepTurn(turn))


def test_a_game_told_by_a_page_is_marked_as_told() -> None:
    game = NotedGame(source="x", kind="club", at=NOON, points=450, top=900, told=False)
    diary = asked(Diary(), ask.NoteGame(game))
    assert diary.games["x"].told and diary.games["x"].percent == 50.0


def test_ten_weeks_tell_games_and_the_middle_share() -> None:
    shares = ((0, 80), (0, 90), (3, 50))
    played = tuple(
        NotedGame(
            source=f"s{back}-{share}", kind="solo", at=NOON - timedelta(days=back), points=share, top=100
        )
        for back, share in shares
    )
    weeks = weeks_played(bring(Diary(), DiaryFile(games=played)), TODAY)
    assert len(weeks) == 10 and weeks[-1].monday == date(2026, 3, 2)
    assert [(one.games, one.median) for one in weeks[-2:]] == [(1, 50.0), (2, 85.0)]


@given(
    st.lists(
        st.tuples(st.sampled_from(WORDS), st.integers(20, 90)),
        min_size=1,
        max_size=5,
        unique_by=lambda one: one[0],
    )
)
def test_the_words_that_cost_most_tonight_are_tomorrows_first_cards(lost: list[tuple[str, int]]) -> None:
    kept = [
        KeptTurn(
            source="solo:a:1", turn=n, at=NOON, grid=EMPTY, rack="AEGLNRU", ref="H8", word=word, score=score
        )
        for n, (word, score) in enumerate(lost, start=1)
    ]
    diary = filled(ask_again=CardReview(card_of_word("ZYTHUM"), Recall.MISSED, NOON, 3.0))
    for fact in read_games(diary, [NotedGame(source="solo:a:1", kind="solo", at=NOON)], kept, NOON):
        diary.happen(fact)
    dearest = sorted((score for _, score in lost), reverse=True)[:COSTLIEST]
    first = session(diary, TODAY + timedelta(days=1), None)[: len(dearest)]
    costs = {card_of_word(word): score for word, score in lost}
    assert sorted((costs[card] for card in first), reverse=True) == dearest
    assert not any(card in costs for card in session(diary, TODAY, None)), "not tonight"


def filled(ask_again: CardReview) -> Diary:
    """With a card that is due tomorrow."""
    diary = Diary()
    for fact in merged(diary, (), (), (), (ask_again,)):
        diary.happen(fact)
    return diary
