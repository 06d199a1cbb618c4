"""Judging, for any position and any sketch: valid slips are paid, nothing crashes, nothing is overpaid."""

import os
from collections.abc import Iterable, Iterator
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from nonuple._kernel import Words
from nonuple.pieces.board import Board
from nonuple.pieces.formula import Formula
from nonuple.pieces.notation import Ref
from nonuple.pieces.search import Move, Search
from nonuple.pieces.tiles import Rack
from nonuple.pieces.variant import USUAL
from nonuple.rulebooks.judging import judge
from nonuple.slips.played import word_played
from nonuple.slips.reading import Reading
from nonuple.slips.sketch import LetterRun
from nonuple.slips.slip import MOST_LETTERS, Situation, Slip, SlipFault
from nonuple.slips.verdict import Opinion, Sanction
from tests.editions import COMPETITION
from tests.positions import Case, cases
from tests.slips.situations import played

SOAK = os.environ.get("NONUPLE_SOAK") == "1"
SEED = None if SOAK else 20260101
POSITIONS = 3000 if SOAK else 100
SKETCHES = 1_000_000 if SOAK else 400
MOVES = 12
"""How many moves of each position are written on slips."""


def situation_of(case: Case, turn: int = 2) -> Situation:
    words = Words.build("\n".join(case.words).encode())
    return Situation(
        Board("".join(case.rows)), Rack.parse(case.rack), words, turn, Formula.parse(case.formula)
    )


def moves_of(rng: Random, where: Situation) -> list[Move]:
    found = Search.over(where.words, where.formula, USUAL).one(where.board, where.rack, top=False)
    return [found[at] for at in sorted(rng.sample(range(len(found)), min(MOVES, len(found))))]


def positions() -> Iterator[tuple[Random, Situation]]:
    """Positions after the first turn, and chance of their own."""
    rng = Random(SEED)
    for case in cases(rng.randrange(2**32), POSITIONS):
        if any(set(row) != {"."} for row in case.rows):
            yield rng, situation_of(case)


def written(move: Move) -> tuple[str, ...]:
    return tuple(move.word) if Ref.parse(move.ref).down else (move.word,)


def on_the_grid(where: Situation, move: Move) -> tuple[str, ...]:
    """The word with every letter that lies on the grid."""
    placed = where.board.place(move.ref, move.word, formula=where.formula)
    return Board(placed.grid).rows


def few(rows: Iterable[str]) -> tuple[str, ...]:
    """As many letters as a slip may hold."""
    left, found = MOST_LETTERS, []
    for row in rows:
        kept = "".join(one for at, one in enumerate(row) if letters_of(row[: at + 1]) <= left)
        left -= letters_of(kept)
        found.append(kept)
    return tuple(found)


def letters_of(row: str) -> int:
    return len(row) - row.count(".") - row.count(" ")


def extends_elsewhere(where: Situation, move: Move) -> bool:
    """Whether the word also extends three letters or more at another place: then it is taken there."""
    reading = Reading(where, Slip(written(move)))
    return any(
        place.extends >= 3 and place.valid and str(place.ref) != move.ref
        for place in reading.places(reading.runs[0])
    )


def test_a_fully_valid_slip_of_any_move_is_paid_its_score() -> None:
    judged = 0
    for rng, where in positions():
        for move in moves_of(rng, where):
            if not extends_elsewhere(where, move):
                verdict = judge("2026", where, Slip(written(move), move.ref, move.score))
                assert (verdict.points, verdict.gross, verdict.sanction) == (
                    move.score,
                    move.score,
                    Sanction.NONE,
                )
                assert played(verdict) == (move.ref, move.word)
                judged += 1
    assert judged > 300


def ambiguous(reading: Reading, run: LetterRun) -> bool:
    """Whether the letters written fit several places: ZZZZZ lengthens ZZZ in three ways."""
    return sum(place.valid and place.links >= 3 for place in reading.places(run)) > 1


