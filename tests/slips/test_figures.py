"""Every figure of an article, on each side of it, in the turns of real games."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from nonuple.pieces.notation import Ref
from nonuple.pieces.search import Move
from nonuple.rulebooks.judging import judge
from nonuple.slips.reading import Reading
from nonuple.slips.slip import Situation, Slip
from nonuple.slips.verdict import Code, Verdict
from tests.slips.hand import Written, turns

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
@pytest.mark.article("2010", "4.3")
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
