"""Laws of the judge, on the turns of real games, for slips written as people write them.

`make soak` tries a million slips in all, new ones every time.
"""

import os
from collections.abc import Iterator, Set
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import NamedTuple

import pytest

from nonuple.pieces.board import EMPTY, Board
from nonuple.pieces.notation import Ref
from nonuple.rulebooks.judging import judge, judge_as_read
from nonuple.rulebooks.older.several_4_5 import alone
from nonuple.slips.played import word_played
from nonuple.slips.reading import Reading
from nonuple.slips.sketch import LetterRun, Sketch, chained
from nonuple.slips.slip import Situation, Slip
from nonuple.slips.verdict import Code, Finding, Opinion, Sanction, Verdict
from tests.editions import COMPETITION
from tests.slips.agreement import has_words_apart
from tests.slips.hand import LETTERS, Written, claims, doubly, rightly, some_move, turns, word_of, wrongly

SOAK = os.environ.get("NONUPLE_SOAK") == "1"
SEED = Random().randrange(2**32) if SOAK else 2026
GAMES = 40 if SOAK else 2
MOVES = 2 if SOAK else 1
"""How many moves of a turn are written."""


class Mistake(NamedTuple):
    """A slip written wrongly, and how."""

    name: str
    written: Written

    @property
    def situation(self) -> Situation:
        return self.written.situation


def moves() -> Iterator[tuple[Random, Written]]:
    """Moves of real games, of every formula, and chance of their own."""
    rng = Random(SEED)
    for turn in turns(SEED, GAMES):
        for _ in range(MOVES if len(turn.moves) else 0):
            yield rng, Written.of(turn.situation, some_move(rng, turn))


def mistakes() -> Iterator[Mistake]:
    for rng, written in moves():
        for name, wrong in wrongly(rng, written.situation, written.move):
            yield Mistake(name, wrong)


def told(verdict: Verdict) -> tuple[int | None, str]:
    return verdict.points, verdict.sanction.value


def outcomes(edition: str, situation: Situation, slip: Slip) -> list[Verdict]:
    """The verdict; where a person is asked, what each answer gives."""
    verdict = judge(edition, situation, slip)
    return [verdict] if verdict.question is None else list(verdict.question.outcomes.values())


def rivals(situation: Situation, slip: Slip) -> int:
    """How many places of the word the letters of the slip fit altogether."""
    reading = Reading(situation, slip)
    word = word_played(reading)
    assert word is not None
    needed = situation.links_needed
    return sum(
        place.playable and place.links >= needed and not place.unexplained for place in reading.places(word)
    )


@pytest.mark.article("2026", "6.2", "6.2.3", "6.2.4")
@pytest.mark.article("2010", "3.2", "3.3")
@pytest.mark.article("2009", "3.2", "3.3")
@pytest.mark.parametrize("edition", COMPETITION)
def test_a_move_written_in_any_right_way_is_paid_in_full_without_sanction(edition: str) -> None:
    judged = 0
    for rng, written in moves():
        for right in rightly(rng, written.situation, written.move):
            slip = right.slip(rng.randrange(3), rng.randrange(3))
            if right.reference is None and rivals(written.situation, slip) > 1:
                continue
            verdict = judge(edition, written.situation, slip)
            assert told(verdict) == (written.move.score, "none"), (written.situation, slip, verdict)
            judged += 1
    assert judged > 10 * GAMES


@pytest.mark.article("2026", "6.2.3", "6.2.5")
@pytest.mark.article("2010", "3.4")
@pytest.mark.article("2009", "3.4")
@pytest.mark.parametrize("edition", COMPETITION)
def test_a_junction_letter_miscopied_beside_a_right_reference_costs_what_the_article_says(
    edition: str,
) -> None:
    """Nothing in 2026, a warning before, unless a word of the grid is prolonged wrongly."""
    judged = 0
    for name, wrong in mistakes():
        if name == "miscopied-with-reference":
            reading = Reading(wrong.situation, wrong.slip())
            for verdict in outcomes(edition, wrong.situation, wrong.slip()):
                named_elsewhere = edition == "2026" and Code.TWO_MODES_ONE_WRONG in verdict.codes
                prolonged = edition != "2026" and Code.JUNCTION_NOT_ADMITTED in verdict.codes
                if named_elsewhere or prolonged or _spells_another_word(reading, wrong):
                    continue
                want = "none" if edition == "2026" else "warning"
                assert told(verdict) == (wrong.move.score, want), (wrong.situation, wrong.slip(), verdict)
                judged += 1
    assert judged > 10 * GAMES


