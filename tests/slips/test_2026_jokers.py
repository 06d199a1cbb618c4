"""2026, 6.2.4, 6.4.2.2 and 6.5: circles and jokers."""

import pytest

from tests.slips.situations import EDGE, JOKER, RODE, decided, down, judged, played, situation, slip


@pytest.mark.article("2026", "5.2", "6.2.4")
@pytest.mark.parametrize(("word", "score"), [("DEcLIC", 11), ("DECLIc", 8)])
def test_the_joker_circled_and_its_score(word: str, score: int) -> None:
    verdict = judged(JOKER, slip(*down(word), ref="8G", score=score))
    assert decided(verdict) == (score, "none", set())
    assert played(verdict) == ("8G", word)


@pytest.mark.article("2026", "6.4.2.2", "6.5")
@pytest.mark.parametrize(("word", "score"), [("DECLIc", 11), ("DEcLIC", 8)])
def test_circle_and_score_both_possible_the_higher_is_paid(word: str, score: int) -> None:
    verdict = judged(JOKER, slip(*down(word), ref="8G", score=score))
    assert decided(verdict)[:2] == (11, "warning")
    assert played(verdict) == ("8G", "DEcLIC")


@pytest.mark.article("2026", "6.5")
def test_no_circle_and_a_word_that_needs_no_joker() -> None:
    """COL can be played without the joker (5): that is what no circle says, whatever is claimed below."""
    assert decided(judged(JOKER, slip(*down("COL"), ref="6G", score=5))) == (5, "none", set())
    assert decided(judged(JOKER, slip(*down("COL"), ref="6G", score=4)))[:2] == (5, "warning")
    assert decided(judged(JOKER, slip(*down("COl"), ref="6G", score=4))) == (4, "none", set())
    assert decided(judged(JOKER, slip(*down("COl"), ref="6G", score=5)))[:2] == (5, "warning")


@pytest.mark.article("2026", "6.4.2.2", "6.5")
@pytest.mark.parametrize(
    ("word", "code"), [("DECLIC", "joker-not-circled"), ("dECLIC", "joker-wrongly-circled")]
)
@pytest.mark.parametrize("score", [11, 8])
def test_an_impossible_circle_and_a_possible_score_the_claim_is_paid(
    word: str, code: str, score: int
) -> None:
    assert decided(judged(JOKER, slip(*down(word), ref="8G", score=score))) == (score, "warning", {code})


@pytest.mark.article("2026", "6.4.2.2", "6.5")
@pytest.mark.parametrize(("score", "code"), [(20, "score-wrong"), (None, "score-missing")])
def test_neither_circle_nor_score_possible_the_least_is_paid(score: int | None, code: str) -> None:
    verdict = judged(JOKER, slip(*down("DECLIC"), ref="8G", score=score))
    assert decided(verdict) == (8, "warning", {"joker-not-circled", code})


@pytest.mark.article("2026", "6.4.2.2", "6.5")
@pytest.mark.parametrize(("word", "points"), [("DEcLIC", 11), ("DECLIc", 8)])
def test_a_possible_circle_and_an_impossible_score_the_circle_is_paid(word: str, points: int) -> None:
    assert decided(judged(JOKER, slip(*down(word), ref="8G", score=20))) == (
        points,
        "warning",
        {"score-wrong"},
    )
    assert decided(judged(JOKER, slip(*down(word), ref="8G"))) == (points, "warning", {"score-missing"})


@pytest.mark.article("2026", "6.5")
def test_a_circle_around_a_letter_of_the_rack_without_a_joker() -> None:
    assert decided(judged(RODE, slip(*down("mENTIR"), ref="8G", score=8))) == (
        8,
        "warning",
        {"joker-wrongly-circled"},
    )


@pytest.mark.article("2026", "6.4.2.2", "6.6")
@pytest.mark.parametrize("word", ["DEcLIC", "DECLIc", "DECLIC", "dECLIC"])
@pytest.mark.parametrize("score", [8, 11])
def test_where_a_penalty_applies_only_the_score_counts(word: str, score: int) -> None:
    verdict = judged(JOKER, slip(*down(word), score=score))
    assert decided(verdict) == (score - 5, "penalty", {"location-missing"})
    assert verdict.gross == score


def test_the_least_looks_only_at_letters_the_rack_lacks() -> None:
    """Interpretation D1: a joker for the C of COL would earn 2, but the rack has a C."""
    verdict = judged(JOKER, slip(*down("cOl"), ref="6G", score=50))
    assert decided(verdict) == (5, "warning", {"joker-wrongly-circled", "score-wrong"})


def test_several_places_each_use_of_a_joker_is_a_solution() -> None:
    """Interpretation D2."""
    where = situation("H1 PASSE", rack="DEE?LRZ", words="PASSE PASSER PASSEZ RIZ")
    assert decided(judged(where, slip(*down("RiZ"), score=39))) == (34, "penalty", {"location-missing"})
    assert decided(judged(where, slip(*down("RIZ"), score=30))) == (25, "penalty", {"location-missing"})


def test_circles_around_tiles_of_the_grid() -> None:
    """Interpretation D3: wrong around a letter, without effect around a joker that lies there."""
    assert decided(judged(RODE, slip(*down("MeNTIR"), ref="8G", score=8))) == (
        8,
        "warning",
        {"joker-wrongly-circled"},
    )
    lying = situation("H5 RODe", rack="MNTIRAO", words="MENTIR RODE")
    for word in ("MeNTIR", "MENTIR"):
        assert decided(judged(lying, slip(*down(word), ref="8G", score=7))) == (7, "none", set())


@pytest.mark.article("2026", "6.5")
def test_two_jokers_only_one_circled() -> None:
    where = situation("H5 RODE", rack="?TI?RAO", words="MENTIR RODE")
    verdict = judged(where, slip(*down("mENTIR"), ref="8G", score=5))
    assert decided(verdict) == (5, "warning", {"joker-not-circled"})
    assert decided(judged(where, slip(*down("mEnTIR"), ref="8G", score=5))) == (5, "none", set())


@pytest.mark.article("2026", "6.2.4")
def test_jokers_do_not_change_what_is_valid() -> None:
    assert decided(judged(EDGE, slip(*down("RIZ"), ref="6H", score=40))) == (40, "none", set())
