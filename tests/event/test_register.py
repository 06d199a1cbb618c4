"""A person registers once: found again in another event, never taken for a namesake; clubs asked about."""

from collections import Counter

import pytest

from nonuple.event.importing import enter, read_into
from nonuple.people.clubs import doubtful, may_be, same_spelling
from nonuple.people.lists import ColumnProfile
from nonuple.people.register import PeopleRegister
from tests.event.events import EMPTY, alone, person

NOBODY = ColumnProfile()


def test_a_licence_tells_who_it_is_whatever_the_club() -> None:
    register = PeopleRegister([person("1", "DUPONT Anne", licence="11", club="Brest", series="4B")])
    found = register.find(person("x", "Anne Dupont", licence="11", club="Lorient"))
    assert found is not None and found.series == "4B"
    assert register.find(person("x", "Anne Dupont", licence="12", club="Brest")) is None


def test_of_two_records_the_later_holds_and_says_what_it_leaves_out_as_before() -> None:
    register = PeopleRegister(
        [
            person("1", "DUPONT Anne", licence="11", club="Brest", series="4B", category="S"),
            person("7", "Anne DUPONT", licence="11", club="Lorient", series="4A"),
        ]
    )
    found = register.find(person("x", "DUPONT Anne"))
    assert found is not None and (found.club, found.series, found.category) == ("Lorient", "4A", "S")


def test_namesakes_are_told_apart_by_club_then_by_category_else_nobody_is_meant() -> None:
    register = PeopleRegister(
        [
            person("1", "MARTIN Luc", licence="22", club="Albi", category="S"),
            person("2", "MARTIN Luc", licence="33", club="Caen", category="V"),
        ]
    )
    assert register.find(person("x", "Luc Martin")) is None
    by_club = register.find(person("x", "Luc Martin", club="caen"))
    by_age = register.find(person("x", "Luc Martin", category="S"))
    assert by_club is not None and by_club.licence == "33"
    assert by_age is not None and by_age.licence == "22"
    assert register.perhaps(person("x", "Luc Martin", club="Lyon")) is None


def test_people_are_proposed_by_the_beginnings_of_names_and_by_licence_once_three_letters_are_typed() -> None:
    register = PeopleRegister([person("1", "DUPONT Anne", licence="4711"), person("2", "DUPUIS Luc")])
    assert [one.name for one in register.proposals("dup", 8)] == ["DUPONT Anne", "DUPUIS Luc"]
    assert [one.name for one in register.proposals("ann dup", 8)] == ["DUPONT Anne"]
    assert [one.name for one in register.proposals("471", 8)] == ["DUPONT Anne"]
    assert [one.name for one in register.proposals("DUP", 1)] == ["DUPONT Anne"]
    assert list(register.proposals("du", 8)) == list(register.proposals("  ", 8)) == []


# Clubs


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Embruns", "Les Embruns"),
        ("Rade", "Rade et Rivière"),
        ("Embrunz", "Embruns"),
        ("Brest", "Club de Brest"),
    ],
)
def test_a_club_spelled_in_two_ways_may_be_one(one: str, other: str) -> None:
    assert may_be(one, other) and may_be(other, one)


@pytest.mark.parametrize(
    ("one", "other"),
    [("Armor 1", "Armor 2"), ("Armor", "Armor 2"), ("Nord", "Sud"), ("Le", "La"), ("Albi", "Alba")],
)
def test_numbers_and_other_words_tell_clubs_apart(one: str, other: str) -> None:
    assert not may_be(one, other)


def test_accents_and_capitals_make_no_other_club() -> None:
    written = Counter({"PRESQU'ILE": 1, "Presqu’île": 3})
    assert same_spelling(written, ()) == {"PRESQU'ILE": "Presqu’île", "Presqu’île": "Presqu’île"}
    assert same_spelling(written, ["Presqu'Île"])["Presqu’île"] == "Presqu'Île"
    assert doubtful(written, ()) == {}


def test_one_is_asked_about_a_club_that_may_be_one_other_and_not_about_one_that_may_be_two() -> None:
    written = Counter({"Paris": 2, "Paris Est": 5, "Paris Ouest": 5, "Embruns": 1, "Les Embruns": 4})
    assert doubtful(written, ()) == {"Embruns": "Les Embruns"}
    assert doubtful(written, written) == {}


ROWS = [
    ["Nom", "Club", "Partenaire"],
    ["Anne", "Les Embruns", ""],
    ["Bob", "Les Embruns", ""],
    ["Cléo", "Embruns", "Dan"],
    ["Dan", "Vallon", "Cléo"],
    ["Eve", "Vallon", ""],
]


def test_lines_wait_with_their_partners_until_the_question_about_their_club_is_answered() -> None:
    read = read_into(EMPTY, ROWS, NOBODY)
    assert [(one.key, str(one), one.lines) for one in read.questions] == [
        ("club:Embruns", "« Embruns » et « Les Embruns » : le même club ?", [4])
    ]
    assert (read.waiting, [one.name for one in read.people]) == (frozenset({4, 5}), ["Anne", "Bob", "Eve"])


@pytest.mark.parametrize(("answer", "club"), [(True, "Les Embruns"), (False, "Embruns")])
def test_an_answer_says_which_club_it_is(answer: bool, club: str) -> None:
    read = read_into(EMPTY, ROWS, NOBODY, answers={"club:Embruns": answer})
    assert (read.waiting, len(read.people), len(read.entries)) == (frozenset(), 5, 4)
    assert next(one.club for one in read.people if one.name == "Cléo") == club


def test_a_club_of_the_event_is_spelled_as_it_is_there() -> None:
    event = alone(person("1", "Anne", club="Les Embruns"))
    read = read_into(event, [["Nom", "Club"], ["Bob", "LES EMBRUNS"], ["Cléo", "Embruns"]], NOBODY)
    assert [one.club for one in read.people] == ["Les Embruns"]
    assert [one.key for one in read.questions] == ["club:Embruns"]


def test_one_known_under_another_club_is_asked_about_and_entered_as_answered() -> None:
    register = PeopleRegister([person("1", "DUPONT Anne", licence="11", club="Brest", series="4B")])
    rows = [["Nom", "Club"], ["Anne Dupont", "Lorient"]]
    read = read_into(EMPTY, rows, NOBODY, register)
    (asked,) = read.questions
    assert (asked.lines, read.people) == ([2], [])
    assert "11, Brest, 4B" in str(asked)
    for answer, licence in ((True, "11"), (False, "")):
        (anne,) = read_into(EMPTY, rows, NOBODY, register, {asked.key: answer}).people
        assert (anne.licence, anne.club) == (licence, "Lorient")


def test_one_who_is_in_the_event_already_is_not_asked_about() -> None:
    register = PeopleRegister([person("1", "DUPONT Anne", licence="11", club="Brest")])
    rows = [["Nom", "Club"], ["Anne Dupont", "Lorient"]]
    event = enter(EMPTY, read_into(EMPTY, rows, NOBODY))
    assert read_into(event, rows, NOBODY, register).questions == []