@pytest.mark.article("2026", "6.2.3", "6.2.5")
def test_letters_beside_a_right_reference_and_score_cost_no_points_be_there_two_mistakes_in_them() -> None:
    """Unless they name another place, or make, by chance, another word (2026)."""
    judged, by_chance, named = 0, 0, {Code.TWO_MODES_ONE_WRONG, Code.JUNCTION_NOT_ADMITTED}
    for rng, written in moves():
        for name, wrong in doubly(rng, written.situation, written.move):
            if not name.endswith("-with-reference") or not _stands(wrong) or has_words_apart(wrong):
                continue
            reading = Reading(wrong.situation, wrong.slip())
            verdict = judge("2026", wrong.situation, wrong.slip())
            if _spells_another_word(reading, wrong):
                by_chance += 1
            elif verdict.question is None and named.isdisjoint(verdict.codes):
                assert verdict.points == wrong.move.score, (wrong.situation, wrong.slip(), verdict)
                judged += 1
    assert judged > 10 * GAMES
    assert 100 * by_chance < judged


NAMED_OTHERWISE = {Code.INVERTED, Code.TWO_MODES_ONE_WRONG}
"""What a slip says on which letters are, by chance, all right at another place, or turned."""


@pytest.mark.article("2026", "6.2.5", "6.4.1")
def test_one_stray_beside_a_word_that_is_placed_and_has_its_score_costs_no_points() -> None:
    """Unless it makes, by chance, a solution that explains every letter, or one named otherwise."""
    judged = by_chance = 0
    for name, wrong in mistakes():
        right = len(wrong.drawing) - 1 - wrong.move.tiles
        enough = wrong.reference is not None or right >= wrong.situation.links_needed
        if name.startswith("stray") and enough and _stands(wrong):
            verdict = judge("2026", wrong.situation, wrong.slip())
            elsewhere = verdict.question or not NAMED_OTHERWISE.isdisjoint(verdict.codes)
            if elsewhere or _spells_another_word(Reading(wrong.situation, wrong.slip()), wrong):
                by_chance += 1
            else:
                assert verdict.points == wrong.move.score, (wrong.situation, wrong.slip(), verdict)
                judged += 1
    assert judged > 10 * GAMES
    assert 50 * by_chance < judged


def _stands(written: Written) -> bool:
    """Whether no letter is glued to the word."""
    ref, drawing = Ref.parse(written.move.ref), written.drawing
    top, left = min(row for row, _ in drawing), min(column for _, column in drawing)
    word = LetterRun(ref.row - top, ref.column - left, ref.down, written.move.word)
    return word in Sketch(written.slip().sketch).runs


def _spells_another_word(reading: Reading, written: Written) -> bool:
    """Whether the miscopied letter makes, by chance, a word that explains the slip better."""
    word = word_played(reading)
    ref = Ref.parse(written.move.ref)
    return word is None or (word.word, word.down) != (written.move.word.upper(), ref.down)


@pytest.mark.article("2026", "6.4.1", "6.7")
def test_a_void_word_rightly_linked_stays_the_word_unless_another_run_explains_every_letter_too() -> None:
    """A letter that was not drawn, or letters in another order: a run across it does not save it.

    But two letters that are no word may be one of a word and a stray beside it (6.2.5).
    """
    judged = 0
    for name, wrong in mistakes():
        drawing, move = wrong.drawing, wrong.move
        enough = len(drawing) - move.tiles >= wrong.situation.links_needed
        if enough and name in ("letter-not-drawn-by-letters", "letters-mixed-by-letters"):
            reading = Reading(wrong.situation, wrong.slip())
            own, word = "".join(drawing[square] for square in word_of(move)), word_played(reading)
            assert word is not None
            explains_all = [*reading.as_drawn(word), *reading.written_the_other_way(word)]
            stray = len(own) == 2 and not wrong.situation.admits(own)
            assert word.text == own or explains_all or stray, (wrong.situation, wrong.slip(), word)
            judged += 1
    assert judged > 10 * GAMES


