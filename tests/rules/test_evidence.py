"""Which tests show an article is collected from the tests and shipped."""

from pathlib import Path

from nonuple.rulebooks.table import PAGE, table
from nonuple.rulebooks.table import REFRESH as REFRESH_TABLE
from nonuple.rules.evidence import CHECKOUT, FILE, REFRESH, as_text, collect

TESTS = """
import pytest

@pytest.mark.article("2026", "1.2.1", "1.2.2")
@pytest.mark.article("2010", "2.6.1")
def test_premiums() -> None: ...

class TestBonus:
    @pytest.mark.parametrize("tiles", [7, pytest.param(8, marks=pytest.mark.article("2026", "4.8.3"))])
    @pytest.mark.article("2026", "1.2.3")
    def test_seven(self) -> None: ...

def test_unmarked() -> None: ...
"""


def test_marks_are_collected_with_the_names_pytest_gives(tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    (tests / "board").mkdir(parents=True)
    (tests / "board" / "test_score.py").write_text(TESTS, "utf-8")
    premiums = "tests/board/test_score.py::test_premiums"
    seven = "tests/board/test_score.py::TestBonus::test_seven"
    assert collect(tests) == {
        "2010": {"2.6.1": [premiums]},
        "2026": {"1.2.1": [premiums], "1.2.2": [premiums], "1.2.3": [seven], "4.8.3": [seven]},
    }


def test_the_shipped_evidence_is_up_to_date() -> None:
    expected = as_text(collect(CHECKOUT / "tests"))
    assert FILE.read_text("utf-8") == expected, f"marks have changed: run `{REFRESH}` and commit the result"


def test_the_page_of_all_articles_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == table(CHECKOUT / "tests"), f"refresh it: {REFRESH_TABLE}"
