"""Whatever a person is called, his page says it, and nothing he wrote is taken for anything but words."""

import random
import re
from collections.abc import Callable

import pytest

from nonuple.documents import lists, notes, places, plain, press, sheets, wall
from nonuple.documents.html import html
from nonuple.documents.model import Document, House, Look
from nonuple.documents.values import (
    AtTable,
    Badge,
    MarkBlock,
    MarkLine,
    Occasion,
    PaperNote,
    PaperRanking,
    Placed,
    RoadLine,
)
from nonuple.errors import Refusal
from nonuple.texts import Language
from tests.documents.reading import (
    Picture,
    all_text,
    collisions,
    crossed,
    lines_of,
    outside,
    pages_of,
    png,
    squeezed,
)
from tests.documents.samples import VALUES, occasion

LONG = "Marie-Antoinette-Joséphine de La Rochefoucauld-Montmorency-Kergoat / Jean-Baptiste"
NAMES = (
    LONG,
    "X" * 80,
    "Ÿœæçñßøł Ðþşğž",
    "Παπαδόπουλος Νίκος",
    "Достоевский Фёдор",
    "Zoé 🎲🧩 Ünïcode",
    '#panic("x") $x$ *gras* _it_ <script>alert(1)</script> \\ @ref [a](b) `code`',
    "a",
)
SEATS = [
    AtTable(99_000 + place, name, name, "1A", name, f"12, {name}", "K7P", "http://a/b")
    for place, name in enumerate(NAMES)
]
PLACED = [
    Placed(place + 1, name, 1000 - place, -place, name, "1A", name, 99.9) for place, name in enumerate(NAMES)
]
OCCASION = Occasion(LONG, "14 novembre 2026", "partie 2", "duplicate")

DOCUMENTS: dict[str, Document] = {
    "road": sheets.road_sheets(
        [(seat, (RoadLine("ABCDEFG", "ANTICONSTITUTIO", "H8", "12"),)) for seat in SEATS], OCCASION, "fr"
    ),
    "marks": sheets.mark_sheets(
        [MarkBlock([MarkLine(seat.table, seat.name) for seat in SEATS], LONG, LONG)], (), OCCASION, "fr"
    ),
    "notes": notes.correction_notes(
        [
            PaperNote(
                seat.table,
                seat.name,
                24,
                "zero",
                0,
                "ANTICONSTITUTIO",
                "15O",
                99_999,
                said=(LONG,),
            )
            for seat in SEATS
        ],
        OCCASION,
        "fr",
    ),
    "cards": places.table_cards(SEATS, OCCASION, "fr"),
    "attribution": places.attribution(SEATS, OCCASION, "fr", issued=LONG),
    "badges": places.badges([Badge(LONG, "AB3D-EFGH", LONG, "4B")], OCCASION, "fr"),
    "codes": places.codes(SEATS, OCCASION, "fr", address=LONG),
    "results": wall.results(PaperRanking(PLACED), OCCASION, "fr"),
    "clubs": wall.results(PaperRanking(PLACED, clubs=((1, LONG, 3000),)), OCCASION, "fr", order="club"),
    "honours": wall.honours(PaperRanking(PLACED), OCCASION, "fr"),
    "diplomas": wall.diplomas(
        PaperRanking(PLACED), OCCASION, "fr", values=VALUES, count=len(PLACED), club=LONG
    ),
}


@pytest.mark.parametrize("name", DOCUMENTS)
@pytest.mark.parametrize("large", [False, True])
def test_the_longest_and_strangest_names_stay_where_they_belong(name: str, *, large: bool) -> None:
    pdf = press.pdf(DOCUMENTS[name], Look(large=large, house=House(LONG)))
    for number, page in enumerate(pages_of(pdf)):
        assert outside(page) == []
        assert collisions(page) == []
        assert crossed(page, lines_of(pdf, number)) == []


@pytest.mark.parametrize("name", ["road", "marks", "notes", "cards", "attribution", "results"])
def test_every_name_is_printed_whole_as_it_was_typed(name: str) -> None:
    printed = all_text(press.pdf(DOCUMENTS[name], Look()))
    for one in NAMES:
        typed = press.legible(one)
        assert all(squeezed(word) in printed for word in typed.split()), one