def void_words() -> Iterator[tuple[Mistake, str]]:
    """Words that are null wherever they lie, with how they read; two letters that are none may be strays."""
    for mistake in mistakes():
        wrong, down = mistake.written, Ref.parse(mistake.written.move.ref).down
        if mistake.name.startswith(("letter-not-drawn", "letters-mixed")):
            own = "".join(wrong.drawing[square] for square in word_of(wrong.move))
            admitted = wrong.situation.admits(own)
            runs = [run for run in Sketch(wrong.slip().sketch).runs if (run.text, run.down) == (own, down)]
            reading = Reading(wrong.situation, wrong.slip())
            places = [place for run in runs for place in (*reading.places(run), *reading.turned(run))]
            playable = admitted and any(place.playable for place in places)
            if runs and not playable and (admitted or len(own) > 2):
                yield mistake, own.upper()


@pytest.mark.article("2026", "6.4.1", "6.7")
def test_a_void_word_named_or_linked_by_three_letters_is_null_be_a_letter_beside_it_wrong() -> None:
    """Whatever run across it could be paid."""
    rng, judged = Random(SEED), 0
    for (name, wrong), _ in void_words():
        if not wrong.links:
            continue
        square = rng.choice(wrong.links)
        letter = rng.choice([one for one in LETTERS if one != wrong.lying(square).upper()])
        worse = replace(wrong, drawing={**wrong.drawing, square: letter})
        for reference in (None, wrong.move.ref):
            slip = replace(worse, reference=reference).slip()
            if reference is not None or _is_linked(worse):
                verdict = judge("2026", wrong.situation, slip)
                assert verdict.sanction is Sanction.ZERO, (name, wrong.situation, slip, verdict)
                judged += 1
    assert judged > 10 * GAMES


def _is_linked(written: Written) -> bool:
    """Whether three letters that lie so on the grid are linked to what the word lays."""
    laid = [square for square in word_of(written.move) if written.lying(square) == EMPTY]
    right = {at for at, letter in written.drawing.items() if written.lying(at).upper() == letter.upper()}
    return len(chained(laid, frozenset(right))) >= written.situation.links_needed


@pytest.mark.article("2026", "6.2.3", "6.4.2.2")
@pytest.mark.parametrize("edition", COMPETITION)
def test_adding_a_right_reference_never_lowers_a_slip(edition: str) -> None:
    """But in 2009 and 2010 the letters beside it may prolong a word of the grid wrongly (3.4)."""
    judged = 0
    for name, wrong in mistakes():
        if wrong.reference is None and not name.startswith(("letter", "end")):
            without = outcomes(edition, wrong.situation, wrong.slip())
            given = outcomes(edition, wrong.situation, replace(wrong, reference=wrong.move.ref).slip())
            if any(Code.JUNCTION_NOT_ADMITTED in one.codes or one.points is None for one in given):
                continue
            taken = {one.solution.ref for one in without if one.solution is not None}
            if taken - {wrong.move.ref}:
                continue  # without it the word was taken to lie elsewhere: to extend another, say
            best = max(one.points or 0 for one in without)
            assert min(one.points or 0 for one in given) >= best, (name, wrong.situation, wrong.slip(), given)
            judged += 1
    assert judged > 10 * GAMES


def transposed(written: Written) -> tuple[Situation, Slip]:
    """Rows and columns exchanged: grid, drawing and reference."""
    board = Board("".join(written.situation.board.columns))
    slip = written.slip()
    ref = None
    if slip.ref is not None:
        old = Ref.parse(slip.ref)
        ref = str(Ref(old.column, old.row, not old.down))
    width = max(map(len, slip.sketch))
    rows = [row.ljust(width, ".") for row in slip.sketch]
    sketch = tuple("".join(column) for column in zip(*rows, strict=True))
    return replace(written.situation, board=board), Slip(sketch, ref, slip.score)


@pytest.mark.parametrize("edition", COMPETITION)
def test_transposing_grid_drawing_and_reference_transposes_the_verdict(edition: str) -> None:
    judged = 0
    for name, wrong in mistakes():
        there, slip = transposed(wrong)
        verdict, other = judge(edition, wrong.situation, wrong.slip()), judge(edition, there, slip)
        assert told(verdict) == told(other), (name, wrong.situation, wrong.slip(), verdict, other)
        assert set(verdict.codes) == set(other.codes), (name, wrong.situation, wrong.slip(), verdict, other)
        judged += 1
    assert judged > 10 * GAMES


@pytest.mark.parametrize("edition", COMPETITION)
def test_moving_the_drawing_or_leaving_more_empty_squares_changes_nothing(edition: str) -> None:
    for name, wrong in mistakes():
        slip = wrong.slip()
        moved = wrong.slip(2, 3)
        padded = Slip((*(row.replace(".", " ") + "  " for row in slip.sketch), "", " "), slip.ref, slip.score)
        verdict = judge(edition, wrong.situation, slip)
        for same in (moved, padded):
            assert judge(edition, wrong.situation, same) == verdict, (name, wrong.situation, slip, same)