def test_the_same_by_junction_letters() -> None:
    judged = 0
    for rng, where in positions():
        for move in moves_of(rng, where)[:4]:
            slip = Slip(few(on_the_grid(where, move)), None, move.score)
            reading = Reading(where, slip)
            ref = Ref.parse(move.ref)
            run = next((run for run in reading.runs if (run.row, run.column, run.down) == ref), None)
            if run is None:
                continue
            place = reading.at(run, ref)
            if (
                place is not None
                and place.links >= 3
                and word_played(reading) == run
                and not ambiguous(reading, run)
            ):
                verdict = judge("2026", where, slip)
                assert (verdict.points, verdict.sanction) == (move.score, Sanction.NONE), (
                    slip,
                    move,
                    verdict,
                )
                judged += 1
    assert judged > 40


sketches = st.lists(st.text("ABEZabez?. ", max_size=15), max_size=15).map(tuple) | st.lists(
    st.text("ABEZab?", min_size=15, max_size=15), min_size=15, max_size=15
).map(tuple)
faults = st.frozensets(st.sampled_from(SlipFault), max_size=3)
boxes = st.none() | st.text("ABHO0158 ?é", max_size=4) | st.sampled_from(["H8", "8H", "A1", "15O"])


Judgement = tuple[Situation, Slip]


@st.composite
def judgements(draw: st.DrawFn) -> Judgement:
    seed = draw(st.integers(0, 400))
    where = situation_of(next(cases(seed, 1)), draw(st.integers(1, 30)))
    rng = Random(seed)
    sketch = draw(sketches)
    moves = moves_of(rng, where)
    score = draw(st.none() | st.integers(-1, 120))
    box = draw(boxes)
    follows_a_move = draw(st.booleans())
    if moves and follows_a_move:
        move = draw(st.sampled_from(moves))
        sketch = draw(
            st.sampled_from([written(move), on_the_grid(where, move), (*written(move), *sketch)[:15]])
        )
        score = draw(st.sampled_from([score, move.score]))
        box = draw(st.sampled_from([box, move.ref, move.ref[::-1]]))
    return where, Slip(few(sketch), box, score, draw(faults))


@settings(max_examples=20_000 if SOAK else 50)
@given(judgements())
def test_no_slip_breaks_it_and_none_is_paid_more_than_its_best_reading(judgement: Judgement) -> None:
    check(*judgement)


def test_random_sketches_never_break_it() -> None:
    rng = Random(SEED)
    pool = [situation_of(case, rng.randint(1, 9)) for case in cases(rng.randrange(2**32), 40)]
    for _ in range(SKETCHES):
        where = rng.choice(pool)
        size = rng.choice((1, 3, 7, 15))
        alphabet = rng.choice(("ABEZ?. ", "AEINORSTUL..", where.rack.letters + "....", "AEab"))
        rows = ("".join(rng.choices(alphabet, k=rng.randint(0, size))) for _ in range(rng.randint(0, size)))
        check(where, Slip(few(rows), rng.choice((None, "H8", "8H", "ZZ")), rng.choice((None, 4, 12))))


def check(where: Situation, slip: Slip) -> None:
    """No edition fails, wavers, or pays more than the slip can be worth."""
    best = max((score for score in possible(where, slip)), default=0)
    for edition in COMPETITION:
        verdict = judge(edition, where, slip)
        assert verdict == judge(edition, where, slip)
        verdicts = [verdict]
        if verdict.question is not None:
            assert verdict.sanction is Sanction.UNDECIDED
            assert set(verdict.question.outcomes) == set(Opinion)
            verdicts += verdict.question.outcomes.values()
        for one in verdicts:
            assert one.explain("fr") and one.explain("en", full=True)
            assert one.points is None or one.points >= 0
            if edition == "2026":  # the others pay some words that are not written as they are played
                assert one.points is None or one.points <= best
            assert (one.points is None) == (one.gross is None)
            if one.gross is not None:
                penalty = 5 if one.sanction is Sanction.PENALTY else 0
                assert one.points == max(0, one.gross - penalty)


def possible(where: Situation, slip: Slip) -> Iterator[int]:
    """Every score that some word of the slip can have somewhere, in either direction."""
    reading = Reading(where, slip)
    for run in reading.runs:
        for place in (*reading.places(run), *reading.turned(run)):
            yield from place.scores
