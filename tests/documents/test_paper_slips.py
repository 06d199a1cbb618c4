"""A slip is where its layout says: squares, boxes, marks and code, for people and for cameras."""

import pytest

from nonuple.documents import press, slips
from nonuple.documents.model import CardSheets, Look, Paper, Rect, SlipForm
from tests.documents.reading import Picture, codes_in, photocopied, picture_of
from tests.documents.samples import SAMPLES, SEATED

DARK, LIGHT = 90, 200
PAPERS: tuple[Paper, ...] = ("a4", "letter")


def photo_slip(paper: Paper) -> Picture:
    forms = slips.numbered((84,), "fr", turns=8, game=2, event="Coupe")
    return picture_of(press.pdf(slips.slips(forms, "fr", paper, photo=True), Look(paper=paper)))


def middle(rect: Rect) -> tuple[float, float]:
    return rect.x + rect.width / 2, rect.y + rect.height / 2


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.article("2026", "3.1")
def test_table_reference_and_score_stand_at_the_right_from_top_to_bottom(paper: Paper) -> None:
    for layout in (slips.plain_layout("fr", paper), slips.photo_layout("fr", paper)):
        table, reference, score = (layout.boxes[name] for name in ("table", "reference", "score"))
        assert table.y < reference.y < score.y
        assert table.x == reference.x == score.x > layout.grid.x + layout.grid.width
        assert layout.strip.y > score.y + score.height
        width, height = layout.card
        for rect in (layout.grid, layout.strip, *layout.boxes.values(), *layout.marks):
            assert rect.x > 0 and rect.x + rect.width < width
            assert rect.y > 0 and rect.y + rect.height < height


@pytest.mark.parametrize("paper", PAPERS)
def test_a_camera_finds_three_marks_and_a_code_that_tells_table_and_turn(paper: Paper) -> None:
    picture, layout = photo_slip(paper), slips.photo_layout("fr", paper)
    for mark in layout.marks:
        assert picture.at(*middle(mark)) < DARK
    assert layout.code is not None
    rows = slips.qr_rows(slips.slip_code(2, 84, 1))
    side = layout.code.width / len(rows)
    for y, row in enumerate(rows):
        for x, module in enumerate(row):
            seen = picture.at(layout.code.x + (x + 0.5) * side, layout.code.y + (y + 0.5) * side)
            assert (seen < DARK) is (module == 1), (x, y)


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("large", [False, True])
def test_a_telephone_reads_the_codes_of_a_page_even_when_it_is_badly_copied(
    paper: Paper, *, large: bool
) -> None:
    look = Look(paper=paper, large=large)
    turns = 4 if large else 8
    asked = {
        "slips-photo": {slips.slip_code(2, 84, turn) for turn in range(1, turns + 1)},
        "codes": {seat.link for seat in SEATED[: 12 if large else 24]},
        "table-cards": {SEATED[0].link},
        "badges": {"AB3D-EFGH"},
    }
    for name, expected in asked.items():
        page = picture_of(press.pdf(SAMPLES[name]("fr", paper), look), dots_a_millimetre=8)
        assert codes_in(page) == expected, name
        assert codes_in(photocopied(page)) == expected, name


@pytest.mark.parametrize("paper", PAPERS)
def test_squares_are_clean_inside(paper: Paper) -> None:
    picture, layout = photo_slip(paper), slips.photo_layout("fr", paper)
    wide, high = layout.grid.width / layout.columns, layout.grid.height / layout.rows
    for column in range(layout.columns):
        for row in range(layout.rows):
            for part in (0.25, 0.5, 0.75):
                x, y = layout.grid.x + (column + part) * wide, layout.grid.y + (row + part) * high
                assert picture.at(x, y) > LIGHT


def test_a_blank_photo_slip_has_a_hollow_fourth_corner() -> None:
    picture = picture_of(press.pdf(slips.slips((), "fr", photo=True), Look()))
    layout = slips.photo_layout("fr", "a4")
    assert layout.code is not None
    x, y = layout.code.x + layout.code.width - 2, layout.code.y + layout.code.height - 2
    assert picture.at(x, y) > LIGHT
    assert picture.at(x + 2 - 0.2, y) < DARK


def test_the_last_page_is_filled_up() -> None:
    (sheet,) = slips.slips([SlipForm("7")] * 9, "fr").sheets
    assert isinstance(sheet, CardSheets)
    assert len(sheet.cards) == 2 * slips.ON_A_PAGE


@pytest.mark.parametrize("turn", [1, 24])
def test_a_code_has_as_few_modules_as_a_code_can_have(turn: int) -> None:
    assert len(slips.qr_rows(slips.slip_code(9, 99_999, turn))) == 21