def without(slip: Slip, struck: Set[tuple[int, int]]) -> Slip:
    """The slip drawn without some of its letters."""
    rows = tuple(
        "".join("." if (row, column) in struck else letter for column, letter in enumerate(line))
        for row, line in enumerate(slip.sketch)
    )
    return replace(slip, sketch=rows)


@pytest.mark.article("2026", "6.4")
@pytest.mark.article("2010", "4.6")
@pytest.mark.article("2009", "4.5")
@pytest.mark.parametrize("edition", COMPETITION)
def test_striking_letters_equals_their_absence(edition: str) -> None:
    rng, judged = Random(SEED), 0
    for name, wrong in mistakes():
        slip = wrong.slip()
        reading = Reading(wrong.situation, slip)
        every = frozenset(reading.sketch.letters)
        struck = {cell for cell in sorted(every) if rng.random() < rng.choice((0.1, 0.3, 1))}
        left = judge_as_read(edition, reading.only(every - struck), opinions={}, opinions_at={})
        assert left == judge(edition, wrong.situation, without(slip, struck)), (name, wrong.situation, slip)
        judged += 1
    assert judged > 10 * GAMES


def _can_be_laid(situation: Situation, written: Written) -> bool:
    """Whether the draw can lay the word of a move of another position, in its direction."""
    reading = Reading(situation, written.slip())
    down = Ref.parse(written.move.ref).down
    return any(reading.playable(run) for run in reading.runs if run.down == down)


@pytest.mark.article("2010", "4.6")
@pytest.mark.article("2009", "4.5")
@pytest.mark.parametrize("edition", ["2010", "2009"])
def test_each_of_several_words_is_judged_as_if_the_others_were_not_drawn(edition: str) -> None:
    judged = 0
    for first, second in pairwise(written for _, written in moves()):
        slip = replace(first.slip(), ref=None)
        beneath = second.slip(len(slip.sketch) + 1).sketch[len(slip.sketch) + 1 :]
        both = replace(slip, sketch=(*slip.sketch, "", *beneath))
        reading = Reading(first.situation, both)
        down = {True: Ref.parse(first.move.ref).down, False: Ref.parse(second.move.ref).down}
        upper = {cell for cell in reading.cells if cell[0] < len(slip.sketch)}
        words = [run for run in reading.runs if run.down == down[run.cells[0] in upper]]
        if len(words) < 2:
            assert not _can_be_laid(first.situation, second), (reading, both)
            continue
        for run in words:
            others = reading.cells - upper if run.cells[0] in upper else upper
            by_itself = judge_as_read(edition, alone(reading, run, words), opinions={}, opinions_at={})
            assert by_itself == judge(edition, first.situation, without(both, others)), (reading, both)
            judged += 1
    assert judged > 10 * GAMES


@pytest.mark.article("2026", "6.4.2.2", "6.5", "6.6")
@pytest.mark.parametrize("edition", COMPETITION)
def test_a_score_raised_by_a_point_never_raises_what_is_paid(edition: str) -> None:
    """Except to the score that the word can have somewhere: then the slip may be taken to play it there.

    Or if it fitted a joker for a letter that the rack has, which the least leaves out (J14).
    """
    judged = 0
    for name, wrong in mistakes():
        slip = wrong.slip()
        raised = replace(slip, score=wrong.move.score + 1)
        if raised.score in _all_scores(wrong.situation, slip):
            continue
        before = max(one.points or 0 for one in outcomes(edition, wrong.situation, slip))
        then = outcomes(edition, wrong.situation, raised)
        least = any(Finding.LEAST_OF_CIRCLINGS in (reason.code for reason in one.reasons) for one in then)
        assert least or min(one.points or 0 for one in then) <= before, (name, wrong.situation, slip)
        judged += 1
    assert judged > 10 * GAMES


def _all_scores(situation: Situation, slip: Slip) -> set[int]:
    reading = Reading(situation, slip)
    return {
        score
        for run in reading.runs
        for place in (*reading.places(run), *reading.turned(run))
        for score in place.scores
    }


