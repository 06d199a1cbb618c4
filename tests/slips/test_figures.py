"""Every figure of an article, on each side of it, in the turns of real games."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from nonuple.pieces.board import EMPTY
from nonuple.pieces.notation import SIZE, Ref
from nonuple.pieces.search import Move
from nonuple.rulebooks.judging import judge
from nonuple.slips.played import word_played
from nonuple.slips.reading import Reading
from nonuple.slips.slip import Situation, Slip
from nonuple.slips.verdict import Code, Verdict
from tests.slips import situations
from tests.slips.hand import Written, around, turns, word_of

GAMES = 6


def told(verdict: Verdict) -> tuple[int | None, str]:
    return verdict.points, verdict.sanction.value


def written_moves() -> Iterator[Written]:
    for turn in turns(7, GAMES):
        for move in turn.moves:
            if move.word.isupper() and not turn.situation.rack.jokers:
                yield Written.of(turn.situation, move)


def pairs(difference: int) -> Iterator[tuple[Situation, Move, Move]]:
    """The same word at two places of one direction, the second worth so many points more."""
    for turn in turns(7, GAMES):
        by_word: dict[tuple[str, bool], list[Move]] = {}
        for move in turn.moves:
            if move.word.isupper() and not turn.situation.rack.jokers:
                by_word.setdefault((move.word, Ref.parse(move.ref).down), []).append(move)
        for same in by_word.values():
            for low in same:
                for high in same:
                    if high.score - low.score == difference and _is_settled(turn.situation, high):
                        yield turn.situation, low, high


def _is_settled(situation: Situation, move: Move) -> bool:
    """Whether no bad place has the same score, of which the arbiter would be asked."""
    reading = Reading(situation, Written.of(situation, move).slip())
    places = reading.places(reading.runs[0])
    return not any(place.bad_words and place.playable and move.score in place.scores for place in places)


@pytest.mark.article("2026", "6.4.2.2", "6.6")
@pytest.mark.parametrize(("difference", "penalty"), [(1, False), (5, False), (6, True), (7, True)])
def test_a_claim_more_than_five_points_higher_is_that_of_the_other_place(
    difference: int, penalty: bool
) -> None:
    judged = 0
    for situation, low, high in pairs(difference):
        slip = Slip(Written.of(situation, low).slip().sketch, low.ref, high.score)
        place = Reading(situation, slip)
        if any(one.extends > 2 for one in place.places(place.runs[0])):
            continue  # an extension is located by its own letters
        verdict = judge("2026", situation, slip)
        want = (high.score - 5, "penalty") if penalty else (low.score, "warning")
        assert told(verdict) == want, (situation, slip, verdict)
        assert verdict.codes == ((Code.LOCATION_MISMATCH if penalty else Code.SCORE_WRONG),)
        judged += 1
    assert judged > 3


@pytest.mark.article("2026", "6.6")
@pytest.mark.parametrize(("score", "sanction"), [(2, "zero"), (4, "zero"), (5, "penalty"), (6, "penalty")])
def test_a_penalty_on_four_points_or_less_is_a_zero(score: int, sanction: str) -> None:
    judged = 0
    for written in written_moves():
        reading = Reading(written.situation, replace(written, reference=None).slip())
        places = reading.places(reading.runs[0])
        unlinked = all(place.links < 2 for place in places if place.playable)
        if written.move.score == score and unlinked and _is_settled(written.situation, written.move):
            verdict = judge("2026", written.situation, replace(written, reference=None).slip())
            assert told(verdict) == (max(score - 5, 0), sanction), (
                written.situation,
                written.slip(),
                verdict,
            )
            judged += 1
            if judged > 30:
                break
    assert judged > 3


@pytest.mark.article("2026", "5.3.2", "6.5")
@pytest.mark.article("2010", "3.3.1", "4.4")
@pytest.mark.article("2009", "3.3.1", "4.3")
@pytest.mark.parametrize("edition", ["2026", "2010", "2009"])
def test_three_junction_letters_locate_and_two_do_with_a_warning(edition: str) -> None:
    judged = {2: 0, 3: 0}
    rng = Random(3)
    for written in written_moves():
        for count, sanction in ((2, "warning"), (3, "none")):
            linked = replace(written.linked(rng, count), reference=None)
            exact = len(linked.drawing) - written.move.tiles == count
            if judged[count] > 40 or not linked.links or not exact or written.situation.turn == 2:
                continue
            if _fit(linked, count) > 1:
                continue
            verdict = judge(edition, written.situation, linked.slip())
            assert told(verdict) == (written.move.score, sanction), (
                written.situation,
                linked.slip(),
                verdict,
            )
            judged[count] += 1
    assert min(judged.values()) > 20


def _fit(written: Written, count: int) -> int:
    """How many readings of the slip have so many junction letters, those of other runs included."""
    reading = Reading(written.situation, written.slip())
    return sum(
        place.playable and place.links >= count and (run.word == written.move.word or place.valid)
        for run in reading.runs
        if written.situation.admits(run.word)
        for place in reading.places(run)
    )


@pytest.mark.article("2026", "6.2.3")
@pytest.mark.article("2010", "3.2.2")
@pytest.mark.article("2009", "3.2.2")
@pytest.mark.parametrize("edition", ["2026", "2010", "2009"])
def test_the_reference_is_ignored_for_the_extension_of_three_letters_not_of_two(edition: str) -> None:
    judged = {2: 0, 3: 0}
    for written in written_moves():
        reading = Reading(written.situation, written.slip())
        named = reading.named(reading.runs[0])
        assert named is not None
        if named.extends not in judged or judged[named.extends] > 20 or _fit(written, 2) > 1:
            continue
        wrong = replace(written, reference="A1" if Ref.parse(written.move.ref).down else "1A")
        verdict = judge(edition, written.situation, wrong.slip())
        if named.extends == 3:
            assert told(verdict) == (written.move.score, "none"), (written.situation, wrong.slip(), verdict)
        else:
            assert verdict.sanction.value != "none"
        judged[named.extends] += 1
    assert min(judged.values()) > 3


@pytest.mark.article("2026", "6.5", "6.6")
@pytest.mark.article("2010", "4.2")
@pytest.mark.article("2009", "4.2")
@pytest.mark.parametrize("edition", ["2026", "2010", "2009"])
def test_one_junction_letter_names_no_place(edition: str) -> None:
    judged, rng = 0, Random(3)
    for written in written_moves():
        linked = replace(written.linked(rng, 1), reference=None)
        alone = len(linked.drawing) - written.move.tiles == 1 and bool(linked.links)
        if not alone or written.situation.turn == 2 or not _is_settled(written.situation, written.move):
            continue
        if _fit(linked, 2) or _word_of(linked) != written.move.word:
            continue
        verdict = judge(edition, written.situation, linked.slip())
        paid = written.move.score - 5 if edition == "2026" and written.move.score > 4 else 0
        want = (paid, "penalty" if paid else "zero")
        assert told(verdict) == want, (written.situation, linked.slip(), verdict)
        judged += 1
        if judged > 20:
            break
    assert judged > 3


def _word_of(written: Written) -> str:
    word = word_played(Reading(written.situation, written.slip()))
    return "" if word is None else word.word


def _references_off(written: Written, squares: int) -> Iterator[Ref]:
    """References so many rows or columns off where the word would touch nothing, and no farther place is."""
    ref, rows = Ref.parse(written.move.ref), written.situation.board.rows
    reading = Reading(written.situation, written.slip())
    right = [place.ref for place in reading.places(reading.runs[0]) if place.valid]
    for down, to_the_right in ((squares, 0), (-squares, 0), (0, squares), (0, -squares)):
        off = ref._replace(row=ref.row + down, column=ref.column + to_the_right)
        covered = [(row + down, column + to_the_right) for row, column in word_of(written.move)]
        if not all(0 <= row < SIZE and 0 <= column < SIZE for row, column in covered):
            continue
        near = {one for square in covered for one in (square, *around(square))}
        touched = any(
            rows[row][column] != EMPTY for row, column in near if 0 <= row < SIZE and 0 <= column < SIZE
        )
        others = [one for one in right if max(abs(one.row - off.row), abs(one.column - off.column)) < 2]
        if not touched and len(others) == (squares == 1):
            yield off


def _extends(written: Written) -> bool:
    reading = Reading(written.situation, written.slip())
    return any(place.extends > 1 for place in reading.places(reading.runs[0]))


@pytest.mark.article("2010", "4.3")
@pytest.mark.article("2009", "4.2")
@pytest.mark.parametrize(("squares", "sanction"), [(1, "penalty"), (2, "zero")])
def test_a_reference_one_square_off_costs_five_points_in_2010_and_two_squares_off_all(
    squares: int, sanction: str
) -> None:
    judged = 0
    for written in written_moves():
        for off in () if _extends(written) else _references_off(written, squares):
            slip = replace(written, reference=str(off)).slip()
            paid = max(written.move.score - 5, 0) if squares == 1 else 0
            assert told(judge("2010", written.situation, slip)) == (paid, sanction), (written.situation, slip)
            assert told(judge("2009", written.situation, slip)) == (0, "zero")
            judged += 1
        if judged > 20:
            break
    assert judged > 3


@pytest.mark.article("2010", "4.3")
@pytest.mark.parametrize(("word", "score"), [("AS", 2), ("BS", 4), ("FS", 5), ("JS", 9)])
def test_a_penalty_of_2010_leaves_no_less_than_nothing_and_stays_one(word: str, score: int) -> None:
    where = situations.situation("H4 PASSE", rack="ABFJKKK", turn=4, words="PASSE AS BS FS JS")
    off = situations.slip(*word, ref="6F", score=score)
    assert told(judge("2010", where, off)) == (max(score - 5, 0), "penalty")


@pytest.mark.article("2010", "4.4")
@pytest.mark.article("2009", "4.2")
@pytest.mark.parametrize(("drawn", "changed", "forgiven"), [(3, 1, True), (3, 2, False), (2, 1, False)])
def test_one_letter_changed_of_three_in_a_row_is_forgiven_in_2010(
    drawn: int, changed: int, forgiven: bool
) -> None:
    judged, rng = 0, Random(5)
    for written in written_moves():
        linked = replace(written.linked(rng, drawn), reference=None)
        if len(linked.links) != drawn or written.situation.turn == 2 or not _in_a_row(linked):
            continue
        wrong = dict.fromkeys(rng.sample(linked.links, changed), "W")
        miscopied = replace(linked, drawing={**linked.drawing, **wrong})
        if "W" in map(linked.drawing.get, wrong) or _word_of(miscopied) != written.move.word:
            continue
        if "W" in written.situation.board.grid or "W" in written.situation.rack.letters:
            continue
        verdict = judge("2010", written.situation, miscopied.slip())
        want = (written.move.score, "warning") if forgiven else (0, "zero")
        assert told(verdict) == want, (written.situation, miscopied.slip(), verdict)
        assert told(judge("2009", written.situation, miscopied.slip())) == (0, "zero")
        judged += 1
        if judged > 20:
            break
    assert judged > 3


def _in_a_row(linked: Written) -> bool:
    """Whether the junction letters are neighbours in one line, none of them in the word."""
    (row, column), count = linked.links[0], len(linked.links)
    lines = [[(row, column + at) for at in range(count)], [(row + at, column) for at in range(count)]]
    return linked.links in lines and len(linked.drawing) - linked.move.tiles == count


@pytest.mark.article("2010", "4.4")
@pytest.mark.article("2009", "4.3")
@pytest.mark.parametrize("edition", ["2010", "2009"])
@pytest.mark.parametrize(("turn", "sanction"), [(2, "none"), (3, "warning")])
def test_after_a_first_word_of_two_letters_two_are_enough_at_the_second_turn(
    edition: str, turn: int, sanction: str
) -> None:
    where = situations.situation("H8 EU", rack="FAXEUOT", turn=turn, words="FEUX")
    assert told(judge(edition, where, situations.slip("FEUX", score=16))) == (16, sanction)
