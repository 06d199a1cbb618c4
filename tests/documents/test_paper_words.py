"""What pages say in so many words: why a note is sent, days, ordinals, names in bold."""

import pytest
from msgspec.structs import replace

from nonuple.documents import notes, plain
from nonuple.documents.model import Span
from nonuple.documents.places import surname_first
from nonuple.documents.press import UNKNOWN, legible
from nonuple.documents.sheets import _rings
from nonuple.documents.values import Occasion
from nonuple.documents.voice import Voice, raised
from nonuple.texts.documents import GRID_AT_FAULT, TICKS
from tests.documents.samples import NOTES


@pytest.mark.article("2026", "6.8")
def test_a_note_tells_every_ground_and_how_a_penalty_is_counted() -> None:
    zero, warning, penalty, average = (
        plain.text(notes.correction_notes((note,), Occasion(), "fr")) for note in NOTES
    )
    assert "PANGE n’est pas admis. Art.\u00a06.7" in zero
    assert "Référence ou sens du mot inversés. Art.\u00a06.5" in warning
    assert "34 − 5 = 29." in penalty
    assert "PANGE n’est pas admis. Même faute qu’à un coup précédent, non notifiée à temps." in average


def test_days_are_said_as_people_say_them() -> None:
    assert Voice("fr").day("2026-11-14T15:09") == "14 novembre 2026"
    assert Voice("fr").day("2026-05-01") == "1er mai 2026"
    assert Voice("en").day("2026-08-03") == "3 August 2026"


def test_the_end_of_an_ordinal_is_raised() -> None:
    assert raised("dès le 4e") == ("dès le 4", Span("e", "raised"))
    assert raised("1re place") == ("1", Span("re", "raised"), " place")
    assert raised("ring 4: −5") == ("ring 4: −5",)


@pytest.mark.parametrize(
    ("name", "surname"),
    [("Le Goff Denis", "Le Goff"), ("Da Costa Olga", "Da Costa"), ("Martin Ève", "Martin"), ("Le Ève", "Le")],
)
def test_a_surname_is_bold_with_its_particle(name: str, surname: str) -> None:
    first, *_ = surname_first(name)
    assert first == Span(surname, "bold")


@pytest.mark.parametrize(
    ("warnings", "rings"), [(0, "○ ○ ○ ◌"), (2, "● ● ○ ◌"), (4, "● ● ● ●"), (6, "● ● ● ● ● ●")]
)
@pytest.mark.article("2026", "6.5")
def test_warnings_fill_their_rings_and_the_one_that_costs_is_dotted(warnings: int, rings: str) -> None:
    assert _rings(warnings, 3) == rings


@pytest.mark.parametrize("code", sorted({code for codes in TICKS.values() for code in codes}))
def test_a_note_asks_to_check_the_grid_where_the_grid_is_at_fault_and_nowhere_else(code: str) -> None:
    [*named, check] = TICKS
    found = list(notes._ticked((code,), checks=notes._check_grid(replace(NOTES[0], grounds=(code,)))))
    ticked = {list(TICKS)[place] for place in found}
    assert ticked - {check} == {text for text in named if code in TICKS[text]}
    assert (check in ticked) == (code in GRID_AT_FAULT)


def test_signs_that_nobody_sees_print_as_a_square_and_stop_no_paper() -> None:
    assert legible("Bel\x07 \u202eIda\x1b\nLigne") == f"Bel{UNKNOWN} {UNKNOWN}Ida{UNKNOWN}\nLigne"
