"""The readings taken where the 2026 rulebook leaves a choice: one test at least for each, named by it.

C3, C8, D1 to D3, E1 to E3, F1, F2 and F4 stand beside the articles they concern.
"""

from nonuple.slips.verdict import Opinion
from tests.slips.situations import (
    EDGE,
    ERAI,
    FEUX,
    META,
    PARI,
    RENE,
    RODE,
    TRAIN,
    decided,
    down,
    judged,
    situation,
    slip,
)

RIZ = down("RIZ")


def test_a1_a_claim_of_another_place_more_than_five_above_is_paid_less_five() -> None:
    assert decided(judged(EDGE, slip(*RIZ, ref="6F", score=40))) == (35, "penalty", {"location-mismatch"})


def test_a1_a_claim_lower_or_at_most_five_above_is_a_wrong_score() -> None:
    assert decided(judged(EDGE, slip(*RIZ, ref="6H", score=31))) == (40, "warning", {"score-wrong"})
    assert decided(judged(ERAI, slip(*down("TAPEZ"), ref="10C", score=26))) == (
        24,
        "warning",
        {"score-wrong"},
    )
    assert decided(judged(EDGE, slip(*RIZ, ref="6F", score=99))) == (31, "warning", {"score-wrong"})


def test_a1_counts_for_a_place_named_by_letters_too() -> None:
    drawn = ("SERAIT", ".....A", ".....P", ".....E", ".....Z")
    verdict = judged(ERAI, slip(*drawn, score=32), opinions_at={"9G": "implausible"})
    assert decided(verdict) == (27, "penalty", {"location-mismatch"})


def test_a2_stands_with_several_words() -> None:
    assert decided(judged(RENE, slip("BLEUIS", "", "SUBI", ref="I3", score=21)))[:2] == (21, "warning")


def test_a3_two_junction_letters_and_a_wrong_score_is_one_warning() -> None:
    drawn = ("..M", ".DE", "..N", "..T", "..I", "..R")
    for score, code in ((9, "score-wrong"), (None, "score-missing")):
        verdict = judged(RODE, slip(*drawn, score=score))
        assert decided(verdict) == (8, "warning", {"junction-two-letters", code})


def test_a3_two_junction_letters_that_fit_several_places() -> None:
    drawn = ("AIT", "..A", "..P", "..E", "..Z")
    assert decided(judged(ERAI, slip(*drawn, score=26)))[:2] == (26, "warning")
    assert decided(judged(ERAI, slip(*drawn)))[:2] == (24, "warning")


def test_a4_one_way_names_a_valid_place_the_other_a_bad_one() -> None:
    """The letters show 8G of MENU above PARI, the reference names I8 below it, which forms IM."""
    where = situation("H5 PARI", rack="MENUTOS", words="MENU PARI", turn=2)
    drawn = ("...MENU", "PARI...")
    outcomes = {"plausible": (0, "zero"), "implausible": (9, "warning"), "doubtful": (None, "commission")}
    for opinion, outcome in outcomes.items():
        verdict = judged(where, slip(*drawn, ref="I8", score=9), opinions={"IM": opinion})
        assert decided(verdict)[:2] == outcome
    assert (
        "two-modes-one-wrong"
        in judged(where, slip(*drawn, ref="I8", score=9), opinions={"IM": "implausible"}).codes
    )
    assert judged(where, slip(*drawn, ref="I8", score=9)).sanction == "undecided"
    below = ("PARI...", "...MENU")
    verdict = judged(where, slip(*below, ref="G8", score=9), opinions={"IM": "implausible"})
    assert decided(verdict) == (9, "warning", {"two-modes-one-wrong"})
    assert judged(where, slip(*below, ref="G8", score=9), opinions={"IM": "plausible"}).sanction == "zero"


def test_b1_a_plausible_bad_place_is_null_even_with_the_claim_of_a_valid_one() -> None:
    verdict = judged(EDGE, slip(*RIZ, ref="6G", score=40), opinions={"PASSEI": "plausible"})
    assert decided(verdict) == (0, "zero", {"junction-not-admitted"})


def test_b2_a_place_is_implausible_as_soon_as_one_of_its_words_is() -> None:
    """MENU at G7 forms MR and EI."""
    where = situation("H5 PARI", rack="MENUTOS", words="MENU PARI PARIE")
    written = slip("MENU", ref="G7", score=9)
    others = {"IM": "implausible"}
    assert judged(where, written, opinions=others | {"MR": "implausible"}).sanction == "penalty"
    assert (
        judged(where, written, opinions=others | {"MR": "implausible", "EI": "plausible"}).sanction
        == "penalty"
    )
    assert (
        judged(where, written, opinions=others | {"MR": "doubtful", "EI": "plausible"}).sanction
        == "commission"
    )
    assert judged(where, written, opinions=others | {"MR": "plausible", "EI": "plausible"}).sanction == "zero"


def test_b2_among_places_one_plausible_decides_then_one_doubtful() -> None:
    """SOUPE downwards scores 20 at two valid places and at 5D, 5G, 5H and 11G."""
    words = ("ETRAIN", "OTRAIN", "STRAIN", "TRAINO")
    written = slip(*down("SOUPE"), score=20)
    assert judged(TRAIN, written, opinions=dict.fromkeys(words, "implausible")).points == 15
    assert judged(TRAIN, written, opinions={"OTRAIN": "plausible"}).sanction == "zero"
    doubtful = dict.fromkeys(words, "implausible") | {"ETRAIN": "doubtful"}
    assert judged(TRAIN, written, opinions=doubtful).sanction == "commission"
    question = judged(TRAIN, written, opinions={"ETRAIN": "implausible"}).question
    assert question is not None
    assert set(question.words) == set(words) - {"ETRAIN"}


