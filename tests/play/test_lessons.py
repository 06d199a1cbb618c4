"""A list that learns: sheets bring the one in use nearer to theirs, and wrong sheets do no harm."""

import random
from functools import cache

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from nonuple.pieces.draw import secret_of_seed
from nonuple.pieces.formula import Formula
from nonuple.play.duplicate.lessons import lessons_of
from nonuple.play.duplicate.sampling import sampled
from nonuple.play.duplicate.settings import Settings
from nonuple.play.duplicate.standing import TurnStart
from nonuple.play.record import Record
from nonuple.words.learnt import Evidence, Learnt, SheetLesson, TurnLesson
from nonuple.words.lexicon import Lexicon
from tests.records import lexicon


@cache
def common() -> tuple[str, ...]:
    """A small part of a real list: short words, and some of the others."""
    return tuple(word for at, word in enumerate(lexicon()) if len(word) <= 3 or at % 40 == 0)


def varied(seed: int, share: float) -> frozenset[str]:
    """The words that a list lacks, or has too many."""
    chance = random.Random(seed)
    return frozenset(word for word in common() if chance.random() < share)


def games(truth: Lexicon, count: int, first: int = 0) -> list[Record]:
    return [sampled(Settings(), secret_of_seed(first + seed), truth) for seed in range(count)]


def lesson(record: Record, ours: Lexicon, sheet: str) -> SheetLesson:
    return SheetLesson(sheet, sheet, ours.fingerprint, tuple(lessons_of(record, ours)))


def lessons(records: list[Record], ours: Lexicon) -> tuple[SheetLesson, ...]:
    return tuple(lesson(record, ours, f"feuille-{at}") for at, record in enumerate(records))


def lowered(record: Record, truth: Lexicon, at: int) -> Record:
    """The game up to a turn where the top was missed."""
    turn = record.turns[at]
    before = msgspec.structs.replace(record, turns=record.turns[:at], end="interrupted")
    standing = TurnStart.first(Formula.parse(record.formula), record.pieces)
    for one in before.turns:
        standing = standing.after(one)
    lesser = next(move for move in truth.moves(standing.board, turn.rack) if move.score < turn.score - 3)
    placed = standing.place(lesser.ref, lesser.word)
    missed = msgspec.structs.replace(
        turn, ref=lesser.ref, word=placed.word, score=placed.score, bonus=placed.bonus, cross=placed.cross
    )
    return msgspec.structs.replace(before, turns=(*before.turns, missed))


@settings(max_examples=3)
@given(st.integers(0, 1_000))
def test_learning_goes_towards_the_list_that_the_sheets_were_played_with(seed: int) -> None:
    """On the words that occur: all that lay on a grid are admitted, none of them is barred."""
    missing, extra = varied(seed, 0.1), varied(seed + 1, 0.1)
    truth, ours = Lexicon.of(set(common()) - extra), Lexicon.of(set(common()) - missing)
    learnt = Learnt(lessons(games(truth, 12, seed), ours))
    after = set(learnt.applied(ours))
    assert learnt.admitted <= set(truth)
    assert learnt.barred <= set(ours) - set(truth)
    assert learnt.proven.keys() <= after
    assert len(after ^ set(truth)) < len(set(ours) ^ set(truth))


def test_wrong_sheets_bar_no_good_word() -> None:
    """One sheet in fifty has a top that is too low."""
    extra = varied(1, 0.1)
    truth, ours = Lexicon.of(set(common()) - extra), Lexicon.of(common())
    *right, last = games(truth, 50)
    told = lessons(right, ours)
    accused = set()
    for at in range(2, 15):
        learnt = Learnt([*told, lesson(lowered(last, truth, at), ours, "fausse")])
        accused |= learnt.contradicted.keys() & set(truth)
        assert learnt.barred
        assert learnt.barred <= extra
    assert accused


@pytest.mark.parametrize("seed", [1, 2])
def test_tops_that_are_too_low_bar_no_good_word_of_a_whole_list(seed: int) -> None:
    """One top in fifty: some thirty of a hundred sheets err, and accuse good words once each."""
    chance, every = random.Random(seed), list(lexicon())
    extra = frozenset(word for word in every if chance.random() < 0.05)
    truth, ours = Lexicon.of(set(every) - extra), lexicon()
    sheets = games(truth, 100, 1_000 * seed)
    for at, sheet in enumerate(sheets):
        missed = [turn for turn in range(1, len(sheet.turns) - 3) if chance.random() < 0.02]
        sheets[at] = lowered(sheet, truth, missed[0]) if missed else sheet
    learnt = Learnt(lessons(sheets, ours))
    assert len(learnt.contradicted.keys() & set(truth)) > 20
    assert learnt.barred
    assert learnt.barred <= extra