@pytest.mark.article("2026", "6.5", "6.6")
@pytest.mark.parametrize("edition", COMPETITION)
def test_a_warning_costs_no_points_and_a_penalty_five(edition: str) -> None:
    for name, wrong in mistakes():
        for claimed in claims(Random(SEED), wrong):
            for verdict in outcomes(edition, wrong.situation, claimed.slip()):
                if verdict.sanction in (Sanction.NONE, Sanction.WARNING):
                    assert verdict.points == verdict.gross, (name, verdict)
                    assert verdict.solution is not None
                    place = wrong.situation.board.place(
                        verdict.solution.ref, verdict.solution.word, formula=wrong.situation.formula
                    )
                    assert place.score == verdict.points, (name, wrong.situation, claimed.slip(), verdict)
                if verdict.sanction is Sanction.PENALTY:
                    assert verdict.points == max((verdict.gross or 0) - 5, 0)
                if verdict.sanction is Sanction.ZERO:
                    assert (verdict.points, verdict.gross) == (0, 0)
                    assert verdict.motives


@pytest.mark.parametrize("edition", COMPETITION)
def test_what_is_paid_is_told_with_its_place(edition: str) -> None:
    judged = 0
    for rng, written in moves():
        ways = [*wrongly(rng, written.situation, written.move), *doubly(rng, written.situation, written.move)]
        for name, wrong in ways:
            verdict = judge(edition, wrong.situation, wrong.slip())
            if verdict.pays and verdict.solution is not None:
                told_of = {str(value) for reason in verdict.reasons for value in reason.values.values()}
                assert verdict.solution.ref in told_of, (name, wrong.situation, wrong.slip(), verdict)
                judged += 1
    assert judged > 10 * GAMES


@pytest.mark.article("2026", "6.8")
@pytest.mark.article("2010", "4.2")
@pytest.mark.article("2009", "4.2")
@pytest.mark.parametrize("edition", COMPETITION)
def test_a_zero_says_why_and_speaks_of_words_formed_only_where_they_are_a_ground(edition: str) -> None:
    for name, wrong in mistakes():
        verdict = judge(edition, wrong.situation, wrong.slip())
        if verdict.sanction is Sanction.ZERO:
            assert verdict.reasons, (name, verdict)
            formed = any(one.code == Finding.WOULD_FORM_NOT_ADMITTED for one in verdict.reasons)
            assert not formed or Code.JUNCTION_NOT_ADMITTED in verdict.codes, (name, verdict)


@pytest.mark.article("2026", "6.4.2.2")
@pytest.mark.parametrize("edition", COMPETITION)
def test_opinions_only_matter_where_a_question_was_asked(edition: str) -> None:
    asked = 0
    for name, wrong in mistakes():
        slip = wrong.slip()
        verdict = judge(edition, wrong.situation, slip)
        if verdict.question is None:
            for opinion in Opinion:
                told_so = dict.fromkeys(_bad_words(wrong.situation, slip), opinion)
                again = judge(edition, wrong.situation, slip, opinions=told_so)
                assert told(again) == told(verdict), (name, wrong.situation, slip, opinion)
            continue
        asked += 1
        for opinion, outcome in verdict.question.outcomes.items():
            answered = judge(
                edition, wrong.situation, slip, opinions=dict.fromkeys(verdict.question.words, opinion)
            )
            assert told(answered) == told(outcome)
        assert len({told(one) for one in verdict.question.outcomes.values()}) > 1
    assert (asked > GAMES) == (edition == "2026")


def _bad_words(situation: Situation, slip: Slip) -> set[str]:
    reading = Reading(situation, slip)
    return {word for run in reading.runs for place in reading.places(run) for word in place.bad_words}


SINCE_2010 = {
    Code.LOCATION_SHIFTED,
    Code.LAST_LETTER_MISSING,
    Code.JUNCTION_NEARLY_RIGHT,
    Code.INVERTED,
}


@pytest.mark.article("2010", "4.3", "4.4")
def test_2010_differs_from_2009_only_where_an_article_does() -> None:
    """A penalty for a shift or a last letter, a warning for a junction nearly right or a turned drawing."""
    differing = 0
    for name, wrong in mistakes():
        older, newer = (judge(edition, wrong.situation, wrong.slip()) for edition in ("2009", "2010"))
        if told(older) != told(newer):
            differing += 1
            assert older.sanction is Sanction.ZERO, (name, wrong.situation, wrong.slip(), older, newer)
            assert not SINCE_2010.isdisjoint(newer.codes), (name, wrong.situation, wrong.slip(), older, newer)
    assert differing > GAMES