def test_b3_null_either_way_is_null_and_nobody_is_asked() -> None:
    for opinions in ({}, {"IM": "doubtful"}):
        verdict = judged(PARI, slip("MENU", ref="I8", score=77), opinions=opinions)
        assert decided(verdict) == (0, "zero", {"junction-not-admitted"})
        assert verdict.question is None


def test_b5_a_claim_found_only_in_the_other_direction_fits_nothing() -> None:
    assert decided(judged(META, slip("META", score=5)))[1] == "zero"
    assert decided(judged(META, slip(*down("META"), ref="8G", score=9))) == (5, "warning", {"score-wrong"})


def test_c1_a_claim_that_fits_several_places_equally() -> None:
    """ERAI at B4 and J4: TAPEZ after either scores 24."""
    where = situation("B4 ERAI", "J4 ERAI", rack="TAPEZON", turn=4, words="ERAI ERAIT TAPEZ")
    drawn = ("ERAIT", "....A", "....P", "....E", "....Z")
    assert decided(judged(where, slip(*drawn, score=24))) == (24, "warning", {"ambiguous-location"})


def test_c2_in_an_extension_the_reference_is_ignored_even_if_it_names_another_place() -> None:
    where = situation("H6 TRAIN", rack="TRAINES", words="TRAIN TRAINES AT IR NA EI SN")
    assert where.admits("TRAINES")
    verdict = judged(where, slip("TRAINES", ref="G4", score=8))
    assert decided(verdict) == (8, "none", set())


def test_c4_an_inverted_reference_to_an_impossible_or_bad_square_is_an_impossible_location() -> None:
    assert decided(judged(RODE, slip(*down("MENTIR"), ref="H8", score=8))) == (
        3,
        "penalty",
        {"location-impossible"},
    )
    assert decided(judged(EDGE, slip(*RIZ, ref="G6", score=40))) == (35, "penalty", {"location-impossible"})


def test_c5_not_in_full_is_null_though_what_is_written_is_a_word_of_that_score_elsewhere() -> None:
    """At 5D an S lies under TABLE: the word there is TABLES. TABLE also earns 14 at 11D."""
    free = situation("H1 PASSE", rack="TABLUSO", words="TABLE TABLES PASSE")
    taken = situation("H1 PASSE", "I5 SU", "H11 ET", rack="TABLUSO", words="TABLE TABLES PASSE", turn=3)
    written = slip(*down("TABLE"), ref="5D", score=14)
    assert decided(judged(free, written)) == (14, "none", set())
    assert decided(judged(taken, slip(*down("TABLE"), ref="11D", score=14))) == (14, "none", set())
    assert decided(judged(taken, written)) == (0, "zero", {"not-in-full"})


def test_c5_letters_inside_the_word_may_show_what_it_lacks() -> None:
    """TRAINE for ENTRAINE, which lies there without its E; TRAINE has the same score elsewhere."""
    where = situation("H4 ENTRAIN", "A1 ET", rack="TRAINES", words="TRAINE ENTRAIN ENTRAINE", turn=3)
    written = slip("TRAINE", score=10)
    assert decided(judged(where, written))[:2] == (0, "zero")
    assert "not-in-full" in judged(where, written).codes


def test_c6_no_location_and_a_wrong_or_absent_score_is_null_even_with_one_place() -> None:
    for score in (9, None):
        assert decided(judged(RODE, slip(*down("MENTIR"), score=score)))[:2] == (0, "zero")


def test_c7_the_place_that_explains_every_letter_wins() -> None:
    drawn = ("SERAIT", ".....A", ".....P", ".....E", ".....Z")
    assert decided(judged(ERAI, slip(*drawn, score=24))) == (24, "none", set())


def test_c9_at_the_first_turn_the_maximum_of_each_word_is_its_score() -> None:
    where = situation(rack="PASSELT", turn=1, words="LAPS PASSE")
    assert judged(where, slip("PASSE", "", "LAPS", score=14)).points == 12


def test_e4_more_tiles_than_the_formula_allows_is_null() -> None:
    where = situation("H5 PINS", rack="OUVRITES", formula="7/8", words="OUVRITES PINS")
    verdict = judged(where, slip(*down("OUVRITES"), ref="4A", score=100))
    assert decided(verdict)[:2] == (0, "zero")
    assert "too-many-tiles" in verdict.codes
    assert judged(where, slip(*down("OUVRITES"), ref="8A", score=86)).sanction == "none"


def test_f3_both_ways_used_and_neither_right_is_an_impossible_location() -> None:
    drawn = ("...M", "DORE", "...N", "...T", "...I", "...R")
    assert decided(judged(RODE, slip(*drawn, ref="A1", score=8))) == (3, "penalty", {"location-impossible"})
    assert decided(judged(RODE, slip(*drawn, ref="A1", score=9)))[1] == "zero"


def test_two_letters_and_a_wrong_reference_are_one_warning() -> None:
    verdict = judged(FEUX, slip(*down("FEUX"), ref="A1", score=36))
    assert decided(verdict)[:2] == (36, "warning")


def test_one_answer_stands_for_all_the_words_asked_about() -> None:
    question = judged(PARI, slip("MENU", ref="G7", score=9)).question
    assert question is not None
    assert set(question.words) == {"MR", "EI", "IM"}
    assert set(question.outcomes) == set(Opinion)