@given(st.integers(1, 12), st.integers(0, 1))
def test_two_sheets_of_one_game_teach_it_once(seen: int, other: int) -> None:
    """Published twice, once not whole: what one turn contradicts is contradicted by it alone."""
    truth, ours = Lexicon.of(set(common()) - varied(3, 0.4)), Lexicon.of(common())
    whole = games(truth, 1, other)[0]
    part = msgspec.structs.replace(whole, turns=whole.turns[:seen], end="interrupted")
    once, twice = (
        Learnt([lesson(one, ours, str(at)) for at, one in enumerate(told)])
        for told in ([whole], [part, whole])
    )
    assert (once.barred, once.doubtful.keys()) == (twice.barred, twice.doubtful.keys())
    assert once.contradicted.keys() == twice.contradicted.keys() != set()


@given(st.permutations(range(8)))
def test_the_order_of_the_sheets_is_indifferent(order: list[int]) -> None:
    told = shared_lessons()
    one, other = Learnt(told), Learnt([told[at] for at in order])
    assert (one.admitted, one.barred, one.doubtful) == (other.admitted, other.barred, other.doubtful)


@cache
def shared_lessons() -> tuple[SheetLesson, ...]:
    truth = Lexicon.of(set(common()) - varied(3, 0.1))
    return lessons(games(truth, 8), Lexicon.of(common()))


# --- By hand ------------------------------------------------------------------------------------------------


def turns(*told: TurnLesson) -> SheetLesson:
    return SheetLesson("lundi", "lundi", "", told)


def test_a_word_is_barred_by_two_turns_and_lifted_by_a_grid() -> None:
    once = turns(TurnLesson(1, ("CHAT",), (("OP",),)))
    assert Learnt([once]).barred == frozenset()
    assert Learnt([once]).doubtful == {"OP": (Evidence("lundi", 1),)}
    twice = turns(*once.turns, TurnLesson(2, ("CHATS",), (("OP",),)))
    assert Learnt([twice]).barred == {"OP"}
    assert Learnt([twice, turns(TurnLesson(3, ("OP",)))]).barred == frozenset()


def test_a_move_with_two_unproven_words_accuses_neither_until_one_is_cleared_or_barred() -> None:
    both = turns(*(TurnLesson(n, (), (("OP", "RAT"),)) for n in (1, 2)))
    assert Learnt([both]).contradicted == {}
    assert Learnt([both, turns(TurnLesson(3, ("RAT",)))]).barred == {"OP"}


def test_what_a_person_decides_prevails() -> None:
    told = [turns(TurnLesson(1, ("ZUT",), (("OP",),)), TurnLesson(2, (), (("OP",),)))]
    assert Learnt(told, {"OP": True}).barred == frozenset()
    assert Learnt(told, {"ZUT": False}).applied(["ZUT", "OP"]) == ()


def test_a_new_word_brings_its_other_forms() -> None:
    learnt = Learnt([turns(TurnLesson(1, ("KORA", "CHAT")))])
    assert learnt.applied(["CHAT"], lambda word: [word + "S"]) == ("CHAT", "KORA", "KORAS")


def test_a_turn_whose_score_is_wrong_teaches_nothing() -> None:
    (record,) = games(Lexicon.of(common()), 1)
    first = msgspec.structs.replace(record.turns[0], score=record.turns[0].score + 1)
    wrong = msgspec.structs.replace(record, turns=(first, *record.turns[1:]))
    taught = [one.turn for one in lessons_of(wrong, Lexicon.of(common()))]
    assert taught == [turn.n for turn in record.turns[1:]]


@pytest.mark.parametrize("formula", ["joker", "7+8"])
def test_every_formula_teaches(formula: str) -> None:
    truth = Lexicon.of(common())
    record = sampled(Settings(formula=formula), secret_of_seed(1), truth)
    learnt = Learnt([lesson(record, truth, "une")])
    assert learnt.contradicted == {}
    assert {turn.word.upper() for turn in record.turns} <= learnt.proven.keys()
