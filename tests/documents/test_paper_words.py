"""What pages say in so many words: why a note is sent, days, ordinals, names in bold."""

import re

import pytest
from msgspec.structs import replace

from nonuple.documents import lists, notes, places, plain, press, sheets
from nonuple.documents.deadlines import appeals_told
from nonuple.documents.model import Look, Span
from nonuple.documents.places import surname_first
from nonuple.documents.press import UNKNOWN, legible
from nonuple.documents.sheets import _rings
from nonuple.documents.values import AtTable, MarkBlock, Marked, MarkLine, Occasion
from nonuple.documents.voice import Voice, raised
from nonuple.ledger.wording import GRID_AT_FAULT
from nonuple.slips.verdict import Code
from nonuple.texts import Language
from nonuple.texts.verdicts import ASKED
from tests.documents.reading import pages_of
from tests.documents.samples import NOTES


@pytest.mark.article("2026", "6.8")
def test_a_note_tells_every_ground_and_how_a_penalty_is_counted() -> None:
    zero, warning, penalty, average, *_ = (
        plain.text(notes.correction_notes((note,), Occasion(), "fr")) for note in NOTES
    )
    assert "PANGE n’est pas admis. Art.\u00a06.7" in zero
    assert "Référence ou sens du mot inversés. Art.\u00a06.5" in warning
    assert "34 − 5 = 29.".replace(" ", "\u00a0") in penalty
    assert "PANGE n’est pas admis. Même faute qu’à un coup précédent, non notifiée à temps." in average


@pytest.mark.parametrize("code", Code)
def test_what_a_note_asks_for_a_ground_has_ten_words_at_most(code: Code) -> None:
    for said in ASKED[code]:
        assert len(re.findall(r"[^\W_]+(?:['-][^\W_]+)*", said)) <= 10
        assert said.endswith(".")
    card = plain.text(notes.correction_notes((replace(NOTES[4], grounds=(code,)),), Occasion(), "en"))
    assert ASKED[code].en in " ".join(card.split()).replace("’", "'")


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


@pytest.mark.parametrize("code", Code)
def test_a_note_asks_to_check_the_grid_where_the_grid_is_at_fault_and_nowhere_else(code: Code) -> None:
    card = plain.text(notes.correction_notes((replace(NOTES[0], grounds=(code,)),), Occasion(), "fr"))
    assert ("Vérifiez votre grille" in card) == (code in GRID_AT_FAULT)


def test_a_note_shows_the_slip_as_it_was_drawn_and_the_place_that_was_understood() -> None:
    drawn = plain.text(notes.correction_notes((NOTES[5],), Occasion(), "fr"))
    assert "..o....\n..N....\n..E....\n.AYINS.\nRéf. 12E\nScore 30" in drawn.replace("\t", "\n")
    assert "Place comprise\u00a0: 12D" in drawn
    assert "......NoE" not in drawn and "\n...P..S\n" in drawn.replace("....P", "...P")


@pytest.mark.article("2026", "6.5")
def test_a_note_marks_the_box_that_is_at_fault_and_no_other() -> None:
    for note, boxes in zip(NOTES, ("", "Réf.", "Réf.", "", "Réf.", "Réf. Score", "Score", ""), strict=True):
        written = notes._drawn(note, Voice("fr"))
        assert " ".join(label for label, _, wrong in written.boxes if wrong) == boxes


@pytest.mark.article("2026", "7.3")
@pytest.mark.article("2010", "5.3")
@pytest.mark.parametrize(
    ("edition", "told"),
    [
        ("2026", "Recours avant la partie suivante\u00a0; après la dernière\u00a0: 15 minutes (7.3)"),
        ("2010", "Recours possible (5.3)"),
        ("2009", "Recours possible (5.3)"),
        ("box", ""),
    ],
)
def test_paper_says_of_appeals_what_the_rulebook_played_says(edition: str, told: str) -> None:
    assert appeals_told(edition, "fr") == told
    seat = AtTable(1, "Martin Ève")
    card = plain.text(places.table_cards((seat,), Occasion(appeal=told), "fr"))
    assert ("ecours" in card) == bool(told) and told in card


@pytest.mark.article("2026", "4.4")
@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_printed_page_announces_the_word_in_the_order_of_the_rulebook(language: Language) -> None:
    order = {
        "fr": ("points, sens, place, mot, épellation, mots formés", "mot, place, score"),
        "en": ("points, direction, place, word, spelling, words formed", "word, place, score"),
    }[language]
    sheet = plain.text(sheets.announcement_sheet((), Occasion(), language))
    guide = " ".join(plain.text(lists.guide("chief", Occasion(), language)).split())
    for page in (sheet, guide.replace("\u00a0", " ")):
        first, again = (page.find(words) for words in order)
        assert 0 < first < again
    columns = next(line for line in sheet.splitlines() if "\t" in line).split("\t")
    assert (
        columns[3:]
        == {
            "fr": ["Pts", "Sens", "Réf.", "Mot", "Mots formés"],
            "en": ["Pts", "Way", "Ref.", "Word", "Words formed"],
        }[language]
    )


@pytest.mark.article("2026", "6.6")
def test_a_mark_sheet_has_points_that_can_be_added_up() -> None:
    """A penalty is taken off already, and nothing beside the points asks to take it off again."""
    line = MarkLine(1, "Martin Ève", [Marked(60, "penalty"), Marked(20)])
    page = plain.text(sheets.mark_sheets([MarkBlock([line])], (65, 20), Occasion(), "fr"))
    assert "60p" in page and "60−5" not in page
    assert "pénalité de 5 déjà ôtée" in page


def test_signs_that_nobody_sees_print_as_a_square_and_stop_no_paper() -> None:
    assert legible("Bel\x07 \u202eIda\x1b\nLigne") == f"Bel{UNKNOWN} {UNKNOWN}Ida{UNKNOWN}\nLigne"
    unseen = [
        chr(code)
        for code in (*range(9), *range(14, 0x20), *range(0x7F, 0xA0), 0x2028, 0x202E, 0xFEFF, 0xFFFE)
    ]
    named = f"{' '.join(unseen)} \\u0007 \\\\"
    page = lists.word_list([("MOT", named)], "fr", title=named, source=named)
    sheet, *_ = pages_of(press.pdf(page, Look()))
    assert sheet.text.count(UNKNOWN) >= len(unseen)
    assert "\\u0007 \\\\" in sheet.text