@pytest.mark.parametrize("document", [wall.results, wall.honours])
def test_a_name_too_long_for_a_line_is_broken_between_its_words(
    document: Callable[[PaperRanking, Occasion, Language], Document],
) -> None:
    name = "GICQUEL-DES-TOUCHES Guillemette Marie-Antoinette Bartholomée"
    club = "Scrabble Club de Saint-Jean-de-Maurienne et des Vallées voisines"
    games = tuple(f"P{game}" for game in range(1, 6))
    line = Placed(1, name, 4_930, -103, club, "1A", games=(1_012,) * 5)
    printed = "".join(
        page.text
        for page in pages_of(press.pdf(document(PaperRanking([line], games), OCCASION, "fr"), Look()))
    )
    words = re.split("[ -]", name if document is wall.honours else f"{name} {club}")
    assert [word for word in words if word not in printed] == []


def test_a_page_of_the_screen_runs_nothing_that_was_typed() -> None:
    page = html(DOCUMENTS["results"], Look(house=House("<b>", b"<svg onload='x'/>")))
    assert "<script" not in page
    assert "&lt;script&gt;" in page
    assert "onload" not in page


def test_names_of_chance_are_never_cut() -> None:
    chance = random.Random(18)
    signs = "abcdefghijklmnopqrstuvwxyzéèàçœ-' ABCDEFG"
    names = ["".join(chance.choices(signs, k=chance.randint(1, 80))).strip() or "a" for _ in range(60)]
    seats = [AtTable(place + 1, name) for place, name in enumerate(names)]
    for document in (
        places.attribution(seats, occasion("fr"), "fr"),
        places.table_cards(seats, occasion("fr"), "fr"),
    ):
        for page in pages_of(press.pdf(document, Look())):
            assert outside(page) == []
            assert collisions(page) == []


def test_namesakes_find_their_table_by_their_clubs() -> None:
    seats = [
        AtTable(34, "ANTOINE Noé", "Brest"),
        AtTable(62, "ANTOINE Noé", "Albi"),
        AtTable(7, "AMIEL Ana", "Vichy"),
    ]
    page = html(places.attribution(seats, occasion("fr"), "fr"), Look())
    assert "(Brest)" in page and "(Albi)" in page and "Vichy" not in page


def test_every_sign_that_is_kept_can_be_printed() -> None:
    """The press would refuse a sign that no font has."""
    signs = "".join(chr(code) for code in range(0x20, 0x2800) if press.legible(chr(code)) == chr(code))
    assert len(signs) > 1500
    occasion_of_all = Occasion(" ".join(signs[start : start + 20] for start in range(0, len(signs), 20)))
    for face in ("guide", "honours"):
        pdf = (
            lists.guide("chief", occasion_of_all, "fr")
            if face == "guide"
            else wall.honours(PaperRanking(PLACED), Occasion(signs), "fr")
        )
        assert press.pdf(pdf, Look())


def test_what_is_no_picture_is_no_logo() -> None:
    with pytest.raises(Refusal, match="SVG"):
        press.pdf(lists.guide("chief", OCCASION, "fr"), Look(house=House("Club", b"no picture")))


def test_a_club_has_its_name_and_its_picture_on_the_page() -> None:
    drawn = (
        b"<svg xmlns='http://www.w3.org/2000/svg' width='10' height='10'><rect width='10' height='10'/></svg>"
    )
    for logo in (drawn, png(Picture(9, 9, 1, bytes(81)))):
        for name in ("cards", "results", "diplomas"):
            look = Look(house=House("Les Embruns", logo))
            with_logo = press.pdf(DOCUMENTS[name], look)
            assert "LesEmbruns" in all_text(with_logo) or name == "diplomas"
            assert with_logo != press.pdf(DOCUMENTS[name], Look(house=House("Les Embruns")))
    assert "data:image/svg+xml;base64," in html(DOCUMENTS["results"], Look(house=House("", drawn)))


def test_of_equals_all_are_on_the_podium_first_of_their_series_and_have_their_diploma() -> None:
    lines = [Placed(1, f"Ana {n}", 900, -10, series="1B") for n in range(4)] + [Placed(5, "Bo Li", 800, -110)]
    told = plain.text(wall.honours(PaperRanking(lines), OCCASION, "fr"))
    assert all(told.count(f"Ana {n}") == 2 for n in range(4))
    made = wall.diplomas(PaperRanking(lines), OCCASION, "fr", values={}, count=3)
    assert len(made.sheets) == 4
