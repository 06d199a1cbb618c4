"""How slips are read, before any rule decides."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from nonuple.errors import Refusal
from nonuple.pieces.board import Fault
from nonuple.pieces.notation import Ref
from nonuple.slips.others import other_words
from nonuple.slips.played import word_played
from nonuple.slips.reading import Place, Reading
from nonuple.slips.sketch import Sketch
from nonuple.slips.slip import Situation, Slip
from tests.slips.situations import EDGE, ERAI, FEUX, JOKER, RENE, RODE, TRAIN, down, situation, slip

CROSSED = ("...M", "RODE", "...N", "...T", "...I", "...R")


def at(where: Situation, what: Slip, ref: str) -> Place:
    """The word played at a place."""
    reading = Reading(where, what)
    main = word_played(reading)
    assert main is not None
    place = reading.at(main, Ref.parse(ref))
    assert place is not None
    return place


def texts(what: Slip) -> list[tuple[str, bool]]:
    return [(run.text, run.down) for run in Sketch(what.sketch).runs]


def test_runs_across_and_down() -> None:
    assert texts(slip("..RENE", "BLEUIS")) == [
        ("RENE", False),
        ("BLEUIS", False),
        ("RE", True),
        ("EU", True),
        ("NI", True),
        ("ES", True),
    ]
    assert texts(slip("A B", ".", "C")) == []
    assert texts(slip()) == []


def test_rows_may_be_ragged() -> None:
    assert texts(slip("", "M", "E", " N")) == [("ME", True)]


def test_circles_and_letters_nobody_can_read() -> None:
    run = Sketch(["dE?I"]).runs[0]
    assert (run.word, sorted(run.circled), run.legible) == ("DE?I", [0], False)


@pytest.mark.article("2026", "6.2.1")
def test_places_in_the_direction_written_and_in_the_other() -> None:
    reading = Reading(EDGE, slip(*down("RIZ")))
    run = reading.runs[0]
    assert [str(place.ref) for place in reading.places(run)] == ["6F", "6G", "6H"]
    assert "G5" in {str(place.ref) for place in reading.turned(run)}


@pytest.mark.article("2026", "6.2.2")
def test_words_formed_crosswise_and_validity() -> None:
    good, bad = at(EDGE, slip(*down("RIZ")), "6H"), at(EDGE, slip(*down("RIZ")), "6G")
    assert (good.playable, good.valid, good.bad_words) == (True, True, ())
    assert (bad.playable, bad.valid, bad.bad_words) == (True, False, ("PASSEI",))


def test_letters_that_the_rack_lacks() -> None:
    place = at(RODE, slip(*down("MENTIR")), "9G")
    assert (place.missing, place.playable, place.scores) == ("E", False, frozenset())
    assert at(RODE, slip(*down("MENTIR")), "8G").missing == ""


def test_faults_at_one_square() -> None:
    assert at(RODE, slip(*down("MENTIR")), "8H").faults & Fault.CONFLICT
    assert at(EDGE, slip("LIE"), "H6").faults & Fault.NOT_WHOLE
    assert at(EDGE, slip("LIE"), "H6").completed == (Ref.parse("H1"), "PASSELIE")
    assert at(EDGE, slip("LIE"), "O14").faults & Fault.OFF_GRID


def test_every_way_to_use_the_joker_and_what_it_scores() -> None:
    circlings = {
        tuple(sorted(one.jokers)): (one.score, one.forced)
        for one in at(JOKER, slip(*down("DECLIC")), "8G").circlings
    }
    assert circlings == {(2,): (11, True), (5,): (8, True)}
    several = at(JOKER, slip(*down("COL")), "6G").circlings
    assert {(tuple(one.jokers), one.score, one.forced) for one in several} == {
        ((), 5, True),
        ((0,), 2, False),
        ((2,), 4, False),
    }


def test_two_jokers() -> None:
    where = situation("H5 RODE", rack="?TI?RAO", words="MENTIR RODE")
    circlings = at(where, slip(*down("MENTIR")), "8G").circlings
    assert [sorted(one.jokers) for one in circlings] == [[0, 2]]


@pytest.mark.article("2026", "5.3.2", "6.2.5")
def test_junction_letters_and_strays() -> None:
    place = at(RODE, slip(*CROSSED), "8G")
    assert (len(place.junction), len(place.outside), len(place.strays)) == (4, 3, 0)
    broken = at(RODE, slip("...M", "RIDE", *CROSSED[2:]), "8G")
    assert (len(broken.junction), len(broken.outside), len(broken.strays)) == (2, 1, 2)


def test_letters_inside_the_word_count_without_a_chain_outside() -> None:
    assert at(TRAIN, slip("ENTRAINES"), "H4").links == 5
    assert at(FEUX, slip(*down("FEUX")), "6G").links == 2


def test_extension_of_a_word_of_the_grid() -> None:
    assert at(TRAIN, slip("TRAINES"), "H6").extends == 5
    assert at(FEUX, slip(*down("FEUX")), "6G").extends == 2
    assert at(RODE, slip(*down("MENTIR")), "8G").extends == 1


@pytest.mark.parametrize(
    ("box", "written", "ref"),
    [
        (None, False, None),
        (" ", False, None),
        ("h 4", True, "H4"),
        ("15-A", True, "15A"),
        ("(8 G)", True, "8G"),
        ("H16", True, None),
        ("ici", True, None),
        ("P4", True, None),
    ],
)
def test_what_the_reference_box_names(box: str | None, written: bool, ref: str | None) -> None:
    reference = Reading(RODE, slip("AN", ref=box)).reference
    assert reference.written == written
    assert reference.ref == (Ref.parse(ref) if ref else None)


def test_the_word_played_is_the_run_that_explains_the_sketch() -> None:
    for where, what, word in (
        (RODE, slip(*CROSSED), "MENTIR"),
        (RENE, slip("..RENE", "BLEUIS"), "BLEUIS"),
        (ERAI, slip("ERAIT", "....A", "....P", "....E", "....Z"), "TAPEZ"),
        (RODE, slip("...M", "GODE", *CROSSED[2:]), "MENTIR"),
    ):
        main = word_played(Reading(where, what))
        assert main is not None
        assert main.word == word


def test_the_arbiter_may_name_the_word_played() -> None:
    drawn = ("...M.", "RODER", "...N.", "...T.", "...I.", "...R.")
    main = word_played(Reading(RODE, slip(*drawn, main=("RODER", "H"))))
    assert main is not None
    assert main.word == "RODER"


def test_other_words_apart_linked_or_none() -> None:
    def others(what: Slip) -> tuple[list[str], list[str]]:
        reading = Reading(RENE, what)
        main = word_played(reading)
        assert main is not None
        found = other_words(reading, main, reading.places(main))
        return [run.word for run in found.apart], [place.run.word for place in found.linked]

    assert others(slip("..RENE", "BLEUIS")) == ([], [])
    assert others(slip("BLEUIS", "", "SUBI")) == (["SUBI"], [])
    assert others(slip("BLEUIS", "", "RENE")) == ([], [])
    assert others(slip("BLEUIS", "", "BLEUIS")) == ([], [])


def test_a_sketch_read_the_other_way() -> None:
    assert [run.text for run in Sketch(["AB", "C"]).transposed.runs] == ["AC", "AB"]
    run = Sketch(["..AB"]).runs[0]
    assert Sketch(["..AB"]).transposed.runs[0] == run.transposed


def test_constructors_that_read_like_the_game() -> None:
    assert Slip.across("(D)ERIDERA", ref="H8", score=135) == Slip(("dERIDERA",), "H8", 135)
    assert Slip.down("MOT", score=7).sketch == ("M", "O", "T")
    assert Slip.down("MOT", faults=("late",)).faults == {"late"}


@pytest.mark.parametrize("rows", [("A1",), ("É",), ("a_b",), ("A",) * 31, ("A" * 31,)])
def test_what_is_no_sketch_is_refused(rows: tuple[str, ...]) -> None:
    with pytest.raises(Refusal):
        Slip(rows)


@given(st.lists(st.text("ABEN?a. ", max_size=15), max_size=4))
def test_the_number_of_readings_is_bounded(rows: list[str]) -> None:
    reading = Reading(RODE, Slip(tuple(rows)))
    assert len(reading.runs) <= 15 * 5 * 2
    for run in reading.runs:
        assert len(reading.places(run)) <= 15 * 14
        assert set(run.cells) <= set(reading.sketch.letters)
        for place in reading.places(run):
            assert place.junction.isdisjoint(place.strays)
            assert place.outside <= place.junction
            assert len(place.circlings) <= 1 + 9 + 36


@pytest.mark.article("2026", "5.1")
def test_a_slip_holds_sixty_letters_and_no_more() -> None:
    assert Slip(("ABCDEFGHIJKLMNO",) * 4).sketch
    with pytest.raises(Refusal, match="60"):
        Slip(("ABCDEFGHIJKLMNO",) * 4 + ("..A",))


@pytest.mark.article("2026", "5.3.1")
@pytest.mark.article("2010", "3.2.1")
@pytest.mark.article("2009", "3.2.1")
@pytest.mark.parametrize(
    ("written", "named"),
    [
        *(
            ("H1O", "H10"),
            ("HI0", "H10"),
            ("l3G", "13G"),
            ("Hl0", "H10"),
            ("H4 H", "H4"),
            ("4H vert.", "4H"),
            ("H4 V", None),
        ),
        *(("H4 horiz.", "H4"), ("4H vertical", "4H"), ("H1O H", "H10"), ("1O", "1O"), ("O10", "O10")),
        *(("LI", None), ("ZZ", None), ("H16", None), ("HV", None)),
    ],
)
def test_a_reference_is_read_as_people_write_it(written: str, named: str | None) -> None:
    found = Reading(RODE, Slip.across("RODE", ref=written)).reference
    assert found.written
    assert (None if found.ref is None else str(found.ref)) == named
